// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/sseparser.h"
#include "json/envelope.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

namespace {

// One item as a line of text: kind, type, data, last id, retry; so that expectations can be read.
QString toText(const SseParser::Item &item)
{
    using Kind = SseParser::Item::Kind;
    const QString data = QString::fromUtf8(item.data).replace(u'\n', u'|');
    const QString id =
        item.lastEventId.isEmpty() ? QString() : u" #"_s + QString::fromUtf8(item.lastEventId);
    const QString retry = item.retry ? u" retry=%1"_s.arg(item.retry->count()) : QString();
    switch (item.kind) {
    case Kind::Event:
        return u"%1 <%2>%3%4"_s.arg(QString::fromUtf8(item.type), data, id, retry);
    case Kind::Control:
        return u"control%1%2"_s.arg(id, retry);
    case Kind::Comment:
        return u"comment <%1>"_s.arg(data);
    case Kind::Cut:
        return u"cut <%1>"_s.arg(QString::fromUtf8(item.raw).replace(u'\n', u'|'));
    }
    return {};
}

QStringList parse(const QList<QByteArray> &chunks)
{
    SseParser parser;
    QStringList out;
    for (const QByteArray &chunk : chunks) {
        parser.append(chunk);
        while (const auto item = parser.next())
            out.append(toText(*item));
    }
    if (const auto rest = parser.finish())
        out.append(toText(*rest));
    return out;
}

} // namespace

class TestSseParser : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void readsStreams_data();
    void readsStreams();
    void splitsAnywhereMakeNoDifference_data() { readsStreams_data(); }
    void splitsAnywhereMakeNoDifference();
    void oneByteAtATimeMakesNoDifference_data() { readsStreams_data(); }
    void oneByteAtATimeMakesNoDifference();
    void dispatchesAtACarriageReturnWithoutWaiting();
    void commentsComeAsSoonAsTheyAreWhole();
    void keepsTheTextAsItCame();
    void remembersIdAndRetryOfTheStream();
    void keepsInvalidUtf8();
    void dataCanBeScannedWithoutACopy();
    void readsALargeEventInSmallChunks();
    void finishGivesTheRestOnce();
};

