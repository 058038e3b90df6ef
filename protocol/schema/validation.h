// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "schema/schemaindex.h"
#include "schema/validator.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSet>

namespace Mcp {

/// One run of a Validator over one value. Private to it.
class Validation
{
public:
    Validation(const SchemaIndex &index, std::chrono::milliseconds limit);

    /// Checks the whole value.
    Result<QList<SchemaProblem>> run(const Json &value);

private:
    /// A step from the root of the value to where we are; becomes a pointer only for a problem.
    struct Place
    {
        const Place *outer = nullptr;
        const QString *key = nullptr;
        qsizetype index = 0;
        [[nodiscard]] QString pointer() const;
    };
    /// What some keyword has looked at, for `unevaluatedProperties` and `unevaluatedItems`.
    struct Seen
    {
        QSet<QString> members;
        QSet<qsizetype> items;
        bool allMembers = false;
        bool allItems = false;
        void add(const Seen &other);
    };
    /// What one evaluation works on.
    struct Scope
    {
        const Json &schema;
        const Json &value;
        const Place &place;
        Seen &seen;
    };

    bool evaluate(const Json &schema, const Json &value, const Place &place, Seen &seen);
    bool evaluateKeywords(const Scope &scope);
    /// Evaluates without recording problems: for branches of which not all have to hold.
    bool holds(const Json &schema, const Json &value, const Place &place, Seen &seen);

    bool checkReferences(const Scope &scope);
    bool follow(const Scope &scope, const SchemaIndex::Target &target);
    bool checkType(const Scope &scope);
    bool checkValues(const Scope &scope);
    bool checkNumber(const Scope &scope);
    bool checkString(const Scope &scope);
    bool checkArray(const Scope &scope);
    bool checkContains(const Scope &scope);
    bool checkObject(const Scope &scope);
    bool checkMembers(const Scope &scope);
    bool checkDependencies(const Scope &scope);
    bool checkBranches(const Scope &scope);
    bool checkCondition(const Scope &scope);
    bool checkUnevaluated(const Scope &scope);

    /// Records a problem unless this is a branch; always false.
    bool problem(const Scope &scope, QLatin1StringView keyword, const QString &text);
    void unchecked(const Scope &scope, QLatin1StringView keyword, const QString &text);
    /// Whether to stop looking: a branch has failed, or the run is over.
    [[nodiscard]] bool isOver(bool ok) const { return m_error || (!ok && m_quiet > 0); }
    [[nodiscard]] bool isAtMost(SchemaDialect dialect) const
    {
        return m_index.dialect() <= dialect;
    }
    [[nodiscard]] bool isLenient() const { return m_index.dialect() == SchemaDialect::Unstated; }
    std::optional<bool> matches(const QString &pattern, const QString &text);

    const SchemaIndex &m_index;
    const std::chrono::milliseconds m_limit;
    QElapsedTimer m_clock;
    QList<const SchemaResource *> m_resources; ///< the dynamic scope, outermost first
    QList<SchemaProblem> m_problems;
    QHash<QString, QRegularExpression> m_patterns;
    std::optional<Error> m_error;
    int m_quiet = 0;
    int m_depth = 0;
    int m_steps = 0;
};

} // namespace Mcp
