// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/oneshotbody.h"

#include <algorithm>
#include <cstring>

namespace Mcp {

OneShotBody::OneShotBody(QByteArray bytes, QObject *parent)
    : QIODevice(parent), m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 OneShotBody::bytesAvailable() const
{
    return m_bytes.size() - m_read + QIODevice::bytesAvailable();
}

qint64 OneShotBody::readData(char *data, qint64 maximum)
{
    const qsizetype size = std::min<qsizetype>(maximum, m_bytes.size() - m_read);
    if (size == 0)
        return -1;
    std::memcpy(data, m_bytes.constData() + m_read, size_t(size));
    m_read += size;
    return size;
}

qint64 OneShotBody::writeData(const char *, qint64)
{
    return -1;
}

} // namespace Mcp
