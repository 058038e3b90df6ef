// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/sseparser.h"
#include "transport/transport.h"

#include <QElapsedTimer>
#include <QNetworkReply>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <memory>
#include <optional>

class QNetworkAccessManager;

namespace Mcp {

class FrameLog;

/// One HTTP request and what comes back, written into the log as it happens: the heads as
/// HttpRequest and HttpResponse frames that are paired, messages as FromServer frames, whatever
/// else an event stream holds as SseEvent frames. Knows JSON-RPC messages when it sees them, and
/// nothing of what they answer.
///
/// Order of signals: headReceived() at most once, then message() any number of times, then ended()
/// once; none after abort().
class HttpExchange : public QObject
{
    Q_OBJECT
public:
    struct Request
    {
        QByteArray verb;
        QUrl url;
        QList<HeaderField> fields;      ///< in the order in which they are sent
        std::optional<QByteArray> body; ///< with Content-Length added
        std::chrono::milliseconds connectTimeout{0};
    };

    HttpExchange(FrameLog &log, quint32 connection, quint32 number, QObject *parent = nullptr);
    ~HttpExchange() override;

    void start(QNetworkAccessManager &manager, const Request &request);
    /// Breaks the exchange off without a signal.
    void abort();

    [[nodiscard]] quint32 number() const { return m_number; }
    /// 0 before there is one.
    [[nodiscard]] int status() const { return m_status; }
    [[nodiscard]] bool hasSucceeded() const { return m_status >= 200 && m_status < 300; }
    [[nodiscard]] bool isEventStream() const { return m_mediaType == "text/event-stream"; }
    [[nodiscard]] const QByteArray &mediaType() const { return m_mediaType; }
    /// A field of the response; empty if it has none of that name.
    [[nodiscard]] QByteArray field(QByteArrayView name) const;
    /// "HTTP 403 Forbidden"
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] QString address() const;
    /// Set when the connection failed, also in the middle of the response.
    [[nodiscard]] const std::optional<Error> &connectionError() const { return m_connectionError; }
    /// The beginning of a body that holds no message, for error texts.
    [[nodiscard]] const QString &bodyExcerpt() const { return m_excerpt; }

signals:
    void headReceived();
    /// The envelope may be Invalid, for what should have been a message.
    void message(const Mcp::Received &message);
    void ended();

private:
    void onHead();
    void onBytes();
    void onFinished();
    void onConnectTimeout();
    void readEvents();
    void handle(const SseParser::Item &item);
    void handleBody();
    void recordHttp(FrameKind kind, QByteArrayView bytes, quint16 flags = 0);
    void emitMessage(QByteArrayView bytes, qsizetype readable);

    struct DeleteLater
    {
        void operator()(QObject *object) const { object->deleteLater(); }
    };

    FrameLog &m_log;
    const quint32 m_connection;
    const quint32 m_number;
    QUrl m_url;
    std::unique_ptr<QNetworkReply, DeleteLater> m_reply;
    QTimer m_connectTimer;
    quint64 m_requestFrame = Frame::kNone;
    int m_status = 0;
    QByteArray m_reason;
    QByteArray m_mediaType;
    QByteArray m_sessionId;
    SseParser m_events;
    ReadBuffer m_body; // of everything but event streams
    QString m_tlsErrors;
    QString m_excerpt;
    std::optional<Error> m_connectionError;
    bool m_isTooLarge = false;
};

} // namespace Mcp
