// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "httpparser.h"

#include <algorithm>

namespace Demo {

namespace {

std::unexpected<HttpParser::Failure> failure(int status)
{
    return std::unexpected(HttpParser::Failure{status});
}

bool isTokenCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
}

bool isToken(QByteArrayView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, isTokenCharacter);
}

bool isSame(QByteArrayView a, QByteArrayView b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

} // namespace

std::optional<QByteArray> HttpHeaders::value(QByteArrayView name) const
{
    std::optional<QByteArray> joined;
    for (const auto &[fieldName, fieldValue] : m_fields) {
        if (isSame(fieldName, name))
            joined = joined ? *joined + ", " + fieldValue : fieldValue;
    }
    return joined;
}

std::expected<std::optional<HttpRequest>, HttpParser::Failure> HttpParser::next()
{
    while (!m_isComplete) {
        const Progress progress = step();
        if (!progress)
            return std::unexpected(progress.error());
        if (!*progress)
            return std::nullopt;
    }
    m_isComplete = false;
    m_wishesContinue = false;
    m_stage = Stage::Head;
    return std::exchange(m_request, {});
}

HttpParser::Progress HttpParser::step()
{
    switch (m_stage) {
    case Stage::Head:
        return readHead();
    case Stage::FixedBody:
        return readFixedBody();
    case Stage::ChunkSize:
        return readChunkSize();
    case Stage::ChunkData:
        return readChunkData();
    case Stage::Trailer:
        return readTrailer();
    }
    Q_UNREACHABLE_RETURN(false);
}

HttpParser::Progress HttpParser::readHead()
{
    while (m_buffer.startsWith("\r\n")) // RFC 9112, 2.2: empty lines before a request are ignored
        m_buffer.remove(0, 2);
    const qsizetype end = m_buffer.indexOf("\r\n\r\n");
    if (end > kMaxHead || (end < 0 && m_buffer.size() > kMaxHead))
        return failure(431);
    if (end < 0)
        return false;
    const QByteArray head = m_buffer.first(end + 2);
    m_buffer.remove(0, end + 4);

    const qsizetype lineEnd = head.indexOf("\r\n");
    const QList<QByteArray> parts = head.first(lineEnd).split(' ');
    if (parts.size() != 3 || !isToken(parts[0]) || parts[1].isEmpty())
        return failure(400);
    if (parts[2] != "HTTP/1.1" && parts[2] != "HTTP/1.0")
        return failure(parts[2].startsWith("HTTP/") ? 505 : 400);
    m_request.method = parts[0];
    m_request.target = parts[1];
    m_request.isHttp10 = parts[2] == "HTTP/1.0";
    if (const Progress headers = readHeaderLines(QByteArrayView(head).sliced(lineEnd + 2));
        !headers)
        return headers;
    return chooseBody();
}

HttpParser::Progress HttpParser::readHeaderLines(QByteArrayView lines)
{
    while (!lines.isEmpty()) {
        const qsizetype end = lines.indexOf("\r\n");
        const QByteArrayView line = lines.first(end);
        lines = lines.sliced(end + 2);
        const qsizetype colon = line.indexOf(':');
        if (colon < 0 || !isToken(line.first(colon)))
            return failure(400);
        m_request.headers.add(line.first(colon).toByteArray(),
                              line.sliced(colon + 1).trimmed().toByteArray());
    }
    const QByteArray connection =
        m_request.headers.value("Connection").value_or(QByteArray()).toLower();
    m_request.wantsClose =
        m_request.isHttp10 ? !connection.contains("keep-alive") : connection.contains("close");
    return true;
}

HttpParser::Progress HttpParser::chooseBody()
{
    const std::optional<QByteArray> coding = m_request.headers.value("Transfer-Encoding");
    const std::optional<QByteArray> length = m_request.headers.value("Content-Length");
    if (coding && length)
        return failure(400); // RFC 9112, 6.1: a way to smuggle requests
    if (coding && !isSame(*coding, "chunked"))
        return failure(501);
    if (coding) {
        m_stage = Stage::ChunkSize;
    } else {
        bool isNumber = true;
        m_expected = length ? length->toLongLong(&isNumber) : 0;
        if (!isNumber || m_expected < 0 || (length && length->startsWith('+')))
            return failure(400);
        if (m_expected > kMaxBody)
            return failure(413);
        m_stage = Stage::FixedBody;
    }
    const std::optional<QByteArray> expectation = m_request.headers.value("Expect");
    m_wishesContinue = expectation && isSame(*expectation, "100-continue");
    return true;
}

HttpParser::Progress HttpParser::readFixedBody()
{
    if (m_buffer.size() < m_expected)
        return false;
    m_request.body = m_buffer.first(m_expected);
    m_buffer.remove(0, m_expected);
    m_isComplete = true;
    return true;
}

HttpParser::Progress HttpParser::readChunkSize()
{
    const std::optional<QByteArray> line = takeLine();
    if (!line)
        return m_buffer.size() > kMaxHead ? Progress(failure(400)) : Progress(false);
    const QByteArray digits =
        line->first(std::max<qsizetype>(0, (*line + ';').indexOf(';'))).trimmed();
    bool isNumber = false;
    m_expected = digits.toLongLong(&isNumber, 16);
    if (!isNumber || m_expected < 0)
        return failure(400);
    if (m_request.body.size() + m_expected > kMaxBody)
        return failure(413);
    m_stage = m_expected == 0 ? Stage::Trailer : Stage::ChunkData;
    return true;
}

HttpParser::Progress HttpParser::readChunkData()
{
    if (m_buffer.size() < m_expected + 2)
        return false;
    if (m_buffer.sliced(m_expected, 2) != "\r\n")
        return failure(400);
    m_request.body.append(m_buffer.first(m_expected));
    m_buffer.remove(0, m_expected + 2);
    m_stage = Stage::ChunkSize;
    return true;
}

HttpParser::Progress HttpParser::readTrailer()
{
    const std::optional<QByteArray> line = takeLine();
    if (!line)
        return m_buffer.size() > kMaxHead ? Progress(failure(431)) : Progress(false);
    m_isComplete = line->isEmpty();
    return true;
}

std::optional<QByteArray> HttpParser::takeLine()
{
    const qsizetype end = m_buffer.indexOf("\r\n");
    if (end < 0)
        return std::nullopt;
    const QByteArray line = m_buffer.first(end);
    m_buffer.remove(0, end + 2);
    return line;
}

} // namespace Demo
