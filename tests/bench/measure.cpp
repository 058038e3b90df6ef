// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "measure.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QFile>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

Heartbeat::Heartbeat()
{
    m_clock.start();
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_longest = qMax(m_longest, m_clock.nsecsElapsed());
        m_clock.restart();
    });
    m_timer.start(1ms);
}

double Heartbeat::takeLongestGap()
{
    return double(std::exchange(m_longest, 0)) / 1e6;
}

Mcp::ServerEntry stdioEntry(const QString &name, const QString &program)
{
    Mcp::ServerEntry entry;
    entry.name = name;
    entry.command = program;
    return entry;
}

void waitFor(const char *what, const std::function<bool()> &condition)
{
    const QDeadlineTimer deadline(60s);
    while (!condition()) {
        if (deadline.hasExpired())
            qFatal("gave up waiting for %s", what);
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

void connectAndWait(Vitrine::ServerConnection &connection)
{
    connection.start();
    waitFor("the server", [&] { return connection.isReady() || !connection.isActive(); });
    if (!connection.isReady())
        qFatal("%s", qPrintable(connection.status().error ? connection.status().error->toString()
                                                          : u"not ready"_s));
}

double callTool(Vitrine::ServerConnection &connection, const QString &tool,
                const Mcp::Json &arguments)
{
    QElapsedTimer clock;
    bool done = false;
    clock.start();
    Vitrine::ServerConnection::Call call{.method = u"tools/call"_s, .wantsProgress = false};
    call.params = Mcp::Json::object({{u"name"_s, tool}, {u"arguments"_s, arguments}});
    call.timeout = 0ms;
    connection.call(call, nullptr, [&](const Mcp::CallOutcome &outcome) {
        if (!outcome.result)
            qFatal("%s", qPrintable(outcome.result.error().toString()));
        done = true;
    });
    waitFor("the answer", [&] { return done; });
    return double(clock.nsecsElapsed()) / 1e9;
}

double runProgram(const QStringList &command, int runs, double *peakMiB)
{
    double best = 1e9;
    for (int run = 0; run < runs; ++run) {
        std::vector<QByteArray> words;
        for (const QString &word : command)
            words.push_back(QFile::encodeName(word));
        std::vector<char *> argv;
        for (QByteArray &word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        QElapsedTimer clock;
        clock.start();
        const pid_t pid = ::vfork();
        if (pid == 0) {
            const int null = ::open("/dev/null", O_RDWR);
            ::dup2(null, STDOUT_FILENO);
            ::execvp(argv[0], argv.data());
            ::_exit(127);
        }
        int status = 0;
        rusage usage{};
        ::wait4(pid, &status, 0, &usage);
        best = qMin(best, double(clock.nsecsElapsed()) / 1e9);
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
            qFatal("%s ended with status %d", qPrintable(command.join(u' ')), status);
        if (peakMiB)
            *peakMiB = double(usage.ru_maxrss) / 1024;
    }
    return best;
}
