// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"

#include <QUrl>

#include <chrono>
#include <memory>

namespace Mcp {

class FrameLog;

/// Where and how to reach a server over HTTP.
struct HttpConfig
{
    QUrl url;
    /// Fields of the user, sent with every request. They cannot replace the protocol's own
    /// (Content-Type, Accept, Last-Event-ID, Mcp-*) nor those of the framing; such a conflict is a
    /// Lifecycle frame. A user name in the URL becomes an Authorization field, unless there is one.
    QList<HeaderField> headers;
    /// For name, TCP, TLS and sending, until the request is out; 0 is no limit. How long the answer
    /// may take is the session's affair: a server may be silent for as long as a tool runs.
    std::chrono::milliseconds connectTimeout{15000};
};

/// Streamable HTTP, all revisions that have it (2025-03-26 … 2026-07-28): each message is a POST,
/// the answer a JSON body or an event stream.
///
/// start() only checks the URL; opened() follows from the event loop, and each message opens what
/// it needs. A message before start() waits for it. Nothing is sent a second time by itself.
///
/// What ends an exchange without an answer is told by sendFailed():
/// - Transport: no connection (text: refused, host not found, TLS, …), a broken connection, an
/// event
///   stream that ended before the answer, an HTTP status without a message in the body, a redirect
///   (not followed, since a credential must not leave its origin; the text names the target);
/// - Auth: 401, and 403 with WWW-Authenticate, whatever the body is (it is in the log);
/// - Rpc: a JSON-RPC error without an id, which belongs to the message that it came back for
/// (J-11);
///   received() comes first;
/// - Protocol: a 2xx status with a content type other than the two, no body, or a message that
///   answers something else;
/// - Parse: a JSON body that is no JSON.
/// Error::where is the URL, Error::httpStatus the status.
///
/// An event stream that stays open after the answer is closed by us after some seconds.
///
/// Header fields in the log: of a request as they were handed to Qt, which writes names in lower
/// case and adds Connection, Accept-Encoding and Accept-Language; of a response as Qt gives them.
/// Cookies are neither kept nor sent.
class StreamableHttpTransport : public Transport
{
    Q_OBJECT
public:
    StreamableHttpTransport(HttpConfig config, FrameLog &log, quint32 connection,
                            QObject *parent = nullptr);
    ~StreamableHttpTransport() override;

    void start() override;
    quint64 send(const OutgoingMessage &message) override;
    void abandon(quint64 sequence) override;
    [[nodiscard]] bool isHttp() const override { return true; }
    void openStandingStream(const QList<HeaderField> &headers) override;
    void setSessionHeaders(const QList<HeaderField> &headers) override;
    void stop() override;
    [[nodiscard]] TransportFacts facts() const override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace Mcp
