// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "failure.h"

#include <QUrl>

#include <algorithm>

namespace Cli {
using namespace Qt::StringLiterals;
using Mcp::Error;
using Mcp::Json;

namespace {

constexpr qsizetype kCauseLines = 5;

// Queries and credentials of addresses are secrets more often than not.
QString publicUrl(const QString &text)
{
    QUrl url(text);
    url.setUserInfo(QString());
    if (url.hasQuery())
        url.setQuery(u"…"_s);
    return url.toString();
}

bool isAuthorization(const Error &error)
{
    return error.kind == Error::Kind::Auth || error.httpStatus == 401 || error.httpStatus == 403;
}

// An HTTP status means that somebody answered.
bool isUnreachable(const Error &error, bool wasReady, bool isHttp)
{
    if (error.httpStatus != 0)
        return false;
    if (error.kind == Error::Kind::Transport)
        return !wasReady || isHttp;
    return error.kind == Error::Kind::Timeout && !wasReady;
}

} // namespace

QByteArray Failure::toLine() const
{
    Json error = Json::object({{u"code"_s, code}, {u"message"_s, message}, {u"kind"_s, kind}});
    if (!cause.isEmpty())
        error.set(u"cause", cause);
    if (httpStatus != 0)
        error.set(u"status", httpStatus);
    if (!url.isEmpty())
        error.set(u"url", url);
    if (rpcCode)
        error.set(u"rpcCode", *rpcCode);
    if (!data.isNull())
        error.set(u"data", data);
    return Json::object({{u"error"_s, error}}).toBytes() + '\n';
}

Failure usageFailure(const Error &error)
{
    return {.code = u"error"_s, .kind = u"usage"_s, .message = error.text};
}

Failure fileFailure(const Error &error)
{
    return {.code = u"error"_s, .kind = error.kindName(), .message = error.toString()};
}

Failure toolNotFound(const QString &tool)
{
    return {.exitCode = ExitCode::ToolError,
            .code = u"tool_not_found"_s,
            .kind = u"tool"_s,
            .message = u"Tool '%1' not found on server."_s.arg(tool)};
}

Failure toolIsError(const QString &tool)
{
    return {.exitCode = ExitCode::ToolError,
            .code = u"tool_is_error"_s,
            .kind = u"tool"_s,
            .message = u"Tool '%1' returned isError:true."_s.arg(tool)};
}

Failure inputRequired(const QString &method)
{
    return {
        .code = u"input_required"_s,
        .kind = u"protocol"_s,
        .message =
            u"%1 is not finished: the server asks for input, which the command line cannot give"_s
                .arg(method)};
}

Failure sessionFailure(const Error &error, bool wasReady, const Mcp::ServerEntry &entry,
                       const Mcp::TransportFacts &facts)
{
    const bool isHttp = entry.kind != Mcp::ServerEntry::Kind::Stdio;
    Failure failure{.code = u"error"_s,
                    .kind = error.kindName(),
                    .message = error.text,
                    .httpStatus = error.httpStatus};
    if (isAuthorization(error)) {
        failure.exitCode = ExitCode::AuthorizationNeeded;
        failure.code = u"auth_required"_s;
    } else if (isUnreachable(error, wasReady, isHttp)) {
        failure.exitCode = ExitCode::Unreachable;
        failure.code = u"unreachable"_s;
    }
    if (error.kind == Error::Kind::Rpc) {
        failure.rpcCode = error.code;
        failure.data = error.data;
    } else {
        failure.cause =
            facts.stderrTail.last(std::min(kCauseLines, facts.stderrTail.size())).join(u'\n');
    }
    if (isHttp)
        failure.url = publicUrl(entry.url);
    return failure;
}

} // namespace Cli
