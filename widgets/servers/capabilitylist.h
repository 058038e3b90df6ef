// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/serverconnection.h"

#include <QWidget>

class QGridLayout;

namespace Vitrine {

/// What a server says it can do: one line each, with what it means and the finer points as badges.
/// Capabilities that Vitrine does not know are shown as they came.
class CapabilityList : public QWidget
{
    Q_OBJECT
public:
    explicit CapabilityList(QWidget *parent = nullptr);

    /// Shows nothing new if nothing differs.
    void show(const ServerConnection &connection);

    /// The finer points of one capability: `{"subscribe":true,"requests":{"tools":{"call":{}}}}` is
    /// "subscribe", "requests.tools.call".
    static QStringList points(const Mcp::Json &value);

signals:
    /// Somebody wants to see this list.
    void listRequested(Mcp::ListKind kind);

private:
    void rebuild(const ServerConnection &connection);
    void addRow(const QString &name, const Mcp::Json &value, const ServerConnection &connection);

    Mcp::Json m_shown;
    QList<qsizetype> m_counts;
    QString m_language;
};

} // namespace Vitrine
