// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "framehelpers.h"
#include "frames/framemodel.h"
#include "support/warnings.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

using namespace Qt::StringLiterals;
using namespace Vitrine;
using Mcp::Lane;

class TestFrameModel : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }

    void showsFramesThatWereThereBefore();
    void growsInFewBatches();
    void growsWhileAnotherThreadAppends();
    void growsFilteredToo();
    void doesNothingWhileNothingFlows();
    void joinsRequestAndAnswer();
    void changesTheRowOfARequestWhenItsAnswerComes();
    void countsOnlyRequestsWithoutAnAnswer();
    void stopsWaitingWhenTheConnectionEnds();
    void stopsWaitingWhenTheExchangeFails();
    void saysHowARequestEnded();
    void findsRowsBySequence();
    void clearHidesWhatIsThereAndKeepsTheLog();
    void searchGoesOnInSlices();
    void putsStderrAsideOnOneClock();
    void countsTheFramesOfTheLastSecond();
    void measuresTheTimeSinceTheRowAbove();
};

static QString cell(const FrameModel &model, int row, FrameModel::Column column)
{
    return model.index(row, column).data().toString();
}

static constexpr auto kCall =
    R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo"}})";
static constexpr auto kAnswer = R"({"jsonrpc":"2.0","id":1,"result":{"content":[]}})";

void TestFrameModel::showsFramesThatWereThereBefore()
{
    Mcp::FrameLog log;
    FrameWriter server(log, u"files"_s);
    server.in(kCall);
    server.out("Listening");
    FrameModel model(log);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 0, FrameModel::Number), u"0"_s);
    QCOMPARE(cell(model, 0, FrameModel::Server), u"files"_s);
    QCOMPARE(cell(model, 0, FrameModel::Lane), u"→ in"_s);
    QCOMPARE(cell(model, 0, FrameModel::Kind), u"request"_s);
    QCOMPARE(cell(model, 0, FrameModel::Method), u"tools/call"_s);
    QCOMPARE(cell(model, 0, FrameModel::Id), u"1"_s);
    QCOMPARE(cell(model, 0, FrameModel::Size), u"71 B"_s);
    QCOMPARE(cell(model, 0, FrameModel::Summary), u"echo"_s);
    QCOMPARE(cell(model, 1, FrameModel::Lane), u"← out"_s);
    QCOMPARE(cell(model, 1, FrameModel::Kind), u"invalid"_s);
    QCOMPARE(cell(model, 1, FrameModel::Summary), u"Listening"_s);
    QCOMPARE(model.index(1, FrameModel::Lane).data(Qt::AccessibleTextRole).toString(),
             u"server to client"_s);
}

void TestFrameModel::growsInFewBatches()
{
    constexpr int kFrames =
        200'000; // too many for a QAbstractItemModelTester, which visits every cell
    Mcp::FrameLog log;
    FrameWriter server(log);
    FrameModel model(log);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    for (int i = 0; i < kFrames; ++i)
        server.err("line");
    QTRY_COMPARE(model.rowCount(), kFrames);
    QCOMPARE_LE(inserted.count(), 3);
    QCOMPARE(model.sequenceAt(kFrames - 1), quint64(kFrames - 1));
    QTRY_COMPARE(model.stats().count(Lane::Stderr), quint64(kFrames));
}

void TestFrameModel::growsWhileAnotherThreadAppends()
{
    constexpr int kFrames = 4'000;
    Mcp::FrameLog log;
    FrameWriter server(log);
    FrameModel model(log);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QElapsedTimer clock;
    clock.start();
    const std::unique_ptr<QThread> writer(QThread::create([&server] {
        for (int i = 0; i < kFrames / 2; ++i) {
            server.in(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(i) + R"(,"method":"ping"})");
            server.out(R"({"jsonrpc":"2.0","id":)" + QByteArray::number(i) + R"(,"result":{}})");
        }
    }));
    writer->start();
    QTRY_COMPARE(model.rowCount(), kFrames);
    // One insertion a display refresh, and one more for the rest.
    QCOMPARE_LE(inserted.count(), clock.elapsed() / 16 + 2);
    writer->wait();
    QTRY_COMPARE(model.stats().count(Lane::FromServer), quint64(kFrames / 2));
    QCOMPARE(model.stats().unanswered(), quint64(0));
}

