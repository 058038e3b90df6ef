// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/jsonplace.h"

#include <QRegularExpression>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

qsizetype lineStart(const QString &text, int line)
{
    qsizetype at = 0;
    for (int i = 1; i < line; ++i) {
        const qsizetype end = text.indexOf(u'\n', at);
        if (end < 0)
            break;
        at = end + 1;
    }
    return at;
}

} // namespace

std::optional<JsonPlace> JsonPlace::read(const QString &where)
{
    static const QRegularExpression form(u"^line (\\d+), column (\\d+)$"_s);
    const QRegularExpressionMatch match = form.match(where);
    if (!match.hasMatch())
        return std::nullopt;
    return JsonPlace{match.captured(1).toInt(), match.captured(2).toInt()};
}

int JsonPlace::toIndex(const QString &text) const
{
    const qsizetype start = lineStart(text, line);
    qsizetype end = text.indexOf(u'\n', start);
    if (end < 0)
        end = text.size();
    const QByteArray bytes = QStringView(text).sliced(start, end - start).toUtf8();
    const QByteArray before = bytes.first(std::clamp<qsizetype>(column - 1, 0, bytes.size()));
    return int(start + QString::fromUtf8(before).size());
}

int JsonPlace::columnIn(const QString &text) const
{
    return int(toIndex(text) - lineStart(text, line)) + 1;
}

int indexOfPlace(const QString &where, const QString &text)
{
    const std::optional<JsonPlace> place = JsonPlace::read(where);
    return place ? place->toIndex(text) : -1;
}

} // namespace Vitrine
