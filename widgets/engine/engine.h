// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/framelog.h"

#include <QObject>
#include <QSet>
#include <QThread>

namespace Mcp {
class Session;
}

namespace Vitrine {

/// Keeps the sessions of the engine thread; lives there.
class EngineWorker : public QObject
{
    Q_OBJECT
public:
    /// Takes the session and deletes it after its end.
    void adopt(Mcp::Session *session);
    /// Closes what is open, as the specification asks, and ends the thread after the last one.
    void closeAllAndQuit();

private:
    void quitIfDone();
    QSet<Mcp::Session *> m_sessions;
    bool m_quitting = false;
};

/// The engine thread and the frame log that it shares with the window. One per program; lives in
/// the GUI thread and outlives every ServerConnection.
class Engine : public QObject
{
    Q_OBJECT
public:
    explicit Engine(QObject *parent = nullptr);
    /// Waits until every server has been ended, at most about ten seconds.
    ~Engine() override;

    [[nodiscard]] Mcp::FrameLog &log() { return m_log; }
    /// An object that lives in the engine thread, to post work to it.
    [[nodiscard]] EngineWorker *worker() { return m_worker; }

private:
    Mcp::FrameLog m_log;
    QThread m_thread;
    EngineWorker *m_worker;
};

} // namespace Vitrine
