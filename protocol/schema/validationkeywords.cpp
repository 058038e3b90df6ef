// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0

// The keywords that look at one type of value each.
#include "schema/decimal.h"
#include "schema/fieldcheck.h"
#include "schema/validation.h"

#include <algorithm>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

bool isOfType(const Json &value, const QString &type)
{
    const QString actual = typeName(value);
    return type == actual || (type == "number"_L1 && actual == "integer"_L1);
}

std::optional<qint64> count(const Json &schema, QLatin1StringView keyword)
{
    return schema[keyword].toInt64();
}

QString quoted(const QString &text)
{
    return Json(text).toText();
}

} // namespace

bool Validation::checkType(const Scope &scope)
{
    const Json *type = scope.schema.find("type"_L1);
    if (!type)
        return true;
    QStringList allowed;
    if (type->isString())
        allowed.append(type->toString());
    for (const Json &name : type->items())
        allowed.append(name.toString());
    const bool fits = std::any_of(allowed.cbegin(), allowed.cend(), [&scope](const QString &name) {
        return isOfType(scope.value, name);
    });
    return fits || allowed.isEmpty() ||
           problem(scope, "type"_L1,
                   u"expected %1, found %2"_s.arg(allowed.join(" or "_L1), typeName(scope.value)));
}

bool Validation::checkValues(const Scope &scope)
{
    if (const Json *values = scope.schema.find("enum"_L1); values && values->isArray()) {
        const bool isThere =
            std::any_of(values->items().cbegin(), values->items().cend(),
                        [&scope](const Json &value) { return value.equals(scope.value); });
        if (!isThere)
            return problem(scope, "enum"_L1, u"not one of %1"_s.arg(values->toText().left(200)));
    }
    const Json *constant = scope.schema.find("const"_L1);
    if (constant && !isAtMost(SchemaDialect::Draft4) && !constant->equals(scope.value))
        return problem(scope, "const"_L1, u"expected %1"_s.arg(constant->toText().left(200)));
    return true;
}

bool Validation::checkNumber(const Scope &scope)
{
    if (!scope.value.isNumber())
        return true;
    const QByteArray digits = scope.value.numberText();
    const auto bound = [&scope](QLatin1StringView keyword) -> std::optional<QByteArray> {
        const Json &limit = scope.schema[keyword];
        return limit.isNumber() ? std::optional(limit.numberText()) : std::nullopt;
    };
    const auto say = [&](QLatin1StringView keyword, const QByteArray &limit, QStringView expected) {
        return problem(scope, keyword,
                       u"expected %1 %2, found %3"_s.arg(expected, QLatin1StringView(limit),
                                                         QLatin1StringView(digits)));
    };
    // Draft 4: booleans that sharpen the other keyword.
    const bool isAbove = scope.schema["exclusiveMinimum"_L1].toBool();
    const bool isBelow = scope.schema["exclusiveMaximum"_L1].toBool();
    bool ok = true;
    if (const auto limit = bound("minimum"_L1)) {
        const auto order = compareNumbers(digits, *limit);
        if (order < 0 || (isAbove && order == 0))
            ok = say("minimum"_L1, *limit, isAbove ? u"more than" : u"at least");
    }
    if (const auto limit = bound("maximum"_L1)) {
        const auto order = compareNumbers(digits, *limit);
        if (order > 0 || (isBelow && order == 0))
            ok = say("maximum"_L1, *limit, isBelow ? u"less than" : u"at most");
    }
    if (const auto limit = bound("exclusiveMinimum"_L1);
        limit && compareNumbers(digits, *limit) <= 0)
        ok = say("exclusiveMinimum"_L1, *limit, u"more than");
    if (const auto limit = bound("exclusiveMaximum"_L1);
        limit && compareNumbers(digits, *limit) >= 0)
        ok = say("exclusiveMaximum"_L1, *limit, u"less than");
    if (const auto divisor = bound("multipleOf"_L1)) {
        const std::optional<bool> isMultiple = isMultipleOf(digits, *divisor);
        if (!isMultiple)
            unchecked(scope, "multipleOf"_L1, u"the numbers are too far apart to divide"_s);
        else if (!*isMultiple)
            ok = say("multipleOf"_L1, *divisor, u"a multiple of");
    }
    return ok;
}

