// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/cataloguelistpane.h"

#include "capabilities/cataloguedelegate.h"
#include "capabilities/cataloguemodel.h"
#include "capabilities/serverport.h"
#include "common/emptystate.h"
#include "common/linelabel.h"
#include "results/banner.h"
#include "results/resultwords.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Mcp::CatalogueItem;
using Mcp::CatalogueList;
using Mcp::ListKind;
using State = Mcp::CatalogueList::State;

namespace {

QString counted(ListKind kind, qsizetype count)
{
    const QString number = QLocale().toString(count);
    switch (kind) {
    case ListKind::Tools:
        return count == 1 ? CatalogueListPane::tr("1 tool")
                          : CatalogueListPane::tr("%1 tools").arg(number);
    case ListKind::Resources:
        return count == 1 ? CatalogueListPane::tr("1 resource")
                          : CatalogueListPane::tr("%1 resources").arg(number);
    case ListKind::ResourceTemplates:
        return count == 1 ? CatalogueListPane::tr("1 template")
                          : CatalogueListPane::tr("%1 templates").arg(number);
    case ListKind::Prompts:
        break;
    }
    return count == 1 ? CatalogueListPane::tr("1 prompt")
                      : CatalogueListPane::tr("%1 prompts").arg(number);
}

} // namespace

CatalogueListPane::CatalogueListPane(const QList<ListKind> &kinds, QWidget *parent)
    : QWidget(parent)
    , m_model(new CatalogueModel(kinds, this))
    , m_delegate(new CatalogueDelegate(this))
    , m_search(new QLineEdit(this))
    , m_refresh(new QToolButton(this))
    , m_status(new LineLabel(this))
    , m_banner(new Banner(this))
    , m_pages(new QStackedWidget(this))
    , m_view(new QListView)
    , m_empty(new EmptyState)
{
    setObjectName(u"catalogueList"_s);
    setMinimumWidth(180);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    addSearchRow(layout);
    m_status->setObjectName(u"listStatus"_s);
    m_status->setRole(Role::Muted);
    layout->addWidget(m_status);
    m_banner->setObjectName(u"listBanner"_s);
    m_banner->hide();
    layout->addWidget(m_banner);
    createView();
    m_empty->setObjectName(u"listEmpty"_s);
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_empty);
    layout->addWidget(m_pages, 1);

    m_ticks.setInterval(1s);
    connect(&m_ticks, &QTimer::timeout, this, &CatalogueListPane::updateState);
    connect(m_empty, &EmptyState::actionTriggered, this, &CatalogueListPane::emptyAction);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model->setFilter(text);
        restoreCurrent();
        updateState();
    });
    updateState();
}

void CatalogueListPane::addSearchRow(QVBoxLayout *layout)
{
    m_search->setObjectName(u"searchCatalogue"_s);
    const QString hint = m_model->kinds().first() == ListKind::Tools     ? tr("Search tools")
                         : m_model->kinds().first() == ListKind::Prompts ? tr("Search prompts")
                                                                         : tr("Search resources");
    m_search->setPlaceholderText(hint);
    m_search->setAccessibleName(hint);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);

    m_refresh->setObjectName(u"refreshCatalogue"_s);
    m_refresh->setIcon(Theme::instance().icon(u"refresh"_s, Role::Muted));
    m_refresh->setAutoRaise(true);
    m_refresh->setAccessibleName(tr("Read the list again"));
    m_refresh->setToolTip(tr("Read the list again (F5)"));
    connect(m_refresh, &QToolButton::clicked, this, &CatalogueListPane::refresh);

    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_search, 1);
    row->addWidget(m_refresh);
    layout->addLayout(row);
}

void CatalogueListPane::createView()
{
    m_view->setObjectName(u"catalogueView"_s);
    m_view->setAccessibleName(CatalogueModel::plural(m_model->kinds().first()));
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setUniformItemSizes(true);
    m_view->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setEditTriggers(QListView::NoEditTriggers);
    m_view->setMouseTracking(true);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CatalogueListPane::viewMoved);
    connect(m_view, &QListView::activated, this, &CatalogueListPane::activated);
}

void CatalogueListPane::setPort(ServerPort *port)
{
    if (m_port)
        m_port->disconnect(this);
    m_port = port;
    m_currentKey.clear();
    for (const ListKind kind : m_model->kinds())
        m_model->setList(kind, port ? port->list(kind) : CatalogueList{});
    if (port) {
        connect(port, &ServerPort::stateChanged, this, &CatalogueListPane::updateState);
        connect(port, &ServerPort::listChanged, this, &CatalogueListPane::takeList);
    }
    updateState();
    emit currentChanged();
}

