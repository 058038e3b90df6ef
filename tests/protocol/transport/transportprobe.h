// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"
#include "wire/framelog.h"

#include <QObject>
#include <QStringList>

/// Listens to a transport and keeps everything that it says, in order. Lives as long as the
/// transport or longer.
class TransportProbe : public QObject
{
public:
    struct Message
    {
        QByteArray bytes;
        Mcp::Envelope::Kind kind = Mcp::Envelope::Kind::Invalid;
        QByteArray id;
        QByteArray method;
        quint64 sequence = 0;
        quint64 pair = Mcp::Frame::kNone;
        quint64 carrier = Mcp::Frame::kNone;
        QByteArray sessionId;
        int httpStatus = 0;
    };
    struct Failure
    {
        quint64 sequence = 0;
        Mcp::Error error;
    };

    explicit TransportProbe(Mcp::Transport &transport)
    {
        using Mcp::Transport;
        connect(&transport, &Transport::opened, this,
                [this] { order.append(QStringLiteral("opened")); });
        connect(&transport, &Transport::received, this, [this](const Mcp::Received &m) {
            order.append(QStringLiteral("received"));
            messages.append({m.bytes.toByteArray(), m.envelope.kind, m.envelope.id.toByteArray(),
                             m.envelope.method.toByteArray(), m.sequence, m.pair, m.carrier,
                             m.sessionId, m.httpStatus});
        });
        connect(&transport, &Transport::sendFailed, this,
                [this](quint64 sequence, const Mcp::Error &error) {
                    order.append(QStringLiteral("sendFailed"));
                    failures.append({sequence, error});
                });
        connect(&transport, &Transport::accepted, this, [this](quint64 sequence) {
            order.append(QStringLiteral("accepted"));
            accepted.append(sequence);
        });
        connect(&transport, &Transport::closed, this,
                [this](const std::optional<Mcp::Error> &error) {
                    order.append(QStringLiteral("closed"));
                    ++closedCount;
                    closedError = error;
                });
    }

    [[nodiscard]] bool isOpened() const { return order.contains(QStringLiteral("opened")); }
    [[nodiscard]] bool isClosed() const { return closedCount > 0; }
    [[nodiscard]] QList<QByteArray> bytes() const
    {
        QList<QByteArray> out;
        for (const Message &message : messages)
            out.append(message.bytes);
        return out;
    }

    QStringList order;
    QList<Message> messages;
    QList<Failure> failures;
    QList<quint64> accepted;
    int closedCount = 0;
    std::optional<Mcp::Error> closedError;
};

/// The frames of one lane, in order.
inline QList<Mcp::Frame> framesOf(const Mcp::FrameLog &log, Mcp::Lane lane)
{
    QList<Mcp::Frame> out;
    for (quint64 i = 0; i < log.size(); ++i) {
        if (const Mcp::Frame frame = log.frame(i); frame.lane == lane)
            out.append(frame);
    }
    return out;
}

/// The bytes of one lane's frames, in order.
inline QList<QByteArray> bytesOf(const Mcp::FrameLog &log, Mcp::Lane lane)
{
    QList<QByteArray> out;
    for (const Mcp::Frame &frame : framesOf(log, lane))
        out.append(log.bytes(frame.sequence).toByteArray());
    return out;
}

/// The steps and events of the Lifecycle lane: "process-started", "close-stdin", "SIGTERM", …
inline QStringList eventsOf(const Mcp::FrameLog &log)
{
    QStringList out;
    for (const QByteArray &bytes : bytesOf(log, Mcp::Lane::Lifecycle)) {
        const Mcp::Json json = Mcp::Json::parse(bytes).value_or(Mcp::Json());
        const Mcp::Json *step = json.find(QLatin1StringView("step"));
        out.append(step ? step->toString() : json[QLatin1StringView("event")].toString());
    }
    return out;
}

inline Mcp::OutgoingMessage requestMessage(const QByteArray &id, const QByteArray &method)
{
    return {.json = R"({"jsonrpc":"2.0","id":)" + id + R"(,"method":")" + method + R"("})",
            .method = method,
            .id = id,
            .kind = Mcp::FrameKind::Request};
}

inline Mcp::OutgoingMessage notificationMessage(const QByteArray &method)
{
    return {.json = R"({"jsonrpc":"2.0","method":")" + method + R"("})",
            .method = method,
            .kind = Mcp::FrameKind::Notification};
}
