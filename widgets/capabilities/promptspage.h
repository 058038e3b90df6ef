// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/cataloguepage.h"

namespace Vitrine {

class PromptPanel;

/// The prompts of a server: fill in the arguments, see the messages.
class PromptsPage : public CataloguePage
{
    Q_OBJECT
public:
    explicit PromptsPage(QWidget *parent = nullptr);

    /// Chooses the first prompt of this name; false if there is none.
    bool selectPrompt(const QString &name);
    [[nodiscard]] PromptPanel *promptPanel() const { return m_prompt; }

private:
    PromptPanel *m_prompt;
};

} // namespace Vitrine
