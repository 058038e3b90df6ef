// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/framelog.h"

#include <QHash>
#include <QSet>

#include <array>
#include <optional>

class QDeadlineTimer;

namespace Vitrine {

/// Counts over a log, kept up to date by looking at each record once, in slices.
class FrameStats
{
public:
    explicit FrameStats(const Mcp::FrameLog &log);

    /// Looks at records up to @p end (exclusive) until @p deadline; true when @p end is reached.
    bool advance(quint64 end, const QDeadlineTimer &deadline);

    /// Requests of either side to which no answer has come.
    [[nodiscard]] quint64 unanswered() const { return m_unanswered; }
    [[nodiscard]] quint64 count(Mcp::Lane lane) const { return m_perLane[size_t(lane)]; }
    /// Frames of the last second before @p wallNs (ns since 1970, UTC).
    [[nodiscard]] double framesPerSecond(qint64 wallNs) const;
    /// The HTTP request head of an exchange; the response head is its pair.
    [[nodiscard]] std::optional<quint64> httpRequest(quint32 exchange) const;
    /// A request that has no answer will get none: the end of its connection, or the failure of its
    /// HTTP exchange, is in the log.
    [[nodiscard]] bool isPastAnswering(const Mcp::Frame &request) const;
    /// The earliest request answered since the last call, so that its row can be painted again.
    [[nodiscard]] std::optional<quint64> takeEarliestAnswered();

private:
    void look(const Mcp::Frame &frame);
    void lookAtEvent(const Mcp::Frame &frame);

    const Mcp::FrameLog &m_log;
    quint64 m_position = 0;
    quint64 m_unanswered = 0;
    quint64 m_earliestAnswered = Mcp::Frame::kNone;
    std::array<quint64, Mcp::kLaneCount> m_perLane{};
    QHash<quint32, quint64> m_httpRequests; ///< by exchange
    QSet<quint32> m_endedConnections;
    QSet<quint32> m_failedExchanges;
};

} // namespace Vitrine
