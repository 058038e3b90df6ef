// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/catalogueitems.h"

#include <array>
#include <utility>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

struct KindRow
{
    QLatin1StringView method;
    QLatin1StringView member;
    QLatin1StringView uri; ///< the member that holds the address, if the kind has one
};

constexpr std::array<KindRow, kListKindCount> kKinds{{
    {"tools/list"_L1, "tools"_L1, {}},
    {"resources/list"_L1, "resources"_L1, "uri"_L1},
    {"resources/templates/list"_L1, "resourceTemplates"_L1, "uriTemplate"_L1},
    {"prompts/list"_L1, "prompts"_L1, {}},
}};

const KindRow &row(ListKind kind)
{
    return kKinds[std::to_underlying(kind)];
}

// Empty if `entry` has a text under `key`, else what is wrong.
QString textProblem(const Json &entry, QLatin1StringView key)
{
    const Json *value = entry.find(key);
    if (!value)
        return u"it has no %1"_s.arg(key);
    if (!value->isString())
        return u"its %1 is no string: %2"_s.arg(key, value->toText());
    return value->toString().isEmpty() ? u"its %1 is empty"_s.arg(key) : QString();
}

QString schemaProblem(const Json &entry)
{
    const Json *schema = entry.find("inputSchema"_L1);
    if (!schema)
        return u"it has no inputSchema"_s;
    if (!schema->isObject())
        return u"its inputSchema is no object: %1"_s.arg(schema->toText());
    const Json &type = (*schema)["type"_L1];
    return type.toString() == "object"_L1
               ? QString()
               : u"the type of its inputSchema is not \"object\" but %1"_s.arg(type.toText());
}

QString firstProblem(ListKind kind, const Json &entry)
{
    if (!entry.isObject())
        return u"it is no object"_s;
    QString problem = textProblem(entry, "name"_L1);
    if (problem.isEmpty() && !row(kind).uri.isEmpty())
        problem = textProblem(entry, row(kind).uri);
    if (problem.isEmpty() && kind == ListKind::Tools)
        problem = schemaProblem(entry);
    return problem;
}

} // namespace

const Json &CatalogueItem::inputSchema() const
{
    return raw["inputSchema"_L1];
}

const Json *CatalogueItem::outputSchema() const
{
    return raw.find("outputSchema"_L1);
}

bool CatalogueItem::hint(QLatin1StringView hintName, bool fallback) const
{
    return raw["annotations"_L1][hintName].toBool(fallback);
}

CatalogueItem readCatalogueItem(ListKind kind, const Json &entry)
{
    CatalogueItem item;
    item.raw = entry;
    item.name = entry["name"_L1].toString();
    item.title = entry["title"_L1].toString();
    if (item.title.isEmpty() && kind == ListKind::Tools)
        item.title = entry["annotations"_L1]["title"_L1].toString();
    if (item.title.isEmpty())
        item.title = item.name;
    item.description = entry["description"_L1].toString();
    if (!row(kind).uri.isEmpty())
        item.uri = entry[row(kind).uri].toString();
    item.mimeType = entry["mimeType"_L1].toString();
    item.problem = firstProblem(kind, entry);
    return item;
}

QLatin1StringView listMethod(ListKind kind)
{
    return row(kind).method;
}

QLatin1StringView listMember(ListKind kind)
{
    return row(kind).member;
}

} // namespace Mcp
