// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/servermap.h"

#include "config/serverentry.h"

#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <array>

namespace Mcp::ServerMap {
using namespace Qt::StringLiterals;

namespace {

// Most clients; some generic tools; VS Code's mcp.json; Zed; VS Code's settings.json; dev
// containers.
constexpr std::array kPlaces{"/mcpServers"_L1,  "/mcp_servers"_L1,
                             "/servers"_L1,     "/context_servers"_L1,
                             "/mcp/servers"_L1, "/customizations/vscode/mcp/servers"_L1};

bool isLauncher(const QString &program)
{
    static const QStringList launchers{u"npx"_s, u"bunx"_s,   u"uvx"_s,     u"pipx"_s,
                                       u"uv"_s,  u"node"_s,   u"bun"_s,     u"deno"_s,
                                       u"dnx"_s, u"python"_s, u"python3"_s, u"docker"_s};
    return launchers.contains(program);
}

// "npx -y @scope/server-files@1.2 /tmp" is called after its package, "./my-server" after itself.
QString nameForCommand(const ServerEntry &entry)
{
    const QString program = QFileInfo(entry.command).completeBaseName();
    if (!isLauncher(program))
        return program;
    static const QStringList subcommands{u"run"_s, u"exec"_s, u"tool"_s};
    for (const QString &word : entry.args) {
        if (word.startsWith(u'-') || subcommands.contains(word))
            continue;
        QString last = word.section(u'/', -1, -1, QString::SectionSkipEmpty);
        if (const qsizetype version = last.indexOf(u'@', 1); version > 0)
            last.truncate(version);
        return word.contains(u'.') && !word.startsWith(u'@') ? QFileInfo(last).completeBaseName()
                                                             : last;
    }
    return program;
}

// "https://example.com/mcp" is called after its host: every server is called "mcp".
QString nameForUrl(const QUrl &url)
{
    const QString last = url.path().section(u'/', -1, -1, QString::SectionSkipEmpty);
    return last.isEmpty() || last == "mcp"_L1 || last == "sse"_L1 ? url.host() : last;
}

} // namespace

bool isEntry(const Json &value)
{
    static constexpr std::array members{"command"_L1, "url"_L1, "httpUrl"_L1, "serverUrl"_L1};
    if (value["command"_L1]["command"_L1].isString()) // a map with a server called "command"
        return false;
    return std::ranges::any_of(members, [&value](QLatin1StringView name) {
        return value[name].isString() ||
               (name == "command"_L1 && value[name]["path"_L1].isString());
    });
}

std::optional<QString> find(const Json &file)
{
    for (const QLatin1StringView place : kPlaces) {
        if (const Json *map = file.resolve(QString(place)))
            return isEntry(*map) ? std::nullopt : std::optional<QString>(place);
    }
    const auto isServer = [](const JsonMember &member) { return isEntry(member.value); };
    if (!isEntry(file) && std::ranges::any_of(file.members(), isServer))
        return QString();
    return std::nullopt;
}

QStringList findInProjects(const Json &file)
{
    QStringList pointers;
    for (const auto &[path, project] : file["projects"_L1].members()) {
        if (project["mcpServers"_L1].isObject())
            pointers.append(u"/projects/"_s + Json::pointerStep(path) + u"/mcpServers"_s);
    }
    return pointers;
}

QString nameFor(const Json &json)
{
    const QString fallback = u"server"_s;
    const auto entry = ServerEntry::fromJson(fallback, json);
    if (!entry)
        return fallback;
    const QString name = entry->kind == ServerEntry::Kind::Stdio ? nameForCommand(*entry)
                                                                 : nameForUrl(QUrl(entry->url));
    return name.isEmpty() ? fallback : name;
}

} // namespace Mcp::ServerMap
