// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/framesummary.h"

#include "frames/wiretext.h"

#include <QLocale>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Frame;
using Mcp::FrameKind;
using Mcp::Json;

namespace {

constexpr qsizetype kPartLimit = 400;

QString joined(const QStringList &parts)
{
    QStringList filled = parts;
    filled.removeAll(QString());
    return filled.join(u" · "_s);
}

// Without _meta, which in 2026-07-28 says the same on every request.
QString compact(Json json)
{
    if (json.isObject())
        json.remove(u"_meta");
    if (json.isNull() || ((json.isObject() || json.isArray()) && json.isEmpty()))
        return {};
    return lineOfText(json.isString() ? json.toString() : json.toText(), kPartLimit);
}

QString without(Json json, QLatin1StringView member)
{
    json.remove(QString(member));
    return compact(json);
}

QString scalar(const Json &json)
{
    return json.isString() ? lineOfText(json.toString(), kPartLimit)
           : json.isNull() ? QString()
                           : compact(json);
}

QString nameAndVersion(const Json &info)
{
    return (scalar(info["name"_L1]) + u' ' + scalar(info["version"_L1])).trimmed();
}

// "tools: 3 · echo, add, slow": how many, and as many of their names as a line can hold.
QString listing(QLatin1StringView member, const Json &list, QLatin1StringView nameMember)
{
    QStringList names;
    for (const Json &item : list.items().first(std::min<qsizetype>(list.size(), 12)))
        names += scalar(item[nameMember]);
    if (names.size() < list.size())
        names += u"…"_s;
    return joined({"%1: %2"_L1.arg(member, QLocale().toString(list.size())), names.join(u", "_s)});
}

QString content(const Json &block)
{
    const QString type = block["type"_L1].toString();
    if (type == "text"_L1)
        return lineOfText(block["text"_L1].toString(), kPartLimit);
    const Json &place = block.contains("uri"_L1) ? block["uri"_L1] : block["resource"_L1]["uri"_L1];
    return u'[' + joined({lineOfText(type, 40), scalar(block["mimeType"_L1]), scalar(place)}) +
           u']';
}

QString contents(const Json &list)
{
    QStringList parts;
    for (const Json &block : list.items().first(std::min<qsizetype>(list.size(), 4)))
        parts += content(block);
    if (list.size() > 4)
        parts += u"…"_s;
    return joined(parts);
}

// The id at the end of a large message, where servers in TypeScript write it: …,"id":4}
QByteArray idAtEnd(QByteArrayView bytes)
{
    const QByteArrayView tail = bytes.last(std::min<qsizetype>(bytes.size(), 256)).trimmed();
    const qsizetype at = tail.lastIndexOf("\"id\":");
    if (at < 0 || !tail.endsWith('}'))
        return {};
    const QByteArrayView token = tail.sliced(at + 5).chopped(1).trimmed();
    return token.contains(',') || token.contains('}') ? QByteArray() : token.toByteArray();
}

QByteArray idOf(const Mcp::FrameLog &log, const Frame &frame)
{
    const QByteArrayView bytes = log.bytes(frame.sequence);
    if (bytes.size() <= FrameSummary::kReadLimit)
        return Mcp::Envelope::scan(bytes).id.toByteArray();
    if (const QByteArray id = idAtEnd(bytes); !id.isEmpty())
        return id;
    if (const Frame partner = log.frame(frame.pair);
        frame.hasPair() && partner.length <= FrameSummary::kReadLimit)
        return Mcp::Envelope::scan(log.bytes(frame.pair)).id.toByteArray();
    return {};
}

} // namespace

FrameText FrameSummary::of(const Mcp::FrameLog &log, const Frame &frame)
{
    FrameText out;
    const QByteArrayView bytes = log.bytes(frame.sequence);
    switch (frame.kind) {
    case FrameKind::Text:
        out.summary =
            lineOfText(withoutTerminalCodes(bytes.first(std::min<qsizetype>(bytes.size(), 4096))));
        return out;
    case FrameKind::Invalid:
        out.summary = invalid(bytes);
        return out;
    case FrameKind::HttpRequest:
    case FrameKind::HttpResponse:
        out.summary = httpHead(bytes);
        return out;
    case FrameKind::SseEvent:
        out.summary = lineOfText(bytes);
        return out;
    case FrameKind::Request:
    case FrameKind::Result:
    case FrameKind::Error:
        out.id = lineOfText(idOf(log, frame), 80);
        break;
    case FrameKind::Notification:
    case FrameKind::Batch:
    case FrameKind::Event:
        break;
    }
    const auto json = bytes.size() <= kReadLimit ? Json::parse(bytes) : Json();
    if (json && !json->isNull())
        out.summary = message(log, frame, *json);
    else
        out.summary = lineOfText(bytes);
    return out;
}

QString FrameSummary::message(const Mcp::FrameLog &log, const Frame &frame, const Json &json)
{
    const QString method = log.methodName(frame.method);
    switch (frame.kind) {
    case FrameKind::Request:
        return request(method, json["params"_L1]);
    case FrameKind::Notification:
        return notification(method, json["params"_L1]);
    case FrameKind::Result:
        return result(method, json["result"_L1]);
    case FrameKind::Error:
        return error(json["error"_L1]);
    case FrameKind::Batch:
        return joined({tr("messages: %1").arg(QLocale().toString(json.size())), compact(json)});
    case FrameKind::Event:
        return event(json);
    default:
        return compact(json);
    }
}

