// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/error.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QWidget;

namespace Mcp {
class FrameLog;
}

namespace Vitrine {

class ServerListModel;

/// Waits until nothing moves any more, for pictures that are the same each time.
class Picture : public QObject
{
    Q_OBJECT
public:
    Picture(const Mcp::FrameLog &log, const ServerListModel &servers, QObject *parent = nullptr);

    void wait();

    /// Saves what the window shows. The file's ending chooses the format. Error::Kind::Io.
    [[nodiscard]] static Mcp::Result<void> save(QWidget *window, const QString &path);

signals:
    /// No server is on its way, no list is being read, no call runs, and no frame has come for a
    /// while; or that took too long.
    void settled();

private:
    void look();
    [[nodiscard]] bool isQuiet() const;

    const Mcp::FrameLog &m_log;
    const ServerListModel &m_servers;
    QTimer m_timer;
    QElapsedTimer m_waiting;
    quint64 m_lastSize = 0;
    int m_quietLooks = 0;
};

} // namespace Vitrine
