// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace Mcp {

/// JSON with the comments and trailing commas that editors allow in their settings, made plain.
struct PlainJson
{
    /// As long as the text it came from, with blanks for what was taken away, so that positions in
    /// it are positions in the file.
    QByteArray bytes;
    bool hadComments = false;
};

/// Blanks `// …`, `/* … */`, commas before `}` and `]`, and a byte-order mark. Everything else,
/// also what is wrong, stays for the parser to judge.
[[nodiscard]] PlainJson withoutComments(QByteArray text);

} // namespace Mcp
