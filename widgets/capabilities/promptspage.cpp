// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/promptspage.h"

#include "capabilities/promptpanel.h"

namespace Vitrine {
using namespace Qt::StringLiterals;

PromptsPage::PromptsPage(QWidget *parent)
    : CataloguePage(u"prompts"_s, {Mcp::ListKind::Prompts}, new PromptPanel, parent)
    , m_prompt(static_cast<PromptPanel *>(callPanel()))
{
}

bool PromptsPage::selectPrompt(const QString &name)
{
    return select(Mcp::ListKind::Prompts, name);
}

} // namespace Vitrine
