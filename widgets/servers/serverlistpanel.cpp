// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/serverlistpanel.h"

#include "common/emptystate.h"
#include "common/linelabel.h"
#include "common/theme.h"
#include "engine/serverconnection.h"
#include "servers/consentdialog.h"
#include "servers/pastedialog.h"
#include "servers/serverdelegate.h"
#include "servers/serverdialog.h"
#include "servers/serverlistmodel.h"
#include "servers/serverstore.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

QToolButton *buttonFor(QAction *action, Qt::ToolButtonStyle style, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(action->objectName() + u"Button"_s);
    button->setDefaultAction(action);
    button->setToolButtonStyle(style);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

ServerListPanel::ServerListPanel(ServerListModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_view(new QListView(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
    , m_problem(new QLabel(this))
{
    setObjectName(u"serverListPanel"_s);
    createActions();

    m_view->setObjectName(u"serverList"_s);
    m_view->setModel(&m_model);
    m_view->setItemDelegate(new ServerDelegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setMouseTracking(true);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setDragDropOverwriteMode(false);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->installEventFilter(this);
    setFocusProxy(m_view);

    m_empty->setIcon(u"server"_s);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);

    auto *tools = new QHBoxLayout;
    tools->setContentsMargins(6, 2, 6, 4);
    tools->setSpacing(2);
    tools->addWidget(buttonFor(m_add, Qt::ToolButtonTextBesideIcon, this));
    tools->addWidget(buttonFor(m_paste, Qt::ToolButtonTextBesideIcon, this));
    tools->addStretch();
    tools->addWidget(buttonFor(m_edit, Qt::ToolButtonIconOnly, this));
    tools->addWidget(buttonFor(m_clone, Qt::ToolButtonIconOnly, this));
    tools->addWidget(buttonFor(m_remove, Qt::ToolButtonIconOnly, this));

    m_problem->setObjectName(u"serverStorageProblem"_s);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->setMargin(8);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(tools);
    column->addWidget(m_problem);
    column->addWidget(m_stack, 1);
    column->addWidget(createUndoBar());

    connect(m_empty, &EmptyState::actionTriggered, this, &ServerListPanel::demoRequested);
    connect(m_view, &QListView::customContextMenuRequested, this, &ServerListPanel::showMenu);
    connect(m_view, &QListView::activated, this, &ServerListPanel::connectCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        updateState();
        emit currentChanged(current());
    });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_model, signal, this, &ServerListPanel::updateState);
    connect(&m_model, &QAbstractItemModel::rowsMoved, this, &ServerListPanel::updateState);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ServerListPanel::updateState);
    connect(&m_model.store(), &ServerStore::storageProblemChanged, this,
            &ServerListPanel::updateProblem);
    connect(&Theme::instance(), &Theme::changed, this, &ServerListPanel::updateProblem);
    retranslate();
    updateState();
    updateProblem();
    select(0);
}

ServerConnection *ServerListPanel::current() const
{
    return m_model.connection(currentRow());
}

void ServerListPanel::setCurrent(ServerConnection *connection)
{
    select(m_model.row(connection));
}

void ServerListPanel::connectServer(ServerConnection *connection)
{
    if (!connection || connection->isActive())
        return;
    if (m_model.needsConsent(m_model.row(connection)))
        askConsent(connection, false);
    else
        connection->start();
}

void ServerListPanel::showPasteDialog(const QString &text)
{
    auto *dialog = new PasteDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setText(text);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        int row = -1;
        const QList<Mcp::ServerEntry> entries = dialog->entries();
        for (const Mcp::ServerEntry &entry : entries)
            row = m_model.add(entry, ServerListModel::Lifetime::Kept);
        select(row);
    });
    dialog->open();
}

