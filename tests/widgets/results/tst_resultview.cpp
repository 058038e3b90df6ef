// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/banner.h"
#include "results/blockview.h"
#include "results/contentview.h"
#include "results/imageview.h"
#include "results/resultview.h"
#include "results/resultwords.h"

#include "common/badge.h"
#include "common/codeview.h"
#include "common/emptystate.h"
#include "support/warnings.h"

#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Mcp::CallOutcome;
using Mcp::Error;
using Mcp::Json;
using Kind = ResultView::Kind;

namespace {

CallOutcome success(const QByteArray &result)
{
    return {.result = Json::parse(result).value(),
            .requestFrame = 12,
            .responseFrame = 15,
            .duration = 412ms};
}

CallOutcome failure(const Error &error)
{
    return {.result = std::unexpected(error),
            .requestFrame = 12,
            .responseFrame = error.kind == Error::Kind::Rpc ? 15 : Mcp::Frame::kNone,
            .duration = 60s};
}

template <typename T>
T *child(QWidget &widget, const char16_t *name)
{
    return widget.findChild<T *>(QString::fromUtf16(name));
}

bool isShown(QWidget &widget, const char16_t *name)
{
    auto *found = child<QWidget>(widget, name);
    return found && found->isVisible();
}

QString errorSchema()
{
    return uR"({"type":"object","required":["sum"],"properties":{"sum":{"type":"number"}}})"_s;
}

} // namespace

class TestResultView : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }
    void standsEmptyBeforeTheFirstCall();
    void showsTextAsItIs();
    void showsJsonTextIndentedAndAsSent();
    void tellsAToolErrorFromAnOrdinaryResult();
    void tellsTheKindsOfFailureApart_data();
    void tellsTheKindsOfFailureApart();
    void showsTheDataOfAnRpcError();
    void asksForTheFrameOfTheAnswer();
    void linksAskToBeRead();
    void decodesAndShowsPictures();
    void saysWhatIsWrongWithABlock();
    void saysThatAResultIsEmpty();
    void showsStructuredContentByItselfIfThereIsNoOther();
    void saysThatTheSchemaIsBroken();
    void rawShowsEverything();
    void showsManyBlocksInPortions();
    void hugeTextDoesNotStopTheWindow();
    void namesRolesOfMessages();
};

void TestResultView::standsEmptyBeforeTheFirstCall()
{
    ResultView view(Kind::Tool);
    view.setEmptyText(u"No call yet"_s, u"Here it will be"_s);
    view.show();
    QVERIFY(view.findChild<EmptyState *>()->isVisible());
    QCOMPARE(view.findChild<EmptyState *>()->title(), u"No call yet"_s);
    view.setOutcome(success(R"({"content":[]})"));
    QVERIFY(!view.findChild<EmptyState *>()->isVisible());
    view.clear();
    QVERIFY(view.findChild<EmptyState *>()->isVisible());
    QVERIFY(!view.outcome());
}

void TestResultView::showsTextAsItIs()
{
    ResultView view(Kind::Tool);
    view.show();
    view.setOutcome(success(R"({"content":[{"type":"text","text":"<b>Hi</b>\n  there & then"}]})"));
    QCOMPARE(child<CodeView>(view, u"blockText")->toPlainText(), u"<b>Hi</b>\n  there & then"_s);
    QVERIFY(!isShown(view, u"resultBanner"));
    QVERIFY(!isShown(view, u"asSent"));
    QTest::mouseClick(child<QToolButton>(view, u"copyBlock"), Qt::LeftButton);
    QCOMPARE(QApplication::clipboard()->text(), u"<b>Hi</b>\n  there & then"_s);
}

void TestResultView::showsJsonTextIndentedAndAsSent()
{
    ResultView view(Kind::Tool);
    view.show();
    view.setOutcome(success(R"({"content":[{"type":"text","text":"{\"a\":1.0}"}]})"));
    auto *code = child<CodeView>(view, u"blockText");
    QCOMPARE(code->toPlainText(), u"{\n  \"a\": 1.0\n}"_s);
    QCOMPARE(code->language(), u"JSON"_s);
    QTest::mouseClick(child<QToolButton>(view, u"asSent"), Qt::LeftButton);
    QCOMPARE(code->toPlainText(), u"{\"a\":1.0}"_s);
}

