// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0

// The form, driven with keys and mouse by object name.
#include "forms/elidedlabel.h"
#include "forms/formview.h"
#include "formtesting.h"
#include "schema/formmodel.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QToolButton>

using namespace Mcp;
using namespace Vitrine;
using namespace Qt::StringLiterals;
using State = FormNode::State;

class tst_FormView : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<FormModel> m_model;
    std::unique_ptr<FormView> m_view;

    void show(QByteArrayView properties, QByteArrayView required = "[]")
    {
        Json schema = json(R"({"type": "object"})");
        schema.set(u"properties", json(properties));
        schema.set(u"required", json(required));
        showSchema(schema);
    }

    void showSchema(const Json &schema)
    {
        m_view = std::make_unique<FormView>();
        m_model = std::make_unique<FormModel>(schema);
        m_view->setModel(m_model.get());
        m_view->resize(480, 800);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    }

    [[nodiscard]] QByteArray sent() const { return m_model->value().toBytes(); }

    template <typename Widget = QWidget>
    Widget *find(const QString &name) const
    {
        return ::find<Widget>(*m_view, name);
    }

    void type(const QString &name, const QString &keys)
    {
        auto *input = find(name);
        QVERIFY2(input, qPrintable(name));
        input->setFocus();
        QTest::keyClicks(input, keys);
    }

    void trigger(const QString &menuButton, const QString &action)
    {
        click(find(menuButton));
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        auto *found = menu->findChild<QAction *>(action);
        if (!found) {
            for (QAction *candidate : menu->actions())
                found = candidate->objectName() == action ? candidate : found;
        }
        QVERIFY2(found, qPrintable(action));
        menu->setActiveAction(found);
        QTest::keyClick(menu, Qt::Key_Return);
    }

