// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/callrunner.h"

#include <memory>

namespace Vitrine {

CallState &CallRunner::at(ServerPort *port, const QString &subject)
{
    if (!m_states.contains(port))
        connect(port, &QObject::destroyed, this, [this, port] { m_states.remove(port); });
    return m_states[port][subject];
}

void CallRunner::start(ServerPort *port, const QString &subject, const ServerPort::Call &call,
                       const std::optional<Mcp::Json> &outputSchema)
{
    // The number is known only after the call was made, and the answer may be faster.
    auto number = std::make_shared<quint64>(0);
    const auto isKnown = [this, port, subject, number] {
        return m_states.contains(port) && m_states[port][subject].running.contains(*number);
    };
    const auto done = [this, port, subject, number, outputSchema,
                       isKnown](const Mcp::CallOutcome &outcome) {
        if (!isKnown())
            return;
        CallState &state = m_states[port][subject];
        const bool wasLast = state.running.last() == *number;
        state.running.removeOne(*number);
        state.outcome = outcome;
        state.outputSchema = outputSchema;
        if (wasLast)
            state.progress.reset();
        emit changed(port, subject);
    };
    const auto progress = [this, port, subject, number, isKnown](const Mcp::Progress &report) {
        if (!isKnown() || m_states[port][subject].running.last() != *number)
            return;
        m_states[port][subject].progress = report;
        emit changed(port, subject);
    };
    CallState &state = at(port, subject);
    *number = port->call(call, this, done, progress);
    state.running += *number;
    state.elapsed.start();
    state.progress.reset();
    emit changed(port, subject);
}

void CallRunner::cancel(ServerPort *port, const QString &subject)
{
    const CallState &known = state(port, subject);
    if (known.isRunning())
        port->cancel(known.running.last());
}

const CallState &CallRunner::state(ServerPort *port, const QString &subject) const
{
    static const CallState none;
    const auto subjects = m_states.constFind(port);
    if (subjects == m_states.cend())
        return none;
    const auto found = subjects->constFind(subject);
    return found == subjects->cend() ? none : *found;
}

} // namespace Vitrine
