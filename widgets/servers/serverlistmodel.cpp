// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/serverlistmodel.h"

#include "common/tooltip.h"
#include "engine/engine.h"
#include "servers/serverstore.h"
#include "servers/statewords.h"

#include <QFileInfo>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

// What tells servers apart comes first: a program's folder rarely does. The tool tip has all of it.
QString shortTarget(const Mcp::ServerEntry &entry)
{
    Mcp::ServerEntry brief = entry;
    if (QFileInfo(entry.command).isAbsolute())
        brief.command = QFileInfo(entry.command).fileName();
    return brief.target();
}

} // namespace

ServerListModel::ServerListModel(Engine &engine, ServerStore &store, QObject *parent)
    : QAbstractListModel(parent), m_engine(engine), m_store(store)
{
    for (const Mcp::ServerEntry &entry : store.catalogue().entries()) {
        m_rows.push_back(std::make_unique<ServerConnection>(engine, entry));
        watch(m_rows.back().get());
    }
}

ServerListModel::~ServerListModel() = default;

ServerConnection *ServerListModel::connection(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows[size_t(row)].get() : nullptr;
}

int ServerListModel::row(const ServerConnection *connection) const
{
    const auto found =
        std::ranges::find(m_rows, connection, &std::unique_ptr<ServerConnection>::get);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

bool ServerListModel::needsConsent(int row) const
{
    const ServerConnection *server = connection(row);
    return server && !m_store.consents().isGiven(server->entry());
}

int ServerListModel::add(Mcp::ServerEntry entry, Lifetime lifetime)
{
    entry.name = freeName(entry.name);
    const bool kept = lifetime == Lifetime::Kept;
    const int row = kept ? rowCount() : m_unkept;
    if (kept)
        m_store.insert(row - m_unkept, entry);
    else
        ++m_unkept;
    return insert(row, std::make_unique<ServerConnection>(m_engine, std::move(entry)));
}

void ServerListModel::replace(int row, const Mcp::ServerEntry &entry)
{
    ServerConnection *server = connection(row);
    if (!server)
        return;
    if (isKept(row))
        m_store.replace(row - m_unkept, entry);
    server->setEntry(entry);
}

int ServerListModel::clone(int row)
{
    const ServerConnection *server = connection(row);
    if (!server)
        return -1;
    Mcp::ServerEntry entry = server->entry();
    entry.name = freeName(entry.name);
    if (!isKept(row))
        return add(std::move(entry), Lifetime::ThisRun);
    m_store.insert(row + 1 - m_unkept, entry);
    return insert(row + 1, std::make_unique<ServerConnection>(m_engine, std::move(entry)));
}

int ServerListModel::keep(int row)
{
    if (!connection(row) || isKept(row))
        return row;
    const int last = rowCount() - 1;
    m_store.insert(m_store.catalogue().entries().size(), m_rows[size_t(row)]->entry());
    const bool moves = row != last;
    if (moves)
        beginMoveRows({}, row, row, {}, rowCount());
    std::rotate(m_rows.begin() + row, m_rows.begin() + row + 1, m_rows.end());
    --m_unkept;
    if (moves)
        endMoveRows();
    emit dataChanged(index(last), index(last));
    return last;
}

void ServerListModel::remove(int row)
{
    if (!connection(row))
        return;
    const bool kept = isKept(row);
    if (kept)
        m_store.remove(row - m_unkept);
    m_removed = {.connection = takeOut(row), .row = row, .isKept = kept};
    m_removed.connection->stop();
}

QString ServerListModel::removedName() const
{
    return m_removed.connection ? m_removed.connection->entry().name : QString();
}

int ServerListModel::undoRemove()
{
    if (!m_removed.connection)
        return -1;
    std::unique_ptr<ServerConnection> server = std::move(m_removed.connection);
    if (!isNameFree(server->entry().name)) {
        Mcp::ServerEntry entry = server->entry();
        entry.name = freeName(entry.name);
        server->setEntry(entry);
    }
    int row = m_removed.row;
    if (m_removed.isKept) {
        row = qBound(m_unkept, row, rowCount());
        m_store.insert(row - m_unkept, server->entry());
    } else {
        row = qMin(row, m_unkept);
        ++m_unkept;
    }
    return insert(row, std::move(server));
}

bool ServerListModel::move(int from, int to)
{
    if (!connection(from) || !connection(to) || from == to || isKept(from) != isKept(to))
        return false;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    if (isKept(from))
        m_store.move(from - m_unkept, to - m_unkept);
    const auto begin = m_rows.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    endMoveRows();
    return true;
}

bool ServerListModel::isNameFree(const QString &name, int except) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (row != except && m_rows[size_t(row)]->entry().name == name)
            return false;
    }
    return true;
}

