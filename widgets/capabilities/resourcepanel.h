// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/callpanel.h"
#include "schema/uritemplate.h"

class QLabel;
class QLineEdit;

namespace Vitrine {

class Banner;
class CompletionSource;
class TextFieldsForm;

/// A resource, or a template with its variables; in both cases the address that will be read.
class ResourcePanel : public CallPanel
{
    Q_OBJECT
public:
    explicit ResourcePanel(QWidget *parent = nullptr);
    ~ResourcePanel() override;

    [[nodiscard]] TextFieldsForm *form() const { return m_form; }
    /// What resources/read will carry.
    [[nodiscard]] QString uri() const;

    /// The value of a variable as it was typed: after `*` a JSON list or object stands for its
    /// entries; everything else is text.
    [[nodiscard]] static Mcp::UriTemplate::Value
    variableValue(const Mcp::UriTemplate::Variable &variable, const QString &text);

protected:
    void showItem(const Mcp::CatalogueItem &item, Mcp::ListKind kind) override;
    ServerPort::Call request() const override;
    QString problem() const override;
    void showProblem() override;
    QString draftText() const override;
    std::optional<Mcp::Json> draftToStore() const override;

private:
    void showTemplate(const Mcp::CatalogueItem &item);
    void expand();

    TextFieldsForm *m_form;
    QLabel *m_uriLabel;
    QLineEdit *m_uri;
    Banner *m_templateProblem;
    CompletionSource *m_completion;
    std::optional<Mcp::UriTemplate> m_template;
    QString m_expandProblem;
};

} // namespace Vitrine
