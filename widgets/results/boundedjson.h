// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QString>

namespace Vitrine {

/// A text that was given up at a limit, so that a result of 50 MB costs as much as its first page.
struct BoundedText
{
    QString text;
    bool isCut = false;
};

/// @p value indented as Mcp::Json::toText() does, up to about @p limit characters.
[[nodiscard]] BoundedText indentedJson(const Mcp::Json &value, qsizetype limit);

/// How many bytes @p value has as compact JSON in UTF-8; nothing is written to find out.
[[nodiscard]] qint64 compactSize(const Mcp::Json &value);

/// How many bytes @p text has in UTF-8.
[[nodiscard]] qint64 utf8Size(QStringView text);

} // namespace Vitrine
