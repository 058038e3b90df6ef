// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace Vitrine {

/// JSON put on lines and indented, for reading. Works on the bytes, not on a parsed tree: order,
/// duplicates and the spelling of numbers stay; text that is torn or no JSON comes out as far as it
/// goes.
/// `\u4f60` is shown as the character; escapes that matter for reading (`\n`, `\"`, control and
/// direction characters) stay escapes.
struct IndentedJson
{
    QByteArray text;
    bool isCut = false;         ///< the limit was reached: the rest is missing
    bool hasCutStrings = false; ///< strings above kLongestString bytes show their beginning only

    static constexpr qsizetype kLongestString = 20'000;

    /// Stops after about @p limit bytes of output.
    static IndentedJson of(QByteArrayView json, qsizetype limit);
};

/// Several lines of text made safe to show: line breaks and tabs stay, other control characters
/// become their pictures. Reads at most @p limit bytes.
[[nodiscard]] QString linesOfText(QByteArrayView bytes, qsizetype limit);

} // namespace Vitrine
