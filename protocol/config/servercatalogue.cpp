// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/servercatalogue.h"

#include "config/jsoncomments.h"
#include "config/servermap.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

std::unexpected<Error> ioFailure(const QString &what, const QString &why, const QString &path)
{
    return failure(Error::Kind::Io, u"%1: %2"_s.arg(what, why), path);
}

// Reads one entry for a name that must be new.
Result<ServerEntry> readEntry(const JsonMember &member, const QString &pointer,
                              const QStringList &taken)
{
    const QString where = pointer + u'/' + Json::pointerStep(member.key);
    if (taken.contains(member.key))
        return failure(Error::Kind::Schema, u"another entry has the name \"%1\""_s.arg(member.key),
                       where);
    auto entry = ServerEntry::fromJson(member.key, member.value);
    if (!entry)
        entry.error().where.prepend(where);
    return entry;
}

// `"a": {…},` is what README files show, to be put between the braces of a file that exists.
QByteArray plainSnippet(const QString &text)
{
    const QByteArray plain = withoutComments(text.toUtf8()).bytes;
    const QByteArray trimmed = plain.trimmed();
    return trimmed.startsWith('"') ? withoutComments('{' + trimmed + '}').bytes : plain;
}

} // namespace

Result<ServerCatalogue> ServerCatalogue::load(const QString &path, bool mayBeMissing)
{
    ServerCatalogue catalogue;
    QFile file(path);
    if (!file.exists()) {
        if (mayBeMissing)
            return catalogue;
        return ioFailure(u"cannot read the file of servers"_s, u"it does not exist"_s, path);
    }
    if (!file.open(QIODevice::ReadOnly))
        return ioFailure(u"cannot read the file of servers"_s, file.errorString(), path);
    const PlainJson plain = withoutComments(file.readAll());
    catalogue.m_hadComments = plain.hadComments;
    if (plain.bytes.trimmed().isEmpty())
        return catalogue;

    auto json = Json::parse(plain.bytes);
    if (!json) {
        json.error().where.prepend(path + u", "_s);
        return std::unexpected(json.error());
    }
    if (!json->isObject())
        return failure(Error::Kind::Schema, u"expected an object with the member \"mcpServers\""_s,
                       path);
    if (const auto pointer = ServerMap::find(*json))
        catalogue.m_pointer = *pointer;
    else if (!json->isEmpty())
        return failure(Error::Kind::Schema,
                       u"expected the member \"mcpServers\" with servers in it"_s, path);
    catalogue.m_file = *std::move(json);
    const Json *map = catalogue.m_file.resolve(catalogue.m_pointer);
    if (map && !map->isObject())
        return failure(Error::Kind::Schema, u"expected an object of servers"_s,
                       catalogue.m_pointer);

    QStringList names;
    for (qsizetype i = 0; map && i < map->size(); ++i) {
        const JsonMember &member = map->members().at(i);
        if (auto entry = readEntry(member, catalogue.m_pointer, names)) {
            names.append(member.key);
            catalogue.m_entries.append(*std::move(entry));
        } else {
            catalogue.m_problems.append(entry.error());
            catalogue.m_unreadable.append({i, member});
        }
    }
    return catalogue;
}

Result<QList<ServerEntry>> ServerCatalogue::fromSnippet(const QString &text)
{
    const auto json = Json::parse(plainSnippet(text));
    if (!json)
        return std::unexpected(json.error());

    QList<JsonMember> found;
    QStringList pointers = ServerMap::findInProjects(*json);
    if (const auto pointer = ServerMap::find(*json))
        pointers.prepend(*pointer);
    for (const QString &pointer : std::as_const(pointers))
        found.append(json->resolve(pointer)->members());
    if (pointers.isEmpty() && ServerMap::isEntry(*json))
        found.append({ServerMap::nameFor(*json), *json});
    if (found.isEmpty())
        return failure(Error::Kind::Schema,
                       u"expected one server or \"mcpServers\" with servers in it, "
                       u"found neither"_s);

    QList<ServerEntry> entries;
    std::optional<Error> firstError;
    for (const JsonMember &member : std::as_const(found)) {
        if (auto entry = readEntry(member, QString(), {}))
            entries.append(*std::move(entry));
        else if (!firstError)
            firstError = entry.error();
    }
    if (entries.isEmpty())
        return std::unexpected(*firstError);
    return entries;
}

const ServerEntry *ServerCatalogue::find(const QString &name) const
{
    const auto found = std::ranges::find(m_entries, name, &ServerEntry::name);
    return found == m_entries.end() ? nullptr : &*found;
}

void ServerCatalogue::append(const ServerEntry &entry)
{
    m_entries.append(entry);
}

void ServerCatalogue::replace(qsizetype index, const ServerEntry &entry)
{
    m_entries.replace(index, entry);
}

void ServerCatalogue::remove(qsizetype index)
{
    m_entries.removeAt(index);
}

void ServerCatalogue::move(qsizetype from, qsizetype to)
{
    m_entries.move(from, to);
}

QString ServerCatalogue::freeName(const QString &wanted) const
{
    const auto isTaken = [this](const QString &name) {
        return find(name) || std::ranges::any_of(m_unreadable, [&name](const Unreadable &each) {
                   return each.member.key == name;
               });
    };
    QString name = wanted;
    for (int number = 2; isTaken(name); ++number)
        name = u"%1 %2"_s.arg(wanted).arg(number);
    return name;
}

Json ServerCatalogue::toJson() const
{
    Json::Object members;
    for (const ServerEntry &entry : m_entries)
        members.append({entry.name, entry.toJson()});
    for (const Unreadable &each : m_unreadable)
        members.insert(std::min(each.place, members.size()), each.member);
    Json map = Json::object(std::move(members));
    if (m_pointer.isEmpty())
        return map;
    Json file = m_file;
    file.setAt(m_pointer, std::move(map));
    return file;
}

Result<void> ServerCatalogue::save(const QString &path) const
{
    const QString what = u"cannot write the file of servers"_s;
    const QFileInfo info(path);
    if (!QDir().mkpath(info.absolutePath()))
        return ioFailure(what, u"its folder cannot be made"_s, path);
    if (m_hadComments && info.exists())
        QFile::copy(path, path + u".bak"_s); // does nothing if there is one
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return ioFailure(what, file.errorString(), path);
    if (!info.exists())
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    file.write(toJson().toBytes(Json::Format::Indented) + '\n');
    if (!file.commit())
        return ioFailure(what, file.errorString(), path);
    return {};
}

QString ServerCatalogue::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           u"/vitrine/servers.json"_s;
}

} // namespace Mcp
