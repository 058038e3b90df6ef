// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/readbuffer.h"

#include <QtAssert>

#include <algorithm>
#include <cstring>

namespace Mcp {

namespace {
// What is kept when everything is used up; more is given back, so that one large message does not
// cost its size for ever.
constexpr qsizetype kKept = 4 << 20;
} // namespace

char *ReadBuffer::reserve(qsizetype size)
{
    if (m_begin == m_end) {
        m_begin = m_end = 0;
        if (m_capacity > kKept && size + kPadding <= kKept)
            reallocate(kKept);
    }
    if (m_capacity - m_end >= size + kPadding)
        return m_data.get() + m_end;

    // Moving is worth it only if it frees at least as much as it moves; else each small chunk
    // behind a long remainder would move it again.
    const qsizetype unused = m_begin;
    const qsizetype rest = m_end - m_begin;
    if (unused > 0) {
        std::memmove(m_data.get(), m_data.get() + m_begin, size_t(rest));
        m_begin = 0;
        m_end = rest;
    }
    const qsizetype needed = rest + size + kPadding;
    if (needed > m_capacity || unused < rest)
        reallocate(std::max(needed, m_capacity * 2));
    return m_data.get() + m_end;
}

void ReadBuffer::append(QByteArrayView bytes)
{
    if (bytes.isEmpty())
        return;
    std::memcpy(reserve(bytes.size()), bytes.data(), size_t(bytes.size()));
    commit(bytes.size());
}

void ReadBuffer::reallocate(qsizetype capacity)
{
    // realloc() of a large block moves pages, not bytes.
    char *memory = static_cast<char *>(std::realloc(m_data.get(), size_t(capacity)));
    Q_CHECK_PTR(memory);
    (void)m_data.release();
    m_data.reset(memory);
    m_capacity = capacity;
}

} // namespace Mcp
