// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "engine/engine.h"

#include "session/session.h"

#include <chrono>

namespace Vitrine {
using namespace std::chrono_literals;

void EngineWorker::adopt(Mcp::Session *session)
{
    m_sessions.insert(session);
    connect(session, &Mcp::Session::ended, this, [this, session] {
        m_sessions.remove(session);
        session->deleteLater();
        quitIfDone();
    });
}

void EngineWorker::closeAllAndQuit()
{
    m_quitting = true;
    const auto sessions = m_sessions; // ended() may take them out while we go through them
    for (Mcp::Session *session : sessions)
        session->close();
    quitIfDone();
}

void EngineWorker::quitIfDone()
{
    if (m_quitting && m_sessions.isEmpty())
        QThread::currentThread()->quit();
}

Engine::Engine(QObject *parent) : QObject(parent), m_worker(new EngineWorker)
{
    m_thread.setObjectName(QStringLiteral("engine"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

Engine::~Engine()
{
    QMetaObject::invokeMethod(m_worker, &EngineWorker::closeAllAndQuit);
    if (!m_thread.wait(10s)) {
        m_thread.quit();
        m_thread.wait();
    }
}

} // namespace Vitrine
