// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "framehelpers.h"
#include "frames/framesummary.h"
#include "frames/framewords.h"
#include "frames/wiretext.h"
#include "support/warnings.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Vitrine;
using Mcp::FrameKind;
using Mcp::Lane;

class TestFrameSummary : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }

    void saysWhatAMessageIsAbout_data();
    void saysWhatAMessageIsAbout();
    void saysWhatAnAnswerIsAbout_data();
    void saysWhatAnAnswerIsAbout();
    void keepsTheIdAsItStoodOnTheWire();
    void readsTheIdAtTheEndOfALargeAnswer();
    void takesTheIdOfTheRequestWhereALargeAnswerHidesIt();
    void paintsNothingThatAServerCouldAbuse_data();
    void paintsNothingThatAServerCouldAbuse();
    void findsTheFirstByteThatIsNoUtf8_data();
    void findsTheFirstByteThatIsNoUtf8();
    void writesNumbersForPeople();
};

void TestFrameSummary::saysWhatAMessageIsAbout_data()
{
    QTest::addColumn<Lane>("lane");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("summary");
    const auto row = [](const char *name, Lane lane, const char *bytes, const char16_t *summary) {
        QTest::newRow(name) << lane << QByteArray(bytes) << QString(summary);
    };
    row("tools/call", Lane::ToServer,
        R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":1,"b":2.0},"_meta":{"progressToken":1}}})",
        uR"(add {"a":1,"b":2.0})");
    row("tools/call without arguments", Lane::ToServer,
        R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"now","arguments":{}}})",
        u"now");
    row("initialize", Lane::ToServer,
        R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"vitrine","version":"0.1"}}})",
        u"2025-11-25 · vitrine 0.1");
    row("resources/read", Lane::ToServer,
        R"({"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"demo://a"}})",
        u"demo://a");
    row("logging/setLevel", Lane::ToServer,
        R"({"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"debug"}})",
        u"debug");
    row("other requests show their parameters", Lane::ToServer,
        R"({"jsonrpc":"2.0","id":1,"method":"x/y","params":{"_meta":{"a":1},"cursor":"c"}})",
        uR"({"cursor":"c"})");
    row("no parameters, nothing to say", Lane::ToServer,
        R"({"jsonrpc":"2.0","id":1,"method":"ping"})", u"");
    row("progress", Lane::FromServer,
        R"({"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":2,"total":5,"message":"Counting"}})",
        u"2 / 5 · Counting");
    row("progress without total", Lane::FromServer,
        R"({"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":1,"progress":2}})",
        u"2");
    row("log message", Lane::FromServer,
        R"({"jsonrpc":"2.0","method":"notifications/message","params":{"level":"warning","logger":"db","data":"slow query"}})",
        u"warning · db · slow query");
    row("cancelled", Lane::ToServer,
        R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"7","reason":"by hand"}})",
        u"request 7 · by hand");
    row("invalid", Lane::FromServer, "Server listening on stdio", u"Server listening on stdio");
    row("invalid and empty", Lane::FromServer, "", u"(empty line)");
    row("error without a request", Lane::FromServer,
        R"({"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error","data":{"line":1}}})",
        uR"(-32700 Parse error · {"line":1})");
    row("torn JSON", Lane::FromServer, R"({"jsonrpc":"2.0",)", uR"({"jsonrpc":"2.0",)");
}

void TestFrameSummary::saysWhatAMessageIsAbout()
{
    QFETCH(Lane, lane);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, summary);
    Mcp::FrameLog log;
    const quint64 sequence = FrameWriter(log).message(lane, bytes);
    QCOMPARE(FrameSummary::of(log, log.frame(sequence)).summary, summary);
}

