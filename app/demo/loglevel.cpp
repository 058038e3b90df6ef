// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "loglevel.h"

#include <array>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

constexpr std::array kNames{"debug"_L1, "info"_L1,     "notice"_L1, "warning"_L1,
                            "error"_L1, "critical"_L1, "alert"_L1,  "emergency"_L1};

} // namespace

std::optional<LogLevel> logLevelFromText(QStringView text)
{
    for (size_t i = 0; i < kNames.size(); ++i) {
        if (text == kNames[i])
            return static_cast<LogLevel>(i);
    }
    return std::nullopt;
}

QString textOf(LogLevel level)
{
    return kNames[static_cast<size_t>(level)];
}

} // namespace Demo
