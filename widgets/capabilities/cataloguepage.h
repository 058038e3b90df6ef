// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/catalogueitems.h"

#include <QList>
#include <QPointer>
#include <QWidget>

class QAction;
class QSplitter;

namespace Vitrine {

class CallPanel;
class CatalogueListPane;
class ServerConnection;
class ServerPort;

/// A list of what a server offers, and beside it what is chosen there: what the pages for tools,
/// resources and prompts have in common.
class CataloguePage : public QWidget
{
    Q_OBJECT
public:
    /// Shows the server behind @p connection; nullptr for none. Observes it.
    void setConnection(ServerConnection *connection);
    /// As setConnection(), for what is not a ServerConnection.
    void setPort(ServerPort *port);

    /// Search, refresh, call, cancel: for menus, the tool bar and the command palette. Their
    /// shortcuts work within the page.
    [[nodiscard]] QList<QAction *> pageActions() const;
    /// Sends what is shown.
    void call();

    [[nodiscard]] CatalogueListPane *listPane() const { return m_list; }
    [[nodiscard]] CallPanel *callPanel() const { return m_panel; }

signals:
    /// Somebody wants to see this frame in the log.
    void frameRequested(quint64 sequence);

protected:
    /// @p name is the object name and the key in the settings; takes @p panel.
    CataloguePage(const QString &name, const QList<Mcp::ListKind> &kinds, CallPanel *panel,
                  QWidget *parent);

    bool select(Mcp::ListKind kind, const QString &name);

private:
    void createActions();
    QAction *addAction(const QString &name, const QString &text, const QString &icon,
                       const QList<QKeySequence> &keys);
    void showCurrent();
    void updateActions();

    CatalogueListPane *m_list;
    CallPanel *m_panel;
    QSplitter *m_splitter;
    QPointer<ServerPort> m_port;
    QAction *m_search;
    QAction *m_refresh;
    QAction *m_call;
    QAction *m_cancel;
};

} // namespace Vitrine
