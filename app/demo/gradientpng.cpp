// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gradientpng.h"

#include <QtEndian>

#include <array>

namespace Demo {

namespace {

/// CRC-32 as PNG wants it (ISO 3309, polynomial 0xEDB88320).
quint32 crc32(QByteArrayView bytes)
{
    static constexpr auto table = [] {
        std::array<quint32, 256> entries{};
        for (quint32 n = 0; n < 256; ++n) {
            quint32 c = n;
            for (int bit = 0; bit < 8; ++bit)
                c = (c & 1) ? 0xEDB88320u ^ (c >> 1) : c >> 1;
            entries[n] = c;
        }
        return entries;
    }();
    quint32 crc = 0xFFFFFFFFu;
    for (const char byte : bytes)
        crc = table[(crc ^ static_cast<quint8>(byte)) & 0xFFu] ^ (crc >> 8);
    return crc ^ 0xFFFFFFFFu;
}

QByteArray bigEndian(quint32 value)
{
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray chunk(QByteArrayView type, const QByteArray &content)
{
    const QByteArray body = type.toByteArray() + content;
    return bigEndian(static_cast<quint32>(content.size())) + body + bigEndian(crc32(body));
}

char shade(int position, int size)
{
    return static_cast<char>(size > 1 ? position * 255 / (size - 1) : 0);
}

} // namespace

QByteArray gradientPng(int width, int height)
{
    QByteArray header =
        bigEndian(static_cast<quint32>(width)) + bigEndian(static_cast<quint32>(height));
    header += QByteArray("\x08\x02\x00\x00\x00",
                         5); // 8 bits, RGB, the only compression and filter, not interlaced

    QByteArray rows;
    rows.reserve(qsizetype(height) * (1 + 3 * qsizetype(width)));
    for (int y = 0; y < height; ++y) {
        rows += '\0'; // no filter
        for (int x = 0; x < width; ++x) {
            rows += shade(x, width);
            rows += shade(y, height);
            rows += '\xa0';
        }
    }
    const QByteArray zlib = qCompress(rows).sliced(4); // Qt puts the plain length in front
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR", header) + chunk("IDAT", zlib) + chunk("IEND", {});
}

} // namespace Demo
