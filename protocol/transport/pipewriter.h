// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/filedescriptor.h"

#include <QByteArray>
#include <QObject>

#include <deque>
#include <memory>

class QSocketNotifier;

namespace Mcp {

/// Writes lines into a pipe without ever blocking: at once where the pipe takes them, else when it
/// has room again. Nothing is copied.
class PipeWriter : public QObject
{
    Q_OBJECT
public:
    explicit PipeWriter(QObject *parent = nullptr);
    ~PipeWriter() override;

    /// Begins to write into @p pipe, with what was queued before.
    void open(FileDescriptor pipe);
    /// Writes @p line and a line feed; @p tag names it in unwritten().
    void write(quint64 tag, const QByteArray &line);
    /// Closes the pipe as soon as everything is written.
    void closeWhenWritten();
    /// Closes the pipe now; what was not written stays in unwritten().
    void close();

    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    /// Takes the tags of the lines that were not, or not wholly, written.
    [[nodiscard]] QList<quint64> takeUnwritten();

signals:
    /// The other side has closed its end.
    void broken();

private:
    struct Line
    {
        quint64 tag = 0;
        QByteArray bytes;
        qsizetype written = 0; // bytes.size() + 1 when the line feed is out too
    };
    void writeNow();
    void consume(qsizetype size);

    FileDescriptor m_pipe;
    std::deque<Line> m_queue;
    std::unique_ptr<QSocketNotifier> m_notifier;
    bool m_closeWhenWritten = false;
    bool m_isBroken = false;
};

} // namespace Mcp
