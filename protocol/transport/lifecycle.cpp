// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/lifecycle.h"

#include "wire/framelog.h"

namespace Mcp::Lifecycle {
using namespace Qt::StringLiterals;

QByteArray event(QLatin1StringView name, QList<JsonMember> members)
{
    members.prepend({u"event"_s, Json(name)});
    return Json::object(std::move(members)).toBytes();
}

QByteArray processStarted(qint64 pid, const QStringList &argv, const QString &cwd)
{
    Json words = Json::array();
    for (const QString &word : argv)
        words.append(word);
    return event("process-started"_L1, {{u"pid"_s, pid}, {u"argv"_s, words}, {u"cwd"_s, cwd}});
}

QByteArray processExited(std::optional<int> exitCode, std::optional<int> signal,
                         std::chrono::milliseconds after)
{
    return event("process-exited"_L1, {{u"exitCode"_s, exitCode ? Json(*exitCode) : Json()},
                                       {u"signal"_s, signal ? Json(*signal) : Json()},
                                       {u"afterMs"_s, qint64(after.count())}});
}

QByteArray stopStep(QLatin1StringView step)
{
    return event("stop-step"_L1, {{u"step"_s, Json(step)}});
}

QByteArray startFailed(const QString &text)
{
    return event("start-failed"_L1, {{u"text"_s, text}});
}

void record(FrameLog &log, quint32 connection, const QByteArray &bytes, quint32 exchange)
{
    log.append({.connection = connection,
                .lane = Lane::Lifecycle,
                .kind = FrameKind::Event,
                .exchange = exchange,
                .bytes = bytes});
}

QString durationText(std::chrono::milliseconds duration)
{
    const qint64 ms = duration.count();
    if (ms < 1000)
        return u"%1 ms"_s.arg(ms);
    if (ms < 60'000)
        return u"%1 s"_s.arg(double(ms) / 1000, 0, 'f', 1);
    return u"%1 min %2 s"_s.arg(ms / 60'000).arg(ms % 60'000 / 1000);
}

} // namespace Mcp::Lifecycle
