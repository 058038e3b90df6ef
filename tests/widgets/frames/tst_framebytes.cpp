// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "framehelpers.h"
#include "frames/bytehints.h"
#include "frames/hexview.h"
#include "frames/prettytext.h"
#include "support/warnings.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Vitrine;
using Mcp::Frame;
using Mcp::FrameKind;
using Mcp::Lane;

class TestFrameBytes : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }

    void indentsJson_data();
    void indentsJson();
    void cutsTextThatIsTooLong();
    void cutsLongStringsAndGoesOn();
    void survivesDeepNesting();
    void namesWhatCannotBeSeen_data();
    void namesWhatCannotBeSeen();
    void saysWhereItIs();
    void saysWhyALineIsNoMessage_data();
    void saysWhyALineIsNoMessage();
    void blamesNobodyForWhatTheUserSent();
    void laysOutSixteenBytesALine();
    void laysOutEightBytesWhereThereIsLittleRoom();
    void selectsAndCopies();
    void opensAnySizeAtOnce();
};

void TestFrameBytes::indentsJson_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("indented");
    const auto row = [](const char *name, const char *json, const char *indented) {
        QTest::newRow(name) << QByteArray(json) << QByteArray(indented);
    };
    row("object", R"({"a":1,"b":[true,null]})",
        "{\n  \"a\": 1,\n  \"b\": [\n    true,\n    null\n  ]\n}");
    row("empty containers", R"({"a":{},"b":[ ]})", "{\n  \"a\": {},\n  \"b\": []\n}");
    row("white space goes", "{ \"a\" :\r\n\t1 }", "{\n  \"a\": 1\n}");
    row("numbers keep their spelling", "[1.0,1e2,18446744073709551615]",
        "[\n  1.0,\n  1e2,\n  18446744073709551615\n]");
    row("duplicates and order stay", R"({"b":1,"a":2,"b":3})",
        "{\n  \"b\": 1,\n  \"a\": 2,\n  \"b\": 3\n}");
    row("brackets and escapes in strings", R"(["{[,:]}","a\"b\\"])",
        "[\n  \"{[,:]}\",\n  \"a\\\"b\\\\\"\n]");
    row("readable escapes become characters", R"(["\u4f60\u597d","\ud83d\ude00"])",
        "[\n  \"你好\",\n  \"😀\"\n]");
    row("other escapes stay", R"(["\u000a\n\u0022\u202e\ud83d"])", R"([
  "\u000a\n\u0022\u202e\ud83d"
])");
    row("torn in the middle", R"({"a":{"b":"c)", "{\n  \"a\": {\n    \"b\": \"c");
    row("torn in an escape", R"({"a":"\u4f)", R"({
  "a": "\u4f)");
    row("torn after a backslash", "[\"\\", "[\n  \"\\");
    row("too many closers", "]]", "\n]\n]");
}

void TestFrameBytes::indentsJson()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, indented);
    const IndentedJson out = IndentedJson::of(json, 10'000);
    QCOMPARE(out.text, indented);
    QVERIFY(!out.isCut);
    QVERIFY(!out.hasCutStrings);
}

