// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/structuredcheck.h"

#include "results/boundedjson.h"
#include "schema/validator.h"

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Json;

namespace {

// The window waits for it.
constexpr std::chrono::milliseconds kTimeLimit{250};

// Structured results should be repeated as JSON text, for clients that know no structured content.
QString mirrorText(const Json &result, const Json &structured)
{
    const Json::Array &blocks = result["content"_L1].items();
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const Json &block = blocks.at(i);
        if (block["type"_L1].toString() != "text"_L1)
            continue;
        const auto parsed = Json::parse(block["text"_L1].toString());
        if (parsed && parsed->equals(structured))
            return StructuredCheck::tr("Content block %1 has the same as text.").arg(i + 1);
    }
    return StructuredCheck::tr("No text block of the content repeats it; clients that know no "
                               "structured content do not see it.");
}

} // namespace

StructuredCheck StructuredCheck::of(const Json &result, const std::optional<Json> &outputSchema)
{
    StructuredCheck check;
    const Json *structured = result.find("structuredContent"_L1);
    const bool isSmall = compactSize(result) <= kSizeLimit;
    if (structured && isSmall)
        check.mirror = mirrorText(result, *structured);
    if (!outputSchema)
        return check;
    if (!structured) {
        const bool isError = result["isError"_L1].toBool();
        check.state = isError ? State::Excused : State::Breaks;
        check.summary =
            isError ? tr("The tool reported an error, so it need not keep to its outputSchema.")
                    : tr("The tool has an outputSchema, but the result has no structuredContent.");
        return check;
    }
    if (!isSmall) {
        check.state = State::TooLarge;
        check.summary = tr("The result is too large to be checked against the outputSchema.");
        return check;
    }
    const auto validator = Mcp::Validator::make(*outputSchema);
    if (!validator) {
        check.state = State::Unchecked;
        check.summary = tr("The outputSchema cannot be used: %1").arg(validator.error().text);
        return check;
    }
    const auto found = validator->check(*structured, kTimeLimit);
    if (!found) {
        check.state = State::Unchecked;
        check.summary = tr("The check was given up: %1").arg(found.error().text);
        return check;
    }
    for (const Mcp::SchemaProblem &problem : *found)
        check.problems +=
            (problem.pointer.isEmpty() ? QString() : problem.pointer + u": "_s) + problem.text;
    const bool isHeld = std::ranges::all_of(*found, &Mcp::SchemaProblem::isUnchecked);
    check.state = found->isEmpty() ? State::Fits : isHeld ? State::Unchecked : State::Breaks;
    check.summary = found->isEmpty() ? tr("The structured content fits the outputSchema.")
                    : isHeld         ? tr("Not every rule of the outputSchema could be checked.")
                                     : tr("The structured content breaks the outputSchema.");
    return check;
}

Role StructuredCheck::role() const
{
    switch (state) {
    case State::Fits:
        return Role::Ok;
    case State::Breaks:
        return Role::Error;
    case State::Unchecked:
    case State::TooLarge:
        return Role::Warn;
    case State::NoSchema:
    case State::Excused:
        break;
    }
    return Role::Muted;
}

} // namespace Vitrine
