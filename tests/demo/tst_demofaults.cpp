// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "demoprocess.h"
#include "rawhttp.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

/// That each `--fault` breaks what it says, and leaves the rest alone.
class TestDemoFaults : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }

    void listsEveryFault();
    void pointsOutFaultsOfTheOtherTransport();

    // ---- stdio
    void stdoutBanner();
    void bom();
    void crlf();
    void embeddedNewline();
    void invalidUtf8();
    void stderrFlood();
    void slowStart();
    void exitOnFirstRequest();
    void dieInCall();
    void wrongVersion();
    void noAnswer();
    void mute();
    void wrongId();
    void duplicateAnswer();
    void severalAtOnce();

    // ---- HTTP
    void htmlPages_data();
    void htmlPages();
    void lostSession();
    void cutStream_data();
    void cutStream();
    void duplicateAnswerOverHttp();
    void dieInCallOverHttp();
    void muteOverHttp();
};

namespace {

QJsonObject parsed(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).object();
}

const QByteArray kOpening =
    R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25",)"
    R"("capabilities":{},"clientInfo":{"name":"test","version":"1"}}})";
const QByteArray kInitialized = R"({"jsonrpc":"2.0","method":"notifications/initialized"})";
const QByteArray kEcho =
    R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"message":"hi"}}})";
const QByteArray kPing = R"({"jsonrpc":"2.0","id":2,"method":"ping"})";

QStringList httpWith(const QString &fault)
{
    return {u"--http"_s, u"0"_s, u"--fault"_s, fault};
}

} // namespace

void TestDemoFaults::listsEveryFault()
{
    DemoProcess server({u"--list-faults"_s});
    QCOMPARE(server.finish(), 0);
    QStringList names;
    const QList<QByteArray> lines = server.process.readAllStandardOutput().split('\n');
    for (const QByteArray &line : lines) {
        if (!line.isEmpty())
            names += QString::fromUtf8(line.first(line.indexOf(' ')));
    }
    names.sort();
    QCOMPARE(names.join(u' '), u"bom crlf cut-stream die-in-call duplicate-answer embedded-newline "
                               u"exit-on-first-request http-403 http-500 "
                               "invalid-utf8 lost-session mute no-answer slow-start stderr-flood "
                               "stdout-banner text-html wrong-id "
                               "wrong-version"_s);
}

void TestDemoFaults::pointsOutFaultsOfTheOtherTransport()
{
    DemoProcess server({u"--fault"_s, u"http-403"_s});
    QVERIFY(server.saysOnStderr("the fault http-403 has no effect on this transport"));
    QVERIFY(server.shakeHands().contains("result"_L1));
}

void TestDemoFaults::stdoutBanner()
{
    DemoProcess server({u"--fault"_s, u"stdout-banner"_s});
    const QByteArray banner = server.takeLine();
    QVERIFY(!banner.isEmpty());
    QJsonParseError error;
    QJsonDocument::fromJson(banner, &error);
    QVERIFY(error.error != QJsonParseError::NoError);
    QVERIFY(server.shakeHands().contains("result"_L1));
}

void TestDemoFaults::bom()
{
    DemoProcess server({u"--fault"_s, u"bom"_s});
    server.sendRaw(kPing + '\n' + kPing + '\n');
    QVERIFY(server.takeLine().startsWith("\xef\xbb\xbf{"));
    QVERIFY(server.takeLine().startsWith("{"));
}

void TestDemoFaults::crlf()
{
    DemoProcess server({u"--fault"_s, u"crlf"_s});
    for (int i = 0; i < 2; ++i) {
        server.sendRaw(kPing + '\n');
        QVERIFY(server.takeLine().endsWith("}\r"));
    }
}

void TestDemoFaults::embeddedNewline()
{
    DemoProcess server({u"--fault"_s, u"embedded-newline"_s});
    server.shakeHands();
    server.start(u"tools/list"_s);
    QByteArray text = server.takeLine();
    QCOMPARE(text, QByteArray("{"));
    for (QByteArray line; line != "}"; text += '\n' + line) {
        line = server.takeLine();
        QVERIFY(!line.isNull());
    }
    QCOMPARE(parsed(text)["result"_L1]["tools"_L1].toArray().size(), 8);
    QCOMPARE(firstText(server.call(u"echo"_s, {{u"message"_s, u"hi"_s}})),
             u"hi"_s); // other answers are whole
}

