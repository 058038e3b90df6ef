// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/catalogueitems.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace Vitrine {

class Badge;
class CapabilityList;
class Card;
class CodeView;
class EmptyState;
class FactList;
class FailureCard;
class LaunchPreview;
class ServerConnection;

/// All that is known about one server: who it is, which revision was agreed on, what it can do, its
/// process or address; or why there is no session.
class OverviewPage : public QWidget
{
    Q_OBJECT
public:
    explicit OverviewPage(QWidget *parent = nullptr);

    void setConnection(ServerConnection *connection);

signals:
    void connectRequested(Vitrine::ServerConnection *connection);
    void editRequested(Vitrine::ServerConnection *connection);
    void frameRequested(quint64 sequence);
    void listRequested(Mcp::ListKind kind);
    void addRequested();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *createHead();
    QWidget *createContent();
    void retranslate();
    void refresh();
    void refreshHead();
    void refreshSession();
    void refreshTransport();
    void copyShellLine();

    QPointer<ServerConnection> m_connection;
    QStackedWidget *m_stack;
    EmptyState *m_empty;
    QLabel *m_lamp = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_subtitle = nullptr;
    Badge *m_state = nullptr;
    Badge *m_revision = nullptr;
    QPushButton *m_connect = nullptr;
    FailureCard *m_failure = nullptr;
    Card *m_launchCard = nullptr;
    LaunchPreview *m_launch = nullptr;
    Card *m_sessionCard = nullptr;
    FactList *m_session = nullptr;
    Card *m_instructionsCard = nullptr;
    QLabel *m_instructions = nullptr;
    Card *m_capabilitiesCard = nullptr;
    CapabilityList *m_capabilities = nullptr;
    Card *m_transportCard = nullptr;
    FactList *m_transport = nullptr;
    QLabel *m_stderrTitle = nullptr;
    CodeView *m_stderr = nullptr;
    QToolButton *m_copy = nullptr;
    QList<QBoxLayout *> m_cardRows; ///< side by side where there is room
    QTimer m_elapsed;               ///< only while a session is being opened
    qint64 m_openingSince = 0;
    bool m_isRefreshQueued = false;
};

} // namespace Vitrine
