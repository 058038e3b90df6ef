// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

#include <limits>

namespace Mcp {

/// Which way a frame went, or what it is about.
enum class Lane : quint8 { ToServer, FromServer, Stderr, Http, Auth, Lifecycle };
inline constexpr int kLaneCount = 6;

/// What a frame is, as far as one look at its bytes tells.
enum class FrameKind : quint8 {
    Invalid,      ///< ToServer/FromServer: bytes that are no JSON-RPC message
    Request,      ///< JSON-RPC request
    Notification, ///< JSON-RPC notification
    Result,       ///< JSON-RPC response with a result
    Error,        ///< JSON-RPC response with an error
    Batch,        ///< JSON-RPC batch (2025-03-26)
    Text,         ///< Stderr: one line
    HttpRequest,  ///< Http: request line and header fields, as we asked Qt to send them
    HttpResponse, ///< Http: status line and header fields, as Qt handed them over
    SseEvent, ///< Http: an event that carries no message: comment, retry, priming, end of stream
    Event     ///< Lifecycle/Auth: something that happened, as a JSON object (see LifecycleEvent)
};

/// Facts about a frame that do not show in its bytes.
enum FrameFlag : quint16 {
    NoFrameFlag = 0x0000,
    Probe = 0x0001,             ///< sent, or answered, only to find out which era the server speaks
    BytesLost = 0x0002,         ///< the disk was full: length and facts are kept, the bytes are not
    CutAtEnd = 0x0004,          ///< the stream ended in the middle of the line
    HadCarriageReturn = 0x0008, ///< the line ended in CR LF
    HadByteOrderMark = 0x0010,  ///< the line began with a UTF-8 byte-order mark
    LateAnswer = 0x0020, ///< a response to a request that had ended for us (time-out, cancelled)
    UnknownId = 0x0040,  ///< a response whose id no request of ours has
    DuplicateAnswer = 0x0080, ///< a second response to one request
    Malformed = 0x0100, ///< a message that can be used, but breaks JSON-RPC (Envelope::Problem)
    ToolError = 0x0200  ///< a tools/call result with isError true
};

/// One row of the log: 64 bytes in memory and on disk. The bytes themselves lie in the recording at
/// `offset`. Written by FrameLog only.
struct Frame
{
    static constexpr quint64 kNone = std::numeric_limits<quint64>::max();

    quint64 sequence = 0;   ///< 0, 1, 2, … in the order of arrival at the log
    qint64 wallNs = 0;      ///< nanoseconds since 1970-01-01 UTC
    qint64 monotonicNs = 0; ///< nanoseconds since the log was opened, never backwards
    quint64 offset = 0;     ///< where the bytes begin in the recording
    quint64 length = 0;     ///< bytes
    quint64 pair = kNone;   ///< request ↔ its response, HTTP request ↔ its response
    quint32 connection = 0; ///< FrameLog::openConnection
    quint32 method = 0;     ///< FrameLog::methodName; 0 is none. A response has its request's
    quint32 exchange = 0;   ///< frames of one HTTP exchange share a number; 0 is none
    quint16 flags = 0;      ///< FrameFlag
    Lane lane = Lane::Lifecycle;
    FrameKind kind = FrameKind::Event;

    [[nodiscard]] bool hasPair() const { return pair != kNone; }
    [[nodiscard]] bool has(FrameFlag flag) const { return (flags & flag) != 0; }
};
static_assert(sizeof(Frame) == 64);

} // namespace Mcp
