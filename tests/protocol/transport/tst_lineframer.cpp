// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/lineframer.h"
#include "json/envelope.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

namespace {

struct Seen
{
    QByteArray bytes;
    int flags = 0;
    bool operator==(const Seen &) const = default;
};

QList<Seen> takeAll(LineFramer &framer)
{
    QList<Seen> out;
    while (const auto line = framer.next())
        out.append({line->bytes.toByteArray(), line->flags});
    return out;
}

QList<Seen> frame(const QList<QByteArray> &chunks)
{
    LineFramer framer;
    QList<Seen> out;
    for (const QByteArray &chunk : chunks) {
        framer.append(chunk);
        out += takeAll(framer);
    }
    if (const auto rest = framer.finish())
        out.append({rest->bytes.toByteArray(), rest->flags});
    return out;
}

} // namespace

class TestLineFramer : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void cutsLines_data();
    void cutsLines();
    void splitsAnywhereMakeNoDifference_data() { cutsLines_data(); }
    void splitsAnywhereMakeNoDifference();
    void oneByteAtATimeMakesNoDifference_data() { cutsLines_data(); }
    void oneByteAtATimeMakesNoDifference();
    void lineIsGivenAsSoonAsItIsWhole();
    void finishGivesTheRestOnce();
    void everyLineCanBeScannedWithoutACopy();
    void linesStayValidUntilMoreIsRead();
    void bytesOfALongLineAreLookedAtOnce();
    void manySmallLinesBehindALongRemainder();
    void lineBeyondTheLimitComesInPieces();
};

// T-02: CR LF, several messages in a read, UTF-8 of any kind; spec section 4, Framing.
void TestLineFramer::cutsLines_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<Seen>>("lines");
    using L = QList<Seen>;
    QTest::newRow("nothing") << ""_ba << L{};
    QTest::newRow("one line") << "{}\n"_ba << L{{"{}", 0}};
    QTest::newRow("two lines") << "a\nbc\n"_ba << L{{"a", 0}, {"bc", 0}};
    QTest::newRow("empty lines are lines")
        << "\n\na\n\n"_ba << L{{"", 0}, {"", 0}, {"a", 0}, {"", 0}};
    QTest::newRow("the last line has no end") << "a\nbc"_ba << L{{"a", 0}, {"bc", CutAtEnd}};
    QTest::newRow("only an unfinished line") << "abc"_ba << L{{"abc", CutAtEnd}};
    QTest::newRow("CR LF") << "a\r\nb\r\n"_ba
                           << L{{"a", HadCarriageReturn}, {"b", HadCarriageReturn}};
    QTest::newRow("only CR LF") << "\r\n"_ba << L{{"", HadCarriageReturn}};
    QTest::newRow("one of two CR is cut") << "a\r\r\n"_ba << L{{"a\r", HadCarriageReturn}};
    QTest::newRow("a CR inside stays") << "a\rb\n"_ba << L{{"a\rb", 0}};
    QTest::newRow("a CR at the end of the stream stays") << "a\r"_ba << L{{"a\r", CutAtEnd}};
    QTest::newRow("byte order mark")
        << "\xEF\xBB\xBF{}\n{}\n"_ba << L{{"{}", HadByteOrderMark}, {"{}", 0}};
    QTest::newRow("byte order mark and CR LF")
        << "\xEF\xBB\xBFx\r\n"_ba << L{{"x", HadByteOrderMark | HadCarriageReturn}};
    QTest::newRow("byte order mark in a later line") << "a\n\xEF\xBB\xBF"
                                                        "b\n"_ba
                                                     << L{{"a", 0}, {"b", HadByteOrderMark}};
    QTest::newRow("half a byte order mark stays") << "\xEF\xBB\n"_ba << L{{"\xEF\xBB", 0}};
    QTest::newRow("byte order mark alone, cut")
        << "\xEF\xBB\xBF"_ba << L{{"", HadByteOrderMark | CutAtEnd}};
    QTest::newRow("UTF-8 of two, three and four bytes")
        << "\xC3\xA9\xE4\xB8\x96\xF0\x9F\x98\x80\n"_ba
        << L{{"\xC3\xA9\xE4\xB8\x96\xF0\x9F\x98\x80", 0}};
    QTest::newRow("invalid UTF-8 is kept") << "\xff\xfe\x80\n"_ba << L{{"\xff\xfe\x80", 0}};
    QTest::newRow("NUL is a byte like others")
        << QByteArray("a\0b\n", 4) << L{{QByteArray("a\0b", 3), 0}};
}

