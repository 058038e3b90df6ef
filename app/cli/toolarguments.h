// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "arguments.h"

namespace Cli {

/// The arguments of a tool from `--tool-arg KEY=VALUE`.
///
/// As with the official inspector a value is read as JSON if it is JSON, and is a string otherwise.
/// Unlike there, the text itself is sent where the schema of that property allows a string and not
/// what the JSON is: `--tool-arg message=12` for a string, `zip=01234`, `version=1.0`.
/// @p inputSchema is the tool's, or null; `$ref` within it is followed.
[[nodiscard]] Mcp::Json toolArguments(const Pairs &pairs, const Mcp::Json &inputSchema);

} // namespace Cli
