// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/commandmodel.h"
#include "common/commandpalette.h"
#include "common/fuzzymatch.h"
#include "common/theme.h"
#include "support/warnings.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;

class TestCommandPalette : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().apply(); }
    void init() { failOnOurWarnings(); }

    void matches_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("positions");
        QTest::newRow("starts of words") << u"cs"_s << u"Connect server"_s << QList<int>{0, 8};
        QTest::newRow("neighbours rather than the first")
            << u"log"_s << u"Large frame log"_s << QList<int>{12, 13, 14};
        QTest::newRow("any case") << u"CONN"_s << u"connect"_s << QList<int>{0, 1, 2, 3};
        QTest::newRow("spaces do not count")
            << u"con ser"_s << u"Connect server"_s << QList<int>{0, 1, 2, 8, 9, 10};
        QTest::newRow("Chinese") << u"连接"_s << u"重新连接"_s << QList<int>{2, 3};
    }
    void matches()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, text);
        QFETCH(QList<int>, positions);
        const auto match = FuzzyMatch::of(pattern, text);
        QVERIFY(match);
        QCOMPARE(match->positions, positions);
    }

    void doesNotMatch()
    {
        QVERIFY(!FuzzyMatch::of(u"xyz", u"Connect"));
        QVERIFY(!FuzzyMatch::of(u"tcennoc", u"Connect"));
        QVERIFY(!FuzzyMatch::of(u"a", u""));
        QVERIFY(FuzzyMatch::of(u"", u"Connect"));
    }

    void betterMatchesComeFirst()
    {
        QAction disconnect(u"Show disconnected"_s);
        QAction connectAction(u"&Connect"_s);
        CommandModel model;
        const QAbstractItemModelTester tester(&model);
        model.add(u"&Server"_s, {&disconnect, &connectAction});
        model.setFilter(u"conn"_s);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0).data().toString(), u"Connect"_s);
        QCOMPARE(model.index(0).data(CommandModel::GroupRole).toString(), u"Server"_s);
    }

    void leavesOutWhatCannotBeChosen()
    {
        QAction separator;
        separator.setSeparator(true);
        QAction hidden(u"Hidden"_s);
        hidden.setVisible(false);
        QAction disabled(u"Disabled"_s);
        disabled.setEnabled(false);
        QAction usable(u"Usable"_s);
        CommandModel model;
        const QAbstractItemModelTester tester(&model);
        model.add(u"Menu"_s, {&separator, &hidden, &disabled, &usable});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0).data().toString(), u"Usable"_s); // those that work now are first
        QVERIFY(!(model.flags(model.index(1)) & Qt::ItemIsEnabled));
    }

    void showsPlainTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plain");
        QTest::newRow("mnemonic") << u"&Open…"_s << u"Open…"_s;
        QTest::newRow("ampersand") << u"Save && close"_s << u"Save & close"_s;
        QTest::newRow("Chinese mnemonic") << u"服务器(&S)"_s << u"服务器"_s;
        QTest::newRow("at the end") << u"odd&"_s << u"odd"_s;
    }
    void showsPlainTexts()
    {
        QFETCH(QString, text);
        QFETCH(QString, plain);
        QCOMPARE(CommandModel::withoutMnemonic(text), plain);
    }

    // Type, Down, Enter: the second match runs, after the palette has gone.
    void worksByKeyboardAlone()
    {
        QWidget window;
        window.resize(800, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QAction first(u"Show tools"_s);
        QAction second(u"Show prompts"_s);
        QAction other(u"Quit"_s);
        CommandPalette palette(&window);
        palette.add(u"View"_s, {&first, &second, &other});
        QSignalSpy ran(&second, &QAction::triggered);
        bool wasGone = false;
        connect(&second, &QAction::triggered, this, [&] { wasGone = !palette.isVisible(); });

        palette.popup();
        QVERIFY(palette.isVisible());
        auto *search = palette.findChild<QLineEdit *>(u"commandSearch"_s);
        auto *list = palette.findChild<QListView *>(u"commandList"_s);
        QVERIFY(search && list);
        QTest::keyClicks(search, u"show"_s);
        QCOMPARE(palette.model()->rowCount(), 2);
        QTest::keyClick(search, Qt::Key_Down);
        QCOMPARE(list->currentIndex().row(), 1);
        QTest::keyClick(search, Qt::Key_Down); // goes round
        QCOMPARE(list->currentIndex().row(), 0);
        QTest::keyClick(search, Qt::Key_Up);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(ran.count(), 1);
        QVERIFY(wasGone);
    }

    void escapeClosesAndRunsNothing()
    {
        QWidget window;
        window.resize(800, 600);
        window.show();
        QAction action(u"Quit"_s);
        QSignalSpy ran(&action, &QAction::triggered);
        CommandPalette palette(&window);
        palette.add(u"File"_s, {&action});
        palette.popup();
        QTest::keyClick(palette.findChild<QLineEdit *>(u"commandSearch"_s), Qt::Key_Escape);
        QVERIFY(!palette.isVisible());
        QCOMPARE(ran.count(), 0);
    }

    // Commands of a window that has gone in the meantime do nothing.
    void survivesTheEndOfAnAction()
    {
        CommandModel model;
        auto *action = new QAction(u"Short life"_s);
        model.add(u"Menu"_s, {action});
        delete action;
        QVERIFY(!model.action(model.index(0)));
        QVERIFY(!(model.flags(model.index(0)) & Qt::ItemIsEnabled));
        QCOMPARE(model.index(0).data().toString(), u"Short life"_s);
    }
};

QTEST_MAIN(TestCommandPalette)
#include "tst_commandpalette.moc"
