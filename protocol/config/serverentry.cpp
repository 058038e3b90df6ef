// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/serverentry.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace Mcp {
using namespace Qt::StringLiterals;
using Pairs = QList<std::pair<QString, QString>>;

namespace {

// The names under which the clients of shared use keep an address. Gemini CLI's `httpUrl` says that
// it is Streamable HTTP, which its `url` does not.
constexpr std::array kUrlMembers{"url"_L1, "httpUrl"_L1, "serverUrl"_L1};
constexpr std::array kKindMembers{"type"_L1, "transportType"_L1, "transport"_L1};

QString urlMember(const Json &raw)
{
    const auto found = std::ranges::find_if(
        kUrlMembers, [&raw](QLatin1StringView name) { return !raw[name].isNull(); });
    return found == kUrlMembers.end() ? kUrlMembers.front() : *found;
}

QString kindMember(const Json &raw)
{
    const auto found = std::ranges::find_if(
        kKindMembers, [&raw](QLatin1StringView name) { return raw[name].isString(); });
    return found == kKindMembers.end() ? kKindMembers.front() : *found;
}

std::unexpected<Error> misfit(const QString &pointer, const QString &text)
{
    return failure(Error::Kind::Schema, text, pointer);
}

QString typeName(const Json &value)
{
    switch (value.type()) {
    case Json::Type::Null:
        return u"null"_s;
    case Json::Type::Bool:
        return u"a boolean"_s;
    case Json::Type::Number:
        return u"a number"_s;
    case Json::Type::String:
        return u"a string"_s;
    case Json::Type::Array:
        return u"an array"_s;
    case Json::Type::Object:
        return u"an object"_s;
    }
    return {};
}

Result<QString> readText(const Json &value, const QString &pointer)
{
    if (!value.isString())
        return misfit(pointer, u"expected a string, found %1"_s.arg(typeName(value)));
    return value.toString();
}

// People write `"PORT": 3000` and `["--port", 3000]`; what is meant is plain, so it is read.
Result<QString> readWord(const Json &value, const QString &pointer)
{
    if (value.isNumber() || value.isBool())
        return value.toText();
    return readText(value, pointer);
}

Result<QStringList> readWords(const Json &value, const QString &pointer)
{
    if (!value.isArray())
        return misfit(pointer, u"expected an array of strings, found %1"_s.arg(typeName(value)));
    QStringList words;
    for (qsizetype i = 0; i < value.size(); ++i) {
        const auto word = readWord(value.at(i), u"%1/%2"_s.arg(pointer).arg(i));
        if (!word)
            return std::unexpected(word.error());
        words.append(*word);
    }
    return words;
}

Result<Pairs> readPairs(const Json &value, const QString &pointer)
{
    if (!value.isObject())
        return misfit(pointer, u"expected an object of strings, found %1"_s.arg(typeName(value)));
    Pairs pairs;
    for (const auto &[key, member] : value.members()) {
        if (member.isNull()) // VS Code's way to say "not set"; it stays in the file
            continue;
        const auto word = readWord(member, pointer + u'/' + Json::pointerStep(key));
        if (!word)
            return std::unexpected(word.error());
        pairs.append({key, *word});
    }
    return pairs;
}

Result<ServerEntry::Kind> readKind(const Json &raw)
{
    const QString member = kindMember(raw);
    const Json &value = raw[member];
    if (!value.isString()) {
        if (!value.isNull())
            return misfit(u"/type"_s, u"expected a string, found %1"_s.arg(typeName(value)));
        const bool isRemote = raw["command"_L1].isNull() && !raw[urlMember(raw)].isNull();
        return isRemote ? ServerEntry::Kind::Http : ServerEntry::Kind::Stdio;
    }
    const QString text = value.toString();
    if (text == "stdio"_L1)
        return ServerEntry::Kind::Stdio;
    if (text == "sse"_L1)
        return ServerEntry::Kind::Sse;
    if (text == "http"_L1 || text == "streamable-http"_L1 || text == "streamableHttp"_L1 ||
        text == "streamable_http"_L1)
        return ServerEntry::Kind::Http;
    return misfit(
        u'/' + member,
        u"expected \"stdio\", \"http\", \"streamable-http\" or \"sse\", found \"%1\""_s.arg(text));
}

Result<std::optional<qint64>> readMilliseconds(const Json &raw, QLatin1StringView member)
{
    const Json &value = raw[member];
    if (value.isNull())
        return std::nullopt;
    const std::optional<qint64> number = value.toInt64();
    if (!number || *number < 0)
        return misfit(u'/' + member, u"expected milliseconds, a whole number that is not negative, "
                                     u"found %1"_s.arg(value.toText()));
    return number;
}

Result<EraMode> readEra(const Json &value)
{
    const QString text = value.toString();
    if (value.isNull() || text == "auto"_L1)
        return EraMode::Auto;
    if (text == "legacy"_L1)
        return EraMode::Legacy;
    if (text == "modern"_L1)
        return EraMode::Modern;
    return misfit(u"/protocolEra"_s,
                  u"expected \"auto\", \"legacy\" or \"modern\", found %1"_s.arg(value.toText()));
}

Result<std::optional<Revision>> readRevision(const Json &value)
{
    if (value.isNull())
        return std::nullopt;
    const std::optional<Revision> revision = revisionFromText(value.toString());
    if (revision)
        return revision;
    QStringList known;
    for (const Revision each : kRevisions)
        known.append(toText(each));
    return misfit(u"/protocolVersion"_s,
                  u"expected one of %1, found %2"_s.arg(known.join(", "_L1), value.toText()));
}

// Older Zed files: `"command": {"path": …, "args": […], "env": {…}}`.
bool isNestedCommand(const Json &raw)
{
    return raw["command"_L1].isObject();
}

Result<void> readProcess(ServerEntry &entry)
{
    const bool isNested = isNestedCommand(entry.raw);
    const Json &from = isNested ? entry.raw["command"_L1] : entry.raw;
    const QString base = isNested ? u"/command"_s : QString();
    const QLatin1StringView commandMember = isNested ? "path"_L1 : "command"_L1;
    if (const Json &value = from[commandMember]; !value.isNull()) {
        auto command = readText(value, base + u'/' + commandMember);
        if (!command)
            return std::unexpected(command.error());
        entry.command = *std::move(command);
    }
    if (const Json &value = from["args"_L1]; !value.isNull()) {
        auto words = readWords(value, base + u"/args"_s);
        if (!words)
            return std::unexpected(words.error());
        entry.args = *std::move(words);
    }
    if (const Json &value = from["env"_L1]; !value.isNull()) {
        auto pairs = readPairs(value, base + u"/env"_s);
        if (!pairs)
            return std::unexpected(pairs.error());
        entry.env = *std::move(pairs);
    }
    if (const Json &value = entry.raw["cwd"_L1]; !value.isNull()) {
        auto cwd = readText(value, u"/cwd"_s);
        if (!cwd)
            return std::unexpected(cwd.error());
        entry.cwd = *std::move(cwd);
    }
    return {};
}

Result<void> readRemote(ServerEntry &entry)
{
    const QString member = urlMember(entry.raw);
    if (const Json &value = entry.raw[member]; !value.isNull()) {
        auto url = readText(value, u'/' + member);
        if (!url)
            return std::unexpected(url.error());
        entry.url = *std::move(url);
    }
    if (const Json &value = entry.raw["headers"_L1]; !value.isNull()) {
        auto pairs = readPairs(value, u"/headers"_s);
        if (!pairs)
            return std::unexpected(pairs.error());
        entry.headers = *std::move(pairs);
    }
    return {};
}

Result<void> readProtocol(ServerEntry &entry)
{
    const auto era = readEra(entry.raw["protocolEra"_L1]);
    if (!era)
        return std::unexpected(era.error());
    const auto revision = readRevision(entry.raw["protocolVersion"_L1]);
    if (!revision)
        return std::unexpected(revision.error());
    const auto connection = readMilliseconds(entry.raw, "connectionTimeout"_L1);
    if (!connection)
        return std::unexpected(connection.error());
    const auto request = readMilliseconds(entry.raw, "requestTimeout"_L1);
    if (!request)
        return std::unexpected(request.error());
    entry.era = *era;
    entry.revision = *revision;
    entry.connectionTimeoutMs = *connection;
    entry.requestTimeoutMs = *request;
    return {};
}

Json fromWords(const QStringList &words)
{
    Json out = Json::array();
    for (const QString &word : words)
        out.append(word);
    return out;
}

Json fromPairs(const Pairs &pairs)
{
    Json out = Json::object();
    for (const auto &[key, value] : pairs)
        out.set(key, value);
    return out;
}

void put(Json &json, QStringView member, const Json &value)
{
    if (value.isNull())
        json.remove(member);
    else
        json.set(member, value);
}

Json textOrNothing(const QString &text)
{
    return text.isEmpty() ? Json() : Json(text);
}

Json numberOrNothing(const std::optional<qint64> &number)
{
    return number ? Json(*number) : Json();
}

QLatin1StringView kindText(ServerEntry::Kind kind)
{
    switch (kind) {
    case ServerEntry::Kind::Stdio:
        return "stdio"_L1;
    case ServerEntry::Kind::Http:
        return "http"_L1;
    case ServerEntry::Kind::Sse:
        return "sse"_L1;
    }
    return {};
}

QLatin1StringView eraText(EraMode mode)
{
    switch (mode) {
    case EraMode::Auto:
        return "auto"_L1;
    case EraMode::Legacy:
        return "legacy"_L1;
    case EraMode::Modern:
        return "modern"_L1;
    }
    return {};
}

QString shellWord(const QString &word)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_@%+=:,./-]+$"_s);
    if (plain.match(word).hasMatch())
        return word;
    QString quoted = word;
    return u'\'' + quoted.replace(u'\'', u"'\\''"_s) + u'\'';
}

} // namespace

