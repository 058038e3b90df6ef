// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "demotools.h"

#include "argumentcheck.h"
#include "benchtools.h"
#include "filereader.h"
#include "gradientpng.h"
#include "slowcall.h"
#include "stderrlog.h"
#include "tooldefinitions.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

QJsonObject textBlock(const QString &text)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, text}};
}

QJsonObject toolResult(const QJsonArray &content, bool isError = false)
{
    return {{u"content"_s, content}, {u"isError"_s, isError}};
}

/// A structured result together with the same as text, for clients that only read `content`.
QJsonObject structuredResult(const QJsonObject &structured)
{
    QJsonObject result = toolResult({textBlock(QString::fromUtf8(compactJson(structured)))});
    result.insert("structuredContent"_L1, structured);
    return result;
}

QJsonObject readFile(const QString &root, const QJsonObject &arguments)
{
    const FileReading reading = readSharedFile(root, arguments.value("path"_L1).toString());
    QJsonArray content{textBlock(reading.text)};
    if (!reading.note.isEmpty())
        content.append(textBlock(reading.note));
    return toolResult(content, reading.isError);
}

QJsonObject picture()
{
    const QString data = QString::fromLatin1(gradientPng(160, 100).toBase64());
    return toolResult(
        {QJsonObject{{u"type"_s, u"image"_s}, {u"data"_s, data}, {u"mimeType"_s, u"image/png"_s}},
         textBlock(u"A gradient of 160 by 100 pixels."_s)});
}

void makeNoise(PendingRequest request, int count)
{
    // Mixed, so that the first three already differ in how grave they are.
    static constexpr std::array levels{LogLevel::Info,  LogLevel::Warning,  LogLevel::Error,
                                       LogLevel::Debug, LogLevel::Notice,   LogLevel::Critical,
                                       LogLevel::Alert, LogLevel::Emergency};
    int sent = 0;
    for (int i = 0; i < count; ++i) {
        const LogLevel level = levels[static_cast<size_t>(i) % levels.size()];
        say(u"noisy: line %1 of %2"_s.arg(i + 1).arg(count));
        const QString text = u"Message %1 of %2 (%3)"_s.arg(i + 1).arg(count).arg(textOf(level));
        sent += request.log(level, u"noisy"_s, text) ? 1 : 0;
    }
    const QString threshold =
        request.request().logLevel ? textOf(*request.request().logLevel) : u"off"_s;
    request.succeed(toolResult({textBlock(
        u"Wrote %1 lines to stderr and sent %2 of %1 log messages (level: %3)."_s.arg(count)
            .arg(sent)
            .arg(threshold))}));
}

/// Makes a handler of a function that turns arguments into a result at once.
template <typename Function>
auto immediate(Function function)
{
    return [function](PendingRequest request, const QJsonObject &arguments, QObject *) {
        QJsonObject result = function(arguments);
        if (!request.request().features.structuredContent)
            result.remove("structuredContent"_L1);
        request.succeed(result);
    };
}

} // namespace

DemoTools::DemoTools(const Options &options)
{
    addSampleTools(options.root);
    if (options.bench)
        addBenchTools();
    addGeneratedTools(options.generatedTools);
}

Outcome DemoTools::list(const Request &request) const
{
    if (request.params.contains("cursor"_L1))
        return invalidParams(u"Unknown cursor: the list of tools has one page."_s);
    QJsonArray tools;
    for (const Tool &tool : m_tools)
        tools.append(trimmedTool(tool.definition, request.features));
    return QJsonObject{{u"tools"_s, tools}};
}

void DemoTools::call(PendingRequest request, QObject *conversation) const
{
    const auto badParams = [&request](const QString &message) {
        request.answer(invalidParams(message));
    };
    const QJsonObject params = request.request().params;
    const QJsonValue name = params.value("name"_L1);
    if (!name.isString())
        return badParams(u"tools/call needs the name of a tool."_s);
    const auto found = m_index.constFind(name.toString());
    if (found == m_index.constEnd())
        return badParams(u"Unknown tool: %1"_s.arg(name.toString()));
    const QJsonValue given = params.value("arguments"_L1);
    if (!given.isUndefined() && !given.isObject())
        return badParams(u"The arguments of a tool must be an object."_s);

    const Tool &tool = m_tools[*found];
    const QJsonObject arguments = given.toObject();
    const QJsonObject schema = tool.definition.value("inputSchema"_L1).toObject();
    if (const auto problem = problemWith(arguments, schema)) {
        if (request.request().features.badArgumentsAreToolErrors)
            return request.succeed(toolResult({textBlock(*problem)}, true));
        return badParams(*problem);
    }
    tool.run(std::move(request), arguments, conversation);
}

void DemoTools::addSampleTools(const QString &root)
{
    const QHash<QString, Handler> handlers{
        {u"read_file"_s,
         immediate([root](const QJsonObject &arguments) { return readFile(root, arguments); })},
        {u"echo"_s, immediate([](const QJsonObject &arguments) {
             return toolResult({textBlock(arguments.value("message"_L1).toString())});
         })},
        {u"add"_s, immediate([](const QJsonObject &arguments) {
             const double sum =
                 arguments.value("a"_L1).toDouble() + arguments.value("b"_L1).toDouble();
             return structuredResult({{u"sum"_s, sum}});
         })},
        {u"fail"_s, immediate([](const QJsonObject &) {
             return toolResult({textBlock(u"This tool always fails."_s)}, true);
         })},
        {u"picture"_s, immediate([](const QJsonObject &) { return picture(); })},
        {u"order"_s,
         immediate([](const QJsonObject &arguments) { return structuredResult(arguments); })},
        {u"noisy"_s,
         [](PendingRequest request, const QJsonObject &arguments, QObject *) {
             makeNoise(std::move(request), arguments.value("count"_L1).toInt(3));
         }},
        {u"slow"_s,
         [](PendingRequest request, const QJsonObject &arguments, QObject *conversation) {
             new SlowCall(std::move(request), conversation, arguments.value("steps"_L1).toInt(5),
                          arguments.value("delayMs"_L1).toInt(300));
         }},
    };
    const QJsonArray definitions = sampleToolDefinitions();
    for (const QJsonValue &definition : definitions)
        add(definition.toObject(), handlers.value(definition["name"_L1].toString()));
}

void DemoTools::addBenchTools()
{
    const QJsonArray definitions = benchToolDefinitions();
    for (const QJsonValue &definition : definitions) {
        const bool isFlood = definition["name"_L1] == "flood"_L1;
        add(definition.toObject(), isFlood ? Handler(startFlood) : Handler(answerWithBlob));
    }
}

void DemoTools::addGeneratedTools(int count)
{
    for (int number = 1; number <= count; ++number) {
        const QJsonObject definition = generatedToolDefinition(number);
        const QString name = definition.value("name"_L1).toString();
        add(definition, immediate([name](const QJsonObject &arguments) {
                return toolResult({textBlock(u"%1 was called with %2"_s.arg(
                    name, QString::fromUtf8(compactJson(arguments))))});
            }));
    }
}

void DemoTools::add(const QJsonObject &definition, Handler run)
{
    m_index.insert(definition.value("name"_L1).toString(), m_tools.size());
    m_tools.push_back({definition, std::move(run)});
}

} // namespace Demo
