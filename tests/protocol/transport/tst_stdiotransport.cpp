// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/stdiotransport.h"
#include "transportprobe.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace Mcp;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

StdioConfig shell(const QString &script)
{
    return {
        .command = u"/bin/sh"_s, .arguments = {u"-c"_s, script}, .stdinGrace = 5s, .termGrace = 5s};
}

// The dead that nobody has reaped do not count.
bool isAlive(qint64 pid)
{
    if (::kill(pid_t(pid), 0) != 0)
        return false;
    QFile stat(u"/proc/%1/stat"_s.arg(pid));
    if (!stat.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = stat.readAll();
    return !text.sliced(text.lastIndexOf(')') + 1).trimmed().startsWith('Z');
}

struct Server
{
    explicit Server(StdioConfig config)
        : transport(std::make_unique<StdioTransport>(std::move(config), log,
                                                     log.openConnection(u"test"_s)))
        , probe(*transport)
    {
        transport->start();
    }

    FrameLog log;
    std::unique_ptr<StdioTransport> transport;
    TransportProbe probe;
};

} // namespace

class TestStdioTransport : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }

    void recordsStartMessagesAndExit();
    void messagesBeforeOpenedWaitInOrder();
    void writesOneLinePerMessageAndNothingElse();
    void answersAreJoinedToTheirRequests();
    void readsWhatServersWrite_data();
    void readsWhatServersWrite();
    void linesThatAreNoMessagesDoNotStopAnything();
    void stderrIsALaneOfItsOwn();
    void keepsTheLastFiftyLinesOfStderr();
    void passesEnvironmentAndFolder();
    void childHasAGroupWithoutTerminalAndUsualSignals();

    void unexpectedExitIsToldInWords_data();
    void unexpectedExitIsToldInWords();
    void lastBytesComeBeforeTheEnd();
    void failedStartNamesTheProgram();
    void fileThatIsNoProgramIsAFailedStart();

    void stopClosesStdinAndWaits();
    void stopGoesOnWithTermAndKill_data();
    void stopGoesOnWithTermAndKill();
    void whatWasSentBeforeStopArrives();
    void grandchildrenEndWithTheServer();
    void grandchildrenEndAfterAnUnexpectedExit();
    void grandchildrenThatHoldThePipesDoNotHideTheExit();
    void destructorEndsTheWholeGroup();
    void stopBeforeAndDuringStart();

    void aClosedStdinFailsTheMessage();
    void aClosedStdoutIsTheEnd();
    void sendingAfterTheEndFails();
    void largeMessagesPassBothWays();
    void aServerThatDoesNotReadCannotBlockUs();
    void aFloodIsRecordedCompletely();
    void mayBeDeletedInItsSignals_data();
    void mayBeDeletedInItsSignals();
};

void TestStdioTransport::recordsStartMessagesAndExit()
{
    Server server(
        shell(u"read line; echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}'; exit 3"_s));
    QTRY_VERIFY(server.probe.isOpened());
    const TransportFacts running = server.transport->facts();
    QVERIFY(running.pid > 0);
    QCOMPARE(running.program, u"/bin/sh"_s);
    QCOMPARE(running.argv.first(), u"/bin/sh"_s);
    QVERIFY(running.startedAt.isValid());
    QVERIFY(!running.exitCode);
    server.transport->send(requestMessage("1", "ping"));
    QTRY_VERIFY(server.probe.isClosed());

    QCOMPARE(server.probe.order, (QStringList{u"opened"_s, u"received"_s, u"closed"_s}));
    QCOMPARE(eventsOf(server.log), (QStringList{u"process-started"_s, u"process-exited"_s}));
    const QList<QByteArray> events = bytesOf(server.log, Lane::Lifecycle);
    QVERIFY2(events[0].startsWith(
                 "{\"event\":\"process-started\",\"pid\":" + QByteArray::number(running.pid) +
                 ",\"argv\":[\"/bin/sh\",\"-c\",\"read line;"),
             events[0].constData());
    QVERIFY2(events[1].startsWith(
                 "{\"event\":\"process-exited\",\"exitCode\":3,\"signal\":null,\"afterMs\":"),
             events[1].constData());
    // The order in the log: start, request, answer, exit.
    QCOMPARE(server.log.frame(0).lane, Lane::Lifecycle);
    QCOMPARE(server.log.frame(1).lane, Lane::ToServer);
    QCOMPARE(server.log.frame(2).lane, Lane::FromServer);
    QCOMPARE(server.log.frame(3).lane, Lane::Lifecycle);
    QCOMPARE(server.transport->facts().exitCode, 3);
    QVERIFY(!server.transport->facts().exitSignal);
}

