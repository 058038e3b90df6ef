// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "conversation.h"
#include "demoserver.h"
#include "httpconnection.h"

#include <QTcpServer>
#include <QTimer>

#include <map>
#include <memory>

namespace Demo {

class HttpReply;

/// Streamable HTTP at /mcp on the loopback interface, both eras at one address: sessions for the
/// legacy revisions, plain POSTs for 2026-07-28.
class HttpChannel : public QObject
{
    Q_OBJECT

public:
    explicit HttpChannel(DemoServer *server, QObject *parent = nullptr);

    /// Listens on 127.0.0.1:\a port (0: any free one) and prints `READY <url>` to stdout. False,
    /// with a line on stderr, if the port cannot be had.
    [[nodiscard]] bool listen(quint16 port);

private:
    struct Session
    {
        Conversation conversation;
        int requests = 0; ///< answered or being answered, without initialize
    };
    struct Exchange
    {
        HttpConnection *connection;
        const HttpRequest &request;
    };

    void acceptConnections();
    void receive(const Exchange &exchange);
    [[nodiscard]] bool refusesAccess(const Exchange &exchange) const;
    [[nodiscard]] bool misbehaves(const Exchange &exchange) const;

    void receivePost(const Exchange &exchange);
    void receiveModern(const Exchange &exchange, const Incoming &incoming);
    void receiveLegacy(const Exchange &exchange, const Incoming &incoming);
    void receiveInitialize(const Exchange &exchange, const Incoming &incoming);
    void receiveBatch(const Exchange &exchange, const QJsonArray &elements);
    void receiveGet(const Exchange &exchange);
    void receiveDelete(const Exchange &exchange);

    /// The session the request names; answers 400, 404 or 405 and returns null if there is none.
    [[nodiscard]] Session *sessionOf(const Exchange &exchange);
    [[nodiscard]] bool isModern(const Exchange &exchange, const Incoming &incoming) const;
    [[nodiscard]] std::unique_ptr<HttpReply> replyFor(const Exchange &exchange,
                                                      const Incoming &incoming) const;

    void sendKeepAlives();

    DemoServer *m_server;
    QTcpServer m_listener;
    std::map<QByteArray, std::unique_ptr<Session>> m_sessions;
    Conversation m_modern; ///< owns the running calls of 2026-07-28, which has no sessions
    QTimer m_keepAlive;
};

} // namespace Demo
