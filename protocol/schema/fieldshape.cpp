// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/fieldshape.h"

#include "schema/schemamerge.h"
#include "schema/schemapattern.h"

#include <QUrl>

#include <algorithm>
#include <array>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

constexpr int kMaxFlattenDepth = 64;
constexpr int kMaxBranches = 1000;
// Two references to a schema with two references to …: 2^n schemas in n lines.
constexpr int kMaxSchemas = 5000;
constexpr int kMultilineLength = 200;

constexpr std::array kReferences = {"$ref"_L1, "$dynamicRef"_L1, "$recursiveRef"_L1};
constexpr std::array kBranches = {"anyOf"_L1, "oneOf"_L1};
constexpr std::array kTypeNames = {"null"_L1,   "boolean"_L1, "object"_L1, "array"_L1,
                                   "number"_L1, "integer"_L1, "string"_L1};
constexpr std::array kUncheckedKeywords = {"anyOf"_L1,
                                           "oneOf"_L1,
                                           "not"_L1,
                                           "if"_L1,
                                           "contains"_L1,
                                           "minContains"_L1,
                                           "maxContains"_L1,
                                           "minProperties"_L1,
                                           "maxProperties"_L1,
                                           "propertyNames"_L1,
                                           "patternProperties"_L1,
                                           "dependencies"_L1,
                                           "dependentRequired"_L1,
                                           "dependentSchemas"_L1,
                                           "unevaluatedProperties"_L1,
                                           "unevaluatedItems"_L1};

bool isNullSchema(const Json &schema)
{
    const Json *constant = schema.find("const"_L1);
    const Json &choices = schema["enum"_L1];
    return schema["type"_L1] == Json(u"null"_s) || (constant && constant->isNull()) ||
           (choices.size() == 1 && choices.at(0).isNull());
}

QStringList typeNames(const Json &schema)
{
    QStringList names;
    const Json &type = schema["type"_L1];
    if (type.isString())
        names.append(type.toString());
    for (const Json &item : type.items())
        names.append(item.toString());
    return names;
}

bool allowsNull(const Json &schema)
{
    return !schema.contains("type"_L1) || typeNames(schema).contains("null"_L1);
}

QString choiceText(const Json &value)
{
    return value.isString() ? value.toString() : value.toText();
}

std::optional<qint64> count(const Json &schema, QLatin1StringView key)
{
    const std::optional<qint64> value = schema[key].toInt64();
    return value && *value >= 0 ? value : std::nullopt;
}

std::optional<Json> number(const Json &schema, QLatin1StringView key)
{
    const Json &value = schema[key];
    return value.isNumber() ? std::optional(value) : std::nullopt;
}

Constraints readConstraints(const Json &schema)
{
    Constraints out;
    out.minimum = number(schema, "minimum"_L1);
    out.maximum = number(schema, "maximum"_L1);
    out.exclusiveMinimum = number(schema, "exclusiveMinimum"_L1);
    out.exclusiveMaximum = number(schema, "exclusiveMaximum"_L1);
    // Draft 4: a boolean that makes the other keyword exclusive.
    if (schema["exclusiveMinimum"_L1].toBool())
        out.exclusiveMinimum = std::exchange(out.minimum, std::nullopt);
    if (schema["exclusiveMaximum"_L1].toBool())
        out.exclusiveMaximum = std::exchange(out.maximum, std::nullopt);
    out.multipleOf = number(schema, "multipleOf"_L1);
    out.minLength = count(schema, "minLength"_L1);
    out.maxLength = count(schema, "maxLength"_L1);
    out.minItems = count(schema, "minItems"_L1);
    out.maxItems = count(schema, "maxItems"_L1);
    out.uniqueItems = schema["uniqueItems"_L1].toBool();
    out.extraMembers = schema["additionalProperties"_L1].toBool(true);
    out.pattern = schema["pattern"_L1].toString();
    if (!out.pattern.isEmpty())
        out.expression = compilePattern(out.pattern);
    return out;
}

// Collects the subschemas that name themselves, by `$anchor` or by `$id` as draft 6 and 7 did.
void collectAnchors(const Json &schema, QHash<QString, const Json *> &anchors, int depth)
{
    if (depth > kMaxFlattenDepth)
        return;
    for (const QLatin1StringView keyword : {"$anchor"_L1, "$dynamicAnchor"_L1, "$id"_L1}) {
        QString name = schema[keyword].toString();
        if (keyword == "$id"_L1)
            name = name.startsWith(u'#') ? name.sliced(1) : QString();
        if (!name.isEmpty() && !anchors.contains(name))
            anchors.insert(name, &schema);
    }
    for (const JsonMember &member : schema.members())
        collectAnchors(member.value, anchors, depth + 1);
    for (const Json &item : schema.items())
        collectAnchors(item, anchors, depth + 1);
}

} // namespace

