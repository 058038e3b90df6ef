// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/framefilter.h"

#include <QDeadlineTimer>

namespace Vitrine {

namespace {
constexpr qsizetype kPiece = 1 << 20; // about a millisecond
}

FrameScan::FrameScan(const Mcp::FrameLog &log, const FrameFilter &filter, quint64 from)
    : m_log(log), m_filter(filter), m_position(from)
{
}

bool FrameScan::isOver(const QDeadlineTimer &deadline)
{
    return deadline.hasExpired();
}

FrameScan::Verdict FrameScan::judge(const Mcp::Frame &frame, const QDeadlineTimer &deadline)
{
    if (!m_filter.matchesRecord(frame))
        return Verdict::No;
    if (m_filter.text.isEmpty())
        return Verdict::Yes;
    if (m_offset == 0) {
        if (frame.method != m_lastMethod) {
            m_lastMethod = frame.method;
            m_lastMethodMatches = m_filter.text.matches(m_log.methodName(frame.method).toUtf8());
        }
        if (m_lastMethodMatches && frame.method != 0)
            return Verdict::Yes;
    }
    const QByteArrayView bytes = m_log.bytes(frame.sequence);
    while (true) {
        const qsizetype length =
            std::min(kPiece + m_filter.text.overlap(), bytes.size() - m_offset);
        const bool found = m_filter.text.matches(bytes.sliced(m_offset, length));
        const bool end = m_offset + length >= bytes.size();
        if (found || end) {
            m_offset = 0;
            return found ? Verdict::Yes : Verdict::No;
        }
        m_offset += kPiece;
        if (isOver(deadline))
            return Verdict::NotYet;
    }
}

} // namespace Vitrine
