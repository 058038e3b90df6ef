// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/frame.h"
#include "json/error.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace Mcp {

/// What a server lists.
enum class ListKind : quint8 { Tools, Resources, ResourceTemplates, Prompts };
inline constexpr int kListKindCount = 4;

/// One entry of a list, as it came: `raw` has every member, the rest is what lists show. The same
/// type serves all four kinds, because they differ in members, which stay in `raw`.
struct CatalogueItem
{
    QString name;  ///< `name`; for a malformed entry without one: empty
    QString title; ///< tools: title, annotations.title, name; others: title, name
    QString description;
    QString uri; ///< resources: `uri`; templates: `uriTemplate`
    QString mimeType;
    Json raw;
    /// Why the entry breaks the specification; empty if it does not. It is listed all the same.
    QString problem;

    // Tools only
    [[nodiscard]] const Json &inputSchema() const;
    [[nodiscard]] const Json *outputSchema() const;
    [[nodiscard]] bool hint(QLatin1StringView name,
                            bool fallback) const; ///< annotations.readOnlyHint, …

    bool operator==(const CatalogueItem &) const = default;
};

/// One list as last read: a value, cheap to copy, safe to hand to another thread.
struct CatalogueList
{
    enum class State : quint8 {
        Unread,      ///< not asked for yet
        Loading,     ///< being read; `items` are those of before
        Fresh,       ///< read, and nothing has said otherwise
        Stale,       ///< the server said that it changed, or its time to live is over
        Unsupported, ///< the capability is not declared, or -32601
        Failed       ///< `error` says why; `items` are what came before it failed
    };
    State state = State::Unread;
    QList<CatalogueItem> items;
    std::optional<Error> error;
    QDateTime readAt;
    int pages = 0;
    quint64 lastFrame = Frame::kNone; ///< the response that held the last page
    std::optional<qint64> ttlMs;      ///< modern caching hint
};

/// Reads one entry of a list result.
[[nodiscard]] CatalogueItem readCatalogueItem(ListKind kind, const Json &entry);

[[nodiscard]] QLatin1StringView listMethod(ListKind kind); ///< "tools/list", …
[[nodiscard]] QLatin1StringView listMember(ListKind kind); ///< "tools", "resourceTemplates", …

} // namespace Mcp

Q_DECLARE_METATYPE(Mcp::CatalogueList)
