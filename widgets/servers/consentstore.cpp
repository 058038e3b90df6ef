// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/consentstore.h"

#include "config/variables.h"
#include "json/json.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace Vitrine {
using namespace Qt::StringLiterals;

ConsentStore::ConsentStore(const QString &path) : m_path(path)
{
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return;
    // A file that cannot be read gives no consent: people are asked again, which is safe.
    const auto json = Mcp::Json::parse(file.readAll());
    if (!json)
        return;
    for (const Mcp::Json &item : (*json)["consents"_L1].items()) {
        m_kept.append(item.toString());
        m_known.insert(item.toString());
    }
}

bool ConsentStore::isGiven(const Mcp::ServerEntry &entry) const
{
    return entry.kind != Mcp::ServerEntry::Kind::Stdio || m_known.contains(key(entry));
}

Mcp::Result<void> ConsentStore::give(const Mcp::ServerEntry &entry)
{
    if (isGiven(entry) && m_kept.contains(key(entry)))
        return {};
    if (entry.kind != Mcp::ServerEntry::Kind::Stdio)
        return {};
    m_known.insert(key(entry));
    m_kept.append(key(entry));
    return save();
}

void ConsentStore::giveForThisRun(const Mcp::ServerEntry &entry)
{
    m_known.insert(key(entry));
}

// The words as they are started, after variables, and the environment as it is written: what a
// variable of the environment is worth was never for the entry's author to decide.
QString ConsentStore::key(const Mcp::ServerEntry &entry)
{
    const Mcp::ServerEntry started =
        Mcp::expandVariables(entry, QProcessEnvironment::systemEnvironment()).entry;
    Mcp::Json words = Mcp::Json::array();
    words.append(started.command);
    for (const QString &word : started.args)
        words.append(word);
    Mcp::Json environment = Mcp::Json::array();
    for (const auto &[name, value] : entry.env) {
        environment.append(name);
        environment.append(value);
    }
    Mcp::Json all = Mcp::Json::array();
    all.append(std::move(words));
    all.append(started.cwd);
    all.append(std::move(environment));
    return QString::fromLatin1(
        QCryptographicHash::hash(all.toBytes(), QCryptographicHash::Sha256).toHex());
}

Mcp::Result<void> ConsentStore::save() const
{
    if (m_path.isEmpty())
        return {};
    Mcp::Json list = Mcp::Json::array();
    for (const QString &kept : m_kept)
        list.append(kept);
    Mcp::Json file = Mcp::Json::object();
    file.set(u"consents", std::move(list));

    QDir().mkpath(QFileInfo(m_path).path());
    QSaveFile out(m_path);
    if (!out.open(QIODevice::WriteOnly))
        return Mcp::failure(Mcp::Error::Kind::Io, out.errorString(), m_path);
    out.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    out.write(file.toBytes());
    if (!out.commit())
        return Mcp::failure(Mcp::Error::Kind::Io, out.errorString(), m_path);
    return {};
}

} // namespace Vitrine