bool Validation::checkString(const Scope &scope)
{
    if (!scope.value.isString())
        return true;
    const QString text = scope.value.toString();
    const qsizetype length = codePoints(text);
    bool ok = true;
    if (const auto least = count(scope.schema, "minLength"_L1); least && length < *least)
        ok = problem(scope, "minLength"_L1,
                     u"expected at least %1 characters, found %2"_s.arg(*least).arg(length));
    if (const auto most = count(scope.schema, "maxLength"_L1); most && length > *most)
        ok = problem(scope, "maxLength"_L1,
                     u"expected at most %1 characters, found %2"_s.arg(*most).arg(length));
    if (const Json *pattern = scope.schema.find("pattern"_L1); pattern && pattern->isString()) {
        const std::optional<bool> fits = matches(pattern->toString(), text);
        if (!fits)
            unchecked(scope, "pattern"_L1,
                      u"the pattern %1 cannot be used"_s.arg(quoted(pattern->toString())));
        else if (!*fits)
            ok = problem(scope, "pattern"_L1,
                         u"does not match %1"_s.arg(quoted(pattern->toString())));
    }
    return ok;
}

// ---------------------------------------------------------------- arrays

bool Validation::checkArray(const Scope &scope)
{
    const auto &[schema, value, place, seen] = scope;
    if (!value.isArray())
        return true;
    bool ok = true;
    if (const auto least = count(schema, "minItems"_L1); least && value.size() < *least)
        ok = problem(scope, "minItems"_L1,
                     u"expected at least %1 items, found %2"_s.arg(*least).arg(value.size()));
    if (const auto most = count(schema, "maxItems"_L1); most && value.size() > *most)
        ok = problem(scope, "maxItems"_L1,
                     u"expected at most %1 items, found %2"_s.arg(*most).arg(value.size()));
    if (schema["uniqueItems"_L1].toBool()) {
        if (const auto second = secondOfEqual(value.items()))
            ok = problem(scope, "uniqueItems"_L1, u"item %1 is there twice"_s.arg(*second));
    }
    const Json *items = schema.find("items"_L1);
    const bool isModern = m_index.dialect() == SchemaDialect::Draft2020 ||
                          (isLenient() && !(items && items->isArray()));
    const Json *tuple = isModern                    ? schema.find("prefixItems"_L1)
                        : items && items->isArray() ? items
                                                    : nullptr;
    const Json *rest = isModern ? items : tuple ? schema.find("additionalItems"_L1) : items;
    const qsizetype fixed = tuple ? std::min(tuple->size(), value.size()) : 0;
    for (qsizetype i = 0; i < value.size(); ++i) {
        const Json *item = i < fixed ? &tuple->items().at(i) : rest;
        if (!item)
            break;
        Seen ignored;
        ok &= evaluate(*item, value.at(i), {&place, nullptr, i}, ignored);
        if (m_index.tracksEvaluation())
            seen.items.insert(i);
        if (isOver(ok))
            return false;
    }
    seen.allItems |= rest != nullptr;
    return checkContains(scope) && ok;
}

bool Validation::checkContains(const Scope &scope)
{
    const auto &[schema, value, place, seen] = scope;
    const Json *wanted = schema.find("contains"_L1);
    if (!wanted || isAtMost(SchemaDialect::Draft4))
        return true;
    const bool hasCounts = !isAtMost(SchemaDialect::Draft7);
    const qint64 least = (hasCounts ? count(schema, "minContains"_L1) : std::nullopt).value_or(1);
    const std::optional<qint64> most = hasCounts ? count(schema, "maxContains"_L1) : std::nullopt;
    qint64 found = 0;
    for (qsizetype i = 0; i < value.size(); ++i) {
        Seen ignored;
        if (!holds(*wanted, value.at(i), {&place, nullptr, i}, ignored))
            continue;
        ++found;
        if (m_index.dialect() >= SchemaDialect::Draft2020)
            seen.items.insert(i);
    }
    if (m_error)
        return false;
    if (found < least)
        return problem(scope, "contains"_L1,
                       u"expected at least %1 fitting items, found %2"_s.arg(least).arg(found));
    if (most && found > *most)
        return problem(scope, "maxContains"_L1,
                       u"expected at most %1 fitting items, found %2"_s.arg(*most).arg(found));
    return true;
}

