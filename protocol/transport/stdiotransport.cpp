// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/stdiotransport.h"

#include "transport/launch.h"
#include "transport/lifecycle.h"
#include "transport/pipereader.h"
#include "transport/pipewriter.h"
#include "transport/processgroup.h"
#include "transport/receivedmessage.h"
#include "wire/framelog.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QTimer>

#include <csignal>
#include <deque>

#include <unistd.h>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace Mcp {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr size_t kStderrTail = 50;
constexpr qsizetype kStderrLineShown = 2000;
// An output that ends or an input that breaks is mostly the first sign of an exit, which says more.
constexpr auto kWaitForExit = 200ms;
constexpr auto kGroupPoll = 20ms;
// For the system to carry out a SIGKILL. A process that hangs in the kernel is given up then.
constexpr auto kWaitAfterKill = 1000ms;

QString lineText(QByteArrayView bytes)
{
    return bytes.size() <= kStderrLineShown
               ? QString::fromUtf8(bytes)
               : QString::fromUtf8(bytes.first(kStderrLineShown)) + u'…';
}

} // namespace

struct StdioTransport::Private
{
    enum class State : quint8 { Idle, Starting, Running, Closed };
    /// How far the end has got. With the process gone the steps go on for the rest of its group.
    enum class Step : quint8 { None, CloseStdin, Term, Kill };

    StdioTransport *const q;
    const StdioConfig config;
    FrameLog &log;
    const quint32 connection;

    State state = State::Idle;
    Step step = Step::None;
    bool isAsked = false; // stop() was called
    bool isSignalled = false;
    bool isStdinToldClosed = false;
    bool hasExited = false; // the child; others of its group may live

    std::unique_ptr<QProcess> process;
    ProcessGroup group;
    PipeWriter input;
    PipeReader output;
    PipeReader errors;
    Pipe stdinPipe;
    Pipe stdoutPipe;
    Pipe stderrPipe;

    QTimer stepTimer;
    QTimer groupTimer;
    QTimer brokenTimer;
    QElapsedTimer clock;
    TransportFacts facts;
    std::deque<quint64> stderrFrames; // of the last lines
    QString reason;                   // why it ended, if it was not asked to

    Private(StdioTransport *owner, StdioConfig how, FrameLog &log_, quint32 connection_);

    void record(const QByteArray &event) { Lifecycle::record(log, connection, event); }
    [[nodiscard]] std::chrono::milliseconds age() const
    {
        return std::chrono::milliseconds(clock.elapsed());
    }

    void start();
    Result<void> openPipes();
    void onStarted();
    void onStartFailed(const QString &text);
    void onOutput(const LineFramer::Line &line);
    void onErrorLine(const LineFramer::Line &line);
    void noteTooLong(const LineFramer::Line &line, QLatin1StringView stream);
    void onBroken();
    void onExited(int code, QProcess::ExitStatus status);
    void failUnwritten();
    void nextStep();
    void awaitGroup();
    void close(const std::optional<Error> &error);
    void finish();
    [[nodiscard]] QString exitText() const;
    [[nodiscard]] QStringList stderrTail() const;
};

StdioTransport::Private::Private(StdioTransport *owner, StdioConfig how, FrameLog &log_,
                                 quint32 connection_)
    : q(owner)
    , config(std::move(how))
    , log(log_)
    , connection(connection_)
    , output([this](const LineFramer::Line &line) { onOutput(line); })
    , errors([this](const LineFramer::Line &line) { onErrorLine(line); })
{
    for (QTimer *timer : {&stepTimer, &brokenTimer, &groupTimer})
        timer->setSingleShot(true);
    connect(&stepTimer, &QTimer::timeout, q, [this] { nextStep(); });
    connect(&brokenTimer, &QTimer::timeout, q, [this] { onBroken(); });
    connect(&groupTimer, &QTimer::timeout, q, [this] { awaitGroup(); });
    connect(&input, &PipeWriter::broken, q, [this] { brokenTimer.start(kWaitForExit); });
    connect(&output, &PipeReader::ended, q, [this] { brokenTimer.start(kWaitForExit); });
}

