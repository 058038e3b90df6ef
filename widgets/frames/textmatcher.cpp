// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/textmatcher.h"

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

constexpr std::array<uchar, 256> kFold = [] {
    std::array<uchar, 256> table{};
    for (size_t i = 0; i < table.size(); ++i)
        table[i] = uchar(i >= 'A' && i <= 'Z' ? i + ('a' - 'A') : i);
    return table;
}();

QString jsonEscaped(const QString &text)
{
    QString out;
    for (const QChar c : text) {
        if (c.unicode() < 0x80)
            out += c;
        else
            out += u"\\u%1"_s.arg(uint(c.unicode()), 4, 16, '0'_L1);
    }
    return out;
}

} // namespace

TextMatcher::TextMatcher(const QString &text) : m_text(text)
{
    if (text.isEmpty())
        return;
    m_needles.push_back(prepare(text.toUtf8()));
    if (const QString escaped = jsonEscaped(text); escaped != text)
        m_needles.push_back(prepare(escaped.toLatin1()));
}

TextMatcher::Needle TextMatcher::prepare(const QByteArray &text)
{
    Needle out{.folded = text, .skip = {}};
    std::ranges::transform(out.folded, out.folded.begin(),
                           [](char c) { return char(kFold[uchar(c)]); });
    const auto length = quint32(out.folded.size());
    out.skip.fill(length);
    for (quint32 i = 0; i + 1 < length; ++i) {
        const auto c = uchar(out.folded[qsizetype(i)]);
        out.skip[c] = length - 1 - i;
        if (c >= 'a' && c <= 'z')
            out.skip[c - ('a' - 'A')] = length - 1 - i;
    }
    return out;
}

bool TextMatcher::contains(QByteArrayView bytes, const Needle &needle)
{
    const auto *pattern = reinterpret_cast<const uchar *>(needle.folded.constData());
    const auto *data = reinterpret_cast<const uchar *>(bytes.data());
    const qsizetype last = needle.folded.size() - 1;
    for (qsizetype at = 0; at + last < bytes.size(); at += needle.skip[data[at + last]]) {
        qsizetype i = last;
        while (kFold[data[at + i]] == pattern[i]) {
            if (i-- == 0)
                return true;
        }
    }
    return false;
}

bool TextMatcher::matches(QByteArrayView bytes) const
{
    return isEmpty() || std::ranges::any_of(m_needles, [bytes](const Needle &needle) {
               return contains(bytes, needle);
           });
}

qsizetype TextMatcher::overlap() const
{
    qsizetype longest = 1;
    for (const Needle &needle : m_needles)
        longest = std::max(longest, needle.folded.size());
    return longest - 1;
}

} // namespace Vitrine
