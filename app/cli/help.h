// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

namespace Cli {

/// What `--help` prints: usage, methods, options by group, exit codes, examples.
[[nodiscard]] QByteArray helpText();

/// A completion script for "bash", "zsh" or "fish".
[[nodiscard]] QByteArray completionScript(const QString &shell);

} // namespace Cli
