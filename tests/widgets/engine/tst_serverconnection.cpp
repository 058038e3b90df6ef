// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "engine/engine.h"
#include "engine/serverconnection.h"
#include "support/warnings.h"

#include <QSignalSpy>
#include <QTest>

#include <csignal>

using namespace Mcp;
using namespace Vitrine;
using namespace Qt::StringLiterals;
using State = SessionStatus::State;

namespace {

ServerEntry demo(const QStringList &arguments = {})
{
    ServerEntry entry;
    entry.name = u"demo"_s;
    entry.command = QStringLiteral(VITRINE_BIN_DIR "/vitrine-demo-server");
    entry.args = arguments;
    return entry;
}

ServerConnection::Call toolCall(const QString &tool, const Json &arguments = Json::object())
{
    return {.method = u"tools/call"_s,
            .params = Json::object({{u"name"_s, tool}, {u"arguments"_s, arguments}})};
}

bool isAlive(qint64 pid)
{
    return ::kill(pid_t(pid), 0) == 0;
}

} // namespace

class TestServerConnection : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }
    void startsListsCallsAndStops();
    void callsRunSideBySideAndArriveInTheGuiThread();
    void cancelledCallEndsAsCancelled();
    void progressArrivesBeforeTheAnswer();
    void callWithoutServerEndsWithAnError();
    void answerToADeadContextIsDropped();
    void restartGetsANewProcessAndKeepsTheLog();
    void failedStartSaysWhy();
    void serverThatDiesInACallEndsTheCallAndSaysHow();
    void destructionEndsTheProcess();
};

