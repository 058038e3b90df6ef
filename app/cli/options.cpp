// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "options.h"

#include <algorithm>
#include <array>

namespace Cli {
using namespace Qt::StringLiterals;

namespace {

using enum Arity;
using enum OptionGroup;

// clang-format off
constexpr std::array kOptions{
    OptionInfo{Option::Help, General, "--help"_L1, "-h"_L1, None, ""_L1, "Show this help."_L1},
    OptionInfo{Option::Version, General, "--version"_L1, "-V"_L1, None, ""_L1, "Show the version."_L1},
    OptionInfo{Option::Quiet, General, "--quiet"_L1, "-q"_L1, None, ""_L1,
        "Nothing but the result on stdout and one line of JSON on stderr if it fails: no warnings, no progress, and "
        "not what a stdio server writes to its stderr."_L1},
    OptionInfo{Option::Completion, General, "--completion"_L1, ""_L1, One, "SHELL"_L1,
        "Print a completion script for bash, zsh or fish."_L1, Offer::Choices, "bash zsh fish"_L1},
    OptionInfo{Option::Cli, General, "--cli"_L1, ""_L1, None, ""_L1,
        "Accepted and ignored, so that scripts for mcp-inspector run."_L1, Offer::Nothing, ""_L1, true},

    OptionInfo{Option::Config, Servers, "--config"_L1, ""_L1, One, "PATH"_L1,
        "Take the server from this file of the common mcpServers shape. It is only read, and must exist."_L1,
        Offer::Files},
    OptionInfo{Option::Catalog, Servers, "--catalog"_L1, ""_L1, One, "PATH"_L1,
        "The same, but the file may be missing. Without a target and without --config: the file that "
        "MCP_CATALOG_PATH names, else the servers of the Vitrine window."_L1, Offer::Files},
    OptionInfo{Option::Server, Servers, "--server"_L1, ""_L1, One, "NAME"_L1,
        "Which server of the file; needed if it has more than one."_L1},

    OptionInfo{Option::Env, Target, "-e"_L1, ""_L1, One, "KEY=VALUE"_L1,
        "A variable for the environment of a stdio server; may be repeated."_L1},
    OptionInfo{Option::Cwd, Target, "--cwd"_L1, ""_L1, One, "DIR"_L1, "Working directory of a stdio server."_L1,
        Offer::Folders},
    OptionInfo{Option::Transport, Target, "--transport"_L1, ""_L1, One, "KIND"_L1,
        "stdio, http (Streamable HTTP) or sse. Without it: stdio for a command; for an address, http if its path "
        "ends in /mcp, sse if it ends in /sse."_L1, Offer::Choices, "stdio http sse"_L1},
    OptionInfo{Option::ServerUrl, Target, "--server-url"_L1, ""_L1, One, "URL"_L1,
        "The address, instead of as the target."_L1},
    OptionInfo{Option::Header, Target, "--header"_L1, ""_L1, Many, "\"NAME: VALUE\"..."_L1,
        "Header fields that go with every HTTP request."_L1},

    OptionInfo{Option::Method, Action, "--method"_L1, ""_L1, One, "METHOD"_L1,
        "What to ask for; see the list of methods below."_L1, Offer::Choices,
        "initialize tools/list tools/call resources/list resources/read resources/templates/list prompts/list "
        "prompts/get completion/complete logging/setLevel ping"_L1},
    OptionInfo{Option::ToolName, Action, "--tool-name"_L1, ""_L1, One, "NAME"_L1, "The tool, for tools/call."_L1},
    OptionInfo{Option::ToolArg, Action, "--tool-arg"_L1, ""_L1, Many, "KEY=VALUE..."_L1,
        "Arguments of the tool. A value is read as JSON if it is JSON, and else is a string; it stays a string, too, "
        "where the tool's schema wants a string and no value of that kind."_L1},
    OptionInfo{Option::ToolArgsJson, Action, "--tool-args-json"_L1, ""_L1, One, "JSON"_L1,
        "All arguments of the tool as one JSON object, sent as it is; instead of --tool-arg."_L1},
    OptionInfo{Option::Uri, Action, "--uri"_L1, ""_L1, One, "URI"_L1,
        "The resource, for resources/read; the template, for completion/complete."_L1},
    OptionInfo{Option::Cursor, Action, "--cursor"_L1, ""_L1, One, "CURSOR"_L1,
        "For the lists: only the page at this cursor, with its nextCursor. Without it: all pages."_L1},
    OptionInfo{Option::PromptName, Action, "--prompt-name"_L1, ""_L1, One, "NAME"_L1,
        "The prompt, for prompts/get and completion/complete."_L1},
    OptionInfo{Option::PromptArgs, Action, "--prompt-args"_L1, ""_L1, Many, "KEY=VALUE..."_L1,
        "Arguments of the prompt, as strings; for completion/complete, those that are filled in already."_L1},
    OptionInfo{Option::CompleteArg, Action, "--complete-arg"_L1, ""_L1, One, "NAME=TEXT"_L1,
        "For completion/complete: the argument, and what is typed of it so far."_L1},
    OptionInfo{Option::LogLevel, Action, "--log-level"_L1, ""_L1, One, "LEVEL"_L1,
        "The level, for logging/setLevel. With 2026-07-28 it goes with each request instead."_L1, Offer::Choices,
        "debug info notice warning error critical alert emergency"_L1},
    OptionInfo{Option::Metadata, Action, "--metadata"_L1, ""_L1, Many, "KEY=VALUE..."_L1,
        "Members for _meta of the requests; values as with --tool-arg."_L1},
    OptionInfo{Option::ToolMetadata, Action, "--tool-metadata"_L1, ""_L1, Many, "KEY=VALUE..."_L1,
        "The same for tools/call only; these win over --metadata."_L1},

    OptionInfo{Option::ProtocolEra, Connection, "--protocol-era"_L1, ""_L1, One, "ERA"_L1,
        "auto: ask with server/discover, fall back to initialize (the default; mcp-inspector's is legacy). "
        "legacy: initialize, for revisions up to 2025-11-25. modern: 2026-07-28 only."_L1,
        Offer::Choices, "auto legacy modern"_L1},
    OptionInfo{Option::ProtocolVersion, Connection, "--protocol-version"_L1, ""_L1, One, "REVISION"_L1,
        "Exactly this revision of the protocol, or fail. It decides the era too."_L1, Offer::Choices,
        "2024-11-05 2025-03-26 2025-06-18 2025-11-25 2026-07-28"_L1},
    OptionInfo{Option::ConnectTimeout, Connection, "--connect-timeout"_L1, ""_L1, One, "MS"_L1,
        "How long connecting may take, in milliseconds; 0 is no limit (default: 15000, or the file's)."_L1},
    OptionInfo{Option::RequestTimeout, Connection, "--request-timeout"_L1, ""_L1, One, "MS"_L1,
        "How long a request may stay without answer and progress; 0 is no limit (default: 60000, or the file's)."_L1},
    OptionInfo{Option::Record, Connection, "--record"_L1, ""_L1, One, "FILE"_L1,
        "Keep every frame in this new file. Without it nothing is written to disk."_L1, Offer::Files},

    OptionInfo{Option::Format, Output, "--format"_L1, ""_L1, One, "FORMAT"_L1,
        "text: the result as indented JSON (default). json: one line, {\"result\": ...}. ndjson: lists with one "
        "entry a line, everything else on one line."_L1, Offer::Choices, "text json ndjson"_L1},
    OptionInfo{Option::Output, Output, "--output"_L1, ""_L1, One, "PATH"_L1,
        "Write the result to this file, replacing it, instead of to stdout."_L1, Offer::Files},
    OptionInfo{Option::OutputFormat, Output, "--output-format"_L1, ""_L1, One, "FORMAT"_L1,
        "For --output. json: the whole result, indented (default). raw: the text, or the bytes of the one image, "
        "audio or blob, of tools/call or resources/read."_L1, Offer::Choices, "json raw"_L1},
};

constexpr std::array kMissingOfficialOptions{
    "--rename"_L1, "--app-info"_L1, "--advertise-apps"_L1, "--strict"_L1, "--verify"_L1, "--require-digests"_L1,
    "--skill-catalog-max-skills"_L1, "--skill-catalog-max-bytes"_L1, "--load"_L1, "--load-concurrency"_L1,
    "--load-duration"_L1, "--load-requests"_L1, "--load-rate"_L1, "--client-config"_L1, "--client-id"_L1,
    "--client-secret"_L1, "--client-metadata-url"_L1, "--callback-url"_L1, "--use-stored-auth"_L1,
    "--stored-auth-only"_L1, "--relogin"_L1, "--no-revoke"_L1, "--wait-for-auth"_L1, "--list-stored-auth"_L1,
    "--print-handoff"_L1,
};
// clang-format on

} // namespace

std::span<const OptionInfo> allOptions()
{
    return kOptions;
}

const OptionInfo *findOption(QStringView name)
{
    const auto found = std::ranges::find_if(kOptions, [name](const OptionInfo &option) {
        return name == option.name || (!option.shortName.isEmpty() && name == option.shortName);
    });
    return found == kOptions.end() ? nullptr : &*found;
}

QString groupTitle(OptionGroup group)
{
    switch (group) {
    case General:
        return u"General"_s;
    case Servers:
        return u"Servers from a file"_s;
    case Target:
        return u"Target on the command line"_s;
    case Action:
        return u"What to do"_s;
    case Connection:
        return u"Connection"_s;
    case Output:
        return u"Output"_s;
    }
    return {};
}

QStringList choicesOf(const OptionInfo &option)
{
    return QString(option.choices).split(u' ', Qt::SkipEmptyParts);
}

bool isMissingOfficialOption(QStringView name)
{
    return std::ranges::any_of(kMissingOfficialOptions,
                               [name](QLatin1StringView each) { return name == each; });
}

} // namespace Cli
