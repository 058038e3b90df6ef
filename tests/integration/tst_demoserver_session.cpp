// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
//
// The whole client against the built-in server, which shares no code with it: both transports, both
// eras, and what happens when the server misbehaves.
#include "integration/opensession.h"
#include "integration/serverprocess.h"

#include <QFile>
#include <QTest>

#include <algorithm>

#include <csignal>
#include <map>

using namespace Mcp;
using namespace Qt::StringLiterals;
using State = SessionStatus::State;

namespace {

const QString kDemo = QStringLiteral(VITRINE_BIN_DIR) + u"/vitrine-demo-server"_s;

ServerEntry stdioDemo(const QStringList &words = {}, EraMode mode = EraMode::Auto)
{
    return {.name = u"demo"_s, .command = kDemo, .args = words, .era = mode};
}

bool isGroupAlive(qint64 leader)
{
    return ::kill(-pid_t(leader), 0) == 0;
}

QString firstText(const Result<Json> &result)
{
    return result ? (*result)["content"_L1].at(0)["text"_L1].toString() : result.error().toString();
}

} // namespace

class TestDemoServerSession : public QObject
{
    Q_OBJECT
private slots:
    void visits_data();
    void visits();
    void negotiatesEachPinnedRevision_data();
    void negotiatesEachPinnedRevision();
    void aServerThatDiesInACallEndsItInWords_data();
    void aServerThatDiesInACallEndsItInWords();
    void wrappersLeaveNoOrphans_data();
    void wrappersLeaveNoOrphans();
    void aServerThatCannotBeReadyIsExplained_data();
    void aServerThatCannotBeReadyIsExplained();
    void aCallThatGetsNoAnswerEnds_data();
    void aCallThatGetsNoAnswerEnds();
    void strangeBytesAreToleratedAndKept_data();
    void strangeBytesAreToleratedAndKept();
    void answersWithWrongIdsAreMarked();
    void secondAnswersAreMarked();
    void aFloodOnStderrIsKeptWhole();
    void aLostSessionIsExplained();
    void aTokenOpensTheDoor();

private:
    ServerEntry httpDemo(const QStringList &words = {}, EraMode mode = EraMode::Auto);

    std::unique_ptr<ServerProcess> m_server;
};

ServerEntry TestDemoServerSession::httpDemo(const QStringList &words, EraMode mode)
{
    m_server = std::make_unique<ServerProcess>();
    const QString url = m_server->startAndReadUrl(kDemo, QStringList{u"--http"_s, u"0"_s} + words);
    return {.name = u"demo"_s, .kind = ServerEntry::Kind::Http, .url = url, .era = mode};
}

void TestDemoServerSession::visits_data()
{
    QTest::addColumn<bool>("isHttp");
    QTest::addColumn<EraMode>("mode");
    QTest::newRow("stdio, auto") << false << EraMode::Auto;
    QTest::newRow("stdio, legacy") << false << EraMode::Legacy;
    QTest::newRow("stdio, modern") << false << EraMode::Modern;
    QTest::newRow("http, auto") << true << EraMode::Auto;
    QTest::newRow("http, legacy") << true << EraMode::Legacy;
    QTest::newRow("http, modern") << true << EraMode::Modern;
}

