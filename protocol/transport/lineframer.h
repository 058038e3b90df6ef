// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/readbuffer.h"
#include "wire/frame.h"

#include <QByteArrayView>

#include <optional>

namespace Mcp {

/// Cuts a stream of bytes into lines: the framing of stdio (MCP, Basic/Transports, stdio). No I/O.
///
/// Feed with append(), or read straight into reserve() and commit(); then take lines with next()
/// until there are none. A byte is looked at once, however small the chunks of a long line are, and
/// is not copied. At the end of the stream finish() gives what is left.
///
/// Lines end with LF. One CR before it and a byte-order mark in front are cut off and flagged, so
/// the bytes on the wire can be told from bytes and flags. Empty lines are lines.
class LineFramer
{
public:
    struct Line
    {
        QByteArrayView bytes;   ///< without its end; valid until the next append() or reserve()
        quint16 flags = 0;      ///< HadCarriageReturn, HadByteOrderMark, CutAtEnd
        qsizetype readable = 0; ///< bytes that may be read from bytes.data(), for Envelope::scan
        /// A piece of a line longer than the limit (flagged CutAtEnd); more of it follows as lines.
        bool isTooLong = false;
    };

    /// A line is cut where it reaches @p limit bytes. The default is below the 4 GiB that one
    /// message may have for the JSON scanner.
    explicit LineFramer(qsizetype limit = qsizetype(2) << 30) : m_limit(limit) {}

    void append(QByteArrayView bytes) { m_buffer.append(bytes); }
    char *reserve(qsizetype size) { return m_buffer.reserve(size); }
    void commit(qsizetype size) { m_buffer.commit(size); }

    /// The next whole line.
    std::optional<Line> next();
    /// The end of the stream: what follows the last LF, flagged CutAtEnd; nothing if that is empty.
    std::optional<Line> finish();

private:
    Line take(qsizetype length, qsizetype end);

    ReadBuffer m_buffer;
    qsizetype m_scanned = 0; // bytes of unread() that are known to hold no LF
    qsizetype m_limit;
};

} // namespace Mcp
