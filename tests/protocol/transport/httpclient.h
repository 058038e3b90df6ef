// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "scriptedhttpserver.h"
#include "transport/streamablehttptransport.h"
#include "transportprobe.h"

#include <functional>
#include <memory>

/// A successful response to the request of this id.
inline QByteArray result(const QByteArray &id)
{
    return R"({"jsonrpc":"2.0","id":)" + id + R"(,"result":{}})";
}

/// A transport that is started, with its log and everything that it says.
struct Client
{
    explicit Client(Mcp::HttpConfig config)
        : transport(std::make_unique<Mcp::StreamableHttpTransport>(
              std::move(config), log, log.openConnection(QStringLiteral("test"))))
        , probe(*transport)
    {
        transport->start();
    }
    Client(ScriptedHttpServer &server,
           std::function<void(const ScriptedHttpServer::Request &)> handler)
        : Client(Mcp::HttpConfig{.url = server.url()})
    {
        server.handler = std::move(handler);
    }
    quint64 send(const Mcp::OutgoingMessage &message) { return transport->send(message); }

    Mcp::FrameLog log;
    std::unique_ptr<Mcp::StreamableHttpTransport> transport;
    TransportProbe probe;
};
