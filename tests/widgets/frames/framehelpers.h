// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/framelog.h"

#include <QByteArray>

/// Appends frames to a log as the transports do: one look at the bytes decides the kind.
struct FrameWriter
{
    explicit FrameWriter(Mcp::FrameLog &target, const QString &name = QStringLiteral("demo"))
        : log(target), connection(target.openConnection(name))
    {
    }

    quint64 message(Mcp::Lane lane, QByteArrayView bytes, quint16 flags = 0, quint32 exchange = 0)
    {
        static constexpr Mcp::FrameKind kinds[] = {
            Mcp::FrameKind::Invalid, Mcp::FrameKind::Request, Mcp::FrameKind::Notification,
            Mcp::FrameKind::Result,  Mcp::FrameKind::Error,   Mcp::FrameKind::Batch};
        const Mcp::Envelope envelope = Mcp::Envelope::scan(bytes);
        return append({.lane = lane,
                       .kind = kinds[size_t(envelope.kind)],
                       .flags = flags,
                       .exchange = exchange,
                       .bytes = bytes,
                       .method = envelope.method,
                       .id = envelope.id});
    }
    quint64 in(QByteArrayView bytes, quint16 flags = 0, quint32 exchange = 0)
    {
        return message(Mcp::Lane::ToServer, bytes, flags, exchange);
    }
    quint64 out(QByteArrayView bytes, quint16 flags = 0, quint32 exchange = 0)
    {
        return message(Mcp::Lane::FromServer, bytes, flags, exchange);
    }
    quint64 err(QByteArrayView line)
    {
        return append({.lane = Mcp::Lane::Stderr, .kind = Mcp::FrameKind::Text, .bytes = line});
    }
    quint64 event(QByteArrayView json)
    {
        return append({.lane = Mcp::Lane::Lifecycle, .kind = Mcp::FrameKind::Event, .bytes = json});
    }
    quint64 http(Mcp::FrameKind kind, QByteArrayView head, quint32 exchange,
                 quint64 pair = Mcp::Frame::kNone)
    {
        return append({.lane = Mcp::Lane::Http,
                       .kind = kind,
                       .exchange = exchange,
                       .bytes = head,
                       .pair = pair});
    }
    quint64 append(Mcp::FrameInput input)
    {
        input.connection = connection;
        return log.append(input).sequence;
    }

    Mcp::FrameLog &log;
    quint32 connection;
};
