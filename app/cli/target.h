// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "arguments.h"

#include "config/serverentry.h"

namespace Cli {

/// The server to talk to, ready for Mcp::makeSession(), and what people should know about it.
struct Target
{
    Mcp::ServerEntry entry; ///< variables expanded, options of the command line applied
    QStringList warnings;
};

/// Finds the server that the command line names: a command, an address, or an entry of a file.
/// Errors: Schema (usage), Io, Parse (the file).
[[nodiscard]] Mcp::Result<Target> findTarget(const Arguments &arguments);

} // namespace Cli
