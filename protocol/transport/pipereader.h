// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/filedescriptor.h"
#include "transport/lineframer.h"

#include <QObject>

#include <functional>
#include <memory>

class QSocketNotifier;

namespace Mcp {

/// Reads lines from a pipe as they come, in turns of bounded length, so that a flood does not
/// starve timers and other connections.
///
/// The line handler may close or delete the reader.
class PipeReader : public QObject
{
    Q_OBJECT
public:
    using Handler = std::function<void(const LineFramer::Line &)>;

    explicit PipeReader(Handler handler, QObject *parent = nullptr);
    ~PipeReader() override;

    void open(FileDescriptor pipe);
    /// Reads what is in the pipe at this moment, without waiting for more.
    void drain();
    /// Closes the pipe and hands out an unfinished last line.
    void finish();
    [[nodiscard]] bool hasEnded() const { return m_hasEnded; }

signals:
    /// The other side has closed; what came before has been handed out.
    void ended();

private:
    enum class Turn : quint8 { More, Empty, Ended, Gone };
    Turn readOnce();
    void readSome();

    Handler m_handler;
    LineFramer m_framer;
    FileDescriptor m_pipe;
    std::unique_ptr<QSocketNotifier> m_notifier;
    bool m_hasEnded = false;
};

} // namespace Mcp
