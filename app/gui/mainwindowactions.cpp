// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/commandpalette.h"
#include "common/theme.h"
#include "engine/serverconnection.h"
#include "frames/framelogpanel.h"
#include "gui/connectiongate.h"
#include "gui/eracontrols.h"
#include "gui/languages.h"
#include "gui/mainwindow.h"
#include "gui/pagestack.h"
#include "servers/serverlistpanel.h"

#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QToolBar>
#include <QToolButton>

// The window's commands: actions, menus, tool bar, palette. What they act on is in mainwindow.cpp.

namespace Vitrine {
using namespace Qt::StringLiterals;

QAction *MainWindow::createAction(const QString &name, const QString &icon, const QString &text,
                                  const QString &hint)
{
    auto *action = new QAction(icon.isEmpty() ? QIcon() : Theme::instance().icon(icon), text, this);
    action->setObjectName(name);
    action->setToolTip(hint);
    action->setStatusTip(hint);
    return action;
}

void MainWindow::createActions()
{
    m_refresh = createAction(u"refreshLists"_s, u"refresh"_s, tr("Read the lists again"),
                             tr("Ask the server for its tools, resources and prompts again"));
    m_refresh->setShortcut(Qt::Key_F5);
    m_refresh->setShortcutContext(Qt::WidgetWithChildrenShortcut); // pages have an F5 of their own
    connect(m_refresh, &QAction::triggered, this, [this] {
        if (ServerConnection *server = current())
            server->refreshAll();
    });
    m_demo = createAction(u"connectDemo"_s, u"play"_s, tr("Connect the demo server"),
                          tr("Start the sample server that comes with Vitrine"));
    connect(m_demo, &QAction::triggered, this, &MainWindow::demoRequested);
    m_quit = createAction(u"quit"_s, {}, tr("Quit"), tr("End all servers and close the window"));
    m_quit->setShortcut(QKeySequence::Quit);
    m_quit->setMenuRole(QAction::QuitRole);
    connect(m_quit, &QAction::triggered, this, &QWidget::close);

    m_openPalette = createAction(u"commandPaletteAction"_s, u"palette"_s, tr("Commands…"),
                                 tr("Find any command by its name"));
    m_openPalette->setIconText(tr("Commands"));
    m_openPalette->setShortcut(Qt::CTRL | Qt::Key_K);
    connect(m_openPalette, &QAction::triggered, this, &MainWindow::openPalette);
    m_search = createAction(
        u"focusSearch"_s, u"search"_s, tr("Search here"),
        tr("Go to the search of the page, or of the frame log if the keyboard is there"));
    m_search->setShortcut(Qt::Key_Slash);
    m_search->setShortcutContext(Qt::WidgetWithChildrenShortcut); // and a search
    connect(m_search, &QAction::triggered, this, &MainWindow::focusSearch);
    m_reset = createAction(u"resetLayout"_s, {}, tr("Reset the layout"),
                           tr("Put all panels back where they were at first"));
    connect(m_reset, &QAction::triggered, this, &MainWindow::resetLayout);

    m_shortcuts = createAction(u"showShortcuts"_s, u"keyboard"_s, tr("Keyboard shortcuts"),
                               tr("List every command with its keys"));
    m_shortcuts->setShortcut(Qt::Key_F1);
    connect(m_shortcuts, &QAction::triggered, this, &MainWindow::showShortcuts);
    m_recordings = createAction(u"openRecordings"_s, u"folder"_s, tr("Show the recordings' folder"),
                                tr("Open the folder in which each run is recorded"));
    connect(m_recordings, &QAction::triggered, this, &MainWindow::recordingFolderRequested);
    m_about = createAction(u"about"_s, u"info"_s, tr("About Vitrine"), tr("Version and licence"));
    m_about->setMenuRole(QAction::AboutRole);
    connect(m_about, &QAction::triggered, this, &MainWindow::showAbout);

    for (int page = 0; page < kPageCount; ++page) {
        QAction *action = createAction(u"showPage%1"_s.arg(page + 1), {}, m_pages->text(page),
                                       tr("Show the page “%1”").arg(m_pages->text(page)));
        action->setShortcut(QKeySequence(int(Qt::CTRL) | (Qt::Key_1 + page)));
        connect(action, &QAction::triggered, this, [this, page] {
            showPage(Page(page));
            m_pages->page(page)->setFocus(Qt::ShortcutFocusReason);
        });
        m_pageActions.append(action);
    }
}

void MainWindow::createToolBar()
{
    m_toolBar = addToolBar(tr("Tool bar"));
    m_toolBar->setObjectName(u"toolBar"_s);
    m_toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->setMovable(false);
    m_toolBar->addActions(
        {m_servers->connectAction(), m_servers->stopAction(), m_servers->restartAction()});
    m_era = new EraControls(m_toolBar);
    m_toolBar->addWidget(m_era);
    auto *gap = new QWidget(m_toolBar);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(gap);
    m_toolBar->addAction(m_openPalette);
}

void MainWindow::createMenus()
{
    QMenu *server = menuBar()->addMenu(tr("&Server"));
    server->addActions({m_servers->connectAction(), m_servers->stopAction(),
                        m_servers->restartAction(), m_refresh});
    server->addSeparator();
    const QList<QAction *> listActions = m_servers->actions();
    for (QAction *action : listActions) {
        if (!server->actions().contains(action))
            server->addAction(action);
    }
    server->addSeparator();
    server->addAction(m_demo);
    server->addSeparator();
    server->addAction(m_quit);

    QMenu *view = menuBar()->addMenu(tr("&View"));
    view->addActions(m_pageActions);
    view->addSeparator();
    view->addActions(
        {m_serversDock->toggleViewAction(), m_framesDock->toggleViewAction(), m_reset});
    view->addSeparator();
    view->addActions({m_search, m_openPalette});
    view->addSeparator();
    createThemeMenu(view);
    createLanguageMenu(view);

    QMenu *frames = menuBar()->addMenu(tr("&Frames"));
    frames->addActions(m_frames->actions());

    QMenu *help = menuBar()->addMenu(tr("&Help"));
    help->addActions({m_shortcuts, m_recordings, m_about});
}

void MainWindow::createThemeMenu(QMenu *view)
{
    QMenu *menu = view->addMenu(tr("Theme"));
    auto *group = new QActionGroup(menu);
    const QList<std::tuple<Theme::Mode, QString, QString>> modes{
        {Theme::Mode::System, tr("As the system"), QString()},
        {Theme::Mode::Light, tr("Light"), u"sun"_s},
        {Theme::Mode::Dark, tr("Dark"), u"moon"_s},
    };
    for (const auto &[mode, text, icon] : modes) {
        QAction *action =
            createAction(u"theme%1"_s.arg(int(mode)), icon, text, tr("Theme: %1").arg(text));
        action->setCheckable(true);
        action->setChecked(Theme::instance().mode() == mode);
        group->addAction(action);
        menu->addAction(action);
        connect(action, &QAction::triggered, this, [mode] {
            Theme::instance().setMode(mode);
            QSettings().setValue("theme"_L1, int(mode));
        });
    }
}

void MainWindow::createLanguageMenu(QMenu *view)
{
    QMenu *menu = view->addMenu(tr("Language"));
    auto *group = new QActionGroup(menu);
    const QString chosen = QSettings().value("language"_L1).toString();
    auto languages = Languages::all();
    languages.prepend({QString(), tr("As the system")});
    for (const auto &[code, name] : std::as_const(languages)) {
        QAction *action = createAction(u"language-"_s + (code.isEmpty() ? u"system"_s : code), {},
                                       name, tr("Language: %1").arg(name));
        action->setCheckable(true);
        action->setChecked(code == chosen);
        group->addAction(action);
        menu->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] { emit languageChosen(code); });
    }
}

