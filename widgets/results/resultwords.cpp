// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/resultwords.h"

#include <QLocale>

#include <cmath>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Kind = Mcp::Error::Kind;

namespace {

QString joined(const QStringList &parts)
{
    QStringList present = parts;
    present.removeAll(QString());
    return present.join(u'\n');
}

} // namespace

QString ResultWords::codeName(int code)
{
    switch (code) {
    case -32700:
        return tr("Parse error");
    case -32600:
        return tr("Invalid request");
    case -32601:
        return tr("Method not found");
    case -32602:
        return tr("Invalid params");
    case -32603:
        return tr("Internal error");
    case -32002:
        return tr("Resource not found");
    case -32042:
        return tr("URL elicitation required");
    default:
        return code <= -32000 && code >= -32099 ? tr("Server error") : QString();
    }
}

OutcomeWords ResultWords::failure(const Mcp::Error &error, std::chrono::nanoseconds waited)
{
    switch (error.kind) {
    case Kind::Rpc: {
        const QString message = error.text.isEmpty() ? tr("(without a message)") : error.text;
        return {.role = Role::Error,
                .icon = u"error"_s,
                .title = tr("JSON-RPC error %1: %2").arg(error.code).arg(message),
                .detail = codeName(error.code),
                .data = error.data};
    }
    case Kind::Timeout:
        return {.role = Role::Warn,
                .icon = u"clock"_s,
                .title = tr("Vitrine stopped waiting after %1").arg(duration(waited)),
                .detail = tr("If an answer still comes, the frame log shows it.")};
    case Kind::Cancelled:
        return {.role = Role::Muted,
                .icon = u"cancel"_s,
                .title = tr("Cancelled after %1").arg(duration(waited)),
                .detail = error.text};
    case Kind::Transport:
        return {.role = Role::Error,
                .icon = u"disconnect"_s,
                .title = tr("The connection ended before the answer came"),
                .detail = joined({error.text, error.where})};
    case Kind::Auth:
        return {.role = Role::Error,
                .icon = u"lock"_s,
                .title = error.httpStatus
                             ? tr("The server refused access (HTTP %1)").arg(error.httpStatus)
                             : tr("The server refused access"),
                .detail = joined({error.text, error.where})};
    case Kind::Parse:
        return {.role = Role::Error,
                .icon = u"error"_s,
                .title = tr("The answer could not be read"),
                .detail = joined({error.text, error.where})};
    case Kind::Protocol:
    case Kind::Schema:
    case Kind::Io:
        break;
    }
    return {.role = Role::Error,
            .icon = u"error"_s,
            .title = tr("There is no usable answer"),
            .detail = joined({error.text, error.where})};
}

QString ResultWords::duration(std::chrono::nanoseconds span)
{
    const QLocale locale;
    const double ms = std::chrono::duration<double, std::milli>(span).count();
    if (ms < 10)
        return tr("%1 ms").arg(locale.toString(ms, 'f', 1));
    if (ms < 1000)
        return tr("%1 ms").arg(locale.toString(qint64(std::lround(ms))));
    const double seconds = ms / 1000;
    if (seconds < 60) {
        const bool isWhole = std::abs(seconds - std::round(seconds)) < 0.05;
        return tr("%1 s").arg(locale.toString(seconds, 'f', isWhole ? 0 : 1));
    }
    const qint64 whole = std::lround(seconds);
    return tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
}

QString ResultWords::size(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

QString ResultWords::frame(quint64 sequence)
{
    return u'#' + QString::number(sequence);
}

} // namespace Vitrine
