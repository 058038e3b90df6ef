// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "schema/fieldproblem.h"
#include "schema/fieldshape.h"
#include "schema/validator.h"

#include <QString>

namespace Vitrine {

/// A field's problem as a sentence in the user's language.
[[nodiscard]] QString problemText(const Mcp::FieldProblem &problem);
/// What the schema as a whole has against a value, where no field says it.
[[nodiscard]] QString problemText(const Mcp::SchemaProblem &problem);
/// Why a field is a JSON editor, as a sentence.
[[nodiscard]] QString fallbackText(const Mcp::FieldShape &shape);
/// Type and limits in a few words of the wire's own: `integer 1 … 100`, `string date-time`.
[[nodiscard]] QString typeHint(const Mcp::FieldShape &shape);

} // namespace Vitrine
