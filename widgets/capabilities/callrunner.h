// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/serverport.h"

#include <QElapsedTimer>
#include <QHash>
#include <QPointer>

namespace Vitrine {

/// What is known about the calls of one subject (a tool, a resource, a prompt of one server).
struct CallState
{
    /// Numbers of the calls that have not ended, oldest first.
    QList<quint64> running;
    /// Of the call that was started last, while it runs.
    QElapsedTimer elapsed;
    std::optional<Mcp::Progress> progress;
    /// Of the call that ended last.
    std::optional<Mcp::CallOutcome> outcome;
    /// What that call was asked with: a tool may be listed anew in the meantime.
    std::optional<Mcp::Json> outputSchema;

    [[nodiscard]] bool isRunning() const { return !running.isEmpty(); }
};

/// Runs the calls of a page, any number side by side, and keeps the latest outcome of each subject,
/// so that it is still there after a look at something else.
class CallRunner : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// @p subject is any text that names what is called within @p port.
    void start(ServerPort *port, const QString &subject, const ServerPort::Call &call,
               const std::optional<Mcp::Json> &outputSchema = {});
    /// Takes back the call that was started last.
    void cancel(ServerPort *port, const QString &subject);
    /// A state without calls if there were none.
    [[nodiscard]] const CallState &state(ServerPort *port, const QString &subject) const;

signals:
    void changed(Vitrine::ServerPort *port, const QString &subject);

private:
    CallState &at(ServerPort *port, const QString &subject);

    QHash<ServerPort *, QHash<QString, CallState>> m_states;
};

} // namespace Vitrine
