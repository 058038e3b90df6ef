// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/error.h"
#include "json/json.h"

#include <chrono>
#include <memory>

namespace Mcp {

class SchemaIndex;

/// One place where a value does not fit its schema.
struct SchemaProblem
{
    QString pointer; ///< JSON Pointer into the value
    QString keyword; ///< of the schema: "required", "type", …; "false" for the schema `false`
    QString text;    ///< technical English: what was expected, what is there
    /// The rule could not be applied (a pattern that does not compile or takes too long); the value
    /// is not held to it.
    bool isUnchecked = false;

    bool operator==(const SchemaProblem &) const = default;
};

/// Holds values to a JSON Schema: 2020-12, 2019-09, draft 7, 6 and 4, by `$schema`. Without it
/// 2020-12 counts, and lists in `items`, `dependencies` and boolean limits, as older drafts have
/// them, are understood too (MCP 2025-11-25, P-01, P-02).
///
/// It is made for schemas and values of strangers, which is why it is our own: numbers are compared
/// by their digits, patterns run in PCRE with a limit, references never leave the document, and
/// depth and time are bounded. `format`, `contentEncoding` and the like are annotations, as the
/// specification has it. Copies share the schema; one object may be used by several threads.
class Validator
{
public:
    /// How long one check may take before it gives up.
    static constexpr std::chrono::milliseconds kTimeLimit{2000};
    /// More problems than that are not listed.
    static constexpr qsizetype kMaxProblems = 100;

    /// Reads a schema.
    ///
    /// Errors: Error::Kind::Schema, with the JSON Pointer into the schema in `where`: not a schema,
    /// an unsupported dialect, a reference that leads to nothing or out of the document.
    [[nodiscard]] static Result<Validator> make(Json schema);

    /// Lists what does not fit; an empty list means that it fits.
    ///
    /// Errors: Error::Kind::Schema if schema and value together go too deep (also a reference that
    /// leads back to itself); Error::Kind::Timeout after @p limit.
    [[nodiscard]] Result<QList<SchemaProblem>>
    check(const Json &value, std::chrono::milliseconds limit = kTimeLimit) const;

private:
    struct Data;
    explicit Validator(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}
    std::shared_ptr<const Data> m_data;
};

/// Validator::make() and check() in one.
[[nodiscard]] Result<QList<SchemaProblem>> validate(const Json &schema, const Json &value);

} // namespace Mcp