bool isSchemaFault(Fallback reason)
{
    switch (reason) {
    case Fallback::UnresolvedReference:
    case Fallback::ExternalReference:
    case Fallback::ReferenceLoop:
    case Fallback::NothingAllowed:
    case Fallback::NoChoices:
    case Fallback::UnknownType:
    case Fallback::NotASchema:
    case Fallback::TooDeep:
        return true;
    default:
        return false;
    }
}

bool FieldShape::isMultiline() const
{
    static const QStringList formats = {u"textarea"_s, u"multiline"_s, u"multi-line"_s,
                                        u"markdown"_s, u"html"_s,      u"code"_s};
    return kind == FieldKind::Text &&
           (constraints.maxLength > kMultilineLength || formats.contains(format) ||
            mediaType.startsWith("text/"_L1) ||
            (defaultValue && defaultValue->toString().contains(u'\n')));
}

// A schema without $ref and allOf, or the reason why there is none.
struct SchemaReader::Flat
{
    Json schema = Json::object();
    bool isNullable = false;
    Fallback reason = Fallback::None;
    QString detail;
    QStringList references;
    QStringList unchecked;

    bool fail(Fallback why, const QString &what = {})
    {
        reason = why;
        detail = what;
        return false;
    }
};

SchemaReader::SchemaReader(Json document) : m_document(std::move(document)) {}

FieldShape SchemaReader::read(const Json &schema) const
{
    m_budget = kMaxSchemas;
    const Flat flat = flatten(schema, {});
    FieldShape shape;
    shape.isNullable = flat.isNullable;
    shape.isDeprecated = flat.schema["deprecated"_L1].toBool();
    shape.isReadOnly = flat.schema["readOnly"_L1].toBool();
    shape.title = flat.schema["title"_L1].toString();
    shape.description = flat.schema["description"_L1].toString();
    shape.format = flat.schema["format"_L1].toString();
    shape.mediaType = flat.schema["contentMediaType"_L1].toString();
    if (const Json *value = flat.schema.find("default"_L1))
        shape.defaultValue = *value;
    shape.examples = flat.schema["examples"_L1].items();
    shape.references = flat.references;
    shape.types = typeNames(flat.schema);
    if (shape.isNullable && !shape.types.isEmpty())
        shape.types.append(u"null"_s);
    if (flat.reason != Fallback::None) {
        shape.fallback = flat.reason;
        shape.fallbackDetail = flat.detail;
        return shape;
    }
    shape.constraints = readConstraints(flat.schema);
    shape.unchecked = flat.unchecked;
    readKind(shape, flat.schema);
    for (const QLatin1StringView keyword : kUncheckedKeywords) {
        if (flat.schema.contains(keyword) && shape.kind != FieldKind::Choice)
            shape.unchecked.append(keyword);
    }
    if (shape.kind == FieldKind::Raw)
        shape.unchecked.clear(); // nothing but the type is checked there
    shape.unchecked.removeDuplicates();
    return shape;
}

FieldShape SchemaReader::readRoot() const
{
    FieldShape shape = read(m_document);
    const bool isOpen =
        shape.fallback == Fallback::FreeKeys || shape.fallback == Fallback::AnyValue;
    const bool hasFreeKeys = !m_document["additionalProperties"_L1].isEmpty() ||
                             m_document.contains("patternProperties"_L1);
    if (isOpen && !hasFreeKeys) {
        shape.kind = FieldKind::Object;
        shape.fallback = Fallback::None;
    }
    return shape;
}

SchemaReader::Flat SchemaReader::flatten(const Json &schema, const QStringList &via) const
{
    Flat flat;
    if (schema.isBool()) {
        if (!schema.toBool())
            flat.fail(Fallback::NothingAllowed);
        return flat;
    }
    if (!schema.isObject()) {
        flat.fail(Fallback::NotASchema);
        return flat;
    }
    if (--m_budget < 0 || via.size() > kMaxFlattenDepth) {
        flat.fail(Fallback::TooDeep);
        return flat;
    }
    flat.schema = schema;
    if (follow(flat, via) && mergeAllOf(flat, via))
        splitNull(flat, via);
    return flat;
}

bool SchemaReader::follow(Flat &flat, const QStringList &via) const
{
    for (const QLatin1StringView keyword : kReferences) {
        const Json *found = flat.schema.find(keyword);
        if (!found)
            continue;
        if (!found->isString())
            return flat.fail(Fallback::NotASchema, keyword);
        const QString reference = found->toString();
        flat.schema.remove(QString(keyword));
        if (via.contains(reference))
            return flat.fail(Fallback::ReferenceLoop, reference);
        Fallback reason = Fallback::None;
        const Json *schema = target(reference, reason);
        if (!schema)
            return flat.fail(reason, reference);
        flat.references.append(reference);
        if (!merge(flat, flatten(*schema, via + QStringList(reference))))
            return false;
    }
    return true;
}

