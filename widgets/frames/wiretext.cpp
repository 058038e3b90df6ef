// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/wiretext.h"

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

constexpr char16_t kControlPictures = u'\u2400';

// Overrides, embeddings, isolates and marks of the bidirectional algorithm (UAX 9).
constexpr bool turnsDirection(char16_t c)
{
    return (c >= u'\u202A' && c <= u'\u202E') || (c >= u'\u2066' && c <= u'\u2069') ||
           c == u'\u200E' || c == u'\u200F' || c == u'\u061C';
}

// How many bytes the UTF-8 sequence at the front has; 0 if it is none (RFC 3629, section 4).
qsizetype sequenceLength(QByteArrayView bytes)
{
    const auto at = [&](qsizetype i) { return i < bytes.size() ? uchar(bytes[i]) : uchar(0); };
    const auto between = [](uchar value, uchar low, uchar high) {
        return value >= low && value <= high;
    };
    const uchar a = at(0);
    const auto tail = [&](qsizetype i) { return between(at(i), 0x80, 0xBF); };
    if (a < 0x80)
        return 1;
    if (between(a, 0xC2, 0xDF))
        return tail(1) ? 2 : 0;
    if (between(a, 0xE0, 0xEF)) {
        const bool second = between(at(1), a == 0xE0 ? 0xA0 : 0x80, a == 0xED ? 0x9F : 0xBF);
        return second && tail(2) ? 3 : 0;
    }
    if (between(a, 0xF0, 0xF4)) {
        const bool second = between(at(1), a == 0xF0 ? 0x90 : 0x80, a == 0xF4 ? 0x8F : 0xBF);
        return second && tail(2) && tail(3) ? 4 : 0;
    }
    return 0;
}

} // namespace

QString lineOfText(QStringView text, qsizetype limit)
{
    QString out;
    const QStringView part = text.first(std::min(limit, text.size()));
    out.reserve(part.size() + 1);
    for (const QChar c : part) {
        if (c.unicode() < 0x20)
            out += QChar(char16_t(kControlPictures + c.unicode()));
        else if (c.unicode() == 0x7F)
            out += u'\u2421';
        else if (turnsDirection(c.unicode()))
            out += u"\u2039U+%1\u203A"_s.arg(uint(c.unicode()), 4, 16, '0'_L1).toUpper();
        else
            out += c;
    }
    if (part.size() < text.size())
        out += u'…';
    return out;
}

QString lineOfText(QByteArrayView bytes, qsizetype limit)
{
    const qsizetype length = wholeCharacters(bytes, limit);
    QString out = lineOfText(QString::fromUtf8(bytes.first(length)), limit);
    if (length < bytes.size())
        out += u'…';
    return out;
}

QByteArray withoutTerminalCodes(QByteArrayView bytes)
{
    constexpr char kEscape = '\x1b';
    QByteArray out;
    out.reserve(bytes.size());
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        if (bytes[i] != kEscape || i + 1 >= bytes.size() ||
            (bytes[i + 1] != '[' && bytes[i + 1] != ']')) {
            out += bytes[i];
            continue;
        }
        const bool command = bytes[i + 1] == '[';
        qsizetype end = i + 2;
        if (command) { // parameters and intermediates, then one final byte
            while (end < bytes.size() && bytes[end] >= 0x20 && bytes[end] <= 0x3F)
                ++end;
        } else { // an OSC string ends with BEL or ESC backslash
            while (end < bytes.size() && bytes[end] != '\a' && bytes[end] != kEscape)
                ++end;
            if (end + 1 < bytes.size() && bytes[end] == kEscape)
                ++end;
        }
        i = std::min(end, bytes.size() - 1);
    }
    return out;
}

qsizetype firstInvalidUtf8(QByteArrayView bytes)
{
    if (bytes.isValidUtf8())
        return -1;
    for (qsizetype i = 0; i < bytes.size();) {
        const qsizetype length = sequenceLength(bytes.sliced(i));
        if (length == 0)
            return i;
        i += length;
    }
    return -1;
}

qsizetype wholeCharacters(QByteArrayView bytes, qsizetype limit)
{
    if (bytes.size() <= limit)
        return bytes.size();
    qsizetype length = limit;
    for (int back = 0; back < 3 && length > 0 && (uchar(bytes[length]) & 0xC0) == 0x80; ++back)
        --length;
    return length;
}

} // namespace Vitrine
