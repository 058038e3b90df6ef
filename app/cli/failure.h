// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"
#include "session/session.h"
#include "json/error.h"

namespace Cli {

/// The official inspector's numbers; 2 and 6 to 9 belong to what it alone can do.
enum class ExitCode : int {
    Ok = 0,
    Failure = 1, ///< usage, or anything unexpected
    AuthorizationNeeded = 3,
    Unreachable = 4, ///< could not be started or reached, or ended before it was ready
    ToolError = 5    ///< isError, or no such tool
};

/// What went wrong, as people and scripts are told.
struct Failure
{
    ExitCode exitCode = ExitCode::Failure;
    QString code; ///< the official inspector's words: "error", "unreachable", "auth_required", …
    QString kind; ///< "usage", or Mcp::Error::kindName()
    QString message;
    QString cause;                   ///< the end of the server's stderr; may be empty
    int httpStatus = 0;              ///< 0: HTTP had no part
    QString url;                     ///< without query and credentials
    std::optional<int> rpcCode = {}; ///< `error.code` of a JSON-RPC error
    Mcp::Json data = {};             ///< `error.data` of a JSON-RPC error

    /// One line of JSON with a newline at the end:
    /// `{"error":{"code","message","kind","cause"?,"status"?,"url"?,"rpcCode"?,"data"?}}`.
    [[nodiscard]] QByteArray toLine() const;
};

[[nodiscard]] Failure usageFailure(const Mcp::Error &error);
/// A file of ours could not be read or written.
[[nodiscard]] Failure fileFailure(const Mcp::Error &error);
[[nodiscard]] Failure toolNotFound(const QString &tool);
[[nodiscard]] Failure toolIsError(const QString &tool);
/// 2026-07-28: the result asks for input (elicitation, sampling, roots), and nobody is here to give
/// it.
[[nodiscard]] Failure inputRequired(const QString &method);

/// What an error of the session means for the exit code. @p wasReady tells failures while
/// connecting from those after it.
[[nodiscard]] Failure sessionFailure(const Mcp::Error &error, bool wasReady,
                                     const Mcp::ServerEntry &entry,
                                     const Mcp::TransportFacts &facts);

} // namespace Cli
