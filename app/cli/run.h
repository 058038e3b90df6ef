// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "arguments.h"
#include "failure.h"
#include "target.h"

#include <QObject>

#include <memory>

namespace Mcp {
class FrameLog;
}

namespace Cli {

/// One run: connects, asks for one thing, writes it, disconnects.
///
/// The result is written before the server is stopped, so that a server that is slow to end keeps
/// nobody waiting for the answer.
class Run : public QObject
{
    Q_OBJECT
public:
    Run(Arguments arguments, Target target, Mcp::FrameLog &log, QObject *parent = nullptr);
    ~Run() override;

    void start();
    /// Takes the request back and disconnects in an orderly way; ends with 128 + @p signal.
    void interrupt(int signal);

signals:
    /// The server has been stopped; the process may end with this code.
    void finished(int exitCode);

private:
    void onReady();
    void onEnded();
    void succeed(const Mcp::Json &result);
    void fail(const Failure &failure);
    void end(int exitCode);
    [[nodiscard]] std::optional<Failure> write(const Mcp::Json &result) const;

    Arguments m_arguments;
    Target m_target;
    std::unique_ptr<Mcp::Session> m_session;
    std::unique_ptr<class Command> m_command;
    std::optional<int> m_exitCode; ///< set as soon as it is decided
    bool m_wasReady = false;
};

} // namespace Cli
