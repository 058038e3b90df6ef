// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/argumentstore.h"
#include "capabilities/callpanel.h"
#include "capabilities/cataloguelistpane.h"
#include "capabilities/cataloguemodel.h"
#include "capabilities/growingedit.h"
#include "capabilities/promptpanel.h"
#include "capabilities/promptspage.h"
#include "capabilities/resourcepanel.h"
#include "capabilities/resourcespage.h"
#include "capabilities/resultpane.h"
#include "capabilities/textfieldsform.h"
#include "common/codeview.h"
#include "common/linelabel.h"
#include "results/banner.h"
#include "results/contentview.h"

#include "support/warnings.h"
#include "widgets/capabilities/fakeport.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using Mcp::Json;
using Mcp::ListKind;
using Mcp::UriTemplate;

namespace {

const QByteArray kResources =
    R"([{"uri":"demo:guide","name":"guide","title":"Guide","mimeType":"text/markdown","size":1234}])";
const QByteArray kTemplates = R"([
    {"uriTemplate":"demo:notes/{id}","name":"notes","title":"Notes"},
    {"uriTemplate":"demo:issues/{repo}{?state,labels*}","name":"issues"},
    {"uriTemplate":"demo:broken/{user-id}","name":"broken"}
])";
const QByteArray kPrompts = R"([
    {"name":"greet","title":"Greet","arguments":[{"name":"name","title":"Name","required":true},{"name":"style"}]},
    {"name":"plain"}
])";

template <typename T>
T *child(QWidget &widget, const char16_t *name)
{
    return widget.findChild<T *>(QString::fromUtf16(name));
}

template <typename Page>
struct Stage
{
    explicit Stage(
        const std::shared_ptr<ArgumentStore> &store = std::make_shared<ArgumentStore>(QString()))
    {
        port.setItems(ListKind::Resources, kResources);
        port.setItems(ListKind::ResourceTemplates, kTemplates);
        port.setItems(ListKind::Prompts, kPrompts);
        page.callPanel()->setStore(store);
        page.resize(1000, 600);
        page.setPort(&port);
        page.show();
        page.activateWindow();
    }

    void type(const char16_t *field, const QString &text)
    {
        auto *edit = child<GrowingEdit>(page, field);
        QVERIFY(edit);
        edit->setFocus();
        QTest::keyClicks(edit, text);
    }
    Banner *question() { return child<Banner>(page, u"callQuestion"); }
    QString uri() { return child<QLineEdit>(page, u"resourceUri")->text(); }

    FakePort port;
    Page page;
};

} // namespace

class TestFieldPages : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"vitrine-test"_s);
        QCoreApplication::setApplicationName(u"tst_fieldpages"_s);
        QSettings().clear();
    }
    void init() { failOnOurWarnings(); }
    // resources
    void listsResourcesAboveTemplates();
    void readsAResource();
    void expandsWhileTyping();
    void leavesOutWhatIsNotIncluded();
    void wantsWhatWouldLeaveAHole();
    void addressOfABrokenTemplateIsTypedByHand();
    void explodedVariablesTakeJson_data();
    void explodedVariablesTakeJson();
    void suggestsValuesOfVariables();
    void variablesAreRemembered();
    // prompts
    void sendsArgumentsAsStrings();
    void emptyIsNotOmitted();
    void requiredArgumentsAreAskedFor();
    void showsMessages();
    void promptWithoutArgumentsNeedsNone();
    void suggestionsAreTakenByKeyboard();
    void fieldOfOneLineHasNoBreaks();
};

void TestFieldPages::listsResourcesAboveTemplates()
{
    Stage<ResourcesPage> stage;
    QCOMPARE(child<LineLabel>(stage.page, u"listStatus")->text().section(u" · "_s, 0, 0),
             u"1 resource, 3 templates"_s);
    QCOMPARE(stage.page.listPane()->model()->rowCount(), 6);
    // The arrow keys pass over headings.
    QListView *view = stage.page.listPane()->view();
    stage.page.selectResource(u"demo:guide"_s);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(stage.page.callPanel()->item().name, u"notes"_s);
}

