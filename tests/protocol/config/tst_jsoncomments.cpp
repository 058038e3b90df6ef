// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/jsoncomments.h"
#include "json/json.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

class TestJsonComments : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void leavesPlainJson_data();
    void leavesPlainJson();
    void keepsPositions();
    void tellsOfComments();
};

void TestJsonComments::leavesPlainJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("plain"); // empty: it must not parse

    QTest::newRow("nothing to do") << QByteArray(R"({"a":[1,2]})") << QByteArray(R"({"a":[1,2]})");
    QTest::newRow("line comment") << QByteArray("{ // one, two }\n\"a\":1}")
                                  << QByteArray(R"({"a":1})");
    QTest::newRow("line comment at the end") << QByteArray("{} // done") << QByteArray("{}");
    QTest::newRow("line comment after CR LF")
        << QByteArray("{ // x\r\n\"a\":1}") << QByteArray(R"({"a":1})");
    QTest::newRow("block comment over lines")
        << QByteArray("{/* \"b\": 2,\n * **/\"a\":1}") << QByteArray(R"({"a":1})");
    QTest::newRow("comment marks in strings")
        << QByteArray(R"({"u":"http://x/*y*/","v":"a\"//b"})")
        << QByteArray(R"({"u":"http://x/*y*/","v":"a\"//b"})");
    QTest::newRow("trailing comma in object")
        << QByteArray("{\"a\":1,}") << QByteArray(R"({"a":1})");
    QTest::newRow("trailing comma in array") << QByteArray("[1,2, \n]") << QByteArray("[1,2]");
    QTest::newRow("comment after trailing comma")
        << QByteArray("[1, // last\n]") << QByteArray("[1]");
    QTest::newRow("comma and brace in a string")
        << QByteArray(R"([",}"])") << QByteArray(R"([",}"])");
    QTest::newRow("byte-order mark") << QByteArray("\xEF\xBB\xBF{}") << QByteArray("{}");
    QTest::newRow("comment with UTF-8 text") << QByteArray("{/* déjà 世界 */}") << QByteArray("{}");
    QTest::newRow("comma without a value") << QByteArray("[,]") << QByteArray();
    QTest::newRow("two commas") << QByteArray("[1,,]") << QByteArray();
    QTest::newRow("comment without an end") << QByteArray("{\"a\":1 /* }") << QByteArray();
    QTest::newRow("string without an end") << QByteArray("{\"a") << QByteArray();
    QTest::newRow("one slash") << QByteArray("{/}") << QByteArray();
    QTest::newRow("empty") << QByteArray() << QByteArray();
}

void TestJsonComments::leavesPlainJson()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, plain);
    const auto json = Json::parse(withoutComments(text).bytes);
    QCOMPARE(json.has_value(), !plain.isEmpty());
    if (json)
        QCOMPARE(json->toBytes(), plain);
}

void TestJsonComments::keepsPositions()
{
    const QByteArray text = "{\n  // a comment\n  \"a\": oops\n}";
    const PlainJson plain = withoutComments(text);
    QCOMPARE(plain.bytes.size(), text.size());
    const auto json = Json::parse(plain.bytes);
    QVERIFY(!json);
    QVERIFY2(json.error().where.startsWith("line 3, column "_L1), qPrintable(json.error().where));
}

void TestJsonComments::tellsOfComments()
{
    const QByteArray onlyInText = R"({"a":"//",})";
    QVERIFY(withoutComments("{} // x").hadComments);
    QVERIFY(withoutComments("{}/**/").hadComments);
    QVERIFY(!withoutComments(onlyInText).hadComments);
}

QTEST_GUILESS_MAIN(TestJsonComments)
#include "tst_jsoncomments.moc"
