// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/variables.h"

#include <QDir>
#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

class TestVariables : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void expands_data();
    void expands();
    void expandsEveryTextOfAnEntry();
    void tellsWhereAVariableIsUnset();
    void leavesTheFileAsItIs();

private:
    static QProcessEnvironment environment();
};

QProcessEnvironment TestVariables::environment()
{
    QProcessEnvironment environment;
    environment.insert(u"TOKEN"_s, u"s3cret"_s);
    environment.insert(u"EMPTY"_s, u""_s);
    environment.insert(u"NESTED"_s, u"${TOKEN}"_s);
    return environment;
}

void TestVariables::expands_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expanded");
    QTest::addColumn<QStringList>("unset");
    QTest::newRow("no variable") << u"plain $TOKEN {TOKEN}"_s << u"plain $TOKEN {TOKEN}"_s
                                 << QStringList();
    QTest::newRow("whole text") << u"${TOKEN}"_s << u"s3cret"_s << QStringList();
    QTest::newRow("in the middle, twice")
        << u"a ${TOKEN}-${TOKEN} b"_s << u"a s3cret-s3cret b"_s << QStringList();
    QTest::newRow("env: form") << u"Bearer ${env:TOKEN}"_s << u"Bearer s3cret"_s << QStringList();
    QTest::newRow("default not needed") << u"${TOKEN:-x}"_s << u"s3cret"_s << QStringList();
    QTest::newRow("default for unset")
        << u"${NOPE:-https://h/mcp}"_s << u"https://h/mcp"_s << QStringList();
    QTest::newRow("default for empty") << u"${EMPTY:-x}"_s << u"x"_s << QStringList();
    QTest::newRow("empty default") << u"a${NOPE:-}b"_s << u"ab"_s << QStringList();
    QTest::newRow("default in env: form") << u"${env:NOPE:-x}"_s << u"x"_s << QStringList();
    QTest::newRow("empty value") << u"<${EMPTY}>"_s << u"<>"_s << QStringList();
    QTest::newRow("home") << u"${userHome}/x"_s << QDir::homePath() + u"/x"_s << QStringList();
    QTest::newRow("unset stays") << u"a ${NOPE} b"_s << u"a ${NOPE} b"_s
                                 << QStringList{u"${NOPE}"_s};
    QTest::newRow("unset env: stays")
        << u"${env:NOPE}"_s << u"${env:NOPE}"_s << QStringList{u"${env:NOPE}"_s};
    QTest::newRow("another client's form stays")
        << u"${input:key}"_s << u"${input:key}"_s << QStringList{u"${input:key}"_s};
    QTest::newRow("values are not expanded again")
        << u"${NESTED}"_s << u"${TOKEN}"_s << QStringList();
    QTest::newRow("not closed") << u"${TOKEN"_s << u"${TOKEN"_s << QStringList();
    QTest::newRow("inner one of two") << u"${A${TOKEN}}"_s << u"${As3cret}"_s << QStringList();
}

void TestVariables::expands()
{
    QFETCH(QString, text);
    QFETCH(QString, expanded);
    QFETCH(QStringList, unset);
    const ExpandedEntry result = expandVariables({.command = text}, environment());
    QCOMPARE(result.entry.command, expanded);
    QStringList found;
    for (const UnsetVariable &variable : result.unset)
        found.append(variable.reference);
    QCOMPARE(found, unset);
}

void TestVariables::expandsEveryTextOfAnEntry()
{
    const ExpandedEntry result = expandVariables({.name = u"${TOKEN}"_s,
                                                  .command = u"c${TOKEN}"_s,
                                                  .args = {u"a"_s, u"b${TOKEN}"_s},
                                                  .env = {{u"K"_s, u"v${TOKEN}"_s}},
                                                  .cwd = u"/${TOKEN}"_s,
                                                  .url = u"https://${TOKEN}"_s,
                                                  .headers = {{u"H"_s, u"h${TOKEN}"_s}}},
                                                 environment());
    const ServerEntry &entry = result.entry;
    QCOMPARE(entry.name, u"${TOKEN}"_s);
    QCOMPARE(entry.command, u"cs3cret"_s);
    QCOMPARE(entry.args, (QStringList{u"a"_s, u"bs3cret"_s}));
    QCOMPARE(entry.env.at(0).second, u"vs3cret"_s);
    QCOMPARE(entry.cwd, u"/s3cret"_s);
    QCOMPARE(entry.url, u"https://s3cret"_s);
    QCOMPARE(entry.headers.at(0).second, u"hs3cret"_s);
    QVERIFY(result.unset.isEmpty());
    QVERIFY(result.warnings().isEmpty());
}

void TestVariables::tellsWhereAVariableIsUnset()
{
    const ExpandedEntry result = expandVariables({.command = u"c"_s,
                                                  .args = {u"x"_s, u"${A}"_s},
                                                  .env = {{u"K/1"_s, u"${B}"_s}},
                                                  .headers = {{u"H"_s, u"${C}"_s}}},
                                                 environment());
    const QList<UnsetVariable> expected{
        {u"${A}"_s, u"/args/1"_s}, {u"${B}"_s, u"/env/K~11"_s}, {u"${C}"_s, u"/headers/H"_s}};
    QCOMPARE(result.unset, expected);
    QCOMPARE(result.warnings().size(), 3);
    QVERIFY(result.warnings().at(0).contains(u"${A}"_s));
    QVERIFY(result.warnings().at(0).contains(u"/args/1"_s));
}

void TestVariables::leavesTheFileAsItIs()
{
    const ServerEntry entry =
        ServerEntry::fromJson(u"s"_s, Json::parse(uR"({"command":"${TOKEN}"})"_s).value()).value();
    QCOMPARE(expandVariables(entry, environment()).entry.raw, entry.raw);
    QCOMPARE(entry.toJson().toBytes(), R"({"command":"${TOKEN}"})");
}

QTEST_GUILESS_MAIN(TestVariables)
#include "tst_variables.moc"
