// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/statewords.h"

#include <csignal>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

QLatin1StringView signalName(int number)
{
    switch (number) {
    case SIGHUP:
        return "SIGHUP"_L1;
    case SIGINT:
        return "SIGINT"_L1;
    case SIGABRT:
        return "SIGABRT"_L1;
    case SIGKILL:
        return "SIGKILL"_L1;
    case SIGSEGV:
        return "SIGSEGV"_L1;
    case SIGPIPE:
        return "SIGPIPE"_L1;
    case SIGTERM:
        return "SIGTERM"_L1;
    default:
        return {};
    }
}

} // namespace

QString StateWords::word(const Mcp::SessionStatus &status)
{
    switch (status.state) {
    case State::Closed:
        return status.error ? tr("Ended") : tr("Not connected");
    case State::Connecting:
        return tr("Starting");
    case State::Negotiating:
        return tr("Negotiating");
    case State::Ready:
        return tr("Connected");
    case State::Closing:
        return tr("Stopping");
    case State::Failed:
        return tr("Failed");
    }
    return {};
}

Role StateWords::role(const Mcp::SessionStatus &status)
{
    switch (status.state) {
    case State::Closed:
        return status.error ? Role::Error : Role::Muted;
    case State::Connecting:
    case State::Negotiating:
    case State::Closing:
        return Role::Warn;
    case State::Ready:
        return Role::Ok;
    case State::Failed:
        return Role::Error;
    }
    return Role::Muted;
}

QString StateWords::lamp(const Mcp::SessionStatus &status)
{
    switch (status.state) {
    case State::Closed:
        return status.error ? u"lamp-failed"_s : u"lamp-off"_s;
    case State::Connecting:
    case State::Negotiating:
    case State::Closing:
        return u"lamp-busy"_s;
    case State::Ready:
        return u"lamp-on"_s;
    case State::Failed:
        return u"lamp-failed"_s;
    }
    return {};
}

QString StateWords::sentence(const Mcp::Error &error)
{
    using Kind = Mcp::Error::Kind;
    switch (error.kind) {
    case Kind::Transport:
        return error.httpStatus > 0
                   ? tr("The server answered with HTTP status %1.").arg(error.httpStatus)
                   : tr("The connection could not be made, or it broke.");
    case Kind::Timeout:
        return tr("The server did not answer in time.");
    case Kind::Cancelled:
        return tr("It was cancelled.");
    case Kind::Parse:
        return tr("The server sent something that cannot be read.");
    case Kind::Protocol:
        return tr("The server and Vitrine could not agree on the protocol.");
    case Kind::Rpc:
        return tr("The server answered with error %1.").arg(error.code);
    case Kind::Auth:
        return tr("The server asks for authorization (HTTP status %1).")
            .arg(error.httpStatus ? error.httpStatus : 401);
    case Kind::Schema:
        return tr("A value does not have the shape that it should have.");
    case Kind::Io:
        return tr("A file cannot be read or written.");
    }
    return {};
}

QString StateWords::exit(const Mcp::TransportFacts &facts)
{
    if (facts.exitSignal) {
        const QLatin1StringView name = signalName(*facts.exitSignal);
        return name.isEmpty() ? tr("Ended by signal %1").arg(*facts.exitSignal)
                              : tr("Ended by signal %1 (%2)").arg(*facts.exitSignal).arg(name);
    }
    if (facts.exitCode)
        return *facts.exitCode == 0 ? tr("Ended normally (exit code 0)")
                                    : tr("Ended with exit code %1").arg(*facts.exitCode);
    return {};
}

QString StateWords::duration(qint64 seconds)
{
    if (seconds < 60)
        return tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
    return tr("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60);
}

QString StateWords::revision(Mcp::Revision revision)
{
    return tr("%1 (%2)").arg(Mcp::toText(revision), era(Mcp::era(revision)));
}

QString StateWords::era(Mcp::Era era)
{
    return era == Mcp::Era::Modern ? tr("modern") : tr("legacy");
}

} // namespace Vitrine
