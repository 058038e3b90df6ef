// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/launch.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

namespace {
QByteArray why(const Result<LaunchPlan> &plan)
{
    return plan ? QByteArray() : plan.error().text.toUtf8();
}
} // namespace

class TestLaunch : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void findsANameInThePathOfTheChild();
    void theFirstFolderWins();
    void relativeFoldersOfPathCountFromTheWorkingDirectory();
    void aRelativePathCountsFromTheWorkingDirectory();
    void anAbsolutePathIsTakenAsItIs();
    void argumentsAreNotTouched();
    void namesTheFoldersThatWereTried();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void withAPrefixTheCommandIsNotLookedUp();
    void prefixWordsAreSplitAtWhiteSpaceAndKnowTheFolder();
    void ownProgramsAreStartedWithoutThePrefix();
    void aPrefixThatCannotBeFoundIsNamed();

private:
    LaunchRequest request(const QString &command) const
    {
        QProcessEnvironment environment;
        environment.insert(u"PATH"_s, m_path);
        return {.command = command, .workingDirectory = m_dir.path(), .environment = environment};
    }
    QString at(const QString &name) const { return m_dir.filePath(name); }
    void makeFile(const QString &name, bool isExecutable)
    {
        QFile file(at(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n");
        if (isExecutable)
            QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    QTemporaryDir m_dir;
    QString m_path;
};

void TestLaunch::initTestCase()
{
    QVERIFY(m_dir.isValid());
    for (const QString &folder : {u"one"_s, u"two"_s, u"two/folder"_s})
        QVERIFY(QDir(m_dir.path()).mkpath(folder));
    makeFile(u"two/tool"_s, true);
    makeFile(u"one/both"_s, true);
    makeFile(u"two/both"_s, true);
    makeFile(u"one/data"_s, false);
    makeFile(u"here"_s, true);
    m_path = at(u"one"_s) + u':' + at(u"two"_s);
}

void TestLaunch::findsANameInThePathOfTheChild()
{
    const auto plan = Launch::resolve(request(u"tool"_s), {}, {});
    QVERIFY2(plan.has_value(), why(plan).constData());
    QCOMPARE(plan->program, at(u"two/tool"_s));
    QCOMPARE(plan->argv, QStringList{u"tool"_s});
    QCOMPARE(plan->workingDirectory, m_dir.path());
    QVERIFY(!plan->isPrefixed);
}

void TestLaunch::theFirstFolderWins()
{
    QCOMPARE(Launch::resolve(request(u"both"_s), {}, {})->program, at(u"one/both"_s));
}

void TestLaunch::relativeFoldersOfPathCountFromTheWorkingDirectory()
{
    LaunchRequest wanted = request(u"tool"_s);
    wanted.environment.insert(u"PATH"_s, u"two"_s);
    QCOMPARE(Launch::resolve(wanted, {}, {})->program, at(u"two/tool"_s));
    wanted.command = u"here"_s;
    wanted.environment.insert(u"PATH"_s, u"two:"_s); // an empty entry is the current folder
    QCOMPARE(Launch::resolve(wanted, {}, {})->program, at(u"here"_s));
}

void TestLaunch::aRelativePathCountsFromTheWorkingDirectory()
{
    QCOMPARE(Launch::resolve(request(u"./here"_s), {}, {})->program, at(u"here"_s));
    LaunchRequest wanted = request(u"../two/tool"_s);
    wanted.workingDirectory = at(u"one"_s);
    QCOMPARE(Launch::resolve(wanted, {}, {})->program, at(u"two/tool"_s));
}

void TestLaunch::anAbsolutePathIsTakenAsItIs()
{
    const auto plan = Launch::resolve(request(at(u"here"_s)), {}, {});
    QCOMPARE(plan->program, at(u"here"_s));
    QCOMPARE(plan->argv, QStringList{at(u"here"_s)});
}

void TestLaunch::argumentsAreNotTouched()
{
    LaunchRequest wanted = request(u"tool"_s);
    wanted.arguments = {u"a b"_s, u""_s, u"$HOME"_s, u"\"q\""_s};
    const auto plan = Launch::resolve(wanted, {}, {});
    QCOMPARE(plan->arguments, wanted.arguments);
    QCOMPARE(plan->argv, QStringList{u"tool"_s} + wanted.arguments);
}

void TestLaunch::namesTheFoldersThatWereTried()
{
    const auto plan = Launch::resolve(request(u"nowhere"_s), {}, {});
    QVERIFY(!plan);
    QCOMPARE(plan.error().kind, Error::Kind::Transport);
    QCOMPARE(plan.error().where, u"nowhere"_s);
    QCOMPARE(plan.error().text,
             u"cannot find the program \"nowhere\" in the folders of PATH: %1, %2"_s.arg(
                 at(u"one"_s), at(u"two"_s)));
}

void TestLaunch::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << u""_s << u"the command is empty"_s;
    QTest::newRow("folder in PATH is no program")
        << u"folder"_s << u"cannot find the program \"folder\""_s;
    QTest::newRow("a folder") << u"./two"_s << u"it is a folder"_s;
    QTest::newRow("not executable, in PATH") << u"data"_s << u"one/data is not executable"_s;
    QTest::newRow("not executable, by path") << u"one/data"_s << u"the file is not executable"_s;
    QTest::newRow("no such relative path") << u"./nowhere"_s << u"in the working directory"_s;
    QTest::newRow("no such absolute path")
        << u"/no/where"_s << u"cannot find the program \"/no/where\""_s;
    QTest::newRow("a shell line") << u"tool --flag"_s << u"arguments are given separately"_s;
    QTest::newRow("a shell's home") << u"~/bin/tool"_s << u"no shell is involved"_s;
    QTest::newRow("a shell's variable") << u"$TOOL"_s << u"no shell is involved"_s;
}

void TestLaunch::saysWhatIsWrong()
{
    QFETCH(const QString, command);
    QFETCH(const QString, text);
    const auto plan = Launch::resolve(request(command), {}, {});
    QVERIFY(!plan);
    QVERIFY2(plan.error().text.contains(text), qPrintable(plan.error().text));

    LaunchRequest elsewhere = request(u"tool"_s);
    elsewhere.workingDirectory = at(u"gone"_s);
    const auto without = Launch::resolve(elsewhere, {}, {});
    QVERIFY(!without);
    QVERIFY(without.error().text.contains(
        u"the working directory %1 does not exist"_s.arg(at(u"gone"_s))));
}

void TestLaunch::withAPrefixTheCommandIsNotLookedUp()
{
    LaunchRequest wanted = request(u"npx"_s);
    wanted.arguments = {u"-y"_s, u"a b"_s};
    const auto plan = Launch::resolve(wanted, u"env --ignore-environment"_s, {});
    QVERIFY2(plan.has_value(), why(plan).constData());
    QVERIFY(plan->isPrefixed);
    QVERIFY(plan->program.endsWith("/env"_L1));
    QCOMPARE(plan->arguments,
             (QStringList{u"--ignore-environment"_s, u"npx"_s, u"-y"_s, u"a b"_s}));
    QCOMPARE(plan->argv,
             (QStringList{u"env"_s, u"--ignore-environment"_s, u"npx"_s, u"-y"_s, u"a b"_s}));
}

void TestLaunch::prefixWordsAreSplitAtWhiteSpaceAndKnowTheFolder()
{
    LaunchRequest wanted = request(u"server"_s);
    wanted.workingDirectory = u"/only outside"_s; // need not exist here
    const auto plan = Launch::resolve(wanted, u" env\t --chdir={cwd}  "_s, {});
    QVERIFY2(plan.has_value(), why(plan).constData());
    QCOMPARE(plan->argv, (QStringList{u"env"_s, u"--chdir=/only outside"_s, u"server"_s}));
    QCOMPARE(plan->workingDirectory, u"/only outside"_s);
}

void TestLaunch::ownProgramsAreStartedWithoutThePrefix()
{
    const auto own = Launch::resolve(request(at(u"two/tool"_s)), u"env"_s, at(u"two"_s));
    QVERIFY(own.has_value());
    QVERIFY(!own->isPrefixed);
    QCOMPARE(own->program, at(u"two/tool"_s));
    // A folder whose name only begins alike is another folder.
    QVERIFY(Launch::resolve(request(at(u"two/tool"_s)), u"env"_s, at(u"tw"_s))->isPrefixed);
}

void TestLaunch::aPrefixThatCannotBeFoundIsNamed()
{
    const auto plan = Launch::resolve(request(u"tool"_s), u"no-such-prefix --flag"_s, {});
    QVERIFY(!plan);
    QVERIFY2(plan.error().text.contains(u"\"no-such-prefix\""), qPrintable(plan.error().text));
}

QTEST_GUILESS_MAIN(TestLaunch)
#include "tst_launch.moc"
