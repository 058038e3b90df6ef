// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "json/json.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

class TestJson : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void keepsBytes_data();
    void keepsBytes();
    void refusesWithPlace_data();
    void refusesWithPlace();
    void refusesInvalidUtf8();
    void refusesDeepNesting();
    void readsLoneSurrogateAsReplacement();
    void keepsALeadingByteOrderMarkInStrings();
    void findsLastOfDuplicates();
    void absentDiffersFromNull();
    void indentsByTwo();
    void resolvesPointers_data();
    void resolvesPointers();
    void setsAtPointer();
    void integersAreExact_data();
    void integersAreExact();
    void comparesLikeJsonSchema_data();
    void comparesLikeJsonSchema();
    void numbersAreChecked_data();
    void numbersAreChecked();
    void writesWhatJsonCannotSayAsNull();
    void copiesAreIndependent();
};

// CR "keep raw JSON next to the typed view": what is read is written again, member order,
// duplicates and the digits of numbers included.
void TestJson::keepsBytes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addRow("order") << R"({"b":1,"a":2})"_ba;
    QTest::addRow("duplicate members") << R"({"a":1,"a":2})"_ba;
    QTest::addRow("integer beyond 2^64") << "18446744073709551617"_ba;
    QTest::addRow("trailing zero") << "[1.0,1.10,-0,-0.0]"_ba;
    QTest::addRow("exponents") << "[1e2,1E+2,1e-400,1e400]"_ba;
    QTest::addRow("long decimal") << "3.14159265358979323846264338327950288"_ba;
    QTest::addRow("literals") << "[null,true,false]"_ba;
    QTest::addRow("empty containers") << R"({"a":[],"b":{},"c":""})"_ba;
    QTest::addRow("nested") << R"({"a":[{"b":[1,[2,{"c":3}]]}]})"_ba;
    QTest::addRow("escapes") << R"(["\"\\/\b\f\n\r\t\u0001"])"_ba;
    QTest::addRow("non-ASCII") << "[\"\u4e16\u754c\",\"\U0001F600\"]"_ba;
    QTest::addRow("scalar string") << R"("x")"_ba;
    QTest::addRow("scalar true") << "true"_ba;
    QTest::addRow("scalar null") << "null"_ba;
}

void TestJson::keepsBytes()
{
    QFETCH(QByteArray, text);
    const auto json = Json::parse(text);
    QVERIFY2(json.has_value(), qPrintable(json ? QString() : json.error().toString()));
    QCOMPARE(json->toBytes(), text);
}

void TestJson::refusesWithPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("where");
    QTest::addRow("nothing") << ""_ba << u""_s;
    QTest::addRow("a word") << "Listening"_ba << u"line 1, column 1"_s;
    QTest::addRow("missing comma") << "{\"a\":1\n \"b\":2}"_ba << u"line 2, column 2"_s;
    QTest::addRow("text after the value") << "{} x"_ba << u"line 1, column 4"_s;
    QTest::addRow("leading zero") << "[01]"_ba << u"line 1, column 3"_s;
    QTest::addRow("bare minus") << "[-]"_ba << u"line 1, column 3"_s;
    QTest::addRow("cut in a string") << R"({"a":"b)"_ba << u"line 1, column 8"_s;
    QTest::addRow("cut in an object") << R"({"a":1)"_ba << u"line 1, column 7"_s;
}

void TestJson::refusesWithPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, where);
    const auto json = Json::parse(text);
    QVERIFY(!json);
    QCOMPARE(json.error().kind, Error::Kind::Parse);
    QVERIFY(!json.error().text.isEmpty());
    QCOMPARE(json.error().where, where);
}

void TestJson::refusesInvalidUtf8()
{
    const auto json = Json::parse("[\"\xff\"]"_ba);
    QVERIFY(!json);
    QVERIFY(json.error().text.contains("UTF-8"_L1));
}

