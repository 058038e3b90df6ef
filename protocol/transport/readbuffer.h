// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

#include <cstdlib>
#include <memory>

namespace Mcp {

/// Bytes that have arrived and are not used up yet, in one piece, with room behind them.
///
/// Writing: reserve() gives room, commit() says how much of it was filled. Reading: unread() is one
/// view of all of it; consume() drops its front. Behind the bytes there are always kPadding more
/// that may be read (their values mean nothing), which is what Envelope::scan needs to work without
/// a copy. Growth doubles, so a message of any size is moved a constant number of times per byte.
///
/// Views into it are valid until the next reserve().
class ReadBuffer
{
public:
    static constexpr qsizetype kPadding = 64;

    /// Room for @p size bytes behind the unread ones.
    char *reserve(qsizetype size);
    void commit(qsizetype size) { m_end += size; }
    void append(QByteArrayView bytes);

    [[nodiscard]] QByteArrayView unread() const
    {
        return QByteArrayView(m_data.get() + m_begin, m_end - m_begin);
    }
    /// How many bytes may be read from unread().data().
    [[nodiscard]] qsizetype readable() const { return m_capacity - m_begin; }
    void consume(qsizetype size) { m_begin += size; }
    [[nodiscard]] bool isEmpty() const { return m_begin == m_end; }

private:
    struct Free
    {
        void operator()(char *memory) const { std::free(memory); }
    };
    void reallocate(qsizetype capacity);

    std::unique_ptr<char[], Free> m_data;
    qsizetype m_capacity = 0;
    qsizetype m_begin = 0;
    qsizetype m_end = 0;
};

} // namespace Mcp
