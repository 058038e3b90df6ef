// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/readbuffer.h"

#include <QByteArray>
#include <QByteArrayView>

#include <chrono>
#include <optional>

namespace Mcp {

/// Reads an event stream (WHATWG HTML, section 9.2.6 "Interpreting an event stream"). No I/O.
///
/// Feed with append(), or read straight into reserve() and commit(); then take items with next()
/// until there are none, and at the end of the stream with finish(). A byte order mark in front,
/// the three kinds of line ends (also when CR LF is split over two reads), comments and unknown
/// fields are treated as written there. Unlike there bytes are not decoded: invalid UTF-8 stays as
/// it is.
///
/// Beyond events a log needs to see what a browser drops, so that is an item too.
class SseParser
{
public:
    struct Item
    {
        enum class Kind : quint8 {
            Event,   ///< dispatched; `data` may be empty, as in the priming events of 2025-11-25
            Control, ///< a block without data: nothing is dispatched, but id and retry count
            Comment, ///< one comment line, given as soon as it is whole
            Cut      ///< finish(): a block that was not ended by an empty line, and is discarded
        };
        Kind kind = Kind::Event;
        QByteArrayView data;    ///< Event: data lines joined by LF; Comment: what follows the colon
        qsizetype readable = 0; ///< bytes that may be read from data.data(), for Envelope::scan
        QByteArray type;        ///< Event: its type, "message" unless said otherwise
        QByteArray lastEventId; ///< the last event id of the stream, this block included
        std::optional<QByteArray> id; ///< the id that this block set; empty resets
        std::optional<std::chrono::milliseconds> retry; ///< the retry that this block set
        /// The text as it came: the whole block with its line ends, or the comment line.
        QByteArrayView raw;
    };

    void append(QByteArrayView bytes) { m_buffer.append(bytes); }
    char *reserve(qsizetype size) { return m_buffer.reserve(size); }
    void commit(qsizetype size) { m_buffer.commit(size); }

    /// The next item. Its views are valid until the next call of any function that is not const.
    std::optional<Item> next();
    /// The end of the stream: what was begun and not ended, if anything.
    std::optional<Item> finish();

    [[nodiscard]] const QByteArray &lastEventId() const { return m_lastEventId; }
    /// How long to wait before a new connection, if the stream said so.
    [[nodiscard]] std::optional<std::chrono::milliseconds> retry() const { return m_retry; }
    /// Bytes of the block that is not whole yet, for a limit of the caller's.
    [[nodiscard]] qsizetype pending() const { return m_buffer.unread().size(); }

private:
    struct Block
    {
        QByteArray type;
        std::optional<QByteArray> id;
        std::optional<std::chrono::milliseconds> retry;
        int dataLines = 0;
        qsizetype dataBegin = 0; // of the only data line, in unread()
        qsizetype dataLength = 0;
        QByteArray joined; // of several data lines
    };

    bool skipByteOrderMark();
    std::optional<qsizetype> findLineEnd();
    void readField(qsizetype begin, qsizetype length);
    Item endBlock(qsizetype size);

    ReadBuffer m_buffer;     // unread() begins with the block
    qsizetype m_consume = 0; // of what the last item pointed into
    qsizetype m_line = 0;    // where the current line begins, in unread()
    qsizetype m_scanned = 0; // up to here there is no line end, in unread()
    bool m_atStart = true;
    bool m_skipLineFeed = false; // the last line ended with CR: an LF belongs to it
    bool m_hasBlock = false;     // the block has lines other than comments
    Block m_block;
    QByteArray m_joined; // what the last item's data point into
    QByteArray m_idBuffer;
    QByteArray m_lastEventId;
    std::optional<std::chrono::milliseconds> m_retry;
};

} // namespace Mcp
