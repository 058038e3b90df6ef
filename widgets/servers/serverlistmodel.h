// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/serverconnection.h"

#include <QAbstractListModel>

#include <memory>
#include <vector>

namespace Vitrine {

class Engine;
class ServerStore;

/// The servers of the list, each with its connection: first those of this run only (the built-in
/// demo, a command from our own command line), then those that are kept. Owns the connections.
class ServerListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Roles {
        TargetRole = Qt::UserRole + 1, ///< command line, without the program's folder, or URL
        StateWordRole,
        StateRoleRole, ///< Role of the state's colour, as int
        LampRole,      ///< icon name
        IsKeptRole,
        NeedsConsentRole
    };
    enum class Lifetime : quint8 { ThisRun, Kept };

    ServerListModel(Engine &engine, ServerStore &store, QObject *parent = nullptr);
    ~ServerListModel() override;

    [[nodiscard]] ServerConnection *connection(int row) const;
    [[nodiscard]] int
    row(const ServerConnection *connection) const; ///< -1 if it is not in the list
    [[nodiscard]] bool isKept(int row) const { return row >= m_unkept; }
    [[nodiscard]] bool needsConsent(int row) const;
    [[nodiscard]] ServerStore &store() const { return m_store; }

    /// Adds at the end of its part and returns the row. A name that is taken gets a number.
    int add(Mcp::ServerEntry entry, Lifetime lifetime);
    /// A running server keeps running as it was until it is started again.
    void replace(int row, const Mcp::ServerEntry &entry);
    int clone(int row);
    /// Moves a server of this run to those that are kept; returns its new row.
    int keep(int row);
    /// Takes a server out and stops it. The last one taken can be brought back.
    void remove(int row);
    [[nodiscard]] QString removedName() const;
    /// Brings it back to where it was; returns its row, or -1.
    int undoRemove();
    /// Within the servers of this run or within the kept ones.
    bool move(int from, int to);

    /// True if no other row than @p except has this name.
    [[nodiscard]] bool isNameFree(const QString &name, int except = -1) const;
    [[nodiscard]] QString freeName(const QString &wanted) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool moveRows(const QModelIndex &sourceParent, int source, int count, const QModelIndex &parent,
                  int before) override;

private:
    struct Removed
    {
        std::unique_ptr<ServerConnection> connection;
        int row = -1;
        bool isKept = false;
    };
    int insert(int row, std::unique_ptr<ServerConnection> connection);
    std::unique_ptr<ServerConnection> takeOut(int row);
    void watch(ServerConnection *connection);
    void rowChanged(const ServerConnection *connection);

    Engine &m_engine;
    ServerStore &m_store;
    std::vector<std::unique_ptr<ServerConnection>> m_rows;
    int m_unkept = 0; ///< so many rows at the beginning are not in the store
    Removed m_removed;
};

} // namespace Vitrine
