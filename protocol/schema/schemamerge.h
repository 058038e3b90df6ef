// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QStringList>

namespace Mcp {

/// Writes two schemas that both have to hold as one: @p outer gets what @p inner adds.
///
/// Annotations (`title`, `description`, `default`, …) of @p outer win; `properties` are joined, and
/// one that both have becomes an `allOf` of the two; `required` is joined; of two limits the
/// tighter one stays; types and enumerations are intersected. Keywords that only restrict and that
/// both have (`pattern`, `not`, …) cannot be written as one: that of @p inner is named in
/// @p unchecked and left out.
///
/// Returns the keyword that cannot be joined, or an empty string; @p outer is unspecified then.
[[nodiscard]] QString mergeSchemas(Json &outer, const Json &inner, QStringList &unchecked);

} // namespace Mcp
