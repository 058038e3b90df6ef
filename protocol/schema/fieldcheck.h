// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "schema/fieldproblem.h"
#include "schema/fieldshape.h"

#include <optional>

namespace Mcp {

/// Checks a text against `minLength`, `maxLength`, `pattern` and, as a warning, `format`.
[[nodiscard]] std::optional<FieldProblem> checkText(const FieldShape &shape, const QString &text);
/// Checks what was typed into a field for a number; white space around it is ignored.
[[nodiscard]] std::optional<FieldProblem> checkNumber(const FieldShape &shape,
                                                      const QString &typed);
/// Checks the limits on a list as a whole.
[[nodiscard]] std::optional<FieldProblem> checkItems(const FieldShape &shape,
                                                     const Json::Array &items);
/// Checks a value that is shown as JSON against the type that the schema wants.
[[nodiscard]] std::optional<FieldProblem> checkType(const FieldShape &shape, const Json &value);
/// The index of the second of two items that JSON Schema counts as equal, if there are any.
[[nodiscard]] std::optional<qsizetype> secondOfEqual(const Json::Array &items);
/// Length as JSON Schema counts it.
[[nodiscard]] qsizetype codePoints(QStringView text);
/// "string", "integer", …: the narrowest JSON Schema type of @p value.
[[nodiscard]] QString typeName(const Json &value);

} // namespace Mcp
