// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/structuredcheck.h"
#include "support/warnings.h"

#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using Mcp::Json;
using State = StructuredCheck::State;

namespace {

Json json(const QByteArray &text)
{
    return Json::parse(text).value();
}

const QByteArray kSumSchema =
    R"({"type":"object","properties":{"sum":{"type":"number"}},"required":["sum"]})";

} // namespace

class TestStructuredCheck : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }
    void comparesWithTheOutputSchema_data();
    void comparesWithTheOutputSchema();
    void namesThePlaceOfAProblem();
    void promisesNothingWithoutASchema();
    void saysWhetherTheContentRepeatsIt();
};

void TestStructuredCheck::comparesWithTheOutputSchema_data()
{
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<State>("state");
    QTest::newRow("fits") << R"({"content":[],"structuredContent":{"sum":4}})"_ba << kSumSchema
                          << State::Fits;
    QTest::newRow("wrong type") << R"({"content":[],"structuredContent":{"sum":"4"}})"_ba
                                << kSumSchema << State::Breaks;
    QTest::newRow("member missing")
        << R"({"content":[],"structuredContent":{}})"_ba << kSumSchema << State::Breaks;
    QTest::newRow("missing") << R"({"content":[]})"_ba << kSumSchema << State::Breaks;
    QTest::newRow("missing after an error")
        << R"({"content":[],"isError":true})"_ba << kSumSchema << State::Excused;
    QTest::newRow("null is not missing") << R"({"content":[],"structuredContent":null})"_ba
                                         << R"({"type":"null"})"_ba << State::Fits;
    QTest::newRow("list") << R"({"content":[],"structuredContent":[1]})"_ba
                          << R"({"type":"array"})"_ba << State::Fits;
    QTest::newRow("schema elsewhere")
        << R"({"content":[],"structuredContent":1})"_ba
        << R"({"$ref":"https://example.com/schema"})"_ba << State::Unchecked;
    QTest::newRow("no schema at all")
        << R"({"content":[],"structuredContent":1})"_ba << "7"_ba << State::Unchecked;
}

void TestStructuredCheck::comparesWithTheOutputSchema()
{
    QFETCH(const QByteArray, result);
    QFETCH(const QByteArray, schema);
    const StructuredCheck check = StructuredCheck::of(json(result), json(schema));
    QTEST(check.state, "state");
    QVERIFY(!check.summary.isEmpty());
}

void TestStructuredCheck::namesThePlaceOfAProblem()
{
    const StructuredCheck check =
        StructuredCheck::of(json(R"({"structuredContent":{"sum":"4"}})"), json(kSumSchema));
    QCOMPARE(check.problems.size(), 1);
    QVERIFY2(check.problems.first().startsWith(u"/sum: "_s), qPrintable(check.problems.first()));
}

void TestStructuredCheck::promisesNothingWithoutASchema()
{
    const StructuredCheck check =
        StructuredCheck::of(json(R"({"content":[],"structuredContent":{"sum":"4"}})"), {});
    QCOMPARE(check.state, State::NoSchema);
    QCOMPARE(check.summary, QString());
}

void TestStructuredCheck::saysWhetherTheContentRepeatsIt()
{
    const auto mirror = [](const QByteArray &result) {
        return StructuredCheck::of(json(result), {}).mirror;
    };
    // Spelling and order do not matter.
    const QString second = mirror(
        R"({"content":[{"type":"text","text":"Done"},{"type":"text","text":"{\"b\":1.0,\"a\":2}"}],"structuredContent":{"a":2,"b":1}})");
    QVERIFY2(second.contains(u'2'), qPrintable(second));
    const QString none =
        mirror(R"({"content":[{"type":"text","text":"{\"a\":3}"}],"structuredContent":{"a":2}})");
    QVERIFY(!none.isEmpty());
    QVERIFY(none != second);
    QCOMPARE(mirror(R"({"content":[]})"), QString());
}

QTEST_GUILESS_MAIN(TestStructuredCheck)
#include "tst_structuredcheck.moc"
