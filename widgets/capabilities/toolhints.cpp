// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/toolhints.h"

namespace Vitrine {
using namespace Qt::StringLiterals;

QList<ToolHint> ToolHints::stated(const Mcp::CatalogueItem &tool)
{
    QList<ToolHint> hints;
    const bool isReadOnly = tool.hint("readOnlyHint"_L1, false);
    const QString note = u'\n' + tr("The server says so; it is a hint, not a promise.");
    if (isReadOnly)
        hints += {tr("read-only"), Role::Ok, tr("It changes nothing.") + note};
    if (isDestructive(tool))
        hints +=
            {tr("destructive"), Role::Error, tr("It may delete or overwrite something.") + note};
    if (!isReadOnly && tool.hint("idempotentHint"_L1, false))
        hints += {tr("idempotent"), Role::Http,
                  tr("Calling it again with the same arguments changes nothing more.") + note};
    if (tool.hint("openWorldHint"_L1, false))
        hints += {tr("open-world"), Role::Stderr,
                  tr("It reaches things outside the server, such as the web.") + note};
    return hints;
}

bool ToolHints::isDestructive(const Mcp::CatalogueItem &tool)
{
    return tool.hint("destructiveHint"_L1, false) && !tool.hint("readOnlyHint"_L1, false);
}

} // namespace Vitrine
