// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

#include <QProcessEnvironment>

namespace Mcp {

/// A variable that an entry names and that has no value.
struct UnsetVariable
{
    QString reference; ///< as it stands in the file: "${API_KEY}"
    QString where;     ///< JSON Pointer in the entry: "/env/API_KEY"

    bool operator==(const UnsetVariable &) const = default;
};

/// An entry whose variables have their values.
struct ExpandedEntry
{
    ServerEntry entry;
    QList<UnsetVariable> unset;

    /// One line of technical English for each variable without a value.
    [[nodiscard]] QStringList warnings() const;
};

/// Gives the variables in command, args, env, cwd, url and headers their values. The file keeps its
/// text; call this when connecting, or to show what would be used.
///
/// Known forms: `${VAR}` and `${VAR:-default}` (Claude Code), `${env:VAR}` (VS Code, Cursor,
/// Windsurf), `${userHome}` (VS Code, Cursor). As in Claude Code, a default also stands for an
/// empty value, and what has neither value nor default stays as it is and is in `unset`; so does
/// every form of other clients, such as `${input:id}`. Values are not expanded again. `raw` stays.
[[nodiscard]] ExpandedEntry expandVariables(const ServerEntry &entry,
                                            const QProcessEnvironment &environment);

} // namespace Mcp
