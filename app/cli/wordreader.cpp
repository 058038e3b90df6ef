// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "wordreader.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace Cli {
using namespace Qt::StringLiterals;

namespace {

bool looksLikeOption(const QString &word)
{
    return word.size() > 1 && word.startsWith(u'-');
}

// An option as it was written, with the value that is in the same word.
struct Spelled
{
    const OptionInfo *option = nullptr;
    std::optional<QString> value;
};

Spelled spelled(const QString &word)
{
    if (const OptionInfo *option = findOption(word))
        return {option, std::nullopt};
    const qsizetype equals = word.indexOf(u'=');
    if (word.startsWith("--"_L1) && equals > 0)
        return {findOption(QStringView(word).first(equals)), word.sliced(equals + 1)};
    if (word.size() > 2 && !word.startsWith("--"_L1)) {
        const OptionInfo *option = findOption(QStringView(word).first(2));
        if (option && option->arity != Arity::None)
            return {option, word.sliced(2)};
    }
    return {};
}

// How many letters must be changed, added or taken away.
qsizetype distance(QStringView a, QStringView b)
{
    QList<qsizetype> row(b.size() + 1);
    std::ranges::iota(row, 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        qsizetype diagonal = std::exchange(row[0], i + 1);
        for (qsizetype j = 0; j < b.size(); ++j) {
            const qsizetype cost = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({cost, row[j] + 1, diagonal + 1});
        }
    }
    return row.last();
}

QString nearestOption(const QString &word)
{
    QString nearest;
    qsizetype best = 3; // more than two letters off is something else
    for (const OptionInfo &option : allOptions()) {
        const qsizetype off = distance(word, QString(option.name));
        if (!option.isHidden && option.name.size() > 4 && off < best) {
            best = off;
            nearest = option.name;
        }
    }
    return nearest;
}

std::unexpected<Mcp::Error> unknownOption(const QString &word)
{
    const QString name = word.section(u'=', 0, 0);
    if (isMissingOfficialOption(name))
        return Mcp::failure(Mcp::Error::Kind::Schema,
                            u"%1 of mcp-inspector is not supported yet"_s.arg(name), word);
    const QString nearest = nearestOption(name);
    return Mcp::failure(Mcp::Error::Kind::Schema,
                        nearest.isEmpty()
                            ? u"unknown option %1; see --help"_s.arg(name)
                            : u"unknown option %1; did you mean %2?"_s.arg(name, nearest),
                        word);
}

class Splitter
{
public:
    explicit Splitter(const QStringList &words) : m_words(words) {}

    Mcp::Result<SplitWords> split()
    {
        while (m_at < m_words.size()) {
            const QString &word = m_words.at(m_at);
            if (word == "--"_L1) {
                takeSeparator();
            } else if (!looksLikeOption(word)) {
                takeTargetWord();
            } else if (const Spelled found = spelled(word); found.option) {
                if (const auto taken = takeOption(found); !taken)
                    return std::unexpected(taken.error());
            } else if (m_isInTarget && !isMissingOfficialOption(word)) {
                takeTargetWord();
            } else {
                return unknownOption(word);
            }
        }
        return m_split;
    }

private:
    void takeTargetWord()
    {
        m_split.target.append(m_words.at(m_at++));
        m_isInTarget = true;
    }

    // After a target: options. After options: nothing but the target.
    void takeSeparator()
    {
        ++m_at;
        if (m_split.options.isEmpty() && !m_split.target.isEmpty()) {
            m_isInTarget = false;
            return;
        }
        m_split.target.append(m_words.sliced(m_at));
        m_at = m_words.size();
    }

    Mcp::Result<void> takeOption(const Spelled &found)
    {
        const OptionInfo &option = *found.option;
        const QString &word = m_words.at(m_at++);
        m_isInTarget = false;
        QStringList values;
        if (found.value)
            values.append(*found.value);
        if (option.arity == Arity::None && found.value)
            return Mcp::failure(Mcp::Error::Kind::Schema, u"%1 takes no value"_s.arg(option.name),
                                word);
        if (option.arity != Arity::None && !found.value) {
            if (m_at == m_words.size())
                return Mcp::failure(Mcp::Error::Kind::Schema,
                                    u"%1 needs a value: %2"_s.arg(option.name, option.value), word);
            values.append(m_words.at(m_at++));
        }
        while (option.arity == Arity::Many && m_at < m_words.size() &&
               !looksLikeOption(m_words.at(m_at)))
            values.append(m_words.at(m_at++));
        m_split.options.append({&option, values});
        return {};
    }

    const QStringList &m_words;
    SplitWords m_split;
    qsizetype m_at = 0;
    bool m_isInTarget = false;
};

// With a target in front, everything before the first `--` is the target (also what looks like an
// option of ours).
qsizetype wholeTarget(const QStringList &words)
{
    const qsizetype separator = words.indexOf("--"_L1);
    return separator > 0 && !looksLikeOption(words.first()) ? separator : 0;
}

} // namespace

Mcp::Result<SplitWords> splitWords(const QStringList &words)
{
    const qsizetype target = wholeTarget(words);
    const QStringList rest = target > 0 ? words.sliced(target + 1) : words;
    auto split = Splitter(rest).split();
    if (split)
        split->target = words.first(target) + split->target;
    return split;
}

} // namespace Cli
