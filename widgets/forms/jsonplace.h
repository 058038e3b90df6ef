// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace Vitrine {

/// A place in a text as Mcp::Json::parse() gives it.
struct JsonPlace
{
    int line = 1;
    int column = 1; ///< bytes of UTF-8 from 1

    /// Reads "line L, column C".
    static std::optional<JsonPlace> read(const QString &where);
    /// Index into @p text, in UTF-16 units, at most its size.
    [[nodiscard]] int toIndex(const QString &text) const;
    /// The column as people count it: letters, from 1.
    [[nodiscard]] int columnIn(const QString &text) const;
};

/// The index for @p where, or -1 if it names no place.
[[nodiscard]] int indexOfPlace(const QString &where, const QString &text);

} // namespace Vitrine