void TestResultView::tellsAToolErrorFromAnOrdinaryResult()
{
    ResultView view(Kind::Tool);
    view.show();
    view.setOutcome(
        success(R"({"content":[{"type":"text","text":"no such file"}],"isError":true})"));
    auto *banner = child<Banner>(view, u"resultBanner");
    QVERIFY(banner->isVisible());
    QVERIFY(banner->title().contains(u"isError"_s));
    QCOMPARE(child<CodeView>(view, u"blockText")->toPlainText(), u"no such file"_s);
    view.setOutcome(success(R"({"content":[],"isError":false})"));
    QVERIFY(!banner->isVisible());
}

void TestResultView::tellsTheKindsOfFailureApart_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("JSON-RPC error")
        << Error{.kind = Error::Kind::Rpc, .code = -32602, .text = u"Unknown tool"_s}
        << QStringList{u"JSON-RPC error -32602: Unknown tool"_s, u"Invalid params"_s};
    QTest::newRow("time-out") << Error{.kind = Error::Kind::Timeout, .text = u"no answer"_s}
                              << QStringList{u"Vitrine stopped waiting after 60 s"_s};
    QTest::newRow("transport") << Error{.kind = Error::Kind::Transport,
                                        .text = u"the server exited with code 3"_s}
                               << QStringList{u"connection ended"_s, u"exited with code 3"_s};
    QTest::newRow("cancelled") << Error{.kind = Error::Kind::Cancelled,
                                        .text = u"cancelled by the user"_s}
                               << QStringList{u"Cancelled"_s};
    QTest::newRow("auth") << Error{.kind = Error::Kind::Auth,
                                   .text = u"invalid_token"_s,
                                   .httpStatus = 401}
                          << QStringList{u"HTTP 401"_s, u"invalid_token"_s};
}

void TestResultView::tellsTheKindsOfFailureApart()
{
    QFETCH(const Error, error);
    QFETCH(const QStringList, words);
    ResultView view(Kind::Tool);
    view.show();
    view.setOutcome(failure(error));
    auto *banner = child<Banner>(view, u"resultBanner");
    QVERIFY(banner->isVisible());
    const QString all = banner->title() + u'\n' + banner->detail();
    for (const QString &word : words)
        QVERIFY2(all.contains(word), qPrintable(all));
    QVERIFY(!all.contains(u"isError"_s));
    QVERIFY(!isShown(view, u"contentView"));
}

void TestResultView::showsTheDataOfAnRpcError()
{
    ResultView view(Kind::Tool);
    view.show();
    Error error{.kind = Error::Kind::Rpc, .code = 1, .text = u"x"_s};
    error.data = Json::parse(R"({"known":["add"]})"_ba).value();
    view.setOutcome(failure(error));
    QVERIFY(child<CodeView>(view, u"bannerCode")->isVisible());
    QVERIFY(child<CodeView>(view, u"bannerCode")->toPlainText().contains(u"\"known\""_s));
    view.setTab(ResultView::Tab::Raw);
    QVERIFY(child<CodeView>(view, u"rawResult")->toPlainText().contains(u"\"code\": 1"_s));
    view.setOutcome(failure({.kind = Error::Kind::Rpc, .code = 1, .text = u"x"_s}));
    QVERIFY(!child<CodeView>(view, u"bannerCode")->isVisible());
}

