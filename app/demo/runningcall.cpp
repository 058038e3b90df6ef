// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "runningcall.h"

namespace Demo {

RunningCall::RunningCall(PendingRequest request, QObject *conversation)
    : QObject(conversation), m_request(std::move(request))
{
    // Closing the stream cancels in 2026-07-28 only; before, a lost connection must not be taken
    // for a cancellation (2025-11-25, Basic/Transports, Sending Messages).
    if (m_request.request().features.modern)
        connect(m_request.reply(), &Reply::peerGone, this, &RunningCall::cancel);
}

void RunningCall::cancel()
{
    if (m_isOver)
        return;
    m_isOver = true;
    onCancelled();
    m_request.abandon();
    deleteLater();
}

void RunningCall::succeed(const QJsonObject &result)
{
    if (m_isOver)
        return;
    m_isOver = true;
    m_request.succeed(result);
    deleteLater();
}

} // namespace Demo