void TestFrameModel::growsFilteredToo()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    FrameModel model(log);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    FrameFilter filter;
    filter.lanes.reset(size_t(Lane::Stderr));
    model.setFilter(filter);
    for (int i = 0; i < 1000; ++i) {
        server.err("line");
        server.in(kCall);
    }
    QTRY_COMPARE(model.rowCount(), 1000);
    QCOMPARE(model.sequenceAt(0), quint64(1));
    QCOMPARE(model.sequenceAt(999), quint64(1999));
    QCOMPARE(model.filteredOut(), quint64(1000));

    filter.lanes = LaneSet().set(size_t(Lane::Stderr));
    model.setFilter(filter);
    QCOMPARE(model.rowCount(), 1000);
    QCOMPARE(model.sequenceAt(0), quint64(0));
}

// After the last frame there is one look for facts that were added late, and then silence.
void TestFrameModel::doesNothingWhileNothingFlows()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    FrameModel model(log);
    QSignalSpy progressed(&model, &FrameModel::progressed);
    server.err("line");
    QTRY_COMPARE(model.rowCount(), 1);
    QTRY_VERIFY(progressed.count() >= 2);
    for (const QTimer *timer : model.findChildren<QTimer *>())
        QVERIFY(!timer->isActive());
    QCOMPARE(progressed.count(), 2);
}

void TestFrameModel::joinsRequestAndAnswer()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    server.in(kCall);
    server.err("working");
    server.out(kAnswer);
    FrameModel model(log);
    QCOMPARE(model.partnerRow(0), std::optional(2));
    QCOMPARE(model.partnerRow(1), std::nullopt);
    QCOMPARE(model.partnerRow(2), std::optional(0));
    const qint64 ns = log.frame(2).monotonicNs - log.frame(0).monotonicNs;
    QCOMPARE(model.duration(log.frame(0)), std::optional(ns));
    QCOMPARE(model.duration(log.frame(2)), std::optional(ns));
    QCOMPARE(model.duration(log.frame(1)), std::nullopt);
    QCOMPARE(cell(model, 2, FrameModel::Method), u"tools/call"_s);
    QCOMPARE(cell(model, 0, FrameModel::Duration), cell(model, 2, FrameModel::Duration));
}

void TestFrameModel::changesTheRowOfARequestWhenItsAnswerComes()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    FrameModel model(log);
    server.err("first");
    server.in(kCall);
    QTRY_COMPARE(model.rowCount(), 2);
    QCOMPARE(model.outcome(log.frame(1)), FrameModel::Outcome::Waiting);
    QCOMPARE(model.badges(log.frame(1)).value(0).text, u"waiting"_s);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    server.out(kAnswer);
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(changed.first().at(0).toModelIndex().row(), 1);
    QCOMPARE_GE(changed.first().at(1).toModelIndex().row(), 1);
    QCOMPARE(model.outcome(log.frame(1)), FrameModel::Outcome::Answered);
    QVERIFY(model.badges(log.frame(1)).isEmpty());
}

void TestFrameModel::countsOnlyRequestsWithoutAnAnswer()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    server.in(kCall);                                                // answered below
    server.out(R"({"jsonrpc":"2.0","id":1,"method":"roots/list"})"); // the server's own id 1, open
    server.in(R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
    server.out(kAnswer);
    server.out(kAnswer, Mcp::DuplicateAnswer);
    server.in(R"({"jsonrpc":"2.0","id":"2","method":"ping"})");            // open
    server.out(R"({"jsonrpc":"2.0","id":2,"result":{}})", Mcp::UnknownId); // 2 is not "2"
    FrameModel model(log);
    QCOMPARE(model.stats().unanswered(), quint64(2));
}

