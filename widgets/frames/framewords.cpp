// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/framewords.h"

#include <QLocale>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FrameKind;
using Mcp::Lane;

QString FrameWords::lane(Lane lane)
{
    switch (lane) {
    case Lane::ToServer:
        return tr("in");
    case Lane::FromServer:
        return tr("out");
    case Lane::Stderr:
        return u"stderr"_s;
    case Lane::Http:
        return tr("http");
    case Lane::Auth:
        return tr("auth");
    case Lane::Lifecycle:
        return tr("life");
    }
    return {};
}

QString FrameWords::laneSentence(Lane lane)
{
    switch (lane) {
    case Lane::ToServer:
        return tr("client to server");
    case Lane::FromServer:
        return tr("server to client");
    case Lane::Stderr:
        return tr("server's stderr");
    case Lane::Http:
        return tr("HTTP heads and stream events");
    case Lane::Auth:
        return tr("authorization");
    case Lane::Lifecycle:
        return tr("process and connection");
    }
    return {};
}

QString FrameWords::kind(FrameKind kind)
{
    switch (kind) {
    case FrameKind::Invalid:
        return tr("invalid");
    case FrameKind::Request:
        return tr("request");
    case FrameKind::Notification:
        return tr("notification");
    case FrameKind::Result:
        return tr("result");
    case FrameKind::Error:
        return tr("error");
    case FrameKind::Batch:
        return tr("batch");
    case FrameKind::Text:
        return tr("line");
    case FrameKind::HttpRequest:
        return tr("HTTP request");
    case FrameKind::HttpResponse:
        return tr("HTTP response");
    case FrameKind::SseEvent:
        return tr("SSE event");
    case FrameKind::Event:
        return tr("event");
    }
    return {};
}

Heading FrameWords::heading(Lane lane, FrameKind kind)
{
    switch (lane) {
    case Lane::ToServer:
        return Heading::ToServer;
    case Lane::FromServer:
    case Lane::Stderr:
        return Heading::FromServer;
    case Lane::Http:
    case Lane::Auth:
        if (kind == FrameKind::HttpRequest)
            return Heading::ToServer;
        if (kind == FrameKind::HttpResponse || kind == FrameKind::SseEvent)
            return Heading::FromServer;
        return Heading::None;
    case Lane::Lifecycle:
        return Heading::None;
    }
    return Heading::None;
}

QString FrameWords::arrow(Heading heading)
{
    switch (heading) {
    case Heading::ToServer:
        return u"→"_s;
    case Heading::FromServer:
        return u"←"_s;
    case Heading::None:
        return u"•"_s;
    }
    return {};
}

QList<FrameBadge> FrameWords::badges(quint16 flags)
{
    QList<FrameBadge> out;
    const auto add = [&](Mcp::FrameFlag flag, Role role, const QString &text,
                         const QString &explanation) {
        if ((flags & flag) != 0)
            out.append({text, explanation, role});
    };
    add(Mcp::ToolError, Role::Error, u"isError"_s,
        tr("The tool ran and reports a failure of its own (isError is true). This is not a "
           "protocol error."));
    add(Mcp::BytesLost, Role::Error, tr("bytes lost"),
        tr("There was no room left to store the bytes. Time, size and kind are right."));
    add(Mcp::CutAtEnd, Role::Error, tr("cut"), tr("The stream ended in the middle of this line."));
    add(Mcp::Malformed, Role::Warn, tr("malformed"),
        tr("The message can be used, but breaks a rule of JSON-RPC."));
    add(Mcp::UnknownId, Role::Warn, tr("unknown id"), tr("No request of ours has this id."));
    add(Mcp::DuplicateAnswer, Role::Warn, tr("duplicate"),
        tr("This request had been answered before."));
    add(Mcp::LateAnswer, Role::Warn, tr("late"),
        tr("The answer came after the request had ended for us: timed out or cancelled."));
    add(Mcp::HadByteOrderMark, Role::Warn, u"BOM"_s,
        tr("The line began with a UTF-8 byte-order mark."));
    add(Mcp::HadCarriageReturn, Role::Muted, u"CR LF"_s,
        tr("The line ended in carriage return and line feed."));
    add(Mcp::Probe, Role::Muted, tr("probe"),
        tr("Sent, or answered, only to find out which era of the protocol the server speaks."));
    return out;
}

QString FrameWords::size(quint64 bytes)
{
    static constexpr std::array units{"kB"_L1, "MB"_L1, "GB"_L1, "TB"_L1};
    if (bytes < 1000)
        return QLocale().toString(bytes) + " B"_L1;
    double value = double(bytes) / 1000;
    size_t unit = 0;
    while (value >= 999.95 && unit + 1 < units.size()) {
        value /= 1000;
        ++unit;
    }
    return QLocale().toString(value, 'f', 1) + u' ' + units[unit];
}

QString FrameWords::bytes(quint64 bytes)
{
    return bytes == 1 ? tr("1 byte") : tr("%1 bytes").arg(number(bytes));
}

QString FrameWords::milliseconds(qint64 ns)
{
    const double ms = double(ns) / 1e6;
    const int decimals = ms < 9.995 ? 2 : ms < 99.95 ? 1 : 0;
    return QLocale().toString(ms, 'f', decimals);
}

QString FrameWords::age(qint64 ns)
{
    const qint64 seconds = ns / 1'000'000'000;
    if (seconds < 10)
        return tr("%1 s").arg(QLocale().toString(double(ns) / 1e9, 'f', 1));
    if (seconds < 60)
        return tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return tr("%1 min").arg(seconds / 60);
    return tr("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60, 2, 10, '0'_L1);
}

QString FrameWords::number(quint64 value)
{
    return QLocale().toString(value);
}

} // namespace Vitrine
