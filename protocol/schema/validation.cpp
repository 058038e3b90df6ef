// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0

// How a run goes: references, branches, conditions. The keywords for one type of value each are in
// validationkeywords.cpp.
#include "schema/validation.h"

#include "schema/fieldcheck.h"
#include "schema/schemapattern.h"

#include <algorithm>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

// Each level is some kilobytes of stack; a value nested deeper than that is not for people.
constexpr int kMaxDepth = 500;
constexpr int kStepsBetweenLooksAtTheClock = 256;

} // namespace

QString Validation::Place::pointer() const
{
    if (!outer)
        return {};
    return outer->pointer() + u'/' + (key ? Json::pointerStep(*key) : QString::number(index));
}

void Validation::Seen::add(const Seen &other)
{
    members.unite(other.members);
    items.unite(other.items);
    allMembers |= other.allMembers;
    allItems |= other.allItems;
}

Validation::Validation(const SchemaIndex &index, std::chrono::milliseconds limit)
    : m_index(index), m_limit(limit)
{
    m_clock.start();
}

Result<QList<SchemaProblem>> Validation::run(const Json &value)
{
    const Place root;
    Seen seen;
    m_resources.append(&m_index.root());
    evaluate(*m_index.root().root, value, root, seen);
    if (m_error)
        return std::unexpected(*m_error);
    return m_problems;
}

bool Validation::evaluate(const Json &schema, const Json &value, const Place &place, Seen &seen)
{
    if (m_error)
        return false;
    if (m_depth >= kMaxDepth) {
        m_error =
            Error{.kind = Error::Kind::Schema,
                  .text = u"schema and value go too deep, or a reference leads back to itself"_s,
                  .where = place.pointer()};
        return false;
    }
    if (++m_steps % kStepsBetweenLooksAtTheClock == 0 && m_clock.durationElapsed() > m_limit) {
        m_error = Error{.kind = Error::Kind::Timeout,
                        .text = u"not checked to the end within %1 ms"_s.arg(m_limit.count()),
                        .where = place.pointer()};
        return false;
    }
    const Scope scope{schema, value, place, seen};
    if (schema.isBool())
        return schema.toBool() || problem(scope, "false"_L1, u"the schema allows no value here"_s);
    if (!schema.isObject())
        return true;
    const SchemaResource *begun = m_index.resourceAt(schema);
    if (begun)
        m_resources.append(begun);
    ++m_depth;
    const bool ok = evaluateKeywords(scope);
    --m_depth;
    if (begun)
        m_resources.removeLast();
    return ok;
}

bool Validation::evaluateKeywords(const Scope &scope)
{
    // Up to draft 7 nothing beside `$ref` counts.
    if (isAtMost(SchemaDialect::Draft7) && scope.schema.contains("$ref"_L1))
        return checkReferences(scope);
    using Check = bool (Validation::*)(const Scope &);
    static constexpr Check checks[] = {&Validation::checkReferences, &Validation::checkType,
                                       &Validation::checkValues,     &Validation::checkNumber,
                                       &Validation::checkString,     &Validation::checkArray,
                                       &Validation::checkObject,     &Validation::checkBranches,
                                       &Validation::checkCondition,  &Validation::checkUnevaluated};
    bool ok = true;
    for (const Check check : checks) {
        ok &= (this->*check)(scope);
        if (isOver(ok))
            return false;
    }
    return ok;
}

bool Validation::holds(const Json &schema, const Json &value, const Place &place, Seen &seen)
{
    ++m_quiet;
    const bool ok = evaluate(schema, value, place, seen);
    --m_quiet;
    return ok;
}

bool Validation::problem(const Scope &scope, QLatin1StringView keyword, const QString &text)
{
    if (m_quiet == 0 && m_problems.size() < Validator::kMaxProblems)
        m_problems.append({.pointer = scope.place.pointer(), .keyword = keyword, .text = text});
    return false;
}

void Validation::unchecked(const Scope &scope, QLatin1StringView keyword, const QString &text)
{
    const SchemaProblem found{
        .pointer = scope.place.pointer(), .keyword = keyword, .text = text, .isUnchecked = true};
    if (m_problems.size() < Validator::kMaxProblems && !m_problems.contains(found))
        m_problems.append(found);
}

std::optional<bool> Validation::matches(const QString &pattern, const QString &text)
{
    auto known = m_patterns.constFind(pattern);
    if (known == m_patterns.constEnd())
        known = m_patterns.insert(pattern, compilePattern(pattern));
    return matchesPattern(*known, text);
}

// ---------------------------------------------------------------- references

