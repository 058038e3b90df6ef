// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

#include <sys/types.h>

/// The limit that a client can come near to: a child process and two pipes, blocking reads, nothing
/// parsed and nothing kept.
class RawPipe
{
public:
    explicit RawPipe(const QString &program);
    ~RawPipe();

    void write(QByteArrayView bytes);
    /// Reads until @p lines line ends have come; returns the bytes read.
    qint64 readLines(qint64 lines);

private:
    int m_in = -1;
    int m_out = -1;
    pid_t m_pid = 0;
    QByteArray m_buffer;
};