void CatalogueListPane::takeList(ListKind kind)
{
    if (!m_port || !m_model->kinds().contains(kind))
        return;
    const CatalogueItem *before = current();
    const std::optional<CatalogueItem> old = before ? std::optional(*before) : std::nullopt;
    const int place = m_view->verticalScrollBar()->value();
    m_model->setList(kind, m_port->list(kind));
    restoreCurrent();
    m_view->verticalScrollBar()->setValue(place);
    updateState();
    const CatalogueItem *now = current();
    if (old != (now ? std::optional(*now) : std::nullopt))
        emit currentChanged();
}

void CatalogueListPane::restoreCurrent()
{
    m_isRestoring = true;
    m_view->setCurrentIndex(m_model->find(m_currentKey));
    m_isRestoring = false;
}

void CatalogueListPane::viewMoved(const QModelIndex &index)
{
    // A reset takes the current row away before it is put back; that is nobody's choice.
    if (m_isRestoring || !index.isValid())
        return;
    const QString key = m_model->key(index);
    if (key == m_currentKey || key.isEmpty())
        return;
    m_currentKey = key;
    emit currentChanged();
}

// What the filter hides stays chosen: its form is still there on the right.
const CatalogueItem *CatalogueListPane::current() const
{
    if (m_currentKey.isEmpty())
        return nullptr;
    return m_model->itemByKey(m_currentKey);
}

ListKind CatalogueListPane::currentKind() const
{
    return m_currentKey.isEmpty() ? m_model->kinds().first()
                                  : ListKind(m_currentKey.section(u'/', 0, 0).toInt());
}

bool CatalogueListPane::select(ListKind kind, const QString &name)
{
    QModelIndex index = m_model->findName(kind, name);
    if (!index.isValid() && m_model->isFiltered()) {
        m_search->clear();
        index = m_model->findName(kind, name);
    }
    if (!index.isValid())
        return false;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
    return true;
}

void CatalogueListPane::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void CatalogueListPane::refresh()
{
    if (!m_port || !m_port->isReady())
        return;
    for (const ListKind kind : m_model->kinds())
        m_port->refresh(kind);
}

void CatalogueListPane::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::FontChange) {
        m_delegate->updateFonts();
        m_view->doItemsLayout();
    }
    QWidget::changeEvent(event);
}

