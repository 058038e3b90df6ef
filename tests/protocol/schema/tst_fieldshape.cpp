// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/fieldshape.h"
#include "schematesting.h"

#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Mcp::FieldKind)
Q_DECLARE_METATYPE(Mcp::Fallback)

class tst_FieldShape : public QObject
{
    Q_OBJECT
private:
    static FieldShape shapeOf(QByteArrayView schema)
    {
        const SchemaReader reader(json(schema));
        return reader.read(reader.document());
    }

private slots:
    void choosesTheFieldByTheSchema_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<FieldKind>("kind");
        QTest::addColumn<bool>("nullable");
        const auto row = [](const char *name, const char *schema, FieldKind kind,
                            bool nullable = false) {
            QTest::addRow("%s", name) << QByteArray(schema) << kind << nullable;
        };
        row("string", R"({"type":"string"})", FieldKind::Text);
        row("integer", R"({"type":"integer"})", FieldKind::Integer);
        row("number", R"({"type":"number"})", FieldKind::Number);
        row("boolean", R"({"type":"boolean"})", FieldKind::Boolean);
        row("type in a list of one", R"({"type":["string"]})", FieldKind::Text);
        row("number and integer are a number", R"({"type":["integer","number"]})",
            FieldKind::Number);
        row("enum", R"({"enum":["a","b"]})", FieldKind::Choice);
        row("const", R"({"const":7})", FieldKind::Constant);
        row("const null", R"({"const":null})", FieldKind::Constant);
        row("null only", R"({"type":"null"})", FieldKind::Constant);
        row("object", R"({"type":"object","properties":{"a":{}}})", FieldKind::Object);
        row("object without the word", R"({"properties":{"a":{}}})", FieldKind::Object);
        row("closed empty object", R"({"type":"object","additionalProperties":false})",
            FieldKind::Object);
        row("array", R"({"type":"array","items":{"type":"string"}})", FieldKind::Array);
        row("array without items", R"({"type":"array"})", FieldKind::Array);
        row("array without the word", R"({"items":{}})", FieldKind::Array);
        row("nullable by type", R"({"type":["string","null"]})", FieldKind::Text, true);
        row("nullable by anyOf", R"({"anyOf":[{"type":"integer"},{"type":"null"}]})",
            FieldKind::Integer, true);
        row("nullable by oneOf", R"({"oneOf":[{"type":"null"},{"type":"boolean"}]})",
            FieldKind::Boolean, true);
        row("nullable by const null", R"({"anyOf":[{"type":"string"},{"const":null}]})",
            FieldKind::Text, true);
        row("nullable as in OpenAPI", R"({"type":"string","nullable":true})", FieldKind::Text,
            true);
        row("nullable array", R"({"anyOf":[{"type":"array","items":{}},{"type":"null"}]})",
            FieldKind::Array, true);
        row("nullable enum", R"({"anyOf":[{"enum":["a"]},{"type":"null"}]})", FieldKind::Choice,
            true);
        row("null among the choices", R"({"type":["string","null"],"enum":["a",null]})",
            FieldKind::Choice);
        row("anyOf of one", R"({"anyOf":[{"type":"string"}]})", FieldKind::Text);
        row("titled constants", R"({"oneOf":[{"const":1,"title":"One"},{"const":2}]})",
            FieldKind::Choice);
        row("anyOf that only restricts",
            R"({"type":"string","anyOf":[{"format":"uri"},{"maxLength":3}]})", FieldKind::Text);
        row("anyOf of required members",
            R"({"type":"object","properties":{"a":{},"b":{}},"anyOf":[{"required":["a"]},{"required":["b"]}]})",
            FieldKind::Object);
        row("allOf of one", R"({"allOf":[{"type":"string"}],"default":"x"})", FieldKind::Text);
        row("allOf merged", R"({"allOf":[{"properties":{"a":{}}},{"properties":{"b":{}}}]})",
            FieldKind::Object);
        row("allOf narrows",
            R"({"allOf":[{"type":["string","integer"]},{"type":["integer","boolean"]}]})",
            FieldKind::Integer);
    }
    void choosesTheFieldByTheSchema()
    {
        QFETCH(QByteArray, schema);
        const FieldShape shape = shapeOf(schema);
        QCOMPARE(shape.fallback, Fallback::None);
        QTEST(shape.kind, "kind");
        QTEST(shape.isNullable, "nullable");
    }

    void fallsBackToJsonWithAReason_data()
    {
        QTest::addColumn<Json>("schema");
        QTest::addColumn<Fallback>("reason");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<bool>("fault");
        const QHash<QString, Fallback> reasons = {
            {u"AnyValue"_s, Fallback::AnyValue},
            {u"NothingAllowed"_s, Fallback::NothingAllowed},
            {u"NotASchema"_s, Fallback::NotASchema},
            {u"SeveralTypes"_s, Fallback::SeveralTypes},
            {u"Union"_s, Fallback::Union},
            {u"Combination"_s, Fallback::Combination},
            {u"FreeKeys"_s, Fallback::FreeKeys},
            {u"Tuple"_s, Fallback::Tuple},
            {u"UnresolvedReference"_s, Fallback::UnresolvedReference},
            {u"ExternalReference"_s, Fallback::ExternalReference},
            {u"ReferenceLoop"_s, Fallback::ReferenceLoop},
            {u"NoChoices"_s, Fallback::NoChoices},
            {u"UnknownType"_s, Fallback::UnknownType},
        };
        QFile file(QStringLiteral(VITRINE_TEST_DATA "/schema/fallbacks.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Json entries = json(file.readAll());
        for (const Json &entry : entries.items()) {
            const QString reason = entry["reason"_L1].toString();
            QVERIFY2(reasons.contains(reason), qPrintable(reason));
            QTest::addRow("%s", qPrintable(entry["name"_L1].toString()))
                << entry["schema"_L1] << reasons.value(reason) << entry["detail"_L1].toString()
                << entry["fault"_L1].toBool();
        }
    }
    void fallsBackToJsonWithAReason()
    {
        QFETCH(Json, schema);
        const SchemaReader reader(schema);
        const FieldShape shape = reader.read(reader.document());
        QCOMPARE(shape.kind, FieldKind::Raw);
        QTEST(shape.fallback, "reason");
        QTEST(shape.fallbackDetail, "detail");
        QFETCH(bool, fault);
        QCOMPARE(isSchemaFault(shape.fallback), fault);
    }

    void followsReferencesInsideTheDocument_data()
    {
        QTest::addColumn<Json>("schema");
        QTest::addRow("$defs") << jsonWithHashes(
            R"({"$ref":"@/$defs/n","$defs":{"n":{"type":"integer"}}})");
        QTest::addRow("definitions") << jsonWithHashes(
            R"({"$ref":"@/definitions/n","definitions":{"n":{"type":"integer"}}})");
        QTest::addRow("escaped and percent-encoded") << jsonWithHashes(
            R"({"$ref":"@/$defs/a~1b%20c","$defs":{"a/b c":{"type":"integer"}}})");
        QTest::addRow("anywhere") << jsonWithHashes(
            R"({"$ref":"@/x-types/0","x-types":[{"type":"integer"}]})");
        QTest::addRow("anchor") << jsonWithHashes(
            R"({"$ref":"@n","$defs":{"q":{"$anchor":"n","type":"integer"}}})");
        QTest::addRow("own $id") << jsonWithHashes(
            R"({"$id":"urn:s","$ref":"urn:s@/$defs/n","$defs":{"n":{"type":"integer"}}})");
        QTest::addRow("chain") << jsonWithHashes(
            R"({"$ref":"@/$defs/a","$defs":{"a":{"$ref":"@/$defs/b"},"b":{"type":"integer"}}})");
    }
    void followsReferencesInsideTheDocument()
    {
        QFETCH(Json, schema);
        QCOMPARE(SchemaReader(schema).readRoot().kind, FieldKind::Integer);
    }

    void wordsBesideAReferenceWin()
    {
        const SchemaReader reader(jsonWithHashes(R"({
            "$ref": "@/$defs/day", "description": "the end", "default": "2026-01-02",
            "$defs": {"day": {"type": "string", "title": "Day", "description": "a day", "format": "date"}}})"));
        const FieldShape shape = reader.readRoot();
        QCOMPARE(shape.description, u"the end"_s);
        QCOMPARE(shape.title, u"Day"_s);
        QCOMPARE(shape.format, u"date"_s);
        QCOMPARE(shape.defaultValue, Json(u"2026-01-02"_s));
    }

    void ofTwoLimitsTheTighterStays()
    {
        const Constraints limits = shapeOf(R"({"type": "integer", "minimum": 1, "maximum": 10,
            "allOf": [{"minimum": 5, "maximum": 20}, {"minimum": 2}]})")
                                       .constraints;
        QCOMPARE(limits.minimum->numberText(), "5");
        QCOMPARE(limits.maximum->numberText(), "10");
    }

    void draft4BooleansMakeLimitsExclusive()
    {
        const Constraints limits =
            shapeOf(
                R"({"type":"number","minimum":0,"exclusiveMinimum":true,"maximum":9,"exclusiveMaximum":false})")
                .constraints;
        QVERIFY(!limits.minimum);
        QCOMPARE(limits.exclusiveMinimum->numberText(), "0");
        QCOMPARE(limits.maximum->numberText(), "9");
    }

    void choicesCarryTitles_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QStringList>("titles");
        QTest::addColumn<QByteArray>("values");
        QTest::addRow("values as titles")
            << QByteArray(R"({"enum":["a",1,1.50,true,null,{"k":[2]}]})")
            << QStringList{u"a"_s, u"1"_s, u"1.50"_s, u"true"_s, u"null"_s, u"{\"k\":[2]}"_s}
            << QByteArray(R"(["a",1,1.50,true,null,{"k":[2]}])");
        QTest::addRow("enumNames")
            << QByteArray(R"({"enum":["en","fr"],"enumNames":["English","Français"]})")
            << QStringList{u"English"_s, u"Français"_s} << QByteArray(R"(["en","fr"])");
        QTest::addRow("too few enumNames")
            << QByteArray(R"({"enum":["en","fr"],"enumNames":["English"]})")
            << QStringList{u"English"_s, u"fr"_s} << QByteArray(R"(["en","fr"])");
        QTest::addRow("oneOf of constants")
            << QByteArray(
                   R"({"type":"string","oneOf":[{"const":"f00","title":"Red"},{"const":"0f0"}]})")
            << QStringList{u"Red"_s, u"0f0"_s} << QByteArray(R"(["f00","0f0"])");
        QTest::addRow("anyOf of enums")
            << QByteArray(R"({"anyOf":[{"enum":["a"]},{"enum":["b","c"]}]})")
            << QStringList{u"a"_s, u"b"_s, u"c"_s} << QByteArray(R"(["a","b","c"])");
        QTest::addRow("constants behind a reference")
            << jsonWithHashes(
                   R"({"oneOf":[{"$ref":"@/$defs/r"},{"const":2}],"$defs":{"r":{"const":1,"title":"One"}}})")
                   .toBytes()
            << QStringList{u"One"_s, u"2"_s} << QByteArray("[1,2]");
    }
    void choicesCarryTitles()
    {
        QFETCH(QByteArray, schema);
        QStringList titles;
        Json::Array values;
        for (const FieldChoice &choice : shapeOf(schema).choices) {
            titles.append(choice.title);
            values.append(choice.value);
        }
        QTEST(titles, "titles");
        QTEST(Json::array(values).toBytes(), "values");
    }

    void keepsTheOrderOfMembers()
    {
        QStringList names;
        for (const JsonMember &member :
             shapeOf(R"({"properties":{"z":{},"a":{},"10":{},"9":{}}})").properties)
            names.append(member.key);
        QCOMPARE(names, (QStringList{u"z"_s, u"a"_s, u"10"_s, u"9"_s}));
    }

    void saysWhatItDoesNotCheck()
    {
        const FieldShape shape =
            shapeOf(R"({"properties":{"a":{}},"not":{"required":["a"]},"if":{},"then":{}})");
        QCOMPARE(shape.kind, FieldKind::Object);
        QCOMPARE(shape.unchecked, (QStringList{u"not"_s, u"if"_s}));
    }

    void expectsSeveralLinesWhereTheSchemaSaysSo_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<bool>("multiline");
        QTest::addRow("plain") << QByteArray(R"({"type":"string"})") << false;
        QTest::addRow("200") << QByteArray(R"({"type":"string","maxLength":200})") << false;
        QTest::addRow("201") << QByteArray(R"({"type":"string","maxLength":201})") << true;
        QTest::addRow("textarea") << QByteArray(R"({"type":"string","format":"textarea"})") << true;
        QTest::addRow("Markdown") << QByteArray(
                                         R"({"type":"string","contentMediaType":"text/markdown"})")
                                  << true;
        QTest::addRow("default") << QByteArray(R"({"type":"string","default":"a\nb"})") << true;
    }
    void expectsSeveralLinesWhereTheSchemaSaysSo()
    {
        QFETCH(QByteArray, schema);
        QTEST(shapeOf(schema).isMultiline(), "multiline");
    }

    // Each of 40 definitions refers to the next one twice: 2^40 schemas if all were followed.
    void isNotLostInMultipliedReferences()
    {
        Json defs = Json::object();
        for (int i = 0; i < 40; ++i) {
            const Json next = Json::object({{u"$ref"_s, Json(u"#/$defs/d%1"_s.arg(i + 1))}});
            defs.set(u"d%1"_s.arg(i), Json::object({{u"allOf"_s, Json::array({next, next})}}));
        }
        defs.set(u"d40", json(R"({"type":"string"})"));
        const SchemaReader reader(
            Json::object({{u"$ref"_s, Json(u"#/$defs/d0"_s)}, {u"$defs"_s, defs}}));
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(reader.read(reader.document()).fallback, Fallback::TooDeep);
        QVERIFY(timer.elapsed() < 30000);
    }

    void rootWithoutMembersIsAnEmptyForm_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<FieldKind>("kind");
        QTest::addRow("empty") << QByteArray("{}") << FieldKind::Object;
        QTest::addRow("object") << QByteArray(R"({"type":"object"})") << FieldKind::Object;
        QTest::addRow("no properties")
            << QByteArray(R"({"type":"object","properties":{}})") << FieldKind::Object;
        QTest::addRow("open")
            << QByteArray(R"({"type":"object","properties":{},"additionalProperties":true})")
            << FieldKind::Object;
        QTest::addRow("map") << QByteArray(
                                    R"({"type":"object","additionalProperties":{"type":"string"}})")
                             << FieldKind::Raw;
    }
    void rootWithoutMembersIsAnEmptyForm()
    {
        QFETCH(QByteArray, schema);
        QTEST(SchemaReader(json(schema)).readRoot().kind, "kind");
    }
};

QTEST_GUILESS_MAIN(tst_FieldShape)
#include "tst_fieldshape.moc"
