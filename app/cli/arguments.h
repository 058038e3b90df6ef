// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/revision.h"
#include "json/error.h"

#include <QStringList>

#include <chrono>
#include <optional>
#include <utility>

namespace Cli {

using Pairs = QList<std::pair<QString, QString>>;

enum class Action : quint8 { Run, Help, Version, Completion };
enum class Format : quint8 { Text, Json, Ndjson };
enum class FileFormat : quint8 { Json, Raw };
enum class TransportKind : quint8 { Stdio, Http, Sse };

/// What the command line says, checked as far as that is possible without a server or a file.
struct Arguments
{
    Action action = Action::Run;
    QString completionShell;
    bool isQuiet = false;

    std::optional<QString> configPath;
    std::optional<QString> catalogPath;
    std::optional<QString> serverName;

    QStringList target; ///< a command with its arguments, or one address
    Pairs env;
    QString cwd;
    std::optional<TransportKind> transport;
    std::optional<QString> serverUrl;
    Pairs headers;

    QString method;
    QString toolName;
    Pairs toolArgs; ///< as they were typed: the tool's schema has a say in what they are
    std::optional<Mcp::Json> toolArgsJson;
    QString uri;
    std::optional<QString> cursor;
    QString promptName;
    Pairs promptArgs;
    std::optional<std::pair<QString, QString>> completeArg;
    QString logLevel;
    Mcp::Json metadata; ///< an object, or null
    Mcp::Json toolMetadata;

    std::optional<Mcp::EraMode> era;
    std::optional<Mcp::Revision> revision;
    std::optional<std::chrono::milliseconds> connectTimeout;
    std::optional<std::chrono::milliseconds> requestTimeout;
    QString recordPath;

    Format format = Format::Text;
    QString outputPath;
    FileFormat outputFormat = FileFormat::Json;

    /// True if the target is on the command line and not in a file.
    [[nodiscard]] bool isAdHoc() const { return !target.isEmpty() || serverUrl || transport; }
};

/// Reads the words after the program's name.
///
/// The target is the words up to the first option of ours; a word with a dash that we do not know
/// is the target's own, if it follows a word of the target (`npx -y NAME --method tools/list`). A
/// bare `--` splits: with a target before it, options come after it; with options before it, the
/// target comes after it, and no word of the target is taken for an option.
///
/// Error: Schema; the text is for people, `where` is the word it is about.
[[nodiscard]] Mcp::Result<Arguments> parseArguments(const QStringList &words);

/// A value as JSON if it is JSON, else as a string.
[[nodiscard]] Mcp::Json jsonOrText(const QString &value);

} // namespace Cli