bool CatalogueListPane::eventFilter(QObject *watched, QEvent *event)
{
    // From the search field straight into the list, without leaving the keyboard's home.
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<QKeyEvent *>(event);
        const bool isDown = press->key() == Qt::Key_Down;
        const bool isEnter = press->key() == Qt::Key_Return || press->key() == Qt::Key_Enter;
        if ((isDown || isEnter) && press->modifiers() == Qt::NoModifier && m_model->matches() > 0) {
            QModelIndex at = m_view->currentIndex();
            for (int row = 0; !m_model->item(at) && row < m_model->rowCount(); ++row)
                at = m_model->index(row);
            m_view->setCurrentIndex(at);
            m_view->setFocus(Qt::ShortcutFocusReason);
            return true;
        }
        if (press->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

bool CatalogueListPane::all(State state) const
{
    return std::ranges::all_of(m_model->kinds(),
                               [&](ListKind kind) { return m_model->list(kind).state == state; });
}

bool CatalogueListPane::any(State state) const
{
    return std::ranges::any_of(m_model->kinds(),
                               [&](ListKind kind) { return m_model->list(kind).state == state; });
}

QString CatalogueListPane::nouns() const
{
    switch (m_model->kinds().first()) {
    case ListKind::Tools:
        return tr("tools");
    case ListKind::Prompts:
        return tr("prompts");
    default:
        return tr("resources");
    }
}

QString CatalogueListPane::countText() const
{
    const QLocale locale;
    const qsizetype total = m_model->total();
    if (m_model->isFiltered())
        return tr("%1 of %2").arg(locale.toString(m_model->matches()), locale.toString(total));
    QStringList counts;
    for (const ListKind kind : m_model->kinds())
        counts += counted(kind, m_model->list(kind).items.size());
    return counts.join(u", "_s);
}

void CatalogueListPane::updateState()
{
    const bool isReady = m_port && m_port->isReady();
    const bool isLoading = isReady && any(State::Loading);
    m_refresh->setEnabled(isReady && !isLoading);
    if (!isLoading)
        m_loadingSince = {};
    else if (!m_loadingSince.isValid())
        m_loadingSince = QDateTime::currentDateTime();
    if (isLoading != m_ticks.isActive())
        isLoading ? m_ticks.start() : m_ticks.stop();

    QStringList status;
    if (m_model->total() > 0)
        status += countText();
    if (isLoading) {
        const qint64 seconds = m_loadingSince.secsTo(QDateTime::currentDateTime());
        status += seconds > 0 ? tr("reading for %1 s").arg(seconds) : tr("reading…");
    } else if (m_port && any(State::Stale)) {
        status += tr("changed on the server");
    } else if (m_model->total() > 0 && !isReady) {
        status += tr("from the last connection");
    } else if (const QDateTime readAt = m_model->list(m_model->kinds().first()).readAt;
               readAt.isValid()) {
        status += tr("read at %1").arg(readAt.toLocalTime().toString(u"HH:mm:ss"_s));
    }
    m_status->setText(status.join(u" · "_s));
    m_status->setVisible(!status.isEmpty());
    m_search->setEnabled(m_model->total() > 0);
    showBanner();

    if (m_model->matches() > 0) {
        m_pages->setCurrentWidget(m_view);
        return;
    }
    if (!m_port)
        showEmpty(u"server"_s, tr("No server is chosen"), tr("Choose one in the list of servers."));
    else if (m_model->total() > 0)
        showEmpty(u"search"_s, tr("Nothing matches"),
                  tr("No name, title or description has “%1”.").arg(m_search->text()),
                  tr("Clear the search"));
    else if (isLoading || (isReady && any(State::Unread)))
        showEmpty(u"clock"_s, tr("Reading the list"),
                  tr("%1 was asked for its %2.").arg(m_port->name(), nouns()));
    else if (!isReady && m_port->isActive())
        showEmpty(u"clock"_s, tr("Connecting"),
                  tr("The list is read as soon as %1 answers.").arg(m_port->name()));
    else if (!isReady)
        showEmpty(u"connect"_s, tr("Not connected"),
                  tr("Connect to %1 to see its %2.").arg(m_port->name(), nouns()), tr("Connect"));
    else if (any(State::Failed))
        showEmpty(u"error"_s, tr("The list could not be read"), {}, tr("Try again"));
    else if (all(State::Unsupported))
        showEmpty(u"info"_s, tr("This server offers no %1").arg(nouns()),
                  tr("It did not declare the capability. You can ask for the list all the same."),
                  tr("Ask all the same"));
    else
        showEmpty(u"info"_s, tr("The list is empty"),
                  tr("%1 has no %2 at the moment.").arg(m_port->name(), nouns()), tr("Read again"));
}

void CatalogueListPane::showBanner()
{
    m_banner->clearButtons();
    const auto failed = std::ranges::find_if(m_model->kinds(), [this](ListKind kind) {
        return m_model->list(kind).state == State::Failed;
    });
    m_banner->setVisible(m_port && failed != m_model->kinds().end());
    if (failed == m_model->kinds().end())
        return;
    const CatalogueList &list = m_model->list(*failed);
    const Mcp::Error error = list.error.value_or(Mcp::Error{});
    const OutcomeWords words = ResultWords::failure(error, std::chrono::nanoseconds(0));
    const QString cause =
        error.kind == Mcp::Error::Kind::Timeout ? tr("No answer in time.") : words.title;
    const QString title =
        list.items.isEmpty()
            ? tr("%1 could not be read").arg(CatalogueModel::plural(*failed))
            : tr("%1 could not be read to the end").arg(CatalogueModel::plural(*failed));
    m_banner->setMessage(Role::Error, u"error"_s, title, cause);
    const quint64 frame = error.frame.value_or(list.lastFrame);
    if (frame != Mcp::Frame::kNone) {
        QPushButton *show = m_banner->addButton(tr("Show frame"), u"showFrame"_s);
        connect(show, &QPushButton::clicked, this, [this, frame] { emit frameRequested(frame); });
    }
}

void CatalogueListPane::showEmpty(const QString &icon, const QString &title, const QString &text,
                                  const QString &action)
{
    m_empty->setIcon(icon);
    m_empty->setTitle(title);
    m_empty->setText(text);
    m_empty->setAction(action);
    m_pages->setCurrentWidget(m_empty);
}

void CatalogueListPane::emptyAction()
{
    if (!m_port)
        return;
    if (m_model->total() > 0)
        m_search->clear();
    else if (!m_port->isReady())
        m_port->start();
    else
        refresh();
}

} // namespace Vitrine
