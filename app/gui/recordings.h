// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/framelog.h"

#include <QString>

namespace Vitrine {

/// Where recordings of the window lie: one file a run, "<UTC time>-<process id>.vitrine".
namespace Recordings {

inline constexpr int kKept = 20;

/// vitrine/recordings in the user's data folder (QStandardPaths::GenericDataLocation).
[[nodiscard]] QString folder();

/// Records @p log into a new file of @p folder. Error::Kind::Io: then the log is in memory.
[[nodiscard]] Mcp::Result<void> begin(Mcp::FrameLog &log, const QString &folder);

/// Deletes all but the newest kKept recordings. Those of programs that still run are left alone.
void prune(const QString &folder);

} // namespace Recordings
} // namespace Vitrine
