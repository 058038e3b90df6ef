// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/validator.h"
#include "schematesting.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

class tst_Validator : public QObject
{
    Q_OBJECT
private:
    // "POINTER keyword" for each problem, in order.
    static QStringList found(const Json &schema, const Json &value)
    {
        const Result<QList<SchemaProblem>> problems = validate(schema, value);
        if (!problems)
            return {u"error: "_s + problems.error().toString()};
        QStringList out;
        for (const SchemaProblem &problem : *problems)
            out.append(problem.pointer + u' ' + problem.keyword +
                       (problem.isUnchecked ? u" unchecked"_s : QString()));
        return out;
    }

private slots:
    void holdsValuesToTheKeywords_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QStringList>("problems");
        const auto row = [](const char *name, const char *schema, const char *value,
                            const QStringList &problems = {}) {
            QTest::addRow("%s", name) << QByteArray(schema) << QByteArray(value) << problems;
        };
        row("true", "true", "[]");
        row("false", "false", "[]", {u" false"_s});
        row("type", R"({"type":"string"})", "5", {u" type"_s});
        row("one of types", R"({"type":["string","null"]})", "null");
        row("1.0 is an integer", R"({"type":"integer"})", "1.0");
        row("1.5 is none", R"({"type":"integer"})", "1.5", {u" type"_s});
        row("big integer", R"({"type":"integer"})", "123456789012345678901234567890");
        row("integers are numbers", R"({"type":"number"})", "1");
        row("enum counts equal values", R"({"enum":[1,{"a":1,"b":2}]})", R"({"b":2.0,"a":1})");
        row("enum", R"({"enum":[1,2]})", "3", {u" enum"_s});
        row("const", R"({"const":null})", "false", {u" const"_s});
        row("beyond 2^53", R"({"maximum":9007199254740992})", "9007199254740993", {u" maximum"_s});
        row("exclusive", R"({"exclusiveMinimum":0,"exclusiveMaximum":1})", "0",
            {u" exclusiveMinimum"_s});
        row("decimal multiple", R"({"multipleOf":0.01})", "19.99");
        row("no multiple", R"({"multipleOf":0.01})", "0.005", {u" multipleOf"_s});
        row("code points", R"({"maxLength":1})", "\"\U0001F600\"");
        row("too long", R"({"maxLength":1})", R"("ab")", {u" maxLength"_s});
        row("too short", R"({"minLength":1})", R"("")", {u" minLength"_s});
        row("pattern is not anchored", R"({"pattern":"b"})", R"("abc")");
        row("pattern", R"({"pattern":"^\\p{Lu}$"})", R"("a")", {u" pattern"_s});
        row("pattern ends at the end", R"({"pattern":"^a$"})", R"("a\n")", {u" pattern"_s});
        row("format is an annotation", R"({"format":"email"})", R"("nobody")");
        row("items", R"({"items":{"type":"string"}})", R"(["a",1,2])",
            {u"/1 type"_s, u"/2 type"_s});
        row("prefixItems", R"({"prefixItems":[{"type":"string"}],"items":false})", R"(["a",1])",
            {u"/1 false"_s});
        row("lists as in draft 7 without $schema",
            R"({"items":[{"type":"string"}],"additionalItems":false})", R"([1,2])",
            {u"/0 type"_s, u"/1 false"_s});
        row("unique", R"({"uniqueItems":true})", R"([{"a":1,"b":2},{"b":2,"a":1.0}])",
            {u" uniqueItems"_s});
        row("contains", R"({"contains":{"const":1},"minContains":2})", "[1,2]", {u" contains"_s});
        row("too many", R"({"contains":{"const":1},"maxContains":1})", "[1,1]",
            {u" maxContains"_s});
        row("required", R"({"required":["a","b"]})", R"({"a":1})", {u" required"_s});
        row("members", R"({"properties":{"a":{"type":"string"},"b":{"type":"string"}}})",
            R"({"a":1,"b":"x"})", {u"/a type"_s});
        row("pointer is escaped", R"({"properties":{"a/b~c":false}})", R"({"a/b~c":1})",
            {u"/a~1b~0c false"_s});
        row("additional",
            R"({"properties":{"a":{}},"patternProperties":{"^x":{}},"additionalProperties":false})",
            R"({"a":1,"x1":1,"y":1})", {u" additionalProperties"_s});
        row("pattern members", R"({"patternProperties":{"^x":{"type":"string"}}})",
            R"({"x1":1,"y":1})", {u"/x1 type"_s});
        row("names", R"({"propertyNames":{"maxLength":1}})", R"({"a":1,"bb":1})",
            {u" propertyNames"_s});
        row("dependent", R"({"dependentRequired":{"a":["b"]}})", R"({"a":1})",
            {u" dependentRequired"_s});
        row("allOf tells what is wrong inside",
            R"({"allOf":[{"required":["a"]},{"type":"object"}]})", "{}", {u" required"_s});
        row("anyOf", R"({"anyOf":[{"type":"string"},{"type":"null"}]})", "1", {u" anyOf"_s});
        row("oneOf", R"({"oneOf":[{"type":"integer"},{"type":"number"}]})", "1", {u" oneOf"_s});
        row("not", R"({"not":{"type":"string"}})", R"("a")", {u" not"_s});
        row("then",
            R"({"if":{"required":["a"]},"then":{"required":["b"]},"else":{"required":["c"]}})",
            R"({"a":1})", {u" required"_s});
        row("else",
            R"({"if":{"required":["a"]},"then":{"required":["b"]},"else":{"required":["c"]}})",
            R"({"c":1})");
        row("unevaluated", R"({"allOf":[{"properties":{"a":{}}}],"unevaluatedProperties":false})",
            R"({"a":1,"b":1})", {u"/b false"_s});
        row("a failed branch evaluates nothing",
            R"({"anyOf":[{"properties":{"a":{"type":"string"}}},true],"unevaluatedProperties":false})",
            R"({"a":1})", {u"/a false"_s});
        row("unevaluated items",
            R"({"prefixItems":[true],"contains":{"const":3},"unevaluatedItems":false})", "[1,2,3]",
            {u"/1 false"_s});
    }
    void holdsValuesToTheKeywords()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, value);
        QTEST(found(json(schema), json(value)), "problems");
    }

    void saysWhatWasExpectedAndWhatIsThere()
    {
        const auto problems = validate(
            json(R"({"properties":{"n":{"type":"integer","maximum":5}}})"), json(R"({"n":6})"));
        QVERIFY(problems);
        QCOMPARE(problems->size(), 1);
        QCOMPARE(problems->constFirst().text, u"expected at most 5, found 6"_s);
        QCOMPARE(problems->constFirst().pointer, u"/n"_s);
    }

    // ---- dialects

    void readsEachDialectByItsRules_data()
    {
        QTest::addColumn<QString>("dialect");
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("isValid");
        const QString draft4 = u"http://json-schema.org/draft-04/schema#"_s;
        const QString draft7 = u"http://json-schema.org/draft-07/schema#"_s;
        const QString modern = u"https://json-schema.org/draft/2020-12/schema"_s;
        const QByteArray tuple = R"({"items":[{"type":"string"}]})";
        QTest::addRow("lists in items, draft 7") << draft7 << tuple << QByteArray("[1]") << false;
        QTest::addRow("dialect without hash")
            << draft7.chopped(1) << tuple << QByteArray("[1]") << false;
        QTest::addRow("prefixItems is unknown to draft 7")
            << draft7 << QByteArray(R"({"prefixItems":[false]})") << QByteArray("[1]") << true;
        QTest::addRow("nothing counts beside $ref, draft 7")
            << draft7
            << jsonWithHashes(
                   R"({"$ref":"@/definitions/a","type":"string","definitions":{"a":{}}})")
                   .toBytes()
            << QByteArray("1") << true;
        QTest::addRow("keywords beside $ref, 2020-12")
            << modern
            << jsonWithHashes(R"({"$ref":"@/$defs/a","type":"string","$defs":{"a":{}}})").toBytes()
            << QByteArray("1") << false;
        QTest::addRow("boolean limits, draft 4")
            << draft4 << QByteArray(R"({"minimum":1,"exclusiveMinimum":true})") << QByteArray("1")
            << false;
        QTest::addRow("dependencies, draft 7")
            << draft7 << QByteArray(R"({"dependencies":{"a":["b"]}})") << QByteArray(R"({"a":1})")
            << false;
        QTest::addRow("no dependencies, 2020-12")
            << modern << QByteArray(R"({"dependencies":{"a":["b"]}})") << QByteArray(R"({"a":1})")
            << true;
    }
    void readsEachDialectByItsRules()
    {
        QFETCH(QString, dialect);
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, value);
        Json stated = json(schema);
        stated.set(u"$schema", Json(dialect));
        const auto problems = validate(stated, json(value));
        QVERIFY2(problems, problems ? "" : qPrintable(problems.error().toString()));
        QTEST(problems->isEmpty(), "isValid");
    }

    void refusesWhatItCannotRead_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("word");
        const auto row = [](const char *name, const QByteArray &schema, const char *where,
                            const char *word) {
            QTest::addRow("%s", name)
                << schema << QString::fromUtf8(where) << QString::fromUtf8(word);
        };
        row("no schema", "[]", "", "object");
        row("unknown dialect", R"({"$schema":"urn:example:mine"})", "/$schema", "dialect");
        const QByteArray missing =
            jsonWithHashes(R"({"properties":{"a":{"$ref":"@/$defs/No"}}})").toBytes();
        row("missing reference", missing, "/properties/a/$ref", "not there");
        row("network", R"({"items":{"$ref":"https:\/\/canary.example\/s.json"}})", "/items/$ref",
            "fetched");
        row("file", R"({"$ref":"file:\/\/\/etc\/passwd"})", "/$ref", "fetched");
        row("relative", R"({"$ref":"other.json"})", "/$ref", "fetched");
    }
    void refusesWhatItCannotRead()
    {
        QFETCH(QByteArray, schema);
        const auto problems = validate(json(schema), json("1"));
        QVERIFY(!problems);
        QVERIFY(problems.error().kind == Error::Kind::Schema);
        QTEST(problems.error().where, "where");
        QFETCH(QString, word);
        QVERIFY2(problems.error().text.contains(word), qPrintable(problems.error().text));
    }

    // ---- references

    void followsReferencesInsideTheDocument_data()
    {
        QTest::addColumn<Json>("schema");
        QTest::addRow("pointer") << jsonWithHashes(
            R"({"$ref":"@/$defs/s","$defs":{"s":{"type":"string"}}})");
        QTest::addRow("anchor") << jsonWithHashes(
            R"({"$ref":"@s","$defs":{"x":{"$anchor":"s","type":"string"}}})");
        QTest::addRow("escapes") << jsonWithHashes(
            R"({"$ref":"@/$defs/a~1b%20c","$defs":{"a/b c":{"type":"string"}}})");
        QTest::addRow("own address") << jsonWithHashes(
            R"({"$id":"urn:x:doc","$ref":"urn:x:doc@/$defs/s","$defs":{"s":{"type":"string"}}})");
        QTest::addRow("embedded resource")
            << jsonWithHashes(R"({"$ref":"inner","$defs":{"x":{"$id":"inner","$ref":"@/$defs/s",)"
                              R"("$defs":{"s":{"type":"string"}}},"s":{"type":"null"}}})");
        QTest::addRow("dynamic") << jsonWithHashes(
            R"({"$ref":"inner","$defs":{"mine":{"$dynamicAnchor":"t","type":"string"},)"
            R"("x":{"$id":"inner","$dynamicRef":"@t","$defs":{"any":{"$dynamicAnchor":"t"}}}}})");
    }
    void followsReferencesInsideTheDocument()
    {
        QFETCH(Json, schema);
        QCOMPARE(found(schema, json(R"("text")")), QStringList());
        QCOMPARE(found(schema, json("1")), QStringList{u" type"_s});
    }

    void recursiveSchemasWork()
    {
        const Json tree = jsonWithHashes(R"({"type":"object","required":["v"],
            "properties":{"v":{"type":"integer"},"kids":{"type":"array","items":{"$ref":"@"}}}})");
        QCOMPARE(found(tree, json(R"({"v":1,"kids":[{"v":2},{"v":"x","kids":[{}]}]})")),
                 (QStringList{u"/kids/1/v type"_s, u"/kids/1/kids/0 required"_s}));
    }

    // ---- hostile schemas

    void aReferenceToItselfEnds_data()
    {
        QTest::addColumn<Json>("schema");
        QTest::addRow("itself") << jsonWithHashes(R"({"$ref":"@"})");
        QTest::addRow("through allOf") << jsonWithHashes(R"({"allOf":[{"$ref":"@"}]})");
        QTest::addRow("through not") << jsonWithHashes(R"({"not":{"$ref":"@"}})");
        QTest::addRow("of two") << jsonWithHashes(
            R"({"$ref":"@/$defs/a","$defs":{"a":{"$ref":"@/$defs/b"},"b":{"$ref":"@/$defs/a"}}})");
    }
    void aReferenceToItselfEnds()
    {
        QFETCH(Json, schema);
        const auto problems = validate(schema, json("1"));
        QVERIFY(!problems);
        QVERIFY(problems.error().kind == Error::Kind::Schema);
    }

    void multipliedBranchesRunOutOfTime()
    {
        // Each definition asks the next one twice: 2^60 evaluations.
        Json defs = Json::object();
        for (int i = 0; i < 60; ++i) {
            const Json next = Json::object({{u"$ref"_s, Json(u"#/$defs/d%1"_s.arg(i + 1))}});
            defs.set(u"d%1"_s.arg(i), Json::object({{u"allOf"_s, Json::array({next, next})}}));
        }
        defs.set(u"d60", Json(true));
        const auto validator =
            Validator::make(Json::object({{u"$ref"_s, Json(u"#/$defs/d0"_s)}, {u"$defs"_s, defs}}));
        QVERIFY(validator);
        QElapsedTimer timer;
        timer.start();
        const auto problems = validator->check(json("1"), std::chrono::milliseconds(50));
        QVERIFY(!problems);
        QVERIFY(problems.error().kind == Error::Kind::Timeout);
        QVERIFY(timer.elapsed() < 30000);
    }

    void patternsThatCannotBeUsedAreSaidToBeUnchecked()
    {
        const Json text = Json(QString(60, u'a') + u'!');
        QCOMPARE(found(json(R"({"pattern":"^(a+)+$"})"), text),
                 QStringList{u" pattern unchecked"_s});
        QCOMPARE(found(json("{\"pattern\":\"(\"}"), text), QStringList{u" pattern unchecked"_s});
        // Also in a branch, and once however often it is met.
        QCOMPARE(
            found(json("{\"items\":{\"anyOf\":[{\"pattern\":\"(\"}]}}"), Json::array({text, text})),
            (QStringList{u"/0 pattern unchecked"_s, u"/1 pattern unchecked"_s}));
    }

    void longTextsAreNoTroubleForPatterns()
    {
        // std::regex ends the program here.
        const Json text(QString(1'000'000, u'a'));
        const auto problems = validate(json(R"({"pattern":"^(a|b)*$"})"), text);
        QVERIFY(problems && (problems->isEmpty() || problems->constFirst().isUnchecked));
        QCOMPARE(found(json(R"({"pattern":"^[ab]*$"})"), text), QStringList());
    }

    void deepValuesAndDeepSchemasAreRefused()
    {
        const Json tree = jsonWithHashes(R"({"items":{"$ref":"@"}})");
        Json deep = json("1");
        for (int i = 0; i < 900; ++i)
            deep = Json::array({deep});
        QVERIFY(!validate(tree, deep));
        Json schema = Json(true);
        for (int i = 0; i < 900; ++i)
            schema = Json::object({{u"not"_s, schema}});
        QVERIFY(!validate(schema, json("1")));
    }

    void listsAHundredProblemsAtMost()
    {
        Json list = Json::array();
        for (int i = 0; i < 1000; ++i)
            list.append(Json(i));
        QCOMPARE(found(json(R"({"items":{"type":"string"}})"), list).size(),
                 Validator::kMaxProblems);
    }

    void keywordsOfTheWrongTypeAreIgnored()
    {
        QCOMPARE(
            found(
                json(
                    R"({"minLength":"x","required":"a","properties":[],"items":5,"enum":1,"pattern":2,
            "maximum":"3","allOf":{},"anyOf":1,"uniqueItems":"yes"})"),
                json(R"({"a":"b"})")),
            QStringList());
    }
};

QTEST_GUILESS_MAIN(tst_Validator)
#include "tst_validator.moc"
