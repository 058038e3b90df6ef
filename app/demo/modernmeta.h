// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "loglevel.h"
#include "rpc.h"

#include <QJsonObject>

#include <optional>

namespace Demo {

/// What a 2026-07-28 request carries in `params._meta` (Basic, Per-request metadata).
struct ModernMeta
{
    QString protocolVersion;
    std::optional<LogLevel> logLevel; ///< not set: no log messages for this request
};

/// True if \a params carry metadata that only 2026-07-28 and later know.
[[nodiscard]] bool hasModernMeta(const QJsonObject &params);

/// Reads the mandatory metadata; -32602 (HTTP 400) if one is missing or of the wrong type. The
/// version is not yet compared with what this server speaks.
[[nodiscard]] std::expected<ModernMeta, RpcError> readModernMeta(const QJsonObject &params);

/// -32022 (HTTP 400) with `data.supported` and `data.requested`.
[[nodiscard]] RpcError unsupportedVersion(const QString &requested);

} // namespace Demo
