// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

#include <QStringList>

namespace Vitrine {

/// The entry for words that somebody typed: a URL, or a command with its arguments. Named after the
/// URL's host or the first word that says something ("npx -y @acme/server-files" is
/// "server-files"). An empty list gives an entry without a command.
[[nodiscard]] Mcp::ServerEntry entryFromWords(const QStringList &words);

} // namespace Vitrine
