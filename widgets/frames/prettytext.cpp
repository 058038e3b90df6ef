// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/prettytext.h"

#include "frames/wiretext.h"

#include <algorithm>
#include <optional>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kDeepestIndent =
    64; // deeper levels stay at this one, or hostile nesting would fill the memory

// The UTF-16 unit of a \uXXXX at the front.
std::optional<char16_t> unicodeEscape(QByteArrayView bytes)
{
    if (bytes.size() < 6 || bytes[0] != '\\' || bytes[1] != 'u')
        return std::nullopt;
    bool ok = false;
    const ushort unit = bytes.sliced(2, 4).toUShort(&ok, 16);
    return ok ? std::optional(char16_t(unit)) : std::nullopt;
}

class Indenter
{
public:
    Indenter(QByteArrayView json, qsizetype limit) : m_in(json), m_limit(limit) {}

    IndentedJson run()
    {
        while (m_at < m_in.size() && m_out.text.size() < m_limit)
            step();
        m_out.isCut = m_at < m_in.size();
        return std::move(m_out);
    }

private:
    void step()
    {
        const char c = m_in[m_at];
        switch (c) {
        case ' ':
        case '\t':
        case '\r':
        case '\n':
            ++m_at;
            return;
        case '"':
            string();
            return;
        case '{':
        case '[':
            open(c);
            return;
        case '}':
        case ']':
            m_depth = std::max<qsizetype>(0, m_depth - 1);
            newLine();
            break;
        case ',':
            m_out.text += c;
            ++m_at;
            newLine();
            return;
        case ':':
            m_out.text += ": ";
            ++m_at;
            return;
        default:
            break;
        }
        m_out.text += c;
        ++m_at;
    }

    void open(char c)
    {
        m_out.text += c;
        ++m_at;
        qsizetype next = m_at;
        while (next < m_in.size() && isspace(uchar(m_in[next])))
            ++next;
        if (next < m_in.size() && m_in[next] == (c == '{' ? '}' : ']')) {
            m_out.text += m_in[next];
            m_at = next + 1;
            return;
        }
        ++m_depth;
        newLine();
    }

    void newLine()
    {
        m_out.text += '\n';
        m_out.text.append(2 * std::min(m_depth, kDeepestIndent), ' ');
    }

    void string()
    {
        const qsizetype end = endOfString();
        const QByteArrayView token = m_in.sliced(m_at, end - m_at);
        const bool cut = token.size() > IndentedJson::kLongestString;
        const qsizetype shown =
            cut ? wholeCharacters(token, IndentedJson::kLongestString) : token.size();
        characters(token.first(shown));
        if (cut) {
            m_out.hasCutStrings = true;
            m_out.text += "\u2026\"";
        }
        m_at = end;
    }

    // After the closing quote; a quote is one if an even number of backslashes stands before it.
    [[nodiscard]] qsizetype endOfString() const
    {
        for (qsizetype quote = m_in.indexOf('"', m_at + 1); quote >= 0;
             quote = m_in.indexOf('"', quote + 1)) {
            qsizetype before = quote;
            while (m_in[before - 1] == '\\')
                --before;
            if ((quote - before) % 2 == 0)
                return quote + 1;
        }
        return m_in.size();
    }

    void characters(QByteArrayView token)
    {
        for (qsizetype i = 0; i < token.size();) {
            if (token[i] != '\\') {
                m_out.text += token[i++];
                continue;
            }
            QString text;
            qsizetype used = 2;
            if (const auto unit = unicodeEscape(token.sliced(i))) {
                used = 6;
                text = QChar(*unit);
                const auto low = unicodeEscape(token.sliced(i + 6));
                if (low && QChar::isHighSurrogate(*unit) && QChar::isLowSurrogate(*low)) {
                    used = 12;
                    text += QChar(*low);
                }
            }
            const bool readable = !text.isEmpty() && text.at(0).unicode() > 0x9F &&
                                  text.isValidUtf16() && lineOfText(text) == text;
            m_out.text += readable
                              ? text.toUtf8()
                              : token.sliced(i, std::min(used, token.size() - i)).toByteArray();
            i += used;
        }
    }

    QByteArrayView m_in;
    qsizetype m_limit;
    qsizetype m_at = 0;
    qsizetype m_depth = 0;
    IndentedJson m_out;
};

} // namespace

IndentedJson IndentedJson::of(QByteArrayView json, qsizetype limit)
{
    return Indenter(json, limit).run();
}

QString linesOfText(QByteArrayView bytes, qsizetype limit)
{
    const QString text = QString::fromUtf8(bytes.first(wholeCharacters(bytes, limit)));
    QStringList lines;
    for (QStringView line : QStringView(text).split(u'\n')) {
        if (line.endsWith(u'\r'))
            line.chop(1);
        QStringList cells;
        for (const QStringView cell : line.split(u'\t'))
            cells += lineOfText(cell, cell.size());
        lines += cells.join(u'\t');
    }
    return lines.join(u'\n');
}

} // namespace Vitrine