void TestFrameSummary::saysWhatAnAnswerIsAbout_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QString>("summary");
    const auto row = [](const char *name, const char *method, const char *answer,
                        const char16_t *summary) {
        QTest::newRow(name) << QByteArray(method) << QByteArray(answer) << QString(summary);
    };
    row("tools", "tools/list",
        R"("result":{"tools":[{"name":"echo"},{"name":"add"}],"nextCursor":"2"})",
        u"tools: 2 · echo, add");
    row("no tools", "tools/list", R"("result":{"tools":[]})", u"tools: 0");
    row("resources", "resources/list", R"("result":{"resources":[{"name":"A","uri":"demo://a"}]})",
        u"resources: 1 · demo://a");
    row("initialize", "initialize",
        R"("result":{"protocolVersion":"2025-06-18","capabilities":{},"serverInfo":{"name":"demo","version":"2"}})",
        u"2025-06-18 · demo 2");
    row("discover", "server/discover",
        R"("result":{"resultType":"complete","supportedVersions":["2026-07-28","2025-11-25"],"serverInfo":{"name":"demo","version":"2"}})",
        u"2026-07-28, 2025-11-25 · demo 2");
    row("text", "tools/call", R"("result":{"content":[{"type":"text","text":"one\ntwo"}]})",
        u"one\u240Atwo");
    row("text and picture", "tools/call",
        R"("result":{"content":[{"type":"text","text":"a"},{"type":"image","mimeType":"image/png","data":"AA=="}]})",
        u"a · [image · image/png]");
    row("structured only", "tools/call", R"("result":{"content":[],"structuredContent":{"sum":3}})",
        uR"({"sum":3})");
    row("more input wanted", "tools/call",
        R"("result":{"resultType":"input_required","requestState":"s"})",
        uR"(input_required · {"requestState":"s"})");
    row("read", "resources/read",
        R"("result":{"contents":[{"uri":"demo://a","mimeType":"text/plain","text":"hello"}]})",
        u"demo://a · text/plain · hello");
    row("nothing", "ping", R"("result":{})", u"{}");
    row("error", "tools/call", R"("error":{"code":-32602,"message":"Unknown tool: x"})",
        u"-32602 Unknown tool: x");
}

void TestFrameSummary::saysWhatAnAnswerIsAbout()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, answer);
    QFETCH(QString, summary);
    Mcp::FrameLog log;
    FrameWriter server(log);
    server.in(R"({"jsonrpc":"2.0","id":1,"method":")" + method + "\"}");
    const quint64 sequence = server.out(R"({"jsonrpc":"2.0","id":1,)" + answer + '}');
    QCOMPARE(FrameSummary::of(log, log.frame(sequence)).summary, summary);
}

void TestFrameSummary::keepsTheIdAsItStoodOnTheWire()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    const QList<QByteArray> tokens{"1", "\"1\"", "1.0", "\"a-b\""};
    for (const QByteArray &token : tokens) {
        const quint64 sequence =
            server.in(R"({"jsonrpc":"2.0","method":"ping","id":)" + token + '}');
        QCOMPARE(FrameSummary::of(log, log.frame(sequence)).id, QString::fromUtf8(token));
    }
}

// The TypeScript SDK writes result first and id last.
void TestFrameSummary::readsTheIdAtTheEndOfALargeAnswer()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    const QByteArray filling(2 * FrameSummary::kReadLimit, 'x');
    const quint64 sequence =
        server.out(R"({"result":{"text":")" + filling + R"("},"jsonrpc":"2.0","id":"big-7"})");
    const FrameText text = FrameSummary::of(log, log.frame(sequence));
    QCOMPARE(text.id, u"\"big-7\""_s);
    QVERIFY(text.summary.startsWith(u"{\"result\":{\"text\":\"xxx"));
    QVERIFY(text.summary.endsWith(u'…'));
}

void TestFrameSummary::takesTheIdOfTheRequestWhereALargeAnswerHidesIt()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    server.in(R"({"jsonrpc":"2.0","id":41,"method":"tools/call","params":{"name":"big"}})");
    const QByteArray filling(2 * FrameSummary::kReadLimit, 'x');
    const quint64 sequence =
        server.out(R"({"jsonrpc":"2.0","id":41,"result":{"text":")" + filling + "\"}}");
    QCOMPARE(FrameSummary::of(log, log.frame(sequence)).id, u"41"_s);
}

