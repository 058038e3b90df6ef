// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "httpparser.h"
#include "rpc.h"

#include <optional>

namespace Demo {

/// Compares the headers of a 2026-07-28 request with its body: `MCP-Protocol-Version` with `_meta`,
/// `Mcp-Method` with the method, and `Mcp-Name` with the name or URI where the method has one
/// (Basic/Transports, Standard request headers).
/// \a protocolVersion is the one from `_meta`. The error is -32020 with HTTP status 400.
[[nodiscard]] std::optional<RpcError> headerMismatch(const HttpHeaders &headers,
                                                     const Incoming &incoming,
                                                     const QString &protocolVersion);

} // namespace Demo
