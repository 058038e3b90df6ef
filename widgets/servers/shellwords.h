// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <expected>

namespace Vitrine {

/// Words of a command line, split and written as a POSIX shell does it, without anything else that
/// a shell does: no variables, no wildcards, no pipes. `$HOME`, `*` and `|` are ordinary
/// characters.
namespace ShellWords {

/// A quote without its end.
struct OpenQuote
{
    QChar quote;        ///< ', " or a backslash at the very end
    qsizetype position; ///< where it begins
};

/// Words are parted by white space. `'…'` keeps everything; `"…"` keeps everything but `\"` and
/// `\\`; a backslash outside quotes keeps the next character (and swallows a line break).
[[nodiscard]] std::expected<QStringList, OpenQuote> split(QStringView line);

/// One line that split() and every POSIX shell take apart into exactly @p words.
[[nodiscard]] QString join(const QStringList &words);

/// @p word between quotes with every character visible: control, direction and invisible characters
/// are written as `\n` or `\u202e`. For showing people what will be started.
[[nodiscard]] QString visible(const QString &word);

} // namespace ShellWords
} // namespace Vitrine
