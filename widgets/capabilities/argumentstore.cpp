// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/argumentstore.h"

#include "results/boundedjson.h"

#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QSaveFile>
#include <QStandardPaths>

namespace Vitrine {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Mcp::Json;

namespace {
Q_LOGGING_CATEGORY(log, "vitrine.capabilities.arguments", QtWarningMsg)
}

ArgumentStore::ArgumentStore(const QString &path, QObject *parent) : QObject(parent), m_path(path)
{
    m_writeSoon.setSingleShot(true);
    m_writeSoon.setInterval(500ms);
    connect(&m_writeSoon, &QTimer::timeout, this, &ArgumentStore::flush);
    read();
}

ArgumentStore::~ArgumentStore()
{
    flush();
}

std::shared_ptr<ArgumentStore> ArgumentStore::shared()
{
    static std::weak_ptr<ArgumentStore> current;
    std::shared_ptr<ArgumentStore> store = current.lock();
    if (!store) {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
        store = std::make_shared<ArgumentStore>(folder + "/arguments.json"_L1);
        current = store;
    }
    return store;
}

void ArgumentStore::read()
{
    QFile file(m_path);
    if (m_path.isEmpty() || !file.exists())
        return;
    const auto parsed = file.open(QIODevice::ReadOnly)
                            ? Json::parse(file.readAll())
                            : Mcp::failure(Mcp::Error::Kind::Io, file.errorString());
    if (!parsed || (*parsed)["version"_L1].toInt64() != 1 || !(*parsed)["servers"_L1].isObject()) {
        // Written by a newer version perhaps, or half lost: not ours to overwrite.
        qCWarning(log) << "cannot use" << m_path
                       << (parsed ? u"unknown layout"_s : parsed.error().toString());
        m_isReadOnly = true;
        return;
    }
    m_servers = (*parsed)["servers"_L1];
}

void ArgumentStore::flush()
{
    if (!m_writeSoon.isActive())
        return;
    m_writeSoon.stop();
    QDir().mkpath(QFileInfo(m_path).path());
    QSaveFile file(m_path);
    const Json whole = Json::object({{u"version"_s, 1}, {u"servers"_s, m_servers}});
    // What people typed is theirs alone.
    if (!file.open(QIODevice::WriteOnly) ||
        !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) ||
        file.write(whole.toBytes(Json::Format::Indented) + '\n') < 0 || !file.commit())
        qCWarning(log) << "cannot write" << m_path << file.errorString();
}

const Json &ArgumentStore::entry(const QString &server, const QString &key) const
{
    return m_servers[server][key];
}

void ArgumentStore::setEntry(const QString &server, const QString &key, const Json &entry)
{
    Json entries = m_servers[server];
    entries.remove(key);
    entries.set(key, entry); // at the end: the newest
    if (entries.size() > kEntryLimit) {
        Json::Object newest = entries.members();
        newest.remove(0, newest.size() - kEntryLimit);
        entries = Json::object(newest);
    }
    m_servers.set(server, entries);
    if (!m_path.isEmpty() && !m_isReadOnly)
        m_writeSoon.start();
}

std::optional<Json> ArgumentStore::draft(const QString &server, const QString &key) const
{
    const Json *draft = entry(server, key).find("draft"_L1);
    return draft ? std::optional(*draft) : std::nullopt;
}

void ArgumentStore::setDraft(const QString &server, const QString &key, const Json &arguments)
{
    Json changed = entry(server, key);
    if (const Json *draft = changed.find("draft"_L1); draft && *draft == arguments)
        return;
    if (compactSize(arguments) > kSizeLimit)
        return;
    changed.set(u"draft", arguments);
    setEntry(server, key, changed);
}

QList<Json> ArgumentStore::sent(const QString &server, const QString &key) const
{
    return entry(server, key)["sent"_L1].items();
}

void ArgumentStore::addSent(const QString &server, const QString &key, const Json &arguments)
{
    if (compactSize(arguments) > kSizeLimit)
        return;
    Json changed = entry(server, key);
    Json::Array sent = changed["sent"_L1].items();
    sent.removeAll(arguments);
    sent.prepend(arguments);
    sent.resize(qMin(sent.size(), kSentLimit));
    changed.set(u"sent", Json::array(sent));
    changed.set(u"draft", arguments);
    setEntry(server, key, changed);
}

} // namespace Vitrine