void ServerListPanel::showEditDialog(ServerConnection *connection)
{
    const int row = m_model.row(connection);
    if (row < 0)
        return;
    auto *dialog = new ServerDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setEntry(connection->entry());
    dialog->setNameCheck([this, server = QPointer(connection)](const QString &name) {
        return m_model.isNameFree(name, m_model.row(server));
    });
    // Who could start the command as it was may start it as they typed it now. A command that came
    // from outside and was never agreed to stays so.
    const bool mayStart = !m_model.needsConsent(row);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, server = QPointer(connection), mayStart] {
                const int now = m_model.row(server);
                if (now < 0)
                    return;
                const Mcp::ServerEntry entry = dialog->entry();
                if (mayStart)
                    (void)m_model.store().consents().give(entry);
                m_model.replace(now, entry);
                updateState();
            });
    dialog->open();
}

void ServerListPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

// The list's own keys; as shortcuts they would also work where they mean something else.
bool ServerListPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_view || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->matches(QKeySequence::Delete)) {
        m_remove->trigger();
        return true;
    }
    if (key->matches(QKeySequence::Undo) && m_undo->isEnabled()) {
        m_undo->trigger();
        return true;
    }
    return false;
}

QAction *ServerListPanel::createAction(const QString &name, const QString &icon,
                                       void (ServerListPanel::*slot)())
{
    auto *action = new QAction(Theme::instance().icon(icon), {}, this);
    action->setObjectName(name);
    addAction(action);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

void ServerListPanel::createActions()
{
    m_connect = createAction(u"connectServer"_s, u"connect"_s, &ServerListPanel::connectCurrent);
    m_stop = createAction(u"stopServer"_s, u"stop"_s, &ServerListPanel::stopCurrent);
    m_restart = createAction(u"restartServer"_s, u"restart"_s, &ServerListPanel::restartCurrent);
    m_add = createAction(u"addServer"_s, u"add"_s, &ServerListPanel::addServer);
    m_paste = createAction(u"pasteServers"_s, u"paste"_s, &ServerListPanel::paste);
    m_edit = createAction(u"editServer"_s, u"edit"_s, &ServerListPanel::editCurrent);
    m_clone = createAction(u"cloneServer"_s, u"clone"_s, &ServerListPanel::cloneCurrent);
    m_remove = createAction(u"removeServer"_s, u"remove"_s, &ServerListPanel::removeCurrent);
    m_undo = createAction(u"undoRemoveServer"_s, u"undo"_s, &ServerListPanel::undoRemove);
    m_up = createAction(u"moveServerUp"_s, u"up"_s, &ServerListPanel::moveUp);
    m_down = createAction(u"moveServerDown"_s, u"down"_s, &ServerListPanel::moveDown);
    m_keep = createAction(u"keepServer"_s, u"save"_s, &ServerListPanel::keepCurrent);
    m_copyTarget = createAction(u"copyServerTarget"_s, u"copy"_s, &ServerListPanel::copyTarget);
    m_copyJson = createAction(u"copyServerJson"_s, u"template"_s, &ServerListPanel::copyJson);

    m_connect->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    m_stop->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    m_restart->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    m_add->setShortcut(QKeySequence::New);
    m_paste->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_V);
    m_edit->setShortcut(Qt::Key_F2);
    m_up->setShortcut(Qt::ALT | Qt::Key_Up);
    m_down->setShortcut(Qt::ALT | Qt::Key_Down);
    for (QAction *own : {m_edit, m_up, m_down})
        own->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

QWidget *ServerListPanel::createUndoBar()
{
    m_undoBar = new QWidget(this);
    m_undoBar->setObjectName(u"undoBar"_s);
    m_undoBar->setAutoFillBackground(true);
    m_undoBar->setBackgroundRole(QPalette::AlternateBase);
    m_undoText = new LineLabel(m_undoBar);
    auto *row = new QHBoxLayout(m_undoBar);
    row->setContentsMargins(10, 6, 6, 6);
    row->addWidget(m_undoText, 1);
    row->addWidget(buttonFor(m_undo, Qt::ToolButtonTextBesideIcon, m_undoBar));
    auto *close = new QToolButton(m_undoBar);
    close->setObjectName(u"undoBarClose"_s);
    close->setAutoRaise(true);
    close->setIcon(Theme::instance().icon(u"clear"_s, Role::Muted));
    row->addWidget(close);
    connect(close, &QToolButton::clicked, m_undoBar, &QWidget::hide);
    m_undoBar->hide();
    return m_undoBar;
}

void ServerListPanel::retranslate()
{
    const auto name = [](QAction *action, const QString &text, const QString &hint) {
        action->setText(text);
        action->setToolTip(hint);
        action->setStatusTip(hint);
    };
    name(m_connect, tr("Connect"), tr("Start the server and open a session"));
    name(m_stop, tr("Stop"), tr("End the session and the server's process"));
    name(m_restart, tr("Restart"), tr("Stop, then connect again"));
    name(m_add, tr("Add server…"), tr("Add a server by filling in a form"));
    m_add->setIconText(tr("Add"));
    name(m_paste, tr("Paste servers…"), tr("Add servers from JSON, a command line or a URL"));
    m_paste->setIconText(tr("Paste"));
    name(m_edit, tr("Edit server…"), tr("Change the selected server"));
    name(m_clone, tr("Clone server"), tr("Make a copy of the selected server"));
    name(m_remove, tr("Remove server"),
         tr("Take the selected server out of the list; this can be undone"));
    name(m_undo, tr("Undo"), tr("Bring the removed server back"));
    name(m_up, tr("Move server up"), tr("Move the selected server up"));
    name(m_down, tr("Move server down"), tr("Move the selected server down"));
    name(m_keep, tr("Keep in the list"), tr("Save this server, so that it is here the next time"));
    name(m_copyTarget, tr("Copy command or URL"), tr("Copy as one shell line"));
    name(m_copyJson, tr("Copy as JSON"), tr("Copy in the mcpServers shape"));

    m_view->setAccessibleName(tr("Servers"));
    m_empty->setTitle(tr("No servers yet"));
    m_empty->setText(tr("Add a server by its command or URL, or paste its JSON. To look around "
                        "first, connect the demo server "
                        "that comes with Vitrine."));
    m_empty->setAction(tr("Connect the demo server"), u"play"_s);
    if (auto *close = m_undoBar->findChild<QToolButton *>(u"undoBarClose"_s)) {
        close->setAccessibleName(tr("Hide"));
        close->setToolTip(tr("Hide"));
    }
    m_undoText->setText(tr("Removed “%1”").arg(m_model.removedName()));
    updateProblem();
}

void ServerListPanel::updateState()
{
    const int row = currentRow();
    const ServerConnection *server = m_model.connection(row);
    m_stack->setCurrentWidget(m_model.rowCount() == 0 ? static_cast<QWidget *>(m_empty) : m_view);
    const bool active = server && server->isActive();
    const bool closing = active && server->status().state == Mcp::SessionStatus::State::Closing;
    m_connect->setEnabled(server && !active);
    m_stop->setEnabled(active && !closing);
    m_restart->setEnabled(active);
    for (QAction *action : {m_edit, m_clone, m_remove, m_copyTarget, m_copyJson})
        action->setEnabled(server != nullptr);
    m_undo->setEnabled(!m_model.removedName().isEmpty());
    m_keep->setEnabled(server && !m_model.isKept(row));
    m_up->setEnabled(row > 0 && m_model.isKept(row) == m_model.isKept(row - 1));
    m_down->setEnabled(row >= 0 && row + 1 < m_model.rowCount() &&
                       m_model.isKept(row) == m_model.isKept(row + 1));
}

void ServerListPanel::updateProblem()
{
    QStringList lines;
    if (const auto &problem = m_model.store().storageProblem())
        lines.append(tr("Changes to this list are not saved: %1").arg(problem->toString()));
    for (const Mcp::Error &skipped : m_model.store().catalogue().problems())
        lines.append(tr("Not shown, but kept in the file: %1").arg(skipped.toString()));
    m_problem->setText(lines.join(u'\n'));
    m_problem->setVisible(!lines.isEmpty());
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, Theme::instance().color(Role::Warn));
    m_problem->setPalette(ink);
}

