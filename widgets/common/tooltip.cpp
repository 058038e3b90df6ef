// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/tooltip.h"

namespace Vitrine {
using namespace Qt::StringLiterals;

QString plainToolTip(const QString &text, qsizetype limit)
{
    if (text.isEmpty())
        return {};
    const QString shown = text.size() > limit ? text.first(limit) + u'…' : text;
    return u"<p style=\"white-space:pre-wrap\">%1</p>"_s.arg(shown.toHtmlEscaped());
}

} // namespace Vitrine
