// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/promptpanel.h"

#include "capabilities/completionsource.h"
#include "capabilities/secretwords.h"
#include "capabilities/textfieldsform.h"
#include "results/ink.h"

#include <QLabel>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::CatalogueItem;
using Mcp::Json;

PromptPanel::PromptPanel(QWidget *parent)
    : CallPanel(ResultView::Kind::Prompt,
                {.name = u"prompts"_s,
                 .verb = tr("Get"),
                 .icon = u"prompt"_s,
                 .nothingTitle = tr("Choose a prompt"),
                 .nothingText =
                     tr("Its arguments and the messages that the server makes of them stand here."),
                 .emptyTitle = tr("Not asked for yet"),
                 .emptyText = tr("The messages of the prompt stand here.")},
                parent)
    , m_form(new TextFieldsForm)
    , m_none(new QLabel(tr("This prompt takes no arguments.")))
    , m_completion(new CompletionSource(this))
{
    setObjectName(u"promptPanel"_s);
    setInk(m_none, Role::Muted);
    editors()->addWidget(m_none);
    editors()->addWidget(m_form, 1);
    editors()->addStretch();
    connect(m_form, &TextFieldsForm::edited, this, &PromptPanel::requestEdited);
    connect(m_form, &TextFieldsForm::suggestionsWanted, this,
            [this](const QString &name, const QString &text) {
                Json others = m_form->json();
                others.remove(name);
                m_completion->ask(name, text, others);
            });
    connect(m_completion, &CompletionSource::answered, m_form, &TextFieldsForm::setSuggestions);
}

PromptPanel::~PromptPanel()
{
    keepDraft();
}

void PromptPanel::showItem(const CatalogueItem &item, Mcp::ListKind)
{
    QList<TextField> fields;
    for (const Json &argument : item.raw["arguments"_L1].items()) {
        fields.append({.name = argument["name"_L1].toString(),
                       .title = argument["title"_L1].toString(),
                       .description = argument["description"_L1].toString(),
                       .isRequired = argument["required"_L1].toBool(),
                       .isMultiLine = true});
    }
    m_form->setFields(fields);
    m_form->setVisible(!fields.isEmpty());
    m_none->setVisible(fields.isEmpty());
    if (const auto typed = draftInMemory())
        m_form->setJson(Json::parse(*typed).value_or(Json()));
    else if (const auto stored = draftInStore())
        m_form->setJson(*stored);
    m_completion->setPort(port());
    m_completion->setReference(
        Json::object({{u"type"_s, u"ref/prompt"_s}, {u"name"_s, item.name}}));
}

ServerPort::Call PromptPanel::request() const
{
    Json params = Json::object({{u"name"_s, item().name}});
    const Json arguments = m_form->json();
    if (!m_form->fields().isEmpty())
        params.set(u"arguments", arguments);
    return {.method = u"prompts/get"_s, .params = params};
}

QString PromptPanel::problem() const
{
    const QStringList missing = m_form->missing();
    return missing.isEmpty() ? QString() : tr("“%1” is required and empty.").arg(missing.first());
}

void PromptPanel::showProblem()
{
    m_form->focusField(m_form->missing().value(0));
}

QString PromptPanel::draftText() const
{
    return m_form->json().toText();
}

std::optional<Json> PromptPanel::draftToStore() const
{
    return SecretWords::withoutSecrets(m_form->json(), {});
}

} // namespace Vitrine
