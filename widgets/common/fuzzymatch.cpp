// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/fuzzymatch.h"

#include <QString>

#include <vector>

namespace Vitrine {
namespace {

constexpr int kNo = -1'000'000;
constexpr qsizetype kLongestText = 200; // longer names do not make better matches, only slower ones

int valueAt(QStringView text, qsizetype at)
{
    if (at == 0)
        return 12;
    const QChar before = text.at(at - 1);
    const QChar here = text.at(at);
    if (!before.isLetterOrNumber())
        return 10;
    if (before.isLower() && here.isUpper())
        return 8;
    return 1;
}

} // namespace

// best[i][j]: the best score of the first i characters of the pattern with the last of them at j.
std::optional<FuzzyMatch> FuzzyMatch::of(QStringView pattern, QStringView text)
{
    QString wanted;
    for (const QChar c : pattern) {
        if (!c.isSpace())
            wanted += c.toCaseFolded();
    }
    if (wanted.isEmpty())
        return FuzzyMatch{};
    text = text.first(qMin(text.size(), kLongestText));
    const auto columns = size_t(text.size());
    const auto rows = size_t(wanted.size());
    if (rows > columns)
        return std::nullopt;

    std::vector<std::vector<int>> best(rows, std::vector<int>(columns, kNo));
    std::vector<std::vector<int>> from(rows, std::vector<int>(columns, -1));
    for (size_t i = 0; i < rows; ++i) {
        int bestBefore = kNo; // of the row above, anywhere left of the neighbour
        int bestPlace = -1;
        for (size_t j = i; j < columns; ++j) {
            if (i > 0 && j >= 2 && best[i - 1][j - 2] > bestBefore) {
                bestBefore = best[i - 1][j - 2];
                bestPlace = int(j) - 2;
            }
            if (text.at(qsizetype(j)).toCaseFolded() != wanted.at(qsizetype(i)))
                continue;
            const int value = valueAt(text, qsizetype(j));
            if (i == 0) {
                best[i][j] = value - qMin(int(j), 10) / 5;
                continue;
            }
            const int neighbour = best[i - 1][j - 1] == kNo ? kNo : best[i - 1][j - 1] + value + 6;
            const int apart = bestBefore == kNo ? kNo : bestBefore + value - 1;
            best[i][j] = qMax(neighbour, apart);
            from[i][j] = neighbour >= apart ? int(j) - 1 : bestPlace;
        }
    }

    int end = -1;
    for (size_t j = 0; j < columns; ++j) {
        if (best[rows - 1][j] > kNo && (end < 0 || best[rows - 1][j] > best[rows - 1][size_t(end)]))
            end = int(j);
    }
    if (end < 0)
        return std::nullopt;
    FuzzyMatch match{.score = best[rows - 1][size_t(end)] * 4 - int(columns) / 4};
    for (int i = int(rows) - 1, j = end; i >= 0; j = from[size_t(i)][size_t(j)], --i)
        match.positions.prepend(j);
    return match;
}

} // namespace Vitrine
