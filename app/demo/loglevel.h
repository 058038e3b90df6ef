// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace Demo {

/// The eight levels of `notifications/message`, from chatty to grave (all revisions, Logging).
enum class LogLevel { Debug, Info, Notice, Warning, Error, Critical, Alert, Emergency };

[[nodiscard]] std::optional<LogLevel> logLevelFromText(QStringView text);
[[nodiscard]] QString textOf(LogLevel level);

} // namespace Demo
