// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/sessionfactory.h"

#include "config/failedtransport.h"
#include "config/variables.h"
#include "transport/lifecycle.h"
#include "transport/stdiotransport.h"
#include "transport/streamablehttptransport.h"
#include "wire/framelog.h"

#include <QUrl>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

QProcessEnvironment literalEnvironment(const ServerEntry &entry)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto &[name, value] : entry.env)
        environment.insert(name, value);
    return environment;
}

StdioConfig stdioConfig(const ServerEntry &entry)
{
    return {.command = entry.command,
            .arguments = entry.args,
            .workingDirectory = entry.cwd,
            .environment = literalEnvironment(entry)};
}

Result<HttpConfig> httpConfig(const ServerEntry &entry)
{
    const QUrl url(entry.url, QUrl::StrictMode);
    if (!url.isValid())
        return failure(Error::Kind::Transport,
                       u"the address cannot be read: %1"_s.arg(url.errorString()), entry.url);
    if ((url.scheme() != "http"_L1 && url.scheme() != "https"_L1) || url.host().isEmpty())
        return failure(Error::Kind::Transport,
                       u"expected an address that begins with http:// or https://"_s, entry.url);
    HttpConfig config{.url = url};
    for (const auto &[name, value] : entry.headers)
        config.headers.append({name.toUtf8(), value.toUtf8()});
    if (entry.connectionTimeoutMs)
        config.connectTimeout = std::chrono::milliseconds(*entry.connectionTimeoutMs);
    return config;
}

std::unique_ptr<Transport> makeTransport(const ServerEntry &entry, FrameLog &log,
                                         quint32 connection)
{
    if (entry.kind == ServerEntry::Kind::Stdio)
        return std::make_unique<StdioTransport>(stdioConfig(entry), log, connection);
    if (entry.kind == ServerEntry::Kind::Sse) {
        return std::make_unique<FailedTransport>(
            Error{.kind = Error::Kind::Transport,
                  .text = u"HTTP+SSE (2024-11-05) is not supported yet; if the server also has a "
                          u"Streamable "
                          u"HTTP address (often /mcp), use that"_s,
                  .where = entry.url},
            log, connection);
    }
    auto config = httpConfig(entry);
    if (!config)
        return std::make_unique<FailedTransport>(std::move(config.error()), log, connection);
    return std::make_unique<StreamableHttpTransport>(*std::move(config), log, connection);
}

} // namespace

std::unique_ptr<Session> makeSession(const ServerEntry &entry, FrameLog &log, quint32 connection)
{
    const ExpandedEntry expanded = expandVariables(entry, QProcessEnvironment::systemEnvironment());
    for (const UnsetVariable &variable : expanded.unset) {
        Lifecycle::record(
            log, connection,
            Lifecycle::event("variable-unset"_L1,
                             {{u"reference"_s, variable.reference}, {u"where"_s, variable.where}}));
    }
    return makeSession(expanded.entry, sessionOptions(entry), log, connection);
}

std::unique_ptr<Session> makeSession(const ServerEntry &entry, SessionOptions options,
                                     FrameLog &log, quint32 connection)
{
    options.log = &log;
    return std::make_unique<Session>(
        [entry, &log, connection] { return makeTransport(entry, log, connection); },
        std::move(options));
}

SessionOptions sessionOptions(const ServerEntry &entry)
{
    SessionOptions options;
    options.mode = entry.era;
    options.pinned = entry.revision;
    if (entry.connectionTimeoutMs)
        options.connectTimeout = std::chrono::milliseconds(*entry.connectionTimeoutMs);
    if (entry.requestTimeoutMs)
        options.requestTimeout = std::chrono::milliseconds(*entry.requestTimeoutMs);
    return options;
}

QProcessEnvironment serverEnvironment(const ServerEntry &entry)
{
    return literalEnvironment(
        expandVariables(entry, QProcessEnvironment::systemEnvironment()).entry);
}

} // namespace Mcp
