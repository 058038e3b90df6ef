// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/shellwords.h"

#include <QRegularExpression>

namespace Vitrine::ShellWords {
using namespace Qt::StringLiterals;

std::expected<QStringList, OpenQuote> split(QStringView line)
{
    QStringList words;
    QString word;
    bool inWord = false; // '' is a word too
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line.at(i);
        if (c.isSpace()) {
            if (inWord)
                words.append(std::exchange(word, {}));
            inWord = false;
            continue;
        }
        if (c == u'\\') {
            if (i + 1 == line.size())
                return std::unexpected(OpenQuote{.quote = c, .position = i});
            const QChar next = line.at(++i);
            if (next == u'\n')
                continue;
            word += next;
            inWord = true;
            continue;
        }
        inWord = true;
        if (c != u'\'' && c != u'"') {
            word += c;
            continue;
        }
        const qsizetype begin = i;
        for (++i; i < line.size() && line.at(i) != c; ++i) {
            const bool escapes = c == u'"' && line.at(i) == u'\\' && i + 1 < line.size() &&
                                 (line.at(i + 1) == u'"' || line.at(i + 1) == u'\\');
            word += line.at(escapes ? ++i : i);
        }
        if (i >= line.size())
            return std::unexpected(OpenQuote{.quote = c, .position = begin});
    }
    if (inWord)
        words.append(word);
    return words;
}

QString join(const QStringList &words)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_@%+=:,./-]+$"_s);
    QStringList quoted;
    for (const QString &word : words) {
        if (plain.match(word).hasMatch())
            quoted.append(word);
        else
            quoted.append(u'\'' + QString(word).replace(u'\'', u"'\\''"_s) + u'\'');
    }
    return quoted.join(u' ');
}

QString visible(const QString &word)
{
    QString shown = u"\""_s;
    for (const QChar c : word) {
        if (c == u'"' || c == u'\\')
            shown += u'\\' + QString(c);
        else if (c == u'\n')
            shown += u"\\n"_s;
        else if (c == u'\t')
            shown += u"\\t"_s;
        else if ((c.isPrint() && c.category() != QChar::Other_Format &&
                  (c == u' ' || !c.isSpace())) ||
                 c.isSurrogate())
            shown += c;
        else
            shown += u"\\u%1"_s.arg(c.unicode(), 4, 16, '0'_L1);
    }
    return shown += u'"';
}

} // namespace Vitrine::ShellWords