void TestDemoServerSession::visits()
{
    QFETCH(bool, isHttp);
    QFETCH(EraMode, mode);
    OpenSession open(isHttp ? httpDemo({}, mode) : stdioDemo({}, mode));
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    const bool isLegacy = mode == EraMode::Legacy;
    QCOMPARE(open.status().revision, isLegacy ? Revision::V2025_11_25 : Revision::V2026_07_28);
    QCOMPARE(open.status().serverInfo["name"_L1].toString(), u"vitrine-demo-server"_s);
    QCOMPARE(!open.status().sessionId.isEmpty(), isHttp && isLegacy);

    QCOMPARE(open.list(ListKind::Tools).items.size(), 8);
    const CatalogueList resources = open.list(ListKind::Resources);
    QCOMPARE(resources.items.size(), 8);
    QCOMPARE(resources.pages, 2);
    QCOMPARE(open.list(ListKind::ResourceTemplates).items.at(0).uri, u"demo://notes/{id}"_s);
    QCOMPARE(open.list(ListKind::Prompts).items.size(), 2);

    QCOMPARE(firstText(open.call(u"echo"_s, uR"({"message":"世界"})"_s).result), u"世界"_s);
    QVERIFY(firstText(open.call(u"read_file"_s, uR"({"path":"src/app.ts"})"_s).result)
                .contains(u"export function greeting"_s));
    const auto sum = open.call(u"add"_s, uR"({"a":2,"b":3})"_s).result;
    QVERIFY2(sum, qPrintable(sum ? QString() : sum.error().toString()));
    QCOMPARE((*sum)["structuredContent"_L1]["sum"_L1].toInt64(), 5);
    QVERIFY(open.call(u"fail"_s, u"{}"_s).result.value()["isError"_L1].toBool());
    QVERIFY(open.frameWith(ToolError));
    const auto unknown = open.call(u"nope"_s, u"{}"_s).result;
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().kind, Error::Kind::Rpc);

    const auto resource =
        open.request(u"resources/read"_s, Json::object({{u"uri"_s, u"demo://config.json"}})).result;
    QVERIFY2(resource, qPrintable(resource ? QString() : resource.error().toString()));
    QVERIFY(
        (*resource)["contents"_L1].at(0)["text"_L1].toString().contains(u"\"fileBytes\": 65536"_s));
    const auto prompt =
        open.request(u"prompts/get"_s,
                     Json::parse(uR"({"name":"greet","arguments":{"name":"Bo"}})"_s).value())
            .result;
    QVERIFY2(prompt, qPrintable(prompt ? QString() : prompt.error().toString()));
    QVERIFY((*prompt)["messages"_L1].at(0)["content"_L1]["text"_L1].toString().contains(
        u"greeting for Bo"_s));

    QList<double> steps;
    const auto slow = open.call(
        u"slow"_s, uR"({"steps":3,"delayMs":10})"_s,
        {.onProgress = [&steps](const Progress &progress) { steps.append(progress.progress); }});
    QCOMPARE(firstText(slow.result), u"Finished 3 steps."_s);
    QCOMPARE(steps, (QList<double>{1, 2, 3}));
    QVERIFY(slow.duration >= std::chrono::milliseconds(30));
    QCOMPARE(open.log.frame(slow.requestFrame).pair, slow.responseFrame);

    bool hasBegun = false;
    std::optional<CallOutcome> cancelled;
    const CallId call = open.session->request(
        u"tools/call"_s,
        Json::parse(uR"({"name":"slow","arguments":{"steps":1000,"delayMs":20}})"_s).value(),
        {.onProgress = [&hasBegun](const Progress &) { hasBegun = true; }}, nullptr,
        [&cancelled](const CallOutcome &outcome) { cancelled = outcome; });
    QTRY_VERIFY(hasBegun);
    open.session->cancel(call);
    QVERIFY(cancelled);
    QCOMPARE(cancelled->result.error().kind, Error::Kind::Cancelled);
    const auto serverSays = [&] {
        return isHttp ? m_server->output() : open.frames(Lane::Stderr).join('\n');
    };
    QTRY_VERIFY2(serverSays().contains("slow: cancelled after"), serverSays().constData());
    QCOMPARE(firstText(open.call(u"echo"_s, uR"({"message":"still here"})"_s).result),
             u"still here"_s);

    const qint64 pid = open.status().facts.pid;
    QVERIFY(open.close());
    QCOMPARE(open.ends, 1);
    QCOMPARE(open.status().state, State::Closed);
    QVERIFY(!open.status().error);
    QVERIFY(isHttp || !isGroupAlive(pid));
}

void TestDemoServerSession::negotiatesEachPinnedRevision_data()
{
    QTest::addColumn<Revision>("revision");
    for (const Revision revision : kRevisions)
        QTest::newRow(toText(revision).data()) << revision;
}

void TestDemoServerSession::negotiatesEachPinnedRevision()
{
    QFETCH(Revision, revision);
    ServerEntry entry = stdioDemo();
    entry.revision = revision;
    OpenSession open(entry);
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    QCOMPARE(open.status().revision, revision);
    QCOMPARE(firstText(open.call(u"echo"_s, uR"({"message":"x"})"_s).result), u"x"_s);
    QVERIFY(open.close());
}

