// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/tour.h"

#include "capabilities/toolspage.h"
#include "engine/serverconnection.h"
#include "forms/argumentseditor.h"
#include "frames/framelogpanel.h"
#include "gui/mainwindow.h"
#include "gui/program.h"

#include <chrono>
#include <memory>

namespace Vitrine {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

Tour::Tour(Program &program, QObject *parent) : QObject(parent), m_program(program)
{
    // Whatever goes wrong on the way, the tour ends.
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, &Tour::finish);
}

void Tour::start()
{
    m_limit.start(20s);
    m_modern = m_program.window()->current();
    Mcp::ServerEntry entry = Program::demoEntry(u"demo, 2025-11-25"_s);
    entry.era = Mcp::EraMode::Legacy;
    entry.revision = Mcp::Revision::V2025_11_25;
    m_legacy = m_program.addTrusted(entry);
    m_legacy->start(); // at once, so that both handshakes stand together at the head of the log
    whenReady(m_modern, [this] { whenReady(m_legacy, [this] { callNoisy(); }); });
}

void Tour::whenReady(ServerConnection *server, std::function<void()> then)
{
    const auto isReady = [server] {
        return server->isReady() &&
               server->list(Mcp::ListKind::Tools).state == Mcp::CatalogueList::State::Fresh &&
               server->list(Mcp::ListKind::Prompts).state == Mcp::CatalogueList::State::Fresh;
    };
    if (isReady()) {
        then();
        return;
    }
    auto *once = new QObject(this);
    const auto look = [this, once, isReady, then] {
        if (!isReady() || !once->parent())
            return;
        once->setParent(nullptr); // ready is ready: no second time
        once->deleteLater();
        QMetaObject::invokeMethod(this, then, Qt::QueuedConnection);
    };
    connect(server, &ServerConnection::listChanged, once, look);
    connect(server, &ServerConnection::statusChanged, once, look);
}

void Tour::callNoisy()
{
    Mcp::Json arguments = Mcp::Json::object();
    arguments.set(u"count", 2);
    Mcp::Json params = Mcp::Json::object();
    params.set(u"name", u"noisy");
    params.set(u"arguments", std::move(arguments));
    m_modern->call({.method = u"tools/call"_s, .params = params}, this,
                   [this](const Mcp::CallOutcome &) { callFromForm(); });
}

void Tour::callFromForm()
{
    MainWindow *window = m_program.window();
    window->showPage(MainWindow::Tools);
    auto *page = qobject_cast<ToolsPage *>(window->page(MainWindow::Tools));
    const auto arguments =
        Mcp::Json::parse(QByteArrayView(R"({"customer": {"name": "Ada", "email": "ada@example.com"},
        "items": [{"article": "bread", "quantity": 2}]})"));
    if (!page || !arguments || !page->selectTool(u"order"_s)) {
        finish();
        return;
    }
    page->argumentsEditor()->setArguments(*arguments);
    connect(m_modern, &ServerConnection::runningCallsChanged, this, [this] {
        if (m_modern->runningCalls() != 0)
            return;
        m_program.window()->frameLog()->showFrame(0); // the beginning, where the handshakes are
        finish();
    });
    page->call();
}

void Tour::finish()
{
    if (std::exchange(m_isFinished, true))
        return;
    m_limit.stop();
    emit finished();
}

} // namespace Vitrine
