// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/headermirror.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

namespace {

Json json(const QByteArray &text)
{
    const Result<Json> out = Json::parse(text);
    if (!out)
        qFatal("%s", qPrintable(out.error().toString()));
    return *out;
}

// "Mcp-Param-A: 1\n…"
QByteArray fieldText(const QByteArray &schema, const QByteArray &arguments)
{
    QByteArray out;
    for (const auto &[name, value] : HeaderMirror::paramFields(json(schema), json(arguments)))
        out += name + ": " + value + '\n';
    return out;
}

// "/properties/a!" with ! for fatal findings.
QStringList findingPlaces(const QByteArray &schema)
{
    QStringList out;
    for (const HeaderMirror::Finding &finding :
         HeaderMirror::readAnnotations(json(schema)).findings)
        out.append(finding.pointer + (finding.isFatal ? u"!"_s : QString()));
    return out;
}

} // namespace

class TestHeaderMirror : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void encodesValues_data();
    void encodesValues();
    void decodesWhatItEncoded_data() { encodesValues_data(); }
    void decodesWhatItEncoded();
    void refusesBrokenEncodings_data();
    void refusesBrokenEncodings();
    void mirrorsAnnotatedArguments_data();
    void mirrorsAnnotatedArguments();
    void findsBadAnnotations_data();
    void findsBadAnnotations();
    void aPropertyMayBeCalledLikeTheKeyword();
    void saysWhyAToolIsUnusable();
    void goodToolHasNoFindings();
};

// T-40; spec section 5.8, Encoding. The Base64 was made with coreutils.
void TestHeaderMirror::encodesValues_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("field");
    QTest::newRow("plain") << u"eu-1"_s << "eu-1"_ba;
    QTest::newRow("spaces inside") << u"a b  c"_s << "a b  c"_ba;
    QTest::newRow("all the printable ends") << u"!~"_s << "!~"_ba;
    QTest::newRow("a URI with percent signs")
        << u"file:///a%20b?c=\"d\""_s << "file:///a%20b?c=\"d\""_ba;
    QTest::newRow("specification: not ASCII")
        << u"Hello, \u4e16\u754c"_s << "=?base64?SGVsbG8sIOS4lueVjA==?="_ba;
    QTest::newRow("specification: padded") << u" padded "_s << "=?base64?IHBhZGRlZCA=?="_ba;
    QTest::newRow("specification: look-alike")
        << u"=?base64?literal?="_s << "=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?="_ba;
    QTest::newRow("space in front") << u" a"_s << "=?base64?IGE=?="_ba;
    QTest::newRow("space behind") << u"a "_s << "=?base64?YSA=?="_ba;
    QTest::newRow("tab inside") << u"a\tb"_s << "=?base64?YQli?="_ba;
    QTest::newRow("line ends") << u"a\r\nX: y"_s << "=?base64?YQ0KWDogeQ==?="_ba;
    QTest::newRow("DEL") << u"\x7f"_s << "=?base64?fw==?="_ba;
    QTest::newRow("NUL") << QString(1, QChar(0)) << "=?base64?AA==?="_ba;
    QTest::newRow("empty") << u""_s << "=?base64?\?="_ba;
    QTest::newRow("outside the BMP") << u"\U0001F600"_s << "=?base64?8J+YgA==?="_ba;
    QTest::newRow("only the start of the mark") << u"=?base64?x"_s << "=?base64?x"_ba;
    QTest::newRow("another charset's mark") << u"=?utf-8?x?="_s << "=?utf-8?x?="_ba;
    QTest::newRow("the mark in capitals is no mark") << u"=?BASE64?x?="_s << "=?BASE64?x?="_ba;
}

void TestHeaderMirror::encodesValues()
{
    QFETCH(const QString, value);
    QFETCH(const QByteArray, field);
    QCOMPARE(HeaderMirror::encodeHeaderValue(value), field);
}

void TestHeaderMirror::decodesWhatItEncoded()
{
    QFETCH(const QString, value);
    QFETCH(const QByteArray, field);
    QCOMPARE(HeaderMirror::decodeHeaderValue(field), value);
}

