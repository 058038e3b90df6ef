// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0

// The tree of fields and its two directions to JSON; problems have their own test.
#include "schema/formmodel.h"
#include "schematesting.h"

#include <QSignalSpy>
#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;
using State = FormNode::State;

class tst_FormModel : public QObject
{
    Q_OBJECT
private:
    static QByteArray sent(const FormModel &model) { return model.value().toBytes(); }

    static Json tripSchema()
    {
        return objectSchema(R"({
            "name": {"type": "string"},
            "note": {"type": "string"},
            "count": {"type": "integer"},
            "ratio": {"type": "number"},
            "flag": {"type": "boolean"},
            "level": {"enum": [1, 2, 3]},
            "when": {"type": ["string", "null"]},
            "tags": {"type": "array", "items": {"type": "string"}},
            "range": {"type": "object", "required": ["from", "to"], "properties": {
                "from": {"type": "string"}, "to": {"type": "string"}}},
            "any": {}})",
                            R"(["name"])");
    }

private slots:
    // ---- three states

    void untouchedOptionalFieldsAreLeftOut()
    {
        const FormModel model(tripSchema());
        QCOMPARE(sent(model), "{}");
        for (const auto &field : model.root()->children())
            QVERIFY2(field->state() == State::Omitted, qPrintable(field->key()));
    }

    void typedTextIsAValueAndClearedTextIsLeftOutAgain()
    {
        FormModel model(tripSchema());
        FormNode *note = model.node(u"/note");
        note->setText(u"x"_s);
        QCOMPARE(sent(model), R"({"note":"x"})");
        note->setText({});
        QCOMPARE(note->state(), State::Omitted);
        QCOMPARE(sent(model), "{}");
    }

    void anEmptyTextCanBeSentOnPurpose()
    {
        FormModel model(tripSchema());
        FormNode *note = model.node(u"/note");
        note->setState(State::Value);
        QCOMPARE(sent(model), R"({"note":""})");
        note->setText(u"x"_s);
        note->setText({});
        QCOMPARE(sent(model), R"({"note":""})"); // it was meant
        note->setState(State::Omitted);
        QCOMPARE(sent(model), "{}");
    }

    void leavingOutKeepsWhatWasTyped()
    {
        FormModel model(tripSchema());
        FormNode *note = model.node(u"/note");
        note->setText(u"long story"_s);
        note->setState(State::Omitted);
        QCOMPARE(sent(model), "{}");
        QCOMPARE(note->text(), u"long story"_s);
        note->setState(State::Value);
        QCOMPARE(sent(model), R"({"note":"long story"})");
    }

    void nullIsAThirdState()
    {
        FormModel model(tripSchema());
        FormNode *when = model.node(u"/when");
        QVERIFY(when->isNullable());
        when->setState(State::Null);
        QCOMPARE(sent(model), R"({"when":null})");
        when->setText(u"null"_s);
        QCOMPARE(sent(model), R"({"when":"null"})"); // four letters are a string
        when->setText({});
        QCOMPARE(sent(model), "{}");
    }

    void anExplicitFalseIsSent()
    {
        FormModel model(tripSchema());
        model.node(u"/flag")->setChecked(false);
        QCOMPARE(sent(model), R"({"flag":false})");
        model.node(u"/flag")->setState(State::Omitted);
        QCOMPARE(sent(model), "{}");
    }

    void requiredBooleansAndConstantsAreThereFromTheStart()
    {
        const FormModel model(objectSchema(R"({"yes": {"type": "boolean"}, "v": {"const": 1},
            "kind": {"const": "x"}})",
                                           R"(["yes", "v"])"));
        QCOMPARE(sent(model), R"({"yes":false,"v":1})");
    }

    // ---- numbers

    void numbersKeepTheirDigits_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char *typed, const char *out) {
            QTest::addRow("%s", typed) << QString::fromUtf8(typed) << QByteArray(out);
        };
        row("42", "42");
        row(" 42 ", "42");
        row("-0", "-0");
        row("1.0", "1.0");
        row("1.050", "1.050");
        row("1e-7", "1e-7");
        row("725653563933458432", "725653563933458432");
        row("18446744073709551616", "18446744073709551616");
        row("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827");
        row("12abc", R"("12abc")");
        row("1.", R"("1.")");
        row("NaN", R"("NaN")");
        row("0x10", R"("0x10")");
    }
    void numbersKeepTheirDigits()
    {
        QFETCH(QString, typed);
        QFETCH(QByteArray, json);
        FormModel model(objectSchema(R"({"n": {"type": "number"}, "s": {"type": "string"}})"));
        model.node(u"/n")->setText(typed);
        QCOMPARE(model.node(u"/n")->text(), typed);
        QCOMPARE(sent(model), R"({"n":)" + json + "}");
        // And back again.
        FormModel other(model.schema());
        other.setValue(model.value());
        QCOMPARE(sent(other), sent(model));
        QVERIFY(!other.node(u"/n")->isRaw());
        QCOMPARE(other.node(u"/n")->text(), typed.trimmed());
    }

    // ---- choices

    void choicesSendTheirValueWithItsType()
    {
        FormModel model(
            objectSchema(R"({"m": {"enum": ["auto", 0, 1.50, true, null, {"a": 1}]}})"));
        FormNode *m = model.node(u"/m");
        QVERIFY(!m->choice());
        const QList<QByteArray> expected = {R"("auto")", "0", "1.50", "true", "null", R"({"a":1})"};
        for (qsizetype i = 0; i < expected.size(); ++i) {
            m->setChoice(i);
            QCOMPARE(sent(model), R"({"m":)" + expected.at(i) + "}");
            FormModel other(model.schema());
            other.setValue(model.value());
            QCOMPARE(other.node(u"/m")->choice(), std::optional(i));
        }
        m->setChoice({});
        QCOMPARE(sent(model), "{}");
        m->setChoice(99);
        QVERIFY(!m->choice());
    }

    void includingAChoiceTakesTheFirst()
    {
        FormModel model(tripSchema());
        model.node(u"/level")->setState(State::Value);
        QCOMPARE(sent(model), R"({"level":1})");
    }

    // ---- groups

    void aGroupIsThereAsSoonAsSomethingInsideIs()
    {
        FormModel model(tripSchema());
        FormNode *range = model.node(u"/range");
        model.node(u"/range/from")->setText(u"2024"_s);
        QCOMPARE(range->state(), State::Value);
        QCOMPARE(sent(model), R"({"range":{"from":"2024"}})");
        model.node(u"/range/from")->setText({});
        QCOMPARE(range->state(), State::Omitted);
        QCOMPARE(sent(model), "{}");
    }

    void aGroupCanBeSentEmptyOnPurpose()
    {
        FormModel model(tripSchema());
        FormNode *range = model.node(u"/range");
        range->setState(State::Value);
        QCOMPARE(sent(model), R"({"range":{}})");
        range->setState(State::Omitted);
        QCOMPARE(sent(model), "{}");
    }

    void leavingOutAGroupKeepsItsContentAndTypingBringsItBack()
    {
        FormModel model(tripSchema());
        model.node(u"/range/from")->setText(u"a"_s);
        model.node(u"/range")->setState(State::Omitted);
        QCOMPARE(sent(model), "{}");
        QCOMPARE(model.node(u"/range/from")->text(), u"a"_s);
        model.node(u"/range/to")->setText(u"b"_s);
        QCOMPARE(sent(model), R"({"range":{"from":"a","to":"b"}})");
    }

    void defaultsInsideAnOptionalGroupDoNotBeginIt()
    {
        FormModel model(objectSchema(R"({"size": {"type": "object", "properties": {
            "unit": {"type": "string", "default": "cm"}, "width": {"type": "number"}}}})"));
        QCOMPARE(sent(model), "{}");
        model.node(u"/size/width")->setText(u"3"_s);
        QCOMPARE(sent(model), R"({"size":{"unit":"cm","width":3}})");
    }

    void requiredGroupsAreThere()
    {
        const FormModel model(
            objectSchema(R"({"outer": {"type": "object", "required": ["inner"], "properties": {
            "inner": {"type": "object", "properties": {"a": {"type": "string"}}}}}})",
                         R"(["outer"])"));
        QCOMPARE(sent(model), R"({"outer":{"inner":{}}})");
    }

    // ---- lists

    void rowsAreAddedRemovedAndMoved()
    {
        FormModel model(tripSchema());
        FormNode *tags = model.node(u"/tags");
        QSignalSpy structure(&model, &FormModel::structureChanged);
        for (const QString &text : {u"a"_s, u"b"_s, u"c"_s})
            tags->addRow()->setText(text);
        QCOMPARE(structure.size(), 3);
        QCOMPARE(sent(model), R"({"tags":["a","b","c"]})");
        tags->moveRow(0, 2);
        QCOMPARE(sent(model), R"({"tags":["b","c","a"]})");
        tags->moveRow(2, 1);
        QCOMPARE(sent(model), R"({"tags":["b","a","c"]})");
        tags->addRow(1)->setText(u"new"_s);
        QCOMPARE(sent(model), R"({"tags":["b","new","a","c"]})");
        tags->removeRow(0);
        QCOMPARE(sent(model), R"({"tags":["new","a","c"]})");
        QCOMPARE(model.node(u"/tags/2")->text(), u"c"_s);
        QCOMPARE(tags->childAt(2)->pointer(), u"/tags/2"_s);
        tags->removeRow(7);
        tags->moveRow(0, 7);
        QCOMPARE(sent(model), R"({"tags":["new","a","c"]})");
        while (tags->childAt(0))
            tags->removeRow(0);
        QCOMPARE(sent(model), "{}");
    }

    void aRemovedRowLivesWhileOthersAreTold()
    {
        FormModel model(tripSchema());
        FormNode *tags = model.node(u"/tags");
        FormNode *row = tags->addRow();
        row->setText(u"still here"_s);
        QString seen;
        connect(&model, &FormModel::structureChanged, this, [&] { seen = row->text(); });
        tags->removeRow(0);
        QCOMPARE(seen, u"still here"_s);
    }

    void rowsWithoutContentKeepTheirPlace()
    {
        FormModel model(objectSchema(R"({"s": {"type": "array", "items": {"type": "string"}},
            "n": {"type": "array", "items": {"type": "number"}}})"));
        model.node(u"/s")->addRow();
        model.node(u"/n")->addRow();
        model.node(u"/n")->addRow()->setText(u"2"_s);
        QCOMPARE(sent(model), R"({"s":[""],"n":[null,2]})");
    }

    void anEmptyListCanBeSentOnPurpose()
    {
        FormModel model(tripSchema());
        model.node(u"/tags")->setState(State::Value);
        QCOMPARE(sent(model), R"({"tags":[]})");
    }

    void requiredListsAreThere()
    {
        const FormModel model(
            objectSchema(R"({"ids": {"type": "array", "items": {}}})", R"(["ids"])"));
        QCOMPARE(sent(model), R"({"ids":[]})");
    }

    void listsOfGroupsAndListsOfLists()
    {
        FormModel model(objectSchema(R"({
            "people": {"type": "array", "items": {"type": "object", "required": ["name"], "properties": {
                "name": {"type": "string"}, "ids": {"type": "array", "items": {"type": "integer"}}}}},
            "matrix": {"type": "array", "items": {"type": "array", "items": {"type": "number"}}}})"));
        model.node(u"/people")->addRow();
        model.node(u"/people/0/name")->setText(u"n"_s);
        model.node(u"/people/0/ids")->addRow()->setText(u"7"_s);
        model.node(u"/matrix")->addRow()->addRow()->setText(u"1.5"_s);
        QCOMPARE(sent(model), R"({"people":[{"name":"n","ids":[7]}],"matrix":[[1.5]]})");
    }

    // ---- defaults

    void defaultsAreThereAndGoWhenCleared()
    {
        FormModel model(objectSchema(R"({
            "t": {"type": "integer", "default": 30}, "s": {"type": "string", "default": "cm"},
            "b": {"type": "boolean", "default": true}, "c": {"enum": ["x", "y"], "default": "y"},
            "l": {"type": "array", "items": {"type": "string"}, "default": ["q"]},
            "o": {"type": "object", "properties": {"k": {"type": "string"}}, "default": {"k": "v"}},
            "none": {"type": ["string", "null"], "default": null},
            "odd": {"type": "integer", "default": true}})"));
        QCOMPARE(sent(model), R"({"t":30,"s":"cm","b":true,"c":"y","l":["q"],"o":{"k":"v"}})");
        model.node(u"/t")->setText({});
        model.node(u"/s")->setText({});
        model.node(u"/c")->setChoice({});
        model.node(u"/l")->setState(State::Omitted);
        model.node(u"/o")->setState(State::Omitted);
        QCOMPARE(sent(model), R"({"b":true})");
        model.reset();
        QCOMPARE(sent(model), R"({"t":30,"s":"cm","b":true,"c":"y","l":["q"],"o":{"k":"v"}})");
    }

    void defaultsCanBeIgnored()
    {
        FormModel model;
        model.setDefaults(FormModel::Defaults::Ignore);
        model.setSchema(objectSchema(R"({"t": {"type": "integer", "default": 30}})"));
        QCOMPARE(sent(model), "{}");
        QCOMPARE(model.node(u"/t")->shape().defaultValue->toBytes(), "30");
    }

    void aDateKeepsTheSpellingOfItsDefault()
    {
        const FormModel model(objectSchema(
            R"({"at": {"type": "string", "format": "date-time", "default": "2026-07-10T14:30:00.000Z"}})"));
        QCOMPARE(sent(model), R"({"at":"2026-07-10T14:30:00.000Z"})");
    }

    // ---- names

    void namesAreTakenAsTheyAre()
    {
        const QStringList names = {u"a.b"_s,  u"a[0]"_s,   u"a b"_s,  u"a/b"_s,       u"a~b"_s,
                                   u"a~1b"_s, u"日本語"_s, QString(), u"__proto__"_s, u"type"_s,
                                   u"$ref"_s, u"x\"y"_s,   u"<b>"_s};
        Json properties = Json::object();
        Json expected = Json::object();
        for (const QString &name : names) {
            properties.set(name, json(R"({"type": "string"})"));
            expected.set(name, Json(name));
        }
        FormModel model(
            Json::object({{u"type"_s, Json(u"object"_s)}, {u"properties"_s, properties}}));
        for (const QString &name : names) {
            FormNode *field = model.node(u'/' + Json::pointerStep(name));
            QVERIFY2(field, qPrintable(name));
            QCOMPARE(field->key(), name);
            QCOMPARE(field->kind(), FieldKind::Text);
            field->setText(name);
            if (name.isEmpty())
                field->setState(State::Value);
        }
        QCOMPARE(sent(model), expected.toBytes());
        QVERIFY(!model.node(u"/missing"));
        QVERIFY(!model.node(u"no pointer"));
    }

    void theTitleIsTheLabelAndTheNameStandsIn()
    {
        const FormModel model(
            objectSchema(R"({"q": {"type": "string", "title": "Question"}, "r": {}})"));
        QCOMPARE(model.node(u"/q")->label(), u"Question"_s);
        QCOMPARE(model.node(u"/r")->label(), u"r"_s);
    }

    // ---- recursion

    void recursiveGroupsWaitUntilTheyAreOpened()
    {
        FormModel model(jsonWithHashes(R"({
            "type": "object", "properties": {"root": {"$ref": "@/$defs/Node"}},
            "$defs": {"Node": {"type": "object", "properties": {
                "name": {"type": "string"},
                "next": {"$ref": "@/$defs/Node"},
                "kids": {"type": "array", "items": {"$ref": "@/$defs/Node"}}}}}})"));
        const FormNode *next = model.root()->child(u"root")->child(u"next");
        QVERIFY(!next->isOpen());
        QVERIFY(next->children().empty());
        QCOMPARE(sent(model), "{}");
        model.node(u"/root/next/next/name")->setText(u"deep"_s);
        QVERIFY(next->isOpen());
        model.node(u"/root/kids")->addRow();
        model.node(u"/root/kids/0/name")->setText(u"kid"_s);
        QCOMPARE(sent(model),
                 R"({"root":{"next":{"next":{"name":"deep"}},"kids":[{"name":"kid"}]}})");
    }

    void aGroupThatRequiresItselfEnds()
    {
        FormModel model(jsonWithHashes(R"({"type": "object", "required": ["me"], "properties": {
            "a": {"type": "string"}, "me": {"$ref": "@"}}})"));
        QVERIFY(!model.root()->child(u"me")->isOpen());
        QCOMPARE(sent(model), "{}");
        QCOMPARE(model.problems().size(), 1);
        QCOMPARE(model.problems().constFirst().pointer, u"/me"_s);
    }

    void aDefaultThatContainsItselfEnds()
    {
        FormModel model(jsonWithHashes(R"({"$ref": "@/$defs/N", "$defs": {"N": {"type": "object",
            "properties": {"next": {"$ref": "@/$defs/N"}}, "default": {"next": {}}}}})"));
        QCOMPARE(sent(model), R"({"next":{}})");
        model.reset();
        QCOMPARE(sent(model), R"({"next":{}})");
    }

    void wideAndDeepSchemasAreNotBuiltAtOnce()
    {
        // 10 members in each of 12 levels: 10^12 fields.
        Json defs = Json::object();
        for (int level = 0; level < 12; ++level) {
            Json properties = Json::object();
            for (int i = 0; i < 10; ++i)
                properties.set(u"p%1"_s.arg(i),
                               Json::object({{u"$ref"_s, Json(u"#/$defs/l%1"_s.arg(level + 1))}}));
            defs.set(u"l%1"_s.arg(level), Json::object({{u"properties"_s, properties}}));
        }
        defs.set(u"l12", json(R"({"type": "string"})"));
        FormModel model(Json::object({{u"$ref"_s, Json(u"#/$defs/l0"_s)}, {u"$defs"_s, defs}}));
        QVERIFY(model.node(u"/p0/p0/p0/p0/p0/p0/p0/p0/p0/p0/p0/p9"));
        model.node(u"/p0/p0/p0/p0/p0/p0/p0/p0/p0/p0/p0/p9")->setText(u"x"_s);
        QCOMPARE(model.value().resolve(u"/p0/p0/p0/p0/p0/p0/p0/p0/p0/p0/p0/p9")->toString(),
                 u"x"_s);
    }

    // ---- JSON in

    void jsonGoesInAndComesOutUnchanged_data()
    {
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char *name, const char *value) {
            QTest::addRow("%s", name) << QByteArray(value);
        };
        row("nothing", "{}");
        row("all",
            R"({"name":"n","note":"","count":1,"ratio":1.50,"flag":false,"level":2,"when":null,)"
            R"("tags":["a",""],"range":{"from":"x","to":"y"},"any":[{"k":null}]})");
        row("another order", R"({"tags":[],"flag":true,"name":"n"})");
        row("members that the schema does not know",
            R"({"extra":1,"name":"n","more":{"x":[1.0]}})");
        row("unknown members inside", R"({"range":{"z":0,"from":"a"}})");
        row("an empty group", R"({"range":{}})");
        row("number spellings", R"({"count":1e2,"ratio":-0.0,"any":1.000})");
        row("big number", R"({"count":123456789012345678901234567890})");
        row("a fraction in an integer", R"({"count":3.7})");
        row("wrong type in a text", R"({"note":5})");
        row("text in a number", R"({"count":"12abc"})");
        row("number as a string", R"({"count":"12"})");
        row("empty string in a number", R"({"count":""})");
        row("text in a boolean", R"({"flag":"yes"})");
        row("not one of the choices", R"({"level":9})");
        row("another spelling of a choice", R"({"level":2.0})");
        row("null where it is not allowed", R"({"name":null,"range":null,"tags":null})");
        row("object in a list", R"({"tags":{"0":"a"}})");
        row("list in a group", R"({"range":["a"]})");
        row("wrong rows", R"({"tags":["a",1,null,[]]})");
        row("no object at all", "[1,2]");
        row("null", "null");
        row("text", R"("x")");
    }
    void jsonGoesInAndComesOutUnchanged()
    {
        QFETCH(QByteArray, value);
        FormModel model(tripSchema());
        model.node(u"/count")->setText(u"99"_s); // what was there before does not shine through
        model.node(u"/range/from")->setText(u"old"_s);
        model.setValue(json(value));
        QCOMPARE(sent(model), value);
    }

    void editingKeepsTheOrderAndTheUnknownMembers()
    {
        FormModel model(tripSchema());
        model.setValue(json(R"({"extra":1,"note":"a","name":"n"})"));
        model.node(u"/note")->setText(u"b"_s);
        model.node(u"/count")->setText(u"5"_s);
        QCOMPARE(sent(model), R"({"extra":1,"note":"b","name":"n","count":5})");
        QCOMPARE(model.root()->extraMembers().size(), 1);
        QCOMPARE(model.root()->extraMembers().constFirst().key, u"extra"_s);
    }

    void ofDuplicateMembersTheLastCounts()
    {
        FormModel model(tripSchema());
        model.setValue(json(R"({"note":"a","x":1,"note":"b","x":2})"));
        QCOMPARE(sent(model), R"({"note":"b","x":2})");
    }

    void whatIsNotGivenIsLeftOutInSpiteOfDefaults()
    {
        FormModel model(objectSchema(R"({"t": {"type": "integer", "default": 30},
            "yes": {"type": "boolean"}, "v": {"const": 1}})",
                                     R"(["yes", "v"])"));
        model.setValue(json("{}"));
        QCOMPARE(sent(model), "{}");
        QCOMPARE(model.node(u"/t")->text(), QString());
        QCOMPARE(model.problems().size(), 2);
    }

    void constantsComeBackWhenALeftOutGroupIsBegun()
    {
        FormModel model(
            objectSchema(R"({"g": {"type": "object", "required": ["kind"], "properties": {
            "kind": {"const": "mail"}, "to": {"type": "string"}}}})"));
        model.setValue(json("{}"));
        model.node(u"/g/to")->setText(u"x"_s);
        QCOMPARE(sent(model), R"({"g":{"kind":"mail","to":"x"}})");
    }

    // ---- JSON in a single field

    void aFieldCanBecomeJsonAndBack()
    {
        FormModel model(tripSchema());
        FormNode *range = model.node(u"/range");
        model.node(u"/range/from")->setText(u"a"_s);
        QVERIFY(range->setRaw(true));
        QVERIFY(range->isRaw());
        QCOMPARE(range->text(), u"{\n  \"from\": \"a\"\n}"_s);
        range->setText(u"[1"_s);
        QCOMPARE(sent(model), "{\"range\":\"[1\"}"); // the nearest thing to what was typed
        QVERIFY(!range->setRaw(false));
        range->setText(u"[1]"_s);
        QCOMPARE(sent(model), R"({"range":[1]})");
        QVERIFY(!range->setRaw(false)); // a list is no group
        QCOMPARE(range->text(), u"[1]"_s);
        range->setText(u"{\"to\": \"b\", \"z\": 1}"_s);
        QVERIFY(range->setRaw(false));
        QVERIFY(!range->isRaw());
        QCOMPARE(sent(model), R"({"range":{"to":"b","z":1}})");
    }

    void aJsonFieldIsLeftOutWhileItIsBlank()
    {
        FormModel model(tripSchema());
        FormNode *any = model.node(u"/any");
        any->setText(u"{\"k\":null}"_s);
        QCOMPARE(sent(model), R"({"any":{"k":null}})");
        any->setText({});
        QCOMPARE(sent(model), "{}");
        QVERIFY(!any->setRaw(false)); // by kind, not by wish
    }

    // ---- notifications

    void eachChangeIsToldOnce()
    {
        FormModel model(tripSchema());
        QSignalSpy values(&model, &FormModel::valueChanged);
        QSignalSpy nodes(&model, &FormModel::nodeChanged);
        model.node(u"/note")->setText(u"x"_s);
        QCOMPARE(values.size(), 1);
        QVERIFY(std::any_of(nodes.begin(), nodes.end(), [&](const auto &arguments) {
            return arguments.constFirst().template value<FormNode *>() == model.node(u"/note");
        }));
        model.node(u"/note")->setText(u"x"_s);
        model.node(u"/note")->setState(State::Value);
        values.clear();
        model.node(u"/note")->setState(State::Value);
        QCOMPARE(values.size(), 0);
    }

    void aNewSchemaOrValueResets()
    {
        FormModel model(tripSchema());
        QSignalSpy resets(&model, &FormModel::modelReset);
        QSignalSpy values(&model, &FormModel::valueChanged);
        model.setValue(json(R"({"note":"x"})"));
        model.setSchema(tripSchema());
        QCOMPARE(resets.size(), 2);
        QCOMPARE(values.size(), 2);
        QCOMPARE(sent(model), "{}");
    }

    void knowsWhetherThereIsAnythingToFillIn()
    {
        QVERIFY(FormModel(json(R"({"type":"object","properties":{}})")).isEmpty());
        QVERIFY(!FormModel(tripSchema()).isEmpty());
        QVERIFY(!FormModel(json("null")).isEmpty()); // JSON by hand
    }
};

QTEST_GUILESS_MAIN(tst_FormModel)
#include "tst_formmodel.moc"
