// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/connectiongate.h"

#include "common/emptystate.h"
#include "engine/serverconnection.h"

namespace Vitrine {
using namespace Qt::StringLiterals;
using State = Mcp::SessionStatus::State;

ConnectionGate::ConnectionGate(QWidget *page, const QString &iconName, const QString &noun,
                               std::function<bool(const ServerConnection *)> mayOpen,
                               QWidget *parent)
    : QStackedWidget(parent)
    , m_page(page)
    , m_empty(new EmptyState(this))
    , m_noun(noun)
    , m_mayOpen(std::move(mayOpen))
{
    m_empty->setIcon(iconName);
    addWidget(m_empty);
    addWidget(page);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (m_connection)
            emit connectRequested(m_connection);
        else
            emit addRequested();
    });
    refresh();
}

void ConnectionGate::setConnection(ServerConnection *connection)
{
    if (m_connection)
        m_connection->disconnect(this);
    m_connection = connection;
    if (connection) {
        connect(connection, &ServerConnection::statusChanged, this, &ConnectionGate::refresh);
        connect(connection, &ServerConnection::entryChanged, this, &ConnectionGate::refresh);
        connect(connection, &QObject::destroyed, this, &ConnectionGate::refresh,
                Qt::QueuedConnection);
    }
    refresh();
}

void ConnectionGate::refresh()
{
    if (!m_connection) {
        m_empty->setTitle(tr("No server selected"));
        m_empty->setText(tr("Choose a server on the left, or add one."));
        m_empty->setAction(tr("Add server…"), u"add"_s);
        setCurrentWidget(m_empty);
        return;
    }
    const Mcp::SessionStatus &status = m_connection->status();
    const bool isOpen = status.state == State::Ready || status.state == State::Closing;
    const bool hasLeftovers =
        status.state == State::Closed && status.revision && m_mayOpen(m_connection);
    if (isOpen || hasLeftovers) {
        setCurrentWidget(m_page);
        return;
    }
    const QString name = m_connection->entry().name;
    if (m_connection->isActive()) {
        m_empty->setTitle(tr("Connecting to “%1”").arg(name));
        m_empty->setText(tr("The %1 are listed as soon as the session is open.").arg(m_noun));
        m_empty->setAction({});
    } else if (status.state == State::Failed || status.error) {
        m_empty->setTitle(tr("“%1” could not be connected").arg(name));
        m_empty->setText(tr("The overview says why."));
        m_empty->setAction(tr("Try again"), u"restart"_s);
    } else {
        m_empty->setTitle(tr("“%1” is not connected").arg(name));
        m_empty->setText(tr("Connect to see its %1.").arg(m_noun));
        m_empty->setAction(tr("Connect"), u"connect"_s);
    }
    setCurrentWidget(m_empty);
}

} // namespace Vitrine