void TestServerConnection::startsListsCallsAndStops()
{
    Engine engine;
    ServerConnection server(engine, demo());
    QCOMPARE(server.status().state, State::Closed);
    server.start();
    QVERIFY(server.isActive());
    QTRY_COMPARE_WITH_TIMEOUT(server.status().state, State::Ready, 10'000);
    QTRY_COMPARE(server.list(ListKind::Tools).state, CatalogueList::State::Fresh);
    QVERIFY(server.list(ListKind::Tools).items.size() >= 8);
    QVERIFY(isAlive(server.status().facts.pid));

    std::optional<CallOutcome> outcome;
    server.call(toolCall(u"add"_s, Json::object({{u"a"_s, 2}, {u"b"_s, 3}})), this,
                [&](const CallOutcome &o) { outcome = o; });
    QCOMPARE(server.runningCalls(), 1);
    QTRY_VERIFY(outcome);
    QVERIFY2(outcome->result.has_value(),
             qPrintable(outcome->result ? QString() : outcome->result.error().toString()));
    QCOMPARE((*outcome->result)["structuredContent"_L1]["sum"_L1].toInt64(), 5);
    QCOMPARE(server.runningCalls(), 0);
    QCOMPARE(engine.log().frame(outcome->requestFrame).pair, outcome->responseFrame);

    const qint64 pid = server.status().facts.pid;
    server.stop();
    QTRY_COMPARE_WITH_TIMEOUT(server.status().state, State::Closed, 10'000);
    QTRY_VERIFY(!isAlive(pid));
    QVERIFY(server.list(ListKind::Tools).items.size() >= 8); // still readable
}

void TestServerConnection::callsRunSideBySideAndArriveInTheGuiThread()
{
    Engine engine;
    ServerConnection server(engine, demo());
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(server.isReady(), 10'000);
    QSet<int> answered;
    for (int i = 0; i < 20; ++i) {
        server.call(toolCall(u"add"_s, Json::object({{u"a"_s, i}, {u"b"_s, 0}})), this,
                    [&, i](const CallOutcome &outcome) {
                        QCOMPARE(QThread::currentThread(), qApp->thread());
                        QCOMPARE((*outcome.result)["structuredContent"_L1]["sum"_L1].toInt64(), i);
                        answered.insert(i);
                    });
    }
    QTRY_COMPARE(answered.size(), 20);
}

void TestServerConnection::cancelledCallEndsAsCancelled()
{
    Engine engine;
    ServerConnection server(engine, demo());
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(server.isReady(), 10'000);
    std::optional<CallOutcome> outcome;
    bool progressed = false;
    const quint64 call = server.call(
        toolCall(u"slow"_s, Json::object({{u"steps"_s, 1000}, {u"delayMs"_s, 20}})), this,
        [&](const CallOutcome &o) { outcome = o; }, [&](const Progress &) { progressed = true; });
    QTRY_VERIFY(progressed);
    server.cancel(call);
    QTRY_VERIFY(outcome);
    QVERIFY(!outcome->result);
    QCOMPARE(outcome->result.error().kind, Error::Kind::Cancelled);
    QVERIFY(server.isReady());
}

void TestServerConnection::progressArrivesBeforeTheAnswer()
{
    Engine engine;
    ServerConnection server(engine, demo());
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(server.isReady(), 10'000);
    QList<double> progress;
    bool done = false;
    server.call(
        toolCall(u"slow"_s, Json::object({{u"steps"_s, 3}, {u"delayMs"_s, 30}})), this,
        [&](const CallOutcome &) { done = true; },
        [&](const Progress &report) {
            QVERIFY(!done);
            QCOMPARE(report.total, 3.0);
            progress << report.progress;
        });
    QTRY_VERIFY(done);
    QVERIFY(!progress.isEmpty());
    QVERIFY(std::is_sorted(progress.begin(), progress.end()));
}

void TestServerConnection::callWithoutServerEndsWithAnError()
{
    Engine engine;
    ServerConnection server(engine, demo());
    std::optional<CallOutcome> outcome;
    server.call(toolCall(u"echo"_s), this, [&](const CallOutcome &o) { outcome = o; });
    QTRY_VERIFY(outcome);
    QVERIFY(!outcome->result);
    QCOMPARE(outcome->result.error().kind, Error::Kind::Protocol);
}

void TestServerConnection::answerToADeadContextIsDropped()
{
    Engine engine;
    ServerConnection server(engine, demo());
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(server.isReady(), 10'000);
    auto context = std::make_unique<QObject>();
    bool called = false;
    server.call(toolCall(u"echo"_s, Json::object({{u"message"_s, u"hi"_s}})), context.get(),
                [&](const CallOutcome &) { called = true; });
    context.reset();
    QTRY_COMPARE(server.runningCalls(), 0);
    QVERIFY(!called);
}

void TestServerConnection::restartGetsANewProcessAndKeepsTheLog()
{
    Engine engine;
    ServerConnection server(engine, demo());
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(server.isReady(), 10'000);
    const qint64 firstPid = server.status().facts.pid;
    const quint32 firstConnection = server.logConnection();
    const quint64 frames = engine.log().size();
    server.restart();
    QTRY_VERIFY_WITH_TIMEOUT(server.isReady() && server.status().facts.pid != firstPid, 15'000);
    QVERIFY(server.logConnection() != firstConnection);
    QVERIFY(engine.log().size() > frames);
    QVERIFY(!isAlive(firstPid));
}

void TestServerConnection::failedStartSaysWhy()
{
    Engine engine;
    ServerEntry entry = demo();
    entry.command = u"vitrine-no-such-program"_s;
    ServerConnection server(engine, entry);
    server.start();
    QTRY_COMPARE(server.status().state, State::Failed);
    QVERIFY(server.status().error);
    QVERIFY2(server.status().error->text.contains("vitrine-no-such-program"_L1),
             qPrintable(server.status().error->text));
    QVERIFY(!server.isActive());
}

// Issue: a server that prints a banner to stdout, logs to stderr, and dies in the middle of a call.
void TestServerConnection::serverThatDiesInACallEndsTheCallAndSaysHow()
{
    Engine engine;
    ServerConnection server(
        engine, demo({u"--fault"_s, u"stdout-banner"_s, u"--fault"_s, u"die-in-call"_s}));
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(server.isReady(), 10'000);
    const qint64 pid = server.status().facts.pid;
    std::optional<CallOutcome> outcome;
    server.call(toolCall(u"echo"_s, Json::object({{u"message"_s, u"hi"_s}})), this,
                [&](const CallOutcome &o) { outcome = o; });
    QTRY_VERIFY_WITH_TIMEOUT(outcome, 10'000);
    QVERIFY(!outcome->result);
    QCOMPARE(outcome->result.error().kind, Error::Kind::Transport);
    QVERIFY2(outcome->result.error().text.contains("code 3"_L1),
             qPrintable(outcome->result.error().text));
    QTRY_COMPARE_WITH_TIMEOUT(server.status().state, State::Failed, 10'000);
    QCOMPARE(server.status().facts.exitCode, 3);
    QVERIFY(!isAlive(pid));

    bool banner = false, standardError = false;
    for (quint64 i = 0; i < engine.log().size(); ++i) {
        const Frame frame = engine.log().frame(i);
        banner = banner || (frame.lane == Lane::FromServer && frame.kind == FrameKind::Invalid);
        standardError = standardError || frame.lane == Lane::Stderr;
    }
    QVERIFY(banner);
    QVERIFY(standardError);
}

void TestServerConnection::destructionEndsTheProcess()
{
    qint64 pid = 0;
    {
        Engine engine;
        ServerConnection server(engine, demo());
        server.start();
        QTRY_VERIFY_WITH_TIMEOUT(server.isReady(), 10'000);
        pid = server.status().facts.pid;
        QVERIFY(isAlive(pid));
    }
    QVERIFY(!isAlive(pid));
}

QTEST_GUILESS_MAIN(TestServerConnection)
#include "tst_serverconnection.moc"
