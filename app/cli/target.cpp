// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "target.h"

#include "config/servercatalogue.h"
#include "config/variables.h"

#include <QUrl>

namespace Cli {
using namespace Qt::StringLiterals;
using Mcp::Error;
using Mcp::Result;
using Mcp::ServerCatalogue;
using Mcp::ServerEntry;
using Kind = ServerEntry::Kind;

namespace {

std::unexpected<Error> usage(const QString &text, const QString &where = {})
{
    return Mcp::failure(Error::Kind::Schema, text, where);
}

Result<Kind> kindOfAddress(const QString &address, std::optional<TransportKind> wanted)
{
    if (wanted == TransportKind::Stdio)
        return usage(u"--transport stdio cannot reach an address; use http or sse"_s, address);
    if (wanted)
        return *wanted == TransportKind::Http ? Kind::Http : Kind::Sse;
    const QString path = QUrl(address).path();
    if (path.endsWith("/mcp"_L1))
        return Kind::Http;
    if (path.endsWith("/sse"_L1))
        return Kind::Sse;
    return usage(
        u"the address does not tell the transport (it ends neither in /mcp nor in /sse); add --transport http or --transport sse"_s,
        address);
}

bool isAddress(const QString &word)
{
    return word.startsWith("http://"_L1, Qt::CaseInsensitive) ||
           word.startsWith("https://"_L1, Qt::CaseInsensitive);
}

Result<ServerEntry> adHocEntry(const Arguments &arguments)
{
    const bool hasAddress =
        arguments.serverUrl || (!arguments.target.isEmpty() && isAddress(arguments.target.first()));
    if (hasAddress) {
        if (arguments.target.size() > 1)
            return usage(u"an address takes no further words"_s, arguments.target.at(1));
        const QString address =
            arguments.serverUrl ? *arguments.serverUrl : arguments.target.first();
        const auto kind = kindOfAddress(address, arguments.transport);
        if (!kind)
            return std::unexpected(kind.error());
        return ServerEntry{.name = QUrl(address).host(), .kind = *kind, .url = address};
    }
    if (arguments.target.isEmpty())
        return usage(u"there is no target: a command to start, or an address; see --help"_s);
    if (arguments.transport && *arguments.transport != TransportKind::Stdio)
        return usage(u"--transport http and sse need an address (http://… or https://…)"_s,
                     arguments.target.first());
    return ServerEntry{.name = arguments.target.first(),
                       .command = arguments.target.first(),
                       .args = arguments.target.sliced(1)};
}

QString catalogueFile(const Arguments &arguments)
{
    if (arguments.configPath)
        return *arguments.configPath;
    if (arguments.catalogPath)
        return *arguments.catalogPath;
    const QString fromEnvironment = qEnvironmentVariable("MCP_CATALOG_PATH");
    return fromEnvironment.isEmpty() ? ServerCatalogue::defaultPath() : fromEnvironment;
}

QString namesOf(const ServerCatalogue &catalogue)
{
    QStringList names;
    for (const ServerEntry &entry : catalogue.entries())
        names.append(entry.name);
    return names.join(", "_L1);
}

Result<ServerEntry> selectEntry(const ServerCatalogue &catalogue,
                                const std::optional<QString> &name, const QString &path)
{
    if (name) {
        if (const ServerEntry *entry = catalogue.find(*name))
            return *entry;
        return usage(catalogue.entries().isEmpty()
                         ? u"there is no server \"%1\" in the file; it has none"_s.arg(*name)
                         : u"there is no server \"%1\" in the file; it has %2"_s.arg(
                               *name, namesOf(catalogue)),
                     path);
    }
    if (catalogue.entries().isEmpty())
        return usage(
            u"there is no target (a command to start, or an address), and no server in the file; see --help"_s,
            path);
    if (catalogue.entries().size() > 1)
        return usage(
            u"the file has several servers; choose one with --server: %1"_s.arg(namesOf(catalogue)),
            path);
    return catalogue.entries().first();
}

Result<Target> fromFile(const Arguments &arguments)
{
    const QString path = catalogueFile(arguments);
    const auto catalogue = ServerCatalogue::load(path, !arguments.configPath);
    if (!catalogue)
        return std::unexpected(catalogue.error());
    auto entry = selectEntry(*catalogue, arguments.serverName, path);
    if (!entry)
        return std::unexpected(entry.error());
    Target target{.entry = *std::move(entry)};
    for (const Error &problem : catalogue->problems())
        target.warnings.append(problem.toString());
    return target;
}

template <typename T>
void overrideWith(T &value, const T &given)
{
    if (!given.isEmpty())
        value = given;
}

// The command line wins over the file; of one name in both, the later one is used.
void applyOptions(const Arguments &arguments, Target &target)
{
    ServerEntry &entry = target.entry;
    if (entry.kind == Kind::Stdio) {
        entry.env.append(arguments.env);
        overrideWith(entry.cwd, arguments.cwd);
        if (!arguments.headers.isEmpty())
            target.warnings.append(u"--header has no effect on a stdio server"_s);
    } else {
        for (const auto &given : arguments.headers) {
            entry.headers.removeIf([&given](const auto &field) {
                return field.first.compare(given.first, Qt::CaseInsensitive) == 0;
            });
        }
        entry.headers.append(arguments.headers);
        if (!arguments.env.isEmpty() || !arguments.cwd.isEmpty())
            target.warnings.append(
                u"-e and --cwd have no effect on a server that has an address"_s);
    }
    if (arguments.era)
        entry.era = *arguments.era;
    if (arguments.revision)
        entry.revision = arguments.revision;
    if (arguments.connectTimeout)
        entry.connectionTimeoutMs = arguments.connectTimeout->count();
    if (arguments.requestTimeout)
        entry.requestTimeoutMs = arguments.requestTimeout->count();
}

} // namespace

Result<Target> findTarget(const Arguments &arguments)
{
    Target target;
    if (arguments.isAdHoc()) {
        auto entry = adHocEntry(arguments); // literal: the shell has expanded what it should
        if (!entry)
            return std::unexpected(entry.error());
        target.entry = *std::move(entry);
    } else {
        auto found = fromFile(arguments);
        if (!found)
            return found;
        target = *std::move(found);
        const Mcp::ExpandedEntry expanded =
            Mcp::expandVariables(target.entry, QProcessEnvironment::systemEnvironment());
        target.entry = expanded.entry;
        target.warnings.append(expanded.warnings());
    }
    applyOptions(arguments, target);
    return target;
}

} // namespace Cli
