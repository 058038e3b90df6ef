// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/mainwindow.h"

#include "capabilities/promptspage.h"
#include "capabilities/resourcespage.h"
#include "capabilities/toolspage.h"
#include "common/commandpalette.h"
#include "engine/engine.h"
#include "engine/serverconnection.h"
#include "frames/framelogpanel.h"
#include "gui/connectiongate.h"
#include "gui/eracontrols.h"
#include "gui/pagestack.h"
#include "gui/statusline.h"
#include "servers/overviewpage.h"
#include "servers/serverlistmodel.h"
#include "servers/serverlistpanel.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QTimer>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {
// Raised when docks or tool bars come or go, so that an old layout is not applied to them.
constexpr int kLayoutVersion = 1;
constexpr QSize kFirstSize(1400, 900);
} // namespace

MainWindow::MainWindow(Engine &engine, ServerListModel &servers, QWidget *parent)
    : QMainWindow(parent), m_engine(engine), m_model(servers)
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(u"Vitrine"_s);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    createPages();
    createPanels();
    createActions();
    createToolBar();
    createMenus();
    connectParts();
    restore();
    currentServerChanged(m_servers->current());
}

MainWindow::~MainWindow() = default;

ServerConnection *MainWindow::current() const
{
    return m_servers->current();
}

void MainWindow::setCurrent(ServerConnection *connection)
{
    m_servers->setCurrent(connection);
}

void MainWindow::showPage(Page page)
{
    m_pages->setCurrentIndex(page);
}

QWidget *MainWindow::page(Page page)
{
    QWidget *made = m_pages->page(page);
    const auto *gate = qobject_cast<ConnectionGate *>(made);
    return gate ? gate->page() : made;
}

void MainWindow::showFrame(quint64 sequence)
{
    m_framesDock->show();
    m_framesDock->raise();
    m_frames->showFrame(sequence);
}

void MainWindow::setRecordingProblem(const QString &problem)
{
    m_status->setRecordingProblem(problem);
}

void MainWindow::remember()
{
    QSettings settings;
    settings.setValue("window/geometry"_L1, saveGeometry());
    settings.setValue("window/layout"_L1, saveState(kLayoutVersion));
    settings.setValue("window/page"_L1, m_pages->currentIndex());
    settings.setValue("window/frames"_L1, m_frames->saveState());
    if (const ServerConnection *server = current())
        settings.setValue("window/server"_L1, server->entry().name);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    remember();
    QMainWindow::closeEvent(event);
}

void MainWindow::createPages()
{
    m_pages = new PageStack(this);
    m_pages->setObjectName(u"pages"_s);
    m_pages->addPage(u"overview"_s, tr("Overview"), [this]() -> QWidget * {
        m_overview = new OverviewPage;
        m_overview->setConnection(current());
        m_overview->addActions({m_refresh, m_search});
        connect(m_overview, &OverviewPage::connectRequested, m_servers,
                &ServerListPanel::connectServer);
        connect(m_overview, &OverviewPage::editRequested, m_servers,
                &ServerListPanel::showEditDialog);
        connect(m_overview, &OverviewPage::frameRequested, this, &MainWindow::showFrame);
        connect(m_overview, &OverviewPage::addRequested, m_servers, &ServerListPanel::addServer);
        connect(m_overview, &OverviewPage::listRequested, this, [this](Mcp::ListKind kind) {
            showPage(kind == Mcp::ListKind::Tools     ? Tools
                     : kind == Mcp::ListKind::Prompts ? Prompts
                                                      : Resources);
        });
        return m_overview;
    });
    m_pages->addPage(u"tool"_s, tr("Tools"), [this] {
        return createCapabilityPage(new ToolsPage, u"tool"_s, tr("tools"));
    });
    m_pages->addPage(u"resource"_s, tr("Resources"), [this] {
        return createCapabilityPage(new ResourcesPage, u"resource"_s, tr("resources"));
    });
    m_pages->addPage(u"prompt"_s, tr("Prompts"), [this] {
        return createCapabilityPage(new PromptsPage, u"prompt"_s, tr("prompts"));
    });
    setCentralWidget(m_pages);
}

QWidget *MainWindow::createCapabilityPage(CataloguePage *page, const QString &iconName,
                                          const QString &noun)
{
    const auto mayOpen = [this](const ServerConnection *server) {
        return !m_model.needsConsent(m_model.row(server));
    };
    auto *gate = new ConnectionGate(page, iconName, noun, mayOpen);
    const auto show = [gate, page](ServerConnection *server) {
        gate->setConnection(server);
        page->setConnection(server);
    };
    show(current());
    connect(m_servers, &ServerListPanel::currentChanged, gate, show);
    connect(gate, &ConnectionGate::connectRequested, m_servers, &ServerListPanel::connectServer);
    connect(gate, &ConnectionGate::addRequested, m_servers, &ServerListPanel::addServer);
    connect(page, &CataloguePage::frameRequested, this, &MainWindow::showFrame);
    return gate;
}

