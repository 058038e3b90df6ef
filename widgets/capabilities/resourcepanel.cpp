// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/resourcepanel.h"

#include "capabilities/completionsource.h"
#include "capabilities/secretwords.h"
#include "capabilities/textfieldsform.h"
#include "results/banner.h"
#include "results/ink.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::CatalogueItem;
using Mcp::Json;
using Mcp::UriTemplate;

ResourcePanel::ResourcePanel(QWidget *parent)
    : CallPanel(ResultView::Kind::Resource,
                {.name = u"resources"_s,
                 .verb = tr("Read"),
                 .icon = u"resource"_s,
                 .nothingTitle = tr("Choose a resource"),
                 .nothingText = tr("Its address and what it holds stand here. Templates ask for "
                                   "their variables first."),
                 .emptyTitle = tr("Not read yet"),
                 .emptyText = tr("The contents of the resource stand here.")},
                parent)
    , m_form(new TextFieldsForm)
    , m_uriLabel(new QLabel)
    , m_uri(new QLineEdit)
    , m_templateProblem(new Banner)
    , m_completion(new CompletionSource(this))
{
    setObjectName(u"resourcePanel"_s);
    m_templateProblem->setObjectName(u"templateProblem"_s);
    setInk(m_uriLabel, Role::Muted);
    m_uri->setObjectName(u"resourceUri"_s);
    m_uri->setFont(Theme::monospace());
    m_uri->setAccessibleName(tr("The address that will be read"));
    m_uriLabel->setBuddy(m_uri);
    editors()->addWidget(m_templateProblem);
    editors()->addWidget(m_form, 1);
    editors()->addWidget(m_uriLabel);
    editors()->addWidget(m_uri);
    editors()->addStretch();

    connect(m_uri, &QLineEdit::textEdited, this, &ResourcePanel::requestEdited);
    connect(m_form, &TextFieldsForm::edited, this, [this] {
        expand();
        requestEdited();
    });
    connect(m_form, &TextFieldsForm::suggestionsWanted, this,
            [this](const QString &name, const QString &text) {
                Json others = m_form->json();
                others.remove(name);
                m_completion->ask(name, text, others);
            });
    connect(m_completion, &CompletionSource::answered, m_form, &TextFieldsForm::setSuggestions);
}

ResourcePanel::~ResourcePanel()
{
    keepDraft();
}

QString ResourcePanel::uri() const
{
    return m_uri->text();
}

void ResourcePanel::showItem(const CatalogueItem &item, Mcp::ListKind kind)
{
    m_template.reset();
    m_expandProblem.clear();
    m_templateProblem->hide();
    m_completion->setPort(port());
    m_uri->setReadOnly(true);
    if (kind == Mcp::ListKind::ResourceTemplates) {
        m_uriLabel->setText(tr("Address that will be read"));
        showTemplate(item);
        return;
    }
    m_uriLabel->setText(tr("Address"));
    m_form->setFields({});
    m_form->hide();
    m_uri->setText(item.uri);
    m_uri->setCursorPosition(0);
}

void ResourcePanel::showTemplate(const CatalogueItem &item)
{
    auto parsed = UriTemplate::parse(item.uri);
    if (!parsed) {
        // What the server meant can still be typed by hand.
        m_templateProblem->setMessage(Role::Warn, u"warning"_s,
                                      tr("This is no URI template of RFC 6570"),
                                      tr("%1 (%2). Type the address by hand.")
                                          .arg(parsed.error().text, parsed.error().where));
        m_templateProblem->show();
        m_form->setFields({});
        m_form->hide();
        m_uri->setReadOnly(false);
        m_uri->setText(draftInMemory().value_or(item.uri));
        return;
    }
    m_template = *parsed;
    QList<TextField> fields;
    for (const UriTemplate::Variable &variable : m_template->variables()) {
        TextField field{.name = variable.name, .isRequired = variable.isNeeded()};
        if (variable.isExploded)
            field.description = tr(
                "Several values as a JSON list or object: [\"a\", \"b\"] or {\"key\": \"value\"}.");
        else if (variable.prefix > 0)
            field.description =
                variable.prefix == 1
                    ? tr("Only the first character is used.")
                    : tr("Only the first %1 characters are used.").arg(variable.prefix);
        fields.append(field);
    }
    m_form->setFields(fields);
    m_form->setVisible(!fields.isEmpty());
    if (const auto typed = draftInMemory())
        m_form->setJson(Json::parse(*typed).value_or(Json()));
    else if (const auto stored = draftInStore())
        m_form->setJson(*stored);
    m_completion->setReference(
        Json::object({{u"type"_s, u"ref/resource"_s}, {u"uri"_s, item.uri}}));
    expand();
}

UriTemplate::Value ResourcePanel::variableValue(const UriTemplate::Variable &variable,
                                                const QString &text)
{
    if (!variable.isExploded)
        return text;
    const auto parsed = Json::parse(text);
    const auto word = [](const Json &value) {
        return value.isString() ? value.toString() : value.toText();
    };
    if (parsed && parsed->isArray()) {
        QStringList list;
        for (const Json &entry : parsed->items())
            list += word(entry);
        return list;
    }
    if (parsed && parsed->isObject()) {
        UriTemplate::Pairs pairs;
        for (const Mcp::JsonMember &member : parsed->members())
            pairs.append({member.key, word(member.value)});
        return pairs;
    }
    return text;
}

void ResourcePanel::expand()
{
    if (!m_template)
        return;
    UriTemplate::Values values;
    const QList<UriTemplate::Variable> variables = m_template->variables();
    for (const auto &[name, text] : m_form->values()) {
        for (const UriTemplate::Variable &variable : variables) {
            if (variable.name == name)
                values.insert(name, variableValue(variable, text));
        }
    }
    const auto expanded = m_template->expand(values);
    m_expandProblem = expanded ? QString() : expanded.error().text;
    m_uri->setText(expanded.value_or(QString()));
    m_uri->setCursorPosition(0);
}

ServerPort::Call ResourcePanel::request() const
{
    return {.method = u"resources/read"_s, .params = Json::object({{u"uri"_s, uri()}})};
}

QString ResourcePanel::problem() const
{
    if (!m_expandProblem.isEmpty())
        return tr("The address cannot be made: %1").arg(m_expandProblem);
    const QStringList missing = m_template ? m_form->missing() : QStringList();
    if (!missing.isEmpty())
        return tr("“%1” is empty, and the address has a hole there.").arg(missing.first());
    return uri().isEmpty() ? tr("The address is empty.") : QString();
}

void ResourcePanel::showProblem()
{
    m_form->focusField(m_form->missing().value(0));
}

QString ResourcePanel::draftText() const
{
    return m_template ? m_form->json().toText() : uri();
}

std::optional<Json> ResourcePanel::draftToStore() const
{
    return m_template ? std::optional(SecretWords::withoutSecrets(m_form->json(), {}))
                      : std::nullopt;
}

} // namespace Vitrine