// The seed of the whole program: a banner on stdout, noise on stderr, and death in the middle of a
// call. Nothing is lost, nothing hangs, and people are told in words.
void TestDemoServerSession::aServerThatDiesInACallEndsItInWords_data()
{
    QTest::addColumn<EraMode>("mode");
    QTest::newRow("legacy") << EraMode::Legacy;
    QTest::newRow("modern") << EraMode::Modern;
}

void TestDemoServerSession::aServerThatDiesInACallEndsItInWords()
{
    QFETCH(EraMode, mode);
    OpenSession open(
        stdioDemo({u"--fault"_s, u"stdout-banner"_s, u"--fault"_s, u"die-in-call"_s}, mode));
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    const qint64 pid = open.status().facts.pid;
    QVERIFY(pid > 0);

    const CallOutcome outcome = open.call(u"echo"_s, uR"({"message":"x"})"_s);
    QVERIFY(!outcome.result);
    const Error error = outcome.result.error();
    QCOMPARE(error.kind, Error::Kind::Transport);
    QVERIFY2(error.text.contains(u"exited with code 3"_s), qPrintable(error.text));
    QVERIFY2(error.text.contains(u"giving up"_s),
             qPrintable(error.text)); // its last line on stderr

    QVERIFY(open.waitForEnd());
    QCOMPARE(open.ends, 1);
    QCOMPARE(open.status().state, State::Failed);
    QVERIFY2(open.error().text.contains(u"exited with code 3"_s), qPrintable(open.error().text));
    QCOMPARE(open.status().facts.exitCode, 3);
    QCOMPARE(open.status().pendingRequests, 0);
    QVERIFY(!isGroupAlive(pid));

    QCOMPARE(open.frames(Lane::FromServer, FrameKind::Invalid),
             QByteArrayList{"*** Welcome to the sample server! Ready to serve. ***"});
    const QByteArrayList said = open.frames(Lane::Stderr);
    QVERIFY(said.size() >= 3);
    QCOMPARE(said.last(3), (QByteArrayList{"FATAL: the database went away",
                                           "  at callTool (server.ts:42)", "giving up"}));
    QCOMPARE(std::ranges::count_if(
                 open.frames(Lane::Lifecycle),
                 [](const QByteArray &event) { return event.contains("process-exited"); }),
             1);
    QVERIFY(open.frames(Lane::ToServer).last().contains("tools/call"));
}

// npx and shells start the server as a child of their own.
void TestDemoServerSession::wrappersLeaveNoOrphans_data()
{
    QTest::addColumn<QString>("script"); // $0 is the server
    QTest::newRow("the shell waits") << u"\"$0\"; true"_s;
    QTest::newRow("a helper in the background") << u"sleep 600 & exec \"$0\""_s;
    QTest::newRow("a helper that ignores SIGTERM") << u"(trap '' TERM; sleep 600) & exec \"$0\""_s;
}

void TestDemoServerSession::wrappersLeaveNoOrphans()
{
    QFETCH(QString, script);
    OpenSession open({.name = u"wrapped"_s, .command = u"sh"_s, .args = {u"-c"_s, script, kDemo}});
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    const qint64 pid = open.status().facts.pid;
    QVERIFY(isGroupAlive(pid));
    QVERIFY(open.close());
    QTRY_VERIFY(!isGroupAlive(pid)); // init reaps the orphans in its own time
}

