// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/callpanel.h"
#include "capabilities/cataloguelistpane.h"
#include "capabilities/resultpane.h"
#include "capabilities/toolspage.h"
#include "common/commandmodel.h"
#include "common/commandpalette.h"
#include "common/theme.h"
#include "engine/engine.h"
#include "engine/serverconnection.h"
#include "forms/argumentseditor.h"
#include "frames/framelogpanel.h"
#include "gui/mainwindow.h"
#include "gui/shortcutsdialog.h"
#include "gui/statusline.h"
#include "servers/consentdialog.h"
#include "servers/serverlistmodel.h"
#include "servers/serverlistpanel.h"
#include "servers/serverstore.h"
#include "support/warnings.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using State = Mcp::SessionStatus::State;

namespace {

Mcp::ServerEntry demo(const QString &name = u"demo"_s)
{
    Mcp::ServerEntry entry;
    entry.name = name;
    entry.command = QStringLiteral(VITRINE_BIN_DIR "/vitrine-demo-server");
    return entry;
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(m_home.isValid());
        QCoreApplication::setOrganizationName(u"vitrine-test"_s);
        QCoreApplication::setApplicationName(u"vitrine-test"_s);
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path());
        Theme::instance().apply();
    }

    void init()
    {
        failOnOurWarnings();
        QSettings().clear();
        m_engine = std::make_unique<Engine>();
        m_store = std::make_unique<ServerStore>(QString());
        m_model = std::make_unique<ServerListModel>(*m_engine, *m_store);
    }
    void cleanup()
    {
        m_window.reset();
        m_model.reset();
        m_store.reset();
        m_engine.reset();
    }

    // The whole way with the mouse: connect, choose a tool, fill in its form, call, see the frames.
    void callsAToolByMouse()
    {
        m_store->consents().giveForThisRun(demo());
        m_model->add(demo(), ServerListModel::Lifetime::Kept);
        open();
        auto *list = find<QListView>("serverList");
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(m_model->index(0)).center());
        clickTool("connectServer");
        ServerConnection *server = m_model->connection(0);
        QTRY_COMPARE(server->status().state, State::Ready);
        QTRY_VERIFY(find<StatusLine>("statusLine")->text().contains(u"demo: Connected"_s));
        QVERIFY(find<StatusLine>("statusLine")
                    ->text()
                    .contains(u"pid %1"_s.arg(server->status().facts.pid)));
        QVERIFY(find<StatusLine>("statusLine")->text().contains(u"2026-07-28 (modern)"_s));
        QTRY_VERIFY(
            find<QTabBar>("pageTabs")
                ->tabText(MainWindow::Tools)
                .contains(QString::number(server->list(Mcp::ListKind::Tools).items.size())));

        auto *tabs = find<QTabBar>("pageTabs");
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(MainWindow::Tools).center());
        auto *page = qobject_cast<ToolsPage *>(m_window->page(MainWindow::Tools));
        QVERIFY(page && page->isVisible());
        auto *tools = page->listPane()->view();
        QTRY_VERIFY(tools->model()->rowCount() > 3);
        QModelIndex add;
        for (int row = 0; row < tools->model()->rowCount(); ++row) {
            if (tools->model()->index(row, 0).data().toString() == u"Add two numbers")
                add = tools->model()->index(row, 0);
        }
        QVERIFY(add.isValid());
        tools->scrollTo(add);
        QTest::mouseClick(tools->viewport(), Qt::LeftButton, {}, tools->visualRect(add).center());
        QCOMPARE(page->callPanel()->item().name, u"add"_s);

        type(page, "field:/a", u"19"_s);
        type(page, "field:/b", u"23"_s);
        const quint64 before = m_engine->log().size();
        auto *call = page->findChild<QPushButton *>(u"call"_s);
        QVERIFY(call);
        QTRY_VERIFY(call->isEnabled());
        QTest::mouseClick(call, Qt::LeftButton);
        QTRY_VERIFY(page->callPanel()->resultPane()->view()->outcome());
        const auto outcome = page->callPanel()->resultPane()->view()->outcome();
        QVERIFY(outcome->result);
        QCOMPARE((*outcome->result)["structuredContent"_L1]["sum"_L1].toDouble(), 42.0);
        QVERIFY(m_engine->log().size() >= before + 2);
        const QByteArrayView sent = m_engine->log().bytes(outcome->requestFrame);
        QVERIFY(sent.contains("\"add\"") && sent.contains("19") && sent.contains("23"));

        // From the result to its frame.
        m_window->showFrame(outcome->responseFrame);
        QTRY_COMPARE(m_window->frameLog()->currentFrame(), outcome->responseFrame);
    }

    // Neither a page nor the tool bar starts what nobody agreed to.
    void pagesDoNotStartForeignCommands()
    {
        m_model->add(demo(), ServerListModel::Lifetime::Kept);
        open();
        m_window->showPage(MainWindow::Tools);
        auto *button = visible<QPushButton>("emptyStateButton", m_window->centralWidget());
        QVERIFY(button);
        QCOMPARE(button->text(), u"Connect"_s);
        QTest::mouseClick(button, Qt::LeftButton);
        auto *question = m_window->findChild<ConsentDialog *>();
        QVERIFY(question && question->isVisible());
        QVERIFY(!m_model->connection(0)->isActive());
        QTest::keyClick(question, Qt::Key_Escape);
        QCOMPARE(m_engine->log().size(), 0U);
    }

    void pagesAreChosenByKeyboard()
    {
        m_model->add(demo(), ServerListModel::Lifetime::Kept);
        open();
        auto *tabs = find<QTabBar>("pageTabs");
        for (int page = MainWindow::kPageCount - 1; page >= 0; --page) {
            QTest::keyClick(m_window.get(), Qt::Key(Qt::Key_1 + page), Qt::ControlModifier);
            QCOMPARE(tabs->currentIndex(), page);
            QVERIFY(m_window->page(MainWindow::Page(page))->window() == m_window.get());
        }
    }

    void slashGoesToTheSearchOfThePage()
    {
        m_store->consents().giveForThisRun(demo());
        m_model->add(demo(), ServerListModel::Lifetime::Kept);
        open();
        m_window->serverList()->connectServer(m_model->connection(0));
        m_window->showPage(MainWindow::Tools);
        QTRY_VERIFY(m_window->page(MainWindow::Tools)->isVisible());
        m_window->serverList()->view()->setFocus();
        QTest::keyClick(m_window->serverList()->view(), Qt::Key_Slash);
        QTRY_VERIFY(QApplication::focusWidget());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"searchCatalogue"_s);
    }

    void thePaletteRunsCommands()
    {
        open();
        QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
        auto *palette = m_window->findChild<CommandPalette *>();
        QVERIFY(palette && palette->isVisible());
        auto *search = palette->findChild<QLineEdit *>(u"commandSearch"_s);
        QTest::keyClicks(search, u"prompts"_s);
        QCOMPARE(palette->model()->index(0).data().toString(), u"Prompts"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(find<QTabBar>("pageTabs")->currentIndex(), int(MainWindow::Prompts));
    }

    void everyCommandIsInTheListOfShortcuts()
    {
        open();
        find<QAction>("showShortcuts")->trigger();
        auto *dialog = m_window->findChild<ShortcutsDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        auto *tree = dialog->findChild<QTreeWidget *>(u"shortcutsTree"_s);
        const auto keysOf = [tree](const QString &command) {
            const auto found = tree->findItems(command, Qt::MatchExactly | Qt::MatchRecursive);
            return found.isEmpty() ? u"not there"_s : found.first()->text(1);
        };
        QCOMPARE(keysOf(u"Commands…"_s), u"Ctrl+K"_s);
        QCOMPARE(keysOf(u"Tools"_s), u"Ctrl+2"_s);
        QCOMPARE(keysOf(u"Read the lists again"_s), u"F5"_s);
        QCOMPARE(keysOf(u"Clone server"_s), QString());
    }

    // Two commands on one key in one place would both stop working.
    void noTwoCommandsOfTheWindowShareAKey()
    {
        open();
        QHash<QKeySequence, QString> seen;
        const auto actions = m_window->findChildren<QAction *>();
        for (const QAction *action : actions) {
            if (action->shortcutContext() != Qt::WindowShortcut &&
                action->shortcutContext() != Qt::ApplicationShortcut)
                continue;
            for (const QKeySequence &keys : action->shortcuts()) {
                QVERIFY2(!seen.contains(keys),
                         qPrintable(keys.toString() + u": "_s + action->text() + u", "_s +
                                    seen.value(keys)));
                seen.insert(keys, action->text());
            }
        }
        QVERIFY(seen.size() > 8);
    }

    void everyControlOfTheShellHasANameForScreenReaders()
    {
        open();
        const auto combos = find<QToolBar>("toolBar")->findChildren<QComboBox *>();
        QCOMPARE(combos.size(), 2);
        for (const QComboBox *combo : combos)
            QVERIFY(!combo->objectName().isEmpty() && !combo->accessibleName().isEmpty());
        QVERIFY(!find<QListView>("serverList")->accessibleName().isEmpty());
        QVERIFY(!find<QTabBar>("pageTabs")->accessibleName().isEmpty());
    }

    // The tool bar's choice of era is the entry's, and the next connect uses it.
    void theEraIsChosenInTheToolBar()
    {
        m_store->consents().giveForThisRun(demo());
        m_model->add(demo(), ServerListModel::Lifetime::Kept);
        open();
        auto *era = find<QComboBox>("toolbarEra");
        auto *revision = find<QComboBox>("toolbarRevision");
        QCOMPARE(revision->count(), 6);
        QTest::keyClick(era, Qt::Key_Down); // Legacy
        QCOMPARE(m_model->connection(0)->entry().era, Mcp::EraMode::Legacy);
        QCOMPARE(revision->count(), 5);
        QTest::keyClick(revision, Qt::Key_End);
        QCOMPARE(m_model->connection(0)->entry().revision, Mcp::Revision::V2025_11_25);
        m_window->serverList()->connectServer(m_model->connection(0));
        QTRY_COMPARE_WITH_TIMEOUT(m_model->connection(0)->status().state, State::Ready, 15'000);
        QCOMPARE(m_model->connection(0)->status().revision, Mcp::Revision::V2025_11_25);
    }

    void layoutPageAndServerAreRemembered()
    {
        m_model->add(demo(u"a"_s), ServerListModel::Lifetime::Kept);
        m_model->add(demo(u"b"_s), ServerListModel::Lifetime::Kept);
        open();
        m_window->setCurrent(m_model->connection(1));
        m_window->showPage(MainWindow::Resources);
        find<QDockWidget>("framesDock")->hide();
        m_window->addDockWidget(Qt::RightDockWidgetArea, find<QDockWidget>("serversDock"));
        m_window->close();

        open();
        QCOMPARE(m_window->current(), m_model->connection(1));
        QCOMPARE(find<QTabBar>("pageTabs")->currentIndex(), int(MainWindow::Resources));
        QVERIFY(!find<QDockWidget>("framesDock")->isVisible());
        QCOMPARE(m_window->dockWidgetArea(find<QDockWidget>("serversDock")),
                 Qt::RightDockWidgetArea);
        find<QAction>("resetLayout")->trigger();
        QVERIFY(find<QDockWidget>("framesDock")->isVisible());
        QCOMPARE(m_window->dockWidgetArea(find<QDockWidget>("serversDock")),
                 Qt::LeftDockWidgetArea);
    }

    // A frame that is asked for is seen, also if its panel was closed.
    void showingAFrameOpensTheLog()
    {
        open();
        const quint32 connection = m_engine->log().openConnection(u"x"_s);
        m_engine->log().append({.connection = connection,
                                .lane = Mcp::Lane::Stderr,
                                .kind = Mcp::FrameKind::Text,
                                .bytes = "hello"});
        find<QDockWidget>("framesDock")->hide();
        m_window->showFrame(0);
        QVERIFY(find<QDockWidget>("framesDock")->isVisible());
        QTRY_COMPARE(m_window->frameLog()->currentFrame(), 0U);
    }

    void themeIsSwitchedAndRemembered()
    {
        open();
        find<QAction>("theme2")->trigger();
        QVERIFY(Theme::instance().isDark());
        QCOMPARE(QSettings().value("theme"_L1).toInt(), int(Theme::Mode::Dark));
        find<QAction>("theme1")->trigger();
        QVERIFY(!Theme::instance().isDark());
    }

    void aRecordingInMemoryIsSaid()
    {
        open();
        QVERIFY(!find<StatusLine>("statusLine")->text().contains(u"memory"_s));
        m_window->setRecordingProblem(u"disk full"_s);
        QVERIFY(find<StatusLine>("statusLine")->text().contains(u"Recording in memory only"_s));
    }

    // Sessions live longer than a window, for instance while the language is switched.
    void sessionsOutliveTheWindow()
    {
        m_store->consents().giveForThisRun(demo());
        m_model->add(demo(), ServerListModel::Lifetime::Kept);
        open();
        m_window->serverList()->connectServer(m_model->connection(0));
        QTRY_COMPARE_WITH_TIMEOUT(m_model->connection(0)->status().state, State::Ready, 15'000);
        m_window->remember();
        open();
        QCOMPARE(m_model->connection(0)->status().state, State::Ready);
        QCOMPARE(m_window->current(), m_model->connection(0));
        QVERIFY(find<StatusLine>("statusLine")->text().contains(u"Connected"_s));
    }

    // What connects is removed while it runs: nothing that shows it may be left behind.
    void aRunningServerCanBeRemoved()
    {
        m_store->consents().giveForThisRun(demo());
        m_model->add(demo(), ServerListModel::Lifetime::Kept);
        open();
        for (int page = 0; page < MainWindow::kPageCount; ++page)
            m_window->showPage(MainWindow::Page(page));
        m_window->serverList()->connectServer(m_model->connection(0));
        QTRY_COMPARE_WITH_TIMEOUT(m_model->connection(0)->status().state, State::Ready, 15'000);
        find<QAction>("removeServer")->trigger();
        QCOMPARE(m_window->current(), nullptr);
        QTRY_VERIFY(find<StatusLine>("statusLine")->text().contains(u"No server selected"_s));
        find<QAction>("undoRemoveServer")->trigger();
        QCOMPARE(m_window->current(), m_model->connection(0));
        QTRY_COMPARE(m_model->connection(0)->status().state, State::Closed);
    }

private:
    void open()
    {
        m_window.reset();
        m_window = std::make_unique<MainWindow>(*m_engine, *m_model);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    template <typename T>
    T *find(const char *name) const
    {
        T *found = m_window->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            qFatal("there is no %s", name);
        return found;
    }

    template <typename T>
    static T *visible(const char *name, const QWidget *inside)
    {
        const auto all = inside->findChildren<T *>(QString::fromLatin1(name));
        for (T *each : all) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }

    void clickTool(const char *action) const
    {
        auto *button = find<QToolBar>("toolBar")->widgetForAction(find<QAction>(action));
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    static void type(const QWidget *page, const char *field, const QString &text)
    {
        auto *input = page->findChild<QWidget *>(QString::fromLatin1(field));
        QVERIFY2(input, field);
        QTest::mouseClick(input, Qt::LeftButton);
        QTest::keyClicks(input, text);
    }

    QTemporaryDir m_home;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<ServerStore> m_store;
    std::unique_ptr<ServerListModel> m_model;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
