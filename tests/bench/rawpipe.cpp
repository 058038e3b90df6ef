// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "rawpipe.h"

#include <QFile>

#include <algorithm>

#include <sys/wait.h>
#include <unistd.h>

RawPipe::RawPipe(const QString &program) : m_buffer(1 << 20, Qt::Uninitialized)
{
    int toChild[2], fromChild[2];
    if (::pipe(toChild) != 0 || ::pipe(fromChild) != 0)
        qFatal("no pipe");
    const QByteArray path = QFile::encodeName(program);
    m_pid = ::fork();
    if (m_pid == 0) {
        ::dup2(toChild[0], STDIN_FILENO);
        ::dup2(fromChild[1], STDOUT_FILENO);
        for (int fd : {toChild[0], toChild[1], fromChild[0], fromChild[1]})
            ::close(fd);
        ::execl(path.constData(), path.constData(), nullptr);
        ::_exit(127);
    }
    ::close(toChild[0]);
    ::close(fromChild[1]);
    m_in = toChild[1];
    m_out = fromChild[0];
}

RawPipe::~RawPipe()
{
    ::close(m_in);
    ::close(m_out);
    ::waitpid(m_pid, nullptr, 0);
}

void RawPipe::write(QByteArrayView bytes)
{
    if (::write(m_in, bytes.data(), size_t(bytes.size())) != bytes.size())
        qFatal("the server does not read");
}

qint64 RawPipe::readLines(qint64 lines)
{
    qint64 total = 0;
    while (lines > 0) {
        const ssize_t size = ::read(m_out, m_buffer.data(), size_t(m_buffer.size()));
        if (size <= 0)
            qFatal("the server ended");
        total += size;
        lines -= std::count(m_buffer.constData(), m_buffer.constData() + size, '\n');
    }
    return total;
}
