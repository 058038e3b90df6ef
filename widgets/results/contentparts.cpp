// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/contentparts.h"

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Json;
using Kind = ContentPart::Kind;

namespace {

bool hasType(const QString &mimeType, QLatin1StringView family)
{
    return mimeType.startsWith(family, Qt::CaseInsensitive);
}

Kind kindOfBytes(const QString &mimeType)
{
    if (hasType(mimeType, "image/"_L1))
        return Kind::Image;
    return hasType(mimeType, "audio/"_L1) ? Kind::Audio : Kind::Blob;
}

/// Reads one object; knows what is wrong with its members.
class PartReader
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::ContentReader)
public:
    explicit PartReader(const Json &object, ContentPart &part) : m_object(object), m_part(part) {}

    // The text under `key`; a missing one that is needed, or another type, is a problem.
    QString text(QLatin1StringView key, bool isNeeded = false)
    {
        const Json *value = m_object.find(key);
        if (value && value->isString())
            return value->toString();
        if (value && !value->isNull())
            m_part.problems += tr("“%1” is not a text.").arg(key);
        else if (isNeeded)
            m_part.problems += tr("“%1” is missing.").arg(key);
        return {};
    }

    // Base64 under `key`; without it there is nothing to show but the raw object.
    void bytes(QLatin1StringView key, Kind kind)
    {
        m_part.base64 = text(key, true);
        m_part.kind = m_object[key].isString() ? kind : Kind::Raw;
    }

    void annotations()
    {
        const Json &annotations = m_object["annotations"_L1];
        for (const Json &reader : annotations["audience"_L1].items())
            m_part.annotations += tr("for %1").arg(reader.toString());
        if (const Json &priority = annotations["priority"_L1]; priority.isNumber())
            m_part.annotations += tr("priority %1").arg(QString::fromLatin1(priority.numberText()));
        if (const QString modified = annotations["lastModified"_L1].toString(); !modified.isEmpty())
            m_part.annotations += tr("modified %1").arg(modified);
    }

    // {uri, mimeType?, text | blob}
    void contents()
    {
        m_part.uri = text("uri"_L1, true);
        m_part.mimeType = text("mimeType"_L1);
        annotations(); // examples in the specification have them here, the schema on the block
        if (m_object["text"_L1].isString()) {
            m_part.kind = Kind::Text;
            m_part.text = m_object["text"_L1].toString();
            if (m_object.contains("blob"_L1))
                m_part.problems += tr("It has both a text and a blob; the text is shown.");
        } else if (m_object.contains("blob"_L1)) {
            bytes("blob"_L1, kindOfBytes(m_part.mimeType));
        } else {
            m_part.problems += tr("It has neither a text nor a blob.");
        }
    }

    void link()
    {
        m_part.uri = text("uri"_L1, true);
        m_part.name = text("name"_L1, true);
        m_part.title = text("title"_L1);
        m_part.description = text("description"_L1);
        m_part.mimeType = text("mimeType"_L1);
        m_part.size = m_object["size"_L1].toInt64();
        m_part.kind = m_part.uri.isEmpty() ? Kind::Raw : Kind::Link;
    }

private:
    const Json &m_object;
    ContentPart &m_part;
};

// The list under `key`, or a problem and the whole result as one raw part.
const Json *list(const Json &result, QLatin1StringView key, ResultContent &content)
{
    const Json *found = result.find(key);
    if (found && found->isArray()) {
        content.isEmptyList = found->isEmpty();
        return found;
    }
    if (!result.isObject())
        content.problems += ContentReader::tr("The result is not an object; it is shown raw.");
    else if (found)
        content.problems += ContentReader::tr("“%1” is not a list; it is shown raw.").arg(key);
    else
        content.problems += ContentReader::tr("The result has no “%1”.").arg(key);
    if (!result.isObject() || found)
        content.parts.append(ContentPart{.raw = found && result.isObject() ? *found : result});
    return nullptr;
}

} // namespace

ContentPart ContentReader::block(const Json &block)
{
    ContentPart part{.raw = block};
    if (!block.isObject()) {
        part.problems += tr("It is not an object.");
        return part;
    }
    PartReader reader(block, part);
    part.type = reader.text("type"_L1, true);
    reader.annotations();
    if (part.type == "text"_L1) {
        part.text = reader.text("text"_L1, true);
        part.kind = block["text"_L1].isString() ? Kind::Text : Kind::Raw;
    } else if (part.type == "image"_L1 || part.type == "audio"_L1) {
        part.mimeType = reader.text("mimeType"_L1, true);
        reader.bytes("data"_L1, part.type == "image"_L1 ? Kind::Image : Kind::Audio);
    } else if (part.type == "resource"_L1) {
        const Json &resource = block["resource"_L1];
        if (resource.isObject())
            PartReader(resource, part).contents();
        else
            part.problems += tr("“%1” is not an object.").arg(u"resource"_s);
    } else if (part.type == "resource_link"_L1) {
        reader.link();
    } else if (!part.type.isEmpty()) {
        part.problems += tr("Vitrine does not know this type of content; it is shown as it came.");
    }
    return part;
}

ResultContent ContentReader::toolResult(const Json &result)
{
    ResultContent content;
    if (const Json *blocks = list(result, "content"_L1, content)) {
        for (const Json &entry : blocks->items())
            content.parts += block(entry);
    }
    return content;
}

ResultContent ContentReader::resourceContents(const Json &result)
{
    ResultContent content;
    const Json *entries = list(result, "contents"_L1, content);
    if (!entries)
        return content;
    for (const Json &entry : entries->items()) {
        ContentPart part{.raw = entry};
        if (entry.isObject())
            PartReader(entry, part).contents();
        else
            part.problems += tr("It is not an object.");
        content.parts += part;
    }
    return content;
}

ResultContent ContentReader::promptMessages(const Json &result)
{
    ResultContent content;
    const Json *messages = list(result, "messages"_L1, content);
    if (!messages)
        return content;
    for (const Json &message : messages->items()) {
        const Json &body = message["content"_L1];
        QList<ContentPart> parts;
        if (body.isArray()) {
            for (const Json &entry : body.items())
                parts += block(entry);
        } else if (body.isObject()) {
            parts += block(body);
        }
        if (parts.isEmpty()) {
            parts += ContentPart{.problems = {tr("The message has no content.")}, .raw = message};
        } else if (body.isArray()) {
            parts.first().problems +=
                tr("The content of a message is one block; this one has a list.");
        }
        for (ContentPart &part : parts)
            part.role = message["role"_L1].toString();
        if (!message["role"_L1].isString())
            parts.first().problems += tr("The message has no role.");
        content.parts += parts;
    }
    return content;
}

} // namespace Vitrine
