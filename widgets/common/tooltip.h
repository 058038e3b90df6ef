// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace Vitrine {

/// A tool tip that shows @p text as it is. Qt would take text that looks like HTML for HTML, which
/// text from a server must never become; long texts are wrapped and cut at @p limit characters.
[[nodiscard]] QString plainToolTip(const QString &text, qsizetype limit = 2000);

} // namespace Vitrine
