// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QTcpSocket>

#include <utility>

using HeaderList = QList<std::pair<QByteArray, QByteArray>>;

/// An HTTP answer as it came over the wire.
struct RawAnswer
{
    int status = 0; ///< 0: no answer, or not HTTP
    HeaderList headers;
    QByteArray body;         ///< without the chunk framing
    bool isComplete = false; ///< the body ended the way its framing says

    [[nodiscard]] QByteArray header(QByteArrayView name) const;
    [[nodiscard]] QJsonObject json() const;

    /// The messages of an event stream.
    [[nodiscard]] QList<QJsonObject> events() const;
};

/// One connection to the server under test, written and read byte by byte. Waits at most 10 seconds
/// for anything.
class RawHttp
{
public:
    explicit RawHttp(quint16 port);

    void write(const QByteArray &bytes);

    /// Reads one answer to its end, or to the end of the connection.
    RawAnswer read();

    /// Reads until the body of the answer that is coming in contains \a text.
    bool readsUntil(const QByteArray &text);

    /// Waits until the server has closed the connection.
    bool getsClosed();

    /// Sends a POST to /mcp with \a headers replacing or, where the value is null, removing the
    /// usual ones.
    RawAnswer post(const QByteArray &body, const HeaderList &headers = {});
    RawAnswer post(const QJsonObject &message, const HeaderList &headers = {});

    /// Sends a request without a body.
    RawAnswer ask(const QByteArray &method, const QByteArray &target,
                  const HeaderList &headers = {});

    /// The bytes of a POST, for tests that send them in their own way.
    static QByteArray postBytes(const QByteArray &body, const HeaderList &headers = {});

    QTcpSocket socket;

private:
    bool waitForMore();
    bool readHead(RawAnswer &answer);
    void readChunks(RawAnswer &answer);

    QByteArray m_buffer;
};

QJsonObject message(const QJsonValue &id, const QString &method, const QJsonObject &params = {});
QJsonObject note(const QString &method, const QJsonObject &params = {});
QByteArray bytes(const QJsonObject &object);

/// A legacy initialize request with the id 0.
QJsonObject opening(const QString &revision = QStringLiteral("2025-11-25"));

/// The legacy handshake on \a http; returns the session header for later requests.
HeaderList openSession(RawHttp &http, const QString &revision = QStringLiteral("2025-11-25"));
