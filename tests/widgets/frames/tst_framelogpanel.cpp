// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "framepanelfixture.h"
#include "frames/frameheader.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTabBar>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace Vitrine;
using Mcp::Lane;

class TestFrameLogPanel : public FramePanelFixture
{
    Q_OBJECT
private slots:
    void saysWhyItIsEmptyAndWhatToDo();
    void showsFramesAsTheyCome();
    void laneSwitchesHideLanes();
    void searchNarrowsTheListAndEscapeEndsIt();
    void followsTheEndUntilTheUserScrollsUp();
    void selectingAnEarlierFramePausesFollowing();
    void keepsTheSelectionWhenFiltersChange();
    void showFrameResetsFiltersAndSaysSo();
    void showFrameBringsClearedFramesBack();
    void clearHidesAndOffersTheWayBack();
    void putsStderrAside();
    void filtersByServer();
    void contextMenuFiltersOnTheMethod();
    void copiesTheSelectedFrames();
    void exportsTheFramesInTheList();
    void remembersItsLayout();
    void refusesForeignState();
    void everythingHasANameForScreenReaders();
    void tellsTheNumbersForTheStatusBar();
    void hidesLeastImportantColumnsInANarrowWindow();
    void keysMoveThroughTheList();
    void aChangeOfManyRowsCostsNoMoreThanOfOne();
};

void TestFrameLogPanel::saysWhyItIsEmptyAndWhatToDo()
{
    QVERIFY(empty()->isVisible());
    QCOMPARE(empty()->title(), u"Nothing has crossed the wire yet"_s);
    QCOMPARE(empty()->text(), u"Connect a server to see every frame."_s);
    QVERIFY(!empty()->button()->isVisible());
    QCOMPARE(facts(), u"Select a frame to see what it says."_s);
    fill(1);
    QVERIFY(!empty()->isVisible());
}

void TestFrameLogPanel::showsFramesAsTheyCome()
{
    m_server->in(kCall);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(m_panel->model()->index(0, FrameModel::Method).data().toString(), u"tools/call"_s);
}

void TestFrameLogPanel::laneSwitchesHideLanes()
{
    m_server->in(kCall);
    m_server->err("working");
    m_server->out(kAnswer);
    QTRY_COMPARE(rows(), 3);
    QTest::mouseClick(lane(Lane::Stderr), Qt::LeftButton);
    QCOMPARE(rows(), 2);
    lane(Lane::ToServer)->setFocus();
    QTest::keyClick(lane(Lane::ToServer), Qt::Key_Space);
    QCOMPARE(rows(), 1);
    QCOMPARE(m_panel->model()->sequenceAt(0), quint64(2));
    QTest::mouseClick(lane(Lane::FromServer), Qt::LeftButton);
    QCOMPARE(rows(), 0);
    QCOMPARE(empty()->title(), u"No frame passes the filters"_s);
    QTest::mouseClick(empty()->button(), Qt::LeftButton);
    QCOMPARE(rows(), 3);
    QVERIFY(lane(Lane::Stderr)->isChecked());
}

void TestFrameLogPanel::searchNarrowsTheListAndEscapeEndsIt()
{
    m_server->in(kCall);
    m_server->err("working");
    m_server->out(kAnswer);
    QTRY_COMPARE(rows(), 3);
    auto *search = child<QLineEdit>("frameSearch");
    QCOMPARE(search->placeholderText(), u"Search frames"_s);
    m_panel->focusSearch();
    QTRY_VERIFY(search->hasFocus());
    QTest::keyClicks(search, u"WORK"_s);
    QCOMPARE(rows(), 1);
    QTest::keyClick(search, Qt::Key_Escape);
    QCOMPARE(rows(), 3);
    QTest::keyClicks(search, u"tools/call"_s);
    QCOMPARE(rows(), 2); // the answer has the method of its request
    QTest::keyClick(search, Qt::Key_Down);
    QTRY_VERIFY(view()->hasFocus());
}