// The words are those that the transports write (Mcp::Lifecycle).
void TestFrameModel::stopsWaitingWhenTheConnectionEnds()
{
    Mcp::FrameLog log;
    FrameWriter server(log), other(log), closed(log), unstarted(log);
    const quint64 call = server.in(kCall), otherCall = other.in(kCall);
    const quint64 closedCall = closed.in(kCall), unstartedCall = unstarted.in(kCall);
    server.event(R"({"event":"process-exited","exitCode":1,"signal":null,"afterMs":5})");
    other.event(R"({"event":"process-started","pid":1,"argv":["x"],"cwd":"/"})");
    closed.event(R"({"event":"stdout-closed"})");
    unstarted.event(R"({"event":"start-failed","text":"not found"})");
    FrameModel model(log);
    QCOMPARE(model.outcome(log.frame(call)), FrameModel::Outcome::Unanswered);
    QCOMPARE(model.badges(log.frame(call)).value(0).text, u"no answer"_s);
    QCOMPARE(model.outcome(log.frame(otherCall)), FrameModel::Outcome::Waiting);
    QCOMPARE(model.outcome(log.frame(closedCall)), FrameModel::Outcome::Unanswered);
    QCOMPARE(model.outcome(log.frame(unstartedCall)), FrameModel::Outcome::Unanswered);
}

void TestFrameModel::stopsWaitingWhenTheExchangeFails()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    QList<quint64> calls;
    const QList<QByteArray> heads{"HTTP/1.1 200 OK\r\n", "HTTP/1.1 404 Not Found\r\n",
                                  "HTTP/1.1 503 Busy\r\n"};
    for (const QByteArray &head : heads) {
        const quint32 exchange = log.newExchange();
        const quint64 request =
            server.http(Mcp::FrameKind::HttpRequest, "POST / HTTP/1.1\r\n", exchange);
        calls += server.in(kCall, 0, exchange);
        server.http(Mcp::FrameKind::HttpResponse, head, exchange, request);
    }
    for (const QByteArray event :
         {R"({"event":"exchange-failed","text":"refused"})", R"({"event":"exchange-abandoned"})"}) {
        const quint32 exchange = log.newExchange();
        calls += server.in(kCall, 0, exchange);
        server.append({.lane = Lane::Lifecycle,
                       .kind = Mcp::FrameKind::Event,
                       .exchange = exchange,
                       .bytes = event});
    }
    FrameModel model(log);
    QList<FrameModel::Outcome> outcomes;
    for (const quint64 call : calls)
        outcomes += model.outcome(log.frame(call));
    QCOMPARE(outcomes, (QList{FrameModel::Outcome::Waiting, FrameModel::Outcome::Unanswered,
                              FrameModel::Outcome::Unanswered, FrameModel::Outcome::Unanswered,
                              FrameModel::Outcome::Unanswered}));
}

void TestFrameModel::saysHowARequestEnded()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    server.in(kCall);
    server.out(R"({"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"no"}})");
    server.in(kCall);
    const quint64 toolError =
        server.out(R"({"jsonrpc":"2.0","id":1,"result":{"content":[],"isError":true}})");
    FrameModel model(log);
    QCOMPARE(model.outcome(log.frame(0)), FrameModel::Outcome::Failed);
    QCOMPARE(model.badges(log.frame(0)).value(0).text, u"failed"_s);
    QCOMPARE(model.outcome(log.frame(1)), FrameModel::Outcome::NotARequest);
    QCOMPARE(model.outcome(log.frame(2)), FrameModel::Outcome::Answered);
    log.addFlags(toolError, Mcp::ToolError);
    QCOMPARE(model.outcome(log.frame(2)), FrameModel::Outcome::Failed);
    QCOMPARE(model.badges(log.frame(2)).value(0).text, u"isError"_s);
    QCOMPARE(model.badges(log.frame(3)).value(0).text, u"isError"_s);
}

void TestFrameModel::findsRowsBySequence()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    for (int i = 0; i < 10; ++i)
        i % 2 ? server.err("odd") : server.in(kCall);
    FrameModel model(log);
    QCOMPARE(model.rowOf(9), std::optional(9));
    QCOMPARE(model.rowOf(10), std::nullopt);
    QCOMPARE(model.rowOf(Mcp::Frame::kNone), std::nullopt);
    FrameFilter filter;
    filter.lanes = LaneSet().set(size_t(Lane::Stderr));
    model.setFilter(filter);
    QCOMPARE(model.rowOf(9), std::optional(4));
    QCOMPARE(model.rowOf(8), std::nullopt);
    QCOMPARE(model.sequenceAt(5), Mcp::Frame::kNone);
    QCOMPARE(model.sequenceAt(-1), Mcp::Frame::kNone);
}

