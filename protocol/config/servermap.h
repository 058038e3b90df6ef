// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/error.h"

#include <QStringList>

/// Where clients keep their servers in a JSON file.
namespace Mcp::ServerMap {

/// JSON Pointer of the object that holds the entries: `/mcpServers`, `/servers`, … , or the empty
/// one for a bare map of entries; nothing if there is no such object.
[[nodiscard]] std::optional<QString> find(const Json &file);

/// Claude Code keeps one such object per project too (`/projects/PATH/mcpServers`).
[[nodiscard]] QStringList findInProjects(const Json &file);

/// Whether this looks like one server and not like a map of servers.
[[nodiscard]] bool isEntry(const Json &value);

/// A name for an entry that came without one.
[[nodiscard]] QString nameFor(const Json &entry);

} // namespace Mcp::ServerMap
