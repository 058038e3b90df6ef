// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "httpconnection.h"

#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

QByteArray reasonOf(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 202:
        return "Accepted";
    case 204:
        return "No Content";
    case 400:
        return "Bad Request";
    case 401:
        return "Unauthorized";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 406:
        return "Not Acceptable";
    case 413:
        return "Content Too Large";
    case 415:
        return "Unsupported Media Type";
    case 431:
        return "Request Header Fields Too Large";
    case 500:
        return "Internal Server Error";
    case 501:
        return "Not Implemented";
    case 505:
        return "HTTP Version Not Supported";
    default:
        return "Unknown";
    }
}

} // namespace

HttpConnection::HttpConnection(QTcpSocket *socket, QObject *parent)
    : QObject(parent), m_socket(socket)
{
    m_socket->setParent(
        nullptr); // its parent was the listening server, which would delete it a second time
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_socket.get(), &QTcpSocket::readyRead, this, &HttpConnection::readAvailable);
    connect(m_socket.get(), &QTcpSocket::bytesWritten, this, [this] {
        if (m_wasCongested && !isCongested()) {
            m_wasCongested = false;
            emit writable();
        }
    });
    connect(m_socket.get(), &QTcpSocket::disconnected, this, [this] {
        emit closed();
        deleteLater();
    });
}

void HttpConnection::respond(int status, const HttpHeaders &headers, const QByteArray &body)
{
    HttpHeaders complete = headers;
    if (status != 204)
        complete.add("Content-Length", QByteArray::number(body.size()));
    writeHead(status, complete);
    m_socket->write(body);
    finishExchange();
}

void HttpConnection::beginStream(const HttpHeaders &headers)
{
    HttpHeaders complete = headers;
    if (m_isChunked)
        complete.add("Transfer-Encoding", "chunked");
    else
        m_closesAfterwards = true;
    writeHead(200, complete);
    m_isStreaming = true;
}

void HttpConnection::writeStream(QByteArrayView bytes)
{
    if (bytes.isEmpty()) // an empty chunk would end the stream
        return;
    QByteArray piece;
    piece.reserve(bytes.size() + 16);
    if (m_isChunked)
        piece += QByteArray::number(bytes.size(), 16) + "\r\n";
    piece += bytes;
    if (m_isChunked)
        piece += "\r\n";
    m_socket->write(piece);
    m_wasCongested = m_wasCongested || isCongested();
}

void HttpConnection::endStream()
{
    if (m_isChunked)
        m_socket->write("0\r\n\r\n");
    m_isStreaming = false;
    finishExchange();
}

void HttpConnection::cut()
{
    m_isStreaming = false;
    m_socket->disconnectFromHost();
}

bool HttpConnection::isCongested() const
{
    return m_socket->bytesToWrite() > kCongestion;
}

void HttpConnection::readAvailable()
{
    m_parser.feed(m_socket->readAll());
    takeRequests();
}

void HttpConnection::takeRequests()
{
    if (m_isBusy || m_socket->state() != QAbstractSocket::ConnectedState)
        return;
    auto request = m_parser.next();
    if (!request) {
        m_isBusy = true;
        m_closesAfterwards = true;
        respond(request.error().status, {}, {});
        return;
    }
    if (!*request) {
        if (m_parser.takeContinueWish())
            m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
        return;
    }
    m_isBusy = true;
    m_isChunked = !(*request)->isHttp10;
    m_closesAfterwards = (*request)->wantsClose;
    emit requestReceived(**request);
}

void HttpConnection::writeHead(int status, const HttpHeaders &headers)
{
    const QString date = QLocale::c().toString(QDateTime::currentDateTimeUtc(),
                                               u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    QByteArray head = "HTTP/1.1 " + QByteArray::number(status) + ' ' + reasonOf(status) + "\r\n";
    head += "Date: " + date.toLatin1() + "\r\nServer: vitrine-demo-server/" VITRINE_VERSION "\r\n";
    for (const auto &[name, value] : headers.fields())
        head += name + ": " + value + "\r\n";
    head += m_closesAfterwards ? "Connection: close\r\n\r\n" : "Connection: keep-alive\r\n\r\n";
    m_socket->write(head);
}

void HttpConnection::finishExchange()
{
    m_isBusy = false;
    if (m_closesAfterwards)
        m_socket->disconnectFromHost();
    else // the next request may be in the buffer already; queued, so that answers do not nest
        QMetaObject::invokeMethod(this, &HttpConnection::takeRequests, Qt::QueuedConnection);
}

} // namespace Demo
