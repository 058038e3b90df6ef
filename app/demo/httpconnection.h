// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "httpparser.h"

#include <QObject>
#include <QTcpSocket>

#include <memory>

namespace Demo {

/// One client connection: reads requests one after the other and writes an answer to each, whole or
/// as a stream. Deletes itself when the connection ends.
class HttpConnection : public QObject
{
    Q_OBJECT

public:
    /// Takes \a socket over.
    HttpConnection(QTcpSocket *socket, QObject *parent);

    /// Answers the current request with a body of known length.
    void respond(int status, const HttpHeaders &headers, const QByteArray &body);

    /// Answers the current request with 200 and a body that follows in pieces, chunked for
    /// HTTP/1.1.
    void beginStream(const HttpHeaders &headers);
    void writeStream(QByteArrayView bytes);
    void endStream();

    /// Writes what is pending and closes without the proper end of the stream.
    void cut();

    [[nodiscard]] bool isStreaming() const { return m_isStreaming; }

    /// True while more than a few megabytes wait to be sent.
    [[nodiscard]] bool isCongested() const;

signals:
    void requestReceived(const Demo::HttpRequest &request);

    /// The congestion is over.
    void writable();

    /// The connection is gone; nothing written from here on arrives.
    void closed();

private:
    void readAvailable();
    void takeRequests();
    void writeHead(int status, const HttpHeaders &headers);
    void finishExchange();

    static constexpr qint64 kCongestion = 4 * 1024 * 1024;

    std::unique_ptr<QTcpSocket> m_socket;
    HttpParser m_parser;
    bool m_isBusy = false; ///< a request waits for its answer
    bool m_isStreaming = false;
    bool m_isChunked = false;
    bool m_closesAfterwards = false;
    bool m_wasCongested = false;
};

} // namespace Demo
