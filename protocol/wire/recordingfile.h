// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/frame.h"
#include "json/error.h"

#include <QByteArrayView>

#include <atomic>
#include <memory>

namespace Mcp {

/// The recording on disk, and the only code that knows its layout.
///
/// The file is a row of steps, each a whole number of pages; a step is its 64-byte StepHeader and
/// then entries, each on an 8-byte boundary: a Frame and then its bytes. An entry is whole when the
/// `offset` member of its Frame, which on disk holds no offset but a mark, has the value
/// commitMark() gives for its place; it is written last. So whatever was whole when the program or
/// the power went is found again by walking the steps, and nothing is invented. Byte order is that
/// of the machine.
///
/// An entry whose `sequence` is Frame::kNone defines a name: `method` (flags 1) or `connection`
/// (flags 2) holds the number, the bytes are the text.
///
/// Steps are mapped memory with their disk space reserved, so writing costs no system call,
/// survives the end of the program, and cannot fail half way. Without a file the steps are
/// anonymous memory. One writer at a time (FrameLog's lock); bytes() from any thread.
class RecordingFile
{
public:
    struct StepHeader
    {
        char magic[8] = {'V', 'I', 'T', 'R', 'I', 'N', 'E', '\n'};
        quint32 version = 1;
        quint32 reserved = 0;
        quint64 begin = 0;  ///< offset of this header in the file
        quint64 length = 0; ///< bytes of the step, header included
        qint64 wallNs = 0;  ///< first step: when the log was opened, since 1970-01-01 UTC
        quint64 unused[3] = {};
    };
    static_assert(sizeof(StepHeader) == 64);
    enum Definition : quint16 { MethodName = 1, ConnectionName = 2 };

    explicit RecordingFile(qint64 wallNs);
    ~RecordingFile(); ///< cuts off what was reserved and not used

    RecordingFile(const RecordingFile &) = delete;
    RecordingFile &operator=(const RecordingFile &) = delete;

    /// Creates the file; refuses one that is there. Call before the first write.
    [[nodiscard]] Result<void> create(const QString &path);
    [[nodiscard]] QString path() const { return m_path; }

    /// Writes one entry. Returns where its bytes are, or nothing if there is no room left.
    std::optional<quint64> write(const Frame &frame, QByteArrayView bytes);
    /// Changes the flags and the pair of an entry whose bytes lie at @p offset.
    void amend(quint64 offset, quint64 pair, quint16 flags);

    [[nodiscard]] QByteArrayView bytes(quint64 offset, quint64 length) const;
    [[nodiscard]] quint64 used() const { return m_used.load(std::memory_order_relaxed); }

    /// The mark of a whole entry that begins at @p place in the file.
    static constexpr quint64 commitMark(quint64 place) { return place ^ 0x5649'5452'494e'4521ULL; }

private:
    struct Step
    {
        quint64 begin = 0;
        quint64 length = 0;
        char *memory = nullptr;
    };
    bool addStep(quint64 atLeast);
    [[nodiscard]] const Step *stepOf(quint64 offset) const;

    static constexpr size_t kMaxSteps = 1 << 16;
    std::unique_ptr<Step[]> m_steps;
    std::atomic<size_t> m_stepCount = 0;
    std::atomic<quint64> m_used = 0;
    quint64 m_next = 0; ///< where the next entry goes
    QString m_path;
    int m_file = -1;
    qint64 m_wallNs;
};

} // namespace Mcp
