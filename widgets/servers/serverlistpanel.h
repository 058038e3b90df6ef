// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

#include <QWidget>

class QAction;
class QLabel;
class QListView;
class QStackedWidget;

namespace Vitrine {

class EmptyState;
class LineLabel;
class ServerConnection;
class ServerListModel;

/// The list of servers with everything that can be done to it: add, paste, edit, clone, remove and
/// bring back, reorder, connect, stop, restart.
///
/// QWidget::actions() are the commands for menus, the tool bar and the palette. A server whose
/// command came from outside is started only after ConsentDialog.
class ServerListPanel : public QWidget
{
    Q_OBJECT
public:
    explicit ServerListPanel(ServerListModel &model, QWidget *parent = nullptr);

    [[nodiscard]] ServerConnection *current() const;
    void setCurrent(ServerConnection *connection);

    /// Starts it if it may be started, else asks first. Nothing if it is active.
    void connectServer(ServerConnection *connection);

    [[nodiscard]] QAction *connectAction() const { return m_connect; }
    [[nodiscard]] QAction *stopAction() const { return m_stop; }
    [[nodiscard]] QAction *restartAction() const { return m_restart; }
    [[nodiscard]] QListView *view() const { return m_view; }

    void addServer();
    void showPasteDialog(const QString &text = {});
    void showEditDialog(ServerConnection *connection);

signals:
    void currentChanged(Vitrine::ServerConnection *connection);
    /// The built-in demo is wanted.
    void demoRequested();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *createAction(const QString &name, const QString &icon,
                          void (ServerListPanel::*slot)());
    void createActions();
    QWidget *createUndoBar();
    void retranslate();
    void updateState();
    void updateProblem();
    void showMenu(const QPoint &place);

    void paste();
    void editCurrent();
    void cloneCurrent();
    void removeCurrent();
    void undoRemove();
    void moveUp();
    void moveDown();
    void keepCurrent();
    void connectCurrent();
    void stopCurrent();
    void restartCurrent();
    void copyTarget();
    void copyJson();
    void askConsent(ServerConnection *connection, bool restart);
    [[nodiscard]] int currentRow() const;
    void select(int row);

    ServerListModel &m_model;
    QListView *m_view;
    QStackedWidget *m_stack;
    EmptyState *m_empty;
    QWidget *m_undoBar = nullptr;
    LineLabel *m_undoText = nullptr;
    QLabel *m_problem;
    QAction *m_add = nullptr;
    QAction *m_paste = nullptr;
    QAction *m_edit = nullptr;
    QAction *m_clone = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_undo = nullptr;
    QAction *m_up = nullptr;
    QAction *m_down = nullptr;
    QAction *m_keep = nullptr;
    QAction *m_connect = nullptr;
    QAction *m_stop = nullptr;
    QAction *m_restart = nullptr;
    QAction *m_copyTarget = nullptr;
    QAction *m_copyJson = nullptr;
};

} // namespace Vitrine
