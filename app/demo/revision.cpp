// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "revision.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

constexpr std::array kTexts{
    std::pair{Revision::V2024_11_05, "2024-11-05"_L1},
    std::pair{Revision::V2025_03_26, "2025-03-26"_L1},
    std::pair{Revision::V2025_06_18, "2025-06-18"_L1},
    std::pair{Revision::V2025_11_25, "2025-11-25"_L1},
    std::pair{Revision::V2026_07_28, "2026-07-28"_L1},
};

} // namespace

std::optional<Revision> revisionFromText(QStringView text)
{
    for (const auto &[revision, name] : kTexts) {
        if (text == name)
            return revision;
    }
    return std::nullopt;
}

QString textOf(Revision revision)
{
    for (const auto &[candidate, name] : kTexts) {
        if (candidate == revision)
            return name;
    }
    Q_UNREACHABLE_RETURN({});
}

Features featuresOf(Revision revision)
{
    return {
        .modern = revision == Revision::V2026_07_28,
        .batches = revision == Revision::V2025_03_26,
        .toolAnnotations = revision >= Revision::V2025_03_26,
        .progressMessage = revision >= Revision::V2025_03_26,
        .completionsCapability = revision >= Revision::V2025_03_26,
        .titles = revision >= Revision::V2025_06_18,
        .structuredContent = revision >= Revision::V2025_06_18,
        .detailedIdentity = revision >= Revision::V2025_11_25,
        .badArgumentsAreToolErrors = revision >= Revision::V2025_11_25,
    };
}

bool isLegacy(Revision revision)
{
    return revision <= kNewestLegacy;
}

} // namespace Demo
