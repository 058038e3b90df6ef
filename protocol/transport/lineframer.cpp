// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/lineframer.h"

#include <cstring>

namespace Mcp {

namespace {
constexpr QByteArrayView kByteOrderMark = "\xEF\xBB\xBF";
}

std::optional<LineFramer::Line> LineFramer::next()
{
    const QByteArrayView unread = m_buffer.unread();
    if (m_scanned < unread.size()) {
        const char *from = unread.data() + m_scanned;
        const void *found = std::memchr(from, '\n', size_t(unread.size() - m_scanned));
        if (found) {
            const qsizetype length = static_cast<const char *>(found) - unread.data();
            return take(length, length + 1);
        }
        m_scanned = unread.size();
    }
    if (m_scanned < m_limit)
        return {};
    Line line = take(m_scanned, m_scanned);
    line.flags |= CutAtEnd;
    line.isTooLong = true;
    return line;
}

std::optional<LineFramer::Line> LineFramer::finish()
{
    if (m_buffer.isEmpty())
        return {};
    const qsizetype length = m_buffer.unread().size();
    Line line = take(length, length);
    line.flags |= CutAtEnd;
    return line;
}

LineFramer::Line LineFramer::take(qsizetype length, qsizetype end)
{
    Line line{.bytes = m_buffer.unread().first(length), .readable = m_buffer.readable()};
    if (end > length && line.bytes.endsWith('\r')) {
        line.bytes.chop(1);
        line.flags |= HadCarriageReturn;
    }
    if (line.bytes.startsWith(kByteOrderMark)) {
        line.bytes = line.bytes.sliced(kByteOrderMark.size());
        line.readable -= kByteOrderMark.size();
        line.flags |= HadByteOrderMark;
    }
    m_buffer.consume(end);
    m_scanned = 0;
    return line;
}

} // namespace Mcp