void TestFrameLogPanel::followsTheEndUntilTheUserScrollsUp()
{
    fill(300);
    QScrollBar *bar = view()->verticalScrollBar();
    QCOMPARE(bar->value(), bar->maximum());
    QVERIFY(child<QAbstractButton>("follow")->isChecked());

    bar->triggerAction(QScrollBar::SliderPageStepSub);
    QVERIFY(!child<QAbstractButton>("follow")->isChecked());
    QVERIFY(!action("frames.follow")->isChecked());
    const int place = bar->value();
    fill(50);
    QCOMPARE(bar->value(), place);
    auto *news = child<QAbstractButton>("newFrames");
    QVERIFY(news->isVisible());
    QCOMPARE(news->text(), u"50 new frames ↓"_s);

    QTest::mouseClick(news, Qt::LeftButton);
    QCOMPARE(bar->value(), bar->maximum());
    QVERIFY(!news->isVisible());
    QVERIFY(child<QAbstractButton>("follow")->isChecked());

    bar->triggerAction(QScrollBar::SliderPageStepSub);
    QVERIFY(!view()->isFollowing());
    bar->triggerAction(QScrollBar::SliderToMaximum);
    QVERIFY(view()->isFollowing());
    fill(10);
    QCOMPARE(bar->value(), bar->maximum());

    QTest::mouseClick(child<QAbstractButton>("follow"), Qt::LeftButton);
    QVERIFY(!view()->isFollowing());
}

void TestFrameLogPanel::selectingAnEarlierFramePausesFollowing()
{
    fill(300);
    const int top = view()->verticalScrollBar()->value();
    clickRow(top + 2);
    QVERIFY(!view()->isFollowing());
    fill(20);
    QCOMPARE(view()->verticalScrollBar()->value(), top);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(quint64(top) + 2));
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_End);
    QVERIFY(view()->isFollowing());
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(319));
}

void TestFrameLogPanel::keepsTheSelectionWhenFiltersChange()
{
    fill(100);
    m_server->in(kCall);
    fill(100);
    m_panel->showFrame(100);
    QTest::mouseClick(lane(Lane::Stderr), Qt::LeftButton);
    QCOMPARE(rows(), 1);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(100));
    QTest::mouseClick(lane(Lane::ToServer), Qt::LeftButton);
    QCOMPARE(m_panel->currentFrame(), std::nullopt);
    QCOMPARE(facts(), u"Select a frame to see what it says."_s);
    QTest::mouseClick(lane(Lane::ToServer), Qt::LeftButton);
    QTest::mouseClick(lane(Lane::Stderr), Qt::LeftButton);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(100));
    QVERIFY(
        view()->viewport()->rect().contains(view()->visualRect(view()->currentIndex()).center()));
}

void TestFrameLogPanel::showFrameResetsFiltersAndSaysSo()
{
    m_server->in(kCall);
    fill(100);
    QTest::mouseClick(lane(Lane::ToServer), Qt::LeftButton);
    QCOMPARE(rows(), 100);
    m_panel->showFrame(0);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(0));
    QCOMPARE(rows(), 101);
    QVERIFY(child<QWidget>("frameNotice")->isVisible());
    QCOMPARE(child<QLabel>("frameNoticeText")->text(),
             u"The filters were reset to show frame #0."_s);
    QTest::mouseClick(child<QAbstractButton>("frameNoticeUndo"), Qt::LeftButton);
    QCOMPARE(rows(), 100);
    QVERIFY(!child<QWidget>("frameNotice")->isVisible());
    m_panel->showFrame(50);
    QVERIFY(!child<QWidget>("frameNotice")->isVisible());
    m_panel->showFrame(100'000);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(50));
}

