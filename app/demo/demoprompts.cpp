// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "demoprompts.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

constexpr auto kPrompts = R"json([
{
  "name": "greet",
  "title": "Greet somebody",
  "description": "Asks for a greeting.",
  "arguments": [
    { "name": "name", "title": "Name", "description": "Who is greeted", "required": true },
    { "name": "style", "title": "Style", "description": "formal, friendly or short", "required": false }
  ]
},
{
  "name": "review_code",
  "title": "Review code",
  "description": "Asks for a review of a piece of code.",
  "arguments": [
    { "name": "language", "title": "Language", "description": "Programming language", "required": true },
    { "name": "code", "title": "Code", "description": "The code to review", "required": true }
  ]
}
])json";

QJsonArray definitions()
{
    return QJsonDocument::fromJson(kPrompts).array();
}

QJsonObject message(const QString &role, const QString &text)
{
    return {{u"role"_s, role},
            {u"content"_s, QJsonObject{{u"type"_s, u"text"_s}, {u"text"_s, text}}}};
}

QJsonArray greeting(const QJsonObject &arguments)
{
    const QString style = arguments.value("style"_L1).toString(u"friendly"_s);
    return {message(u"user"_s, u"Write a %1 greeting for %2."_s.arg(
                                   style, arguments.value("name"_L1).toString()))};
}

QJsonArray review(const QJsonObject &arguments)
{
    const QString language = arguments.value("language"_L1).toString();
    const QString code = arguments.value("code"_L1).toString();
    return {message(u"user"_s, u"Please review this %1 code:\n\n```%2\n%3\n```"_s.arg(
                                   language, language.toLower(), code)),
            message(u"assistant"_s, u"I will look at correctness first, then at clarity."_s)};
}

/// Says what is wrong with \a arguments for the prompt \a definition.
std::optional<QString> problemWith(const QJsonObject &arguments, const QJsonObject &definition)
{
    const QJsonArray known = definition.value("arguments"_L1).toArray();
    for (const QJsonValue &argument : known) {
        const QString name = argument["name"_L1].toString();
        const QJsonValue given = arguments.value(name);
        if (given.isUndefined() && argument["required"_L1].toBool())
            return u"The argument \"%1\" is missing."_s.arg(name);
        if (!given.isUndefined() && !given.isString())
            return u"The argument \"%1\" must be a string."_s.arg(name);
    }
    return std::nullopt;
}

QJsonObject trimmed(QJsonObject prompt, const Features &features)
{
    if (features.titles)
        return prompt;
    prompt.remove("title"_L1);
    QJsonArray arguments = prompt.value("arguments"_L1).toArray();
    for (QJsonValueRef argument : arguments) {
        QJsonObject object = argument.toObject();
        object.remove("title"_L1);
        argument = object;
    }
    prompt.insert("arguments"_L1, arguments);
    return prompt;
}

} // namespace

Outcome DemoPrompts::list(const Request &request) const
{
    if (request.params.contains("cursor"_L1))
        return invalidParams(u"Unknown cursor: the list of prompts has one page."_s);
    QJsonArray prompts;
    const QJsonArray all = definitions();
    for (const QJsonValue &prompt : all)
        prompts.append(trimmed(prompt.toObject(), request.features));
    return QJsonObject{{u"prompts"_s, prompts}};
}

Outcome DemoPrompts::get(const Request &request) const
{
    const QJsonValue name = request.params.value("name"_L1);
    if (!name.isString())
        return invalidParams(u"prompts/get needs the name of a prompt."_s);
    const QJsonValue given = request.params.value("arguments"_L1);
    if (!given.isUndefined() && !given.isObject())
        return invalidParams(u"The arguments of a prompt must be an object."_s);

    const QJsonObject arguments = given.toObject();
    const QJsonArray all = definitions();
    for (const QJsonValue &prompt : all) {
        if (prompt["name"_L1] != name)
            continue;
        if (const auto problem = problemWith(arguments, prompt.toObject()))
            return invalidParams(*problem);
        return QJsonObject{
            {u"description"_s, prompt["description"_L1]},
            {u"messages"_s, name == "greet"_L1 ? greeting(arguments) : review(arguments)}};
    }
    return invalidParams(u"Unknown prompt: %1"_s.arg(name.toString()));
}

} // namespace Demo
