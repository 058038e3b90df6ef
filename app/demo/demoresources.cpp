// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "demoresources.h"

#include "gradientpng.h"

#include <QJsonArray>

#include <array>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

constexpr qsizetype kPageSize = 5;
constexpr int kListedNotes = 5;
constexpr auto kNotePrefix = "demo://notes/"_L1;

constexpr auto kGuide = R"(# The sample server

It is built into Vitrine, needs nothing installed, and is safe to play with.

## What to try

| Tool | What it shows |
| --- | --- |
| `read_file` | a text result; try `src/app.ts`, then `../secret` |
| `add` | structured content beside text |
| `slow` | progress, and cancelling |
| `fail` | a tool error, which is not a protocol error |
| `picture` | an image block |
| `noisy` | lines on stderr and log messages |
| `order` | a form with every kind of field |

## Breaking things

Start it with `--fault NAME` to see how a misbehaving server looks; `--list-faults` names them all.
)";

constexpr auto kSettings = R"({
  "server": "vitrine-demo-server",
  "safe": true,
  "limits": { "fileBytes": 65536, "pageSize": 5 }
}
)";

constexpr std::array kNotes{
    "Every message is one JSON object; on stdio it is also exactly one line.",
    "A request has an id, a notification has none and gets no answer.",
    "The id of an answer has the same value and the same JSON type as that of the request.",
    "A tool that fails answers with a result whose isError is true, so that a model can read why.",
    "A JSON-RPC error says that the request itself was wrong.",
    "What a server writes to stderr is for people; nothing follows from it.",
    "Until 2025-11-25 a connection opens with initialize and notifications/initialized.",
    "Since 2026-07-28 each request carries its protocol version in _meta.",
    "server/discover is what a 2026-07-28 client may ask first.",
    "A list may come in pages; the last one has no nextCursor.",
    "A cursor means something to the server only.",
    "Resources are read by their URI, whatever its scheme.",
    "A resource template is a URI with holes, written as RFC 6570 says.",
    "Arguments of prompts are always strings.",
    "Progress is reported only if the request carried a progress token.",
    "Cancelling is a notification on stdio, and a closed stream over HTTP since 2026-07-28.",
    "Streamable HTTP answers a POST with JSON or with an event stream.",
    "A session id belongs to the revisions from 2025-03-26 to 2025-11-25.",
    "The hints in the annotations of a tool are not promises.",
    "That was the last note.",
};
static_assert(kNotes.size() == DemoResources::kNoteCount);

std::unexpected<RpcError> invalidCursor()
{
    return invalidParams(u"Unknown cursor: start again with the first page."_s);
}

QString cursorFor(qsizetype offset)
{
    return QString::fromLatin1(("resources:" + QByteArray::number(offset)).toBase64());
}

} // namespace

DemoResources::DemoResources()
{
    m_listed = {
        {u"demo://guide"_s, u"guide"_s, u"Guide"_s, u"What this server offers and what to try"_s,
         u"text/markdown"_s, kGuide},
        {u"demo://config.json"_s, u"config.json"_s, u"Settings"_s, u"The settings of this server"_s,
         u"application/json"_s, kSettings},
        {u"demo://picture.png"_s, u"picture.png"_s, u"Picture"_s,
         u"A gradient of 160 by 100 pixels"_s, u"image/png"_s, gradientPng(160, 100), true},
    };
    for (int number = 1; number <= kListedNotes; ++number)
        m_listed.push_back(note(number));
}

Outcome DemoResources::list(const Request &request) const
{
    const auto count = static_cast<qsizetype>(m_listed.size());
    qsizetype begin = 0;
    if (const QJsonValue cursor = request.params.value("cursor"_L1); !cursor.isUndefined()) {
        for (begin = kPageSize; begin < count && cursor != cursorFor(begin);)
            begin += kPageSize;
        if (begin >= count)
            return invalidCursor();
    }
    const qsizetype end = std::min(begin + kPageSize, count);
    QJsonArray page;
    for (qsizetype i = begin; i < end; ++i)
        page.append(described(m_listed[static_cast<size_t>(i)], request.features));
    QJsonObject result{{u"resources"_s, page}};
    if (end < count)
        result.insert("nextCursor"_L1, cursorFor(end));
    return result;
}

Outcome DemoResources::templates(const Request &request) const
{
    if (request.params.contains("cursor"_L1))
        return invalidCursor();
    QJsonObject notes{
        {u"uriTemplate"_s, u"demo://notes/{id}"_s},
        {u"name"_s, u"notes"_s},
        {u"description"_s, u"Twenty short notes about the protocol, numbered from 1"_s},
        {u"mimeType"_s, u"text/plain"_s}};
    if (request.features.titles)
        notes.insert("title"_L1, u"Notes"_s);
    return QJsonObject{{u"resourceTemplates"_s, QJsonArray{notes}}};
}

Outcome DemoResources::read(const Request &request) const
{
    const QJsonValue uri = request.params.value("uri"_L1);
    if (!uri.isString())
        return invalidParams(u"resources/read needs the URI of a resource."_s);
    const std::optional<Resource> resource = find(uri.toString());
    if (!resource) {
        return std::unexpected(
            RpcError{.code = request.features.modern ? ErrorCode::InvalidParams
                                                     : ErrorCode::ResourceNotFound,
                     .message = u"There is no resource %1."_s.arg(uri.toString()),
                     .data = QJsonObject{{u"uri"_s, uri}}});
    }
    QJsonObject contents{{u"uri"_s, uri}, {u"mimeType"_s, resource->mimeType}};
    if (resource->isBinary)
        contents.insert("blob"_L1, QString::fromLatin1(resource->content.toBase64()));
    else
        contents.insert("text"_L1, QString::fromUtf8(resource->content));
    return QJsonObject{{u"contents"_s, QJsonArray{contents}}};
}

QJsonObject DemoResources::described(const Resource &resource, const Features &features)
{
    QJsonObject annotations{{u"audience"_s, QJsonArray{u"user"_s}}, {u"priority"_s, 0.5}};
    if (features.titles)
        annotations.insert("lastModified"_L1, u"2026-08-01T09:30:00Z"_s);
    QJsonObject object{{u"uri"_s, resource.uri},
                       {u"name"_s, resource.name},
                       {u"description"_s, resource.description},
                       {u"mimeType"_s, resource.mimeType},
                       {u"size"_s, resource.content.size()},
                       {u"annotations"_s, annotations}};
    if (features.titles)
        object.insert("title"_L1, resource.title);
    return object;
}

DemoResources::Resource DemoResources::note(int number)
{
    const QString id = QString::number(number);
    return {.uri = kNotePrefix + id,
            .name = "note-"_L1 + id,
            .title = "Note "_L1 + id,
            .description = "Note "_L1 + id + " of 20"_L1,
            .mimeType = u"text/plain"_s,
            .content = kNotes[static_cast<size_t>(number - 1)],
            .isBinary = false};
}

std::optional<DemoResources::Resource> DemoResources::find(const QString &uri) const
{
    for (const Resource &resource : m_listed) {
        if (resource.uri == uri)
            return resource;
    }
    for (int number = kListedNotes + 1; number <= kNoteCount; ++number) {
        if (uri == kNotePrefix + QString::number(number))
            return note(number);
    }
    return std::nullopt;
}

} // namespace Demo
