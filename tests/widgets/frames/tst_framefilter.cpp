// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "framehelpers.h"
#include "frames/framefilter.h"
#include "support/warnings.h"

#include <QDeadlineTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Vitrine;
using Mcp::Lane;

class TestFrameFilter : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }

    void findsText_data();
    void findsText();
    void showsAllByDefault();
    void letsPassWhatEveryPartOfTheFilterAllows();
    void findsTheMethodOfAResponseThatDoesNotNameIt();
    void goesOnWhereTheLastSliceStopped();
    void searchesOneHugeFrameInSlices();
};

void TestFrameFilter::findsText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("found");
    QTest::newRow("empty text matches") << u""_s << QByteArray("abc") << true;
    QTest::newRow("empty text matches nothing at all") << u""_s << QByteArray() << true;
    QTest::newRow("at the beginning") << u"ab"_s << QByteArray("abc") << true;
    QTest::newRow("at the end") << u"bc"_s << QByteArray("abc") << true;
    QTest::newRow("whole") << u"abc"_s << QByteArray("abc") << true;
    QTest::newRow("longer than the bytes") << u"abcd"_s << QByteArray("abc") << false;
    QTest::newRow("absent") << u"abd"_s << QByteArray("abcabcabc") << false;
    QTest::newRow("one character") << u"c"_s << QByteArray("abc") << true;
    QTest::newRow("other case in the bytes") << u"tools"_s << QByteArray("{\"TOOLS\":1}") << true;
    QTest::newRow("other case in the text") << u"TOOLS"_s << QByteArray("{\"tools\":1}") << true;
    QTest::newRow("after a false start") << u"aab"_s << QByteArray("aaaaaab") << true;
    QTest::newRow("bytes beside letters do not fold") << u"[{"_s << QByteArray("{[") << false;
    QTest::newRow("at sign is not a grave accent") << u"@"_s << QByteArray("`") << false;
    QTest::newRow("Chinese as UTF-8") << u"你好"_s << u"{\"text\":\"你好\"}"_s.toUtf8() << true;
    QTest::newRow("Chinese as JSON escapes")
        << u"你好"_s << QByteArray("{\"text\":\"\\u4f60\\u597d\"}") << true;
    QTest::newRow("Chinese as JSON escapes in capitals")
        << u"你好"_s << QByteArray("\\u4F60\\u597D") << true;
    QTest::newRow("part of a Chinese text") << u"你好"_s << u"你们"_s.toUtf8() << false;
    QTest::newRow("across a NUL") << u"b"_s << QByteArray("a\0b", 3) << true;
}

void TestFrameFilter::findsText()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, found);
    QCOMPARE(TextMatcher(text).matches(bytes), found);
}

void TestFrameFilter::showsAllByDefault()
{
    FrameFilter filter;
    QVERIFY(filter.showsAll());
    filter.lanes.reset(size_t(Lane::Stderr));
    QVERIFY(!filter.showsAll());
    filter = {};
    filter.text = TextMatcher(u"x"_s);
    QVERIFY(!filter.showsAll());
    filter = {};
    filter.connection = 1;
    QVERIFY(!filter.showsAll());
    filter = {};
    filter.method = 1;
    QVERIFY(!filter.showsAll());
}

static QList<quint64> matches(const Mcp::FrameLog &log, const FrameFilter &filter)
{
    QList<quint64> out;
    FrameScan scan(log, filter, 0);
    while (!scan.advance(log.size(), QDeadlineTimer(0),
                         [&out](quint64 sequence) { out += sequence; })) {
    }
    return out;
}

void TestFrameFilter::letsPassWhatEveryPartOfTheFilterAllows()
{
    Mcp::FrameLog log;
    FrameWriter one(log, u"one"_s), two(log, u"two"_s);
    one.in(R"({"jsonrpc":"2.0","id":1,"method":"ping"})");        // 0
    two.in(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})");  // 1
    two.err("starting the tools");                                // 2
    two.out(R"({"jsonrpc":"2.0","id":1,"result":{"tools":[]}})"); // 3
    one.out(R"({"jsonrpc":"2.0","id":1,"result":{}})");           // 4

    FrameFilter filter;
    QCOMPARE(matches(log, filter), (QList<quint64>{0, 1, 2, 3, 4}));
    filter.connection = two.connection;
    QCOMPARE(matches(log, filter), (QList<quint64>{1, 2, 3}));
    filter.text = TextMatcher(u"TOOLS"_s);
    QCOMPARE(matches(log, filter), (QList<quint64>{1, 2, 3}));
    filter.lanes = LaneSet().set(size_t(Lane::Stderr));
    QCOMPARE(matches(log, filter), QList<quint64>{2});
    filter = {};
    filter.method = log.methodToken("ping");
    QCOMPARE(matches(log, filter), (QList<quint64>{0, 4}));
    filter.lanes.reset();
    QCOMPARE(matches(log, filter), QList<quint64>{});
}

void TestFrameFilter::findsTheMethodOfAResponseThatDoesNotNameIt()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    server.in(R"({"jsonrpc":"2.0","id":"a","method":"resources/read"})");
    server.out(R"({"jsonrpc":"2.0","id":"a","result":{}})");
    server.out(R"({"jsonrpc":"2.0","method":"notifications/message"})");
    FrameFilter filter;
    filter.text = TextMatcher(u"resources/"_s);
    QCOMPARE(matches(log, filter), (QList<quint64>{0, 1}));
}

void TestFrameFilter::goesOnWhereTheLastSliceStopped()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    for (int i = 0; i < 5000; ++i)
        server.err(i % 1000 == 0 ? "needle" : "hay");
    FrameFilter filter;
    filter.text = TextMatcher(u"needle"_s);
    FrameScan scan(log, filter, 0);
    QList<quint64> found;
    int slices = 0;
    for (bool done = false; !done; ++slices)
        done = scan.advance(log.size(), QDeadlineTimer(0),
                            [&found](quint64 sequence) { found += sequence; });
    QCOMPARE(found, (QList<quint64>{0, 1000, 2000, 3000, 4000}));
    QVERIFY2(slices > 10, "a deadline in the past has to end each slice early");
    QCOMPARE(scan.position(), quint64(5000));
}

// The text lies across the border of two pieces, so overlap is tested too.
void TestFrameFilter::searchesOneHugeFrameInSlices()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    QByteArray huge(5 << 20, 'x');
    huge.replace((2 << 20) - 3, 6, "needle");
    server.err(huge);
    FrameFilter filter;
    filter.text = TextMatcher(u"needle"_s);
    FrameScan scan(log, filter, 0);
    QList<quint64> found;
    const auto take = [&found](quint64 sequence) { found += sequence; };
    QVERIFY(!scan.advance(1, QDeadlineTimer(0), take));
    QCOMPARE(scan.position(), quint64(0));
    int slices = 1;
    while (!scan.advance(1, QDeadlineTimer(0), take))
        ++slices;
    QCOMPARE(found, QList<quint64>{0});
    QCOMPARE_LE(slices, 3);
}

QTEST_GUILESS_MAIN(TestFrameFilter)
#include "tst_framefilter.moc"
