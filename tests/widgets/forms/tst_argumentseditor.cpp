// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0

// Form and JSON as two views of one value.
#include "forms/argumentseditor.h"
#include "formtesting.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QToolButton>

using namespace Mcp;
using namespace Vitrine;
using namespace Qt::StringLiterals;
using Mode = ArgumentsEditor::Mode;

class tst_ArgumentsEditor : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<ArgumentsEditor> m_editor;

    static Json schema()
    {
        return json(R"({"type": "object", "required": ["name"], "properties": {
            "name": {"type": "string"}, "count": {"type": "integer", "maximum": 10}, "any": {}}})");
    }

    template <typename Widget = QWidget>
    Widget *find(const QString &name) const
    {
        return ::find<Widget>(*m_editor, name);
    }

    [[nodiscard]] QPlainTextEdit *text() const { return find<QPlainTextEdit>(u"jsonText"_s); }
    [[nodiscard]] QByteArray sent() const { return m_editor->arguments().toBytes(); }

    // Types over everything that is there.
    void retype(const QString &json)
    {
        text()->setFocus();
        text()->selectAll();
        QTest::keyClicks(text(), json);
    }

private slots:
    void init()
    {
        m_editor = std::make_unique<ArgumentsEditor>();
        m_editor->resize(480, 600);
        m_editor->setSchema(schema());
        m_editor->show();
        m_editor->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    }
    void cleanup() { m_editor.reset(); }

    void theFormWritesTheJson()
    {
        QTest::keyClicks(find(u"field:/name"_s), u"Ada"_s);
        click(find(u"jsonMode"_s));
        QCOMPARE(text()->toPlainText(), u"{\n  \"name\": \"Ada\"\n}"_s);
    }

    void theJsonFillsTheForm()
    {
        click(find(u"jsonMode"_s));
        retype(uR"({"name":"Bob","count":7})"_s);
        QCOMPARE(sent(), R"({"name":"Bob","count":7})");
        click(find(u"formMode"_s));
        QCOMPARE(find<QLineEdit>(u"field:/name"_s)->text(), u"Bob"_s);
        QCOMPARE(find<QLineEdit>(u"field:/count"_s)->text(), u"7"_s);
    }

    void argumentsGoThroughUnchanged_data()
    {
        QTest::addColumn<QByteArray>("arguments");
        QTest::addRow("nothing") << QByteArray("{}");
        QTest::addRow("all") << QByteArray(R"({"name":"n","count":1,"any":{"x":[1.50,null]}})");
        QTest::addRow("unknown members first") << QByteArray(R"({"zzz":1e2,"name":""})");
        QTest::addRow("big number") << QByteArray(R"({"count":123456789012345678901234567890})");
        QTest::addRow("wrong types") << QByteArray(R"({"name":5,"count":"x"})");
        QTest::addRow("no object") << QByteArray("[1,2]");
    }
    void argumentsGoThroughUnchanged()
    {
        QFETCH(QByteArray, arguments);
        m_editor->setArguments(json(arguments));
        QCOMPARE(sent(), arguments);
        m_editor->setMode(Mode::Json);
        QCOMPARE(sent(), arguments);
        QCOMPARE(json(text()->toPlainText().toUtf8()).toBytes(), arguments);
        m_editor->setMode(Mode::Form);
        QCOMPARE(sent(), arguments);
    }

    void jsonIsSentExactlyAsTyped()
    {
        m_editor->setMode(Mode::Json);
        retype(uR"({"name":"a","name":"b","count":1.0})"_s);
        QCOMPARE(sent(), R"({"name":"a","name":"b","count":1.0})");
        // A look at the form changes nothing, neither the value nor the text.
        m_editor->setMode(Mode::Form);
        QCOMPARE(sent(), R"({"name":"a","name":"b","count":1.0})");
        m_editor->setMode(Mode::Json);
        QCOMPARE(text()->toPlainText(), uR"({"name":"a","name":"b","count":1.0})"_s);
    }

    void brokenJsonIsMarkedAndTheLastGoodValueStays()
    {
        m_editor->setArguments(json(R"({"name":"good"})"));
        m_editor->setMode(Mode::Json);
        QVERIFY(m_editor->isValid());
        retype(u"{\"name\": oops}"_s);
        QVERIFY(!m_editor->isValid());
        QCOMPARE(sent(), R"({"name":"good"})");
        QVERIFY(find<QLabel>(u"jsonError"_s)->text().startsWith(u"Line 1, column 10:"_s));
        QCOMPARE(m_editor->firstProblem(), find<QLabel>(u"jsonError"_s)->text());
        const auto marks = text()->extraSelections();
        QVERIFY(std::any_of(marks.begin(), marks.end(), [](const QTextEdit::ExtraSelection &mark) {
            return mark.cursor.selectionStart() <= 9 && mark.cursor.selectionEnd() > 9;
        }));

        m_editor->setMode(Mode::Form);
        QCOMPARE(find<QLineEdit>(u"field:/name"_s)->text(), u"good"_s);
        QVERIFY(find(u"jsonBanner"_s));
        click(find(u"goToJson"_s));
        QCOMPARE(text()->toPlainText(), u"{\"name\": oops}"_s);

        retype(u"{\"name\": 1}"_s);
        QCOMPARE(sent(), R"({"name":1})");
        m_editor->setMode(Mode::Form);
        QVERIFY(!find(u"jsonBanner"_s));
    }

    void brokenJsonStaysWhileTheFormIsEdited()
    {
        m_editor->setMode(Mode::Json);
        retype(u"{broken"_s);
        m_editor->setMode(Mode::Form);
        QTest::keyClicks(find(u"field:/name"_s), u"x"_s);
        QCOMPARE(sent(), R"({"name":"x"})");
        m_editor->setMode(Mode::Json);
        QCOMPARE(text()->toPlainText(), u"{broken"_s);
        m_editor->setMode(Mode::Form);
        click(find(u"discardJson"_s));
        QVERIFY(m_editor->isValid());
        m_editor->setMode(Mode::Json);
        QCOMPARE(json(text()->toPlainText().toUtf8()).toBytes(), R"({"name":"x"})");
        QTest::keySequence(text(), QKeySequence::Undo);
        QCOMPARE(text()->toPlainText(), u"{broken"_s); // discarding can be undone
    }

    void draftsComeBackAlsoWhenBroken()
    {
        m_editor->setArguments(json(R"({"name":"n"})"));
        QCOMPARE(json(m_editor->draft().toUtf8()).toBytes(), R"({"name":"n"})");
        m_editor->setMode(Mode::Json);
        retype(u"{\"name\": "_s);
        const QString draft = m_editor->draft();
        QCOMPARE(draft, u"{\"name\": "_s);

        ArgumentsEditor other;
        other.setSchema(schema());
        other.setDraft(draft);
        QCOMPARE(other.mode(), Mode::Json);
        QCOMPARE(other.draft(), draft);
        QVERIFY(!other.isValid());
        other.setDraft(uR"({"count":3})"_s);
        QCOMPARE(other.arguments().toBytes(), R"({"count":3})");
        QVERIFY(other.firstProblem().startsWith(u"name"_s));
    }

    void callsWhileJsonIsOpenRewriteTheText()
    {
        m_editor->setMode(Mode::Json);
        m_editor->setArguments(json(R"({"name":"called"})"));
        QCOMPARE(json(text()->toPlainText().toUtf8()).toBytes(), R"({"name":"called"})");
        m_editor->setSchema(json(R"({"properties": {"x": {"type": "integer", "default": 4}}})"));
        QCOMPARE(json(text()->toPlainText().toUtf8()).toBytes(), R"({"x":4})");
    }

    void saysWhatIsWrongFirst()
    {
        QVERIFY(!m_editor->isValid());
        QCOMPARE(m_editor->firstProblem(), u"name: Required."_s);
        QVERIFY(!find(u"problems"_s)); // nobody tried to send yet
        m_editor->setArguments(json(R"({"name":"n","count":11})"));
        QCOMPARE(m_editor->firstProblem(), u"count: Too large: at most 10."_s);
        QCOMPARE(find<QToolButton>(u"problems"_s)->text(), u"1 problem"_s);
        m_editor->setMode(Mode::Json);
        click(find(u"problems"_s));
        QCOMPARE(m_editor->mode(), Mode::Form);
        QVERIFY(find(u"field:/count"_s)->hasFocus());
        m_editor->setArguments(json(R"({"name":"n"})"));
        QVERIFY(m_editor->isValid());
        QCOMPARE(m_editor->firstProblem(), QString());
        QVERIFY(!find(u"problems"_s));
    }

    void whatOnlyTheWholeSchemaKnowsIsSaidBelow()
    {
        m_editor->setSchema(json(R"({"type":"object","properties":{
            "id":{"anyOf":[{"type":"string"},{"type":"integer"}]},"a":{"type":"string"}},
            "dependentRequired":{"a":["id"]}})"));
        QVERIFY(m_editor->isValid());
        QVERIFY(!find(u"schemaProblem"_s));
        m_editor->setArguments(json(R"({"id":true})"));
        QVERIFY(!m_editor->isValid());
        QCOMPARE(m_editor->firstProblem(),
                 u"id: Fits none of the alternatives that the schema allows."_s);
        QCOMPARE(find<QLabel>(u"schemaProblem"_s)->text(), m_editor->firstProblem());
        click(find(u"problems"_s));
        QVERIFY(find(u"field:/id"_s)->hasFocus());
        m_editor->setArguments(json(R"({"id":5})"));
        QVERIFY(m_editor->isValid());
        m_editor->setArguments(json(R"({"a":"x"})"));
        QVERIFY(m_editor->firstProblem().contains(u"dependentRequired"_s));
    }

    void controlEnterAsksToSendFromAnyField_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addRow("Return") << Qt::Key_Return;
        QTest::addRow("Enter") << Qt::Key_Enter;
    }
    void controlEnterAsksToSendFromAnyField()
    {
        QFETCH(Qt::Key, key);
        QSignalSpy spy(m_editor.get(), &ArgumentsEditor::submitRequested);
        for (const QString &name : {u"field:/name"_s, u"field:/any"_s, u"formMode"_s}) {
            find(name)->setFocus();
            QTest::keyClick(find(name), key, Qt::ControlModifier);
        }
        m_editor->setMode(Mode::Json);
        text()->setFocus();
        QTest::keyClick(text(), key, Qt::ControlModifier);
        QCOMPARE(spy.size(), 4);
        QCOMPARE(text()->toPlainText(), u"{}"_s);
        m_editor->setMode(Mode::Form);
        QVERIFY(find(u"problem:/name"_s)); // somebody tried to send
    }

    void tellsChangesFromBothSides()
    {
        QSignalSpy spy(m_editor.get(), &ArgumentsEditor::argumentsChanged);
        QTest::keyClicks(find(u"field:/name"_s), u"a"_s);
        QCOMPARE(spy.size(), 1);
        m_editor->setMode(Mode::Json);
        QCOMPARE(spy.size(), 1);
        text()->setFocus();
        text()->moveCursor(QTextCursor::End);
        QTest::keyClicks(text(), u" "_s);
        QCOMPARE(spy.size(), 2);
        QTest::keyClicks(text(), u"x"_s);
        QCOMPARE(spy.size(), 3);
    }

    void aToolWithoutArgumentsSaysSoAndStillTakesJson()
    {
        m_editor->setSchema(json(R"({"type":"object","properties":{}})"));
        QCOMPARE(find<QLabel>(u"noArguments"_s)->text(), u"This tool takes no arguments."_s);
        QVERIFY(m_editor->isValid());
        QCOMPARE(sent(), "{}");
        click(find(u"jsonMode"_s));
        retype(uR"({"odd":1})"_s);
        QCOMPARE(sent(), R"({"odd":1})");
        m_editor->setMode(Mode::Form);
        QVERIFY(!find(u"noArguments"_s));
        QVERIFY(find<QLabel>(u"extra:"_s)->text().endsWith(u"odd"_s));
    }

    void aSchemaThatIsNoneIsJson()
    {
        m_editor->setSchema(json(R"("nonsense")"));
        QVERIFY(find<QLabel>(u"reason:"_s));
        QCOMPARE(sent(), "{}");
    }

    void resetGoesBackToTheDefaults()
    {
        m_editor->setSchema(json(R"({"properties": {"x": {"type": "integer", "default": 4}}})"));
        m_editor->setArguments(json(R"({"x":5})"));
        m_editor->reset();
        QCOMPARE(sent(), R"({"x":4})");
    }
};

QTEST_MAIN(tst_ArgumentsEditor)
#include "tst_argumentseditor.moc"