void StdioTransport::Private::start()
{
    state = State::Starting;
    const Result<LaunchPlan> plan = Launch::resolve({.command = config.command,
                                                     .arguments = config.arguments,
                                                     .workingDirectory = config.workingDirectory,
                                                     .environment = config.environment});
    if (!plan) {
        onStartFailed(plan.error().text);
        return;
    }
    facts.argv = plan->argv;
    facts.program = plan->program;
    facts.workingDirectory = plan->workingDirectory;
    if (const Result<void> pipes = openPipes(); !pipes) {
        onStartFailed(pipes.error().text);
        return;
    }

    process = std::make_unique<QProcess>();
    process->setProgram(plan->program);
    process->setArguments(plan->arguments);
    process->setProcessEnvironment(config.environment);
    // With a host prefix the folder may exist outside only, and the prefix goes there.
    if (!plan->isPrefixed || QFileInfo(plan->workingDirectory).isDir())
        process->setWorkingDirectory(plan->workingDirectory);
    // QProcess starts the program and sees its end; the streams are our own pipes, which saves its
    // buffers (a copy and a turn of the event loop for each message).
    process->setInputChannelMode(QProcess::ForwardedInputChannel);
    process->setProcessChannelMode(QProcess::ForwardedChannels);
    // A session of its own is a process group of its own, and has no terminal: a server that wants
    // to ask there for a password fails at once instead of being stopped in the background.
    process->setUnixProcessParameters(QProcess::UnixProcessFlag::CreateNewSession |
                                      QProcess::UnixProcessFlag::ResetSignalHandlers |
                                      QProcess::UnixProcessFlag::UseVFork);
    // Runs in the child, where nothing but system calls is allowed.
    process->setChildProcessModifier([in = stdinPipe.theirs.number(),
                                      out = stdoutPipe.theirs.number(),
                                      err = stderrPipe.theirs.number()] {
        ::dup2(in, STDIN_FILENO);
        ::dup2(out, STDOUT_FILENO);
        ::dup2(err, STDERR_FILENO);
#ifdef Q_OS_LINUX
        ::prctl(PR_SET_PDEATHSIG, SIGTERM); // if this program crashes
#endif
#ifdef CLOSE_RANGE_CLOEXEC
        // What libraries of ours left open for children. (With QProcess's own flag for it a program
        // that cannot be executed is not noticed: Qt 6.8.2 closes its pipe for saying so, too.)
        ::close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
#endif
    });
    connect(process.get(), &QProcess::started, q, [this] { onStarted(); });
    connect(process.get(), &QProcess::errorOccurred, q, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            onStartFailed(u"cannot start \"%1\": %2"_s.arg(facts.program, process->errorString()));
    });
    connect(process.get(), &QProcess::finished, q,
            [this](int code, QProcess::ExitStatus status) { onExited(code, status); });
    clock.start();
    process->start();
    // The child's ends must not stay open here, or there is no end of file when it dies.
    for (Pipe *pipe : {&stdinPipe, &stdoutPipe, &stderrPipe})
        pipe->theirs.close();
    group = ProcessGroup(process->processId());
}

Result<void> StdioTransport::Private::openPipes()
{
    const auto open = [](Pipe &pipe, Pipe::Direction direction, bool roomy) -> Result<void> {
        Result<Pipe> opened = Pipe::open(direction, roomy);
        if (!opened)
            return std::unexpected(opened.error());
        pipe = std::move(*opened);
        return {};
    };
    return open(stdinPipe, Pipe::Direction::ToChild, true)
        .and_then([&] { return open(stdoutPipe, Pipe::Direction::FromChild, true); })
        .and_then([&] { return open(stderrPipe, Pipe::Direction::FromChild, false); });
}

void StdioTransport::Private::onStarted()
{
    state = State::Running;
    facts.pid = process->processId();
    facts.startedAt = QDateTime::currentDateTimeUtc();
    record(Lifecycle::processStarted(facts.pid, facts.argv, facts.workingDirectory));
    output.open(std::move(stdoutPipe.ours));
    errors.open(std::move(stderrPipe.ours));
    input.open(std::move(stdinPipe.ours));
    const QPointer<StdioTransport> guard(q);
    emit q->factsChanged();
    if (guard && isAsked)
        nextStep();
    else if (guard)
        emit q->opened();
}

