// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/decimal.h"

#include <QTest>

class tst_Decimal : public QObject
{
    Q_OBJECT
private slots:
    void comparesNumbersByTheirExactValue_data()
    {
        QTest::addColumn<QByteArray>("a");
        QTest::addColumn<QByteArray>("b");
        QTest::addColumn<int>("order");
        const auto row = [](const char *a, const char *b, int order) {
            QTest::addRow("%s against %s", a, b) << QByteArray(a) << QByteArray(b) << order;
        };
        row("1", "2", -1);
        row("10", "9", 1);
        row("1", "1.0", 0);
        row("100", "1e2", 0);
        row("0.10", "1E-1", 0);
        row("0", "-0", 0);
        row("0", "0.000", 0);
        row("-1", "1", -1);
        row("-2", "-1", -1);
        row("-0.5", "-0.25", -1);
        row("0.05", "0.5", -1);
        row("0.001", "0.0011", -1);
        row("9007199254740992", "9007199254740993", -1);
        row("18446744073709551616", "18446744073709551615", 1);
        row("1e400", "1e399", 1);
        row("1e99999999999999999999", "1e1000", 1);
        row("1e-99999999999999999999", "0", 1);
        row("123", "12", 1);
    }
    void comparesNumbersByTheirExactValue()
    {
        QFETCH(QByteArray, a);
        QFETCH(QByteArray, b);
        QFETCH(int, order);
        const auto sign = [](std::strong_ordering o) { return o < 0 ? -1 : o > 0 ? 1 : 0; };
        QCOMPARE(sign(Mcp::compareNumbers(a, b)), order);
        QCOMPARE(sign(Mcp::compareNumbers(b, a)), -order);
    }

    void tellsMultiplesInDecimal_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("divisor");
        QTest::addColumn<bool>("isMultiple");
        const auto row = [](const char *value, const char *divisor, bool is) {
            QTest::addRow("%s by %s", value, divisor)
                << QByteArray(value) << QByteArray(divisor) << is;
        };
        row("0.07", "0.01", true);
        row("19.99", "0.01", true);
        row("0.075", "0.01", false);
        row("10", "5", true);
        row("11", "5", false);
        row("-10", "5", true);
        row("10", "-5", true);
        row("0", "3", true);
        row("1e3", "250", true);
        row("4.5", "1.5", true);
        row("1", "3", false);
        row("9007199254740993", "2", false);
        row("100000000000000000000000000000000", "7", false);
        row("700000000000000000000000000000007", "7", true);
        row("1e-7", "1e-8", true);
        row("1e-8", "1e-7", false);
    }
    void tellsMultiplesInDecimal()
    {
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, divisor);
        QTEST(Mcp::isMultipleOf(value, divisor).value(), "isMultiple");
    }

    void doesNotDivideByZeroOrForEver()
    {
        QVERIFY(!Mcp::isMultipleOf("1", "0"));
        QVERIFY(!Mcp::isMultipleOf("1e1000000", "3"));
        QVERIFY(!Mcp::isMultipleOf("3", "1e-1000000"));
    }
};

QTEST_GUILESS_MAIN(tst_Decimal)
#include "tst_decimal.moc"
