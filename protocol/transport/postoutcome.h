// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"

namespace Mcp {

class HttpExchange;

/// What became of one POST: whether what came back answers the message that went out, and if not,
/// why (MCP, Basic/Transports, Streamable HTTP, Sending Messages to the Server).
class PostOutcome
{
public:
    explicit PostOutcome(const OutgoingMessage &message);

    /// True for requests.
    [[nodiscard]] bool expectsAnswer() const { return m_expectsAnswer; }
    [[nodiscard]] bool isAnswered() const { return m_isAnswered; }

    /// Takes note of a message that came back. False if it must not be handed on: it came with a
    /// status or content type that makes the exchange fail whatever the body says.
    bool take(const Received &message, const HttpExchange &exchange);

    /// At the end of the exchange: why the message has no answer; nothing if it has, or needs none.
    [[nodiscard]] std::optional<Error> failure(const HttpExchange &exchange) const;

private:
    [[nodiscard]] Error missingAnswer(const HttpExchange &exchange) const;

    QByteArray m_id;
    QString m_method;
    bool m_expectsAnswer = false;
    bool m_isAnswered = false;
    bool m_sawMessage = false;
    // A JSON-RPC error that names no request, or with a failing status one that we do not have: the
    // Python SDK answers with the id "server-error".
    std::optional<Error> m_ownError;
    QString m_peerText; // what the server's error said, where it is not handed on
};

} // namespace Mcp
