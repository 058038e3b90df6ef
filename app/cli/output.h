// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "arguments.h"

namespace Cli {

/// The bytes for stdout, newline at the end included.
[[nodiscard]] QByteArray formatted(const Mcp::Json &result, Format format);

/// What `--output-format raw` writes: the text of a result (several blocks joined by a newline), or
/// the decoded bytes of its only image, audio or blob.
/// Error: Schema, if the result is neither.
[[nodiscard]] Mcp::Result<QByteArray> rawBytes(const Mcp::Json &result);

/// Writes all of it, or says why not (Io).
[[nodiscard]] Mcp::Result<void> writeToStdout(const QByteArray &bytes);
/// Replaces the file as one step; its folder must exist. Error: Io.
[[nodiscard]] Mcp::Result<void> writeToFile(const QByteArray &bytes, const QString &path);
/// For warnings and errors; that this fails is not told, because there is nowhere to tell it.
void writeToStderr(const QByteArray &bytes);

} // namespace Cli
