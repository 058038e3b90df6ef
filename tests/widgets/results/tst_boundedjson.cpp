// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/boundedjson.h"
#include "support/warnings.h"

#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using Mcp::Json;

class TestBoundedJson : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }
    void indentsByTwo();
    void writesTheSameAsJson_data();
    void writesTheSameAsJson();
    void stopsAtTheLimit();
    void cutsALongTextWithoutWritingItAll();
    void countsBytesWithoutWriting_data();
    void countsBytesWithoutWriting();
};

namespace {

void addTexts()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("null") << "null"_ba;
    QTest::newRow("numbers") << R"([1,1.0,1e2,18446744073709551616])"_ba;
    QTest::newRow("empty ones") << R"({"a":[],"b":{},"c":""})"_ba;
    QTest::newRow("nested") << R"({"a":[{"b":[true,false]},null]})"_ba;
    QTest::newRow("escapes") << R"({"q\"":"\\ \b \f \n \r \t \u0001 /"})"_ba;
    QTest::newRow("beyond ASCII") << "{\"ä\":\"漢字 😀\"}"_ba;
    QTest::newRow("duplicates") << R"({"a":1,"a":2})"_ba;
}

} // namespace

void TestBoundedJson::indentsByTwo()
{
    const Json value = Json::parse(R"({"a":[1,{"b":null}],"c":{}})"_ba).value();
    const BoundedText text = indentedJson(value, 1000);
    QCOMPARE(text.text, uR"({
  "a": [
    1,
    {
      "b": null
    }
  ],
  "c": {}
})"_s);
    QVERIFY(!text.isCut);
}

void TestBoundedJson::writesTheSameAsJson_data()
{
    addTexts();
}

void TestBoundedJson::writesTheSameAsJson()
{
    QFETCH(const QByteArray, text);
    const Json value = Json::parse(text).value();
    QCOMPARE(indentedJson(value, 10000).text, value.toText(Json::Format::Indented));
}

void TestBoundedJson::stopsAtTheLimit()
{
    Json::Array items;
    for (int i = 0; i < 100'000; ++i)
        items += Json(i);
    const BoundedText text = indentedJson(Json::array(items), 1000);
    QVERIFY(text.isCut);
    QVERIFY(text.text.size() >= 1000);
    QVERIFY(text.text.size() < 1100);
    QVERIFY(text.text.startsWith(u"[\n  0,\n  1,\n"_s));
}

void TestBoundedJson::cutsALongTextWithoutWritingItAll()
{
    const Json value =
        Json::object({{u"before"_s, 1}, {u"long"_s, QString(1'000'000, u'x')}, {u"after"_s, 2}});
    const BoundedText text = indentedJson(value, 100);
    QVERIFY(text.isCut);
    QVERIFY(text.text.size() < 200);
    QVERIFY(text.text.contains(u"\"long\": \"xxx"_s));
    QVERIFY(!text.text.contains(u"after"_s));
}

void TestBoundedJson::countsBytesWithoutWriting_data()
{
    addTexts();
}

void TestBoundedJson::countsBytesWithoutWriting()
{
    QFETCH(const QByteArray, text);
    const Json value = Json::parse(text).value();
    QCOMPARE(compactSize(value), value.toBytes().size());
    const QString string = QString::fromUtf8(text);
    QCOMPARE(utf8Size(string), text.size());
}

QTEST_GUILESS_MAIN(TestBoundedJson)
#include "tst_boundedjson.moc"
