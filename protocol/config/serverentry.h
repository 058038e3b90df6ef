// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/session.h"
#include "json/error.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace Mcp {

/// One server as people configure it, in the common `mcpServers` shape. JSON of one entry:
///
///     { "type": "stdio"|"http"|"sse", "command": "…", "args": ["…"], "env": {"K": "V"}, "cwd":
///     "…",
///       "url": "…", "headers": {"K": "V"}, "protocolEra": "auto"|"legacy"|"modern",
///       "protocolVersion": "2025-11-25", "connectionTimeout": ms, "requestTimeout": ms }
///
/// `type` may be missing (then `url` or `command` decides) and may be "streamable-http" or
/// "streamableHttp". Members that we do not know are kept in `raw` and written back.
struct ServerEntry
{
    enum class Kind : quint8 { Stdio, Http, Sse };

    QString name;
    Kind kind = Kind::Stdio;
    QString command;
    QStringList args;
    QList<std::pair<QString, QString>> env;
    QString cwd;
    QString url;
    QList<std::pair<QString, QString>> headers;
    EraMode era = EraMode::Auto;
    std::optional<Revision> revision;
    std::optional<qint64> connectionTimeoutMs;
    std::optional<qint64> requestTimeoutMs;
    /// The entry as it was read, unknown members included.
    Json raw = Json::object();

    bool operator==(const ServerEntry &) const = default;

    /// Reads one entry. Error::Kind::Schema names the member in `where` (a JSON Pointer in the
    /// entry).
    [[nodiscard]] static Result<ServerEntry> fromJson(const QString &name, const Json &json);
    /// `raw` with every known member as it is now; defaults are left out.
    [[nodiscard]] Json toJson() const;
    /// The command as one shell line, or the URL: for people, not for starting anything.
    [[nodiscard]] QString target() const;
};

} // namespace Mcp

Q_DECLARE_METATYPE(Mcp::ServerEntry)
