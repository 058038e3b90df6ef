// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/catalogueitems.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLineEdit;
class QListView;
class QStackedWidget;
class QToolButton;

namespace Vitrine {

class Banner;
class CatalogueDelegate;
class CatalogueModel;
class EmptyState;
class LineLabel;
class ServerPort;

/// The left side of a page: search, what can be chosen, and how fresh that is. Says why it is empty
/// and what to do then; keeps the choice and the place when lists are read again.
class CatalogueListPane : public QWidget
{
    Q_OBJECT
public:
    /// @p kinds are shown one below the other.
    explicit CatalogueListPane(const QList<Mcp::ListKind> &kinds, QWidget *parent = nullptr);

    /// nullptr: no server is chosen. Observes the port.
    void setPort(ServerPort *port);
    [[nodiscard]] CatalogueModel *model() const { return m_model; }
    [[nodiscard]] QListView *view() const { return m_view; }

    /// The entry that is chosen; nullptr for none. Valid until the lists change.
    [[nodiscard]] const Mcp::CatalogueItem *current() const;
    [[nodiscard]] Mcp::ListKind currentKind() const;
    [[nodiscard]] QString currentKey() const { return m_currentKey; }
    /// Chooses by name or address; takes the filter away if it hides it.
    bool select(Mcp::ListKind kind, const QString &name);

    void focusSearch();
    void refresh();

signals:
    /// Another entry, or the same one after it changed on the server.
    void currentChanged();
    /// Enter or a double click.
    void activated();
    void frameRequested(quint64 sequence);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addSearchRow(class QVBoxLayout *layout);
    void createView();
    void takeList(Mcp::ListKind kind);
    void restoreCurrent();
    void viewMoved(const QModelIndex &index);
    void updateState();
    void showEmpty(const QString &icon, const QString &title, const QString &text,
                   const QString &action = {});
    void emptyAction();
    void showBanner();
    [[nodiscard]] bool all(Mcp::CatalogueList::State state) const;
    [[nodiscard]] bool any(Mcp::CatalogueList::State state) const;
    [[nodiscard]] QString nouns() const; ///< "tools", "resources"
    [[nodiscard]] QString countText() const;

    QPointer<ServerPort> m_port;
    CatalogueModel *m_model;
    CatalogueDelegate *m_delegate;
    QLineEdit *m_search;
    QToolButton *m_refresh;
    LineLabel *m_status;
    Banner *m_banner;
    QStackedWidget *m_pages;
    QListView *m_view;
    EmptyState *m_empty;
    QTimer m_ticks; ///< while a list is being read
    QDateTime m_loadingSince;
    QString m_currentKey;
    bool m_isRestoring = false;
};

} // namespace Vitrine
