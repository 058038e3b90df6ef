// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "failure.h"
#include "help.h"
#include "interrupts.h"
#include "output.h"
#include "run.h"
#include "stderrrelay.h"

#include "wire/framelog.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

int failed(const Cli::Failure &failure)
{
    Cli::writeToStderr(failure.toLine());
    return int(failure.exitCode);
}

int print(const QByteArray &text)
{
    const auto written = Cli::writeToStdout(text);
    return written ? 0 : failed(Cli::fileFailure(written.error()));
}

int run(const Cli::Arguments &arguments)
{
    const auto target = Cli::findTarget(arguments);
    if (!target) {
        const bool isUsage = target.error().kind == Mcp::Error::Kind::Schema;
        return failed(isUsage ? Cli::usageFailure(target.error())
                              : Cli::fileFailure(target.error()));
    }
    Mcp::FrameLog log;
    if (!arguments.recordPath.isEmpty()) {
        if (const auto opened = log.open(arguments.recordPath); !opened)
            return failed(Cli::fileFailure(opened.error()));
    }
    std::optional<Cli::StderrRelay> relay;
    if (!arguments.isQuiet) {
        relay.emplace(log);
        for (const QString &warning : target->warnings)
            Cli::writeToStderr("vitrine-cli: warning: " + warning.toUtf8() + '\n');
    }
    Cli::Interrupts interrupts;
    Cli::Run theRun(arguments, *target, log);
    QObject::connect(&interrupts, &Cli::Interrupts::interrupted, &theRun, &Cli::Run::interrupt);
    QObject::connect(&theRun, &Cli::Run::finished, qApp, &QCoreApplication::exit,
                     Qt::QueuedConnection);
    theRun.start();
    const int exitCode = QCoreApplication::exec();
    if (relay)
        relay->flush();
    return exitCode;
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(u"vitrine-cli"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(VITRINE_VERSION));

    const auto arguments = Cli::parseArguments(QCoreApplication::arguments().sliced(1));
    if (!arguments)
        return failed(Cli::usageFailure(arguments.error()));
    switch (arguments->action) {
    case Cli::Action::Help:
        return print(Cli::helpText());
    case Cli::Action::Version:
        return print(VITRINE_VERSION "\n");
    case Cli::Action::Completion:
        return print(Cli::completionScript(arguments->completionShell));
    case Cli::Action::Run:
        break;
    }
    return run(*arguments);
}