void TestFieldPages::readsAResource()
{
    Stage<ResourcesPage> stage;
    QVERIFY(stage.page.selectResource(u"demo:guide"_s));
    QCOMPARE(stage.uri(), u"demo:guide"_s);
    QVERIFY(child<QLineEdit>(stage.page, u"resourceUri")->isReadOnly());
    QTest::mouseClick(child<QPushButton>(stage.page, u"call"), Qt::LeftButton);
    QCOMPARE(stage.port.pending.size(), 1U);
    QCOMPARE(stage.port.pending.front().call.method, u"resources/read"_s);
    QCOMPARE(stage.port.pending.front().call.params.toBytes(), R"({"uri":"demo:guide"})"_ba);
    stage.port.answer(
        R"({"contents":[{"uri":"demo:guide","mimeType":"text/markdown","text":"# Hi"}]})");
    auto *text = child<CodeView>(stage.page, u"blockText");
    QCOMPARE(text->toPlainText(), u"# Hi"_s); // the source, never rendered
    QCOMPARE(text->language(), u"Markdown"_s);
}

void TestFieldPages::expandsWhileTyping()
{
    Stage<ResourcesPage> stage;
    QVERIFY(stage.page.selectTemplate(u"demo:notes/{id}"_s));
    QCOMPARE(stage.uri(), u"demo:notes/"_s);
    stage.type(u"text:id", u"a b/c"_s);
    QCOMPARE(stage.uri(), u"demo:notes/a%20b%2Fc"_s);
    stage.page.call();
    QCOMPARE(stage.port.pending.front().call.params["uri"_L1].toString(),
             u"demo:notes/a%20b%2Fc"_s);
}

void TestFieldPages::leavesOutWhatIsNotIncluded()
{
    Stage<ResourcesPage> stage;
    stage.page.selectTemplate(u"demo:issues/{repo}{?state,labels*}"_s);
    stage.type(u"text:repo", u"v"_s);
    QCOMPARE(stage.uri(), u"demo:issues/v"_s);
    stage.type(u"text:state", u"open"_s);
    QCOMPARE(stage.uri(), u"demo:issues/v?state=open"_s);
    auto *include = child<QCheckBox>(stage.page, u"include:state");
    QVERIFY(include->isChecked());
    QTest::mouseClick(include, Qt::LeftButton);
    QCOMPARE(stage.uri(), u"demo:issues/v"_s);
    // In and empty is not out.
    QTest::mouseClick(include, Qt::LeftButton);
    child<GrowingEdit>(stage.page, u"text:state")->clear();
    QCOMPARE(stage.uri(), u"demo:issues/v?state="_s);
}

void TestFieldPages::wantsWhatWouldLeaveAHole()
{
    Stage<ResourcesPage> stage;
    stage.page.selectTemplate(u"demo:issues/{repo}{?state,labels*}"_s);
    stage.type(u"text:state", u"open"_s);
    stage.page.call();
    QVERIFY(stage.port.pending.empty());
    QVERIFY(stage.question()->isVisible());
    QVERIFY(stage.question()->title().contains(u"repo"_s));
    QTRY_VERIFY(child<GrowingEdit>(stage.page, u"text:repo")->hasFocus());
    QTest::mouseClick(stage.question()->findChild<QPushButton *>(u"answerQuestion"_s),
                      Qt::LeftButton);
    QCOMPARE(stage.port.pending.size(), 1U);
    QCOMPARE(stage.port.pending.front().call.params["uri"_L1].toString(),
             u"demo:issues/?state=open"_s);
}

void TestFieldPages::addressOfABrokenTemplateIsTypedByHand()
{
    Stage<ResourcesPage> stage;
    stage.page.selectTemplate(u"demo:broken/{user-id}"_s);
    QVERIFY(child<Banner>(stage.page, u"templateProblem")->isVisible());
    auto *uri = child<QLineEdit>(stage.page, u"resourceUri");
    QVERIFY(!uri->isReadOnly());
    uri->setFocus();
    uri->selectAll();
    QTest::keyClicks(uri, u"demo:broken/7"_s);
    stage.page.call();
    QCOMPARE(stage.port.pending.front().call.params["uri"_L1].toString(), u"demo:broken/7"_s);
    stage.page.selectResource(u"demo:guide"_s);
    QVERIFY(!child<Banner>(stage.page, u"templateProblem")->isVisible());
    QVERIFY(uri->isReadOnly());
}

void TestFieldPages::explodedVariablesTakeJson_data()
{
    QTest::addColumn<bool>("isExploded");
    QTest::addColumn<QString>("text");
    QTest::addColumn<UriTemplate::Value>("value");
    QTest::newRow("text") << true << u"a,b"_s << UriTemplate::Value(u"a,b"_s);
    QTest::newRow("list") << true << uR"(["a", 1.0, "c,d"])"_s
                          << UriTemplate::Value(QStringList{u"a"_s, u"1.0"_s, u"c,d"_s});
    QTest::newRow("pairs") << true << uR"({"b":"2","a":true})"_s
                           << UriTemplate::Value(
                                  UriTemplate::Pairs{{u"b"_s, u"2"_s}, {u"a"_s, u"true"_s}});
    QTest::newRow("number") << true << u"12"_s << UriTemplate::Value(u"12"_s);
    QTest::newRow("bracket") << true << u"[a"_s << UriTemplate::Value(u"[a"_s);
    QTest::newRow("not exploded") << false << uR"(["a"])"_s << UriTemplate::Value(uR"(["a"])"_s);
}

void TestFieldPages::explodedVariablesTakeJson()
{
    QFETCH(const bool, isExploded);
    QFETCH(const QString, text);
    QFETCH(const UriTemplate::Value, value);
    QVERIFY(ResourcePanel::variableValue({.name = u"v"_s, .isExploded = isExploded}, text) ==
            value);
}

void TestFieldPages::suggestsValuesOfVariables()
{
    Stage<ResourcesPage> stage;
    stage.page.selectTemplate(u"demo:issues/{repo}{?state,labels*}"_s);
    stage.type(u"text:repo", u"v"_s);
    stage.type(u"text:state", u"o"_s);
    QTRY_COMPARE(stage.port.pending.size(), 1U);
    QCOMPARE(
        stage.port.pending.front().call.params.toBytes(),
        R"({"ref":{"type":"ref/resource","uri":"demo:issues/{repo}{?state,labels*}"},"argument":{"name":"state","value":"o"},"context":{"arguments":{"repo":"v"}}})"_ba);
    stage.port.answer(R"({"completion":{"values":["open","only <b>mine</b>"],"total":12}})");
    auto *edit = child<GrowingEdit>(stage.page, u"text:state");
    QCOMPARE(edit->suggestions(), (QStringList{u"open"_s, u"only <b>mine</b>"_s}));
    QVERIFY(edit->completer()->popup()->isVisible());
    QVERIFY(child<QLabel>(stage.page, u"note:state")->text().contains(u"2 of 12"_s));
}

void TestFieldPages::variablesAreRemembered()
{
    const auto store = std::make_shared<ArgumentStore>(QString());
    {
        Stage<ResourcesPage> stage(store);
        stage.page.selectTemplate(u"demo:issues/{repo}{?state,labels*}"_s);
        stage.type(u"text:repo", u"v"_s);
        stage.page.selectResource(u"demo:guide"_s);
        stage.page.selectTemplate(u"demo:issues/{repo}{?state,labels*}"_s);
        QCOMPARE(stage.uri(), u"demo:issues/v"_s);
        stage.page.setPort(nullptr);
    }
    Stage<ResourcesPage> again(store);
    again.page.selectTemplate(u"demo:issues/{repo}{?state,labels*}"_s);
    QCOMPARE(again.uri(), u"demo:issues/v"_s);
    QVERIFY(!child<QCheckBox>(again.page, u"include:state")->isChecked());
}

void TestFieldPages::sendsArgumentsAsStrings()
{
    Stage<PromptsPage> stage;
    QVERIFY(stage.page.selectPrompt(u"greet"_s));
    stage.type(u"text:name", u"42"_s);
    QTest::mouseClick(child<QPushButton>(stage.page, u"call"), Qt::LeftButton);
    QCOMPARE(stage.port.pending.back().call.method, u"prompts/get"_s);
    QCOMPARE(stage.port.pending.back().call.params.toBytes(),
             R"({"name":"greet","arguments":{"name":"42"}})"_ba);
}

void TestFieldPages::emptyIsNotOmitted()
{
    Stage<PromptsPage> stage;
    stage.port.setOffersCompletion(false);
    stage.page.selectPrompt(u"greet"_s);
    stage.type(u"text:name", u"Ada"_s);
    QTest::mouseClick(child<QCheckBox>(stage.page, u"include:style"), Qt::LeftButton);
    stage.page.call();
    QCOMPARE(stage.port.pending.back().call.params.toBytes(),
             R"({"name":"greet","arguments":{"name":"Ada","style":""}})"_ba);
}

void TestFieldPages::requiredArgumentsAreAskedFor()
{
    Stage<PromptsPage> stage;
    stage.port.setOffersCompletion(false);
    stage.page.selectPrompt(u"greet"_s);
    QVERIFY(!child<QCheckBox>(stage.page, u"include:name"));
    stage.page.call();
    QVERIFY(stage.port.pending.empty());
    QVERIFY(stage.question()->title().contains(u"name"_s));
    QTest::mouseClick(stage.question()->findChild<QPushButton *>(u"answerQuestion"_s),
                      Qt::LeftButton);
    QCOMPARE(stage.port.pending.size(), 1U); // on purpose
}

void TestFieldPages::showsMessages()
{
    Stage<PromptsPage> stage;
    stage.page.selectPrompt(u"plain"_s);
    stage.page.call();
    stage.port.answer(
        R"({"messages":[{"role":"user","content":{"type":"text","text":"q"}},{"role":"assistant","content":{"type":"text","text":"a"}}]})");
    QCOMPARE(stage.page.callPanel()->resultPane()->view()->contentView()->blocks().size(), 2);
}

void TestFieldPages::promptWithoutArgumentsNeedsNone()
{
    Stage<PromptsPage> stage;
    stage.page.selectPrompt(u"plain"_s);
    stage.page.call();
    QCOMPARE(stage.port.pending.front().call.params.toBytes(), R"({"name":"plain"})"_ba);
}

void TestFieldPages::suggestionsAreTakenByKeyboard()
{
    Stage<PromptsPage> stage;
    stage.page.selectPrompt(u"greet"_s);
    stage.type(u"text:name", u"A"_s);
    QTRY_COMPARE(stage.port.pending.size(), 1U);
    stage.port.answer(R"({"completion":{"values":["Ada","Adam"]}})");
    auto *edit = child<GrowingEdit>(stage.page, u"text:name");
    QAbstractItemView *popup = edit->completer()->popup();
    QTRY_VERIFY(popup->isVisible());
    QVERIFY(!popup->currentIndex().isValid()); // nothing is taken that nobody chose
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    QCOMPARE(edit->toPlainText(), u"Adam"_s);
    QVERIFY(!popup->isVisible());
    QCOMPARE(stage.page.promptPanel()->form()->json().toBytes(), R"({"name":"Adam"})"_ba);
}

void TestFieldPages::fieldOfOneLineHasNoBreaks()
{
    GrowingEdit one(false);
    one.show();
    QTest::keyClicks(&one, u"a"_s);
    QTest::keyClick(&one, Qt::Key_Return);
    QTest::keyClicks(&one, u"b"_s);
    QCOMPARE(one.toPlainText(), u"ab"_s);
    GrowingEdit many(true);
    many.show();
    const int before = many.height();
    QTest::keyClicks(&many, u"a"_s);
    QTest::keyClick(&many, Qt::Key_Return);
    QTest::keyClicks(&many, u"b"_s);
    QCOMPARE(many.toPlainText(), u"a\nb"_s);
    QVERIFY(many.height() > before);
}

QTEST_MAIN(TestFieldPages)
#include "tst_fieldpages.moc"