bool SchemaReader::mergeAllOf(Flat &flat, const QStringList &via) const
{
    const Json *found = flat.schema.find("allOf"_L1);
    if (!found)
        return true;
    if (!found->isArray())
        return flat.fail(Fallback::NotASchema, u"allOf"_s);
    if (found->size() > kMaxBranches)
        return flat.fail(Fallback::TooDeep, u"allOf"_s);
    const Json parts = *found;
    flat.schema.remove(u"allOf");
    return std::all_of(parts.items().begin(), parts.items().end(), [&](const Json &part) {
        // The step counts as one level, so that nested allOf without references ends too.
        return merge(flat, flatten(part, via + QStringList(QString())));
    });
}

// Takes null out of `type` and out of the branches; a single branch that is left is merged.
bool SchemaReader::splitNull(Flat &flat, const QStringList &via) const
{
    QStringList types = typeNames(flat.schema);
    if (types.size() > 1 && types.removeAll("null"_L1) > 0) {
        flat.isNullable = true;
        Json::Array rest(types.begin(), types.end());
        flat.schema.set(u"type", rest.size() == 1 ? rest.constFirst() : Json::array(rest));
    }
    if (flat.schema["nullable"_L1].toBool())
        flat.isNullable = true;
    for (const QLatin1StringView keyword : kBranches) {
        const Json *found = flat.schema.find(keyword);
        if (!found)
            continue;
        if (!found->isArray())
            return flat.fail(Fallback::NotASchema, keyword);
        if (found->size() > kMaxBranches)
            return flat.fail(Fallback::TooDeep, keyword);
        Json::Array branches = found->items();
        const bool hadNull = branches.removeIf(isNullSchema) > 0;
        flat.schema.remove(QString(keyword));
        if (branches.size() != 1) {
            if (!branches.isEmpty())
                flat.schema.set(QString(keyword), Json::array(branches));
            else if (hadNull)
                flat.schema.set(u"const", Json());
            flat.isNullable |= hadNull && !branches.isEmpty();
            continue;
        }
        if (!merge(flat, flatten(branches.constFirst(), via + QStringList(QString()))))
            return false;
        flat.isNullable |= hadNull;
    }
    return true;
}

bool SchemaReader::merge(Flat &flat, const Flat &part) const
{
    flat.references += part.references;
    flat.unchecked += part.unchecked;
    if (part.reason != Fallback::None)
        return flat.fail(part.reason, part.detail);
    if (part.isNullable || part.schema.contains("type"_L1))
        flat.isNullable = part.isNullable && (flat.isNullable || allowsNull(flat.schema));
    const QString conflict = mergeSchemas(flat.schema, part.schema, flat.unchecked);
    return conflict.isEmpty() || flat.fail(Fallback::Combination, conflict);
}

const Json *SchemaReader::target(const QString &reference, Fallback &reason) const
{
    reason = Fallback::UnresolvedReference;
    const qsizetype hash = reference.indexOf(u'#');
    const QString base = hash < 0 ? reference : reference.first(hash);
    const QString written = hash < 0 ? QString() : reference.sliced(hash + 1);
    const QString fragment = QUrl::fromPercentEncoding(written.toUtf8());
    const QString id = m_document["$id"_L1].toString();
    if (!base.isEmpty() && base != id && base + u'#' != id) {
        reason = Fallback::ExternalReference;
        return nullptr;
    }
    if (fragment.isEmpty() || fragment.startsWith(u'/'))
        return m_document.resolve(fragment);
    if (!m_anchors)
        collectAnchors(m_document, m_anchors.emplace(), 0);
    return m_anchors->value(fragment);
}

