// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/error.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <utility>
#include <variant>

namespace Mcp {

/// A URI template, all four levels of RFC 6570, as `resourceTemplates[].uriTemplate` holds one.
///
/// A value; any thread. Names of variables are compared as they are written, percent-encoded parts
/// included (RFC 6570, 2.3).
class UriTemplate
{
public:
    /// Names and values in their order.
    using Pairs = QList<std::pair<QString, QString>>;
    /// A list or pairs without entries count as undefined (RFC 6570, 2.3); an empty text does not.
    using Value = std::variant<QString, QStringList, Pairs>;
    /// What is not in here is undefined and leaves nothing in the URI.
    using Values = QHash<QString, Value>;

    struct Variable
    {
        QString name;
        /// `+ # . / ; ? &`, or a null character for simple expansion.
        QChar op;
        /// Followed by `*`: each entry of a list stands alone.
        bool isExploded = false;
        /// Only so many characters of the value are used; 0 is all.
        int prefix = 0;

        /// Without it the URI has a hole: true for `{id}` and `{+path}`. The other operators bring
        /// their own delimiter and vanish with their variable.
        [[nodiscard]] bool isNeeded() const { return op.isNull() || op == u'+'; }
        bool operator==(const Variable &) const = default;
    };

    UriTemplate() = default;
    /// Errors: Error::Kind::Parse with `offset` in UTF-16 units, for what RFC 6570 does not allow:
    /// braces without partner, unknown or reserved operators, names and modifiers that are none.
    [[nodiscard]] static Result<UriTemplate> parse(const QString &text);

    [[nodiscard]] const QString &text() const { return m_text; }
    /// Each name once, in the order of first appearance, as it is used there.
    [[nodiscard]] QList<Variable> variables() const;

    /// Error::Kind::Schema for the one thing that cannot be expanded: a list or pairs with a prefix
    /// modifier; `where` is the variable's name.
    [[nodiscard]] Result<QString> expand(const Values &values) const;

private:
    struct Expression
    {
        QChar op;
        QList<Variable> variables;
    };

    QString m_text;
    /// Literals are ready for the URI: percent-encoded where RFC 6570, 3.1 asks for it.
    QList<std::variant<QByteArray, Expression>> m_parts;
};

} // namespace Mcp