void TestDemoServerSession::aServerThatCannotBeReadyIsExplained_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<bool>("isHttp");
    QTest::addColumn<EraMode>("mode");
    QTest::addColumn<Error::Kind>("kind");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *fault, bool isHttp, EraMode mode, Error::Kind kind,
                        const QString &says) {
        QTest::addRow("%s, %s, %s", fault, isHttp ? "http" : "stdio",
                      mode == EraMode::Auto ? "auto" : "legacy")
            << QString::fromLatin1(fault) << isHttp << mode << kind << says;
    };
    row("exit-on-first-request", false, EraMode::Auto, Error::Kind::Transport,
        u"exited with code 1"_s);
    row("exit-on-first-request", false, EraMode::Legacy, Error::Kind::Transport,
        u"exited with code 1"_s);
    row("wrong-version", false, EraMode::Legacy, Error::Kind::Protocol, u"1999-01-01"_s);
    row("wrong-version", true, EraMode::Legacy, Error::Kind::Protocol, u"1999-01-01"_s);
    row("mute", false, EraMode::Legacy, Error::Kind::Timeout, u"initialize"_s);
    row("mute", false, EraMode::Auto, Error::Kind::Timeout, u"server/discover"_s);
    row("http-403", true, EraMode::Auto, Error::Kind::Transport, u"403"_s);
    row("http-403", true, EraMode::Legacy, Error::Kind::Transport, u"403"_s);
    row("http-500", true, EraMode::Auto, Error::Kind::Transport, u"500"_s);
    row("text-html", true, EraMode::Auto, Error::Kind::Protocol, u"text/html"_s);
    row("text-html", true, EraMode::Legacy, Error::Kind::Protocol, u"text/html"_s);
}

void TestDemoServerSession::aServerThatCannotBeReadyIsExplained()
{
    QFETCH(QString, fault);
    QFETCH(bool, isHttp);
    QFETCH(EraMode, mode);
    QFETCH(QString, says);
    const QStringList words{u"--fault"_s, fault};
    ServerEntry entry = isHttp ? httpDemo(words, mode) : stdioDemo(words, mode);
    if (fault == "mute"_L1)
        entry.connectionTimeoutMs = 1500;
    OpenSession open(entry);
    QVERIFY(!open.open());
    QVERIFY(open.waitForEnd());
    QCOMPARE(open.ends, 1);
    QCOMPARE(open.status().state, State::Failed);
    QTEST(open.error().kind, "kind");
    QVERIFY2(open.error().text.contains(says), qPrintable(open.error().text));
}

void TestDemoServerSession::aCallThatGetsNoAnswerEnds_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<bool>("isHttp");
    QTest::addColumn<EraMode>("mode");
    QTest::addColumn<Error::Kind>("kind");
    for (const EraMode mode : {EraMode::Legacy, EraMode::Modern}) {
        const char *era = mode == EraMode::Legacy ? "legacy" : "modern";
        QTest::addRow("no answer, stdio, %s", era)
            << u"no-answer"_s << false << mode << Error::Kind::Timeout;
        QTest::addRow("no answer, http, %s", era)
            << u"no-answer"_s << true << mode << Error::Kind::Timeout;
        QTest::addRow("stream cut, http, %s", era)
            << u"cut-stream"_s << true << mode << Error::Kind::Transport;
    }
}

