// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"

#include <QProcessEnvironment>

#include <chrono>
#include <memory>

namespace Mcp {

class FrameLog;

/// How to start a server that speaks over its standard streams.
struct StdioConfig
{
    QString command;
    QStringList arguments;
    QString workingDirectory; ///< empty: ours
    /// The environment as the child gets it, complete.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    std::chrono::milliseconds stdinGrace{2000}; ///< after stdin is closed, before SIGTERM
    std::chrono::milliseconds termGrace{2000};  ///< after SIGTERM, before SIGKILL
};

/// A child process whose stdin and stdout carry one JSON-RPC message a line, and whose stderr is
/// its own lane (MCP 2025-11-25, Basic/Transports, stdio).
///
/// The child leads a session and process group of its own, so that wrappers such as npx leave no
/// orphans: stop() and an unexpected exit end what is left of the group too, in the same steps. A
/// line that is no JSON-RPC message is a frame of kind Invalid, is handed out as such, and the
/// session goes on. Each byte is looked at once; a line is cut at 2 GiB ("line-too-long" in the
/// Lifecycle lane).
///
/// Order at the end: what the server still wrote, "process-exited", closed(). Its error says how
/// the server ended and the last line on stderr. A server that only closes its stdout is ended by
/// us, since no answer can come; one that only closes its stdin may still speak, and what cannot be
/// written is told by sendFailed().
///
/// factsChanged() is not emitted for each line on stderr. The destructor kills the group at once.
class StdioTransport : public Transport
{
    Q_OBJECT
public:
    StdioTransport(StdioConfig config, FrameLog &log, quint32 connection,
                   QObject *parent = nullptr);
    ~StdioTransport() override;

    void start() override;
    quint64 send(const OutgoingMessage &message) override;
    void stop() override;
    [[nodiscard]] TransportFacts facts() const override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace Mcp