void ServerListPanel::showMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (m_view->indexAt(place).isValid()) {
        menu->addActions({m_connect, m_stop, m_restart});
        menu->addSeparator();
        menu->addActions({m_edit, m_clone, m_keep, m_remove});
        menu->addSeparator();
        menu->addActions({m_up, m_down});
        menu->addSeparator();
        menu->addActions({m_copyTarget, m_copyJson});
    } else {
        menu->addActions({m_add, m_paste, m_undo});
    }
    menu->popup(m_view->viewport()->mapToGlobal(place));
}

void ServerListPanel::addServer()
{
    auto *dialog = new ServerDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameCheck([this](const QString &name) { return m_model.isNameFree(name); });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const Mcp::ServerEntry entry = dialog->entry();
        // Typed by hand, with the argument vector in view: that is the consent.
        (void)m_model.store().consents().give(entry);
        select(m_model.add(entry, ServerListModel::Lifetime::Kept));
    });
    dialog->open();
}

void ServerListPanel::paste()
{
    // What is on the clipboard is offered only if it looks like a configuration.
    const QString text = QGuiApplication::clipboard()->text();
    const bool fits = text.contains(u'{') &&
                      (text.contains(u"command"_s) || text.contains(u"url"_s, Qt::CaseInsensitive));
    showPasteDialog(fits ? text : QString());
}

