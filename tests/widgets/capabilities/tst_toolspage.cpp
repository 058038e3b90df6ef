// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/argumentstore.h"
#include "capabilities/callpanel.h"
#include "capabilities/cataloguelistpane.h"
#include "capabilities/cataloguemodel.h"
#include "capabilities/resultpane.h"
#include "capabilities/toolspage.h"
#include "common/codeview.h"
#include "common/emptystate.h"
#include "common/linelabel.h"
#include "forms/argumentseditor.h"
#include "results/banner.h"
#include "results/resultview.h"

#include "support/warnings.h"
#include "widgets/capabilities/fakeport.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using Mcp::CatalogueList;
using Mcp::Error;
using Mcp::Json;
using Mcp::ListKind;

namespace {

const QByteArray kTools = R"([
    {"name":"echo","title":"Echo","description":"Says it again","inputSchema":{"type":"object",
        "properties":{"message":{"type":"string"}},"required":["message"]},"annotations":{"readOnlyHint":true}},
    {"name":"login","inputSchema":{"type":"object","properties":{"user":{"type":"string"},
        "password":{"type":"string"}}}},
    {"name":"wipe","title":"Wipe","inputSchema":{"type":"object"},"annotations":{"destructiveHint":true}}
])";

template <typename T>
T *child(QWidget &widget, const char16_t *name)
{
    return widget.findChild<T *>(QString::fromUtf16(name));
}

/// A page that shows a fake server with three tools.
struct Stage
{
    explicit Stage(
        const std::shared_ptr<ArgumentStore> &store = std::make_shared<ArgumentStore>(QString()))
    {
        port.setItems(ListKind::Tools, kTools);
        page.callPanel()->setStore(store);
        page.resize(1000, 600);
        page.setPort(&port);
        page.show();
        page.activateWindow();
    }

    Banner *question() { return child<Banner>(page, u"callQuestion"); }
    ResultView *result() { return page.callPanel()->resultPane()->view(); }
    EmptyState *empty() { return child<EmptyState>(page, u"listEmpty"); }

    FakePort port;
    ToolsPage page;
};

} // namespace

class TestToolsPage : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"vitrine-test"_s);
        QCoreApplication::setApplicationName(u"tst_toolspage"_s);
        QSettings().clear();
    }
    void init() { failOnOurWarnings(); }
    void saysWhyItIsEmpty_data();
    void saysWhyItIsEmpty();
    void emptyStateOffersTheNextStep();
    void showsWhatFailedAndKeepsWhatCame();
    void searchesByKeyboard();
    void choosesAToolAndShowsItsForm();
    void callsByMouseAndShowsTheResult();
    void callsByKeyboardFromTheForm();
    void previewIsWhatIsSent();
    void asksBeforeSendingWhatIsInvalid();
    void asksOnceBeforeADestructiveTool();
    void offersToConnectFirst();
    void showsProgressAndCancels();
    void latestResultIsKeptPerTool();
    void draftsAreKeptWhileLookingElsewhere();
    void argumentsOutliveARestartWithoutSecrets();
    void metaIsSentAndChecked();
    void choiceSurvivesANewList();
    void choiceSurvivesTheFilter();
    void readsALinkInPlace();
    void framesAreAskedFor();
    void copiesTheCall();
    void deadServerLeavesAnEmptyPage();
    void everyControlHasAName();
};

void TestToolsPage::saysWhyItIsEmpty_data()
{
    QTest::addColumn<bool>("isReady");
    QTest::addColumn<CatalogueList::State>("state");
    QTest::addColumn<QString>("title");
    QTest::newRow("not connected") << false << CatalogueList::State::Unread << u"Not connected"_s;
    QTest::newRow("loading") << true << CatalogueList::State::Loading << u"Reading the list"_s;
    QTest::newRow("unsupported") << true << CatalogueList::State::Unsupported
                                 << u"This server offers no tools"_s;
    QTest::newRow("failed") << true << CatalogueList::State::Failed
                            << u"The list could not be read"_s;
    QTest::newRow("empty") << true << CatalogueList::State::Fresh << u"The list is empty"_s;
}

void TestToolsPage::saysWhyItIsEmpty()
{
    QFETCH(const bool, isReady);
    QFETCH(const CatalogueList::State, state);
    ToolsPage page;
    page.show();
    QCOMPARE(child<EmptyState>(page, u"listEmpty")->title(), u"No server is chosen"_s);
    FakePort port;
    page.setPort(&port);
    port.setReady(isReady);
    port.setList(ListKind::Tools, {.state = state});
    QVERIFY(child<EmptyState>(page, u"listEmpty")->isVisible());
    QTEST(child<EmptyState>(page, u"listEmpty")->title(), "title");
}

