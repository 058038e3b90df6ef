// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace Cli {

/// Every option of the command line. Parser, help and shell completion are made from one table.
enum class Option : quint8 {
    // general
    Help,
    Version,
    Quiet,
    Completion,
    Cli,
    // where servers come from
    Config,
    Catalog,
    Server,
    // ad-hoc target
    Env,
    Cwd,
    Transport,
    ServerUrl,
    Header,
    // what to do
    Method,
    ToolName,
    ToolArg,
    ToolArgsJson,
    Uri,
    Cursor,
    PromptName,
    PromptArgs,
    CompleteArg,
    LogLevel,
    Metadata,
    ToolMetadata,
    // connection
    ProtocolEra,
    ProtocolVersion,
    ConnectTimeout,
    RequestTimeout,
    Record,
    // output
    Format,
    Output,
    OutputFormat,
};

enum class OptionGroup : quint8 { General, Servers, Target, Action, Connection, Output };

/// How many words follow an option.
enum class Arity : quint8 {
    None,
    One,
    Many ///< one, and then all up to the next word that begins with a dash
};

/// What completion offers for an option's value.
enum class Offer : quint8 { Nothing, Files, Folders, Choices };

struct OptionInfo
{
    Option id;
    OptionGroup group;
    QLatin1StringView name;      ///< with its dashes: "--method"; "-e" has a short form only
    QLatin1StringView shortName; ///< "-q", or empty
    Arity arity;
    QLatin1StringView value; ///< placeholder in the help; "" for Arity::None
    QLatin1StringView help;
    Offer offer = Offer::Nothing;
    QLatin1StringView choices = {}; ///< separated by blanks
    bool isHidden = false;
};

[[nodiscard]] std::span<const OptionInfo> allOptions();
/// The option of exactly this name, long or short; nullptr if there is none.
[[nodiscard]] const OptionInfo *findOption(QStringView name);
[[nodiscard]] QString groupTitle(OptionGroup group);
[[nodiscard]] QStringList choicesOf(const OptionInfo &option);

/// Options of the official inspector's command line that are not there yet.
[[nodiscard]] bool isMissingOfficialOption(QStringView name);

} // namespace Cli
