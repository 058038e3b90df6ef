// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "arguments.h"

#include "wordreader.h"

#include <algorithm>

namespace Cli {
using namespace Qt::StringLiterals;
using Mcp::Error;
using Mcp::Json;
using Mcp::Result;

namespace {

std::unexpected<Error> usage(const QString &text, const QString &where = {})
{
    return Mcp::failure(Error::Kind::Schema, text, where);
}

Result<std::pair<QString, QString>> readPair(const OptionInfo &option, const QString &text)
{
    const qsizetype equals = text.indexOf(u'=');
    if (equals <= 0)
        return usage(u"%1: expected KEY=VALUE, found \"%2\""_s.arg(option.name, text), text);
    return std::pair(text.first(equals), text.sliced(equals + 1));
}

Result<void> readPairs(const FoundOption &found, Pairs &pairs)
{
    for (const QString &text : found.values) {
        auto pair = readPair(*found.option, text);
        if (!pair)
            return std::unexpected(pair.error());
        pairs.append(*std::move(pair));
    }
    return {};
}

Result<void> readMetadata(const FoundOption &found, Json &metadata)
{
    Pairs pairs;
    if (const auto done = readPairs(found, pairs); !done)
        return done;
    for (const auto &[key, value] : std::as_const(pairs))
        metadata.set(key, jsonOrText(value));
    return {};
}

Result<void> readHeaders(const FoundOption &found, Pairs &headers)
{
    for (const QString &text : found.values) {
        const qsizetype colon = text.indexOf(u':');
        const QString name = text.first(std::max<qsizetype>(colon, 0)).trimmed();
        const QString value = text.sliced(colon + 1).trimmed();
        if (name.isEmpty() || value.isEmpty())
            return usage(u"--header: expected \"NAME: VALUE\", found \"%1\""_s.arg(text), text);
        headers.append({name, value});
    }
    return {};
}

Result<void> readMilliseconds(const FoundOption &found,
                              std::optional<std::chrono::milliseconds> &out)
{
    bool isNumber = false;
    const QString &text = found.values.first();
    const qint64 value = text.toLongLong(&isNumber);
    if (!isNumber || value < 0)
        return usage(u"%1: expected milliseconds, found \"%2\""_s.arg(found.option->name, text),
                     text);
    out = std::chrono::milliseconds(value);
    return {};
}

Result<void> readToolArgsJson(const QString &text, std::optional<Json> &out)
{
    auto json = Json::parse(text);
    if (!json)
        return usage(u"--tool-args-json: %1"_s.arg(json.error().toString()), text);
    if (!json->isObject())
        return usage(u"--tool-args-json: expected a JSON object, found %1"_s.arg(json->toText()),
                     text);
    out = *std::move(json);
    return {};
}

Result<void> checkChoice(const FoundOption &found)
{
    if (found.option->offer != Offer::Choices)
        return {};
    const QStringList choices = choicesOf(*found.option);
    const QString &value = found.values.first();
    if (choices.contains(value))
        return {};
    return usage(
        u"%1: \"%2\" is none of %3"_s.arg(found.option->name, value, choices.join(", "_L1)), value);
}

Mcp::EraMode eraMode(const QString &text)
{
    if (text == "legacy"_L1)
        return Mcp::EraMode::Legacy;
    return text == "modern"_L1 ? Mcp::EraMode::Modern : Mcp::EraMode::Auto;
}

TransportKind transportKind(const QString &text)
{
    if (text == "stdio"_L1)
        return TransportKind::Stdio;
    return text == "http"_L1 ? TransportKind::Http : TransportKind::Sse;
}

Format format(const QString &text)
{
    if (text == "json"_L1)
        return Format::Json;
    return text == "ndjson"_L1 ? Format::Ndjson : Format::Text;
}

Result<void> apply(const FoundOption &found, Arguments &out)
{
    const QString value = found.values.value(0);
    switch (found.option->id) {
    case Option::Help:
        out.action = Action::Help;
        break;
    case Option::Version:
        out.action = Action::Version;
        break;
    case Option::Completion:
        out.action = Action::Completion;
        out.completionShell = value;
        break;
    case Option::Quiet:
        out.isQuiet = true;
        break;
    case Option::Cli:
        break;
    case Option::Config:
        out.configPath = value;
        break;
    case Option::Catalog:
        out.catalogPath = value;
        break;
    case Option::Server:
        out.serverName = value;
        break;
    case Option::Env:
        return readPairs(found, out.env);
    case Option::Cwd:
        out.cwd = value;
        break;
    case Option::Transport:
        out.transport = transportKind(value);
        break;
    case Option::ServerUrl:
        out.serverUrl = value;
        break;
    case Option::Header:
        return readHeaders(found, out.headers);
    case Option::Method:
        out.method = value;
        break;
    case Option::ToolName:
        out.toolName = value;
        break;
    case Option::ToolArg:
        return readPairs(found, out.toolArgs);
    case Option::ToolArgsJson:
        return readToolArgsJson(value, out.toolArgsJson);
    case Option::Uri:
        out.uri = value;
        break;
    case Option::Cursor:
        out.cursor = value;
        break;
    case Option::PromptName:
        out.promptName = value;
        break;
    case Option::PromptArgs:
        return readPairs(found, out.promptArgs);
    case Option::CompleteArg: {
        const auto pair = readPair(*found.option, value);
        if (!pair)
            return std::unexpected(pair.error());
        out.completeArg = *pair;
        break;
    }
    case Option::LogLevel:
        out.logLevel = value;
        break;
    case Option::Metadata:
        return readMetadata(found, out.metadata);
    case Option::ToolMetadata:
        return readMetadata(found, out.toolMetadata);
    case Option::ProtocolEra:
        out.era = eraMode(value);
        break;
    case Option::ProtocolVersion:
        out.revision = Mcp::revisionFromText(value);
        break;
    case Option::ConnectTimeout:
        return readMilliseconds(found, out.connectTimeout);
    case Option::RequestTimeout:
        return readMilliseconds(found, out.requestTimeout);
    case Option::Record:
        out.recordPath = value;
        break;
    case Option::Format:
        out.format = format(value);
        break;
    case Option::Output:
        out.outputPath = value;
        break;
    case Option::OutputFormat:
        out.outputFormat = value == "raw"_L1 ? FileFormat::Raw : FileFormat::Json;
        break;
    }
    return {};
}

// What a method cannot do without.
Result<void> checkMethod(const Arguments &arguments)
{
    const QString &method = arguments.method;
    const auto needs = [&method](QLatin1StringView option) {
        return usage(u"%1 needs %2"_s.arg(method, option));
    };
    if (method == "tools/call"_L1 && arguments.toolName.isEmpty())
        return needs("--tool-name"_L1);
    if (method == "resources/read"_L1 && arguments.uri.isEmpty())
        return needs("--uri"_L1);
    if (method == "prompts/get"_L1 && arguments.promptName.isEmpty())
        return needs("--prompt-name"_L1);
    if (method == "logging/setLevel"_L1 && arguments.logLevel.isEmpty())
        return needs("--log-level"_L1);
    if (method == "completion/complete"_L1) {
        if (!arguments.completeArg)
            return needs("--complete-arg"_L1);
        if (arguments.uri.isEmpty() == arguments.promptName.isEmpty())
            return needs("either --prompt-name or --uri"_L1);
    }
    return {};
}

Result<void> checkTogether(const Arguments &arguments)
{
    if (arguments.toolArgsJson && !arguments.toolArgs.isEmpty())
        return usage(u"--tool-args-json and --tool-arg exclude each other"_s);
    if (arguments.configPath && arguments.catalogPath)
        return usage(u"--config and --catalog exclude each other"_s);
    if (arguments.isAdHoc() &&
        (arguments.configPath || arguments.catalogPath || arguments.serverName)) {
        return usage(u"a target on the command line and a server from a file (--config, --catalog, "
                     u"--server) "
                     u"exclude each other"_s);
    }
    if (!arguments.target.isEmpty() && arguments.serverUrl)
        return usage(u"a target and --server-url exclude each other"_s, arguments.target.first());
    if (arguments.outputFormat == FileFormat::Raw) {
        if (arguments.outputPath.isEmpty())
            return usage(u"--output-format raw needs --output"_s);
        if (arguments.method != "tools/call"_L1 && arguments.method != "resources/read"_L1)
            return usage(u"--output-format raw is for tools/call and resources/read"_s);
    }
    return {};
}

// A mistyped option that follows the target is the target's, so its effect is a missing method.
std::unexpected<Error> missingMethod(const Arguments &arguments)
{
    const auto dashed = std::ranges::find_if(
        arguments.target, [](const QString &word) { return word.startsWith("--"_L1); });
    if (dashed == arguments.target.end())
        return usage(u"--method is missing; see --help"_s);
    return usage(
        u"--method is missing; %1 is no option here and was taken for an argument of the target"_s
            .arg(*dashed),
        *dashed);
}

} // namespace

Json jsonOrText(const QString &value)
{
    return Json::parse(value).value_or(Json(value));
}

Result<Arguments> parseArguments(const QStringList &words)
{
    const auto split = splitWords(words);
    if (!split)
        return std::unexpected(split.error());
    Arguments arguments{.target = split->target};
    for (const FoundOption &found : split->options) {
        if (const auto fits = checkChoice(found); !fits)
            return std::unexpected(fits.error());
        if (const auto applied = apply(found, arguments); !applied)
            return std::unexpected(applied.error());
        if (arguments.action == Action::Help || arguments.action == Action::Version)
            return arguments;
    }
    if (arguments.action != Action::Run)
        return arguments;
    if (arguments.method.isEmpty())
        return missingMethod(arguments);
    for (const auto check : {checkTogether, checkMethod}) {
        if (const auto fits = check(arguments); !fits)
            return std::unexpected(fits.error());
    }
    return arguments;
}

} // namespace Cli
