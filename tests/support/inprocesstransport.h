// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"
#include "wire/framelog.h"

#include <functional>

namespace Mcp::Test {

/// HTTP: which exchange brings a message.
struct Carrier
{
    quint64 frame = Frame::kNone; ///< of the message whose response it is
    int httpStatus = 0;
    QByteArray sessionId = {};
};

/// A transport whose server is the test: it records what is sent, and the test injects bytes,
/// failures and the end. Behaves as a stdio or an HTTP transport does towards the session.
///
/// With a FrameLog, frames are real ones in it; without, they are numbered from 0. Nothing is ever
/// emitted from inside send(), as with real transports.
class InProcessTransport : public Transport
{
public:
    struct Sent
    {
        OutgoingMessage message;
        quint64 frame = 0;
    };
    /// Called for each message in the turn of the event loop after it was sent.
    using Script = std::function<void(InProcessTransport &, const Sent &)>;

    explicit InProcessTransport(bool isHttp, FrameLog *log = nullptr, quint32 connection = 0)
        : m_isHttp(isHttp), m_log(log), m_connection(connection)
    {
    }

    // What the session did.
    QList<Sent> sent;
    QList<quint64> abandoned;
    std::optional<QList<HeaderField>> standingStream; ///< set once it was opened
    QList<HeaderField> sessionHeaders;
    int starts = 0;
    int stops = 0;

    // How the server behaves.
    Script script;
    bool opensOnStart = true;
    bool closesOnStop = true;
    TransportFacts currentFacts;

    [[nodiscard]] QByteArrayList sentJson() const
    {
        QByteArrayList out;
        for (const Sent &one : sent)
            out.append(one.message.json);
        return out;
    }
    [[nodiscard]] QByteArrayList sentMethods() const
    {
        QByteArrayList out;
        for (const Sent &one : sent)
            out.append(one.message.method);
        return out;
    }
    /// The last message of this method; an empty one if there is none.
    [[nodiscard]] Sent last(QByteArrayView method) const
    {
        for (auto it = sent.crbegin(); it != sent.crend(); ++it) {
            if (it->message.method == method)
                return *it;
        }
        return {};
    }
    [[nodiscard]] qsizetype count(QByteArrayView method) const
    {
        return std::ranges::count(sentMethods(), method);
    }

    /// Bytes come from the server. Returns their frame.
    quint64 receive(const QByteArray &json, const Carrier &carrier = {})
    {
        Received message;
        message.bytes = json;
        message.envelope = Envelope::scan(json);
        message.carrier = carrier.frame;
        message.httpStatus = carrier.httpStatus;
        message.sessionId = carrier.sessionId;
        const Appended appended = append(Lane::FromServer, kindOf(message.envelope.kind), 0, json,
                                         message.envelope.method, message.envelope.id);
        message.sequence = appended.sequence;
        message.pair = appended.pair;
        emit received(message);
        return message.sequence;
    }
    void open() { emit opened(); }
    void failSend(quint64 frame, const Error &error) { emit sendFailed(frame, error); }
    void accept(quint64 frame) { emit accepted(frame); }
    void setFacts(const TransportFacts &facts)
    {
        currentFacts = facts;
        emit factsChanged();
    }
    void end(const std::optional<Error> &error = {})
    {
        if (!std::exchange(m_isClosed, true))
            emit closed(error);
    }

    // Transport
    void start() override
    {
        ++starts;
        if (opensOnStart)
            QMetaObject::invokeMethod(this, [this] { open(); }, Qt::QueuedConnection);
    }
    quint64 send(const OutgoingMessage &message) override
    {
        const Appended appended = append(Lane::ToServer, message.kind, message.flags, message.json,
                                         message.method, message.id);
        sent.append({message, appended.sequence});
        QMetaObject::invokeMethod(
            this,
            [this, one = sent.last()] {
                if (script && !m_isClosed)
                    script(*this, one);
            },
            Qt::QueuedConnection);
        return appended.sequence;
    }
    void abandon(quint64 sequence) override { abandoned.append(sequence); }
    [[nodiscard]] bool isHttp() const override { return m_isHttp; }
    void openStandingStream(const QList<HeaderField> &headers) override
    {
        standingStream = headers;
    }
    void setSessionHeaders(const QList<HeaderField> &headers) override { sessionHeaders = headers; }
    void stop() override
    {
        ++stops;
        if (closesOnStop)
            QMetaObject::invokeMethod(this, [this] { end(); }, Qt::QueuedConnection);
    }
    [[nodiscard]] TransportFacts facts() const override { return currentFacts; }

private:
    static FrameKind kindOf(Envelope::Kind kind)
    {
        switch (kind) {
        case Envelope::Kind::Invalid:
            return FrameKind::Invalid;
        case Envelope::Kind::Request:
            return FrameKind::Request;
        case Envelope::Kind::Notification:
            return FrameKind::Notification;
        case Envelope::Kind::Result:
            return FrameKind::Result;
        case Envelope::Kind::Error:
            return FrameKind::Error;
        case Envelope::Kind::Batch:
            return FrameKind::Batch;
        }
        return FrameKind::Invalid;
    }
    Appended append(Lane lane, FrameKind kind, quint16 flags, QByteArrayView bytes,
                    QByteArrayView method, QByteArrayView id)
    {
        if (!m_log)
            return {.sequence = m_next++};
        return m_log->append({.connection = m_connection,
                              .lane = lane,
                              .kind = kind,
                              .flags = flags,
                              .bytes = bytes,
                              .method = method,
                              .id = id});
    }

    bool m_isHttp;
    FrameLog *m_log;
    quint32 m_connection;
    quint64 m_next = 0;
    bool m_isClosed = false;
};

} // namespace Mcp::Test