QString ServerListModel::freeName(const QString &wanted) const
{
    QString name = wanted;
    for (int number = 2; !isNameFree(name); ++number)
        name = u"%1 %2"_s.arg(wanted).arg(number);
    return name;
}

int ServerListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ServerListModel::data(const QModelIndex &index, int role) const
{
    const ServerConnection *server = connection(index.row());
    if (!server || !index.isValid())
        return {};
    const Mcp::ServerEntry &entry = server->entry();
    switch (role) {
    case Qt::DisplayRole:
        return entry.name;
    case Qt::ToolTipRole:
        return plainToolTip(entry.name + u'\n' + entry.target());
    case Qt::AccessibleTextRole:
        return tr("%1, %2").arg(entry.name, StateWords::word(server->status()));
    case TargetRole:
        return shortTarget(entry);
    case StateWordRole:
        return StateWords::word(server->status());
    case StateRoleRole:
        return int(StateWords::role(server->status()));
    case LampRole:
        return StateWords::lamp(server->status());
    case IsKeptRole:
        return isKept(index.row());
    case NeedsConsentRole:
        return needsConsent(index.row());
    default:
        return {};
    }
}

Qt::ItemFlags ServerListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled; // between the rows, not on them
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled |
           Qt::ItemNeverHasChildren;
}

bool ServerListModel::moveRows(const QModelIndex &sourceParent, int source, int count,
                               const QModelIndex &parent, int before)
{
    if (sourceParent.isValid() || parent.isValid() || count != 1)
        return false;
    return move(source, before > source ? before - 1 : before);
}

int ServerListModel::insert(int row, std::unique_ptr<ServerConnection> connection)
{
    watch(connection.get());
    beginInsertRows({}, row, row);
    m_rows.insert(m_rows.begin() + row, std::move(connection));
    endInsertRows();
    return row;
}

std::unique_ptr<ServerConnection> ServerListModel::takeOut(int row)
{
    const bool kept = isKept(row);
    beginRemoveRows({}, row, row);
    std::unique_ptr<ServerConnection> server = std::move(m_rows[size_t(row)]);
    m_rows.erase(m_rows.begin() + row);
    if (!kept)
        --m_unkept;
    endRemoveRows();
    server->disconnect(this);
    return server;
}

void ServerListModel::watch(ServerConnection *connection)
{
    // Counts and facts change with every request; the list shows the state only.
    auto shown = std::make_shared<QString>(StateWords::word(connection->status()));
    connect(connection, &ServerConnection::statusChanged, this, [this, connection, shown] {
        const QString word = StateWords::word(connection->status());
        if (std::exchange(*shown, word) != word)
            rowChanged(connection);
    });
    connect(connection, &ServerConnection::entryChanged, this,
            [this, connection] { rowChanged(connection); });
}

void ServerListModel::rowChanged(const ServerConnection *connection)
{
    const int changed = row(connection);
    if (changed >= 0)
        emit dataChanged(index(changed), index(changed));
}

} // namespace Vitrine
