// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/callpanel.h"

namespace Vitrine {

class CompletionSource;
class TextFieldsForm;

/// A prompt: its arguments, which are always strings, with suggestions from the server.
class PromptPanel : public CallPanel
{
    Q_OBJECT
public:
    explicit PromptPanel(QWidget *parent = nullptr);
    ~PromptPanel() override;

    [[nodiscard]] TextFieldsForm *form() const { return m_form; }

protected:
    void showItem(const Mcp::CatalogueItem &item, Mcp::ListKind kind) override;
    ServerPort::Call request() const override;
    QString problem() const override;
    void showProblem() override;
    QString draftText() const override;
    std::optional<Mcp::Json> draftToStore() const override;

private:
    TextFieldsForm *m_form;
    class QLabel *m_none;
    CompletionSource *m_completion;
};

} // namespace Vitrine
