// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"
#include "session/catalogueitems.h"

#include <QCoreApplication>
#include <QList>

namespace Vitrine {

/// One annotation of a tool, in a word.
struct ToolHint
{
    QString text;
    Role role = Role::Muted;
    QString explanation; ///< one or two sentences, for a tool tip
};

/// What tools say about themselves (MCP, Tools, ToolAnnotations). Hints, not promises: a server may
/// say what it likes.
class ToolHints
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::ToolHints)
public:
    /// The hints that are stated and say something; destructive and idempotent mean nothing for a
    /// tool that only reads.
    [[nodiscard]] static QList<ToolHint> stated(const Mcp::CatalogueItem &tool);
    /// It states that it may destroy something, and not that it only reads.
    [[nodiscard]] static bool isDestructive(const Mcp::CatalogueItem &tool);
};

} // namespace Vitrine