void TestLineFramer::cutsLines()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QList<Seen>, lines);
    QCOMPARE(frame({bytes}), lines);
}

void TestLineFramer::splitsAnywhereMakeNoDifference()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QList<Seen>, lines);
    for (qsizetype at = 0; at <= bytes.size(); ++at)
        QCOMPARE(frame({bytes.first(at), bytes.sliced(at)}), lines);
}

void TestLineFramer::oneByteAtATimeMakesNoDifference()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QList<Seen>, lines);
    QList<QByteArray> chunks;
    for (const char byte : bytes)
        chunks.append(QByteArray(1, byte));
    QCOMPARE(frame(chunks), lines);
}

void TestLineFramer::lineIsGivenAsSoonAsItIsWhole()
{
    LineFramer framer;
    framer.append("{\"a\":");
    QVERIFY(!framer.next());
    framer.append("1}\n{");
    const auto line = framer.next();
    QVERIFY(line.has_value());
    QCOMPARE(line->bytes.toByteArray(), "{\"a\":1}"_ba);
    QVERIFY(!framer.next());
}

void TestLineFramer::finishGivesTheRestOnce()
{
    LineFramer framer;
    framer.append("a\nb");
    QVERIFY(framer.next());
    QVERIFY(framer.finish());
    QVERIFY(!framer.finish());
    QVERIFY(!framer.next());
}

// What Envelope::scan needs to work in place.
void TestLineFramer::everyLineCanBeScannedWithoutACopy()
{
    LineFramer framer;
    for (const QByteArray &chunk :
         {"\xEF\xBB\xBF{}\n"_ba, QByteArray(70'000, 'x') + "\n{}\r\n\n"_ba, "end"_ba}) {
        framer.append(chunk);
        while (const auto line = framer.next())
            QVERIFY(line->readable >= line->bytes.size() + Envelope::padding());
    }
    const auto rest = framer.finish();
    QVERIFY(rest.has_value());
    QVERIFY(rest->readable >= rest->bytes.size() + Envelope::padding());
}

void TestLineFramer::linesStayValidUntilMoreIsRead()
{
    LineFramer framer;
    framer.append("first\nsecond\n");
    const auto first = framer.next();
    const auto second = framer.next();
    QVERIFY(first && second && !framer.next());
    QCOMPARE(first->bytes.toByteArray(), "first"_ba);
    QCOMPARE(second->bytes.toByteArray(), "second"_ba);
}

// Architecture, section 7: one result of 500 MB. Searching the whole buffer again at each of these
// 4096 chunks would look at 512 GiB, which takes minutes.
void TestLineFramer::bytesOfALongLineAreLookedAtOnce()
{
    constexpr qsizetype chunk = 64 * 1024;
    constexpr int count = 4096;
    const QByteArray part(chunk, 'x');
    LineFramer framer;
    for (int i = 0; i < count; ++i) {
        framer.append(part);
        QVERIFY(!framer.next());
    }
    framer.append("\n");
    const auto line = framer.next();
    QVERIFY(line.has_value());
    QCOMPARE(line->bytes.size(), chunk * count);
    QVERIFY(!line->isTooLong);
}

void TestLineFramer::manySmallLinesBehindALongRemainder()
{
    LineFramer framer;
    const QByteArray half(1'000'000, 'x');
    framer.append("short\n" + half);
    QCOMPARE(takeAll(framer), (QList<Seen>{{"short", 0}}));
    framer.append(half + "\n");
    QCOMPARE(takeAll(framer), (QList<Seen>{{half + half, 0}}));
    framer.append("li");
    for (int i = 0; i < 10'000; ++i) {
        const QByteArray number = QByteArray::number(i);
        framer.append("ne " + number + "\nli");
        QCOMPARE(takeAll(framer), (QList<Seen>{{"line " + number, 0}}));
    }
}

void TestLineFramer::lineBeyondTheLimitComesInPieces()
{
    LineFramer framer(10);
    framer.append("0123456789abc");
    const auto piece = framer.next();
    QVERIFY(piece.has_value());
    QVERIFY(piece->isTooLong);
    QCOMPARE(piece->flags, quint16(CutAtEnd));
    QCOMPARE(piece->bytes.toByteArray(), "0123456789abc"_ba);
    framer.append("def\nok\n");
    QCOMPARE(takeAll(framer), (QList<Seen>{{"def", 0}, {"ok", 0}}));
}

QTEST_GUILESS_MAIN(TestLineFramer)
#include "tst_lineframer.moc"
