// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/badge.h"
#include "common/emptystate.h"
#include "common/linelabel.h"
#include "common/theme.h"
#include "common/tooltip.h"
#include "support/warnings.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;

class TestSmallWidgets : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().apply(); }
    void init() { failOnOurWarnings(); }

    // A server's text in a tool tip is text, whatever it looks like.
    void toolTipsNeverBecomeMarkup()
    {
        const QString tip = plainToolTip(u"<img src=\"http://example.com/x\"> & more"_s);
        QVERIFY(tip.contains(u"&lt;img src=&quot;http://example.com/x&quot;&gt; &amp; more"_s));
        QVERIFY(!tip.contains(u"<img"_s));
        QCOMPARE(plainToolTip({}), QString());
    }

    void toolTipsAreCut()
    {
        const QString tip = plainToolTip(QString(5000, u'a'), 100);
        QCOMPARE(tip.count(u'a'), 100 + u"<p style=\"white-space:pre-wrap\">"_s.count(u'a'));
        QVERIFY(tip.contains(u'…'));
    }

    void lineLabelGivesWayWhenThereIsNoRoom()
    {
        LineLabel label(u"a rather long line of text\nwith a break"_s);
        label.resize(label.sizeHint());
        QVERIFY(!label.isElided());
        label.resize(label.sizeHint().width() / 2, label.height());
        QVERIFY(label.isElided());
        QCOMPARE(label.text(), u"a rather long line of text\nwith a break"_s);
        QVERIFY(label.minimumSizeHint().width() < label.sizeHint().width());
    }

    void emptyStateHasAWayOn()
    {
        EmptyState state;
        state.setTitle(u"No servers yet"_s);
        state.setText(u"Add one."_s);
        QVERIFY(!state.button()->isVisibleTo(&state));
        state.setAction(u"Add server"_s);
        QVERIFY(state.button()->isVisibleTo(&state));
        QSignalSpy triggered(&state, &EmptyState::actionTriggered);
        QTest::mouseClick(state.button(), Qt::LeftButton);
        QCOMPARE(triggered.count(), 1);
        QCOMPARE(state.title(), u"No servers yet"_s);
        QCOMPARE(state.findChild<QLabel *>(u"emptyStateText"_s)->textFormat(), Qt::PlainText);
    }

    void badgesSayTheirWord()
    {
        Badge badge(u"read only"_s, Role::Ok);
        QCOMPARE(badge.accessibleName(), u"read only"_s);
        const int width = badge.sizeHint().width();
        badge.setIconName(u"lock"_s);
        QVERIFY(badge.sizeHint().width() > width);
    }
};

QTEST_MAIN(TestSmallWidgets)
#include "tst_smallwidgets.moc"
