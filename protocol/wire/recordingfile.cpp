// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "wire/recordingfile.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

constexpr quint64 kPage = 4096;
constexpr quint64 kFirstStep = 1 << 20;
constexpr quint64 kLargestStep = 64 << 20;

constexpr quint64 roundedUp(quint64 value, quint64 to)
{
    return (value + to - 1) / to * to;
}

} // namespace

RecordingFile::RecordingFile(qint64 wallNs)
    : m_steps(std::make_unique<Step[]>(kMaxSteps)), m_wallNs(wallNs)
{
}

RecordingFile::~RecordingFile()
{
    const size_t count = m_stepCount.load(std::memory_order_acquire);
    for (size_t i = 0; i < count; ++i)
        ::munmap(m_steps[i].memory, m_steps[i].length);
    if (m_file >= 0) {
        // The last step keeps its header's length; readers stop at the end of the file.
        std::ignore = ::ftruncate(m_file, off_t(m_next));
        ::close(m_file);
    }
}

Result<void> RecordingFile::create(const QString &path)
{
    const int file =
        ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0)
        return failure(Error::Kind::Io,
                       u"cannot create the recording: %1"_s.arg(qt_error_string(errno)), path);
    m_file = file;
    m_path = path;
    return {};
}

bool RecordingFile::addStep(quint64 atLeast)
{
    const size_t count = m_stepCount.load(std::memory_order_relaxed);
    if (count == kMaxSteps)
        return false;
    const Step *last = count ? &m_steps[count - 1] : nullptr;
    Step step;
    step.begin = last ? last->begin + last->length : 0;
    const quint64 usual = last ? std::min(last->length * 2, kLargestStep) : kFirstStep;
    step.length = roundedUp(std::max(usual, atLeast + sizeof(StepHeader)), kPage);
    void *memory = MAP_FAILED;
    if (m_file < 0) {
        memory = ::mmap(nullptr, step.length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
                        -1, 0);
    } else if (::posix_fallocate(m_file, off_t(step.begin), off_t(step.length)) == 0) {
        // Reserved first: writing into a hole of a full disk would be a SIGBUS.
        memory = ::mmap(nullptr, step.length, PROT_READ | PROT_WRITE, MAP_SHARED, m_file,
                        off_t(step.begin));
    }
    if (memory == MAP_FAILED)
        return false;
    step.memory = static_cast<char *>(memory);
    const StepHeader header{.begin = step.begin, .length = step.length, .wallNs = m_wallNs};
    memcpy(step.memory, &header, sizeof header);
    m_steps[count] = step;
    m_stepCount.store(count + 1, std::memory_order_release);
    m_next = step.begin + sizeof(StepHeader);
    return true;
}

std::optional<quint64> RecordingFile::write(const Frame &frame, QByteArrayView bytes)
{
    const quint64 needed = roundedUp(sizeof(Frame) + quint64(bytes.size()), 8);
    const size_t count = m_stepCount.load(std::memory_order_relaxed);
    const bool fits =
        count > 0 && m_next + needed <= m_steps[count - 1].begin + m_steps[count - 1].length;
    if (!fits && !addStep(needed))
        return std::nullopt;
    const Step &step = m_steps[m_stepCount.load(std::memory_order_relaxed) - 1];
    char *entry = step.memory + (m_next - step.begin);
    if (!bytes.isEmpty())
        memcpy(entry + sizeof(Frame), bytes.data(), size_t(bytes.size()));
    Frame onDisk = frame;
    onDisk.offset = 0;
    memcpy(entry, &onDisk, sizeof onDisk);
    std::atomic_ref<quint64>(*reinterpret_cast<quint64 *>(entry + offsetof(Frame, offset)))
        .store(commitMark(m_next), std::memory_order_release);
    const quint64 offset = m_next + sizeof(Frame);
    m_next += needed;
    m_used.store(m_next, std::memory_order_relaxed);
    return offset;
}

void RecordingFile::amend(quint64 offset, quint64 pair, quint16 flags)
{
    const Step *step = stepOf(offset);
    if (!step)
        return;
    char *entry = step->memory + (offset - step->begin) - sizeof(Frame);
    memcpy(entry + offsetof(Frame, pair), &pair, sizeof pair);
    memcpy(entry + offsetof(Frame, flags), &flags, sizeof flags);
}

const RecordingFile::Step *RecordingFile::stepOf(quint64 offset) const
{
    const Step *begin = m_steps.get();
    const Step *end = begin + m_stepCount.load(std::memory_order_acquire);
    const Step *after = std::upper_bound(
        begin, end, offset, [](quint64 at, const Step &step) { return at < step.begin; });
    return after == begin ? nullptr : after - 1;
}

QByteArrayView RecordingFile::bytes(quint64 offset, quint64 length) const
{
    const Step *step = stepOf(offset);
    if (!step || offset + length > step->begin + step->length)
        return {};
    return QByteArrayView(step->memory + (offset - step->begin), qsizetype(length));
}

} // namespace Mcp