void TestFrameLogPanel::showFrameBringsClearedFramesBack()
{
    fill(10);
    action("frames.clear")->trigger();
    QCOMPARE(rows(), 0);
    m_panel->showFrame(3);
    QCOMPARE(rows(), 10);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(3));
    QVERIFY(child<QWidget>("frameNotice")->isVisible());
}

void TestFrameLogPanel::clearHidesAndOffersTheWayBack()
{
    fill(10);
    QTest::mouseClick(child<QAbstractButton>("frames.clearButton"), Qt::LeftButton);
    QCOMPARE(rows(), 0);
    QCOMPARE(empty()->title(), u"Nothing new since you cleared the view"_s);
    QCOMPARE(empty()->text(), u"Earlier frames, still in the recording: 10"_s);
    QTest::mouseClick(empty()->button(), Qt::LeftButton);
    QCOMPARE(rows(), 10);
}

void TestFrameLogPanel::putsStderrAside()
{
    m_server->in(kCall);
    m_server->err("working");
    QTRY_COMPARE(rows(), 2);
    const FrameHeader *header = view()->header();
    QVERIFY(header->isSectionHidden(FrameModel::StderrText));
    QTest::mouseClick(child<QAbstractButton>("sideBySide"), Qt::LeftButton);
    QVERIFY(!header->isSectionHidden(FrameModel::StderrText));
    QVERIFY(action("frames.sideBySide")->isChecked());
    QVERIFY(header->sectionSize(FrameModel::StderrText) > 100);
    QCOMPARE(m_panel->model()->index(1, FrameModel::StderrText).data().toString(), u"working"_s);
    QCOMPARE(m_panel->model()
                 ->headerData(FrameModel::StderrText, Qt::Horizontal, Qt::DisplayRole)
                 .toString(),
             u"stderr"_s);
    QTest::mouseClick(child<QAbstractButton>("mixed"), Qt::LeftButton);
    QVERIFY(header->isSectionHidden(FrameModel::StderrText));
    QCOMPARE(m_panel->model()->index(1, FrameModel::Summary).data().toString(), u"working"_s);
}

void TestFrameLogPanel::filtersByServer()
{
    auto *servers = child<QComboBox>("serverFilter");
    QVERIFY(!servers->isVisible());
    FrameWriter other(*m_log, u"other"_s), again(*m_log, u"demo"_s);
    m_server->err("one");
    other.err("two");
    again.err("three");
    QTRY_COMPARE(rows(), 3);
    QVERIFY(servers->isVisible());
    QVERIFY(!view()->header()->isSectionHidden(FrameModel::Server));
    QCOMPARE(servers->count(), 4);
    QCOMPARE(servers->itemText(0), u"All servers"_s);
    QCOMPARE(servers->itemText(1), u"demo"_s);
    QCOMPARE(servers->itemText(2), u"other"_s);
    QCOMPARE(servers->itemText(3), u"demo, run 2"_s);
    m_panel->setConnectionFilter(other.connection);
    QCOMPARE(rows(), 1);
    QCOMPARE(servers->currentIndex(), 2);
    QVERIFY(view()->header()->isSectionHidden(FrameModel::Server));
    m_panel->setConnectionFilter(std::nullopt);
    QCOMPARE(rows(), 3);
    servers->setFocus();
    QTest::keyClick(servers, Qt::Key_Down);
    QCOMPARE(rows(), 1);
    QCOMPARE(m_panel->model()->sequenceAt(0), quint64(0));
}

