// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/eracontrols.h"

#include "engine/serverconnection.h"
#include "servers/statewords.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace Vitrine {
using namespace Qt::StringLiterals;

EraControls::EraControls(QWidget *parent)
    : QWidget(parent), m_era(new QComboBox(this)), m_revision(new QComboBox(this))
{
    m_era->setObjectName(u"toolbarEra"_s);
    m_era->setAccessibleName(tr("Era"));
    m_era->setToolTip(tr("Which handshake to use at the next connect"));
    m_era->addItem(tr("Auto"), int(Mcp::EraMode::Auto));
    m_era->addItem(tr("Legacy"), int(Mcp::EraMode::Legacy));
    m_era->addItem(tr("Modern"), int(Mcp::EraMode::Modern));
    m_revision->setObjectName(u"toolbarRevision"_s);
    m_revision->setAccessibleName(tr("Revision"));
    m_revision->setToolTip(tr("Which revision to ask for at the next connect"));
    m_revision->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 8, 0);
    row->setSpacing(6);
    auto *label = new QLabel(tr("Protocol"), this);
    row->addWidget(label);
    row->addWidget(m_era);
    row->addWidget(m_revision);
    label->setBuddy(m_era);
    connect(m_era, &QComboBox::activated, this, &EraControls::choose);
    connect(m_revision, &QComboBox::activated, this, &EraControls::choose);
    refresh();
}

void EraControls::setConnection(ServerConnection *connection)
{
    if (m_connection)
        m_connection->disconnect(this);
    m_connection = connection;
    if (connection) {
        connect(connection, &ServerConnection::entryChanged, this, &EraControls::refresh);
        connect(connection, &QObject::destroyed, this, &EraControls::refresh, Qt::QueuedConnection);
    }
    refresh();
}

void EraControls::refresh()
{
    setEnabled(m_connection);
    const Mcp::EraMode mode = m_connection ? m_connection->entry().era : Mcp::EraMode::Auto;
    m_era->setCurrentIndex(m_era->findData(int(mode)));
    m_revision->clear();
    m_revision->addItem(tr("Newest in common"));
    for (const Mcp::Revision revision : Mcp::kRevisions) {
        const bool isLegacy = Mcp::era(revision) == Mcp::Era::Legacy;
        if (mode == Mcp::EraMode::Auto || isLegacy == (mode == Mcp::EraMode::Legacy))
            m_revision->addItem(QString(Mcp::toText(revision)), int(revision));
    }
    if (m_connection && m_connection->entry().revision)
        m_revision->setCurrentIndex(
            qMax(0, m_revision->findData(int(*m_connection->entry().revision))));
}

void EraControls::choose()
{
    if (!m_connection)
        return;
    Mcp::ServerEntry entry = m_connection->entry();
    const auto mode = Mcp::EraMode(m_era->currentData().toInt());
    entry.revision.reset();
    if (const QVariant chosen = m_revision->currentData(); chosen.isValid()) {
        const auto revision = Mcp::Revision(chosen.toInt());
        const bool isLegacy = Mcp::era(revision) == Mcp::Era::Legacy;
        // A revision of the other era goes when the era is chosen.
        if (mode == Mcp::EraMode::Auto || isLegacy == (mode == Mcp::EraMode::Legacy))
            entry.revision = revision;
    }
    entry.era = mode;
    if (entry != m_connection->entry())
        emit entryChosen(entry);
}

} // namespace Vitrine