void TestFrameBytes::cutsTextThatIsTooLong()
{
    QByteArray json = "[1";
    for (int i = 0; i < 10'000; ++i)
        json += ",1";
    json += ']';
    const IndentedJson out = IndentedJson::of(json, 500);
    QVERIFY(out.isCut);
    QCOMPARE_LE(out.text.size(), 520);
    QVERIFY(out.text.startsWith("[\n  1,\n  1,"));
}

void TestFrameBytes::cutsLongStringsAndGoesOn()
{
    const QByteArray data(IndentedJson::kLongestString * 3, 'A');
    const IndentedJson out = IndentedJson::of("{\"data\":\"" + data + "\",\"id\":7}", 1'000'000);
    QVERIFY(out.hasCutStrings);
    QVERIFY(!out.isCut);
    QVERIFY(out.text.endsWith("AAA…\",\n  \"id\": 7\n}"));
}

void TestFrameBytes::survivesDeepNesting()
{
    const IndentedJson out = IndentedJson::of(QByteArray(100'000, '['), 100'000'000);
    QVERIFY(!out.isCut);
    QCOMPARE_LE(out.text.size(), 100'000 * (2 + 2 * 64));
}

void TestFrameBytes::namesWhatCannotBeSeen_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<quint16>("flags");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("nothing to say") << QByteArray("{\"a\":\"ä你\"}") << quint16(0) << QStringList{};
    QTest::newRow("BOM in the bytes")
        << QByteArray("\xEF\xBB\xBF{}") << quint16(0) << QStringList{u"BOM"_s};
    QTest::newRow("BOM taken off")
        << QByteArray("{}") << quint16(Mcp::HadByteOrderMark) << QStringList{u"BOM"_s};
    QTest::newRow("CR LF") << QByteArray("{}") << quint16(Mcp::HadCarriageReturn)
                           << QStringList{u"CR LF"_s};
    QTest::newRow("colours") << QByteArray("\x1b[31mred") << quint16(0)
                             << QStringList{u"ANSI colours"_s};
    QTest::newRow("NUL") << QByteArray("abcdefgh\0ij", 11) << quint16(0) << QStringList{u"NUL"_s};
    QTest::newRow("UTF-16") << QByteArray("{\0}\0", 4) << quint16(0) << QStringList{u"UTF-16"_s};
    QTest::newRow("invalid UTF-8")
        << QByteArray("a\xFFz") << quint16(0) << QStringList{u"invalid UTF-8"_s};
    QTest::newRow("embedded newline")
        << QByteArray("{\n}") << quint16(0) << QStringList{u"embedded newline"_s};
    QTest::newRow("cut line") << QByteArray("{\"a") << quint16(Mcp::CutAtEnd)
                              << QStringList{u"cut line"_s};
    QTest::newRow("bytes lost") << QByteArray() << quint16(Mcp::BytesLost)
                                << QStringList{u"bytes lost"_s};
    QTest::newRow("several") << QByteArray("\x1b[0m\xC3") << quint16(Mcp::CutAtEnd)
                             << QStringList{u"ANSI colours"_s, u"invalid UTF-8"_s, u"cut line"_s};
}

void TestFrameBytes::namesWhatCannotBeSeen()
{
    QFETCH(QByteArray, bytes);
    QFETCH(quint16, flags);
    QFETCH(QStringList, names);
    const Frame frame{.length = quint64(bytes.size()),
                      .flags = flags,
                      .lane = Lane::FromServer,
                      .kind = FrameKind::Invalid};
    QStringList found;
    for (const ByteHint &hint : ByteHints::of(bytes, frame)) {
        found += hint.text;
        QVERIFY(!hint.explanation.isEmpty());
    }
    QCOMPARE(found, names);
}

void TestFrameBytes::saysWhereItIs()
{
    const QByteArray bytes = "ok \x1b[31m then \xFF";
    const QList<ByteHint> hints = ByteHints::of(bytes, Frame{.lane = Lane::Stderr});
    QCOMPARE(hints.size(), 2);
    QCOMPARE(hints.at(0).offset, 3);
    QCOMPARE(hints.at(1).offset, 14);
    QVERIFY(hints.at(1).explanation.contains(u"14"));
}

void TestFrameBytes::saysWhyALineIsNoMessage_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<quint16>("flags");
    QTest::addColumn<QString>("cause");
    QTest::addColumn<QString>("pythonCure");
    const QString toStderr = u"file=sys.stderr"_s;
    QTest::newRow("banner") << QByteArray("Server running on stdio") << quint16(0) << u"Not JSON."_s
                            << toStderr;
    QTest::newRow("log line in brackets")
        << QByteArray("[INFO] ready") << quint16(0) << u"Not JSON."_s << toStderr;
    QTest::newRow("empty") << QByteArray() << quint16(0) << u"An empty line."_s << toStderr;
    QTest::newRow("value") << QByteArray("42") << quint16(0) << u"JSON, but not an object."_s
                           << toStderr;
    QTest::newRow("structured log")
        << QByteArray(R"({"level":"info","msg":"up"})") << quint16(0)
        << u"A JSON object with neither method nor result nor error."_s << toStderr;
    QTest::newRow("first line of pretty-printed JSON")
        << QByteArray("{") << quint16(0)
        << u"A piece of JSON: the message was written over several lines."_s
        << u"without indent="_s;
    QTest::newRow("a later line")
        << QByteArray("  \"jsonrpc\": \"2.0\",") << quint16(0)
        << u"A piece of JSON: the message was written over several lines."_s
        << u"without indent="_s;
    QTest::newRow("LSP framing")
        << QByteArray("Content-Length: 120") << quint16(0)
        << u"A Content-Length header, as the Language Server Protocol has it."_s << u"json.dumps"_s;
    QTest::newRow("UTF-16") << QByteArray("{\0\"\0a\0", 6) << quint16(0)
                            << u"UTF-16 text where UTF-8 was expected."_s << u"utf-8"_s;
    QTest::newRow("cut") << QByteArray(R"({"jsonrpc":"2.0","id":1,"resu)") << quint16(Mcp::CutAtEnd)
                         << u"The line was cut: the stream ended in the middle of it."_s
                         << QString();
}

void TestFrameBytes::saysWhyALineIsNoMessage()
{
    QFETCH(QByteArray, bytes);
    QFETCH(quint16, flags);
    QFETCH(QString, cause);
    QFETCH(QString, pythonCure);
    const InvalidAdvice advice = InvalidAdvice::of(
        bytes, Frame{.flags = flags, .lane = Lane::FromServer, .kind = FrameKind::Invalid});
    QCOMPARE(advice.cause, cause);
    QVERIFY(!advice.explanation.isEmpty());
    QString python;
    for (const InvalidAdvice::Cure &cure : advice.cures) {
        if (cure.where == "Python"_L1)
            python = cure.code;
    }
    QVERIFY2(python.contains(pythonCure), qPrintable(python));
    QCOMPARE(advice.cures.isEmpty(), pythonCure.isEmpty());
}

void TestFrameBytes::blamesNobodyForWhatTheUserSent()
{
    const InvalidAdvice advice =
        InvalidAdvice::of("hello", Frame{.lane = Lane::ToServer, .kind = FrameKind::Invalid});
    QCOMPARE(advice.cause, u"Not a JSON-RPC message: not JSON."_s);
    QVERIFY(advice.cures.isEmpty());
}

void TestFrameBytes::laysOutSixteenBytesALine()
{
    HexView view;
    view.resize(900, 300);
    view.show();
    const QByteArray bytes = QByteArray("{\"jsonrpc\":\"2.0\"}\x00\xC3\xA9", 20);
    view.setBytes(bytes);
    QCOMPARE(view.lineCount(), 2);
    QCOMPARE(view.lineText(0),
             u"0000  7b 22 6a 73 6f 6e 72 70  63 22 3a 22 32 2e 30 22  |{\"jsonrpc\":\"2.0\"|"_s);
    QCOMPARE(view.lineText(1), u"0010  7d 00 c3 a9                                       |}...|"_s);
    QCOMPARE(view.lineText(2), QString());
}

void TestFrameBytes::laysOutEightBytesWhereThereIsLittleRoom()
{
    HexView view;
    view.resize(380, 300);
    view.show();
    const QByteArray bytes(32, 'a');
    view.setBytes(bytes);
    QCOMPARE(view.bytesPerLine(), 8);
    QCOMPARE(view.lineCount(), 4);
    QVERIFY(view.lineText(1).startsWith(u"0008  61 61"));
}

void TestFrameBytes::selectsAndCopies()
{
    HexView view;
    view.resize(900, 300);
    view.show();
    const QByteArray bytes = "0123456789abcdefXYZ";
    view.setBytes(bytes);
    QCOMPARE(view.selectionLength(), 0);
    view.select(16, 3);
    QCOMPARE(view.selectionStart(), 16);
    QCOMPARE(view.selectionLength(), 3);
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"XYZ"_s);
    view.copyAsHex();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"58 59 5a"_s);
    QTest::keyClick(&view, Qt::Key_Home);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(view.selectionStart(), 0);
    QCOMPARE(view.selectionLength(), 18);
    QTest::keyClick(&view, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(view.selectionLength(), 19);
}

void TestFrameBytes::opensAnySizeAtOnce()
{
    const QByteArray bytes(256 << 20, 'x');
    HexView view;
    view.resize(900, 300);
    view.show();
    QElapsedTimer clock;
    clock.start();
    view.setBytes(bytes);
    view.grab();
    QTest::keyClick(&view, Qt::Key_End);
    view.grab();
    QVERIFY2(clock.elapsed() < 1000, "only what can be seen is laid out");
    QCOMPARE(view.verticalScrollBar()->value(), view.verticalScrollBar()->maximum());
    QCOMPARE(view.lineCount(), (256 << 20) / 16);
}

QTEST_MAIN(TestFrameBytes)
#include "tst_framebytes.moc"
