// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/revision.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

class TestRevision : public QObject
{
    Q_OBJECT
private slots:
    // The five published revisions, by the dates that travel on the wire.
    void namesEachRevisionByItsDate_data()
    {
        QTest::addColumn<Revision>("revision");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isModern");
        QTest::newRow("2024-11-05") << Revision::V2024_11_05 << u"2024-11-05"_s << false;
        QTest::newRow("2025-03-26") << Revision::V2025_03_26 << u"2025-03-26"_s << false;
        QTest::newRow("2025-06-18") << Revision::V2025_06_18 << u"2025-06-18"_s << false;
        QTest::newRow("2025-11-25") << Revision::V2025_11_25 << u"2025-11-25"_s << false;
        QTest::newRow("2026-07-28") << Revision::V2026_07_28 << u"2026-07-28"_s << true;
    }
    void namesEachRevisionByItsDate()
    {
        QFETCH(Revision, revision);
        QFETCH(QString, text);
        QFETCH(bool, isModern);
        QCOMPARE(toText(revision), text);
        QCOMPARE(revisionFromText(text), revision);
        QCOMPARE(era(revision) == Era::Modern, isModern);
    }

    // What is not exactly one of them is none: no prefix, no blank, no draft, no pre-release.
    void knowsNoOtherText_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"", "2025", "2025-11-25 ", "2025-11-24", "draft", "2024-10-07"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void knowsNoOtherText()
    {
        QFETCH(QString, text);
        QVERIFY(!revisionFromText(text));
    }

    // Matrix 1.1: the version header begins with 2025-06-18 (T-23), batches are of 2025-03-26 only
    // (J-08), the completions capability begins with 2025-03-26, and 2026-07-28 has no GET stream.
    void followsTheRevisionMatrix()
    {
        QVERIFY(!traits(Revision::V2024_11_05).sendsVersionHeader);
        QVERIFY(!traits(Revision::V2025_03_26).sendsVersionHeader);
        QVERIFY(traits(Revision::V2025_06_18).sendsVersionHeader);
        QVERIFY(traits(Revision::V2025_11_25).sendsVersionHeader);
        QVERIFY(traits(Revision::V2026_07_28).sendsVersionHeader);
        for (const Revision revision : kRevisions)
            QCOMPARE(traits(revision).mayReceiveBatches, revision == Revision::V2025_03_26);
        QVERIFY(!traits(Revision::V2024_11_05).hasCompletionsCapability);
        QVERIFY(traits(Revision::V2025_03_26).hasCompletionsCapability);
        QVERIFY(traits(Revision::V2025_11_25).hasStandingStream);
        QVERIFY(!traits(Revision::V2026_07_28).hasStandingStream);
    }
};

QTEST_GUILESS_MAIN(TestRevision)
#include "tst_revision.moc"
