// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/framestats.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <ranges>

namespace Vitrine {
using Mcp::Frame;
using Mcp::FrameKind;
using namespace Qt::StringLiterals;

namespace {

// "HTTP/1.1 404 Not Found"
bool isErrorStatus(QByteArrayView head)
{
    const qsizetype space = head.indexOf(' ');
    return space >= 0 && space + 1 < head.size() &&
           (head[space + 1] == '4' || head[space + 1] == '5');
}

} // namespace

FrameStats::FrameStats(const Mcp::FrameLog &log) : m_log(log) {}

bool FrameStats::advance(quint64 end, const QDeadlineTimer &deadline)
{
    constexpr quint64 kBetweenLooksAtTheClock = 1024;
    while (m_position < end) {
        const quint64 stop = std::min(end, m_position + kBetweenLooksAtTheClock);
        for (; m_position < stop; ++m_position)
            look(m_log.frame(m_position));
        if (deadline.hasExpired())
            break;
    }
    return m_position >= end;
}

void FrameStats::look(const Frame &frame)
{
    ++m_perLane[size_t(frame.lane)];
    switch (frame.kind) {
    case FrameKind::Request:
        ++m_unanswered;
        break;
    case FrameKind::Result:
    case FrameKind::Error:
        // A request names its first answer only; a second one that names it too is no news.
        if (frame.hasPair() && frame.pair < frame.sequence &&
            m_log.frame(frame.pair).pair == frame.sequence) {
            --m_unanswered;
            m_earliestAnswered = std::min(m_earliestAnswered, frame.pair);
        }
        break;
    case FrameKind::HttpRequest:
        if (frame.exchange != 0)
            m_httpRequests.insert(frame.exchange, frame.sequence);
        break;
    case FrameKind::HttpResponse:
        if (frame.hasPair())
            m_earliestAnswered = std::min(m_earliestAnswered, frame.pair);
        if (frame.exchange != 0 && isErrorStatus(m_log.bytes(frame.sequence)))
            m_failedExchanges.insert(frame.exchange);
        break;
    case FrameKind::Event:
        if (frame.lane == Mcp::Lane::Lifecycle)
            lookAtEvent(frame);
        break;
    default:
        break;
    }
}

// The words are those of Mcp::Lifecycle.
void FrameStats::lookAtEvent(const Frame &frame)
{
    const auto json = Mcp::Json::parse(m_log.bytes(frame.sequence));
    const QString event = json ? (*json)["event"_L1].toString() : QString();
    if (event == "process-exited"_L1 || event == "start-failed"_L1 || event == "stdout-closed"_L1)
        m_endedConnections.insert(frame.connection);
    else if (frame.exchange != 0 &&
             (event == "exchange-failed"_L1 || event == "exchange-abandoned"_L1))
        m_failedExchanges.insert(frame.exchange);
}

bool FrameStats::isPastAnswering(const Frame &request) const
{
    return m_endedConnections.contains(request.connection) ||
           (request.exchange != 0 && m_failedExchanges.contains(request.exchange));
}

double FrameStats::framesPerSecond(qint64 wallNs) const
{
    constexpr qint64 kWindow = 1'000'000'000;
    const quint64 size = m_log.size();
    if (size == 0)
        return 0;
    const Frame last = m_log.frame(size - 1);
    const qint64 from = last.monotonicNs + (wallNs - last.wallNs) - kWindow;
    const auto all = std::views::iota(quint64(0), size);
    const auto first = std::ranges::partition_point(
        all, [&](quint64 sequence) { return m_log.frame(sequence).monotonicNs < from; });
    return double(all.end() - first);
}

std::optional<quint64> FrameStats::httpRequest(quint32 exchange) const
{
    const auto found = m_httpRequests.constFind(exchange);
    return found == m_httpRequests.cend() ? std::nullopt : std::optional(found.value());
}

std::optional<quint64> FrameStats::takeEarliestAnswered()
{
    const quint64 earliest = std::exchange(m_earliestAnswered, Frame::kNone);
    return earliest == Frame::kNone ? std::nullopt : std::optional(earliest);
}

} // namespace Vitrine
