// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0

// What FormModel says about content that is wrong.
#include "schema/formmodel.h"
#include "schematesting.h"

#include <QSignalSpy>
#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;
using Kind = FieldProblem::Kind;
using Severity = FieldProblem::Severity;

Q_DECLARE_METATYPE(Mcp::FieldProblem)

class tst_FormProblems : public QObject
{
    Q_OBJECT
private:
    static QStringList places(const FormModel &model)
    {
        QStringList out;
        for (const FormProblem &problem : model.problems())
            out.append(problem.pointer);
        return out;
    }

private slots:
    void checksWhatWasTyped_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<FieldProblem>("problem");
        const auto row = [](const char *name, const char *schema, const char *typed, Kind kind,
                            const char *expected = "", const char *actual = "") {
            const auto severity =
                kind == Kind::FormatMismatch ? Severity::Warning : Severity::Error;
            QTest::addRow("%s", name) << QByteArray(schema) << QString::fromUtf8(typed)
                                      << FieldProblem{kind, severity, QString::fromUtf8(expected),
                                                      QString::fromUtf8(actual)};
        };
        row("letters", R"({"type":"integer"})", "12abc", Kind::NotANumber, "", "12abc");
        row("NaN", R"({"type":"number"})", "NaN", Kind::NotANumber, "", "NaN");
        row("half typed", R"({"type":"number"})", "1.", Kind::NotANumber, "", "1.");
        row("fraction", R"({"type":"integer"})", "3.7", Kind::NotAnInteger, "", "3.7");
        row("too small", R"({"type":"integer","minimum":-5})", "-6", Kind::BelowMinimum, "-5",
            "-6");
        row("beyond 2^53", R"({"type":"integer","maximum":9007199254740993})", "9007199254740994",
            Kind::AboveMaximum, "9007199254740993", "9007199254740994");
        row("on the exclusive bound", R"({"type":"number","exclusiveMinimum":0})", "0",
            Kind::NotAboveBound, "0", "0");
        row("on the upper exclusive bound", R"({"type":"number","exclusiveMaximum":1e2})", "100",
            Kind::NotBelowBound, "1e2", "100");
        row("not a multiple", R"({"type":"number","multipleOf":0.01})", "0.075", Kind::NotAMultiple,
            "0.01", "0.075");
        row("too short", R"({"type":"string","minLength":4})", "123", Kind::TooShort, "4", "3");
        row("too long", R"({"type":"string","maxLength":2})", "😀😀😀", Kind::TooLong, "2", "3");
        row("pattern", R"({"type":"string","pattern":"^\\d{4}$"})", "12", Kind::PatternMismatch,
            "^\\d{4}$");
        row("no date", R"({"type":"string","format":"date"})", "2023-02-29", Kind::FormatMismatch,
            "date");
        row("no time zone", R"({"type":"string","format":"date-time"})", "2026-01-01T10:00:00",
            Kind::FormatMismatch, "date-time");
        row("relative", R"({"type":"string","format":"uri"})", "a/b", Kind::FormatMismatch, "uri");
        row("no mail address", R"({"type":"string","format":"email"})", "a b@c",
            Kind::FormatMismatch, "email");
        row("short UUID", R"({"type":"string","format":"uuid"})", "123", Kind::FormatMismatch,
            "uuid");
        row("no JSON", R"({})", "{\"a\":", Kind::NotJson);
        row("JSON of another type", R"({"type":"object"})", "[1]", Kind::WrongType, "object",
            "array");
        row("one of several types", R"({"type":["string","boolean"]})", "1", Kind::WrongType,
            "string, boolean", "integer");
    }
    void checksWhatWasTyped()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QString, typed);
        QFETCH(FieldProblem, problem);
        FormModel model(objectSchema(R"({"f":)" + schema + "}"));
        QVERIFY(model.isValid());
        model.node(u"/f")->setText(typed);
        QCOMPARE(places(model), QStringList{u"/f"_s});
        FieldProblem found = model.problems().constFirst().problem;
        if (problem.kind == Kind::NotJson) { // the parser's own words
            QVERIFY(!found.expected.isEmpty());
            QVERIFY(found.actual.startsWith("line 1"_L1));
            found.expected.clear();
            found.actual.clear();
        }
        QVERIFY(found.kind == problem.kind);
        QCOMPARE(found.expected, problem.expected);
        QCOMPARE(found.actual, problem.actual);
        QVERIFY(found.severity == problem.severity);
        QCOMPARE(model.isValid(), problem.severity == Severity::Warning);
        model.node(u"/f")->setText({});
        QCOMPARE(places(model), QStringList());
    }

    void acceptsWhatIsRight_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QString>("typed");
        const auto row = [](const char *name, const char *schema, const char *typed) {
            QTest::addRow("%s", name) << QByteArray(schema) << QString::fromUtf8(typed);
        };
        row("1.0 is an integer", R"({"type":"integer"})", "1.0");
        row("1e3 is an integer", R"({"type":"integer"})", "1e3");
        row("spaces around a number", R"({"type":"integer"})", " 5 ");
        row("0.07 is a multiple of 0.01", R"({"type":"number","multipleOf":0.01})", "0.07");
        row("four code points", R"({"type":"string","minLength":4,"maxLength":4})", "😀😀😀😀");
        row("pattern anywhere", R"({"type":"string","pattern":"b"})", "abc");
        row("pattern with properties", R"({"type":"string","pattern":"^[A-Z]{2}\\p{L}+$"})",
            "DEäß");
        row("pattern with \\u", R"({"type":"string","pattern":"^\\u00e4$"})", "ä");
        row("pattern with [^]", R"({"type":"string","pattern":"^a[^]b$"})", "a\nb");
        row("pattern that Qt cannot compile", "{\"type\":\"string\",\"pattern\":\"(\"}", "x");
        row("leap day", R"({"type":"string","format":"date"})", "2024-02-29");
        row("leap second", R"({"type":"string","format":"time"})", "23:59:60Z");
        row("offset", R"({"type":"string","format":"date-time"})", "2026-01-01t10:00:00.5+02:00");
        row("other letters in a mail address", R"({"type":"string","format":"email"})",
            "ü@bücher.example");
        row("unknown format", R"({"type":"string","format":"acme-id"})", "?");
        row("choice of union", R"({"anyOf":[{"type":"string"},{"type":"integer"}]})", "5");
    }
    void acceptsWhatIsRight()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QString, typed);
        FormModel model(objectSchema(R"({"f":)" + schema + "}"));
        model.node(u"/f")->setText(typed);
        QCOMPARE(places(model), QStringList());
    }

    void aPatternWithoutEndDoesNotFreeze()
    {
        FormModel model(objectSchema(R"({"f": {"type": "string", "pattern": "^(a+)+$"}})"));
        model.node(u"/f")->setText(QString(40, u'a') + u'!');
        QVERIFY(model.isValid()); // cannot be told, so it is not held against the text
    }

    void requiredFieldsAreMissedOnlyWhereTheirGroupIsThere()
    {
        FormModel model(objectSchema(R"({"name": {"type": "string"}, "range": {"type": "object",
            "required": ["from", "to"], "properties": {"from": {"type": "string"}, "to": {"type": "string"}}}})",
                                     R"(["name"])"));
        QCOMPARE(places(model), QStringList{u"/name"_s});
        QVERIFY(!model.isValid());
        model.node(u"/name")->setText(u"n"_s);
        QCOMPARE(places(model), QStringList());
        QVERIFY(model.isValid());
        model.node(u"/range/from")->setText(u"1"_s);
        QCOMPARE(places(model), QStringList{u"/range/to"_s});
        model.node(u"/range/from")->setText({});
        QCOMPARE(places(model), QStringList());
        model.node(u"/range")->setState(FormNode::State::Value);
        QCOMPARE(places(model), (QStringList{u"/range/from"_s, u"/range/to"_s}));
    }

    void anEmptyTextOnPurposeSatisfiesRequired()
    {
        FormModel model(objectSchema(R"({"name": {"type": "string"}})", R"(["name"])"));
        model.node(u"/name")->setState(FormNode::State::Value);
        QCOMPARE(places(model), QStringList());
    }

    void nullIsAProblemWhereItIsNotAllowed()
    {
        FormModel model(
            objectSchema(R"({"a": {"type": "string"}, "b": {"type": ["string", "null"]}})"));
        model.node(u"/a")->setState(FormNode::State::Null);
        model.node(u"/b")->setState(FormNode::State::Null);
        QCOMPARE(model.value().toBytes(), R"({"a":null,"b":null})");
        QCOMPARE(places(model), QStringList{u"/a"_s});
        QVERIFY(model.problems().constFirst().problem.kind == Kind::WrongType);
    }

    void listsAreCheckedAsAWhole()
    {
        FormModel model(objectSchema(
            R"({"l": {"type": "array", "minItems": 2, "maxItems": 3, "uniqueItems": true,
            "items": {"type": "number"}}})",
            R"(["l"])"));
        FormNode *list = model.node(u"/l");
        QVERIFY(list->problem()->kind == Kind::TooFewItems);
        QCOMPARE(list->problem()->expected, u"2"_s);
        QCOMPARE(list->problem()->actual, u"0"_s);
        list->addRow()->setText(u"1"_s);
        list->addRow()->setText(u"1.0"_s);
        QVERIFY(list->problem()->kind == Kind::DuplicateItems); // equal as numbers
        QCOMPARE(list->problem()->actual, u"1"_s);
        list->childAt(1)->setText(u"2"_s);
        QVERIFY(!list->problem());
        list->addRow()->setText(u"3"_s);
        list->addRow()->setText(u"4"_s);
        QVERIFY(list->problem()->kind == Kind::TooManyItems);
        list->removeRow(0);
        QVERIFY(!list->problem());
    }

    void objectsInAListAreEqualInAnyOrderOfMembers()
    {
        FormModel model(
            objectSchema(R"({"l": {"type": "array", "uniqueItems": true, "items": {}}})"));
        model.node(u"/l")->addRow()->setText(uR"({"a": 1, "b": 2})"_s);
        model.node(u"/l")->addRow()->setText(uR"({"b": 2.0, "a": 1})"_s);
        QVERIFY(model.node(u"/l")->problem()->kind == Kind::DuplicateItems);
    }

    void rowsWithoutContentAreMissing()
    {
        FormModel model(objectSchema(R"({"n": {"type": "array", "items": {"type": "number"}},
            "c": {"type": "array", "items": {"enum": ["a"]}}, "s": {"type": "array", "items": {"type": "string"}}})"));
        for (const QString &pointer : {u"/n"_s, u"/c"_s, u"/s"_s})
            model.node(pointer)->addRow();
        QCOMPARE(places(model), (QStringList{u"/n/0"_s, u"/c/0"_s})); // an empty text is a text
    }

    void unknownMembersAreAProblemOnlyWhereTheyAreForbidden()
    {
        Json schema = objectSchema(R"({"a": {"type": "string"}})");
        FormModel model(schema);
        model.setValue(json(R"({"x":1})"));
        QCOMPARE(places(model), QStringList());
        schema.set(u"additionalProperties", Json(false));
        model.setSchema(schema);
        model.setValue(json(R"({"x":1,"y":2})"));
        QCOMPARE(places(model), QStringList{QString()});
        QCOMPARE(model.problems().constFirst().problem.actual, u"x, y"_s);
        schema.set(u"patternProperties", json(R"({"^x":{}})"));
        model.setSchema(schema);
        model.setValue(json(R"({"x":1})"));
        QCOMPARE(places(model), QStringList()); // not for the form to say
    }

    void valuesThatDoNotFitAreShownAsJsonWithAProblem_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *name, const char *schema, const char *value, Kind kind) {
            QTest::addRow("%s", name) << QByteArray(schema) << QByteArray(value) << int(kind);
        };
        row("number in a text", R"({"type":"string"})", "5", Kind::WrongType);
        row("string with digits in a number", R"({"type":"integer"})", R"("5")", Kind::WrongType);
        row("list in a boolean", R"({"type":"boolean"})", "[]", Kind::WrongType);
        row("null", R"({"type":"string"})", "null", Kind::WrongType);
        row("other choice", R"({"enum":["a"]})", R"("b")", Kind::NotAChoice);
        row("other constant", R"({"const":7})", "8", Kind::NotTheConstant);
        row("list for a group", R"({"type":"object","properties":{"a":{}}})", "[]",
            Kind::WrongType);
    }
    void valuesThatDoNotFitAreShownAsJsonWithAProblem()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, value);
        QFETCH(int, kind);
        FormModel model(objectSchema(R"({"f":)" + schema + "}"));
        model.setValue(json(R"({"f":)" + value + "}"));
        FormNode *field = model.node(u"/f");
        QVERIFY(field->isRaw());
        QCOMPARE(field->text().toUtf8(), value);
        QCOMPARE(int(field->problem()->kind), kind);
    }

    void sameValueInAnotherSpellingIsNoProblem()
    {
        FormModel model(objectSchema(R"({"c": {"enum": [1, 2]}, "k": {"const": 7}})"));
        model.setValue(json(R"({"c":1.0,"k":7.0})"));
        QCOMPARE(places(model), QStringList());
        QCOMPARE(model.value().toBytes(), R"({"c":1.0,"k":7.0})");
    }

    void changesAreToldOnlyWhereProblemsDiffer()
    {
        FormModel model(
            objectSchema(R"({"n": {"type": "integer", "minimum": 10}, "s": {"type": "string"}})"));
        QSignalSpy spy(&model, &FormModel::problemsChanged);
        model.node(u"/s")->setText(u"x"_s);
        QCOMPARE(spy.size(), 0);
        model.node(u"/n")->setText(u"1"_s);
        QCOMPARE(spy.size(), 1);
        model.node(u"/n")->setText(u"11"_s);
        QCOMPARE(spy.size(), 2);
        model.node(u"/n")->setText(u"12"_s);
        QCOMPARE(spy.size(), 2);
    }
};

QTEST_GUILESS_MAIN(tst_FormProblems)
#include "tst_formproblems.moc"