// T-18, T-32; WHATWG HTML, 9.2.6. Rows with "WHATWG" are that page's own examples.
void TestSseParser::readsStreams_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("items");
    using L = QStringList;
    QTest::newRow("nothing") << ""_ba << L{};
    QTest::newRow("one event") << "data: {}\n\n"_ba << L{u"message <{}>"_s};
    QTest::newRow("WHATWG: stock ticker")
        << "data: YHOO\ndata: +2\ndata: 10\n\n"_ba << L{u"message <YHOO|+2|10>"_s};
    QTest::newRow("WHATWG: comment, id, empty id, space")
        << ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n"_ba
        << L{u"comment < test stream>"_s, u"message <first event> #1"_s,
             u"message <second event>"_s, u"cut <data:  third event|>"_s};
    QTest::newRow("WHATWG: empty data") << "data\n\ndata\ndata\n\ndata:"_ba
                                        << L{u"message <>"_s, u"message <|>"_s, u"cut <data:>"_s};
    QTest::newRow("WHATWG: the space is optional")
        << "data:test\n\ndata: test\n\n"_ba << L{u"message <test>"_s, u"message <test>"_s};
    QTest::newRow("only one space is removed") << "data:   x\n\n"_ba << L{u"message <  x>"_s};
    QTest::newRow("a tab is not removed") << "data:\tx\n\n"_ba << L{u"message <\tx>"_s};
    QTest::newRow("typed event") << "event: endpoint\ndata: /x\n\n"_ba << L{u"endpoint </x>"_s};
    QTest::newRow("the type counts for one event")
        << "event: a\ndata: 1\n\ndata: 2\n\n"_ba << L{u"a <1>"_s, u"message <2>"_s};
    QTest::newRow("the last type wins") << "event: a\nevent: b\ndata: 1\n\n"_ba << L{u"b <1>"_s};
    QTest::newRow("an empty type is message")
        << "event: a\nevent\ndata: 1\n\n"_ba << L{u"message <1>"_s};
    QTest::newRow("type without data is dropped")
        << "event: a\n\ndata: 1\n\n"_ba << L{u"control"_s, u"message <1>"_s};
    QTest::newRow("CR") << "data: a\rdata: b\r\rdata: c\r\r"_ba
                        << L{u"message <a|b>"_s, u"message <c>"_s};
    QTest::newRow("CR LF") << "data: a\r\ndata: b\r\n\r\ndata: c\r\n\r\n"_ba
                           << L{u"message <a|b>"_s, u"message <c>"_s};
    QTest::newRow("mixed line ends")
        << "data: a\rdata: b\ndata: c\r\n\n"_ba << L{u"message <a|b|c>"_s};
    QTest::newRow("LF CR is two line ends")
        << "data: a\n\rdata: b\n\n"_ba << L{u"message <a>"_s, u"message <b>"_s};
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF"
                                        "data: a\n\n"_ba
                                     << L{u"message <a>"_s};
    QTest::newRow("only the first byte order mark") << "\xEF\xBB\xBF\xEF\xBB\xBF"
                                                       "data: a\n\n"_ba
                                                    << L{u"control"_s};
    QTest::newRow("half a byte order mark is a field name") << "\xEF\xBB"
                                                               "data: a\n\n"_ba
                                                            << L{u"control"_s};
    QTest::newRow("blank lines mean nothing")
        << "\n\n\r\n\rdata: a\n\n\n\n"_ba << L{u"message <a>"_s};
    QTest::newRow("comment inside an event")
        << "data: a\n:ping\ndata: b\n\n"_ba << L{u"comment <ping>"_s, u"message <a|b>"_s};
    QTest::newRow("empty comment") << ":\n"_ba << L{u"comment <>"_s};
    QTest::newRow("comments one after the other")
        << ":a\n:b\n"_ba << L{u"comment <a>"_s, u"comment <b>"_s};
    QTest::newRow("unknown fields, in any case")
        << "foo: 1\nDATA: 2\n data: 3\ndata: 4\n\n"_ba << L{u"message <4>"_s};
    QTest::newRow("colons in the value") << "data: a:b: c\n\n"_ba << L{u"message <a:b: c>"_s};
    QTest::newRow("priming event") << "id: 7\ndata:\n\n"_ba << L{u"message <> #7"_s};
    QTest::newRow("priming event with retry, without data")
        << "retry: 500\nid: 7\n\n"_ba << L{u"control #7 retry=500"_s};
    QTest::newRow("the id stays until it is changed")
        << "id: 1\ndata: a\n\ndata: b\n\nid: 2\ndata: c\n\n"_ba
        << L{u"message <a> #1"_s, u"message <b> #1"_s, u"message <c> #2"_s};
    QTest::newRow("an id with NUL is ignored") << QByteArray("id: 1\n\nid: 2\0\ndata: a\n\n", 23)
                                               << L{u"control #1"_s, u"message <a> #1"_s};
    QTest::newRow("retry with anything but digits is ignored")
        << "retry: 1s\nretry: -1\nretry: 1.5\nretry:\nretry\ndata: a\n\n"_ba << L{u"message <a>"_s};
    QTest::newRow("retry with leading zeros")
        << "retry: 0010\ndata: a\n\n"_ba << L{u"message <a> retry=10"_s};
    QTest::newRow("retry beyond all bounds") << "retry: 99999999999999999999999\ndata: a\n\n"_ba
                                             << L{u"message <a> retry=9223372036854775807"_s};
    QTest::newRow("two spaces before digits") << "retry:  5\ndata: a\n\n"_ba << L{u"message <a>"_s};
    QTest::newRow("unterminated event is discarded")
        << "data: a\n\ndata: b\n"_ba << L{u"message <a>"_s, u"cut <data: b|>"_s};
    QTest::newRow("unterminated line is discarded") << "data: a"_ba << L{u"cut <data: a>"_s};
    QTest::newRow("UTF-8") << "data: \xE4\xB8\x96\xF0\x9F\x98\x80\n\n"_ba
                           << L{u"message <\u4e16\U0001F600>"_s};
}

void TestSseParser::readsStreams()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QStringList, items);
    QCOMPARE(parse({bytes}), items);
}

