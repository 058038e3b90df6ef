// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/error.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

/// JSON-RPC 2.0 messages as bytes: one compact line each, ids exactly as they are on the wire.
///
/// Source: JSON-RPC 2.0; MCP 2025-11-25 and 2026-07-28, Basic, Messages.
namespace Mcp::JsonRpc {

inline constexpr int kMethodNotFound = -32601;
inline constexpr int kInvalidParams = -32602;
inline constexpr int kHeaderMismatch = -32020;
inline constexpr int kMissingClientCapability = -32021;
inline constexpr int kUnsupportedVersion = -32022;

/// `{"jsonrpc":"2.0","id":N,"method":"…","params":…}`; null @p params are left out. @p id is a raw
/// JSON token.
[[nodiscard]] QByteArray request(QByteArrayView id, const QString &method, const Json &params);
/// `{"jsonrpc":"2.0","method":"…","params":…}`; null @p params are left out.
[[nodiscard]] QByteArray notification(const QString &method, const Json &params);
/// `{"jsonrpc":"2.0","id":N,"result":…}`.
[[nodiscard]] QByteArray result(QByteArrayView id, const Json &result);
/// `{"jsonrpc":"2.0","id":N,"error":{"code":…,"message":"…"}}`.
[[nodiscard]] QByteArray error(QByteArrayView id, int code, const QString &message);

/// Reads a response: its `result`, or its `error` as Error::Kind::Rpc.
///
/// Also: Parse, with line, column and offset, for a message that is broken inside; Protocol for one
/// with both a result and an error (requirement J-07) or an error that is no object. A null beside
/// the other member counts as absent, which real servers send.
[[nodiscard]] Result<Json> readResponse(QByteArrayView bytes);

/// The `params` of a request or notification; null if there are none. Errors: Parse.
[[nodiscard]] Result<Json> readParams(QByteArrayView bytes);

/// The messages of a batch, each as bytes of its own (2025-03-26, Basic, Batching). Errors: Parse.
[[nodiscard]] Result<QList<QByteArray>> splitBatch(QByteArrayView bytes);

} // namespace Mcp::JsonRpc
