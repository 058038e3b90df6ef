// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/entryfromwords.h"

#include <QFileInfo>
#include <QSet>
#include <QUrl>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

// Programs that start another one; the name is in their first argument that is no option.
const QSet<QString> &launchers()
{
    static const QSet<QString> names{u"npx"_s,     u"uvx"_s,  u"node"_s, u"python"_s,
                                     u"python3"_s, u"bunx"_s, u"bun"_s,  u"deno"_s,
                                     u"uv"_s,      u"pipx"_s, u"npm"_s,  u"docker"_s,
                                     u"run"_s,     u"exec"_s, u"env"_s,  u"podman"_s};
    return names;
}

QString nameOf(const QStringList &words)
{
    for (const QString &word : words) {
        if (word.startsWith(u'-'))
            continue;
        // "@acme/server-files@1.2", "./dist/server.js", "/usr/bin/npx"
        QString name = QFileInfo(word).fileName();
        name = name.section(u'@', 0, 0);
        for (const auto ending : {".js"_L1, ".mjs"_L1, ".cjs"_L1, ".ts"_L1, ".py"_L1}) {
            if (name.endsWith(ending))
                name.chop(ending.size());
        }
        if (!name.isEmpty() && !launchers().contains(name))
            return name;
    }
    return words.isEmpty() ? QString() : QFileInfo(words.first()).fileName();
}

} // namespace

Mcp::ServerEntry entryFromWords(const QStringList &words)
{
    Mcp::ServerEntry entry;
    if (words.isEmpty())
        return entry;
    const QString &first = words.first();
    if (first.startsWith(u"http://"_s, Qt::CaseInsensitive) ||
        first.startsWith(u"https://"_s, Qt::CaseInsensitive)) {
        entry.kind = Mcp::ServerEntry::Kind::Http;
        entry.url = first;
        entry.name = QUrl(first).host();
        return entry;
    }
    entry.command = first;
    entry.args = words.sliced(1);
    entry.name = nameOf(words);
    return entry;
}

} // namespace Vitrine