void TestHeaderMirror::refusesBrokenEncodings_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::newRow("not Base64") << "=?base64?!!!!?="_ba;
    QTest::newRow("padding missing") << "=?base64?YQ?="_ba;
    QTest::newRow("not UTF-8") << "=?base64?/w==?="_ba;
}

void TestHeaderMirror::refusesBrokenEncodings()
{
    QFETCH(const QByteArray, field);
    QCOMPARE(HeaderMirror::decodeHeaderValue(field), std::nullopt);
}

// T-41, T-42; spec section 5.8, Sending.
void TestHeaderMirror::mirrorsAnnotatedArguments_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("fields");
    const QByteArray three = R"({"type":"object","properties":{
        "s":{"type":"string","x-mcp-header":"Region"},
        "plain":{"type":"string"},
        "n":{"type":"integer","x-mcp-header":"limit"},
        "b":{"type":"boolean","x-mcp-header":"Dry-Run"}}})";
    QTest::newRow("string, integer, boolean")
        << three << R"({"b":true,"n":42,"s":"eu-1","plain":"x"})"_ba
        << "Mcp-Param-Region: eu-1\nMcp-Param-limit: 42\nMcp-Param-Dry-Run: true\n"_ba;
    QTest::newRow("false") << three << R"({"b":false})"_ba << "Mcp-Param-Dry-Run: false\n"_ba;
    QTest::newRow("absent and null have no field") << three << R"({"s":null})"_ba << ""_ba;
    QTest::newRow("no arguments at all") << three << "null"_ba << ""_ba;
    QTest::newRow("the empty string arrives")
        << three << R"({"s":""})"_ba << "Mcp-Param-Region: =?base64?\?=\n"_ba;
    QTest::newRow("values are encoded")
        << three << R"({"s":"a\nb"})"_ba << "Mcp-Param-Region: =?base64?YQpi?=\n"_ba;
    QTest::newRow("an integer written as 1.0 or 1e2")
        << three << R"({"n":1.0})"_ba << "Mcp-Param-limit: 1\n"_ba;
    QTest::newRow("an integer written as 1e2")
        << three << R"({"n":1e2})"_ba << "Mcp-Param-limit: 100\n"_ba;
    QTest::newRow("the largest safe integer")
        << three << R"({"n":9007199254740991})"_ba << "Mcp-Param-limit: 9007199254740991\n"_ba;
    QTest::newRow("beyond the largest safe integer")
        << three << R"({"n":9007199254740992})"_ba << ""_ba;
    QTest::newRow("the smallest safe integer")
        << three << R"({"n":-9007199254740991})"_ba << "Mcp-Param-limit: -9007199254740991\n"_ba;
    QTest::newRow("beyond the smallest safe integer")
        << three << R"({"n":-9007199254740992})"_ba << ""_ba;
    QTest::newRow("beyond 64 bits")
        << three << R"({"n":123456789012345678901234567890})"_ba << ""_ba;
    QTest::newRow("values that are no scalars") << three << R"({"s":{},"n":[1],"b":true})"_ba
                                                << "Mcp-Param-Dry-Run: true\n"_ba;
    QTest::newRow("nested properties")
        << R"({"properties":{"o":{"type":"object","properties":{"p":{"properties":{
               "q":{"type":"string","x-mcp-header":"Deep"}}}}}}})"_ba
        << R"({"o":{"p":{"q":"x"}},"q":"not this"})"_ba << "Mcp-Param-Deep: x\n"_ba;
    QTest::newRow("a scalar where an object should be")
        << R"({"properties":{"o":{"properties":{"q":{"type":"string","x-mcp-header":"Deep"}}}}})"_ba
        << R"({"o":"x"})"_ba << ""_ba;
    QTest::newRow("conformance suite: number")
        << R"({"properties":{"f":{"type":"number","x-mcp-header":"F"}}})"_ba << R"({"f":1.50})"_ba
        << "Mcp-Param-F: 1.5\n"_ba;
    QTest::newRow("conformance suite: called Method")
        << R"({"properties":{"m":{"type":"string","x-mcp-header":"Method"}}})"_ba
        << R"({"m":"GET"})"_ba
        << "Mcp-Param-Method: GET\n"_ba;
    QTest::newRow("the bad annotation is skipped, the good one sent")
        << R"({"properties":{"a":{"type":"string","x-mcp-header":"a b"},
               "b":{"type":"string","x-mcp-header":"B"}}})"_ba
        << R"({"a":"1","b":"2"})"_ba << "Mcp-Param-B: 2\n"_ba;
    QTest::newRow("no schema") << "null"_ba << R"({"a":1})"_ba << ""_ba;
}

