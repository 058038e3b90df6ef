// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

#include <QPointer>
#include <QWidget>

class QComboBox;

namespace Vitrine {

class ServerConnection;

/// Era and revision of the chosen server, in the tool bar. A choice takes effect at the next
/// connect.
class EraControls : public QWidget
{
    Q_OBJECT
public:
    explicit EraControls(QWidget *parent = nullptr);

    void setConnection(ServerConnection *connection);

signals:
    /// The entry of the connection with the era and revision that were chosen.
    void entryChosen(const Mcp::ServerEntry &entry);

private:
    void refresh();
    void choose();

    QPointer<ServerConnection> m_connection;
    QComboBox *m_era;
    QComboBox *m_revision;
};

} // namespace Vitrine