void TestToolsPage::emptyStateOffersTheNextStep()
{
    ToolsPage page;
    FakePort port;
    port.setReady(false);
    page.setPort(&port);
    page.show();
    auto *empty = child<EmptyState>(page, u"listEmpty");
    QTest::mouseClick(empty->button(), Qt::LeftButton);
    QCOMPARE(port.starts, 1);
    port.setReady(true);
    port.setList(ListKind::Tools, {.state = CatalogueList::State::Unsupported});
    QTest::mouseClick(empty->button(), Qt::LeftButton);
    QCOMPARE(port.refreshed, QList{ListKind::Tools});
}

void TestToolsPage::showsWhatFailedAndKeepsWhatCame()
{
    Stage stage;
    CatalogueList list = stage.port.list(ListKind::Tools);
    list.state = CatalogueList::State::Failed;
    list.error =
        Error{.kind = Error::Kind::Rpc, .code = -32603, .text = u"out of tools"_s, .frame = 77};
    stage.port.setList(ListKind::Tools, list);
    auto *banner = child<Banner>(stage.page, u"listBanner");
    QVERIFY(banner->isVisible());
    QVERIFY(banner->detail().contains(u"out of tools"_s));
    QVERIFY(stage.page.listPane()->view()->isVisible());
    QSignalSpy frames(&stage.page, &ToolsPage::frameRequested);
    QTest::mouseClick(banner->findChild<QPushButton *>(u"showFrame"_s), Qt::LeftButton);
    QCOMPARE(frames.value(0).value(0).toULongLong(), 77U);
    stage.port.setItems(ListKind::Tools, kTools);
    QVERIFY(!banner->isVisible());
}

void TestToolsPage::searchesByKeyboard()
{
    Stage stage;
    QCOMPARE(child<LineLabel>(stage.page, u"listStatus")->text().section(u" · "_s, 0, 0),
             u"3 tools"_s);
    stage.page.listPane()->view()->setFocus();
    QTest::keyClick(stage.page.listPane()->view(), Qt::Key_Slash);
    auto *search = child<QLineEdit>(stage.page, u"searchCatalogue");
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, u"wi"_s);
    QCOMPARE(stage.page.listPane()->model()->matches(), 1);
    QCOMPARE(child<LineLabel>(stage.page, u"listStatus")->text().section(u" · "_s, 0, 0),
             u"1 of 3"_s);
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(stage.page.callPanel()->item().name, u"wipe"_s);
    QVERIFY(stage.page.listPane()->view()->hasFocus());
    search->setFocus();
    QTest::keyClick(search, Qt::Key_Escape);
    QCOMPARE(search->text(), QString());
    QTest::keyClicks(search, u"nothing of the kind"_s);
    QVERIFY(stage.empty()->isVisible());
    QCOMPARE(stage.empty()->title(), u"Nothing matches"_s);
    // What is chosen stays, even if the filter hides it.
    QCOMPARE(stage.page.callPanel()->item().name, u"wipe"_s);
}

void TestToolsPage::choosesAToolAndShowsItsForm()
{
    Stage stage;
    QVERIFY(child<EmptyState>(stage.page, u"nothingChosen")->isVisible());
    QListView *view = stage.page.listPane()->view();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                      view->visualRect(stage.page.listPane()->model()->index(0)).center());
    QCOMPARE(stage.page.callPanel()->item().name, u"echo"_s);
    QVERIFY(child<QWidget>(stage.page, u"field:/message"));
    QVERIFY(!stage.page.selectTool(u"no such tool"_s));
    QVERIFY(stage.page.selectTool(u"wipe"_s));
    QCOMPARE(stage.page.callPanel()->item().title, u"Wipe"_s);
}

void TestToolsPage::callsByMouseAndShowsTheResult()
{
    Stage stage;
    stage.page.selectTool(u"echo"_s);
    stage.page.argumentsEditor()->setArguments(Json::object({{u"message"_s, u"hi"_s}}));
    QTest::mouseClick(child<QPushButton>(stage.page, u"call"), Qt::LeftButton);
    QCOMPARE(stage.port.pending.size(), 1U);
    QCOMPARE(stage.port.pending.front().call.method, u"tools/call"_s);
    QCOMPARE(stage.port.pending.front().call.params.toBytes(),
             R"({"name":"echo","arguments":{"message":"hi"}})"_ba);
    QVERIFY(child<QPushButton>(stage.page, u"cancelCall")->isVisible());
    stage.port.answer(R"({"content":[{"type":"text","text":"hi"}]})");
    QCOMPARE(child<CodeView>(stage.page, u"blockText")->toPlainText(), u"hi"_s);
    QVERIFY(!child<QPushButton>(stage.page, u"cancelCall")->isVisible());
}

