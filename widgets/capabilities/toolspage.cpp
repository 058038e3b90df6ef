// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/toolspage.h"

#include "capabilities/toolpanel.h"

namespace Vitrine {
using namespace Qt::StringLiterals;

ToolsPage::ToolsPage(QWidget *parent)
    : CataloguePage(u"tools"_s, {Mcp::ListKind::Tools}, new ToolPanel, parent)
    , m_tool(static_cast<ToolPanel *>(callPanel()))
{
}

bool ToolsPage::selectTool(const QString &name)
{
    return select(Mcp::ListKind::Tools, name);
}

ArgumentsEditor *ToolsPage::argumentsEditor() const
{
    return m_tool->argumentsEditor();
}

} // namespace Vitrine
