// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/postoutcome.h"

#include "transport/httpexchange.h"

#include <algorithm>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

bool asksForAuthorization(const HttpExchange &exchange)
{
    return exchange.status() == 401 ||
           (exchange.status() == 403 && !exchange.field("www-authenticate").isEmpty());
}

bool hasUsableType(const HttpExchange &exchange)
{
    return exchange.isEventStream() || exchange.mediaType() == "application/json";
}

bool answersInBatch(QByteArrayView batch, QByteArrayView id)
{
    const Result<Json> array = Json::parse(batch);
    if (!array)
        return false;
    return std::ranges::any_of(array->items(), [&](const Json &item) {
        const Json *itsId = item.find("id"_L1);
        return itsId && !item.contains("method"_L1) && itsId->toBytes() == id;
    });
}

Error readError(QByteArrayView message, int httpStatus)
{
    const Result<Json> json = Json::parse(message);
    if (!json)
        return json.error();
    const Json &error = (*json)["error"_L1];
    return Error{.kind = Error::Kind::Rpc,
                 .code = int(error["code"_L1].toInt64().value_or(0)),
                 .text = error["message"_L1].toString(),
                 .data = error["data"_L1],
                 .httpStatus = httpStatus};
}

} // namespace

PostOutcome::PostOutcome(const OutgoingMessage &message)
    : m_id(message.id)
    , m_method(QString::fromUtf8(message.method))
    , m_expectsAnswer(message.kind == FrameKind::Request)
{
}

bool PostOutcome::take(const Received &message, const HttpExchange &exchange)
{
    const Envelope &envelope = message.envelope;
    m_sawMessage = m_sawMessage || envelope.kind != Envelope::Kind::Invalid;
    const bool isError = envelope.kind == Envelope::Kind::Error;
    if (asksForAuthorization(exchange)) {
        if (isError)
            m_peerText = readError(message.bytes, exchange.status()).text;
        return false;
    }
    if (m_expectsAnswer && exchange.hasSucceeded() && !hasUsableType(exchange))
        return false;
    const bool isResponse = isError || envelope.kind == Envelope::Kind::Result;
    if (m_expectsAnswer && isResponse && envelope.id == m_id)
        m_isAnswered = true;
    else if (m_expectsAnswer && envelope.kind == Envelope::Kind::Batch)
        m_isAnswered = m_isAnswered || answersInBatch(message.bytes, m_id);
    else if (isError &&
             (envelope.id.isEmpty() || envelope.id == "null" || !exchange.hasSucceeded()))
        m_ownError = readError(message.bytes, exchange.status());
    return true;
}

std::optional<Error> PostOutcome::failure(const HttpExchange &exchange) const
{
    const int status = exchange.status();
    const auto fail = [&](Error::Kind kind, const QString &text) {
        return Error{.kind = kind, .text = text, .where = exchange.address(), .httpStatus = status};
    };
    if (m_isAnswered)
        return {};
    if (status == 0)
        return exchange.connectionError();
    const QString said = m_peerText.isEmpty() ? exchange.bodyExcerpt() : m_peerText;
    const QString body = said.isEmpty() ? QString() : u": "_s + said;
    if (asksForAuthorization(exchange))
        return fail(Error::Kind::Auth, exchange.statusText() + body);
    if (m_ownError) {
        Error error = *m_ownError;
        error.where = exchange.address();
        return error;
    }
    if (status >= 300 && status < 400) {
        const QByteArray target = exchange.field("location");
        return fail(Error::Kind::Transport,
                    exchange.statusText() +
                        (target.isEmpty() ? u" without a target"_s
                                          : u": redirected to %1, which is not followed, because "
                                            "headers could leak to another server"_s.arg(
                                                QString::fromUtf8(target))));
    }
    if (!exchange.hasSucceeded())
        return fail(Error::Kind::Transport, exchange.statusText() + body);
    if (!m_expectsAnswer)
        return {};
    return missingAnswer(exchange);
}

Error PostOutcome::missingAnswer(const HttpExchange &exchange) const
{
    const auto fail = [&](Error::Kind kind, const QString &text) {
        return Error{.kind = kind,
                     .text = text,
                     .where = exchange.address(),
                     .httpStatus = exchange.status()};
    };
    if (exchange.connectionError())
        return *exchange.connectionError();
    if (exchange.isEventStream())
        return fail(Error::Kind::Transport,
                    u"the event stream ended before it brought the answer to %1"_s.arg(m_method));
    const QString body =
        exchange.bodyExcerpt().isEmpty() ? QString() : u": "_s + exchange.bodyExcerpt();
    if (body.isEmpty() && !m_sawMessage)
        return fail(Error::Kind::Protocol,
                    u"%1 without a body, where the answer to %2 was expected"_s.arg(
                        exchange.statusText(), m_method));
    if (!hasUsableType(exchange)) {
        const QString type = exchange.mediaType().isEmpty()
                                 ? u"none"_s
                                 : u"\"%1\""_s.arg(QString::fromLatin1(exchange.mediaType()));
        return fail(
            Error::Kind::Protocol,
            u"expected the content type application/json or text/event-stream, and got %1%2"_s.arg(
                type, body));
    }
    if (!m_sawMessage)
        return fail(Error::Kind::Parse, u"the body is no JSON-RPC message"_s + body);
    return fail(Error::Kind::Protocol,
                u"the body does not answer %1: no response in it has the id %2"_s.arg(
                    m_method, QString::fromUtf8(m_id)));
}

} // namespace Mcp
