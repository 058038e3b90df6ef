// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QString>

#include <expected>

namespace Demo {

/// The error codes this server answers with (JSON-RPC 2.0 and MCP 2026-07-28, Errors).
namespace ErrorCode {
inline constexpr int ParseError = -32700;
inline constexpr int InvalidRequest = -32600;
inline constexpr int MethodNotFound = -32601;
inline constexpr int InvalidParams = -32602;
inline constexpr int HttpRefused = -32000;     ///< what SDK servers use for refusals below JSON-RPC
inline constexpr int SessionNotFound = -32001; ///< likewise
inline constexpr int ResourceNotFound = -32002; ///< legacy revisions
inline constexpr int HeaderMismatch = -32020;
inline constexpr int UnsupportedVersion = -32022;
} // namespace ErrorCode

/// A JSON-RPC error together with the HTTP status that carries it.
struct RpcError
{
    int code = 0;
    QString message;
    QJsonValue data = QJsonValue::Undefined;
    int httpStatus = 200;
};

/// The result member of an answer, or why there is none.
using Outcome = std::expected<QJsonObject, RpcError>;

/// An Outcome that is an error.
[[nodiscard]] std::unexpected<RpcError> refusal(int code, const QString &message,
                                                int httpStatus = 200);

/// -32602 with \a message, which says in plain words what is wrong.
[[nodiscard]] std::unexpected<RpcError> invalidParams(const QString &message);

/// One message of the client, its envelope checked.
struct Incoming
{
    enum class Kind { Request, Notification, Response };
    Kind kind = Kind::Notification;
    QJsonValue id = QJsonValue::Undefined; ///< string or integer of a request
    QString method;
    QJsonObject params;
};

/// Checks the envelope of \a message: `jsonrpc`, `id`, `method`, `params` (JSON-RPC 2.0; MCP: no
/// null id, params are an object). The error is -32600 with HTTP status 400.
[[nodiscard]] std::expected<Incoming, RpcError> readEnvelope(const QJsonValue &message);

/// The id of \a message if it has a valid one, else undefined: what a refusal can still be
/// addressed to.
[[nodiscard]] QJsonValue idOf(const QJsonValue &message);

[[nodiscard]] QJsonObject resultMessage(const QJsonValue &id, const QJsonObject &result);

/// An error answer. An undefined \a id is left out (schema 2025-11-25: `id` of an error is optional
/// and never null).
[[nodiscard]] QJsonObject errorMessage(const QJsonValue &id, const RpcError &error);

[[nodiscard]] QJsonObject notificationMessage(const QString &method, const QJsonObject &params);

/// \a object as one line of JSON.
[[nodiscard]] QByteArray compactJson(const QJsonObject &object);

} // namespace Demo