void TestToolsPage::callsByKeyboardFromTheForm()
{
    Stage stage;
    stage.page.selectTool(u"echo"_s);
    auto *field = child<QWidget>(stage.page, u"field:/message");
    QVERIFY(field);
    field->setFocus();
    QTest::keyClicks(field, u"hey"_s);
    QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(stage.port.pending.size(), 1U);
    QCOMPARE(stage.port.pending.front().call.params["arguments"_L1]["message"_L1].toString(),
             u"hey"_s);
    // From the list too.
    stage.page.listPane()->view()->setFocus();
    QTest::keyClick(stage.page.listPane()->view(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(stage.port.pending.size(), 2U);
    QTest::keyClick(stage.page.listPane()->view(), Qt::Key_Escape);
    QCOMPARE(stage.port.cancelled, QList<quint64>{2});
    QTest::keyClick(stage.page.listPane()->view(), Qt::Key_F5);
    QCOMPARE(stage.port.refreshed, QList{ListKind::Tools});
}

void TestToolsPage::previewIsWhatIsSent()
{
    Stage stage;
    stage.page.selectTool(u"echo"_s);
    auto *preview = child<CodeView>(stage.page, u"requestJson");
    auto *field = child<QWidget>(stage.page, u"field:/message");
    field->setFocus();
    QTest::keyClicks(field, u"x"_s);
    QTRY_COMPARE(Json::parse(preview->toPlainText()).value().toBytes(),
                 R"({"name":"echo","arguments":{"message":"x"}})"_ba);
    stage.page.call();
    QCOMPARE(stage.port.pending.front().call.params, Json::parse(preview->toPlainText()).value());
}

void TestToolsPage::asksBeforeSendingWhatIsInvalid()
{
    Stage stage;
    stage.page.selectTool(u"echo"_s);
    stage.page.argumentsEditor()->setArguments(Json::object({{u"message"_s, 7}}));
    stage.page.call();
    QVERIFY(stage.port.pending.empty());
    QVERIFY(stage.question()->isVisible());
    QCOMPARE(stage.question()->title(), stage.page.argumentsEditor()->firstProblem());
    QTest::mouseClick(stage.question()->findChild<QPushButton *>(u"answerQuestion"_s),
                      Qt::LeftButton);
    QCOMPARE(stage.port.pending.size(), 1U);
    QVERIFY(!stage.question()->isVisible());
    // A correction takes the question away.
    stage.page.call();
    QVERIFY(stage.question()->isVisible());
    stage.page.argumentsEditor()->setArguments(Json::object({{u"message"_s, u"ok"_s}}));
    QVERIFY(!stage.question()->isVisible());
    stage.page.call();
    QCOMPARE(stage.port.pending.size(), 2U);
}

void TestToolsPage::asksOnceBeforeADestructiveTool()
{
    Stage stage;
    stage.page.selectTool(u"wipe"_s);
    stage.page.call();
    QVERIFY(stage.port.pending.empty());
    QVERIFY(stage.question()->isVisible());
    QVERIFY(stage.question()->title().contains(u"Wipe"_s));
    stage.page.call(); // a second Ctrl+Enter is no consent
    QVERIFY(stage.port.pending.empty());
    const auto answers = stage.question()->findChildren<QPushButton *>(u"answerQuestion"_s);
    QTest::mouseClick(answers.last(), Qt::LeftButton);
    QCOMPARE(stage.port.pending.size(), 1U);
    stage.page.call();
    QCOMPARE(stage.port.pending.size(), 2U);
}

void TestToolsPage::offersToConnectFirst()
{
    Stage stage;
    stage.page.selectTool(u"echo"_s);
    stage.port.setReady(false);
    QVERIFY(stage.page.listPane()->view()->isVisible()); // the list of the last connection
    stage.page.call();
    QVERIFY(stage.port.pending.empty());
    QVERIFY(stage.question()->title().contains(u"not connected"_s));
    QTest::mouseClick(stage.question()->findChild<QPushButton *>(u"answerQuestion"_s),
                      Qt::LeftButton);
    QCOMPARE(stage.port.starts, 1);
}

void TestToolsPage::showsProgressAndCancels()
{
    Stage stage;
    stage.page.selectTool(u"wipe"_s);
    stage.page.selectTool(u"login"_s);
    stage.page.call();
    QCOMPARE(stage.port.pending.size(), 1U);
    auto *progress = child<QProgressBar>(stage.page, u"callProgress");
    QVERIFY(progress->isVisible());
    QCOMPARE(progress->maximum(), 0); // nothing is known yet
    stage.port.pending.front().progress(
        {.progress = 3, .total = 12, .message = u"almost <b>there</b>"_s});
    QCOMPARE(double(progress->value()) / progress->maximum(), 0.25);
    QVERIFY(child<LineLabel>(stage.page, u"callMessage")
                ->text()
                .contains(u"3 of 12 · almost <b>there</b>"_s));
    QVERIFY(stage.page.listPane()->model()->index(1).data(CatalogueModel::RunningRole).toBool());
    QTest::mouseClick(child<QPushButton>(stage.page, u"cancelCall"), Qt::LeftButton);
    QCOMPARE(stage.port.cancelled, QList<quint64>{1});
    stage.port.answer({.result = std::unexpected(Error{.kind = Error::Kind::Cancelled})});
    QVERIFY(!progress->isVisible());
    QVERIFY(child<Banner>(stage.page, u"resultBanner")->title().contains(u"Cancelled"_s));
    QVERIFY(!stage.page.listPane()->model()->index(1).data(CatalogueModel::RunningRole).toBool());
}

void TestToolsPage::latestResultIsKeptPerTool()
{
    Stage stage;
    stage.page.selectTool(u"login"_s);
    stage.page.call();
    stage.page.selectTool(u"echo"_s);
    QVERIFY(!stage.result()->outcome());
    stage.port.answer(
        R"({"content":[{"type":"text","text":"welcome"}]})"); // for the tool that is not shown
    QVERIFY(!stage.result()->outcome());
    stage.page.selectTool(u"login"_s);
    QCOMPARE(child<CodeView>(*stage.result(), u"blockText")->toPlainText(), u"welcome"_s);
    // And while another server is shown.
    FakePort other(u"other"_s);
    other.setItems(ListKind::Tools, kTools);
    stage.page.setPort(&other);
    QVERIFY(!stage.page.callPanel()->hasItem());
    stage.page.setPort(&stage.port);
    stage.page.selectTool(u"login"_s);
    QVERIFY(stage.result()->outcome());
    stage.page.setPort(nullptr);
}

void TestToolsPage::draftsAreKeptWhileLookingElsewhere()
{
    Stage stage;
    stage.page.selectTool(u"login"_s);
    const Json typed = Json::parse(R"({"user":"ada","password":"secret"})"_ba).value();
    stage.page.argumentsEditor()->setArguments(typed);
    stage.page.selectTool(u"echo"_s);
    QVERIFY(!stage.page.argumentsEditor()->arguments().contains("user"_L1));
    stage.page.selectTool(u"login"_s);
    QCOMPARE(stage.page.argumentsEditor()->arguments().toBytes(),
             typed.toBytes()); // secrets too, in this run
}

void TestToolsPage::argumentsOutliveARestartWithoutSecrets()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"arguments.json"_s);
    {
        Stage stage(std::make_shared<ArgumentStore>(path));
        stage.page.selectTool(u"login"_s);
        stage.page.argumentsEditor()->setArguments(
            Json::parse(R"({"user":"ada","password":"hunter2"})"_ba).value());
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY(written.contains("ada"));
    QVERIFY(!written.contains("hunter2"));
    Stage again(std::make_shared<ArgumentStore>(path));
    again.page.selectTool(u"login"_s);
    QCOMPARE(again.page.argumentsEditor()->arguments().toBytes(), R"({"user":"ada"})"_ba);
}

void TestToolsPage::metaIsSentAndChecked()
{
    Stage stage;
    stage.page.selectTool(u"login"_s);
    auto *meta = child<CodeView>(stage.page, u"jsonBox");
    meta->setPlainText(uR"({"com.example/trace": "1"})"_s);
    stage.page.call();
    QCOMPARE(stage.port.pending.size(), 1U);
    QCOMPARE(stage.port.pending.front().call.meta.toBytes(), R"({"com.example/trace":"1"})"_ba);
    meta->setPlainText(u"{"_s);
    stage.page.call();
    QCOMPARE(stage.port.pending.size(), 1U);
    QVERIFY(stage.question()->title().contains(u"_meta"_s));
}

void TestToolsPage::choiceSurvivesANewList()
{
    Stage stage;
    stage.page.selectTool(u"wipe"_s);
    QSignalSpy changes(stage.page.listPane(), &CatalogueListPane::currentChanged);
    CatalogueList list = stage.port.list(ListKind::Tools);
    list.items.removeFirst();
    stage.port.setList(ListKind::Tools, list);
    QCOMPARE(stage.page.callPanel()->item().name, u"wipe"_s);
    QCOMPARE(stage.page.listPane()->view()->currentIndex().row(), 1);
    QCOMPARE(changes.size(), 0);
    list.items[1].description = u"New words"_s;
    stage.port.setList(ListKind::Tools, list);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(stage.page.callPanel()->item().description, u"New words"_s);
    list.items.removeLast();
    stage.port.setList(ListKind::Tools, list);
    QVERIFY(!stage.page.callPanel()->hasItem());
}

void TestToolsPage::choiceSurvivesTheFilter()
{
    Stage stage;
    stage.page.selectTool(u"wipe"_s);
    auto *search = child<QLineEdit>(stage.page, u"searchCatalogue");
    search->setText(u"echo"_s);
    QCOMPARE(stage.page.callPanel()->item().name, u"wipe"_s);
    QVERIFY(!stage.page.listPane()->view()->currentIndex().isValid());
    search->clear();
    QCOMPARE(stage.page.listPane()->view()->currentIndex().row(), 2);
    search->setText(u"echo"_s);
    QVERIFY(stage.page.selectTool(u"login"_s)); // takes the filter away
    QCOMPARE(search->text(), QString());
}

void TestToolsPage::readsALinkInPlace()
{
    Stage stage;
    stage.page.selectTool(u"login"_s);
    stage.page.call();
    stage.port.answer(R"({"content":[{"type":"resource_link","uri":"demo:a","name":"a"}]})");
    QTest::mouseClick(child<QPushButton>(stage.page, u"readLink"), Qt::LeftButton);
    QCOMPARE(stage.port.pending.size(), 1U);
    QCOMPARE(stage.port.pending.front().call.method, u"resources/read"_s);
    QCOMPARE(stage.port.pending.front().call.params.toBytes(), R"({"uri":"demo:a"})"_ba);
    stage.port.answer(R"({"contents":[{"uri":"demo:a","text":"linked"}]})");
    auto *linked = child<ResultView>(stage.page, u"linkedResource");
    QVERIFY(linked->isVisible());
    QCOMPARE(child<CodeView>(*linked, u"blockText")->toPlainText(), u"linked"_s);
    QTest::mouseClick(child<QAbstractButton>(stage.page, u"backToResult"), Qt::LeftButton);
    QVERIFY(stage.result()->isVisible());
}

void TestToolsPage::framesAreAskedFor()
{
    Stage stage;
    QSignalSpy frames(&stage.page, &ToolsPage::frameRequested);
    stage.page.selectTool(u"login"_s);
    stage.page.call();
    stage.port.answer(R"({"content":[]})");
    QTest::mouseClick(child<QAbstractButton>(stage.page, u"responseFrame"), Qt::LeftButton);
    QCOMPARE(frames.value(0).value(0).toULongLong(), 11U);
}

void TestToolsPage::copiesTheCall()
{
    Stage stage;
    stage.page.selectTool(u"echo"_s);
    stage.page.argumentsEditor()->setArguments(Json::object({{u"message"_s, u"hi"_s}}));
    stage.page.findChild<QAction *>(u"copyCommandLine"_s)->trigger();
    QCOMPARE(
        QApplication::clipboard()->text(),
        uR"(vitrine-cli fake-server --verbose --method tools/call --tool-name echo --tool-args-json '{"message":"hi"}')"_s);
}

void TestToolsPage::deadServerLeavesAnEmptyPage()
{
    ToolsPage page;
    page.callPanel()->setStore(std::make_shared<ArgumentStore>(QString()));
    page.show();
    auto port = std::make_unique<FakePort>();
    port->setItems(ListKind::Tools, kTools);
    page.setPort(port.get());
    page.selectTool(u"login"_s);
    page.call();
    port.reset();
    QCOMPARE(child<EmptyState>(page, u"listEmpty")->title(), u"No server is chosen"_s);
    QVERIFY(!page.callPanel()->hasItem());
    page.call();
}

void TestToolsPage::everyControlHasAName()
{
    Stage stage;
    stage.page.selectTool(u"login"_s);
    stage.page.call();
    stage.port.answer(R"({"content":[{"type":"text","text":"{}"}]})");
    for (const auto *button : stage.page.findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || button->objectName().startsWith(u"qt_"_s))
            continue;
        QVERIFY2(!button->objectName().isEmpty(), qPrintable(button->text()));
        QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
    }
    for (QAction *action : stage.page.pageActions()) {
        QVERIFY(!action->objectName().isEmpty());
        QVERIFY(!action->shortcut().isEmpty());
    }
}

QTEST_MAIN(TestToolsPage)
#include "tst_toolspage.moc"
