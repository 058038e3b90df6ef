// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "options.h"

#include "json/error.h"

#include <QStringList>

namespace Cli {

/// An option that was found, with the words that belong to it.
struct FoundOption
{
    const OptionInfo *option = nullptr;
    QStringList values;
};

/// The command line taken apart, with no look at what the values mean.
struct SplitWords
{
    QList<FoundOption> options;
    QStringList target;
};

/// Tells options and target apart; the rules are those of parseArguments(). Options may be written
/// `--name value`, `--name=value` and, with one letter, `-evalue`.
/// Error: Schema; `where` is the word.
[[nodiscard]] Mcp::Result<SplitWords> splitWords(const QStringList &words);

} // namespace Cli
