// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QList>

#include <expected>
#include <optional>
#include <utility>

namespace Demo {

/// Header fields in the order they came or go, names in any case.
class HttpHeaders
{
public:
    void add(const QByteArray &name, const QByteArray &value) { m_fields.append({name, value}); }

    [[nodiscard]] bool contains(QByteArrayView name) const { return value(name).has_value(); }

    /// The value of the field; several fields of one name are joined by ", " (RFC 9110, 5.3).
    [[nodiscard]] std::optional<QByteArray> value(QByteArrayView name) const;

    [[nodiscard]] const QList<std::pair<QByteArray, QByteArray>> &fields() const
    {
        return m_fields;
    }

private:
    QList<std::pair<QByteArray, QByteArray>> m_fields;
};

/// One HTTP/1.x request with its whole body.
struct HttpRequest
{
    QByteArray method;
    QByteArray target;
    bool isHttp10 = false;
    bool wantsClose = false;
    HttpHeaders headers;
    QByteArray body;
};

/// Splits a byte stream into HTTP/1.x requests (RFC 9112). Pure: bytes in, requests out.
class HttpParser
{
public:
    /// The status to refuse a broken request with; the connection cannot be used any further.
    struct Failure
    {
        int status = 400;
    };

    void feed(QByteArrayView bytes) { m_buffer.append(bytes); }

    /// The next whole request; nothing if more bytes are needed.
    [[nodiscard]] std::expected<std::optional<HttpRequest>, Failure> next();

    /// True once per request that wants "100 Continue" before it sends its body.
    [[nodiscard]] bool takeContinueWish() { return std::exchange(m_wishesContinue, false); }

    static constexpr qsizetype kMaxHead = 64 * 1024;
    static constexpr qsizetype kMaxBody = 64 * 1024 * 1024;

private:
    enum class Stage { Head, FixedBody, ChunkSize, ChunkData, Trailer };
    using Progress =
        std::expected<bool, Failure>; ///< whether a step was possible with the bytes at hand

    Progress step();
    Progress readHead();
    Progress readHeaderLines(QByteArrayView lines);
    Progress chooseBody();
    Progress readFixedBody();
    Progress readChunkSize();
    Progress readChunkData();
    Progress readTrailer();
    std::optional<QByteArray> takeLine();

    QByteArray m_buffer;
    HttpRequest m_request;
    Stage m_stage = Stage::Head;
    qsizetype m_expected = 0; ///< bytes of the body, or of the chunk, that are still to come
    bool m_isComplete = false;
    bool m_wishesContinue = false;
};

} // namespace Demo