void TestSseParser::splitsAnywhereMakeNoDifference()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QStringList, items);
    for (qsizetype at = 0; at <= bytes.size(); ++at)
        QCOMPARE(parse({bytes.first(at), bytes.sliced(at)}), items);
}

void TestSseParser::oneByteAtATimeMakesNoDifference()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QStringList, items);
    QList<QByteArray> chunks;
    for (const char byte : bytes)
        chunks.append(QByteArray(1, byte));
    QCOMPARE(parse(chunks), items);
}

// Whether an LF follows is not worth waiting for: it may come with the next event, minutes later.
void TestSseParser::dispatchesAtACarriageReturnWithoutWaiting()
{
    SseParser parser;
    parser.append("data: a\r\n\r");
    auto item = parser.next();
    QVERIFY(item.has_value());
    QCOMPARE(toText(*item), u"message <a>"_s);
    parser.append("\ndata: b\r\r");
    item = parser.next();
    QVERIFY(item.has_value());
    QCOMPARE(toText(*item), u"message <b>"_s);
    QVERIFY(!parser.next());
}

void TestSseParser::commentsComeAsSoonAsTheyAreWhole()
{
    SseParser parser;
    parser.append(": keep-alive\n");
    const auto item = parser.next();
    QVERIFY(item.has_value());
    QCOMPARE(toText(*item), u"comment < keep-alive>"_s);
    QVERIFY(!parser.next());
}

void TestSseParser::keepsTheTextAsItCame()
{
    SseParser parser;
    parser.append("event: x\r\nid: 1\r\ndata: a\r\n\r\n:c\ndata: b\n\n");
    QCOMPARE(parser.next()->raw.toByteArray(), "event: x\r\nid: 1\r\ndata: a\r\n\r\n"_ba);
    QCOMPARE(parser.next()->raw.toByteArray(), ":c"_ba);
    QCOMPARE(parser.next()->raw.toByteArray(), "data: b\n\n"_ba);
}

// For Last-Event-ID (T-30, T-34) and the wait before it (T-31).
void TestSseParser::remembersIdAndRetryOfTheStream()
{
    SseParser parser;
    QVERIFY(!parser.retry());
    parser.append("id: 5\nretry: 250\ndata: a\n\nid: 6\nretry: 300\n");
    while (parser.next()) {
    }
    QCOMPARE(parser.lastEventId(), "5"_ba); // the block with 6 is not dispatched yet
    QCOMPARE(parser.retry(), std::chrono::milliseconds(300)); // takes effect at once
    parser.append("\n");
    const auto item = parser.next();
    QVERIFY(item.has_value());
    QCOMPARE(item->id, "6"_ba);
    QCOMPARE(parser.lastEventId(), "6"_ba);
}

void TestSseParser::keepsInvalidUtf8()
{
    SseParser parser;
    parser.append("data: \xff\xC3\n\n");
    QCOMPARE(parser.next()->data.toByteArray(), "\xff\xC3"_ba);
}

void TestSseParser::dataCanBeScannedWithoutACopy()
{
    SseParser parser;
    parser.append("data: {}\n\ndata: {\ndata: }\n\n:x\n");
    while (const auto item = parser.next())
        QVERIFY(item->readable >= item->data.size() + Envelope::padding());
}

void TestSseParser::readsALargeEventInSmallChunks()
{
    constexpr int count = 1000;
    SseParser parser;
    parser.append("data: ");
    const QByteArray chunk(64 * 1024, 'x');
    for (int i = 0; i < count; ++i) {
        parser.append(chunk);
        QVERIFY(!parser.next());
    }
    parser.append("\n\ndata: y\n\n");
    auto item = parser.next();
    QVERIFY(item.has_value());
    QCOMPARE(item->data.size(), count * chunk.size());
    item = parser.next();
    QVERIFY(item.has_value());
    QCOMPARE(item->data.toByteArray(), "y"_ba);
    QVERIFY(!parser.finish());
}

void TestSseParser::finishGivesTheRestOnce()
{
    SseParser parser;
    parser.append("data: a\n");
    QVERIFY(!parser.next());
    QVERIFY(parser.finish());
    QVERIFY(!parser.finish());
}

QTEST_GUILESS_MAIN(TestSseParser)
#include "tst_sseparser.moc"