void TestFrameModel::clearHidesWhatIsThereAndKeepsTheLog()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    for (int i = 0; i < 5; ++i)
        server.err("old");
    FrameModel model(log);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.clear();
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.firstShown(), quint64(5));
    QCOMPARE(log.size(), quint64(5));
    server.err("new");
    QTRY_COMPARE(model.rowCount(), 1);
    QCOMPARE(cell(model, 0, FrameModel::Summary), u"new"_s);
    QCOMPARE(cell(model, 0, FrameModel::Delta), u""_s);
    FrameFilter filter;
    filter.text = TextMatcher(u"old"_s);
    model.setFilter(filter);
    QCOMPARE(model.rowCount(), 0);
    model.showCleared();
    QCOMPARE(model.rowCount(), 5);
}

// Filling 64 MB takes longer than a slice, also on a fast machine; the rows come all the same.
void TestFrameModel::searchGoesOnInSlices()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    const QByteArray hay(1 << 20, 'x');
    for (int i = 0; i < 64; ++i)
        server.err(i % 16 == 15 ? hay + "Needle" : hay);
    FrameModel model(log);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy finished(&model, &FrameModel::searchFinished);
    FrameFilter filter;
    filter.text = TextMatcher(u"needle"_s);
    QElapsedTimer clock;
    clock.start();
    model.setFilter(filter);
    const qint64 blocked = clock.elapsed();
    QVERIFY(model.isSearching());
    QVERIFY2(blocked < 100, "setFilter() returns after one slice");
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!model.isSearching());
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.sequenceAt(0), quint64(15));
    QCOMPARE(model.sequenceAt(3), quint64(63));
}

void TestFrameModel::putsStderrAsideOnOneClock()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    server.in(kCall);
    server.err("working");
    FrameModel model(log);
    QCOMPARE(cell(model, 1, FrameModel::Summary), u"working"_s);
    QCOMPARE(cell(model, 1, FrameModel::StderrText), u""_s);
    model.setSideBySide(true);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 0, FrameModel::Summary), u"echo"_s);
    QCOMPARE(cell(model, 0, FrameModel::StderrText), u""_s);
    QCOMPARE(cell(model, 1, FrameModel::StderrText), u"working"_s);
    for (const auto column :
         {FrameModel::Lane, FrameModel::Kind, FrameModel::Method, FrameModel::Id,
          FrameModel::Duration, FrameModel::Size, FrameModel::Summary})
        QCOMPARE(cell(model, 1, column), u""_s);
    QVERIFY(!cell(model, 1, FrameModel::Time).isEmpty());
}

void TestFrameModel::countsTheFramesOfTheLastSecond()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    FrameModel model(log);
    QCOMPARE(model.stats().framesPerSecond(0), 0.0);
    for (int i = 0; i < 3; ++i)
        server.err("line");
    const qint64 last = log.frame(2).wallNs;
    const qint64 spread = last - log.frame(0).wallNs;
    QVERIFY(spread < 500'000'000);
    QCOMPARE(model.stats().framesPerSecond(last), 3.0);
    QCOMPARE(model.stats().framesPerSecond(last + 400'000'000), 3.0);
    QCOMPARE(model.stats().framesPerSecond(last + 1'000'000'001), 0.0);
}

void TestFrameModel::measuresTheTimeSinceTheRowAbove()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    server.err("a");
    server.in(kCall);
    server.err("b");
    FrameModel model(log);
    FrameFilter filter;
    filter.lanes = LaneSet().set(size_t(Lane::Stderr));
    model.setFilter(filter);
    QCOMPARE(cell(model, 0, FrameModel::Delta), u""_s);
    const double ms = double(log.frame(2).monotonicNs - log.frame(0).monotonicNs) / 1e6;
    QVERIFY(qAbs(cell(model, 1, FrameModel::Delta).toDouble() - ms) <= 0.5);
}

QTEST_GUILESS_MAIN(TestFrameModel)
#include "tst_framemodel.moc"