void TestDemoFaults::invalidUtf8()
{
    DemoProcess server({u"--fault"_s, u"invalid-utf8"_s});
    server.shakeHands();
    server.start(u"tools/call"_s,
                 {{u"name"_s, u"echo"_s}, {u"arguments"_s, QJsonObject{{u"message"_s, u"hi"_s}}}});
    const QByteArray line = server.takeLine();
    QVERIFY(line.contains("\"text\":\"\xffhi\""));
    QVERIFY(!line.isValidUtf8());
    QVERIFY(firstText(server.call(u"fail"_s)).startsWith("This tool"_L1));
}

void TestDemoFaults::stderrFlood()
{
    DemoProcess server({u"--fault"_s, u"stderr-flood"_s});
    server.shakeHands();
    QVERIFY(server.call(u"fail"_s).contains("result"_L1));
    QCOMPARE(server.finish(), 0);
    QCOMPARE(server.stderrText.count("stderr-flood: line 2000 of 2000"), 2);
    QVERIFY(server.stderrText.size() > 2 * 65'536); // more than a pipe holds
}

void TestDemoFaults::slowStart()
{
    DemoProcess server({u"--fault"_s, u"slow-start"_s});
    QElapsedTimer timer;
    timer.start();
    QVERIFY(server.request(u"ping"_s).contains("result"_L1));
    QVERIFY(timer.elapsed() > 2000);
}

void TestDemoFaults::exitOnFirstRequest()
{
    DemoProcess server({u"--fault"_s, u"exit-on-first-request"_s});
    server.sendRaw(kOpening + '\n');
    QVERIFY(server.process.waitForFinished(10'000));
    QCOMPARE(server.process.exitCode(), 1);
    QCOMPARE(server.process.readAllStandardOutput(), QByteArray());
}

void TestDemoFaults::dieInCall()
{
    DemoProcess server({u"--fault"_s, u"die-in-call"_s});
    server.shakeHands();
    QVERIFY(server.request(u"tools/list"_s).contains("result"_L1));
    server.sendRaw(kEcho + '\n' + kPing + '\n');
    QVERIFY(server.process.waitForFinished(10'000));
    QCOMPARE(server.process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(server.process.exitCode(), 3);
    QCOMPARE(server.process.readAllStandardOutput(), QByteArray()); // not even the ping behind it
    QVERIFY(server.process.readAllStandardError().contains("FATAL: the database went away\n"));
}

void TestDemoFaults::wrongVersion()
{
    DemoProcess server({u"--fault"_s, u"wrong-version"_s});
    QCOMPARE(server.shakeHands()["result"_L1]["protocolVersion"_L1].toString(), u"1999-01-01"_s);
}

void TestDemoFaults::noAnswer()
{
    DemoProcess server({u"--fault"_s, u"no-answer"_s});
    QVERIFY(server.shakeHands().contains("result"_L1));
    QVERIFY(server.modern(u"server/discover"_s).contains("result"_L1));
    server.start(u"tools/list"_s);
    server.sendRaw(kEcho + '\n');
    QCOMPARE(server.finish(), 0);
    QCOMPARE(server.process.readAllStandardOutput(), QByteArray());
}

void TestDemoFaults::mute()
{
    DemoProcess server({u"--fault"_s, u"mute"_s});
    server.sendRaw(kOpening + '\n' + "not JSON\n");
    QCOMPARE(server.finish(), 0);
    QCOMPARE(server.process.readAllStandardOutput(), QByteArray());
}

void TestDemoFaults::wrongId()
{
    DemoProcess server({u"--fault"_s, u"wrong-id"_s});
    QVERIFY(server.shakeHands().contains("result"_L1));
    server.sendRaw(kPing + '\n');
    QCOMPARE(parsed(server.takeLine()).value("id"_L1).toInt(), 1002);
    server.sendRaw(R"({"jsonrpc":"2.0","id":"a","method":"ping"})"
                   "\n");
    QCOMPARE(parsed(server.takeLine()).value("id"_L1).toString(), u"not-a"_s);
}

void TestDemoFaults::duplicateAnswer()
{
    DemoProcess server({u"--fault"_s, u"duplicate-answer"_s});
    server.shakeHands();
    server.sendRaw(kEcho + '\n' + kPing + '\n');
    const QByteArray first = server.takeLine();
    QVERIFY(first.contains("\"hi\""));
    QCOMPARE(server.takeLine(), first);
    QCOMPARE(parsed(server.takeLine()).value("id"_L1).toInt(), 2); // the ping only once
    QCOMPARE(server.finish(), 0);
    QCOMPARE(server.process.readAllStandardOutput(), QByteArray());
}

void TestDemoFaults::severalAtOnce()
{
    DemoProcess server({u"--fault"_s, u"stdout-banner"_s, u"--fault"_s, u"die-in-call"_s,
                        u"--fault"_s, u"crlf"_s});
    QVERIFY(!server.takeLine().isEmpty());
    server.sendRaw(kOpening + '\n');
    QVERIFY(server.takeLine().endsWith('\r'));
    server.sendRaw(kInitialized + '\n' + kEcho + '\n');
    QVERIFY(server.process.waitForFinished(10'000));
    QCOMPARE(server.process.exitCode(), 3);
}

void TestDemoFaults::htmlPages_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<int>("status");
    QTest::newRow("http-403") << u"http-403"_s << 403;
    QTest::newRow("http-500") << u"http-500"_s << 500;
    QTest::newRow("text-html") << u"text-html"_s << 200;
}

void TestDemoFaults::htmlPages()
{
    QFETCH(QString, fault);
    QFETCH(int, status);
    DemoProcess server(httpWith(fault));
    RawHttp http(server.waitForPort());
    const RawAnswer answer = http.post(kOpening);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.header("Content-Type"), QByteArray("text/html; charset=utf-8"));
    QVERIFY(answer.body.startsWith("<!doctype html>"));
}

void TestDemoFaults::lostSession()
{
    DemoProcess server(httpWith(u"lost-session"_s));
    RawHttp http(server.waitForPort());
    const HeaderList session = openSession(http);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(http.post(kPing, session).status, 200);
    QCOMPARE(http.post(kPing, session).status, 404);
    QCOMPARE(http.post(kPing, session).status, 404);
    QCOMPARE(http.post(kPing, openSession(http)).status, 200); // a new session works
}

void TestDemoFaults::cutStream_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<HeaderList>("headers");
    QTest::addColumn<qsizetype>("wholeEvents");
    const QByteArray meta = R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                            R"("io.modelcontextprotocol/clientCapabilities":{},"progressToken":1})";
    QTest::newRow("legacy") << kEcho << HeaderList() << qsizetype(0);
    QTest::newRow("modern, after progress")
        << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"slow",)") +
               R"("arguments":{"steps":2,"delayMs":1},)" + meta + "}}"
        << HeaderList{{"MCP-Protocol-Version", "2026-07-28"},
                      {"Mcp-Method", "tools/call"},
                      {"Mcp-Name", "slow"}}
        << qsizetype(2);
}

void TestDemoFaults::cutStream()
{
    QFETCH(QByteArray, body);
    QFETCH(HeaderList, headers);
    QFETCH(qsizetype, wholeEvents);
    DemoProcess server(httpWith(u"cut-stream"_s));
    RawHttp http(server.waitForPort());
    if (headers.isEmpty())
        headers = openSession(http);
    const RawAnswer answer = http.post(body, headers);
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("Content-Type"), QByteArray("text/event-stream"));
    QVERIFY(!answer.isComplete);
    QCOMPARE(answer.body.count("notifications/progress"), wholeEvents);
    QVERIFY(!answer.body.endsWith("\n\n")); // in the middle of the answer's event
    QVERIFY(http.getsClosed());
}

void TestDemoFaults::duplicateAnswerOverHttp()
{
    DemoProcess server(httpWith(u"duplicate-answer"_s));
    RawHttp http(server.waitForPort());
    const RawAnswer answer = http.post(kEcho, openSession(http));
    QVERIFY(answer.isComplete);
    QCOMPARE(answer.events().size(), 2);
    QCOMPARE(answer.events().at(0), answer.events().at(1));
    QCOMPARE(answer.events().at(0).value("id"_L1).toInt(), 1);
}

void TestDemoFaults::dieInCallOverHttp()
{
    DemoProcess server(httpWith(u"die-in-call"_s));
    RawHttp http(server.waitForPort());
    const RawAnswer answer = http.post(kEcho, openSession(http));
    QCOMPARE(answer.status, 0);
    QVERIFY(server.process.waitForFinished(10'000));
    QCOMPARE(server.process.exitCode(), 3);
}

void TestDemoFaults::muteOverHttp()
{
    DemoProcess server(httpWith(u"mute"_s));
    RawHttp http(server.waitForPort());
    http.write(RawHttp::postBytes(kOpening));
    QVERIFY(!http.socket.waitForReadyRead(200)); // silence has no signal to wait for
    QCOMPARE(http.socket.state(), QAbstractSocket::ConnectedState);
}

QTEST_GUILESS_MAIN(TestDemoFaults)
#include "tst_demofaults.moc"