void TestFrameLogPanel::contextMenuFiltersOnTheMethod()
{
    m_server->in(kCall);
    m_server->out(kAnswer);
    m_server->in(R"({"jsonrpc":"2.0","id":5,"method":"ping"})");
    QTRY_COMPARE(rows(), 3);
    const QPoint place = view()->visualRect(m_panel->model()->index(1, FrameModel::Kind)).center();
    emit view() -> customContextMenuRequested(place);
    auto *menu = child<QMenu>("frameMenu");
    QAction *only = nullptr;
    QStringList texts;
    for (QAction *entry : menu->actions()) {
        texts += entry->text();
        if (entry->text() == u"Show only tools/call"_s)
            only = entry;
    }
    QVERIFY2(only, qPrintable(texts.join(u'|')));
    QVERIFY(texts.contains(u"Go to the request, #0"_s));
    QVERIFY(texts.contains(u"Show only lane out"_s));
    only->trigger();
    menu->close();
    QCOMPARE(rows(), 2);
    auto *chip = child<QAbstractButton>("methodFilter");
    QVERIFY(chip->isVisible());
    QVERIFY(chip->text().startsWith(u"tools/call"));
    QTest::mouseClick(chip, Qt::LeftButton);
    QCOMPARE(rows(), 3);
    QVERIFY(!chip->isVisible());
}

void TestFrameLogPanel::copiesTheSelectedFrames()
{
    m_server->err("one");
    m_server->err("two");
    m_server->err("three");
    QTRY_COMPARE(rows(), 3);
    clickRow(0);
    const QRect last = view()->visualRect(m_panel->model()->index(1, FrameModel::Kind));
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, Qt::ShiftModifier, last.center());
    action("frames.copy")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"one\ntwo"_s);
    QGuiApplication::clipboard()->clear();
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"one\ntwo"_s);
}

