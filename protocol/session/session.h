// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/call.h"
#include "session/catalogue.h"
#include "session/revision.h"
#include "transport/transport.h"
#include "json/error.h"

#include <QObject>
#include <QPointer>

#include <chrono>
#include <functional>
#include <memory>

namespace Mcp {

class FrameLog;

struct SessionOptions
{
    EraMode mode = EraMode::Auto;
    /// Exactly this revision: it decides the era too, and another answer is an error.
    std::optional<Revision> pinned;
    QString clientName = QStringLiteral("vitrine");
    QString clientVersion = QStringLiteral(VITRINE_VERSION);
    /// stdio: how long a mute server may keep the probe waiting before initialize is tried.
    std::chrono::milliseconds probeTimeout{3000};
    /// For the whole of open(); 0 is no limit.
    std::chrono::milliseconds connectTimeout{15000};
    /// For one request without progress (RequestOptions may override); 0 is no limit.
    std::chrono::milliseconds requestTimeout{60000};
    /// For one request with progress, all in all; 0 is no limit (requirement T-20).
    std::chrono::milliseconds totalTimeout{std::chrono::hours(1)};
    /// Log level stamped into modern requests; empty: none ("debug" … "emergency").
    QString modernLogLevel = QStringLiteral("debug");
    /// Read the lists (tools, resources, templates, prompts) as soon as the session is ready.
    bool listOnReady = true;
    /// Where late, duplicate and unknown answers and tool errors are marked on their frames, and
    /// where durations are read; may be nullptr. Must outlive the session.
    FrameLog *log = nullptr;
};

/// What a session is, for people and front ends: a value, so it may cross threads.
struct SessionStatus
{
    enum class State : quint8 { Closed, Connecting, Negotiating, Ready, Closing, Failed };
    State state = State::Closed;
    std::optional<Revision> revision;
    Json serverInfo;   ///< Implementation {name, version, title?, …}; null if unknown
    Json capabilities; ///< ServerCapabilities; null before the handshake
    QString instructions;
    /// Modern: `supportedVersions` as the server gave them.
    QStringList supportedVersions;
    QByteArray sessionId; ///< legacy HTTP; empty if there is none
    /// Why it Failed, or why it Closed without being asked to.
    std::optional<Error> error;
    TransportFacts facts;
    int pendingRequests = 0;
};

/// One conversation with one server: opens (transport, era, version), sends requests, answers the
/// server's, closes. All MCP that a front end needs, whatever the revision and transport.
///
/// Made and living in the engine thread; all functions and signals are there. A session may be
/// opened again after Closed or Failed. Handlers and slots may call everything here, but delete the
/// session only by deleteLater(). Requests that are pending when it is deleted end with Cancelled.
class Session : public QObject
{
    Q_OBJECT
public:
    /// Makes a transport; called once per attempt (a probe that ends the process needs a second).
    using TransportFactory = std::function<std::unique_ptr<Transport>()>;
    using Handler = std::function<void(const CallOutcome &)>;

    Session(TransportFactory factory, SessionOptions options, QObject *parent = nullptr);
    ~Session() override;

    /// Starts. While the last transport is still ending, this waits for it; in any other state than
    /// Closed and Failed nothing happens.
    void open();
    /// Ends the session as the specification asks; pending requests end with Cancelled, then the
    /// transport is stopped. Nothing happens in Closed and Failed.
    void close();

    [[nodiscard]] const SessionStatus &status() const;
    [[nodiscard]] Catalogue &catalogue();
    [[nodiscard]] const SessionOptions &options() const;

    /// Sends a request. @p params is the method's params object (or null for none); metadata, id
    /// and HTTP header fields are added as the revision asks. The handler @p done is called exactly
    /// once, unless @p context (may be nullptr) has died, and never inside this call. Unless Ready,
    /// the request ends with Error::Kind::Protocol in the next turn of the event loop.
    CallId request(const QString &method, const Json &params, const RequestOptions &options,
                   QObject *context, Handler done);
    /// Takes a request back in the way of revision and transport; ends it with
    /// Error::Kind::Cancelled before this returns. Nothing happens if it has ended already.
    void cancel(CallId call, const QString &reason = {});
    /// Sends a notification (legacy; over stdio also modern). Nothing is sent where there are none
    /// from clients (modern over HTTP) or unless Ready.
    void notify(const QString &method, const Json &params);

signals:
    /// status() changed. Many changes in one turn of the event loop make one signal; counts and
    /// facts about the transport are told at most every 50 ms. Always up to date before ready() and
    /// ended().
    void statusChanged(const Mcp::SessionStatus &status);
    void ready();
    /// Once per open(): closed as asked, or failed; status() says which.
    void ended();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace Mcp

Q_DECLARE_METATYPE(Mcp::SessionStatus)
