// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/pipereader.h"

#include <QPointer>
#include <QSocketNotifier>

#include <cerrno>

#include <sys/ioctl.h>
#include <unistd.h>

namespace Mcp {

namespace {
constexpr qsizetype kChunk = 256 * 1024;
constexpr int kChunksPerTurn = 8;
} // namespace

PipeReader::PipeReader(Handler handler, QObject *parent)
    : QObject(parent), m_handler(std::move(handler))
{
}

PipeReader::~PipeReader() = default;

void PipeReader::open(FileDescriptor pipe)
{
    m_pipe = std::move(pipe);
    m_notifier = std::make_unique<QSocketNotifier>(m_pipe.number(), QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &PipeReader::readSome);
}

void PipeReader::drain()
{
    // Processes that outlive the child may go on writing, so the end is set beforehand.
    int waiting = 0;
    if (!m_pipe.isOpen() || ::ioctl(m_pipe.number(), FIONREAD, &waiting) != 0)
        return;
    for (qsizetype turns = waiting / kChunk + 1; turns > 0; --turns) {
        if (readOnce() != Turn::More)
            return;
    }
}

void PipeReader::finish()
{
    if (m_hasEnded)
        return;
    m_hasEnded = true;
    if (m_notifier) { // perhaps it is what called us
        m_notifier->setEnabled(false);
        m_notifier.release()->deleteLater();
    }
    m_pipe.close();
    if (const auto line = m_framer.finish())
        m_handler(*line);
}

void PipeReader::readSome()
{
    for (int turn = 0; turn < kChunksPerTurn; ++turn) {
        if (readOnce() != Turn::More)
            return;
    }
}

PipeReader::Turn PipeReader::readOnce()
{
    if (!m_pipe.isOpen())
        return Turn::Ended;
    char *room = m_framer.reserve(kChunk);
    const ssize_t size = ::read(m_pipe.number(), room, size_t(kChunk));
    if (size < 0)
        return errno == EINTR ? Turn::More : Turn::Empty;
    if (size == 0) {
        const QPointer<PipeReader> guard(this);
        finish();
        if (!guard)
            return Turn::Gone;
        emit ended();
        return Turn::Ended;
    }
    m_framer.commit(size);
    const QPointer<PipeReader> guard(this);
    while (const auto line = m_framer.next()) {
        m_handler(*line);
        if (!guard)
            return Turn::Gone;
    }
    return size == kChunk ? Turn::More : Turn::Empty;
}

} // namespace Mcp
