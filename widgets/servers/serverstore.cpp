// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/serverstore.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace Vitrine {
using namespace Qt::StringLiterals;

ServerStore::ServerStore(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
    , m_consents(path.isEmpty() ? QString() : QFileInfo(path).path() + u"/consents.json"_s)
{
    if (path.isEmpty())
        return;
    auto catalogue = Mcp::ServerCatalogue::load(path, true);
    if (catalogue) {
        m_catalogue = *std::move(catalogue);
    } else {
        m_problem = std::move(catalogue.error());
        m_isReadable = false;
    }
}

QString ServerStore::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           u"/vitrine/servers.json"_s;
}

void ServerStore::insert(qsizetype index, const Mcp::ServerEntry &entry)
{
    m_catalogue.append(entry);
    const qsizetype last = m_catalogue.entries().size() - 1;
    if (index < last)
        m_catalogue.move(last, index);
    save();
}

void ServerStore::replace(qsizetype index, const Mcp::ServerEntry &entry)
{
    m_catalogue.replace(index, entry);
    save();
}

void ServerStore::remove(qsizetype index)
{
    m_catalogue.remove(index);
    save();
}

void ServerStore::move(qsizetype from, qsizetype to)
{
    m_catalogue.move(from, to);
    save();
}

void ServerStore::save()
{
    if (!m_isReadable || m_path.isEmpty())
        return;
    const auto saved = m_catalogue.save(m_path);
    const std::optional<Mcp::Error> problem = saved ? std::nullopt : std::optional(saved.error());
    if (problem == m_problem)
        return;
    m_problem = problem;
    emit storageProblemChanged();
}

} // namespace Vitrine
