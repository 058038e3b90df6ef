// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRegularExpression>

namespace Mcp {

/// Makes a regular expression of a schema's `pattern`, which is ECMA-262 (JSON Schema 2020-12,
/// Validation, section 4.3).
///
/// What ECMA-262 writes differently (`\uXXXX`, `[^]`, `\p{Letter}`, the reach of `\s` and `$`) is
/// rewritten for PCRE. The work of one match is bounded, so that a pattern
/// that backtracks without end (a hostile or careless server's) cannot freeze the caller: the match
/// is invalid then. The result is invalid if the pattern does not compile.
[[nodiscard]] QRegularExpression compilePattern(const QString &pattern);

/// Whether @p text has a match for @p expression; nothing where that cannot be told.
[[nodiscard]] std::optional<bool> matchesPattern(const QRegularExpression &expression,
                                                 const QString &text);

} // namespace Mcp