void TestStdioTransport::messagesBeforeOpenedWaitInOrder()
{
    FrameLog log;
    StdioTransport transport({.command = u"cat"_s}, log, 1);
    TransportProbe probe(transport);
    transport.send(notificationMessage("one"));
    transport.start();
    transport.send(notificationMessage("two"));
    QCOMPARE(log.size(), 2); // recorded at once
    QTRY_COMPARE(probe.messages.size(), 2);
    QCOMPARE(probe.messages[0].method, "one"_ba);
    QCOMPARE(probe.messages[1].method, "two"_ba);
    QCOMPARE(probe.order.first(), u"opened"_s);
    transport.stop();
    QTRY_VERIFY(probe.isClosed());
}

// T-01.
void TestStdioTransport::writesOneLinePerMessageAndNothingElse()
{
    QTemporaryDir dir;
    const QString file = dir.filePath(u"stdin"_s);
    Server server(shell(u"cat > '%1'"_s.arg(file)));
    for (int i = 0; i < 100; ++i)
        server.transport->send(requestMessage(QByteArray::number(i), "m"));
    QTRY_VERIFY(server.probe.isOpened());
    server.transport->stop();
    QTRY_VERIFY(server.probe.isClosed());
    QByteArray expected;
    for (int i = 0; i < 100; ++i)
        expected +=
            R"({"jsonrpc":"2.0","id":)" + QByteArray::number(i) + R"(,"method":"m"})" + "\n";
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), expected);
}

void TestStdioTransport::answersAreJoinedToTheirRequests()
{
    Server server(shell(
        u"read a; read b; echo '{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"result\":{}}'; "
        "echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":1,\"message\":\"m\"}}'; cat"_s));
    OutgoingMessage number = requestMessage("1", "tools/call");
    number.flags = Probe;
    const quint64 first = server.transport->send(number);
    const quint64 second = server.transport->send(requestMessage("\"1\"", "tools/list"));
    QTRY_COMPARE(server.probe.messages.size(), 2);
    QCOMPARE(server.probe.messages[0].pair, second);
    QCOMPARE(server.probe.messages[0].kind, Envelope::Kind::Result);
    QCOMPARE(server.probe.messages[1].pair, first);
    QCOMPARE(server.probe.messages[1].kind, Envelope::Kind::Error);
    QCOMPARE(server.probe.messages[1].carrier, Frame::kNone);
    const Frame answer = server.log.frame(server.probe.messages[1].sequence);
    QCOMPARE(answer.kind, FrameKind::Error);
    QCOMPARE(server.log.methodName(answer.method), u"tools/call"_s);
    QVERIFY(answer.has(Probe));
    QVERIFY(!server.log.frame(server.probe.messages[0].sequence).has(Probe));
}

