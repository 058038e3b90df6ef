// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "run.h"

#include "command.h"
#include "output.h"

#include "config/sessionfactory.h"
#include "wire/framelog.h"

#include <unistd.h>

namespace Cli {
using namespace Qt::StringLiterals;
using Mcp::Error;
using Mcp::Json;

namespace {

Mcp::SessionOptions optionsFor(const Arguments &arguments, const Mcp::ServerEntry &entry)
{
    Mcp::SessionOptions options = Mcp::sessionOptions(entry);
    options.clientName = u"vitrine-cli"_s;
    options.listOnReady = false;
    options.modernLogLevel = arguments.logLevel;
    return options;
}

bool showsProgress(const Arguments &arguments)
{
    return !arguments.isQuiet && ::isatty(STDERR_FILENO) == 1;
}

} // namespace

Run::Run(Arguments arguments, Target target, Mcp::FrameLog &log, QObject *parent)
    : QObject(parent)
    , m_arguments(std::move(arguments))
    , m_target(std::move(target))
    , m_session(Mcp::makeSession(m_target.entry, optionsFor(m_arguments, m_target.entry), log,
                                 log.openConnection(m_target.entry.name)))
    , m_command(std::make_unique<Command>(m_arguments, *m_session, showsProgress(m_arguments)))
{
    connect(m_session.get(), &Mcp::Session::ready, this, [this] { onReady(); });
    connect(m_session.get(), &Mcp::Session::ended, this, [this] { onEnded(); });
    connect(m_command.get(), &Command::succeeded, this,
            [this](const Json &result) { succeed(result); });
    connect(m_command.get(), &Command::toolMissing, this,
            [this](const QString &tool) { fail(toolNotFound(tool)); });
    connect(m_command.get(), &Command::failed, this, [this](const Error &error) {
        fail(sessionFailure(error, true, m_target.entry, m_session->status().facts));
    });
}

Run::~Run() = default;

void Run::start()
{
    m_session->open();
}

void Run::interrupt(int signal)
{
    m_exitCode = 128 + signal; // and what the taken-back request ends with is of no interest
    m_command->cancel();
    end(*m_exitCode);
}

void Run::onReady()
{
    m_wasReady = true;
    m_command->start();
}

void Run::onEnded()
{
    if (!m_exitCode) {
        const Error error = m_session->status().error.value_or(
            Error{.kind = Error::Kind::Transport, .text = u"the connection ended"_s});
        fail(sessionFailure(error, m_wasReady, m_target.entry, m_session->status().facts));
    }
    emit finished(*m_exitCode);
}

void Run::succeed(const Json &result)
{
    if (m_exitCode)
        return;
    if (const std::optional<Failure> failure = write(result))
        fail(*failure);
    else if (result["resultType"_L1].toString() == "input_required"_L1)
        fail(inputRequired(m_arguments.method));
    else if (m_arguments.method == "tools/call"_L1 && result["isError"_L1].toBool())
        fail(toolIsError(m_arguments.toolName));
    else
        end(int(ExitCode::Ok));
}

void Run::fail(const Failure &failure)
{
    if (m_exitCode)
        return;
    writeToStderr(failure.toLine());
    end(int(failure.exitCode));
}

void Run::end(int exitCode)
{
    m_exitCode = exitCode;
    using State = Mcp::SessionStatus::State;
    const State state = m_session->status().state;
    if (state != State::Closed && state != State::Failed)
        m_session->close(); // ended() follows, as it does after a failure
}

std::optional<Failure> Run::write(const Json &result) const
{
    if (m_arguments.outputPath.isEmpty()) {
        const auto written = writeToStdout(formatted(result, m_arguments.format));
        return written ? std::nullopt : std::optional(fileFailure(written.error()));
    }
    Mcp::Result<QByteArray> bytes = formatted(result, m_arguments.format);
    if (m_arguments.outputFormat == FileFormat::Raw)
        bytes = rawBytes(result);
    if (!bytes)
        return fileFailure(bytes.error());
    const auto written = writeToFile(*bytes, m_arguments.outputPath);
    return written ? std::nullopt : std::optional(fileFailure(written.error()));
}

} // namespace Cli