void TestDemoServerSession::aCallThatGetsNoAnswerEnds()
{
    QFETCH(QString, fault);
    QFETCH(bool, isHttp);
    QFETCH(EraMode, mode);
    const QStringList words{u"--fault"_s, fault};
    OpenSession open(isHttp ? httpDemo(words, mode) : stdioDemo(words, mode));
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    const RequestOptions impatient{
        .timeout = std::chrono::milliseconds(fault == "no-answer"_L1 ? 300 : 10'000)};
    const CallOutcome outcome = open.call(u"echo"_s, uR"({"message":"x"})"_s, impatient);
    QVERIFY(!outcome.result);
    QTEST(outcome.result.error().kind, "kind");
    QVERIFY(!outcome.result.error().text.isEmpty());
    QCOMPARE(open.status().state, State::Ready); // one call is lost, the session goes on
    QVERIFY(open.close());
    QCOMPARE(open.status().state, State::Closed);
}

void TestDemoServerSession::strangeBytesAreToleratedAndKept_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<quint16>("flag"); // on some frame from the server; 0: none is expected
    QTest::newRow("banner") << u"stdout-banner"_s << quint16(0);
    QTest::newRow("byte-order mark") << u"bom"_s << quint16(HadByteOrderMark);
    QTest::newRow("CR LF") << u"crlf"_s << quint16(HadCarriageReturn);
}

void TestDemoServerSession::strangeBytesAreToleratedAndKept()
{
    QFETCH(QString, fault);
    QFETCH(quint16, flag);
    for (const EraMode mode : {EraMode::Legacy, EraMode::Modern}) {
        OpenSession open(stdioDemo({u"--fault"_s, fault}, mode));
        QVERIFY2(open.open(), qPrintable(open.error().toString()));
        QCOMPARE(firstText(open.call(u"echo"_s, uR"({"message":"x"})"_s).result), u"x"_s);
        if (flag != 0)
            QVERIFY(open.frameWith(FrameFlag(flag)));
        else
            QCOMPARE(open.frames(Lane::FromServer, FrameKind::Invalid).size(), 1);
        QVERIFY(open.close());
    }
}

void TestDemoServerSession::answersWithWrongIdsAreMarked()
{
    OpenSession open(stdioDemo({u"--fault"_s, u"wrong-id"_s}, EraMode::Legacy));
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    const CallOutcome outcome =
        open.call(u"echo"_s, uR"({"message":"x"})"_s, {.timeout = std::chrono::milliseconds(500)});
    QCOMPARE(outcome.result.error().kind, Error::Kind::Timeout);
    const auto stray = open.frameWith(UnknownId);
    QVERIFY(stray);
    QCOMPARE(stray->lane, Lane::FromServer);
    QVERIFY(!stray->hasPair());
    QVERIFY(open.close());
}

void TestDemoServerSession::secondAnswersAreMarked()
{
    OpenSession open(stdioDemo({u"--fault"_s, u"duplicate-answer"_s}));
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    QCOMPARE(firstText(open.call(u"echo"_s, uR"({"message":"x"})"_s).result), u"x"_s);
    QTRY_VERIFY(open.frameWith(DuplicateAnswer));
    QVERIFY(open.close());
}

void TestDemoServerSession::aFloodOnStderrIsKeptWhole()
{
    OpenSession open(stdioDemo({u"--fault"_s, u"stderr-flood"_s}, EraMode::Legacy));
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    QCOMPARE(firstText(open.call(u"echo"_s, uR"({"message":"x"})"_s).result), u"x"_s);
    QVERIFY(open.close());
    // "writes 2,000 lines to stderr before each answer": to initialize and to the call
    const QByteArrayList lines = open.frames(Lane::Stderr);
    QVERIFY2(lines.size() >= 4000, qPrintable(QString::number(lines.size())));
    std::map<QByteArray, int> counts;
    for (const QByteArray &line : lines)
        ++counts[line];
    QVERIFY(std::ranges::none_of(counts, [](const auto &count) { return count.first.isEmpty(); }));
}

void TestDemoServerSession::aLostSessionIsExplained()
{
    OpenSession open(httpDemo({u"--fault"_s, u"lost-session"_s}, EraMode::Legacy));
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    std::optional<Error> error;
    for (int i = 0; i < 4 && !error; ++i) {
        const auto result = open.call(u"echo"_s, uR"({"message":"x"})"_s).result;
        if (!result)
            error = result.error();
    }
    QVERIFY(error);
    QCOMPARE(error->httpStatus, 404);
    QVERIFY(open.waitForEnd());
    QCOMPARE(open.status().state, State::Failed);
    QVERIFY2(open.error().text.contains(u"session"_s), qPrintable(open.error().text));
}

void TestDemoServerSession::aTokenOpensTheDoor()
{
    ServerEntry entry = httpDemo({u"--bearer"_s, u"s3cret"_s});
    {
        OpenSession open(entry);
        QVERIFY(!open.open());
        QVERIFY(open.waitForEnd());
        QCOMPARE(open.error().kind, Error::Kind::Auth);
        QCOMPARE(open.error().httpStatus, 401);
    }
    entry.headers = {{u"Authorization"_s, u"Bearer s3cret"_s}};
    OpenSession open(entry);
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    QCOMPARE(firstText(open.call(u"echo"_s, uR"({"message":"x"})"_s).result), u"x"_s);
    QVERIFY(open.close());
}

QTEST_GUILESS_MAIN(TestDemoServerSession)
#include "tst_demoserver_session.moc"