// T-02; FrameFlag.
void TestStdioTransport::readsWhatServersWrite_data()
{
    QTest::addColumn<QByteArray>("output"); // for printf
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<FrameKind>("kind");
    QTest::addColumn<int>("flags");
    QTest::newRow("notification") << R"({"jsonrpc":"2.0","method":"m"}\n)"_ba
                                  << R"({"jsonrpc":"2.0","method":"m"})"_ba
                                  << FrameKind::Notification << 0;
    QTest::newRow("CR LF") << R"({"jsonrpc":"2.0","method":"m"}\r\n)"_ba
                           << R"({"jsonrpc":"2.0","method":"m"})"_ba << FrameKind::Notification
                           << int(HadCarriageReturn);
    QTest::newRow("byte order mark") << R"(\357\273\277{"jsonrpc":"2.0","method":"m"}\n)"_ba
                                     << R"({"jsonrpc":"2.0","method":"m"})"_ba
                                     << FrameKind::Notification << int(HadByteOrderMark);
    QTest::newRow("no line end before the exit")
        << R"({"jsonrpc":"2.0","method":"m"})"_ba
        << R"({"jsonrpc":"2.0","method":"m"})"_ba << FrameKind::Notification << int(CutAtEnd);
    QTest::newRow("cut in the middle")
        << R"({"jsonrpc":"2.0","meth)"_ba << R"({"jsonrpc":"2.0","meth)"_ba << FrameKind::Invalid
        << int(CutAtEnd);
    QTest::newRow("batch") << R"([{"jsonrpc":"2.0","method":"m"}]\n)"_ba
                           << R"([{"jsonrpc":"2.0","method":"m"}])"_ba << FrameKind::Batch << 0;
    QTest::newRow("request") << R"({"jsonrpc":"2.0","id":1,"method":"ping"}\n)"_ba
                             << R"({"jsonrpc":"2.0","id":1,"method":"ping"})"_ba
                             << FrameKind::Request << 0;
    QTest::newRow("without jsonrpc") << R"({"method":"m"}\n)"_ba << R"({"method":"m"})"_ba
                                     << FrameKind::Notification << int(Malformed);
    QTest::newRow("banner") << R"(Server ready\n)"_ba << "Server ready"_ba << FrameKind::Invalid
                            << 0;
    QTest::newRow("empty line") << R"(\n)"_ba << ""_ba << FrameKind::Invalid << 0;
    QTest::newRow("invalid UTF-8")
        << R"(\377\376\n)"_ba << "\xff\xfe"_ba << FrameKind::Invalid << 0;
}

void TestStdioTransport::readsWhatServersWrite()
{
    QFETCH(const QByteArray, output);
    QFETCH(const QByteArray, bytes);
    QFETCH(const FrameKind, kind);
    QFETCH(const int, flags);
    Server server(shell(u"printf '%1'"_s.arg(QString::fromUtf8(output))));
    QTRY_VERIFY(server.probe.isClosed());
    QCOMPARE(server.probe.bytes(), QList<QByteArray>{bytes});
    const QList<Frame> frames = framesOf(server.log, Lane::FromServer);
    QCOMPARE(frames.size(), 1);
    QCOMPARE(frames[0].kind, kind);
    QCOMPARE(int(frames[0].flags), flags);
    QCOMPARE(server.log.bytes(frames[0].sequence).toByteArray(), bytes);
}

// T-03.
void TestStdioTransport::linesThatAreNoMessagesDoNotStopAnything()
{
    Server server(shell(
        u"echo 'Listening on stdio'; echo '[info] {}'; echo '{\"jsonrpc\":\"2.0\",\"method\":\"m\"}'; cat"_s));
    QTRY_COMPARE(server.probe.messages.size(), 3);
    QCOMPARE(server.probe.messages[0].kind, Envelope::Kind::Invalid);
    QCOMPARE(server.probe.messages[1].kind, Envelope::Kind::Invalid);
    QCOMPARE(server.probe.messages[2].kind, Envelope::Kind::Notification);
    QVERIFY(!server.probe.isClosed());
}

// T-04.
void TestStdioTransport::stderrIsALaneOfItsOwn()
{
    Server server(shell(u"echo one >&2; printf 'two\\r\\n\\nthree' >&2"_s));
    QTRY_VERIFY(server.probe.isClosed());
    QCOMPARE(bytesOf(server.log, Lane::Stderr), (QList<QByteArray>{"one", "two", "", "three"}));
    const QList<Frame> frames = framesOf(server.log, Lane::Stderr);
    for (const Frame &frame : frames)
        QCOMPARE(frame.kind, FrameKind::Text);
    QCOMPARE(frames[0].flags, quint16(0));
    QCOMPARE(frames[1].flags, quint16(HadCarriageReturn));
    QCOMPARE(frames[3].flags, quint16(CutAtEnd));
    QCOMPARE(server.probe.messages.size(), 0);
    QCOMPARE(server.transport->facts().stderrTail,
             (QStringList{u"one"_s, u"two"_s, u""_s, u"three"_s}));
}

void TestStdioTransport::keepsTheLastFiftyLinesOfStderr()
{
    Server server(shell(u"for i in $(seq 1 60); do echo line $i >&2; done"_s));
    QTRY_VERIFY(server.probe.isClosed());
    const QStringList tail = server.transport->facts().stderrTail;
    QCOMPARE(tail.size(), 50);
    QCOMPARE(tail.first(), u"line 11"_s);
    QCOMPARE(tail.last(), u"line 60"_s);
}

void TestStdioTransport::passesEnvironmentAndFolder()
{
    QTemporaryDir dir;
    StdioConfig config = shell(u"echo \"$VITRINE_TEST|$HOME\"; pwd"_s);
    config.workingDirectory = dir.path();
    config.environment = QProcessEnvironment();
    config.environment.insert(u"VITRINE_TEST"_s, u"a value"_s);
    Server server(config);
    QTRY_VERIFY(server.probe.isClosed());
    QCOMPARE(server.probe.bytes(), (QList<QByteArray>{"a value|", dir.path().toUtf8()}));
    QCOMPARE(server.transport->facts().workingDirectory, dir.path());
}

// T-06 needs the group; a terminal would stop a server that asks there for a password.
void TestStdioTransport::childHasAGroupWithoutTerminalAndUsualSignals()
{
    Server server(shell(
        u"cut -d' ' -f1,5,6,7 /proc/$$/stat; grep SigIgn /proc/self/status; ls /proc/self/fd | wc -l"_s));
    QTRY_VERIFY(server.probe.isClosed());
    const QByteArray pid = QByteArray::number(server.transport->facts().pid);
    QCOMPARE(server.probe.messages.size(), 3);
    // pid, process group, session, terminal
    QCOMPARE(server.probe.messages[0].bytes, pid + ' ' + pid + ' ' + pid + " 0");
    const QByteArray ignored = server.probe.messages[1].bytes.split('\t').last();
    QCOMPARE(ignored.toULongLong(nullptr, 16) & (1ULL << (SIGPIPE - 1)), 0ULL);
    // The three streams and the folder that ls reads.
    QCOMPARE(server.probe.messages[2].bytes.trimmed(), "4"_ba);
}

void TestStdioTransport::unexpectedExitIsToldInWords_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("pattern");
    QTest::newRow("exit code") << u"exit 3"_s << u"^the server exited with code 3 after \\d+ ms$"_s;
    QTest::newRow("exit code 0") << u"exit 0"_s
                                 << u"^the server exited with code 0 after \\d+ ms$"_s;
    QTest::newRow("signal") << u"kill -SEGV $$"_s
                            << u"^the server was ended by signal 11 \\(SIGSEGV\\) after \\d+ ms$"_s;
    QTest::newRow("last words")
        << u"echo first >&2; echo 'Error: no key' >&2; echo >&2; exit 1"_s
        << u"^the server exited with code 1 after \\d+ ms; its last line on stderr: Error: no key$"_s;
}

