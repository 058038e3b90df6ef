// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "rawhttp.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 10'000;

bool isSame(QByteArrayView a, QByteArrayView b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

QByteArray headBytes(const QByteArray &requestLine, HeaderList usual, const HeaderList &changes)
{
    for (const auto &change : changes) {
        usual.removeIf([&change](const auto &field) { return isSame(field.first, change.first); });
        if (!change.second.isNull())
            usual.append(change);
    }
    QByteArray head = requestLine + " HTTP/1.1\r\n";
    for (const auto &[name, value] : usual)
        head += name + ": " + value + "\r\n";
    return head + "\r\n";
}

} // namespace

QByteArray RawAnswer::header(QByteArrayView name) const
{
    for (const auto &[fieldName, value] : headers) {
        if (isSame(fieldName, name))
            return value;
    }
    return {};
}

QJsonObject RawAnswer::json() const
{
    return QJsonDocument::fromJson(body).object();
}

QList<QJsonObject> RawAnswer::events() const
{
    QList<QJsonObject> messages;
    const QList<QByteArray> lines = body.split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("data: "))
            messages.append(QJsonDocument::fromJson(line.sliced(6)).object());
    }
    return messages;
}

RawHttp::RawHttp(quint16 port)
{
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    socket.waitForConnected(kPatience);
}

void RawHttp::write(const QByteArray &bytes)
{
    socket.write(bytes);
    socket.flush();
}

RawAnswer RawHttp::read()
{
    RawAnswer answer;
    if (!readHead(answer))
        return answer;
    if (isSame(answer.header("Transfer-Encoding"), "chunked")) {
        readChunks(answer);
        return answer;
    }
    const QByteArray length = answer.header("Content-Length");
    const bool hasLength = !length.isNull() || answer.status == 204 || answer.status < 200;
    const qsizetype size = length.toLongLong();
    while (!hasLength || m_buffer.size() < size) {
        if (!waitForMore())
            break;
    }
    answer.isComplete = !hasLength || m_buffer.size() >= size;
    const qsizetype taken = hasLength ? std::min(size, m_buffer.size()) : m_buffer.size();
    answer.body = m_buffer.first(taken);
    m_buffer.remove(0, taken);
    return answer;
}

bool RawHttp::readsUntil(const QByteArray &text)
{
    while (!m_buffer.contains(text)) {
        if (!waitForMore())
            return false;
    }
    return true;
}

RawAnswer RawHttp::post(const QByteArray &body, const HeaderList &headers)
{
    write(postBytes(body, headers));
    return read();
}

RawAnswer RawHttp::post(const QJsonObject &message, const HeaderList &headers)
{
    return post(QJsonDocument(message).toJson(QJsonDocument::Compact), headers);
}

RawAnswer RawHttp::ask(const QByteArray &method, const QByteArray &target,
                       const HeaderList &headers)
{
    write(headBytes(method + ' ' + target, {{"Host", "127.0.0.1"}}, headers));
    return read();
}

QByteArray RawHttp::postBytes(const QByteArray &body, const HeaderList &headers)
{
    const HeaderList usual{{"Host", "127.0.0.1"},
                           {"Content-Type", "application/json"},
                           {"Accept", "application/json, text/event-stream"},
                           {"Content-Length", QByteArray::number(body.size())}};
    return headBytes("POST /mcp", usual, headers) + body;
}

bool RawHttp::getsClosed()
{
    return socket.state() == QAbstractSocket::UnconnectedState ||
           socket.waitForDisconnected(kPatience);
}

bool RawHttp::waitForMore()
{
    if (socket.bytesAvailable() == 0 && !socket.waitForReadyRead(kPatience) &&
        socket.bytesAvailable() == 0)
        return false;
    m_buffer += socket.readAll();
    return true;
}

bool RawHttp::readHead(RawAnswer &answer)
{
    if (!readsUntil("\r\n\r\n"))
        return false;
    const qsizetype end = m_buffer.indexOf("\r\n\r\n");
    const QList<QByteArray> lines = m_buffer.first(end).split('\n');
    m_buffer.remove(0, end + 4);
    const QList<QByteArray> statusLine = lines.first().split(' ');
    if (statusLine.size() < 2 || !statusLine.first().startsWith("HTTP/1."))
        return false;
    answer.status = statusLine.at(1).toInt();
    for (const QByteArray &line : lines.sliced(1)) {
        const qsizetype colon = line.indexOf(':');
        answer.headers.append({line.first(colon), line.sliced(colon + 1).trimmed()});
    }
    return true;
}

void RawHttp::readChunks(RawAnswer &answer)
{
    for (;;) {
        if (!readsUntil("\r\n"))
            return;
        const qsizetype lineEnd = m_buffer.indexOf("\r\n");
        const qsizetype size = m_buffer.first(lineEnd).toLongLong(nullptr, 16);
        while (m_buffer.size() < lineEnd + 2 + size + 2) {
            if (!waitForMore()) {
                answer.body += m_buffer.sliced(lineEnd + 2);
                return;
            }
        }
        answer.body += m_buffer.sliced(lineEnd + 2, size);
        m_buffer.remove(0, lineEnd + 2 + size + 2);
        if (size == 0) {
            answer.isComplete = true;
            return;
        }
    }
}

QJsonObject message(const QJsonValue &id, const QString &method, const QJsonObject &params)
{
    return {{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}, {u"method"_s, method}, {u"params"_s, params}};
}

QJsonObject note(const QString &method, const QJsonObject &params)
{
    return {{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, method}, {u"params"_s, params}};
}

QByteArray bytes(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject opening(const QString &revision)
{
    return message(
        0, u"initialize"_s,
        {{u"protocolVersion"_s, revision},
         {u"capabilities"_s, QJsonObject()},
         {u"clientInfo"_s, QJsonObject{{u"name"_s, u"test"_s}, {u"version"_s, u"1"_s}}}});
}

HeaderList openSession(RawHttp &http, const QString &revision)
{
    const RawAnswer answer = http.post(opening(revision));
    const HeaderList session{{"Mcp-Session-Id", answer.header("Mcp-Session-Id")}};
    http.post(note(u"notifications/initialized"_s), session);
    return session;
}
