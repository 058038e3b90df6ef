// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPointer>
#include <QStackedWidget>

#include <functional>

namespace Vitrine {

class EmptyState;
class ServerConnection;

/// Stands before a page about a server: the page is seen only while there is a session, or what was
/// left by the last one. Else it says why there is nothing, and offers to connect, by the way that
/// asks for consent where that is needed.
class ConnectionGate : public QStackedWidget
{
    Q_OBJECT
public:
    /// @p mayOpen tells whether a server may be started without asking; @p noun is what the page
    /// shows, "tools".
    ConnectionGate(QWidget *page, const QString &iconName, const QString &noun,
                   std::function<bool(const ServerConnection *)> mayOpen,
                   QWidget *parent = nullptr);

    void setConnection(ServerConnection *connection);
    [[nodiscard]] QWidget *page() const { return m_page; }

signals:
    void connectRequested(Vitrine::ServerConnection *connection);
    void addRequested();

private:
    void refresh();

    QWidget *m_page;
    EmptyState *m_empty;
    QString m_noun;
    std::function<bool(const ServerConnection *)> m_mayOpen;
    QPointer<ServerConnection> m_connection;
};

} // namespace Vitrine
