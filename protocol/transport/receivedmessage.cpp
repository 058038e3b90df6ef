// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/receivedmessage.h"

#include "wire/framelog.h"

namespace Mcp {

FrameKind frameKind(Envelope::Kind kind)
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

Received recordReceived(FrameLog &log, quint32 connection, QByteArrayView bytes, qsizetype readable,
                        quint16 flags, quint32 exchange)
{
    Received out;
    out.bytes = bytes;
    out.envelope = Envelope::scan(bytes, readable);
    const FrameKind kind = frameKind(out.envelope.kind);
    if (kind != FrameKind::Invalid && out.envelope.problem != Envelope::Problem::None)
        flags |= Malformed;
    const Appended appended = log.append({.connection = connection,
                                          .lane = Lane::FromServer,
                                          .kind = kind,
                                          .flags = flags,
                                          .exchange = exchange,
                                          .bytes = bytes,
                                          .method = out.envelope.method,
                                          .id = out.envelope.id});
    out.sequence = appended.sequence;
    out.pair = appended.pair;
    if (out.pair != Frame::kNone && log.frame(out.pair).has(Probe))
        log.addFlags(out.sequence, Probe);
    return out;
}

quint64 recordSent(FrameLog &log, quint32 connection, const OutgoingMessage &message,
                   quint32 exchange)
{
    return log
        .append({.connection = connection,
                 .lane = Lane::ToServer,
                 .kind = message.kind,
                 .flags = message.flags,
                 .exchange = exchange,
                 .bytes = message.json,
                 .method = message.method,
                 .id = message.id})
        .sequence;
}

} // namespace Mcp
