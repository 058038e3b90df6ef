// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/jsonrpc.h"

#include <limits>

namespace Mcp::JsonRpc {
using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kOpening = R"({"jsonrpc":"2.0")";

QByteArray withMethod(QByteArray message, const QString &method, const Json &params)
{
    message.append(R"(,"method":)").append(Json(method).toBytes());
    if (!params.isNull())
        message.append(R"(,"params":)").append(params.toBytes());
    return message.append('}');
}

QByteArray withId(QByteArrayView id)
{
    return kOpening.toByteArray().append(R"(,"id":)").append(id);
}

Error readError(const Json &error)
{
    Error out{.kind = Error::Kind::Rpc};
    out.text = error["message"_L1].toString();
    if (const Json *data = error.find("data"_L1))
        out.data = *data;
    const Json &code = error["code"_L1];
    const std::optional<qint64> number = code.toInt64();
    const bool fits = number && *number >= std::numeric_limits<int>::min() &&
                      *number <= std::numeric_limits<int>::max();
    if (fits)
        out.code = int(*number);
    if (out.text.isEmpty()) {
        out.text = u"an error without a message: %1"_s.arg(error.toText());
    } else if (!fits) {
        out.text += u" (its code is no integer: %1)"_s.arg(code.toText());
    }
    return out;
}

} // namespace

QByteArray request(QByteArrayView id, const QString &method, const Json &params)
{
    return withMethod(withId(id), method, params);
}

QByteArray notification(const QString &method, const Json &params)
{
    return withMethod(kOpening.toByteArray(), method, params);
}

QByteArray result(QByteArrayView id, const Json &result)
{
    return withId(id).append(R"(,"result":)").append(result.toBytes()).append('}');
}

QByteArray error(QByteArrayView id, int code, const QString &message)
{
    const Json body = Json::object({{u"code"_s, code}, {u"message"_s, message}});
    return withId(id).append(R"(,"error":)").append(body.toBytes()).append('}');
}

Result<Json> readResponse(QByteArrayView bytes)
{
    const Result<Json> message = Json::parse(bytes);
    if (!message)
        return message;
    const Json *result = message->find("result"_L1);
    const Json *error = message->find("error"_L1);
    if (error && error->isNull() && result)
        error = nullptr;
    if (error && result && result->isNull())
        result = nullptr;
    if (error && result)
        return failure(Error::Kind::Protocol, u"the response has both a result and an error"_s);
    if (result)
        return *result;
    if (!error)
        return failure(Error::Kind::Protocol, u"the response has neither a result nor an error"_s);
    if (!error->isObject()) {
        return failure(Error::Kind::Protocol,
                       u"the response's error is no object but %1"_s.arg(error->toText()));
    }
    return std::unexpected(readError(*error));
}

Result<Json> readParams(QByteArrayView bytes)
{
    const Result<Json> message = Json::parse(bytes);
    if (!message)
        return message;
    return (*message)["params"_L1];
}

Result<QList<QByteArray>> splitBatch(QByteArrayView bytes)
{
    const Result<Json> batch = Json::parse(bytes);
    if (!batch)
        return std::unexpected(batch.error());
    QList<QByteArray> out;
    out.reserve(batch->size());
    for (const Json &item : batch->items())
        out.append(item.toBytes());
    return out;
}

} // namespace Mcp::JsonRpc