void MainWindow::updateActions()
{
    const ServerConnection *server = current();
    m_refresh->setEnabled(server && server->isReady());
}

QList<CommandGroup> MainWindow::commands() const
{
    QList<CommandGroup> groups;
    const QList<QAction *> menus = menuBar()->actions();
    for (const QAction *menu : menus) {
        groups.append({.name = menu->text(), .actions = menu->menu()->actions()});
        const QList<QAction *> inner = menu->menu()->actions();
        for (const QAction *action : inner) {
            if (action->menu())
                groups.append({.name = action->text(), .actions = action->menu()->actions()});
        }
    }
    for (int page = 0; page < m_pages->count(); ++page) {
        QWidget *made = m_pages->madePage(page);
        if (!made)
            continue;
        const auto *gate = qobject_cast<ConnectionGate *>(made);
        groups.append({.name = m_pages->text(page),
                       .actions = gate ? gate->page()->actions() : made->actions()});
    }
    return groups;
}

void MainWindow::openPalette()
{
    if (!m_palette)
        m_palette = new CommandPalette(this);
    m_palette->clear();
    const QList<CommandGroup> groups = commands();
    for (const CommandGroup &group : groups)
        m_palette->add(group.name, group.actions);
    m_palette->popup();
}

void MainWindow::focusSearch()
{
    const QWidget *focus = QApplication::focusWidget();
    if (focus && m_frames->isAncestorOf(focus)) {
        m_frames->focusSearch();
        return;
    }
    // Each page calls its search field so.
    QWidget *shown = m_pages->page(m_pages->currentIndex());
    const auto fields = shown->findChildren<QLineEdit *>();
    for (QLineEdit *field : fields) {
        if (field->objectName().contains(u"search"_s, Qt::CaseInsensitive) && field->isVisible()) {
            field->setFocus(Qt::ShortcutFocusReason);
            field->selectAll();
            return;
        }
    }
    m_frames->focusSearch();
}

void MainWindow::showShortcuts()
{
    auto *dialog = new ShortcutsDialog(commands(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(u"aboutBox"_s);
    box->setWindowTitle(tr("About Vitrine"));
    box->setIconPixmap(QIcon(u":/icons/io.github.vitrine.vitrine.svg"_s)
                           .pixmap(QSize(64, 64), devicePixelRatioF()));
    box->setTextFormat(Qt::PlainText);
    box->setText(tr("Vitrine %1").arg(QStringLiteral(VITRINE_VERSION)));
    box->setInformativeText(tr("A desktop inspector for the Model Context Protocol: every byte "
                               "between a client and a server, to "
                               "be seen, understood and repeated.\n\nLicensed under Apache-2.0. It "
                               "opens no port and sends "
                               "nothing to anybody but the servers that you connect."));
    box->open();
}

} // namespace Vitrine
