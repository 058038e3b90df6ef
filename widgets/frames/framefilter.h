// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "frames/textmatcher.h"
#include "wire/framelog.h"

#include <bitset>
#include <optional>

class QDeadlineTimer;

namespace Vitrine {

using LaneSet = std::bitset<Mcp::kLaneCount>;

/// Which frames are shown. A value; an empty filter (the default) shows all.
struct FrameFilter
{
    LaneSet lanes = LaneSet().set();
    std::optional<quint32> connection; ///< one connection of the log, or all
    std::optional<quint32> method;     ///< one method token of the log, or all
    TextMatcher text;                  ///< in the bytes or in the method's name

    bool operator==(const FrameFilter &) const = default;

    [[nodiscard]] bool showsAll() const
    {
        return lanes.all() && !connection && !method && text.isEmpty();
    }
    /// The part that needs only the record.
    [[nodiscard]] bool matchesRecord(const Mcp::Frame &frame) const
    {
        return lanes.test(size_t(frame.lane)) && (!connection || *connection == frame.connection) &&
               (!method || *method == frame.method);
    }
};

/// Runs a filter over a log in slices: goes on where it stopped, also inside one huge frame.
class FrameScan
{
public:
    FrameScan(const Mcp::FrameLog &log, const FrameFilter &filter, quint64 from);

    /// Looks at frames up to @p end (exclusive) until @p deadline and hands the sequence of each
    /// match to @p found, in order. Always makes some progress. Returns true when @p end is
    /// reached.
    template <typename Found>
    bool advance(quint64 end, const QDeadlineTimer &deadline, Found found);

    /// The first frame that has not been decided.
    [[nodiscard]] quint64 position() const { return m_position; }

private:
    enum class Verdict : quint8 { No, Yes, NotYet };
    Verdict judge(const Mcp::Frame &frame, const QDeadlineTimer &deadline);
    static bool isOver(const QDeadlineTimer &deadline);

    const Mcp::FrameLog &m_log;
    FrameFilter m_filter;
    quint64 m_position;
    qsizetype m_offset = 0; ///< inside the frame at m_position
    quint32 m_lastMethod = 0;
    bool m_lastMethodMatches = false;
};

template <typename Found>
bool FrameScan::advance(quint64 end, const QDeadlineTimer &deadline, Found found)
{
    constexpr quint64 kBetweenLooksAtTheClock = 256;
    for (quint64 looked = 1; m_position < end; ++looked) {
        const Mcp::Frame frame = m_log.frame(m_position);
        const Verdict verdict = judge(frame, deadline);
        if (verdict == Verdict::NotYet)
            return false;
        if (verdict == Verdict::Yes)
            found(m_position);
        ++m_position;
        const bool heavy = !m_filter.text.isEmpty() && frame.length > 4096;
        if ((heavy || looked % kBetweenLooksAtTheClock == 0) && isOver(deadline))
            return m_position >= end;
    }
    return true;
}

} // namespace Vitrine
