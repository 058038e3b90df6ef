// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/sseparser.h"

#include <algorithm>
#include <cstring>

namespace Mcp {

namespace {

constexpr QByteArrayView kByteOrderMark = "\xEF\xBB\xBF";

qsizetype indexOf(QByteArrayView bytes, char wanted)
{
    if (bytes.isEmpty())
        return -1;
    const void *found = std::memchr(bytes.data(), wanted, size_t(bytes.size()));
    return found ? static_cast<const char *>(found) - bytes.data() : -1;
}

std::optional<std::chrono::milliseconds> readRetry(QByteArrayView value)
{
    const bool digits =
        !value.isEmpty() && std::ranges::all_of(value, [](char c) { return c >= '0' && c <= '9'; });
    if (!digits)
        return {};
    bool fits = false;
    const qlonglong number = value.toLongLong(&fits);
    return fits ? std::chrono::milliseconds(number) : std::chrono::milliseconds::max();
}

} // namespace

std::optional<SseParser::Item> SseParser::next()
{
    m_buffer.consume(std::exchange(m_consume, 0));
    if (m_atStart && !skipByteOrderMark())
        return {};
    while (const std::optional<qsizetype> length = findLineEnd()) {
        const qsizetype begin = m_line;
        const QByteArrayView unread = m_buffer.unread();
        qsizetype end = begin + *length + 1;
        if (unread[end - 1] == '\r') {
            if (end == unread.size())
                m_skipLineFeed = true;
            else if (unread[end] == '\n')
                ++end;
        }
        m_line = m_scanned = end;

        if (*length == 0) {
            if (m_hasBlock)
                return endBlock(end);
            m_buffer.consume(end);
            m_line = m_scanned = 0;
        } else if (unread[begin] == ':') {
            Item item{.kind = Item::Kind::Comment};
            item.raw = unread.sliced(begin, *length);
            item.data = item.raw.sliced(1);
            item.readable = m_buffer.readable() - begin - 1;
            item.lastEventId = m_lastEventId;
            if (!m_hasBlock) {
                m_consume = end;
                m_line = m_scanned = 0;
            }
            return item;
        } else {
            m_hasBlock = true;
            readField(begin, *length);
        }
    }
    return {};
}

std::optional<SseParser::Item> SseParser::finish()
{
    m_buffer.consume(std::exchange(m_consume, 0));
    const QByteArrayView rest = m_buffer.unread();
    const bool onlyLineFeed = m_skipLineFeed && !m_hasBlock && rest == "\n";
    if (rest.isEmpty() || onlyLineFeed)
        return {};
    Item item{.kind = Item::Kind::Cut};
    item.raw = rest;
    item.lastEventId = m_lastEventId;
    m_consume = rest.size();
    m_line = m_scanned = 0;
    m_hasBlock = false;
    m_block = {};
    return item;
}

bool SseParser::skipByteOrderMark()
{
    const QByteArrayView unread = m_buffer.unread();
    if (unread.size() < kByteOrderMark.size() && kByteOrderMark.startsWith(unread))
        return false;
    if (unread.startsWith(kByteOrderMark))
        m_buffer.consume(kByteOrderMark.size());
    m_atStart = false;
    return true;
}

// The length of the line that begins at m_line, if its end is there.
std::optional<qsizetype> SseParser::findLineEnd()
{
    // Small windows, so that a stream whose lines end with CR alone is not searched for LF over and
    // over.
    constexpr qsizetype kWindow = 4096;
    const QByteArrayView unread = m_buffer.unread();
    if (m_skipLineFeed && m_line < unread.size()) {
        m_skipLineFeed = false;
        if (unread[m_line] == '\n') {
            if (m_hasBlock) {
                ++m_line;
            } else { // nothing points in front of it any more
                m_buffer.consume(1);
                return findLineEnd();
            }
            m_scanned = m_line;
        }
    }
    while (m_scanned < unread.size()) {
        QByteArrayView window =
            unread.sliced(m_scanned, std::min(kWindow, unread.size() - m_scanned));
        const qsizetype lineFeed = indexOf(window, '\n');
        if (lineFeed >= 0)
            window.truncate(lineFeed);
        const qsizetype carriageReturn = indexOf(window, '\r');
        if (carriageReturn >= 0 || lineFeed >= 0)
            return m_scanned - m_line + (carriageReturn >= 0 ? carriageReturn : lineFeed);
        m_scanned += window.size();
    }
    return {};
}

void SseParser::readField(qsizetype begin, qsizetype length)
{
    const QByteArrayView line = m_buffer.unread().sliced(begin, length);
    const qsizetype colon = indexOf(line, ':');
    const QByteArrayView name = colon < 0 ? line : line.first(colon);
    QByteArrayView value = colon < 0 ? QByteArrayView() : line.sliced(colon + 1);
    if (value.startsWith(' '))
        value = value.sliced(1);

    if (name == "data") {
        if (m_block.dataLines == 0) {
            // In place: one data line, however long, is not copied.
            m_block.dataLength = value.size();
            m_block.dataBegin = begin + length - value.size();
        } else {
            if (m_block.dataLines == 1)
                m_block.joined =
                    m_buffer.unread().sliced(m_block.dataBegin, m_block.dataLength).toByteArray();
            m_block.joined += '\n';
            m_block.joined += value;
        }
        ++m_block.dataLines;
    } else if (name == "event") {
        m_block.type = value.toByteArray();
    } else if (name == "id") {
        if (!value.contains('\0')) {
            m_idBuffer = value.toByteArray();
            m_block.id = m_idBuffer;
        }
    } else if (name == "retry") {
        if (const auto retry = readRetry(value)) {
            m_retry = retry;
            m_block.retry = retry;
        }
    }
}

SseParser::Item SseParser::endBlock(qsizetype size)
{
    m_lastEventId = m_idBuffer;
    Block block = std::exchange(m_block, {});
    Item item;
    item.kind = block.dataLines > 0 ? Item::Kind::Event : Item::Kind::Control;
    item.type = block.type.isEmpty() ? QByteArrayLiteral("message") : std::move(block.type);
    item.id = std::move(block.id);
    item.retry = block.retry;
    item.lastEventId = m_lastEventId;
    item.raw = m_buffer.unread().first(size);
    if (block.dataLines == 1) {
        item.data = m_buffer.unread().sliced(block.dataBegin, block.dataLength);
        item.readable = m_buffer.readable() - block.dataBegin;
    } else if (block.dataLines > 1) {
        m_joined = std::move(block.joined);
        m_joined.reserve(m_joined.size() + ReadBuffer::kPadding);
        item.data = m_joined;
        item.readable = m_joined.capacity();
    }
    m_consume = size;
    m_line = m_scanned = 0;
    m_hasBlock = false;
    return item;
}

} // namespace Mcp
