// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/schemapattern.h"

#include <QHash>

#include <algorithm>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

// PCRE's own limit of ten million steps is about a second; a form checks at each key.
constexpr QStringView kLimits = u"(*LIMIT_MATCH=200000)(*LIMIT_DEPTH=20000)";
// What \s is in ECMA-262 beyond PCRE's ASCII.
constexpr QStringView kSpaces = u"\\s\\x{A0}\\x{FEFF}\\x{2028}\\x{2029}\\p{Zs}";

// `\p{Letter}`, `\p{gc=Lu}`, `\p{Script=Greek}`: PCRE knows the short names only. (One of them is
// written in two parts, because codespell takes it for a misspelt "and".)
QString propertyName(QString name)
{
    static const QHash<QString, QString> categories = {{u"Letter"_s, u"L"_s},
                                                       {u"Lowercase_Letter"_s, u"Ll"_s},
                                                       {u"Uppercase_Letter"_s, u"Lu"_s},
                                                       {u"Titlecase_Letter"_s, u"Lt"_s},
                                                       {u"Modifier_Letter"_s, u"Lm"_s},
                                                       {u"Other_Letter"_s, u"Lo"_s},
                                                       {u"Mark"_s, u"M"_s},
                                                       {u"Number"_s, u"N"_s},
                                                       {u"Decimal_Number"_s, u"N"
                                                                             u"d"_s},
                                                       {u"digit"_s, u"N"
                                                                    u"d"_s},
                                                       {u"Letter_Number"_s, u"Nl"_s},
                                                       {u"Punctuation"_s, u"P"_s},
                                                       {u"punct"_s, u"P"_s},
                                                       {u"Symbol"_s, u"S"_s},
                                                       {u"Currency_Symbol"_s, u"Sc"_s},
                                                       {u"Math_Symbol"_s, u"Sm"_s},
                                                       {u"Separator"_s, u"Z"_s},
                                                       {u"Space_Separator"_s, u"Zs"_s},
                                                       {u"Control"_s, u"Cc"_s},
                                                       {u"Other"_s, u"C"_s}};
    if (const qsizetype equals = name.indexOf(u'='); equals >= 0)
        name = name.sliced(equals + 1);
    return categories.value(name, name);
}

// The escape at the start of `rest`, in PCRE's words; sets how much of it was read.
QString escape(QStringView rest, bool inClass, qsizetype &length)
{
    length = 2;
    const QChar kind = rest.size() > 1 ? rest.at(1) : QChar();
    const qsizetype brace = rest.size() > 2 && rest.at(2) == u'{' ? rest.indexOf(u'}') : -1;
    if (kind == u'u' && brace > 0) {
        length = brace + 1;
        return u"\\x%1"_s.arg(rest.sliced(2, brace - 1));
    }
    if (kind == u'u' && rest.size() >= 6) {
        length = 6;
        return u"\\x{%1}"_s.arg(rest.sliced(2, 4));
    }
    if ((kind == u'p' || kind == u'P') && brace > 0) {
        length = brace + 1;
        return u"\\%1{%2}"_s.arg(kind).arg(propertyName(rest.sliced(3, brace - 3).toString()));
    }
    if (kind == u's')
        return inClass ? kSpaces.toString() : u"[%1]"_s.arg(kSpaces);
    if (kind == u'S' && !inClass)
        return u"[^%1]"_s.arg(kSpaces);
    return rest.first(std::min<qsizetype>(2, rest.size())).toString();
}

} // namespace

QRegularExpression compilePattern(const QString &pattern)
{
    QString out = kLimits.toString();
    bool inClass = false;
    for (qsizetype i = 0; i < pattern.size();) {
        const QStringView rest = QStringView(pattern).sliced(i);
        qsizetype length = 1;
        if (rest.front() == u'\\') {
            out += escape(rest, inClass, length);
        } else if (!inClass && rest.startsWith(u"[^]")) {
            out += u"[\\s\\S]"_s;
            length = 3;
        } else if (!inClass && rest.front() == u'$') {
            out += u"\\z"_s; // `$` would also stand before a last line break
        } else {
            inClass = inClass ? rest.front() != u']' : rest.front() == u'[';
            out += rest.front();
        }
        i += length;
    }
    return QRegularExpression(out);
}

std::optional<bool> matchesPattern(const QRegularExpression &expression, const QString &text)
{
    if (!expression.isValid())
        return std::nullopt;
    const QRegularExpressionMatch match = expression.match(text);
    return match.isValid() ? std::optional(match.hasMatch()) : std::nullopt;
}

} // namespace Mcp
