// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/frame.h"
#include "json/envelope.h"
#include "json/error.h"

#include <QObject>

#include <memory>

namespace Mcp {

/// What is handed to FrameLog::append. The views are read during the call only.
struct FrameInput
{
    quint32 connection = 0;
    Lane lane = Lane::Lifecycle;
    FrameKind kind = FrameKind::Event;
    quint16 flags = 0;
    quint32 exchange = 0;
    QByteArrayView bytes;
    QByteArrayView method;       ///< for requests and notifications
    QByteArrayView id;           ///< raw JSON token, for pairing requests and responses
    quint64 pair = Frame::kNone; ///< set by the caller where it knows (HTTP); found by id otherwise
};

/// What became of an appended frame.
struct Appended
{
    quint64 sequence = 0;
    quint64 pair = Frame::kNone;
    qint64 monotonicNs = 0;
};

/// The truth: every byte that crossed the boundary, in order, on disk, before anyone interprets it.
///
/// One file is both store and recording (wire/recordingformat.h). It grows by memory-mapped steps,
/// so what was appended survives a crash of this program, and readers see bytes without copying.
/// The 64-byte index records are kept in memory too.
///
/// Threads: append() from any thread (one at a time goes in; the lock is held for a copy of the
/// bytes). All reading functions from any thread, without a lock, for sequences below size().
/// grew() is emitted in the appending thread.
///
/// Without a file (open() failed or was not called) the bytes are kept in memory. With a full disk
/// frames go on with FrameFlag::BytesLost, and storageFailed() has said so.
class FrameLog : public QObject
{
    Q_OBJECT
public:
    explicit FrameLog(QObject *parent = nullptr);
    ~FrameLog() override;

    /// Creates @p path (refusing to overwrite) and records into it from now on. Call once, before
    /// the first append. Error::Kind::Io with the path in `where`.
    [[nodiscard]] Result<void> open(const QString &path);
    /// Where the recording is; empty if it is in memory.
    [[nodiscard]] QString path() const;

    /// Registers a connection (one server, one run) under the name shown to people.
    quint32 openConnection(const QString &name);
    [[nodiscard]] QString connectionName(quint32 connection) const;
    [[nodiscard]] quint32 connectionCount() const;

    /// A number for a new HTTP exchange, never 0.
    quint32 newExchange();

    Appended append(const FrameInput &input);
    /// Adds facts that became known after the frame was appended (FrameFlag bits).
    void addFlags(quint64 sequence, quint16 flags);

    /// Frames that can be read: sequences 0 … size()-1.
    [[nodiscard]] quint64 size() const;
    /// The record; a default one for a sequence beyond size().
    [[nodiscard]] Frame frame(quint64 sequence) const;
    /// The bytes, valid as long as the log lives; empty with FrameFlag::BytesLost.
    [[nodiscard]] QByteArrayView bytes(quint64 sequence) const;
    /// The text of Frame::method; empty for 0.
    [[nodiscard]] QString methodName(quint32 method) const;
    [[nodiscard]] quint32 methodToken(QByteArrayView name) const;
    /// Bytes stored so far, records included.
    [[nodiscard]] quint64 storedBytes() const;

    /// Re-arms grew(). Call it first, then read size().
    void acknowledgeGrowth();

signals:
    /// There is more to read. Sent once, then not again before acknowledgeGrowth().
    void grew();
    /// Bytes can no longer be stored; frames are still indexed. Sent once.
    void storageFailed(const Mcp::Error &error);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace Mcp
