// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <chrono>
#include <optional>

namespace Mcp {

class FrameLog;

/// The bytes of Lifecycle frames: one JSON object each, whose first member `event` is one of the
/// words below. All transports write them through this, so that readers know one vocabulary.
namespace Lifecycle {

/// `{"event":"process-started","pid":…,"argv":[…],"cwd":"…"}`
[[nodiscard]] QByteArray processStarted(qint64 pid, const QStringList &argv, const QString &cwd);
/// `{"event":"process-exited","exitCode":3,"signal":null,"afterMs":1234}`; of code and signal one
/// is null.
[[nodiscard]] QByteArray processExited(std::optional<int> exitCode, std::optional<int> signal,
                                       std::chrono::milliseconds after);
/// `{"event":"stop-step","step":"close-stdin"|"SIGTERM"|"SIGKILL"}`
[[nodiscard]] QByteArray stopStep(QLatin1StringView step);
/// `{"event":"start-failed","text":"…"}`
[[nodiscard]] QByteArray startFailed(const QString &text);
/// `{"event":EVENT, …members}` for everything else: "stdout-closed", "stdin-closed",
/// "line-too-long", "header-ignored", "exchange-failed", "exchange-abandoned", "stream-closed".
[[nodiscard]] QByteArray event(QLatin1StringView name, QList<JsonMember> members = {});

/// Appends such bytes to the log. @p exchange is for events of one HTTP exchange.
void record(FrameLog &log, quint32 connection, const QByteArray &bytes, quint32 exchange = 0);

/// "350 ms", "2.1 s", "3 min 20 s": for texts.
[[nodiscard]] QString durationText(std::chrono::milliseconds duration);

} // namespace Lifecycle
} // namespace Mcp