void StdioTransport::Private::onStartFailed(const QString &text)
{
    record(Lifecycle::startFailed(text));
    const Error error{.kind = Error::Kind::Transport, .text = text, .where = config.command};
    // Not from inside start(): whoever called it is not ready for the end yet.
    QMetaObject::invokeMethod(
        q, [this, error] { close(isAsked ? std::nullopt : std::optional(error)); },
        Qt::QueuedConnection);
}

void StdioTransport::Private::onOutput(const LineFramer::Line &line)
{
    const Received message = recordReceived(log, connection, line.bytes, line.readable, line.flags);
    if (line.isTooLong)
        noteTooLong(line, "stdout"_L1);
    emit q->received(message);
}

void StdioTransport::Private::onErrorLine(const LineFramer::Line &line)
{
    const Appended appended = log.append({.connection = connection,
                                          .lane = Lane::Stderr,
                                          .kind = FrameKind::Text,
                                          .flags = line.flags,
                                          .bytes = line.bytes});
    if (line.isTooLong)
        noteTooLong(line, "stderr"_L1);
    stderrFrames.push_back(appended.sequence);
    if (stderrFrames.size() > kStderrTail)
        stderrFrames.pop_front();
}

void StdioTransport::Private::noteTooLong(const LineFramer::Line &line, QLatin1StringView stream)
{
    record(Lifecycle::event("line-too-long"_L1,
                            {{u"stream"_s, Json(stream)}, {u"cutAfter"_s, line.bytes.size()}}));
}

// The child lives, although it has closed its stdin or stdout.
void StdioTransport::Private::onBroken()
{
    if (hasExited || step != Step::None)
        return;
    if (output.hasEnded()) {
        record(Lifecycle::event("stdout-closed"_L1));
        reason = u"the server closed its standard output after %1, without exiting"_s.arg(
            Lifecycle::durationText(age()));
        nextStep();
    } else if (input.isBroken()) {
        if (!std::exchange(isStdinToldClosed, true))
            record(Lifecycle::event("stdin-closed"_L1));
        failUnwritten();
    }
}

void StdioTransport::Private::failUnwritten()
{
    const QPointer<StdioTransport> guard(q);
    for (const quint64 sequence : input.takeUnwritten()) {
        if (!guard)
            return;
        emit q->sendFailed(sequence, Error{.kind = Error::Kind::Transport,
                                           .text = u"the server has closed its standard input"_s});
    }
}

void StdioTransport::Private::onExited(int code, QProcess::ExitStatus status)
{
    hasExited = true;
    (status == QProcess::NormalExit ? facts.exitCode : facts.exitSignal) = code;
    const auto after = age();
    const QPointer<StdioTransport> guard(q);
    output.drain();
    if (!guard)
        return;
    errors.drain();
    const bool isGone = !group.hasLivingMembers();
    if (isGone) { // nobody can complete a line any more
        output.finish();
        if (!guard)
            return;
        errors.finish();
    }
    record(Lifecycle::processExited(facts.exitCode, facts.exitSignal, after));
    if (reason.isEmpty() || !isSignalled)
        reason = exitText();
    if (isGone) {
        finish();
        return;
    }
    input.close();
    if (step == Step::None) {
        step = Step::CloseStdin;
        nextStep();
    }
    groupTimer.start(kGroupPoll);
}

// Enters the next step of the end, in the order of the specification (T-05).
void StdioTransport::Private::nextStep()
{
    switch (step) {
    case Step::None:
        step = Step::CloseStdin;
        record(Lifecycle::stopStep("close-stdin"_L1));
        input.closeWhenWritten();
        stepTimer.start(config.stdinGrace);
        break;
    case Step::CloseStdin:
        step = Step::Term;
        isSignalled = true;
        record(Lifecycle::stopStep("SIGTERM"_L1));
        input.close();
        group.signal(SIGTERM);
        stepTimer.start(config.termGrace);
        break;
    case Step::Term:
        step = Step::Kill;
        record(Lifecycle::stopStep("SIGKILL"_L1));
        group.signal(SIGKILL);
        stepTimer.start(kWaitAfterKill);
        break;
    case Step::Kill:
        record(Lifecycle::event("kill-failed"_L1, {{u"pid"_s, facts.pid}}));
        finish();
        break;
    }
}

