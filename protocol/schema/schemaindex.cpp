// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/schemaindex.h"

#include <array>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

// Deeper schemas are nobody's work but a generator's gone wrong; the walk is recursive.
constexpr int kMaxDepth = 300;

constexpr std::array kSchemas = {"additionalItems"_L1,
                                 "additionalProperties"_L1,
                                 "contains"_L1,
                                 "contentSchema"_L1,
                                 "else"_L1,
                                 "if"_L1,
                                 "items"_L1,
                                 "not"_L1,
                                 "propertyNames"_L1,
                                 "then"_L1,
                                 "unevaluatedItems"_L1,
                                 "unevaluatedProperties"_L1};
constexpr std::array kLists = {"allOf"_L1, "anyOf"_L1, "items"_L1, "oneOf"_L1, "prefixItems"_L1};
constexpr std::array kMaps = {"$defs"_L1,
                              "definitions"_L1,
                              "dependencies"_L1,
                              "dependentSchemas"_L1,
                              "patternProperties"_L1,
                              "properties"_L1};
constexpr std::array kReferences = {"$ref"_L1, "$dynamicRef"_L1, "$recursiveRef"_L1};

QString address(const QUrl &url)
{
    return url.toString(QUrl::RemoveFragment | QUrl::FullyEncoded);
}

QString step(const QString &where, const QString &key)
{
    return where + u'/' + Json::pointerStep(key);
}

// Draft 4 called it `id`; a property of that name is none, so only texts count.
QString idOf(const Json &schema, SchemaDialect dialect)
{
    return schema[dialect == SchemaDialect::Draft4 ? "id"_L1 : "$id"_L1].toString();
}

} // namespace

Result<std::unique_ptr<SchemaIndex>> SchemaIndex::make(const Json &document)
{
    std::unique_ptr<SchemaIndex> index(new SchemaIndex);
    if (!document.isObject() && !document.isBool())
        return failure(Error::Kind::Schema, u"a schema must be an object or a boolean"_s);
    if (Result<void> read = index->readDialect(document); !read)
        return std::unexpected(read.error());
    const QUrl base = QUrl(u"vitrine:///schema"_s).resolved(QUrl(idOf(document, index->m_dialect)));
    SchemaResource *root = index->addResource(document, base.adjusted(QUrl::RemoveFragment));
    if (Result<void> entered = index->enter(document, root, {}, 0); !entered)
        return std::unexpected(entered.error());
    if (Result<void> checked = index->checkReferences(); !checked)
        return std::unexpected(checked.error());
    return index;
}

Result<void> SchemaIndex::readDialect(const Json &document)
{
    const Json *stated = document.find("$schema"_L1);
    if (!stated)
        return {};
    QString name = stated->toString();
    if (name.endsWith(u'#'))
        name.chop(1);
    name.remove("https://json-schema.org/"_L1).remove("http://json-schema.org/"_L1);
    static const QHash<QString, SchemaDialect> dialects = {
        {u"draft-04/schema"_s, SchemaDialect::Draft4},
        {u"draft-06/schema"_s, SchemaDialect::Draft6},
        {u"draft-07/schema"_s, SchemaDialect::Draft7},
        {u"draft/2019-09/schema"_s, SchemaDialect::Draft2019},
        {u"draft/2020-12/schema"_s, SchemaDialect::Draft2020},
        {u"schema"_s, SchemaDialect::Draft2020}, // "the latest", as some write
    };
    const auto known = dialects.constFind(name);
    if (known == dialects.constEnd())
        return failure(Error::Kind::Schema, u"unsupported dialect %1"_s.arg(stated->toText()),
                       u"/$schema"_s);
    m_dialect = *known;
    return {};
}

SchemaResource *SchemaIndex::addResource(const Json &root, const QUrl &base)
{
    m_resources.push_back(std::make_unique<SchemaResource>());
    SchemaResource *resource = m_resources.back().get();
    resource->base = base;
    resource->root = &root;
    resource->isRecursiveAnchor = root["$recursiveAnchor"_L1].toBool();
    m_byAddress.insert(address(base), resource);
    m_byRoot.insert(&root, resource);
    return resource;
}

