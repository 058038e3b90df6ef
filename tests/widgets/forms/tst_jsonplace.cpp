// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/jsonplace.h"

#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;

class tst_JsonPlace : public QObject
{
    Q_OBJECT
private slots:
    void findsThePlaceInTheText_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("position");
        QTest::addRow("first") << u"line 1, column 1"_s << u"abc"_s << 0;
        QTest::addRow("third line") << u"line 3, column 2"_s << u"a\nbb\nccc"_s << 6;
        QTest::addRow("behind the end") << u"line 1, column 9"_s << u"abc"_s << 3;
        QTest::addRow("not into the next line") << u"line 1, column 9"_s << u"abc\ndef"_s << 3;
        QTest::addRow("no such line") << u"line 9, column 1"_s << u"abc\nd"_s << 4;
        QTest::addRow("two bytes before") << u"line 1, column 3"_s << u"ä!"_s << 1;
        QTest::addRow("four bytes before") << u"line 1, column 5"_s << u"😀!"_s << 2;
        QTest::addRow("no place") << u"somewhere"_s << u"abc"_s << -1;
        QTest::addRow("nothing") << QString() << u"abc"_s << -1;
    }
    void findsThePlaceInTheText()
    {
        QFETCH(QString, where);
        QFETCH(QString, text);
        QTEST(indexOfPlace(where, text), "position");
    }

    void countsColumnsInLetters()
    {
        QCOMPARE((JsonPlace{1, 6}).columnIn(u"ää!"_s), 4);
        QCOMPARE((JsonPlace{2, 3}).columnIn(u"x\nä!"_s), 2);
    }
};

QTEST_GUILESS_MAIN(tst_JsonPlace)
#include "tst_jsonplace.moc"
