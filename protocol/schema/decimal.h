// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

#include <compare>
#include <optional>

namespace Mcp {

/// Compares two JSON numbers by their text, exactly: `9007199254740993` is more than
/// `9007199254740992`, `0.10` equals `1e-1`. Both texts must be JSON numbers (RFC 8259, section 6).
[[nodiscard]] std::strong_ordering compareNumbers(QByteArrayView a, QByteArrayView b);

/// Whether @p value is a whole multiple of @p divisor, in decimal: `0.07` is one of `0.01`, which
/// binary fractions get wrong. Nothing is returned where the divisor is 0 or the two are too far
/// apart to be worth the work (more than 4000 digits).
[[nodiscard]] std::optional<bool> isMultipleOf(QByteArrayView value, QByteArrayView divisor);

} // namespace Mcp