bool Validation::checkReferences(const Scope &scope)
{
    bool ok = true;
    const SchemaResource &here = *m_resources.constLast();
    if (const Json *reference = scope.schema.find("$ref"_L1); reference && reference->isString())
        ok &= follow(scope, m_index.resolve(reference->toString(), here));
    if (isAtMost(SchemaDialect::Draft7))
        return ok;
    if (const Json *reference = scope.schema.find("$dynamicRef"_L1);
        reference && reference->isString()) {
        SchemaIndex::Target target = m_index.resolve(reference->toString(), here);
        // Of all schemas of that name on the way here the outermost counts, if the first is
        // dynamic.
        if (target.resource && target.resource->dynamicAnchors.contains(target.anchor)) {
            for (const SchemaResource *outer : std::as_const(m_resources)) {
                if (const Json *schema = outer->dynamicAnchors.value(target.anchor)) {
                    target = {schema, outer, target.anchor};
                    break;
                }
            }
        }
        ok &= follow(scope, target);
    }
    if (const Json *reference = scope.schema.find("$recursiveRef"_L1);
        reference && reference->isString()) {
        SchemaIndex::Target target = m_index.resolve(reference->toString(), here);
        if (target.resource && target.resource->isRecursiveAnchor) {
            const auto outermost =
                std::find_if(m_resources.cbegin(), m_resources.cend(),
                             [](const SchemaResource *r) { return r->isRecursiveAnchor; });
            target = {(*outermost)->root, *outermost, {}};
        }
        ok &= follow(scope, target);
    }
    return ok;
}

bool Validation::follow(const Scope &scope, const SchemaIndex::Target &target)
{
    if (!target.schema)
        return problem(scope, "$ref"_L1, u"the reference leads nowhere"_s);
    // What begins a resource enters it itself, in evaluate().
    const bool isOutside = target.resource->root != target.schema;
    if (isOutside)
        m_resources.append(target.resource);
    Seen seen;
    const bool ok = evaluate(*target.schema, scope.value, scope.place, seen);
    if (isOutside)
        m_resources.removeLast();
    if (ok)
        scope.seen.add(seen);
    return ok;
}

// ---------------------------------------------------------------- branches

bool Validation::checkBranches(const Scope &scope)
{
    const auto &[schema, value, place, seen] = scope;
    bool ok = true;
    for (const Json &part : schema["allOf"_L1].items()) {
        Seen inner;
        const bool fits = evaluate(part, value, place, inner);
        if (fits)
            seen.add(inner);
        ok &= fits;
        if (isOver(ok))
            return false;
    }
    for (const QLatin1StringView keyword : {"anyOf"_L1, "oneOf"_L1}) {
        const Json *branches = schema.find(keyword);
        if (!branches || !branches->isArray())
            continue;
        int fitting = 0;
        for (const Json &branch : branches->items()) {
            Seen inner;
            if (!holds(branch, value, place, inner))
                continue;
            ++fitting;
            seen.add(inner);
            const bool isEnough = keyword == "anyOf"_L1 ? !m_index.tracksEvaluation() : fitting > 1;
            if (isEnough)
                break;
        }
        if (m_error)
            return false;
        if (fitting == 0)
            ok = problem(scope, keyword,
                         u"fits none of the %1 alternatives"_s.arg(branches->size()));
        else if (fitting > 1 && keyword == "oneOf"_L1)
            ok = problem(scope, keyword,
                         u"fits more than one alternative, exactly one is allowed"_s);
    }
    if (const Json *excluded = schema.find("not"_L1)) {
        Seen ignored;
        if (holds(*excluded, value, place, ignored))
            ok = problem(scope, "not"_L1, u"fits what the schema excludes"_s);
    }
    return ok && !m_error;
}

bool Validation::checkCondition(const Scope &scope)
{
    const Json *condition = scope.schema.find("if"_L1);
    if (!condition || isAtMost(SchemaDialect::Draft6))
        return true;
    Seen seen;
    const bool applies = holds(*condition, scope.value, scope.place, seen);
    if (m_error)
        return false;
    if (applies)
        scope.seen.add(seen);
    const Json *consequence = scope.schema.find(applies ? "then"_L1 : "else"_L1);
    if (!consequence)
        return true;
    Seen inner;
    const bool ok = evaluate(*consequence, scope.value, scope.place, inner);
    if (ok)
        scope.seen.add(inner);
    return ok;
}

bool Validation::checkUnevaluated(const Scope &scope)
{
    const auto &[schema, value, place, seen] = scope;
    bool ok = true;
    if (const Json *rest = schema.find("unevaluatedProperties"_L1);
        rest && value.isObject() && !seen.allMembers) {
        for (const JsonMember &member : value.members()) {
            if (seen.members.contains(member.key))
                continue;
            Seen ignored;
            ok &= evaluate(*rest, member.value, {&place, &member.key}, ignored);
        }
        seen.allMembers = true;
    }
    if (const Json *rest = schema.find("unevaluatedItems"_L1);
        rest && value.isArray() && !seen.allItems) {
        for (qsizetype i = 0; i < value.size(); ++i) {
            if (seen.items.contains(i))
                continue;
            Seen ignored;
            ok &= evaluate(*rest, value.at(i), {&place, nullptr, i}, ignored);
        }
        seen.allItems = true;
    }
    return ok;
}

} // namespace Mcp