void TestHeaderMirror::mirrorsAnnotatedArguments()
{
    QFETCH(const QByteArray, schema);
    QFETCH(const QByteArray, arguments);
    QFETCH(const QByteArray, fields);
    QCOMPARE(fieldText(schema, arguments), fields);
}

// T-43; spec section 5.8, Where and Valid value.
void TestHeaderMirror::findsBadAnnotations_data()
{
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QStringList>("places");
    const auto property = [](const QByteArray &inner) {
        return R"({"type":"object","properties":{"a":{)" + inner + "}}}";
    };
    const QStringList fatal{u"/properties/a!"_s};
    QTest::newRow("empty") << property(R"("type":"string","x-mcp-header":"")") << fatal;
    QTest::newRow("space") << property(R"("type":"string","x-mcp-header":"My Region")") << fatal;
    QTest::newRow("colon") << property(R"("type":"string","x-mcp-header":"Region:Primary")")
                           << fatal;
    QTest::newRow("not ASCII") << property(R"("type":"string","x-mcp-header":"Région")") << fatal;
    QTest::newRow("control character")
        << property(R"("type":"string","x-mcp-header":"a\tb")") << fatal;
    QTest::newRow("line end") << property(R"("type":"string","x-mcp-header":"a\r\nb")") << fatal;
    QTest::newRow("NUL") << property(R"("type":"string","x-mcp-header":"a\u0000b")") << fatal;
    QTest::newRow("parenthesis") << property(R"x("type":"string","x-mcp-header":"a(b)")x") << fatal;
    QTest::newRow("not a string") << property(R"("type":"string","x-mcp-header":1)") << fatal;
    QTest::newRow("null") << property(R"("type":"string","x-mcp-header":null)") << fatal;
    QTest::newRow("on an object") << property(R"("type":"object","x-mcp-header":"A")") << fatal;
    QTest::newRow("on an array") << property(R"("type":"array","x-mcp-header":"A")") << fatal;
    QTest::newRow("on null") << property(R"("type":"null","x-mcp-header":"A")") << fatal;
    QTest::newRow("without a type") << property(R"("x-mcp-header":"A")") << fatal;
    QTest::newRow("several types")
        << property(R"("type":["string","null"],"x-mcp-header":"A")") << fatal;
    QTest::newRow("number is tolerated")
        << property(R"("type":"number","x-mcp-header":"A")") << QStringList{u"/properties/a"_s};
    QTest::newRow("every token character")
        << property(R"("type":"string","x-mcp-header":"!#$%&'*+-.^_`|~09azAZ")") << QStringList{};
    QTest::newRow("the same name twice")
        << R"({"properties":{"a":{"type":"string","x-mcp-header":"R"},"b":{"type":"string","x-mcp-header":"R"}}})"_ba
        << QStringList{u"/properties/b!"_s};
    QTest::newRow("the same name in another case, nested")
        << R"({"properties":{"a":{"type":"string","x-mcp-header":"Region"},
               "o":{"properties":{"b":{"type":"string","x-mcp-header":"REGION"}}}}})"_ba
        << QStringList{u"/properties/o/properties/b!"_s};
    QTest::newRow("at the root") << R"({"type":"string","x-mcp-header":"A"})"_ba
                                 << QStringList{u"!"_s};
    const QByteArray bad = R"({"type":"string","x-mcp-header":"A"})";
    QTest::newRow("items") << property(R"("type":"array","items":)" + bad)
                           << QStringList{u"/properties/a/items!"_s};
    QTest::newRow("prefixItems") << property(R"("prefixItems":[{},)" + bad + "]")
                                 << QStringList{u"/properties/a/prefixItems/1!"_s};
    for (const char *keyword : {"oneOf", "anyOf", "allOf"}) {
        QTest::newRow(keyword) << "{\"" + QByteArray(keyword) + R"(":[{"properties":{"a":)" + bad +
                                      "}}]}"
                               << QStringList{
                                      u"/%1/0/properties/a!"_s.arg(QLatin1StringView(keyword))};
    }
    for (const char *keyword :
         {"not", "if", "then", "else", "additionalProperties", "contains", "propertyNames"}) {
        QTest::newRow(keyword) << "{\"" + QByteArray(keyword) + "\":" + bad + "}"
                               << QStringList{u"/%1!"_s.arg(QLatin1StringView(keyword))};
    }
    for (const char *keyword : {"$defs", "definitions", "patternProperties", "dependentSchemas"}) {
        QTest::newRow(keyword) << "{\"" + QByteArray(keyword) + R"(":{"k":)" + bad + "}}"
                               << QStringList{u"/%1/k!"_s.arg(QLatin1StringView(keyword))};
    }
    QTest::newRow("values are no schemas")
        << property(R"("type":"object","default":)" + bad + R"(,"const":)" + bad + R"(,"enum":[)" +
                    bad + R"(],"examples":[)" + bad + "]")
        << QStringList{};
    QTest::newRow("names are escaped in pointers")
        << R"({"properties":{"a/b":{"type":"string","x-mcp-header":""}}})"_ba
        << QStringList{u"/properties/a~1b!"_s};
    QTest::newRow("not a schema") << "[1,2]"_ba << QStringList{};
    QTest::newRow("properties that are no object")
        << R"({"properties":[{"x-mcp-header":"A"}]})"_ba << QStringList{};
}