void TestJson::refusesDeepNesting()
{
    const auto deep = [](qsizetype levels) {
        return QByteArray(levels, '[') + QByteArray(levels, ']');
    };
    QVERIFY(Json::parse(deep(500)));
    QVERIFY(!Json::parse(deep(200'000)));
}

void TestJson::readsLoneSurrogateAsReplacement()
{
    const auto json = Json::parse(R"(["a\ud800b"])"_ba);
    QVERIFY(json);
    QCOMPARE(json->at(0).toString(), u"a\ufffdb"_s);
}

// U+FEFF is a mark at the beginning of a text only; inside a string it is a character of the value.
void TestJson::keepsALeadingByteOrderMarkInStrings()
{
    const QByteArray text = "{\"\xef\xbb\xbfk\":\"\xef\xbb\xbfx\"}"_ba;
    const auto json = Json::parse(text);
    QVERIFY(json);
    QCOMPARE(json->members().first().key, u"\ufeffk"_s);
    QCOMPARE(json->members().first().value.toString(), u"\ufeffx"_s);
    QCOMPARE(json->toBytes(), text);
}

void TestJson::findsLastOfDuplicates()
{
    const auto json = Json::parse(R"({"a":1,"a":2})"_ba);
    QVERIFY(json);
    QCOMPARE((*json)["a"_L1].toInt64(), 2);
    QCOMPARE(json->members().size(), 2);
}

void TestJson::absentDiffersFromNull()
{
    const auto json = Json::parse(R"({"a":null})"_ba);
    QVERIFY(json);
    QVERIFY(json->contains("a"_L1));
    QVERIFY(!json->contains("b"_L1));
    QVERIFY((*json)["b"_L1].isNull());
}

void TestJson::indentsByTwo()
{
    const auto json = Json::parse(R"({"a":[1,{}],"b":[]})"_ba);
    QVERIFY(json);
    QCOMPARE(json->toBytes(Json::Format::Indented),
             "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": []\n}"_ba);
}

// The examples of RFC 6901, section 5.
void TestJson::resolvesPointers_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QByteArray>("expected");
    QTest::addRow("first item") << u"/foo/0"_s << R"("bar")"_ba;
    QTest::addRow("empty key") << u"/"_s << "0"_ba;
    QTest::addRow("slash") << u"/a~1b"_s << "1"_ba;
    QTest::addRow("percent") << u"/c%d"_s << "2"_ba;
    QTest::addRow("backslash") << u"/i\\j"_s << "5"_ba;
    QTest::addRow("quote") << u"/k\"l"_s << "6"_ba;
    QTest::addRow("space") << u"/ "_s << "7"_ba;
    QTest::addRow("tilde") << u"/m~0n"_s << "8"_ba;
    QTest::addRow("missing") << u"/nope"_s << ""_ba;
    QTest::addRow("index with zero") << u"/foo/00"_s << ""_ba;
    QTest::addRow("not a pointer") << u"foo"_s << ""_ba;
}

void TestJson::resolvesPointers()
{
    QFETCH(QString, pointer);
    QFETCH(QByteArray, expected);
    const auto json = Json::parse(
        R"({"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8})"_ba);
    QVERIFY(json);
    const Json *found = json->resolve(pointer);
    QCOMPARE(found ? found->toBytes() : QByteArray(), expected);
    QCOMPARE(json->resolve(u""), &*json);
}

void TestJson::setsAtPointer()
{
    Json json = Json::object();
    QVERIFY(json.setAt(u"/a/b", 1));
    QVERIFY(json.setAt(u"/list", Json::array({1, 2})));
    QVERIFY(json.setAt(u"/list/-", 3));
    QVERIFY(json.setAt(u"/list/0", u"x"_s));
    QVERIFY(!json.setAt(u"/list/9", 1));
    QVERIFY(!json.setAt(u"/a/b/c", 1));
    QCOMPARE(json.toBytes(), R"({"a":{"b":1},"list":["x",2,3]})"_ba);
}

void TestJson::integersAreExact_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("integer");
    QTest::addColumn<std::optional<qint64>>("value");
    using Value = std::optional<qint64>;
    QTest::addRow("plain") << "42"_ba << true << Value(42);
    QTest::addRow("2^53+1") << "9007199254740993"_ba << true << Value(9007199254740993);
    QTest::addRow("least") << "-9223372036854775808"_ba << true
                           << Value(std::numeric_limits<qint64>::min());
    QTest::addRow("one too many") << "9223372036854775808"_ba << true << Value();
    QTest::addRow("1.0") << "1.0"_ba << true << Value(1);
    QTest::addRow("1e2") << "1e2"_ba << true << Value(100);
    QTest::addRow("0.0") << "0.0"_ba << true << Value(0);
    QTest::addRow("1.5") << "1.5"_ba << false << Value();
    QTest::addRow("150e-1") << "150e-1"_ba << true << Value(15);
    QTest::addRow("huge exponent") << "1e999999"_ba << true << Value();
}

void TestJson::integersAreExact()
{
    QFETCH(QByteArray, text);
    const auto json = Json::parse(text);
    QVERIFY(json);
    QTEST(json->isInteger(), "integer");
    QTEST(json->toInt64(), "value");
}

void TestJson::comparesLikeJsonSchema_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<bool>("equal");
    QTest::addRow("order of members") << R"({"a":1,"b":2})"_ba << R"({"b":2,"a":1})"_ba << true;
    QTest::addRow("spelling of numbers") << "[1,100]"_ba << "[1.0,1e2]"_ba << true;
    QTest::addRow("zeros") << "0"_ba << "-0.00"_ba << true;
    QTest::addRow("order of items") << "[1,2]"_ba << "[2,1]"_ba << false;
    QTest::addRow("number and string") << "1"_ba << R"("1")"_ba << false;
    QTest::addRow("more members") << R"({"a":1})"_ba << R"({"a":1,"b":null})"_ba << false;
}

void TestJson::comparesLikeJsonSchema()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QTEST(Json::parse(a)->equals(*Json::parse(b)), "equal");
}

void TestJson::numbersAreChecked_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("ok");
    for (const char *good : {"0", "-0", "10", "1.5", "1e5", "1E+05", "-1.0e-3"})
        QTest::addRow("%s", good) << QByteArray(good) << true;
    for (const char *bad : {"", "-", "01", "+1", ".5", "1.", "1e", "0x1", "1 ", "NaN", "1e+"})
        QTest::addRow("'%s'", bad) << QByteArray(bad) << false;
}

void TestJson::numbersAreChecked()
{
    QFETCH(QByteArray, text);
    QTEST(Json::number(text).has_value(), "ok");
}

void TestJson::writesWhatJsonCannotSayAsNull()
{
    QCOMPARE(Json(qInf()).toBytes(), "null"_ba);
    QCOMPARE(Json(qQNaN()).toBytes(), "null"_ba);
    QCOMPARE(Json(0.1).toBytes(), "0.1"_ba);
}

void TestJson::copiesAreIndependent()
{
    Json a = Json::object({{u"k"_s, Json::array({1})}});
    Json b = a;
    QVERIFY(b.setAt(u"/k/0", 2));
    QCOMPARE(a.toBytes(), R"({"k":[1]})"_ba);
    QCOMPARE(b.toBytes(), R"({"k":[2]})"_ba);
}

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
