// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

#include <functional>

/// An HTTP/1.1 server that a test scripts byte by byte: it reads whole requests and hands them to
/// `handler`, which writes to the socket whatever it likes, now or later.
class ScriptedHttpServer : public QObject
{
public:
    struct Request
    {
        QByteArray method;
        QByteArray target;
        QList<std::pair<QByteArray, QByteArray>> fields; ///< names in lower case
        QByteArray body;
        QPointer<QTcpSocket> socket;

        [[nodiscard]] QByteArray field(QByteArrayView name) const
        {
            for (const auto &[key, value] : fields) {
                if (key == name)
                    return value;
            }
            return {};
        }
        void write(const QByteArray &bytes) const
        {
            if (!socket)
                return;
            socket->write(bytes);
            socket->flush();
        }
        void close() const
        {
            if (socket)
                socket->disconnectFromHost();
        }
        void writeJson(const QByteArray &body_, const QByteArray &status = "200 OK",
                       const QByteArray &more = {}) const
        {
            write(response(status, "Content-Type: application/json\r\n" + more, body_));
        }
        /// Head of an event stream without a length, which ends with the connection.
        void beginEvents(const QByteArray &more = {}) const
        {
            write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n" +
                  more + "\r\n");
        }
    };

    ScriptedHttpServer()
    {
        const bool listens = m_server.listen(QHostAddress::LocalHost);
        Q_ASSERT(listens);
        Q_UNUSED(listens)
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = m_server.nextPendingConnection()) {
                ++connectionCount;
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
                connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
                    ++disconnectedCount;
                    m_buffers.remove(socket);
                    socket->deleteLater();
                });
            }
        });
    }

    [[nodiscard]] QUrl url(const QString &path = QStringLiteral("/mcp")) const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(m_server.serverPort()).arg(path));
    }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }

    static QByteArray response(const QByteArray &status, const QByteArray &fields,
                               const QByteArray &body)
    {
        return "HTTP/1.1 " + status + "\r\n" + fields +
               "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }

    std::function<void(const Request &)> handler;
    /// If set: what each connection is told at its first bytes, instead of anything else.
    QByteArray greeting;
    QList<Request> requests;
    int connectionCount = 0;
    int disconnectedCount = 0;

private:
    void read(QTcpSocket *socket)
    {
        if (!greeting.isEmpty()) {
            socket->readAll();
            socket->write(greeting);
            socket->disconnectFromHost();
            return;
        }
        QByteArray &buffer = m_buffers[socket];
        buffer += socket->readAll();
        for (;;) {
            const qsizetype headEnd = buffer.indexOf("\r\n\r\n");
            if (headEnd < 0)
                return;
            Request request;
            request.socket = socket;
            QList<QByteArray> lines = buffer.first(headEnd).split('\n');
            const QList<QByteArray> first = lines.takeFirst().trimmed().split(' ');
            request.method = first.value(0);
            request.target = first.value(1);
            for (const QByteArray &line : lines) {
                const qsizetype colon = line.indexOf(':');
                request.fields.append(
                    {line.first(colon).toLower(), line.sliced(colon + 1).trimmed()});
            }
            const qsizetype length = request.field("content-length").toLongLong();
            if (buffer.size() < headEnd + 4 + length)
                return;
            request.body = buffer.sliced(headEnd + 4, length);
            buffer.remove(0, headEnd + 4 + length);
            requests.append(request);
            if (handler)
                handler(request);
        }
    }

    QHash<QTcpSocket *, QByteArray>
        m_buffers; // outlives the sockets, which are the server's children
    QTcpServer m_server;
};
