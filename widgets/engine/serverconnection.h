// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"
#include "session/session.h"

#include <QHash>
#include <QObject>

#include <array>
#include <functional>
#include <memory>

namespace Vitrine {

class Engine;

/// One server as the window sees it: what panels bind to. Lives in the GUI thread and forwards to a
/// Mcp::Session in the engine thread; all signals and callbacks arrive in the GUI thread.
///
/// Lists and status of the last run stay readable after the end, until the next start.
class ServerConnection : public QObject
{
    Q_OBJECT
public:
    ServerConnection(Engine &engine, Mcp::ServerEntry entry, QObject *parent = nullptr);
    ~ServerConnection() override; ///< stops the server; the engine thread finishes the steps

    [[nodiscard]] const Mcp::ServerEntry &entry() const { return m_entry; }
    /// Takes effect at the next start.
    void setEntry(const Mcp::ServerEntry &entry);

    [[nodiscard]] const Mcp::SessionStatus &status() const { return m_status; }
    [[nodiscard]] bool isReady() const
    {
        return m_status.state == Mcp::SessionStatus::State::Ready;
    }
    /// Connecting, Negotiating, Ready or Closing.
    [[nodiscard]] bool isActive() const;
    /// The connection's number in the frame log; 0 before the first start. A restart gets a new
    /// one.
    [[nodiscard]] quint32 logConnection() const { return m_logConnection; }
    [[nodiscard]] const Mcp::CatalogueList &list(Mcp::ListKind kind) const;

    void start();   ///< nothing if active
    void stop();    ///< nothing if not active
    void restart(); ///< stop, then start as soon as the end is reached
    void refresh(Mcp::ListKind kind);
    void refreshAll();

    struct Call
    {
        QString method;
        Mcp::Json params;
        Mcp::Json meta; ///< extra members for `_meta`; null for none
        std::optional<std::chrono::milliseconds> timeout;
        bool wantsProgress = true;
    };
    using Done = std::function<void(const Mcp::CallOutcome &)>;
    using OnProgress = std::function<void(const Mcp::Progress &)>;
    /// Sends a request. @p done is called once, @p progress any number of times before it, both in
    /// the GUI thread and not after @p context has died. The number names the call for cancel().
    quint64 call(const Call &call, QObject *context, Done done, OnProgress progress = {});
    void cancel(quint64 call);
    /// Calls that have not ended.
    [[nodiscard]] int runningCalls() const { return int(m_running.size()); }

signals:
    void statusChanged();
    void entryChanged();
    void listChanged(Mcp::ListKind kind);
    void runningCallsChanged();

private:
    /// What the engine thread knows of one run; only that thread looks inside.
    struct Run;

    void applyStatus(const Mcp::SessionStatus &status);
    void runEnded();
    void finish(quint64 call);

    Engine &m_engine;
    Mcp::ServerEntry m_entry;
    Mcp::SessionStatus m_status;
    std::array<Mcp::CatalogueList, Mcp::kListKindCount> m_lists;
    std::shared_ptr<Run> m_run;
    quint32 m_logConnection = 0;
    bool m_startAfterEnd = false;
    quint64 m_lastCall = 0;
    QHash<quint64, std::shared_ptr<Mcp::CallId>>
        m_running; ///< the session's number, set in its thread
};

} // namespace Vitrine