Result<ServerEntry> ServerEntry::fromJson(const QString &name, const Json &json)
{
    if (!json.isObject())
        return misfit(QString(), u"expected an object, found %1"_s.arg(typeName(json)));
    ServerEntry entry{.name = name, .raw = json};
    const auto kind = readKind(json);
    if (!kind)
        return std::unexpected(kind.error());
    entry.kind = *kind;
    for (const auto read : {readProcess, readRemote, readProtocol}) {
        if (const auto done = read(entry); !done)
            return std::unexpected(done.error());
    }
    if (entry.kind == Kind::Stdio && entry.command.isEmpty())
        return misfit(u"/command"_s, u"expected the program to start, found none"_s);
    if (entry.kind != Kind::Stdio && entry.url.isEmpty())
        return misfit(u"/url"_s, u"expected the server's address, found none"_s);
    return entry;
}

// Only what differs from what `raw` says is written, so that spellings ("streamable-http") and
// members of other clients stay as they were.
Json ServerEntry::toJson() const
{
    const ServerEntry before = fromJson(name, raw).value_or(ServerEntry());
    Json json = raw.isObject() ? raw : Json::object();
    const bool isNew = json.isEmpty();
    if (kind != before.kind || (isNew && kind != Kind::Stdio))
        json.set(kindMember(json), kindText(kind));
    const bool didProcessChange =
        command != before.command || args != before.args || env != before.env;
    if (didProcessChange && isNestedCommand(json)) {
        json.set(u"command", command); // the flat form, which every client reads
        put(json, u"args", args.isEmpty() ? Json() : fromWords(args));
        put(json, u"env", env.isEmpty() ? Json() : fromPairs(env));
    } else if (didProcessChange) {
        if (command != before.command)
            put(json, u"command", textOrNothing(command));
        if (args != before.args)
            put(json, u"args", args.isEmpty() ? Json() : fromWords(args));
        if (env != before.env)
            put(json, u"env", env.isEmpty() ? Json() : fromPairs(env));
    }
    if (cwd != before.cwd)
        put(json, u"cwd", textOrNothing(cwd));
    if (url != before.url)
        put(json, urlMember(json), textOrNothing(url));
    if (headers != before.headers)
        put(json, u"headers", headers.isEmpty() ? Json() : fromPairs(headers));
    if (era != before.era)
        put(json, u"protocolEra", era == EraMode::Auto ? Json() : Json(eraText(era)));
    if (revision != before.revision)
        put(json, u"protocolVersion", revision ? Json(Mcp::toText(*revision)) : Json());
    if (connectionTimeoutMs != before.connectionTimeoutMs)
        put(json, u"connectionTimeout", numberOrNothing(connectionTimeoutMs));
    if (requestTimeoutMs != before.requestTimeoutMs)
        put(json, u"requestTimeout", numberOrNothing(requestTimeoutMs));
    return json;
}

QString ServerEntry::target() const
{
    if (kind != Kind::Stdio)
        return url;
    QStringList words{shellWord(command)};
    for (const QString &word : args)
        words.append(shellWord(word));
    return words.join(u' ');
}

} // namespace Mcp