Result<void> SchemaIndex::enter(const Json &schema, SchemaResource *resource, const QString &where,
                                int depth)
{
    if (!schema.isObject())
        return {};
    if (depth > kMaxDepth)
        return failure(Error::Kind::Schema, u"nested more than %1 levels deep"_s.arg(kMaxDepth),
                       where);
    const bool isOld = m_dialect <= SchemaDialect::Draft7;
    // Up to draft 7 nothing beside `$ref` counts, not even `$id`.
    const QString id = isOld && schema.contains("$ref"_L1) ? QString() : idOf(schema, m_dialect);
    if (id.startsWith(u'#')) {
        resource->anchors.insert(id.sliced(1), &schema);
    } else if (!id.isEmpty() && resource->root != &schema) {
        const QUrl base = resource->base.resolved(QUrl(id)).adjusted(QUrl::RemoveFragment);
        resource = addResource(schema, base);
    }
    if (const QString name = schema["$anchor"_L1].toString(); !name.isEmpty())
        resource->anchors.insert(name, &schema);
    if (const QString name = schema["$dynamicAnchor"_L1].toString(); !name.isEmpty()) {
        resource->anchors.insert(name, &schema);
        resource->dynamicAnchors.insert(name, &schema);
    }
    for (const QLatin1StringView keyword : kReferences) {
        if (const Json *reference = schema.find(keyword); reference && reference->isString())
            m_references.push_back({reference->toString(), resource, step(where, keyword)});
    }
    m_tracksEvaluation |=
        schema.contains("unevaluatedProperties"_L1) || schema.contains("unevaluatedItems"_L1);
    return enterMembers(schema, resource, where, depth);
}

Result<void> SchemaIndex::enterMembers(const Json &schema, SchemaResource *resource,
                                       const QString &where, int depth)
{
    Result<void> done;
    for (const QLatin1StringView keyword : kSchemas) {
        if (const Json *inner = schema.find(keyword); inner && done)
            done = enter(*inner, resource, step(where, keyword), depth + 1);
    }
    for (const QLatin1StringView keyword : kLists) {
        const Json::Array &items = schema[keyword].items();
        for (qsizetype i = 0; i < items.size() && done; ++i)
            done =
                enter(items.at(i), resource, u"%1/%2/%3"_s.arg(where, keyword).arg(i), depth + 1);
    }
    for (const QLatin1StringView keyword : kMaps) {
        for (const JsonMember &member : schema[keyword].members()) {
            if (done)
                done = enter(member.value, resource, step(step(where, keyword), member.key),
                             depth + 1);
        }
    }
    return done;
}

Result<void> SchemaIndex::checkReferences() const
{
    for (const Reference &reference : m_references) {
        if (resolve(reference.text, *reference.from).schema)
            continue;
        const QUrl url = reference.from->base.resolved(QUrl(reference.text));
        const bool isInside = m_byAddress.contains(address(url));
        return failure(Error::Kind::Schema,
                       isInside ? u"reference to %1, which is not there"_s.arg(reference.text)
                                : u"reference to %1 outside the schema; nothing is fetched"_s.arg(
                                      reference.text),
                       reference.where);
    }
    return {};
}

SchemaIndex::Target SchemaIndex::resolve(const QString &reference, const SchemaResource &from) const
{
    const QUrl url = from.base.resolved(QUrl(reference));
    const SchemaResource *resource = m_byAddress.value(address(url));
    if (!resource)
        return {};
    const QString fragment = url.fragment(QUrl::FullyDecoded);
    if (fragment.isEmpty())
        return {resource->root, resource, {}};
    if (!fragment.startsWith(u'/'))
        return {resource->anchors.value(fragment), resource, fragment};
    const Json *at = resource->root;
    const SchemaResource *inside = resource;
    // Step by step, because an `$id` on the way changes what the target's own references mean.
    for (const QString &part : fragment.sliced(1).split(u'/')) {
        at = at->resolve(u'/' + part);
        if (!at)
            return {};
        if (const SchemaResource *begun = m_byRoot.value(at))
            inside = begun;
    }
    return {at, inside, {}};
}

} // namespace Mcp
