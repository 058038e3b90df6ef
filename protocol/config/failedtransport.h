// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"

namespace Mcp {

class FrameLog;

/// Stands for a transport that cannot be made from an entry: it fails as soon as it is started, so
/// that the reason reaches people the way every other failure does.
class FailedTransport : public Transport
{
    Q_OBJECT
public:
    FailedTransport(Error error, FrameLog &log, quint32 connection, QObject *parent = nullptr);

    void start() override;
    quint64 send(const OutgoingMessage &message) override;
    void stop() override;
    [[nodiscard]] TransportFacts facts() const override { return {}; }

private:
    void end();

    Error m_error;
    FrameLog &m_log;
    quint32 m_connection;
    bool m_isEnding = false;
};

} // namespace Mcp