QString FrameSummary::request(const QString &method, const Json &params)
{
    const QString name = scalar(params["name"_L1]);
    if (method == "tools/call"_L1 || method == "prompts/get"_L1)
        return (name + u' ' + compact(params["arguments"_L1])).trimmed();
    if (method == "initialize"_L1)
        return joined(
            {scalar(params["protocolVersion"_L1]), nameAndVersion(params["clientInfo"_L1])});
    if (method == "server/discover"_L1) {
        const Json &meta = params["_meta"_L1];
        return joined({scalar(meta["io.modelcontextprotocol/protocolVersion"_L1]),
                       nameAndVersion(meta["io.modelcontextprotocol/clientInfo"_L1])});
    }
    if (method.startsWith("resources/"_L1) && params.contains("uri"_L1))
        return scalar(params["uri"_L1]);
    if (method == "logging/setLevel"_L1)
        return scalar(params["level"_L1]);
    if (method == "elicitation/create"_L1)
        return scalar(params["message"_L1]);
    return compact(params);
}

QString FrameSummary::notification(const QString &method, const Json &params)
{
    if (method == "notifications/progress"_L1) {
        const QString total = scalar(params["total"_L1]);
        const QString done = scalar(params["progress"_L1]);
        return joined(
            {total.isEmpty() ? done : done + " / "_L1 + total, scalar(params["message"_L1])});
    }
    if (method == "notifications/message"_L1)
        return joined(
            {scalar(params["level"_L1]), scalar(params["logger"_L1]), scalar(params["data"_L1])});
    if (method == "notifications/cancelled"_L1)
        return joined(
            {tr("request %1").arg(compact(params["requestId"_L1])), scalar(params["reason"_L1])});
    if (method == "notifications/resources/updated"_L1)
        return scalar(params["uri"_L1]);
    return compact(params);
}

QString FrameSummary::result(const QString &method, const Json &result)
{
    struct Listing
    {
        QLatin1StringView member, name;
    };
    static constexpr std::array listings{
        Listing{"tools"_L1, "name"_L1}, Listing{"resources"_L1, "uri"_L1},
        Listing{"resourceTemplates"_L1, "uriTemplate"_L1}, Listing{"prompts"_L1, "name"_L1},
        Listing{"roots"_L1, "uri"_L1}};
    if (const QString type = result["resultType"_L1].toString();
        !type.isEmpty() && type != "complete"_L1)
        return joined({lineOfText(type, 80), without(result, "resultType"_L1)});
    for (const Listing &one : listings) {
        if (const Json *list = result.find(one.member); list && list->isArray())
            return listing(one.member, *list, one.name);
    }
    if (method == "initialize"_L1)
        return joined(
            {scalar(result["protocolVersion"_L1]), nameAndVersion(result["serverInfo"_L1])});
    if (method == "server/discover"_L1) {
        QStringList versions;
        for (const Json &version : result["supportedVersions"_L1].items())
            versions += scalar(version);
        const Json &info = result["serverInfo"_L1];
        return joined(
            {versions.join(u", "_s),
             nameAndVersion(info.isNull()
                                ? result["_meta"_L1]["io.modelcontextprotocol/serverInfo"_L1]
                                : info)});
    }
    if (const Json &list = result["content"_L1]; list.isArray())
        return list.isEmpty() ? compact(result["structuredContent"_L1]) : contents(list);
    if (const Json &list = result["contents"_L1]; list.isArray() && !list.isEmpty()) {
        const Json &first = list.at(0);
        return joined(
            {scalar(first["uri"_L1]), scalar(first["mimeType"_L1]), scalar(first["text"_L1])});
    }
    if (const Json &list = result["messages"_L1]; list.isArray() && !list.isEmpty())
        return joined({tr("messages: %1").arg(QLocale().toString(list.size())),
                       content(list.at(0)["content"_L1])});
    const QString text = without(result, "resultType"_L1);
    return text.isEmpty() ? u"{}"_s : text;
}

QString FrameSummary::error(const Json &error)
{
    const QString code = scalar(error["code"_L1]);
    return joined(
        {(code + u' ' + scalar(error["message"_L1])).trimmed(), compact(error["data"_L1])});
}

QString FrameSummary::event(const Json &json)
{
    QStringList parts;
    for (const Mcp::JsonMember &member : json.members()) {
        const QString value = scalar(member.value);
        parts += member.key == "event"_L1 ? value : member.key + u' ' + value;
    }
    return json.isObject() ? joined(parts) : compact(json);
}

QString FrameSummary::invalid(QByteArrayView bytes)
{
    const QByteArray shown =
        withoutTerminalCodes(bytes.first(std::min<qsizetype>(bytes.size(), 4096)));
    return shown.isEmpty() ? tr("(empty line)") : lineOfText(shown);
}

QString FrameSummary::httpHead(QByteArrayView bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    QStringList parts{lineOfText((end < 0 ? bytes : bytes.first(end)).trimmed())};
    for (qsizetype from = end + 1; end >= 0 && from < bytes.size();) {
        qsizetype next = bytes.indexOf('\n', from);
        next = next < 0 ? bytes.size() : next;
        const QByteArrayView line = bytes.sliced(from, next - from).trimmed();
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.first(colon).compare("content-type", Qt::CaseInsensitive) == 0)
            parts += lineOfText(line.sliced(colon + 1).trimmed(), 80);
        from = next + 1;
    }
    return joined(parts);
}

} // namespace Vitrine
