// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/schemamerge.h"

#include "schema/decimal.h"

#include <algorithm>
#include <array>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

constexpr std::array kAnnotations = {
    "title"_L1,      "description"_L1,      "default"_L1,        "examples"_L1,
    "deprecated"_L1, "readOnly"_L1,         "writeOnly"_L1,      "$comment"_L1,
    "format"_L1,     "contentMediaType"_L1, "enumNames"_L1,      "$id"_L1,
    "$schema"_L1,    "$anchor"_L1,          "$dynamicAnchor"_L1, "nullable"_L1};
constexpr std::array kLowerBounds = {"minimum"_L1,  "exclusiveMinimum"_L1, "minLength"_L1,
                                     "minItems"_L1, "minProperties"_L1,    "minContains"_L1};
constexpr std::array kUpperBounds = {"maximum"_L1,  "exclusiveMaximum"_L1, "maxLength"_L1,
                                     "maxItems"_L1, "maxProperties"_L1,    "maxContains"_L1};
constexpr std::array kNamedSchemas = {"properties"_L1, "patternProperties"_L1, "$defs"_L1,
                                      "definitions"_L1, "dependentSchemas"_L1};

constexpr std::array kRestrictions = {"pattern"_L1,
                                      "multipleOf"_L1,
                                      "not"_L1,
                                      "if"_L1,
                                      "then"_L1,
                                      "else"_L1,
                                      "contains"_L1,
                                      "propertyNames"_L1,
                                      "dependencies"_L1,
                                      "dependentRequired"_L1,
                                      "unevaluatedProperties"_L1,
                                      "unevaluatedItems"_L1};

template <typename Names>
bool isOneOf(const QString &key, const Names &names)
{
    return std::find(names.begin(), names.end(), key) != names.end();
}

Json both(const Json &a, const Json &b)
{
    return Json::object({{u"allOf"_s, Json::array({a, b})}});
}

bool contains(const Json &list, const Json &value)
{
    return std::any_of(list.items().begin(), list.items().end(),
                       [&value](const Json &item) { return item.equals(value); });
}

Json::Array asList(const Json &type)
{
    return type.isArray() ? type.items() : Json::Array{type};
}

// "integer" is what "number" and "integer" have in common.
std::optional<Json> commonTypes(const Json &a, const Json &b)
{
    const Json right = Json::array(asList(b));
    const Json integer(u"integer"_s);
    const Json number(u"number"_s);
    Json::Array common;
    for (const Json &type : asList(a)) {
        if (contains(right, type))
            common.append(type);
        else if ((type == integer && contains(right, number)) ||
                 (type == number && contains(right, integer)))
            common.append(integer);
    }
    if (common.isEmpty())
        return std::nullopt;
    return common.size() == 1 ? common.constFirst() : Json::array(common);
}

bool mergeKeyword(Json &outer, const QString &key, const Json &mine, const Json &theirs)
{
    if (mine.equals(theirs) || isOneOf(key, kAnnotations))
        return true;
    if (isOneOf(key, kNamedSchemas) && mine.isObject() && theirs.isObject()) {
        Json joined = mine;
        for (const JsonMember &member : theirs.members()) {
            const Json *twin = mine.find(member.key);
            joined.set(member.key, twin && !twin->equals(member.value) ? both(*twin, member.value)
                                                                       : member.value);
        }
        outer.set(key, joined);
        return true;
    }
    if (key == "required"_L1 && mine.isArray() && theirs.isArray()) {
        Json joined = mine;
        for (const Json &name : theirs.items()) {
            if (!contains(joined, name))
                joined.append(name);
        }
        outer.set(key, joined);
        return true;
    }
    const bool lower = isOneOf(key, kLowerBounds);
    if ((lower || isOneOf(key, kUpperBounds)) && mine.isNumber() && theirs.isNumber()) {
        const bool theirsIsMore = compareNumbers(theirs.numberText(), mine.numberText()) > 0;
        outer.set(key, theirsIsMore == lower ? theirs : mine);
        return true;
    }
    if (key == "type"_L1) {
        const std::optional<Json> common = commonTypes(mine, theirs);
        if (common)
            outer.set(key, *common);
        return common.has_value();
    }
    if (key == "enum"_L1 && mine.isArray() && theirs.isArray()) {
        Json::Array common;
        for (const Json &value : mine.items()) {
            if (contains(theirs, value))
                common.append(value);
        }
        outer.set(key, Json::array(common));
        return true;
    }
    if (key == "uniqueItems"_L1) {
        outer.set(key, Json(mine.toBool() || theirs.toBool()));
        return true;
    }
    if (key == "items"_L1) {
        outer.set(key, both(mine, theirs));
        return true;
    }
    if (key == "additionalProperties"_L1 && mine.isBool() && mine.toBool()) {
        outer.set(key, theirs);
        return true;
    }
    return key == "additionalProperties"_L1 && theirs.isBool() && theirs.toBool();
}

} // namespace

QString mergeSchemas(Json &outer, const Json &inner, QStringList &unchecked)
{
    for (const JsonMember &member : inner.members()) {
        const Json *mine = outer.find(member.key);
        if (!mine) {
            outer.set(member.key, member.value);
            continue;
        }
        if (isOneOf(member.key, kRestrictions)) {
            if (!mine->equals(member.value))
                unchecked.append(member.key);
            continue;
        }
        const Json kept = *mine; // outer changes while it is read
        if (!mergeKeyword(outer, member.key, kept, member.value))
            return member.key;
    }
    return {};
}

} // namespace Mcp
