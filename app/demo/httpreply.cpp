// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "httpreply.h"

namespace Demo {

HttpReply::HttpReply(HttpConnection *connection, Ending ending)
    : m_connection(connection), m_ending(ending)
{
    connect(connection, &HttpConnection::writable, this, &Reply::writable);
    connect(connection, &HttpConnection::closed, this, [this] {
        if (std::exchange(m_connection, nullptr))
            emit peerGone();
    });
}

void HttpReply::addHeaderOnSuccess(const QByteArray &name, const QByteArray &value)
{
    m_successHeaders.add(name, value);
}

void HttpReply::send(const QByteArray &json)
{
    sendFramed(framed(json));
}

void HttpReply::finish(const QByteArray &json, int httpStatus, bool isError)
{
    if (!m_connection)
        return;
    if (m_ending == Ending::Cut) {
        ensureStream();
        const QByteArray frame = framed(json);
        m_connection->writeStream(QByteArrayView(frame).first(frame.size() / 2));
        std::exchange(m_connection, nullptr)->cut();
        return;
    }
    if (m_hasStream) {
        m_connection->writeStream(framed(json));
        std::exchange(m_connection, nullptr)->endStream();
        return;
    }
    HttpHeaders headers = isError ? HttpHeaders() : m_successHeaders;
    headers.add("Content-Type", "application/json");
    std::exchange(m_connection, nullptr)->respond(httpStatus, headers, json);
}

void HttpReply::abandon()
{
    if (!m_connection)
        return;
    ensureStream(); // HTTP wants some answer; a stream without an event is one that answers nothing
    std::exchange(m_connection, nullptr)->endStream();
}

QByteArray HttpReply::framed(QByteArrayView json) const
{
    return "event: message\ndata: " + json.toByteArray() + "\n\n";
}

void HttpReply::sendFramed(QByteArrayView frames)
{
    if (!m_connection)
        return;
    ensureStream();
    m_connection->writeStream(frames);
}

bool HttpReply::isCongested() const
{
    return m_connection && m_connection->isCongested();
}

HttpHeaders HttpReply::streamHeaders()
{
    HttpHeaders headers;
    headers.add("Content-Type", "text/event-stream");
    headers.add("Cache-Control", "no-cache, no-transform");
    headers.add("X-Accel-Buffering", "no"); // proxies would hold the events back
    return headers;
}

void HttpReply::ensureStream()
{
    if (!std::exchange(m_hasStream, true))
        m_connection->beginStream(streamHeaders());
}

} // namespace Demo