void ServerListPanel::editCurrent()
{
    showEditDialog(current());
}

void ServerListPanel::cloneCurrent()
{
    select(m_model.clone(currentRow()));
}

void ServerListPanel::removeCurrent()
{
    const int row = currentRow();
    if (row < 0)
        return;
    m_model.remove(row);
    m_undoText->setText(tr("Removed “%1”").arg(m_model.removedName()));
    m_undoBar->show();
    updateState();
    select(qMin(row, m_model.rowCount() - 1));
}

void ServerListPanel::undoRemove()
{
    select(m_model.undoRemove());
    m_undoBar->hide();
    updateState();
}

void ServerListPanel::moveUp()
{
    m_model.move(currentRow(), currentRow() - 1);
}

void ServerListPanel::moveDown()
{
    m_model.move(currentRow(), currentRow() + 1);
}

void ServerListPanel::keepCurrent()
{
    m_model.keep(currentRow());
    updateState();
}

void ServerListPanel::connectCurrent()
{
    connectServer(current());
}

void ServerListPanel::stopCurrent()
{
    if (ServerConnection *server = current())
        server->stop();
}

void ServerListPanel::restartCurrent()
{
    ServerConnection *server = current();
    if (!server)
        return;
    // The entry may have been changed while it ran.
    if (m_model.needsConsent(currentRow()))
        askConsent(server, true);
    else
        server->restart();
}

void ServerListPanel::copyTarget()
{
    if (const ServerConnection *server = current())
        QGuiApplication::clipboard()->setText(server->entry().target());
}

void ServerListPanel::copyJson()
{
    const ServerConnection *server = current();
    if (!server)
        return;
    Mcp::Json servers = Mcp::Json::object();
    servers.set(server->entry().name, server->entry().toJson());
    Mcp::Json file = Mcp::Json::object();
    file.set(u"mcpServers", std::move(servers));
    QGuiApplication::clipboard()->setText(file.toText(Mcp::Json::Format::Indented));
}

void ServerListPanel::askConsent(ServerConnection *connection, bool restart)
{
    const Mcp::ServerEntry shown = connection->entry();
    auto *dialog = new ConsentDialog(shown, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, server = QPointer(connection), shown, restart] {
                // Only what was shown was agreed to.
                if (!server || server->entry() != shown)
                    return;
                (void)m_model.store().consents().give(shown);
                if (restart)
                    server->restart();
                else
                    server->start();
            });
    dialog->open();
}

int ServerListPanel::currentRow() const
{
    return m_view->currentIndex().row();
}

void ServerListPanel::select(int row)
{
    if (row >= 0 && row < m_model.rowCount())
        m_view->setCurrentIndex(m_model.index(row));
}

} // namespace Vitrine
