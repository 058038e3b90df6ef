// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/pipewriter.h"

#include <QSocketNotifier>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <mutex>

#include <sys/uio.h>

namespace Mcp {

namespace {

char s_lineFeed = '\n';

// Writing into a pipe that nobody reads would end the program. QProcess and Qt's sockets do the
// same when they are first used; the child gets the default back (QProcess).
void ignoreBrokenPipes()
{
    static std::once_flag done;
    std::call_once(done, [] { std::signal(SIGPIPE, SIG_IGN); });
}

} // namespace

PipeWriter::PipeWriter(QObject *parent) : QObject(parent)
{
    ignoreBrokenPipes();
}

PipeWriter::~PipeWriter() = default;

void PipeWriter::open(FileDescriptor pipe)
{
    m_pipe = std::move(pipe);
    m_notifier = std::make_unique<QSocketNotifier>(m_pipe.number(), QSocketNotifier::Write);
    m_notifier->setEnabled(false);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &PipeWriter::writeNow);
    writeNow();
}

void PipeWriter::write(quint64 tag, const QByteArray &line)
{
    m_queue.push_back({tag, line});
    if (m_queue.size() == 1)
        writeNow();
}

void PipeWriter::closeWhenWritten()
{
    m_closeWhenWritten = true;
    if (m_queue.empty())
        close();
}

void PipeWriter::close()
{
    if (m_notifier) { // perhaps it is what called us
        m_notifier->setEnabled(false);
        m_notifier.release()->deleteLater();
    }
    m_pipe.close();
}

QList<quint64> PipeWriter::takeUnwritten()
{
    QList<quint64> out;
    for (const Line &line : m_queue)
        out.append(line.tag);
    m_queue.clear();
    return out;
}

void PipeWriter::writeNow()
{
    constexpr size_t kLinesAtOnce = 32;
    while (m_pipe.isOpen() && !m_queue.empty()) {
        std::array<iovec, 2 * kLinesAtOnce> parts;
        int count = 0;
        for (size_t i = 0; i < std::min(m_queue.size(), kLinesAtOnce); ++i) {
            Line &line = m_queue[i];
            if (const qsizetype rest = line.bytes.size() - line.written; rest > 0) {
                // writev() does not change what it is given.
                char *from = const_cast<char *>(line.bytes.constData()) + line.written;
                parts[size_t(count++)] = {from, size_t(rest)};
            }
            parts[size_t(count++)] = {&s_lineFeed, 1};
        }
        const ssize_t size = ::writev(m_pipe.number(), parts.data(), count);
        if (size >= 0) {
            consume(size);
        } else if (errno == EAGAIN) {
            m_notifier->setEnabled(true);
            return;
        } else if (errno != EINTR) {
            m_isBroken = true;
            close();
            emit broken();
            return;
        }
    }
    if (m_notifier)
        m_notifier->setEnabled(false);
    if (m_closeWhenWritten && m_queue.empty())
        close();
}

void PipeWriter::consume(qsizetype size)
{
    while (size > 0) {
        Line &line = m_queue.front();
        const qsizetype rest = line.bytes.size() + 1 - line.written;
        line.written += std::min(rest, size);
        if (size < rest)
            return;
        size -= rest;
        m_queue.pop_front();
    }
}

} // namespace Mcp
