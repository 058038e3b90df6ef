// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/frame.h"
#include "json/envelope.h"
#include "json/error.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QStringList>

#include <optional>
#include <utility>

namespace Mcp {

/// One header field, in the order and spelling in which it is sent.
using HeaderField = std::pair<QByteArray, QByteArray>;

/// A message on its way to the server. What HTTP has to mirror into header fields comes beside it,
/// so that a transport need not know any method of MCP.
struct OutgoingMessage
{
    QByteArray json;   ///< one JSON text without a newline in it
    QByteArray method; ///< for requests and notifications; empty for responses
    QByteArray id;     ///< raw JSON token of a request or response; empty for notifications
    FrameKind kind = FrameKind::Request;
    quint16 flags = 0;          ///< FrameFlag::Probe where it is one
    QList<HeaderField> headers; ///< HTTP only: MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, …
};

/// A message that came from the server. The views are valid during the signal only.
struct Received
{
    quint64 sequence = 0;        ///< its frame
    quint64 pair = Frame::kNone; ///< for a response: the frame of the request it answers
    Envelope envelope;
    QByteArrayView bytes;
    /// HTTP: the frame of the message whose exchange carried it; kNone on stdio and on streams of
    /// their own.
    quint64 carrier = Frame::kNone;
    /// HTTP: the Mcp-Session-Id field of the response that carried it; empty if there was none.
    QByteArray sessionId;
    /// HTTP: the status of the response that carried it; 0 on stdio.
    int httpStatus = 0;
};

/// What a transport can tell about itself, for people: the process page and the status bar.
struct TransportFacts
{
    // stdio
    QStringList argv; ///< what was started, prefix included; the first word as it was configured
    QString program;  ///< where argv[0] was found
    QString workingDirectory;
    qint64 pid = 0;
    QDateTime startedAt;
    std::optional<int> exitCode;
    std::optional<int> exitSignal;
    QStringList stderrTail; ///< the last 50 lines, kept after the end
    // HTTP
    QString url;
    int lastHttpStatus = 0;
};

/// Moves frames between us and one server, and puts each into the FrameLog before anybody else sees
/// it. Knows bytes, processes and HTTP, and no method of MCP.
///
/// Identity: lives in the engine thread, is started once and stopped once. After closed() it is
/// dead; a new attempt is a new transport.
///
/// Order of signals: opened() → any number of received()/sendFailed() → closed() exactly once, also
/// if start() failed (then without opened()).
class Transport : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Starts the process, or gets ready for HTTP. Returns at once.
    virtual void start() = 0;

    /// Records and sends one message; returns its frame. Before opened() messages wait in order.
    virtual quint64 send(const OutgoingMessage &message) = 0;

    /// Gives up the exchange that carries the answer to the message of this frame, by closing it
    /// (2026-07-28, Transports: cancellation over HTTP). Nothing to do on stdio.
    virtual void abandon(quint64 sequence) { Q_UNUSED(sequence) }

    /// True where closing the exchange is how a modern request is cancelled.
    [[nodiscard]] virtual bool isHttp() const { return false; }

    /// Opens the standing stream of legacy Streamable HTTP (2025-03-26 to 2025-11-25, "Listening
    /// for Messages from the Server"). @p headers are sent with it. Nothing to do elsewhere.
    virtual void openStandingStream(const QList<HeaderField> &headers) { Q_UNUSED(headers) }

    /// Header fields for the DELETE that ends a legacy HTTP session; none by default, then no
    /// DELETE is sent.
    virtual void setSessionHeaders(const QList<HeaderField> &headers) { Q_UNUSED(headers) }

    /// Ends in the order of the specification (stdio: close stdin, wait, SIGTERM to the group,
    /// wait, SIGKILL to the group). Each step is a frame in the Lifecycle lane. Ends with closed().
    virtual void stop() = 0;

    [[nodiscard]] virtual TransportFacts facts() const = 0;

signals:
    /// Messages can pass. stdio: the process runs. HTTP: at once, since there is nothing to
    /// connect.
    void opened();
    void received(const Mcp::Received &message);
    /// The message of this frame will get no answer: refused connection, HTTP status, wrong content
    /// type, or a stream that ended without one. Error::httpStatus is set where there was a status.
    void sendFailed(quint64 sequence, const Mcp::Error &error);
    /// HTTP: the server took the notification or response of this frame (a 2xx status). The session
    /// waits for it after notifications/initialized, because a request on another connection could
    /// overtake it. Not emitted for requests, nor on stdio, where order is kept anyway.
    void accepted(quint64 sequence);
    /// facts() changed.
    void factsChanged();
    /// The end. @p error is set if it was not asked for: the process exited, could not be started,
    /// …
    void closed(const std::optional<Mcp::Error> &error);
};

} // namespace Mcp

Q_DECLARE_METATYPE(Mcp::TransportFacts)