void TestStdioTransport::unexpectedExitIsToldInWords()
{
    QFETCH(const QString, script);
    QFETCH(const QString, pattern);
    Server server(shell(script));
    QTRY_VERIFY(server.probe.isClosed());
    QVERIFY(server.probe.closedError.has_value());
    QCOMPARE(server.probe.closedError->kind, Error::Kind::Transport);
    QVERIFY2(QRegularExpression(pattern).match(server.probe.closedError->text).hasMatch(),
             qPrintable(server.probe.closedError->text));
    QCOMPARE(server.probe.closedCount, 1);
}

void TestStdioTransport::lastBytesComeBeforeTheEnd()
{
    Server server(
        shell(u"for i in $(seq 1 2000); do echo '{\"jsonrpc\":\"2.0\",\"method\":\"m\"}'; done; "
              "echo last words >&2; kill -KILL $$"_s));
    QTRY_VERIFY(server.probe.isClosed());
    QCOMPARE(server.probe.messages.size(), 2000);
    QCOMPARE(server.probe.order.last(), u"closed"_s);
    QCOMPARE(bytesOf(server.log, Lane::Stderr), QList<QByteArray>{"last words"});
    QCOMPARE(server.log.frame(server.log.size() - 1).lane, Lane::Lifecycle);
    QCOMPARE(server.transport->facts().exitSignal, SIGKILL);
    QVERIFY(!server.transport->facts().exitCode);
}

void TestStdioTransport::failedStartNamesTheProgram()
{
    Server server({.command = u"no-such-server"_s});
    QVERIFY(!server.probe.isClosed()); // never from inside start()
    QTRY_VERIFY(server.probe.isClosed());
    QCOMPARE(server.probe.order, QStringList{u"closed"_s});
    QCOMPARE(server.probe.closedError->kind, Error::Kind::Transport);
    QVERIFY(server.probe.closedError->text.startsWith(
        u"cannot find the program \"no-such-server\" in the folders of PATH: /"_s));
    QCOMPARE(eventsOf(server.log), QStringList{u"start-failed"_s});
}