void TestHeaderMirror::findsBadAnnotations()
{
    QFETCH(const QByteArray, schema);
    QFETCH(const QStringList, places);
    QCOMPARE(findingPlaces(schema), places);
    for (const HeaderMirror::Finding &finding :
         HeaderMirror::readAnnotations(json(schema)).findings)
        QVERIFY(finding.reason.contains(u"x-mcp-header"));
}

void TestHeaderMirror::aPropertyMayBeCalledLikeTheKeyword()
{
    const QByteArray schema =
        R"({"properties":{"x-mcp-header":{"type":"string","x-mcp-header":"Own"}}})";
    QCOMPARE(findingPlaces(schema), QStringList());
    QCOMPARE(fieldText(schema, R"({"x-mcp-header":"v"})"), "Mcp-Param-Own: v\n"_ba);
}

void TestHeaderMirror::saysWhyAToolIsUnusable()
{
    const auto annotations = HeaderMirror::readAnnotations(json(
        R"({"properties":{"a":{"type":"array","x-mcp-header":"A"},"n":{"type":"number","x-mcp-header":"N"}}})"));
    QVERIFY(!annotations.isValid());
    QCOMPARE(
        annotations.fatalText(),
        u"inputSchema/properties/a: x-mcp-header needs the type string, integer or boolean; the "
        "property's type is \"array\""_s);
}

void TestHeaderMirror::goodToolHasNoFindings()
{
    const auto annotations = HeaderMirror::readAnnotations(
        json(R"({"properties":{"a":{"type":"string","x-mcp-header":"A"}}})"));
    QVERIFY(annotations.isValid());
    QVERIFY(annotations.fatalText().isEmpty());
    QCOMPARE(annotations.usable,
             (QList<HeaderMirror::Annotation>{{u"A"_s, {u"a"_s}, u"string"_s}}));
}

QTEST_GUILESS_MAIN(TestHeaderMirror)
#include "tst_headermirror.moc"