void TestFrameLogPanel::exportsTheFramesInTheList()
{
    m_server->in(kCall);
    m_server->err("working");
    m_server->out(kAnswer);
    QTRY_COMPARE(rows(), 3);
    QTest::mouseClick(lane(Lane::Stderr), Qt::LeftButton);
    const QTemporaryDir dir;
    const QString path = dir.filePath(u"frames.jsonl"_s);
    action("frames.export")->trigger();
    auto *dialog = child<QFileDialog>("exportDialog");
    dialog->selectFile(path);
    dialog->findChild<QLineEdit *>()->setText(path);
    QMetaObject::invokeMethod(dialog, "accept");
    QTRY_VERIFY(child<QLabel>("frameNoticeText")->text().startsWith(u"Exported to "_s + path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines.at(0).startsWith("{\"seq\":0,"));
    QVERIFY(lines.at(1).startsWith("{\"seq\":2,"));
    QVERIFY(lines.at(2).isEmpty());
}

void TestFrameLogPanel::remembersItsLayout()
{
    QTest::mouseClick(child<QAbstractButton>("sideBySide"), Qt::LeftButton);
    QTest::mouseClick(lane(Lane::Http), Qt::LeftButton);
    action("frames.detailPlace")->trigger();
    view()->header()->resizeSection(FrameModel::Method, 222);
    const QByteArray state = m_panel->saveState();

    FrameLogPanel other(*m_log);
    other.resize(m_panel->size());
    other.restoreState(state);
    other.show();
    QVERIFY(other.model()->isSideBySide());
    QVERIFY(!other.model()->filter().lanes.test(size_t(Lane::Http)));
    QVERIFY(other.model()->filter().lanes.test(size_t(Lane::Auth)));
    QCOMPARE(other.findChild<FrameView *>()->header()->sectionSize(FrameModel::Method), 222);
    QCOMPARE(other.findChild<QSplitter *>(u"frameSplitter"_s)->orientation(),
             child<QSplitter>("frameSplitter")->orientation());
}

void TestFrameLogPanel::refusesForeignState()
{
    const QByteArray before = m_panel->saveState();
    m_panel->restoreState({});
    m_panel->restoreState("not a state");
    m_panel->restoreState(before.first(20));
    QCOMPARE(m_panel->saveState(), before);
}

void TestFrameLogPanel::everythingHasANameForScreenReaders()
{
    fill(1);
    for (const QWidget *widget : m_panel->findChildren<QWidget *>()) {
        const bool ours =
            widget->window() == m_panel.get() && !widget->objectName().startsWith(u"qt_"_s) &&
            !qobject_cast<const QTabBar *>(widget) && !qobject_cast<const QScrollBar *>(widget) &&
            !qobject_cast<const QLabel *>(widget);
        if (ours && widget->focusPolicy() != Qt::NoFocus)
            QVERIFY2(!widget->accessibleName().isEmpty(),
                     qPrintable(QLatin1StringView(widget->metaObject()->className()) + u' ' +
                                widget->objectName()));
    }
    for (const QAction *command : m_panel->actions()) {
        QVERIFY(!command->text().isEmpty());
        QVERIFY(!command->objectName().isEmpty());
        QVERIFY(!command->toolTip().isEmpty());
    }
    clickRow(0);
    QVERIFY2(view()->accessibleDescription().contains(u"server's stderr · line · 6 bytes · line 0"),
             qPrintable(view()->accessibleDescription()));
}

void TestFrameLogPanel::tellsTheNumbersForTheStatusBar()
{
    QCOMPARE(m_panel->statusText(), u"0 frames"_s);
    QSignalSpy changed(m_panel.get(), &FrameLogPanel::statusChanged);
    m_server->in(kCall);
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(m_panel->unansweredCount(), quint64(1));
    QCOMPARE(m_panel->statusText(), u"1 frame · 1 unanswered · 1 frames/s"_s);
    m_server->out(kAnswer);
    QTRY_COMPARE(m_panel->unansweredCount(), quint64(0));
    QTRY_COMPARE(m_panel->statusText(), u"2 frames"_s); // a second later
    changed.clear();
    for (const QTimer *timer : m_panel->findChildren<QTimer *>())
        QTRY_VERIFY(!timer->isActive());
}

void TestFrameLogPanel::hidesLeastImportantColumnsInANarrowWindow()
{
    const FrameHeader *header = view()->header();
    m_panel->resize(1800, 420);
    QVERIFY(!header->isSectionHidden(FrameModel::Size));
    QVERIFY(!header->isSectionHidden(FrameModel::Delta));
    m_panel->resize(600, 700);
    QVERIFY(header->isSectionHidden(FrameModel::Size));
    QVERIFY(header->isSectionHidden(FrameModel::Delta));
    for (const auto column : {FrameModel::Number, FrameModel::Lane, FrameModel::Kind,
                              FrameModel::Method, FrameModel::Summary})
        QVERIFY(!header->isSectionHidden(column));
    m_panel->resize(1800, 420);
    QVERIFY(!header->isSectionHidden(FrameModel::Size));
}

void TestFrameLogPanel::keysMoveThroughTheList()
{
    fill(300);
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_Home);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(0));
    QCOMPARE(view()->verticalScrollBar()->value(), 0);
    QTest::keyClick(view(), Qt::Key_Down);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(1));
    QTest::keyClick(view(), Qt::Key_PageDown);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(quint64(view()->rowsInSight()) + 1));
    QTest::keyClick(view(), Qt::Key_Up);
    QTest::keyClick(view(), Qt::Key_End);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(299));
    QSignalSpy activated(m_panel.get(), &FrameLogPanel::frameActivated);
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.first().first().toULongLong(), quint64(299));
}

// Visiting every cell, as item views do, would take seconds.
void TestFrameLogPanel::aChangeOfManyRowsCostsNoMoreThanOfOne()
{
    constexpr int kFrames = 200'000;
    for (int i = 0; i < kFrames; ++i)
        m_server->err("line");
    QTRY_COMPARE(rows(), kFrames);
    const FrameModel *model = m_panel->model();
    QElapsedTimer clock;
    clock.start();
    emit m_panel->model()->dataChanged(model->index(0, 0),
                                       model->index(kFrames - 1, FrameModel::Summary));
    QCOMPARE_LE(clock.elapsed(), 100);
}

QTEST_MAIN(TestFrameLogPanel)
#include "tst_framelogpanel.moc"