// ---------------------------------------------------------------- objects

bool Validation::checkObject(const Scope &scope)
{
    const auto &[schema, value, place, seen] = scope;
    if (!value.isObject())
        return true;
    bool ok = true;
    for (const Json &name : schema["required"_L1].items()) {
        if (name.isString() && !value.contains(name.toString()))
            ok = problem(scope, "required"_L1,
                         u"the member %1 is missing"_s.arg(quoted(name.toString())));
    }
    if (const auto least = count(schema, "minProperties"_L1); least && value.size() < *least)
        ok = problem(scope, "minProperties"_L1,
                     u"expected at least %1 members, found %2"_s.arg(*least).arg(value.size()));
    if (const auto most = count(schema, "maxProperties"_L1); most && value.size() > *most)
        ok = problem(scope, "maxProperties"_L1,
                     u"expected at most %1 members, found %2"_s.arg(*most).arg(value.size()));
    if (const Json *names = schema.find("propertyNames"_L1);
        names && !isAtMost(SchemaDialect::Draft4)) {
        for (const JsonMember &member : value.members()) {
            Seen ignored;
            if (!holds(*names, Json(member.key), place, ignored) && !m_error)
                ok = problem(scope, "propertyNames"_L1,
                             u"the name %1 is not allowed"_s.arg(quoted(member.key)));
        }
    }
    if (isOver(ok))
        return false;
    ok &= checkMembers(scope);
    ok &= checkDependencies(scope);
    return ok;
}

bool Validation::checkMembers(const Scope &scope)
{
    const auto &[schema, value, place, seen] = scope;
    const Json &properties = schema["properties"_L1];
    const Json &patterns = schema["patternProperties"_L1];
    const Json *additional = schema.find("additionalProperties"_L1);
    bool ok = true;
    for (const JsonMember &member : value.members()) {
        const Place inside{&place, &member.key};
        const auto apply = [&](const Json &inner) {
            Seen ignored;
            ok &= evaluate(inner, member.value, inside, ignored);
            if (m_index.tracksEvaluation())
                seen.members.insert(member.key);
        };
        bool isKnown = false;
        if (const Json *own = properties.find(member.key)) {
            isKnown = true;
            apply(*own);
        }
        for (const JsonMember &pattern : patterns.members()) {
            const std::optional<bool> fits = matches(pattern.key, member.key);
            if (!fits)
                unchecked(scope, "patternProperties"_L1,
                          u"the pattern %1 cannot be used"_s.arg(quoted(pattern.key)));
            else if (*fits)
                apply(pattern.value);
            isKnown |= fits.value_or(true);
        }
        if (!isKnown && additional) {
            if (additional->isBool() && !additional->toBool())
                ok = problem(scope, "additionalProperties"_L1,
                             u"the member %1 is not allowed"_s.arg(quoted(member.key)));
            else
                apply(*additional);
        }
        if (isOver(ok))
            return false;
    }
    return ok;
}

bool Validation::checkDependencies(const Scope &scope)
{
    const auto &[schema, value, place, seen] = scope;
    bool ok = true;
    const auto require = [&](const JsonMember &rule) {
        if (!value.contains(rule.key))
            return;
        for (const Json &name : rule.value.items()) {
            if (name.isString() && !value.contains(name.toString()))
                ok = problem(scope, "dependentRequired"_L1,
                             u"with %1, the member %2 is needed"_s.arg(quoted(rule.key),
                                                                       quoted(name.toString())));
        }
    };
    const auto apply = [&](const JsonMember &rule) {
        if (!value.contains(rule.key))
            return;
        Seen inner;
        const bool fits = evaluate(rule.value, value, place, inner);
        if (fits)
            seen.add(inner);
        ok &= fits;
    };
    if (!isAtMost(SchemaDialect::Draft7)) {
        for (const JsonMember &rule : schema["dependentRequired"_L1].members())
            require(rule);
        for (const JsonMember &rule : schema["dependentSchemas"_L1].members())
            apply(rule);
    }
    if (isAtMost(SchemaDialect::Draft7) || isLenient()) {
        for (const JsonMember &rule : schema["dependencies"_L1].members())
            rule.value.isArray() ? require(rule) : apply(rule);
    }
    return ok;
}

} // namespace Mcp