void TestFrameSummary::paintsNothingThatAServerCouldAbuse_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("shown");
    QTest::newRow("plain") << QByteArray("ready") << u"ready"_s;
    QTest::newRow("colours") << QByteArray("\x1b[32mINFO\x1b[0m ready") << u"INFO ready"_s;
    QTest::newRow("window title") << QByteArray("\x1b]0;title\x07ready") << u"ready"_s;
    QTest::newRow("escape that is no sequence") << QByteArray("a\x1b"
                                                              "b")
                                                << u"a␛b"_s;
    QTest::newRow("tab and NUL") << QByteArray("a\tb\0c", 5) << u"a␉b␀c"_s;
    QTest::newRow("not UTF-8") << QByteArray("a\xffz") << u"a\uFFFDz"_s;
    QTest::newRow("direction override") << u"a\u202Eb"_s.toUtf8() << u"a‹U+202E›b"_s;
    QTest::newRow("torn sequence") << QByteArray("a\x1b[3") << u"a"_s;
}

void TestFrameSummary::paintsNothingThatAServerCouldAbuse()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, shown);
    Mcp::FrameLog log;
    const quint64 sequence = FrameWriter(log).err(line);
    QCOMPARE(FrameSummary::of(log, log.frame(sequence)).summary, shown);
}

// Table 3-7 of the Unicode standard.
void TestFrameSummary::findsTheFirstByteThatIsNoUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qsizetype>("at");
    QTest::newRow("empty") << QByteArray() << qsizetype(-1);
    QTest::newRow("all lengths") << QByteArray("a\xC3\xA9\xE4\xBD\xA0\xF0\x9F\x98\x80")
                                 << qsizetype(-1);
    QTest::newRow("lone tail") << QByteArray("ab\x80") << qsizetype(2);
    QTest::newRow("overlong slash") << QByteArray("a\xC0\xAF") << qsizetype(1);
    QTest::newRow("overlong three") << QByteArray("\xE0\x80\xAF") << qsizetype(0);
    QTest::newRow("surrogate") << QByteArray("ab\xED\xA0\x80") << qsizetype(2);
    QTest::newRow("beyond U+10FFFF") << QByteArray("\xF4\x90\x80\x80") << qsizetype(0);
    QTest::newRow("torn at the end") << QByteArray("abc\xE4\xBD") << qsizetype(3);
}

void TestFrameSummary::findsTheFirstByteThatIsNoUtf8()
{
    QFETCH(QByteArray, bytes);
    QFETCH(qsizetype, at);
    QCOMPARE(firstInvalidUtf8(bytes), at);
}

void TestFrameSummary::writesNumbersForPeople()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCOMPARE(FrameWords::size(0), u"0 B"_s);
    QCOMPARE(FrameWords::size(213), u"213 B"_s);
    QCOMPARE(FrameWords::size(1000), u"1.0 kB"_s);
    QCOMPARE(FrameWords::size(52'428'800), u"52.4 MB"_s);
    QCOMPARE(FrameWords::size(999'999), u"1.0 MB"_s);
    QCOMPARE(FrameWords::bytes(1), u"1 byte"_s);
    QCOMPARE(FrameWords::bytes(1204), u"1,204 bytes"_s);
    QCOMPARE(FrameWords::milliseconds(180'000), u"0.18"_s);
    QCOMPARE(FrameWords::milliseconds(3'214'000), u"3.21"_s);
    QCOMPARE(FrameWords::milliseconds(45'120'000), u"45.1"_s);
    QCOMPARE(FrameWords::milliseconds(1'204'000'000), u"1,204"_s);
    QCOMPARE(FrameWords::age(400'000'000), u"0.4 s"_s);
    QCOMPARE(FrameWords::age(12'900'000'000), u"12 s"_s);
    QCOMPARE(FrameWords::age(184'000'000'000), u"3 min"_s);
    QCOMPARE(FrameWords::age(7'860'000'000'000), u"2 h 11 min"_s);
    QLocale::setDefault(QLocale::c());
}

QTEST_GUILESS_MAIN(TestFrameSummary)
#include "tst_framesummary.moc"