void MainWindow::createPanels()
{
    m_servers = new ServerListPanel(m_model);
    m_serversDock = new QDockWidget(tr("Servers"), this);
    m_serversDock->setObjectName(u"serversDock"_s);
    m_serversDock->setWidget(m_servers);
    addDockWidget(Qt::LeftDockWidgetArea, m_serversDock);

    m_frames = new FrameLogPanel(m_engine.log());
    m_framesDock = new QDockWidget(tr("Frame log"), this);
    m_framesDock->setObjectName(u"framesDock"_s);
    m_framesDock->setWidget(m_frames);
    addDockWidget(Qt::BottomDockWidgetArea, m_framesDock);

    m_status = new StatusLine;
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_status, 1);
}

void MainWindow::connectParts()
{
    m_pages->tabBar()->addActions({m_refresh, m_search});
    connect(m_servers, &ServerListPanel::currentChanged, this, &MainWindow::currentServerChanged);
    connect(m_servers, &ServerListPanel::demoRequested, this, &MainWindow::demoRequested);
    connect(m_pages, &PageStack::currentChanged, this, &MainWindow::updateActions);
    connect(m_frames, &FrameLogPanel::statusChanged, this,
            [this] { m_status->setFramesPerSecond(m_frames->framesPerSecond()); });
    connect(m_era, &EraControls::entryChosen, this, [this](const Mcp::ServerEntry &entry) {
        const ServerConnection *server = current();
        m_model.replace(m_model.row(server), entry);
        if (server->isActive())
            statusBar()->showMessage(tr("Takes effect at the next connect: press Restart."), 6000);
    });
}

void MainWindow::restore()
{
    resize(kFirstSize.boundedTo(screen()->availableSize()));
    resizeDocks({m_serversDock}, {270}, Qt::Horizontal);
    resizeDocks({m_framesDock}, {height() * 2 / 5}, Qt::Vertical);
    m_firstLayout = saveState(kLayoutVersion);
    const QSettings settings;
    restoreGeometry(settings.value("window/geometry"_L1).toByteArray());
    restoreState(settings.value("window/layout"_L1).toByteArray(), kLayoutVersion);
    m_frames->restoreState(settings.value("window/frames"_L1).toByteArray());
    const QString name = settings.value("window/server"_L1).toString();
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.connection(row)->entry().name == name)
            setCurrent(m_model.connection(row));
    }
    // The tab bar shows the first page without a signal.
    m_pages->page(Overview);
    m_pages->setCurrentIndex(qBound(0, settings.value("window/page"_L1).toInt(), kPageCount - 1));
}

void MainWindow::resetLayout()
{
    restoreState(m_firstLayout, kLayoutVersion);
    m_serversDock->show();
    m_framesDock->show();
}

void MainWindow::currentServerChanged(ServerConnection *connection)
{
    disconnect(m_countsOf);
    disconnect(m_stateOf);
    if (connection) {
        m_countsOf =
            connect(connection, &ServerConnection::listChanged, this, &MainWindow::updateCounts);
        m_stateOf =
            connect(connection, &ServerConnection::statusChanged, this, &MainWindow::updateActions);
    }
    if (m_overview)
        m_overview->setConnection(connection);
    m_era->setConnection(connection);
    m_status->setConnection(connection);
    setWindowTitle(connection ? tr("%1 – Vitrine").arg(connection->entry().name) : u"Vitrine"_s);
    updateCounts();
    updateActions();
}

void MainWindow::updateCounts()
{
    const ServerConnection *server = current();
    const auto count = [server](Mcp::ListKind kind) -> qsizetype {
        if (!server || !server->list(kind).readAt.isValid())
            return -1;
        return server->list(kind).items.size();
    };
    const qsizetype resources = count(Mcp::ListKind::Resources);
    const qsizetype templates = count(Mcp::ListKind::ResourceTemplates);
    m_pages->setCount(Tools, count(Mcp::ListKind::Tools));
    m_pages->setCount(Resources,
                      resources < 0 && templates < 0
                          ? -1
                          : qMax<qsizetype>(0, resources) + qMax<qsizetype>(0, templates));
    m_pages->setCount(Prompts, count(Mcp::ListKind::Prompts));
}

} // namespace Vitrine
