// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "rpc.h"

#include <QJsonDocument>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

bool isValidId(const QJsonValue &id)
{
    return id.isString() || (id.isDouble() && std::trunc(id.toDouble()) == id.toDouble());
}

std::unexpected<RpcError> invalidRequest(const QString &message)
{
    return refusal(ErrorCode::InvalidRequest, message, 400);
}

} // namespace

std::unexpected<RpcError> refusal(int code, const QString &message, int httpStatus)
{
    return std::unexpected(RpcError{.code = code, .message = message, .httpStatus = httpStatus});
}

std::unexpected<RpcError> invalidParams(const QString &message)
{
    return refusal(ErrorCode::InvalidParams, message);
}

std::expected<Incoming, RpcError> readEnvelope(const QJsonValue &message)
{
    if (!message.isObject())
        return invalidRequest(u"A message must be a JSON object."_s);
    const QJsonObject object = message.toObject();
    if (object.value("jsonrpc"_L1) != "2.0"_L1)
        return invalidRequest(u"The member \"jsonrpc\" must be \"2.0\"."_s);

    const bool hasId = object.contains("id"_L1);
    if (hasId && !isValidId(object.value("id"_L1)))
        return invalidRequest(u"The member \"id\" must be a string or an integer."_s);

    Incoming incoming{.id = object.value("id"_L1)};
    if (!object.contains("method"_L1)) {
        if (object.contains("result"_L1) == object.contains("error"_L1))
            return invalidRequest(u"A message needs \"method\", \"result\" or \"error\"."_s);
        incoming.kind = Incoming::Kind::Response;
        return incoming;
    }
    if (!object.value("method"_L1).isString())
        return invalidRequest(u"The member \"method\" must be a string."_s);
    if (object.contains("params"_L1) && !object.value("params"_L1).isObject())
        return invalidRequest(u"The member \"params\" must be an object."_s);
    incoming.kind = hasId ? Incoming::Kind::Request : Incoming::Kind::Notification;
    incoming.method = object.value("method"_L1).toString();
    incoming.params = object.value("params"_L1).toObject();
    return incoming;
}

QJsonValue idOf(const QJsonValue &message)
{
    const QJsonValue id = message.toObject().value("id"_L1);
    return isValidId(id) ? id : QJsonValue(QJsonValue::Undefined);
}

QJsonObject resultMessage(const QJsonValue &id, const QJsonObject &result)
{
    return {{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}, {u"result"_s, result}};
}

QJsonObject errorMessage(const QJsonValue &id, const RpcError &error)
{
    QJsonObject body{{u"code"_s, error.code}, {u"message"_s, error.message}};
    if (!error.data.isUndefined())
        body.insert("data"_L1, error.data);
    QJsonObject message{{u"jsonrpc"_s, u"2.0"_s}, {u"error"_s, body}};
    if (!id.isUndefined())
        message.insert("id"_L1, id);
    return message;
}

QJsonObject notificationMessage(const QString &method, const QJsonObject &params)
{
    return {{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, method}, {u"params"_s, params}};
}

QByteArray compactJson(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace Demo
