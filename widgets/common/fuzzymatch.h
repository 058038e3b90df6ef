// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QStringView>

#include <optional>

namespace Vitrine {

/// How well a pattern fits a text whose characters contain it in order.
struct FuzzyMatch
{
    int score = 0;        ///< higher is better; comparable for one pattern
    QList<int> positions; ///< which characters of the text matched

    /// Nothing if @p text does not contain the characters of @p pattern in order. Case and spaces
    /// of the pattern do not count; starts of words and neighbours count more. An empty pattern
    /// fits everything with score 0.
    [[nodiscard]] static std::optional<FuzzyMatch> of(QStringView pattern, QStringView text);
};

} // namespace Vitrine