void TestStdioTransport::fileThatIsNoProgramIsAFailedStart()
{
    QTemporaryDir dir;
    QFile file(dir.filePath(u"garbage"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\x01\x02\x03");
    file.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    file.close();
    Server server({.command = file.fileName()});
    server.transport->send(requestMessage("1", "initialize"));
    QTRY_VERIFY(server.probe.isClosed());
    QVERIFY2(
        server.probe.closedError->text.startsWith(u"cannot start \"%1\": "_s.arg(file.fileName())),
        qPrintable(server.probe.closedError->text));
    QCOMPARE(server.probe.order, QStringList{u"closed"_s});
}

// T-05: the server gets the chance to leave by itself.
void TestStdioTransport::stopClosesStdinAndWaits()
{
    Server server(shell(u"cat; echo '{\"jsonrpc\":\"2.0\",\"method\":\"bye\"}'"_s));
    QTRY_VERIFY(server.probe.isOpened());
    server.transport->stop();
    server.transport->stop(); // once is enough
    QTRY_VERIFY(server.probe.isClosed());
    QVERIFY(!server.probe.closedError);
    QCOMPARE(server.probe.closedCount, 1);
    QCOMPARE(server.probe.messages.size(), 1);
    QCOMPARE(eventsOf(server.log),
             (QStringList{u"process-started"_s, u"close-stdin"_s, u"process-exited"_s}));
    QCOMPARE(server.transport->facts().exitCode, 0);
}

void TestStdioTransport::stopGoesOnWithTermAndKill_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QStringList>("steps");
    QTest::addColumn<QByteArray>("exited");
    QTest::newRow("SIGTERM is handled")
        << u"trap 'exit 7' TERM; echo ready; while :; do sleep 0.01; done"_s
        << QStringList{u"close-stdin"_s, u"SIGTERM"_s} << "\"exitCode\":7,\"signal\":null"_ba;
    QTest::newRow("SIGTERM kills")
        << u"echo ready; while :; do sleep 0.01; done"_s
        << QStringList{u"close-stdin"_s, u"SIGTERM"_s} << "\"exitCode\":null,\"signal\":15"_ba;
    QTest::newRow("SIGTERM is ignored")
        << u"trap '' TERM; echo ready; while :; do sleep 0.01; done"_s
        << QStringList{u"close-stdin"_s, u"SIGTERM"_s, u"SIGKILL"_s}
        << "\"exitCode\":null,\"signal\":9"_ba;
}

void TestStdioTransport::stopGoesOnWithTermAndKill()
{
    QFETCH(const QString, script);
    QFETCH(const QStringList, steps);
    QFETCH(const QByteArray, exited);
    StdioConfig config = shell(script);
    config.stdinGrace = 60ms;
    config.termGrace = 60ms;
    if (steps.size() == 2)
        config.termGrace = 5s;
    Server server(config);
    QTRY_COMPARE(server.probe.messages.size(), 1); // "ready": the trap is set
    QElapsedTimer clock;
    clock.start();
    server.transport->stop();
    QTRY_VERIFY(server.probe.isClosed());
    QVERIFY(clock.elapsed() >= 60 * (steps.size() - 1));
    QVERIFY(!server.probe.closedError);
    QCOMPARE(eventsOf(server.log),
             QStringList{u"process-started"_s} + steps + QStringList{u"process-exited"_s});
    QVERIFY(bytesOf(server.log, Lane::Lifecycle).last().contains(exited));
}

void TestStdioTransport::whatWasSentBeforeStopArrives()
{
    Server server(shell(u"sleep 0.1; wc -c"_s));
    QTRY_VERIFY(server.probe.isOpened());
    OutgoingMessage large = notificationMessage("m");
    large.json = QByteArray(3'000'000, 'x'); // more than the pipe holds
    server.transport->send(large);
    server.transport->stop();
    QTRY_VERIFY(server.probe.isClosed());
    QCOMPARE(server.probe.bytes(), QList<QByteArray>{"3000001"});
}

// T-06: wrappers such as npx and uvx start the real server as their child.
void TestStdioTransport::grandchildrenEndWithTheServer()
{
    StdioConfig config = shell(
        u"sleep 1000 & echo $!; sh -c 'trap \"\" TERM; while :; do sleep 0.01; done' & echo $!; cat"_s);
    config.stdinGrace = 50ms;
    config.termGrace = 50ms;
    Server server(config);
    QTRY_COMPARE(server.probe.messages.size(), 2);
    const qint64 sleeper = server.probe.messages[0].bytes.toLongLong();
    const qint64 stubborn = server.probe.messages[1].bytes.toLongLong();
    QVERIFY(isAlive(sleeper) && isAlive(stubborn));
    server.transport->stop();
    QTRY_VERIFY(server.probe.isClosed());
    QVERIFY(!isAlive(sleeper));
    QVERIFY(!isAlive(stubborn));
    QVERIFY(!server.probe.closedError);
    QCOMPARE(server.transport->facts().exitCode, 0); // the leader went at the end of its stdin
}

void TestStdioTransport::grandchildrenEndAfterAnUnexpectedExit()
{
    Server server(shell(u"sleep 1000 >/dev/null 2>&1 </dev/null & echo $!; exit 3"_s));
    QTRY_VERIFY(server.probe.isClosed());
    QVERIFY(!isAlive(server.probe.messages[0].bytes.toLongLong()));
    QVERIFY(server.probe.closedError->text.startsWith(u"the server exited with code 3"));
    QCOMPARE(eventsOf(server.log),
             (QStringList{u"process-started"_s, u"process-exited"_s, u"SIGTERM"_s}));
}

// Spec section 4, Shutdown: wait on the process, not on its pipes.
void TestStdioTransport::grandchildrenThatHoldThePipesDoNotHideTheExit()
{
    QTemporaryDir dir;
    Server server(
        shell(u"(trap 'echo more; exit' TERM; : > '%1'; while :; do sleep 0.01; done) & "
              "while [ ! -e '%1' ]; do sleep 0.01; done; printf 'unfinished'; exit 4"_s.arg(
                  dir.filePath(u"ready"_s))));
    QTRY_VERIFY(server.probe.isClosed());
    QVERIFY(server.probe.closedError->text.startsWith(u"the server exited with code 4"));
    // What the grandchild still said, behind what the server had begun.
    QCOMPARE(server.probe.bytes(), QList<QByteArray>{"unfinishedmore"});
}

void TestStdioTransport::destructorEndsTheWholeGroup()
{
    Server server(shell(u"trap '' TERM; sleep 1000 & echo $!; while :; do sleep 0.01; done"_s));
    QTRY_COMPARE(server.probe.messages.size(), 1);
    const qint64 child = server.transport->facts().pid;
    const qint64 grandchild = server.probe.messages[0].bytes.toLongLong();
    QElapsedTimer clock;
    clock.start();
    server.transport.reset();
    QVERIFY2(clock.elapsed() < 5000, QByteArray::number(clock.elapsed()).constData());
    QTRY_VERIFY(!isAlive(child));
    QTRY_VERIFY(!isAlive(grandchild));
    QCOMPARE(server.probe.closedCount, 0);
}

void TestStdioTransport::stopBeforeAndDuringStart()
{
    FrameLog log;
    StdioTransport never({.command = u"cat"_s}, log, 1);
    TransportProbe neverProbe(never);
    never.stop();
    QTRY_COMPARE(neverProbe.order, QStringList{u"closed"_s});
    QVERIFY(!neverProbe.closedError);

    Server server({.command = u"cat"_s});
    server.transport->stop();
    QTRY_VERIFY(server.probe.isClosed());
    QVERIFY(!server.probe.closedError);
    QCOMPARE(server.probe.order, QStringList{u"closed"_s});
}

// A broken pipe must neither end the program nor the session: the server can still speak.
void TestStdioTransport::aClosedStdinFailsTheMessage()
{
    Server server(
        shell(u"exec 0<&-; echo '{\"jsonrpc\":\"2.0\",\"method\":\"ready\"}'; exec sleep 1000"_s));
    QTRY_COMPARE(server.probe.messages.size(), 1);
    const quint64 first = server.transport->send(requestMessage("1", "a"));
    const quint64 second = server.transport->send(requestMessage("2", "b"));
    QTRY_COMPARE(server.probe.failures.size(), 2);
    QCOMPARE(server.probe.failures[0].sequence, first);
    QCOMPARE(server.probe.failures[0].error.kind, Error::Kind::Transport);
    QCOMPARE(server.probe.failures[0].error.text, u"the server has closed its standard input"_s);
    QCOMPARE(server.probe.failures[1].sequence, second);
    const quint64 third = server.transport->send(requestMessage("3", "c"));
    QTRY_COMPARE(server.probe.failures.size(), 3);
    QCOMPARE(server.probe.failures[2].sequence, third);
    QVERIFY(!server.probe.isClosed());
    QCOMPARE(eventsOf(server.log), (QStringList{u"process-started"_s, u"stdin-closed"_s}));
}

void TestStdioTransport::aClosedStdoutIsTheEnd()
{
    StdioConfig config = shell(u"exec 1>&-; while :; do sleep 0.01; done"_s);
    config.stdinGrace = 50ms;
    Server server(config);
    QTRY_VERIFY(server.probe.isClosed());
    QVERIFY2(
        server.probe.closedError->text.startsWith(u"the server closed its standard output after "),
        qPrintable(server.probe.closedError->text));
    QCOMPARE(eventsOf(server.log),
             (QStringList{u"process-started"_s, u"stdout-closed"_s, u"close-stdin"_s, u"SIGTERM"_s,
                          u"process-exited"_s}));
}

void TestStdioTransport::sendingAfterTheEndFails()
{
    Server server(shell(u"exit 0"_s));
    QTRY_VERIFY(server.probe.isClosed());
    const quint64 sequence = server.transport->send(requestMessage("1", "a"));
    QCOMPARE(server.log.frame(sequence).lane, Lane::ToServer);
    QTRY_COMPARE(server.probe.failures.size(), 1);
    QCOMPARE(server.probe.failures[0].sequence, sequence);
}

// T-02: over 1 MB; here 20 MB in one line, there and back.
void TestStdioTransport::largeMessagesPassBothWays()
{
    Server server({.command = u"cat"_s});
    OutgoingMessage large = requestMessage("1", "m");
    large.json.chop(1);
    large.json += R"(,"params":")" + QByteArray(20'000'000, 'x') + "\"}";
    server.transport->send(large);
    server.transport->send(notificationMessage("after"));
    QTRY_COMPARE_WITH_TIMEOUT(server.probe.messages.size(), 2, 20'000);
    QVERIFY(server.probe.messages[0].bytes == large.json);
    QCOMPARE(server.probe.messages[0].kind, Envelope::Kind::Request);
    QCOMPARE(server.probe.messages[1].method, "after"_ba);
}

void TestStdioTransport::aServerThatDoesNotReadCannotBlockUs()
{
    Server server(shell(u"exec sleep 1000"_s));
    QTRY_VERIFY(server.probe.isOpened());
    OutgoingMessage large = notificationMessage("m");
    large.json = QByteArray(10'000'000, 'x');
    QElapsedTimer clock;
    clock.start();
    server.transport->send(large);
    QVERIFY(clock.elapsed() < 5000);
}

void TestStdioTransport::aFloodIsRecordedCompletely()
{
    Server server(
        {.command = u"python3"_s,
         .arguments = {
             u"-c"_s,
             u"import sys\n"
             "for i in range(200000):\n"
             " sys.stdout.write('{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":{\"n\":%d}}\\n' % i)"_s}});
    QTRY_VERIFY_WITH_TIMEOUT(server.probe.isClosed(), 30'000);
    const QList<Frame> frames = framesOf(server.log, Lane::FromServer);
    QCOMPARE(frames.size(), 200'000);
    QCOMPARE(server.probe.messages.size(), 200'000);
    for (int i : {0, 1, 99'999, 199'999}) {
        QVERIFY(server.log.bytes(frames[i].sequence)
                    .toByteArray()
                    .endsWith("{\"n\":" + QByteArray::number(i) + "}}"));
        QCOMPARE(frames[i].kind, FrameKind::Notification);
    }
}

void TestStdioTransport::mayBeDeletedInItsSignals_data()
{
    QTest::addColumn<QString>("when");
    for (const char *when : {"opened", "received", "closed"})
        QTest::newRow(when) << QString::fromLatin1(when);
}

void TestStdioTransport::mayBeDeletedInItsSignals()
{
    QFETCH(const QString, when);
    Server server(shell(u"echo a; echo b; printf c; exit 1"_s));
    StdioTransport *transport = server.transport.get();
    int count = 0;
    const auto destroy = [&] {
        ++count;
        server.transport.reset();
    };
    if (when == "opened"_L1)
        connect(transport, &Transport::opened, this, destroy);
    else if (when == "received"_L1)
        connect(transport, &Transport::received, this, destroy);
    else
        connect(transport, &Transport::closed, this, destroy);
    QTRY_COMPARE(count, 1);
    QVERIFY(!server.transport);
}

QTEST_GUILESS_MAIN(TestStdioTransport)
#include "tst_stdiotransport.moc"