void TestResultView::asksForTheFrameOfTheAnswer()
{
    ResultView view(Kind::Tool);
    view.show();
    QSignalSpy frames(&view, &ResultView::frameRequested);
    view.setOutcome(success(R"({"content":[],"isError":true})"));
    QTest::mouseClick(child<QPushButton>(view, u"showFrame"), Qt::LeftButton);
    QTest::mouseClick(child<QToolButton>(view, u"requestFrame"), Qt::LeftButton);
    QTest::mouseClick(child<QToolButton>(view, u"responseFrame"), Qt::LeftButton);
    QCOMPARE(frames.size(), 3);
    QCOMPARE(frames.at(0).first().toULongLong(), 15U);
    QCOMPARE(frames.at(1).first().toULongLong(), 12U);
    QCOMPARE(frames.at(2).first().toULongLong(), 15U);
    // Without an answer there is still the request.
    view.setOutcome(failure({.kind = Error::Kind::Timeout}));
    QVERIFY(!isShown(view, u"responseFrame"));
    const auto buttons = view.findChildren<QPushButton *>(u"showFrame"_s);
    QTest::mouseClick(buttons.last(), Qt::LeftButton);
    QCOMPARE(frames.size(), 4);
    QCOMPARE(frames.at(3).first().toULongLong(), 12U);
}

