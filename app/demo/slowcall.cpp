// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "slowcall.h"

#include "stderrlog.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace Demo {

SlowCall::SlowCall(PendingRequest request, QObject *conversation, int steps, int delay)
    : RunningCall(std::move(request), conversation), m_steps(steps)
{
    connect(&m_timer, &QTimer::timeout, this, &SlowCall::step);
    m_timer.start(delay);
}

void SlowCall::step()
{
    ++m_done;
    pending().reportProgress(m_done, m_steps, u"Step %1 of %2"_s.arg(m_done).arg(m_steps));
    if (m_done < m_steps)
        return;
    m_timer.stop();
    const QString text = u"Finished %1 steps."_s.arg(m_steps);
    succeed({{u"content"_s, QJsonArray{QJsonObject{{u"type"_s, u"text"_s}, {u"text"_s, text}}}},
             {u"isError"_s, false}});
}

void SlowCall::onCancelled()
{
    m_timer.stop();
    say(u"slow: cancelled after %1 of %2 steps"_s.arg(m_done).arg(m_steps));
}

} // namespace Demo
