// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QCoreApplication>
#include <QList>
#include <QStringList>

namespace Vitrine {

/// One piece of a result, as it can be shown. Nothing is left out: what is malformed keeps its
/// place, says what is wrong and is shown raw.
struct ContentPart
{
    enum class Kind : quint8 {
        Text,
        Image,
        Audio,
        Blob, ///< bytes of any other type
        Link, ///< resource_link: an address, not its content
        Raw   ///< a type that is not known, or nothing that can be shown otherwise
    };

    Kind kind = Kind::Raw;
    QString type;   ///< "text", "resource", …: as it came; empty for resource contents
    QString role;   ///< of a prompt message, as it came; empty elsewhere
    QString text;   ///< Text
    QString base64; ///< Image, Audio, Blob: not decoded yet
    QString mimeType;
    QString uri;  ///< Link, and contents of resources
    QString name; ///< Link
    QString title;
    QString description;
    std::optional<qint64> size; ///< Link: as the server states it
    /// "for user", "priority 0.5", …: for people.
    QStringList annotations;
    /// What is wrong with it, in sentences.
    QStringList problems;
    Mcp::Json raw;

    bool operator==(const ContentPart &) const = default;
};

/// The pieces of a whole result, and what is wrong with it as a whole.
struct ResultContent
{
    QList<ContentPart> parts;
    QStringList problems;
    /// The list was there and had no entry.
    bool isEmptyList = false;
};

/// Takes results apart. Tolerant: any JSON gives something that can be shown.
class ContentReader
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::ContentReader)
public:
    /// `{content: [block…], structuredContent?, isError?}`: MCP, Tools, Tool Result.
    [[nodiscard]] static ResultContent toolResult(const Mcp::Json &result);
    /// `{contents: [{uri, mimeType?, text|blob}…]}`: MCP, Resources, Resource Contents.
    [[nodiscard]] static ResultContent resourceContents(const Mcp::Json &result);
    /// `{description?, messages: [{role, content: block}…]}`: MCP, Prompts, PromptMessage. A
    /// message whose content is a list makes one part for each block.
    [[nodiscard]] static ResultContent promptMessages(const Mcp::Json &result);
    /// One content block.
    [[nodiscard]] static ContentPart block(const Mcp::Json &block);
};

} // namespace Vitrine