void SchemaReader::readKind(FieldShape &shape, const Json &schema) const
{
    const auto raw = [&shape](Fallback reason, const QString &detail = {}) {
        shape.kind = FieldKind::Raw;
        shape.fallback = reason;
        shape.fallbackDetail = detail;
    };
    if (readChoices(shape, schema))
        return;
    QStringList types = typeNames(schema);
    for (const QString &name : types) {
        if (std::find(kTypeNames.begin(), kTypeNames.end(), name) == kTypeNames.end())
            return raw(Fallback::UnknownType, name);
    }
    for (const QLatin1StringView keyword : kBranches) {
        const bool isOpen = types.isEmpty() || types.contains("object"_L1);
        if (schema.contains(keyword) && isOpen &&
            (!schema.contains("properties"_L1) || addsMembers(schema, schema[keyword])))
            return raw(Fallback::Union, keyword);
    }
    if (types.contains("number"_L1))
        types.removeAll("integer"_L1);
    if (types.size() > 1)
        return raw(Fallback::SeveralTypes, types.join(", "_L1));
    QString type = types.value(0);
    if (type.isEmpty() && schema.contains("properties"_L1))
        type = u"object"_s;
    if (type.isEmpty() && (schema.contains("items"_L1) || schema.contains("prefixItems"_L1)))
        type = u"array"_s;

    if (type.isEmpty())
        raw(Fallback::AnyValue);
    else if (type == "string"_L1)
        shape.kind = FieldKind::Text;
    else if (type == "integer"_L1)
        shape.kind = FieldKind::Integer;
    else if (type == "number"_L1)
        shape.kind = FieldKind::Number;
    else if (type == "boolean"_L1)
        shape.kind = FieldKind::Boolean;
    else if (type == "null"_L1)
        shape.kind = FieldKind::Constant;
    else if (type == "object"_L1)
        readObject(shape, schema);
    else
        readArray(shape, schema);
}

bool SchemaReader::readChoices(FieldShape &shape, const Json &schema) const
{
    if (const Json *constant = schema.find("const"_L1)) {
        shape.kind = FieldKind::Constant;
        shape.constant = *constant;
        return true;
    }
    const auto add = [&shape](const Json &part) {
        const Json &titles = part["enumNames"_L1];
        qsizetype i = 0;
        for (const Json &value : part["enum"_L1].items()) {
            const QString title = titles.at(i++).toString();
            shape.choices.append({value, title.isEmpty() ? choiceText(value) : title, {}});
        }
        if (const Json *constant = part.find("const"_L1)) {
            const QString title = part["title"_L1].toString();
            shape.choices.append({*constant, title.isEmpty() ? choiceText(*constant) : title,
                                  part["description"_L1].toString()});
        }
    };
    if (const Json *values = schema.find("enum"_L1)) {
        if (values->isArray() && !values->isEmpty()) {
            add(schema);
            shape.kind = FieldKind::Choice;
        } else {
            shape.fallback = values->isArray() ? Fallback::NoChoices : Fallback::NotASchema;
            shape.fallbackDetail = u"enum"_s;
        }
    } else {
        for (const QLatin1StringView keyword : kBranches) {
            const Json::Array &branches = schema[keyword].items();
            QList<Json> parts;
            for (const Json &branch : branches) {
                const Flat flat = flatten(branch, {});
                if (flat.reason == Fallback::None &&
                    (flat.schema.contains("const"_L1) || flat.schema.contains("enum"_L1)))
                    parts.append(flat.schema);
            }
            if (parts.isEmpty() || parts.size() != branches.size())
                continue;
            std::for_each(parts.cbegin(), parts.cend(), add);
            shape.kind = FieldKind::Choice;
            break;
        }
    }
    if (std::any_of(shape.choices.cbegin(), shape.choices.cend(),
                    [](const FieldChoice &choice) { return choice.value.isNull(); }))
        shape.isNullable = false;
    return shape.kind == FieldKind::Choice || shape.fallback != Fallback::None;
}

// Whether a branch of anyOf or oneOf has members that the schema itself does not have.
bool SchemaReader::addsMembers(const Json &schema, const Json &branches) const
{
    const Json &own = schema["properties"_L1];
    return std::any_of(branches.items().begin(), branches.items().end(), [&](const Json &branch) {
        const Flat flat = flatten(branch, {});
        const Json::Object &members = flat.schema["properties"_L1].members();
        return std::any_of(members.begin(), members.end(),
                           [&own](const JsonMember &m) { return !own.contains(m.key); });
    });
}

void SchemaReader::readObject(FieldShape &shape, const Json &schema) const
{
    const Json &properties = schema["properties"_L1];
    const Json &additional = schema["additionalProperties"_L1];
    const bool closed = additional.isBool() && !additional.toBool();
    if (!properties.isNull() && !properties.isObject()) {
        shape.fallback = Fallback::NotASchema;
        shape.fallbackDetail = u"properties"_s;
        return;
    }
    if (properties.isEmpty() && !closed) {
        shape.fallback = Fallback::FreeKeys;
        return;
    }
    shape.kind = FieldKind::Object;
    shape.properties = properties.members();
    for (const Json &name : schema["required"_L1].items())
        shape.required.append(name.toString());
}

void SchemaReader::readArray(FieldShape &shape, const Json &schema) const
{
    const Json *items = schema.find("items"_L1);
    const bool isTuple = schema.contains("prefixItems"_L1) || (items && items->isArray());
    if (isTuple) {
        shape.fallback = Fallback::Tuple;
        return;
    }
    shape.kind = FieldKind::Array;
    shape.items = items ? *items : Json(true);
}

} // namespace Mcp