private slots:
    void cleanup()
    {
        m_view.reset();
        m_model.reset();
    }

    // ---- texts and numbers

    void typingIncludesAFieldAndErasingLeavesItOut()
    {
        show(R"({"note": {"type": "string"}})");
        auto *include = find<QCheckBox>(u"include:/note"_s);
        QVERIFY(!include->isChecked());
        QCOMPARE(find<QLineEdit>(u"field:/note"_s)->placeholderText(), u"not sent"_s);
        type(u"field:/note"_s, u"hi"_s);
        QVERIFY(include->isChecked());
        QCOMPARE(sent(), R"({"note":"hi"})");
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(find(u"field:/note"_s), Qt::Key_Backspace);
        QVERIFY(!include->isChecked());
        QCOMPARE(sent(), "{}");
    }

    void theIncludeBoxSendsAnEmptyText()
    {
        show(R"({"note": {"type": "string"}})");
        click(find(u"include:/note"_s));
        QCOMPARE(sent(), R"({"note":""})");
        QCOMPARE(find<QLineEdit>(u"field:/note"_s)->placeholderText(), u"empty text"_s);
        QVERIFY(find(u"field:/note"_s)->hasFocus());
        click(find(u"include:/note"_s));
        QCOMPARE(sent(), "{}");
    }

    void leavingOutKeepsTheTextOnScreen()
    {
        show(R"({"note": {"type": "string"}})");
        type(u"field:/note"_s, u"abc"_s);
        click(find(u"include:/note"_s));
        QCOMPARE(sent(), "{}");
        QCOMPARE(find<QLineEdit>(u"field:/note"_s)->text(), u"abc"_s);
        click(find(u"include:/note"_s));
        QCOMPARE(sent(), R"({"note":"abc"})");
    }

    void nullIsAChoiceWhereItIsAllowed()
    {
        show(R"({"a": {"type": ["string", "null"]}, "b": {"type": "string"}})");
        QVERIFY(!find(u"null:/b"_s));
        type(u"field:/a"_s, u"x"_s);
        click(find(u"null:/a"_s));
        QCOMPARE(sent(), R"({"a":null})");
        auto *line = find<QLineEdit>(u"field:/a"_s);
        QCOMPARE(line->text(), QString());
        QCOMPARE(line->placeholderText(), u"null"_s);
        click(find(u"null:/a"_s));
        QCOMPARE(sent(), R"({"a":"x"})");
        QCOMPARE(line->text(), u"x"_s);
    }

    void halfTypedNumbersStayOnScreen()
    {
        show(R"({"x": {"type": "number"}})");
        auto *line = find<QLineEdit>(u"field:/x"_s);
        const QString keys = u"1.050"_s;
        for (qsizetype i = 0; i < keys.size(); ++i) {
            type(u"field:/x"_s, keys.mid(i, 1));
            QCOMPARE(line->text(), keys.first(i + 1));
        }
        QCOMPARE(sent(), R"({"x":1.050})");
    }

    void theProblemStandsUnderItsField()
    {
        show(R"({"n": {"type": "integer", "maximum": 10}, "s": {"type": "string"}})");
        type(u"field:/n"_s, u"12"_s);
        auto *problem = find<QLabel>(u"problem:/n"_s);
        QVERIFY(problem);
        QCOMPARE(problem->text(), u"Too large: at most 10."_s);
        const auto bottom = [&](QWidget *w) {
            return w->mapTo(m_view.get(), QPoint(0, w->height())).y();
        };
        QTRY_VERIFY(problem->height() > 0 && bottom(problem) > bottom(find(u"field:/n"_s)));
        QVERIFY(bottom(problem) < bottom(find(u"field:/s"_s)));
        QTest::keyClick(find(u"field:/n"_s), Qt::Key_Backspace);
        QVERIFY(!find(u"problem:/n"_s));
    }

    void missingIsSaidOnlyAfterTheFieldWasLeft()
    {
        show(R"({"a": {"type": "string"}, "b": {"type": "string"}, "c": {"type": "string"}})",
             R"(["a", "b"])");
        QVERIFY(!find(u"problem:/a"_s));
        find(u"field:/a"_s)->setFocus();
        QVERIFY(!find(u"problem:/a"_s));
        find(u"field:/b"_s)->setFocus();
        QCOMPARE(find<QLabel>(u"problem:/a"_s)->text(), u"Required."_s);
        QVERIFY(!find(u"problem:/b"_s));
        m_view->setShowsMissing(true);
        QVERIFY(find(u"problem:/b"_s));
        QVERIFY(!find(u"problem:/c"_s));
    }

    void longTextsGetSeveralLines()
    {
        show(
            R"({"a": {"type": "string", "maxLength": 5000}, "content": {"type": "string"}, "n": {"type": "number"}})");
        QVERIFY(find<QPlainTextEdit>(u"field:/a"_s));
        QVERIFY(find<QPlainTextEdit>(u"field:/content"_s));
        QVERIFY(find<QLineEdit>(u"field:/n"_s));
        auto *lines = find<QPlainTextEdit>(u"field:/a"_s);
        lines->setFocus();
        QTest::keyClicks(lines, u"x"_s);
        QTest::keyClick(lines, Qt::Key_Return);
        QTest::keyClicks(lines, u"y"_s);
        QCOMPARE(sent(), R"({"a":"x\ny"})");
        QTest::keyClick(lines, Qt::Key_Tab);
        QVERIFY(!lines->hasFocus());
    }

    void pastingLineBreaksMakesAFieldTall()
    {
        show(R"({"s": {"type": "string"}})");
        type(u"field:/s"_s, u"[]"_s);
        auto *line = find<QLineEdit>(u"field:/s"_s);
        line->setCursorPosition(1);
        QGuiApplication::clipboard()->setText(u"a\nb"_s);
        QTest::keySequence(line, QKeySequence::Paste);
        auto *lines = find<QPlainTextEdit>(u"field:/s"_s);
        QVERIFY(lines);
        QVERIFY(lines->hasFocus());
        QCOMPARE(sent(), R"({"s":"[a\nb]"})");
    }

    // ---- choices, booleans, constants

    void aChoiceStartsUnsetAndSendsItsValue()
    {
        show(R"({"level": {"enum": [1, 2, 3], "enumNames": ["Low", "Middle", "High"]}})");
        auto *combo = find<QComboBox>(u"field:/level"_s);
        QCOMPARE(combo->currentIndex(), -1);
        QCOMPARE(combo->placeholderText(), u"not sent"_s);
        QCOMPARE(combo->itemText(1), u"Middle"_s);
        QCOMPARE(combo->itemData(1, Qt::ToolTipRole).toString(), u"2"_s);
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Down);
        QTest::keyClick(combo, Qt::Key_Down);
        QCOMPARE(sent(), R"({"level":2})");
    }

    void theWheelDoesNotChangeAChoice()
    {
        show(R"({"level": {"enum": [1, 2, 3]}})");
        m_model->node(u"/level")->setChoice(0);
        auto *combo = find<QComboBox>(u"field:/level"_s);
        QWheelEvent wheel(QPointF(5, 5), combo->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120),
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(combo, &wheel);
        QCOMPARE(sent(), R"({"level":1})");
    }

    void longListsOfChoicesAreSearched()
    {
        Json::Array zones;
        for (int i = 0; i < 250; ++i)
            zones.append(Json(u"zone-%1"_s.arg(i, 3, 10, QChar(u'0'))));
        Json zone = json("{}");
        zone.set(u"enum", Json::array(zones));
        showSchema(Json::object({{u"properties"_s, Json::object({{u"zone"_s, zone}})}}));
        auto *combo = find<QComboBox>(u"field:/zone"_s);
        QVERIFY(combo->isEditable());
        combo->setFocus();
        QTest::keyClicks(combo, u"ZONE-123"_s);
        QTest::keyClick(combo, Qt::Key_Return);
        QCOMPARE(sent(), R"({"zone":"zone-123"})");
        QTest::keySequence(combo, QKeySequence::SelectAll);
        QTest::keyClicks(combo, u"nowhere"_s);
        QTest::keyClick(combo, Qt::Key_Return);
        QCOMPARE(sent(), R"({"zone":"zone-123"})");
        QCOMPARE(combo->currentText(), u"zone-123"_s);
    }

    void aBooleanHasThreeStates()
    {
        show(R"({"flag": {"type": "boolean"}})");
        auto *box = find<QCheckBox>(u"field:/flag"_s);
        QCOMPARE(box->text(), u"not sent"_s);
        click(box);
        QCOMPARE(sent(), R"({"flag":true})");
        QCOMPARE(box->text(), u"true"_s);
        click(box);
        QCOMPARE(sent(), R"({"flag":false})");
        QCOMPARE(box->text(), u"false"_s);
        click(find(u"include:/flag"_s));
        QCOMPARE(sent(), "{}");
        QCOMPARE(box->text(), u"not sent"_s);
        click(find(u"include:/flag"_s));
        QCOMPARE(sent(), R"({"flag":false})");
    }

    void constantsAreShown()
    {
        show(R"({"v": {"const": "x"}})", R"(["v"])");
        QCOMPARE(find<QLabel>(u"field:/v"_s)->text(), u"\"x\""_s);
        QVERIFY(!find(u"include:/v"_s));
    }

    // ---- lists and groups

    void rowsAreAddedMovedAndRemovedWithTheMouse()
    {
        show(R"({"tags": {"type": "array", "items": {"type": "string"}}})");
        for (const QString &text : {u"a"_s, u"b"_s, u"c"_s}) {
            click(find(u"add:/tags"_s));
            QVERIFY(QApplication::focusWidget());
            QTest::keyClicks(QApplication::focusWidget(), text);
        }
        QCOMPARE(sent(), R"({"tags":["a","b","c"]})");
        QVERIFY(!find(u"up:/tags/0"_s)->isEnabled());
        QVERIFY(!find(u"down:/tags/2"_s)->isEnabled());
        click(find(u"down:/tags/0"_s));
        QCOMPARE(sent(), R"({"tags":["b","a","c"]})");
        QCOMPARE(find<QLineEdit>(u"field:/tags/1"_s)->text(), u"a"_s);
        click(find(u"up:/tags/2"_s));
        QCOMPARE(sent(), R"({"tags":["b","c","a"]})");
        click(find(u"remove:/tags/0"_s));
        QCOMPARE(sent(), R"({"tags":["c","a"]})");
        QCOMPARE(find<QLineEdit>(u"field:/tags/0"_s)->text(), u"c"_s);
        QVERIFY(!find(u"field:/tags/2"_s));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        type(u"field:/tags/1"_s, u"!"_s);
        QCOMPARE(sent(), R"({"tags":["c","a!"]})");
    }

    void movingARowKeepsFocusOnItsButton()
    {
        show(R"({"tags": {"type": "array", "items": {"type": "string"}}})");
        m_model->setValue(json(R"({"tags":["a","b","c"]})"));
        auto *down = find(u"down:/tags/0"_s);
        down->setFocus();
        QTest::keyClick(down, Qt::Key_Space);
        QTest::keyClick(down, Qt::Key_Space);
        QCOMPARE(sent(), R"({"tags":["b","c","a"]})");
        QCOMPARE(down->objectName(), u"down:/tags/2"_s);
    }

    void rowsOfGroupsWork()
    {
        show(
            R"({"people": {"type": "array", "items": {"type": "object", "required": ["name"], "properties": {
            "name": {"type": "string"}, "ids": {"type": "array", "items": {"type": "integer"}}}}}})");
        click(find(u"add:/people"_s));
        QVERIFY(find(u"field:/people/0/name"_s)->hasFocus());
        type(u"field:/people/0/name"_s, u"n"_s);
        click(find(u"add:/people/0/ids"_s));
        type(u"field:/people/0/ids/0"_s, u"7"_s);
        click(find(u"add:/people"_s));
        type(u"field:/people/1/name"_s, u"m"_s);
        click(find(u"up:/people/1"_s));
        QCOMPARE(sent(), R"({"people":[{"name":"m"},{"name":"n","ids":[7]}]})");
        QCOMPARE(find<QLineEdit>(u"field:/people/1/ids/0"_s)->text(), u"7"_s);
        click(find(u"remove:/people/0"_s));
        click(find(u"remove:/people/0/ids/0"_s));
        QCOMPARE(sent(), R"({"people":[{"name":"n"}]})");
    }

    void longListsShowAPageAtATime()
    {
        show(R"({"l": {"type": "array", "items": {"type": "integer"}}})");
        Json list = Json::array();
        for (int i = 0; i < 1000; ++i)
            list.append(Json(i));
        m_model->setValue(Json::object({{u"l"_s, list}}));
        QVERIFY(find(u"field:/l/99"_s));
        QVERIFY(!find(u"field:/l/100"_s));
        click(find(u"more:/l"_s));
        QVERIFY(find(u"field:/l/199"_s));
        QVERIFY(!find(u"field:/l/200"_s));
        QCOMPARE(m_model->value().resolve(u"/l")->size(), 1000);
    }

    void typingInAGroupIncludesIt()
    {
        show(
            R"({"range": {"type": "object", "required": ["from"], "properties": {"from": {"type": "string"}}}})");
        QVERIFY(!find<QCheckBox>(u"include:/range"_s)->isChecked());
        type(u"field:/range/from"_s, u"x"_s);
        QVERIFY(find<QCheckBox>(u"include:/range"_s)->isChecked());
        QCOMPARE(sent(), R"({"range":{"from":"x"}})");
    }

    void recursiveGroupsOpenOnDemand()
    {
        Json schema = json(R"({"type": "object", "properties": {"name": {"type": "string"}}})");
        Json properties = schema[u"properties"];
        properties.set(u"next", Json::object({{u"$ref"_s, Json(u"#"_s)}}));
        schema.set(u"properties", properties);
        showSchema(schema);
        QVERIFY(!find(u"field:/next/name"_s));
        click(find(u"open:/next"_s));
        QVERIFY(find(u"field:/next/name"_s)->hasFocus());
        type(u"field:/next/name"_s, u"b"_s);
        QVERIFY(find(u"open:/next/next"_s));
        QCOMPARE(sent(), R"({"next":{"name":"b"}})");
    }

    void unknownMembersAreMentioned()
    {
        show(R"({"a": {"type": "string"}})");
        QVERIFY(!find(u"extra:"_s));
        m_model->setValue(json(R"({"a":"1","x":1,"y":2})"));
        QVERIFY(find<QLabel>(u"extra:"_s)->text().endsWith(u"x, y"_s));
    }

    // ---- JSON in a field

    void whatNoFieldFitsIsJsonWithAReason()
    {
        show(R"({"any": {"anyOf": [{"type": "string"}, {"type": "integer"}]}, "never": false})");
        QVERIFY(find<QLabel>(u"reason:/any"_s)->text().contains(u"anyOf"_s));
        QVERIFY(find<QLabel>(u"reason:/never"_s)->text().startsWith(u"Warning"_s));
        auto *code = find<QPlainTextEdit>(u"field:/any"_s);
        code->setFocus();
        QTest::keyClicks(code, u"[1"_s);
        QVERIFY(find<QLabel>(u"problem:/any"_s)->text().startsWith(u"Not JSON at line 1"_s));
        QTest::keyClicks(code, u"]"_s);
        QVERIFY(!find(u"problem:/any"_s));
        QCOMPARE(sent(), R"({"any":[1]})");
    }

    void aFieldIsChangedToJsonAndBackFromItsMenu()
    {
        show(R"({"n": {"type": "integer"}})");
        type(u"field:/n"_s, u"5"_s);
        trigger(u"menu:/n"_s, u"editAsJson"_s);
        auto *code = find<QPlainTextEdit>(u"field:/n"_s);
        QVERIFY(code);
        QCOMPARE(code->toPlainText(), u"5"_s);
        code->selectAll();
        QTest::keyClicks(code, u"\"wrong\""_s);
        QCOMPARE(sent(), R"({"n":"wrong"})");
        code->selectAll();
        QTest::keyClicks(code, u"6"_s);
        trigger(u"menu:/n"_s, u"editAsField"_s);
        QCOMPARE(find<QLineEdit>(u"field:/n"_s)->text(), u"6"_s);
    }

    void wrongInputOnPurposeIsInTheMenu()
    {
        show(R"({"n": {"type": "string"}, "d": {"type": "integer", "default": 3}})", R"(["n"])");
        trigger(u"menu:/n"_s, u"sendEmpty"_s);
        QCOMPARE(sent(), R"({"n":"","d":3})");
        trigger(u"menu:/n"_s, u"sendNull"_s);
        QCOMPARE(sent(), R"({"n":null,"d":3})");
        trigger(u"menu:/n"_s, u"leaveOut"_s);
        QCOMPARE(sent(), R"({"d":3})");
        type(u"field:/d"_s, u"0"_s);
        QCOMPARE(sent(), R"({"d":30})");
        trigger(u"menu:/d"_s, u"useDefault"_s);
        QCOMPARE(sent(), R"({"d":3})");
        QCOMPARE(find<QLineEdit>(u"field:/d"_s)->text(), u"3"_s);
    }

    // ---- names, order, accessibility

    void namesAreShownAsTheyAre()
    {
        show(
            R"({"&mnemonic": {"type": "string"}, "<b>x</b>": {"type": "string"}, "": {"type": "string"}})");
        QCOMPARE(find<ElidedLabel>(u"label:/&mnemonic"_s)->text(), u"&mnemonic"_s);
        QCOMPARE(find<ElidedLabel>(u"label:/<b>x<~1b>"_s)->text(), u"<b>x</b>"_s);
        QCOMPARE(find<ElidedLabel>(u"label:/"_s)->text(), u"\"\""_s);
    }

    void titlesStandBesideTheNameOnTheWire()
    {
        show(R"({"q": {"type": "string", "title": "Question"}})");
        QCOMPARE(find<ElidedLabel>(u"label:/q"_s)->text(), u"Question"_s);
        QCOMPARE(find<ElidedLabel>(u"name:/q"_s)->text(), u"q"_s);
    }

    void inputsHaveAccessibleNames()
    {
        show(
            R"({"q": {"type": "string", "title": "Question", "description": "What you want to know"},
            "l": {"type": "array", "items": {"type": "string"}, "title": "Labels"}})",
            R"(["q"])");
        m_model->node(u"/l")->addRow();
        QCOMPARE(find(u"field:/q"_s)->accessibleName(), u"Question, required"_s);
        QCOMPARE(find(u"field:/q"_s)->accessibleDescription(), u"What you want to know"_s);
        QCOMPARE(find(u"field:/l/0"_s)->accessibleName(), u"Labels, item 1"_s);
        for (const QWidget *widget : m_view->findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() ||
                !widget->isVisible())
                continue;
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
            QVERIFY2(!widget->objectName().isEmpty(), qPrintable(widget->accessibleName()));
        }
    }

    void tabFollowsReadingOrderAlsoAfterRowsMoved()
    {
        show(R"({"a": {"type": "string"}, "l": {"type": "array", "items": {"type": "string"}},
            "z": {"type": "string"}})",
             R"(["a", "z"])");
        m_model->setValue(json(R"({"l":["x","y"]})"));
        m_model->node(u"/l")->moveRow(1, 0);
        m_model->node(u"/l")->addRow(1);
        QCoreApplication::processEvents();
        const QStringList expected = {
            u"menu:/a"_s,     u"field:/a"_s,    u"include:/l"_s, u"menu:/l"_s,     u"field:/l/0"_s,
            u"down:/l/0"_s,   u"remove:/l/0"_s, u"field:/l/1"_s, u"up:/l/1"_s,     u"down:/l/1"_s,
            u"remove:/l/1"_s, u"field:/l/2"_s,  u"up:/l/2"_s,    u"remove:/l/2"_s, u"add:/l"_s,
            u"menu:/z"_s,     u"field:/z"_s};
        find(expected.constFirst())->setFocus();
        QStringList found = {expected.constFirst()};
        for (qsizetype i = 1; i < expected.size(); ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            found.append(QApplication::focusWidget()->objectName());
        }
        QCOMPARE(found, expected);
    }

    void longDescriptionsAreCutAndOpened()
    {
        const QString text = u"word "_s.repeated(100).trimmed();
        Json field = json(R"({"type": "string"})");
        field.set(u"description", Json(text));
        showSchema(Json::object({{u"properties"_s, Json::object({{u"a"_s, field}})}}));
        const auto isShown = [&] {
            const auto labels = m_view->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel *l) { return l->text() == text; });
        };
        QVERIFY(!isShown());
        emit find<QLabel>(u"more"_s)->linkActivated({});
        QVERIFY(isShown());
    }

    // ---- model

    void goesToAField()
    {
        Json properties = Json::object();
        for (int i = 0; i < 60; ++i)
            properties.set(u"p%1"_s.arg(i), json(R"({"type": "string"})"));
        showSchema(Json::object({{u"properties"_s, properties}}));
        QVERIFY(m_view->focusField(u"/p50"_s));
        auto *field = find(u"field:/p50"_s);
        QVERIFY(field->hasFocus());
        QVERIFY(m_view->verticalScrollBar()->value() > 0);
        QVERIFY(m_view->rect().contains(
            QRect(field->mapTo(m_view.get(), QPoint(0, 0)), field->size())));
        QVERIFY(!m_view->focusField(u"/nothing"_s));
    }

    void isRebuiltWhenItIsSeen()
    {
        show(R"({"a": {"type": "string"}})");
        m_view->hide();
        m_model->setSchema(json(R"({"properties": {"b": {"type": "string"}}})"));
        m_view->show();
        QVERIFY(!find(u"field:/a"_s));
        type(u"field:/b"_s, u"x"_s);
        QCOMPARE(sent(), R"({"b":"x"})");
    }

    void survivesTheModel()
    {
        show(R"({"l": {"type": "array", "items": {"type": "string"}}})");
        m_model->setValue(json(R"({"l":["x","y"]})"));
        m_view->setFocus();
        m_model->setSchema(
            json(R"({"properties": {"l": {"type": "array", "items": {"type": "integer"}}}})"));
        m_model->setValue(json(R"({"l":[1]})"));
        QCOMPARE(find<QLineEdit>(u"field:/l/0"_s)->text(), u"1"_s);
        m_model.reset();
        QVERIFY(!find(u"field:/l/0"_s));
        QVERIFY(!m_view->focusField({}));
    }

    void largeFormsOpenQuicklyAndKeepGroupsClosed()
    {
        Json group = json(R"({"type": "object"})");
        Json members = Json::object();
        for (int i = 0; i < 20; ++i)
            members.set(u"m%1"_s.arg(i), json(R"({"type": "string", "description": "A member"})"));
        group.set(u"properties", members);
        Json properties = Json::object();
        for (int i = 0; i < 20; ++i)
            properties.set(u"g%1"_s.arg(i), group);
        showSchema(Json::object({{u"properties"_s, properties}}));
        QVERIFY(find(u"field:/g0/m0"_s));
        QVERIFY(!find(u"field:/g19/m0"_s));
        click(find(u"open:/g19"_s));
        type(u"field:/g19/m0"_s, u"x"_s);
        QCOMPARE(sent(), R"({"g19":{"m0":"x"}})");
    }
};

QTEST_MAIN(tst_FormView)
#include "tst_formview.moc"
