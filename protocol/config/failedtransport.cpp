// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/failedtransport.h"

#include "transport/lifecycle.h"
#include "wire/framelog.h"

namespace Mcp {

FailedTransport::FailedTransport(Error error, FrameLog &log, quint32 connection, QObject *parent)
    : Transport(parent), m_error(std::move(error)), m_log(log), m_connection(connection)
{
}

void FailedTransport::start()
{
    Lifecycle::record(m_log, m_connection, Lifecycle::startFailed(m_error.text));
    end();
}

quint64 FailedTransport::send(const OutgoingMessage &)
{
    return Frame::kNone;
}

void FailedTransport::stop()
{
    end();
}

void FailedTransport::end()
{
    if (std::exchange(m_isEnding, true))
        return;
    QMetaObject::invokeMethod(this, [this] { emit closed(m_error); }, Qt::QueuedConnection);
}

} // namespace Mcp