void StdioTransport::Private::awaitGroup()
{
    if (state == State::Closed)
        return;
    if (group.hasLivingMembers())
        groupTimer.start(kGroupPoll);
    else
        finish();
}

void StdioTransport::Private::finish()
{
    const QPointer<StdioTransport> guard(q);
    for (PipeReader *reader : {&output, &errors}) {
        reader->drain();
        if (!guard)
            return;
        reader->finish();
        if (!guard)
            return;
    }
    close(isAsked ? std::nullopt
                  : std::optional(Error{
                        .kind = Error::Kind::Transport, .text = reason, .where = config.command}));
}

void StdioTransport::Private::close(const std::optional<Error> &error)
{
    if (state == State::Closed)
        return;
    state = State::Closed;
    for (QTimer *timer : {&stepTimer, &brokenTimer, &groupTimer})
        timer->stop();
    input.close();
    const QPointer<StdioTransport> guard(q);
    emit q->factsChanged();
    if (guard)
        emit q->closed(error); // the receiver may delete us
}

QString StdioTransport::Private::exitText() const
{
    const QString after = Lifecycle::durationText(age());
    QString text = facts.exitSignal ? u"the server was ended by signal %1 (%2) after %3"_s.arg(
                                          QString::number(*facts.exitSignal),
                                          ProcessGroup::signalName(*facts.exitSignal), after)
                                    : u"the server exited with code %1 after %2"_s.arg(
                                          QString::number(facts.exitCode.value_or(0)), after);
    const QStringList tail = stderrTail();
    for (auto line = tail.crbegin(); line != tail.crend(); ++line) {
        if (const QString last = line->trimmed(); !last.isEmpty())
            return text + u"; its last line on stderr: "_s + last.left(200);
    }
    return text;
}

QStringList StdioTransport::Private::stderrTail() const
{
    QStringList out;
    for (const quint64 frame : stderrFrames)
        out.append(lineText(log.bytes(frame)));
    return out;
}

StdioTransport::StdioTransport(StdioConfig config, FrameLog &log, quint32 connection,
                               QObject *parent)
    : Transport(parent), d(std::make_unique<Private>(this, std::move(config), log, connection))
{
}

StdioTransport::~StdioTransport()
{
    if (!d->process)
        return;
    // The last resort: whoever wants a proper end calls stop() and waits for closed().
    QProcess *process = d->process.get();
    process->disconnect(this);
    if (d->state != Private::State::Closed)
        d->group.signal(SIGKILL);
    (void)d->process.release();
    if (process->state() != QProcess::NotRunning && !process->waitForFinished(100)) {
        // It hangs in the kernel. QProcess's destructor would wait for half a minute.
        connect(process, &QProcess::finished, process, &QObject::deleteLater);
    } else {
        process->deleteLater(); // perhaps it is what called us
    }
}

void StdioTransport::start()
{
    if (d->state == Private::State::Idle)
        d->start();
}

quint64 StdioTransport::send(const OutgoingMessage &message)
{
    const quint64 sequence = recordSent(d->log, d->connection, message);
    const bool isDead =
        d->state == Private::State::Closed || d->step != Private::Step::None || d->hasExited;
    if (isDead) {
        QMetaObject::invokeMethod(
            this,
            [this, sequence] {
                emit sendFailed(sequence,
                                Error{.kind = Error::Kind::Transport,
                                      .text = u"the connection to the server is closed"_s});
            },
            Qt::QueuedConnection);
        return sequence;
    }
    d->input.write(sequence, message.json);
    if (d->input.isBroken() && !d->brokenTimer.isActive())
        d->brokenTimer.start(kWaitForExit);
    return sequence;
}

void StdioTransport::stop()
{
    d->isAsked = true;
    switch (d->state) {
    case Private::State::Idle:
        QMetaObject::invokeMethod(this, [this] { d->close({}); }, Qt::QueuedConnection);
        break;
    case Private::State::Starting:
        break; // onStarted() goes on from here
    case Private::State::Running:
        if (d->step == Private::Step::None && !d->hasExited)
            d->nextStep();
        break;
    case Private::State::Closed:
        break;
    }
}

TransportFacts StdioTransport::facts() const
{
    TransportFacts out = d->facts;
    out.stderrTail = d->stderrTail();
    return out;
}

} // namespace Mcp
