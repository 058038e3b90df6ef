// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/picture.h"

#include "engine/serverconnection.h"
#include "servers/serverlistmodel.h"
#include "wire/framelog.h"

#include <QPixmap>
#include <QWidget>

#include <chrono>

namespace Vitrine {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
constexpr int kQuietLooks = 6;
constexpr qint64 kLongestMs = 20'000;
} // namespace

Picture::Picture(const Mcp::FrameLog &log, const ServerListModel &servers, QObject *parent)
    : QObject(parent), m_log(log), m_servers(servers)
{
    m_timer.setInterval(80ms);
    connect(&m_timer, &QTimer::timeout, this, &Picture::look);
}

void Picture::wait()
{
    m_waiting.start();
    m_timer.start();
}

Mcp::Result<void> Picture::save(QWidget *window, const QString &path)
{
    if (!window->grab().save(path))
        return Mcp::failure(Mcp::Error::Kind::Io, u"the picture cannot be written"_s, path);
    return {};
}

void Picture::look()
{
    const quint64 size = m_log.size();
    m_quietLooks = size == std::exchange(m_lastSize, size) && isQuiet() ? m_quietLooks + 1 : 0;
    if (m_quietLooks < kQuietLooks && m_waiting.elapsed() < kLongestMs)
        return;
    m_timer.stop();
    emit settled();
}

bool Picture::isQuiet() const
{
    using State = Mcp::SessionStatus::State;
    for (int row = 0; row < m_servers.rowCount(); ++row) {
        const ServerConnection *server = m_servers.connection(row);
        if (server->isActive() && server->status().state != State::Ready)
            return false;
        if (server->runningCalls() > 0)
            return false;
        for (int kind = 0; kind < Mcp::kListKindCount; ++kind) {
            if (server->list(Mcp::ListKind(kind)).state == Mcp::CatalogueList::State::Loading)
                return false;
        }
    }
    return true;
}

} // namespace Vitrine
