// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/serverconnection.h"

#include <QObject>

namespace Vitrine {

/// The seam between the pages and a server: on this side widgets, on the other a ServerConnection
/// (ConnectionPort) or, in tests, nothing but values. GUI thread only.
class ServerPort : public QObject
{
    Q_OBJECT
public:
    using Call = ServerConnection::Call;
    using Done = ServerConnection::Done;
    using OnProgress = ServerConnection::OnProgress;
    using QObject::QObject;

    /// The server's name: what remembered arguments are kept under.
    [[nodiscard]] virtual QString name() const = 0;
    [[nodiscard]] virtual bool isReady() const = 0;
    /// Ready, or on the way there or back.
    [[nodiscard]] virtual bool isActive() const = 0;
    /// Whether `completion/complete` may be asked: declared, or a revision without a declaration.
    [[nodiscard]] virtual bool offersCompletion() const = 0;
    [[nodiscard]] virtual const Mcp::CatalogueList &list(Mcp::ListKind kind) const = 0;
    /// The words that name this server on the command line of vitrine-cli.
    [[nodiscard]] virtual QStringList commandLine() const = 0;

    virtual void start() = 0;
    virtual void refresh(Mcp::ListKind kind) = 0;
    /// As ServerConnection::call().
    virtual quint64 call(const Call &call, QObject *context, Done done, OnProgress progress) = 0;
    virtual void cancel(quint64 call) = 0;

signals:
    void stateChanged();
    void listChanged(Mcp::ListKind kind);
};

/// The port of a ServerConnection, shared by all pages that show it.
class ConnectionPort : public ServerPort
{
    Q_OBJECT
public:
    /// The one port of @p connection, which owns it.
    [[nodiscard]] static ConnectionPort *of(ServerConnection *connection);

    QString name() const override;
    bool isReady() const override;
    bool isActive() const override;
    bool offersCompletion() const override;
    const Mcp::CatalogueList &list(Mcp::ListKind kind) const override;
    QStringList commandLine() const override;
    void start() override;
    void refresh(Mcp::ListKind kind) override;
    quint64 call(const Call &call, QObject *context, Done done, OnProgress progress) override;
    void cancel(quint64 call) override;

private:
    explicit ConnectionPort(ServerConnection &connection);

    ServerConnection &m_connection;
};

} // namespace Vitrine