void TestResultView::linksAskToBeRead()
{
    ResultView view(Kind::Tool);
    view.show();
    QSignalSpy reads(&view, &ResultView::readRequested);
    view.setOutcome(
        success(R"({"content":[{"type":"resource_link","uri":"demo://a","name":"a"}]})"));
    QCOMPARE(reads.size(), 0);
    QTest::mouseClick(child<QPushButton>(view, u"readLink"), Qt::LeftButton);
    QCOMPARE(reads.size(), 1);
    QCOMPARE(reads.first().first().toString(), u"demo://a"_s);
}

void TestResultView::decodesAndShowsPictures()
{
    ResultView view(Kind::Tool);
    view.resize(400, 300);
    view.show();
    // A PNG of one red pixel.
    view.setOutcome(success(
        R"({"content":[{"type":"image","mimeType":"image/png","data":"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"}]})"));
    QTRY_VERIFY(view.findChild<ImageView *>());
    QCOMPARE(view.findChild<ImageView *>()->image().size(), QSize(1, 1));
    QTRY_VERIFY(isShown(view, u"saveBlock"));
}

void TestResultView::saysWhatIsWrongWithABlock()
{
    ResultView view(Kind::Tool);
    view.show();
    view.setOutcome(success(
        R"({"content":[{"type":"hologram","x":1},{"type":"image","mimeType":"image/png","data":"!!!"}]})"));
    const QList<BlockView *> blocks = view.contentView()->blocks();
    QCOMPARE(blocks.size(), 2);
    QVERIFY(child<QLabel>(*blocks.at(0), u"blockProblem")->isVisible());
    QVERIFY(child<CodeView>(*blocks.at(0), u"blockText")->toPlainText().contains(u"\"x\": 1"_s));
    QTRY_VERIFY(!blocks.at(1)->isLoading());
    QTRY_VERIFY(isShown(*blocks.at(1), u"blockProblem"));
    QVERIFY(child<CodeView>(*blocks.at(1), u"blockText")
                ->toPlainText()
                .contains(u"!!!"_s)); // nothing is hidden
}

void TestResultView::saysThatAResultIsEmpty()
{
    ResultView view(Kind::Tool);
    view.show();
    view.setOutcome(success(R"({"content":[]})"));
    QVERIFY(child<QLabel>(view, u"contentNote")->isVisible());
    QVERIFY(child<QLabel>(view, u"contentNote")->text().contains(u"empty"_s));
}

void TestResultView::showsStructuredContentByItselfIfThereIsNoOther()
{
    ResultView view(Kind::Tool);
    view.show();
    view.setOutcome(success(R"({"content":[],"structuredContent":{"a":1}})"));
    QCOMPARE(view.tab(), ResultView::Tab::Structured);
    QCOMPARE(child<CodeView>(view, u"structuredContent")->toPlainText(), u"{\n  \"a\": 1\n}"_s);
}

void TestResultView::saysThatTheSchemaIsBroken()
{
    ResultView view(Kind::Tool);
    view.show();
    const std::optional<Json> schema = Json::parse(errorSchema()).value();
    view.setOutcome(
        success(R"({"content":[{"type":"text","text":"4"}],"structuredContent":{"sum":"4"}})"),
        schema);
    auto *badge = child<Badge>(view, u"schemaBadge");
    QVERIFY(badge->isVisible());
    QCOMPARE(badge->role(), Role::Error);
    QTest::mouseClick(child<QToolButton>(view, u"structuredTab"), Qt::LeftButton);
    QVERIFY(child<Banner>(view, u"schemaBanner")->detail().contains(u"/sum"_s));
    view.setOutcome(
        success(R"({"content":[{"type":"text","text":"4"}],"structuredContent":{"sum":4}})"),
        schema);
    QCOMPARE(badge->role(), Role::Ok);
    view.setOutcome(success(R"({"content":[{"type":"text","text":"4"}]})"));
    QVERIFY(!badge->isVisible());
}

void TestResultView::rawShowsEverything()
{
    ResultView view(Kind::Tool);
    view.show();
    view.setOutcome(success(R"({"content":[],"_meta":{"x":1},"unknown":18446744073709551616})"));
    QTest::mouseClick(child<QToolButton>(view, u"rawTab"), Qt::LeftButton);
    const QString raw = child<CodeView>(view, u"rawResult")->toPlainText();
    QVERIFY(raw.contains(u"\"_meta\""_s));
    QVERIFY(raw.contains(u"18446744073709551616"_s));
}

void TestResultView::showsManyBlocksInPortions()
{
    Json::Array blocks;
    for (int i = 0; i < 250; ++i)
        blocks += Json::object({{u"type"_s, u"text"_s}, {u"text"_s, QString::number(i)}});
    ResultView view(Kind::Tool);
    view.show();
    view.setOutcome({.result = Json::object({{u"content"_s, Json::array(blocks)}})});
    QCOMPARE(view.contentView()->blocks().size(), 100);
    auto *more = child<QPushButton>(view, u"moreContent");
    QVERIFY(more->text().contains(u"150"_s));
    QTest::mouseClick(more, Qt::LeftButton);
    QCOMPARE(view.contentView()->blocks().size(), 200);
    QTest::mouseClick(more, Qt::LeftButton);
    QCOMPARE(view.contentView()->blocks().size(), 250);
    QCOMPARE(view.contentView()->blocks().last()->part().text, u"249"_s);
    QVERIFY(!more->isVisible());
}

void TestResultView::hugeTextDoesNotStopTheWindow()
{
    const QString line(99, u'x');
    QString text;
    text.reserve(50'000'000);
    while (text.size() < 50'000'000)
        text += line + u'\n';
    const Json result = Json::object(
        {{u"content"_s, Json::array({Json::object({{u"type"_s, u"text"_s}, {u"text"_s, text}})})}});
    ResultView view(Kind::Tool);
    view.resize(600, 400);
    view.show();
    QElapsedTimer clock;
    clock.start();
    view.setOutcome({.result = result});
    view.setTab(ResultView::Tab::Raw);
    QCoreApplication::processEvents();
    // Some hundred milliseconds in truth; laying all of it out would take minutes.
    QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(child<CodeView>(view, u"blockText")->isCut());
    QVERIFY(child<CodeView>(view, u"rawResult")->isCut());
}

void TestResultView::namesRolesOfMessages()
{
    ResultView view(Kind::Prompt);
    view.show();
    view.setOutcome(success(
        R"({"description":"About","messages":[{"role":"user","content":{"type":"text","text":"q"}},{"role":"assistant","content":{"type":"text","text":"a"}}]})"));
    const QList<BlockView *> blocks = view.contentView()->blocks();
    QCOMPARE(blocks.size(), 3);
    QCOMPARE(blocks.at(0)->part().text, u"About"_s);
    QCOMPARE(blocks.at(1)->findChild<Badge *>()->text(), u"user"_s);
    QCOMPARE(blocks.at(2)->findChild<Badge *>()->text(), u"assistant"_s);
    QVERIFY(!isShown(view, u"structuredTab"));
}

QTEST_MAIN(TestResultView)
#include "tst_resultview.moc"
