// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <chrono>

namespace Mcp {

/// A span of time for error texts: "250 ms", "3 s", "12.1 s".
[[nodiscard]] inline QString durationText(std::chrono::milliseconds span)
{
    using namespace Qt::StringLiterals;
    if (span < std::chrono::seconds(1))
        return u"%1 ms"_s.arg(span.count());
    const qint64 tenths = (span.count() + 50) / 100;
    return tenths % 10 == 0 ? u"%1 s"_s.arg(tenths / 10)
                            : u"%1.%2 s"_s.arg(tenths / 10).arg(tenths % 10);
}

} // namespace Mcp
