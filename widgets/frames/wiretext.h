// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace Vitrine {

/// Text from the wire made safe to paint on one line: bytes that are no UTF-8 become U+FFFD,
/// control characters their pictures (␀ ␛ ␊), characters that would turn the direction of writing
/// are named. Reads no more than @p limit bytes; "…" marks what was left out.
[[nodiscard]] QString lineOfText(QByteArrayView bytes, qsizetype limit = 512);

/// The same for a text that is already decoded; limit in UTF-16 units.
[[nodiscard]] QString lineOfText(QStringView text, qsizetype limit = 512);

/// Takes out terminal control sequences (ECMA-48 CSI and OSC), such as colours.
[[nodiscard]] QByteArray withoutTerminalCodes(QByteArrayView bytes);

/// The first byte that is not part of valid UTF-8, or -1.
[[nodiscard]] qsizetype firstInvalidUtf8(QByteArrayView bytes);

/// The largest length up to @p limit that does not cut a UTF-8 character in two.
[[nodiscard]] qsizetype wholeCharacters(QByteArrayView bytes, qsizetype limit);

} // namespace Vitrine
