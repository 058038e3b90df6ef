// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "conversation.h"
#include "demoserver.h"

#include <QByteArray>
#include <QSocketNotifier>

namespace Demo {

/// One message per line on stdin and stdout (all revisions, Basic/Transports, stdio). Reading waits
/// in the event loop, writing blocks, as it does in most servers. POSIX only.
class StdioChannel : public QObject
{
    Q_OBJECT

public:
    explicit StdioChannel(DemoServer *server, QObject *parent = nullptr);

    /// Begins to read; before it, what the client writes stays in the pipe.
    void start();

    /// Reads no more, and ignores lines that are read already.
    void stop();

    /// Writes one message as a line, with the line end the faults ask for.
    void writeLine(const QByteArray &json);
    void writeBytes(QByteArrayView bytes);

signals:
    /// stdin was closed: the client wants this process to end.
    void inputEnded();

private:
    void readAvailable();
    void splitLines();
    void receiveLine(QByteArrayView line);
    void receiveMessage(const QJsonValue &message);
    void refuse(const QJsonValue &id, const RpcError &error);

    DemoServer *m_server;
    Conversation m_conversation;
    QSocketNotifier m_notifier;
    QByteArray m_buffer;
    qsizetype m_scanned = 0; ///< bytes of m_buffer known to hold no line feed
    bool m_isStopped = false;
    bool m_hasWritten = false;
};

} // namespace Demo
