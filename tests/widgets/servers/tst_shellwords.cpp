// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/entryfromwords.h"
#include "servers/shellwords.h"

#include <QProcess>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;

class TestShellWords : public QObject
{
    Q_OBJECT
private slots:
    void splits_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("spaces") << u"  npx  -y\tserver "_s
                                << QStringList{u"npx"_s, u"-y"_s, u"server"_s};
        QTest::newRow("single quotes")
            << u"a 'b  \"c\" \\d'"_s << QStringList{u"a"_s, u"b  \"c\" \\d"_s};
        QTest::newRow("double quotes")
            << u"a \"b \\\"c\\\" \\\\ \\n\""_s << QStringList{u"a"_s, u"b \"c\" \\ \\n"_s};
        QTest::newRow("backslash") << u"a\\ b \\'c"_s << QStringList{u"a b"_s, u"'c"_s};
        QTest::newRow("glued") << u"a'b c'\"d e\"f"_s << QStringList{u"ab cd ef"_s};
        QTest::newRow("empty word") << u"a '' \"\""_s << QStringList{u"a"_s, QString(), QString()};
        QTest::newRow("no shell") << u"echo $HOME * | x > y && z"_s
                                  << QStringList{u"echo"_s, u"$HOME"_s, u"*"_s,  u"|"_s, u"x"_s,
                                                 u">"_s,    u"y"_s,     u"&&"_s, u"z"_s};
        QTest::newRow("continued line") << u"a \\\n b"_s << QStringList{u"a"_s, u"b"_s};
        QTest::newRow("nothing") << u"  "_s << QStringList();
    }
    void splits()
    {
        QFETCH(QString, line);
        QFETCH(QStringList, words);
        const auto split = ShellWords::split(line);
        QVERIFY(split);
        QCOMPARE(*split, words);
    }

    void namesTheQuoteWithoutAnEnd_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QChar>("quote");
        QTest::addColumn<qsizetype>("position");
        QTest::newRow("single") << u"ab 'cd"_s << QChar(u'\'') << qsizetype(3);
        QTest::newRow("double, with an escaped one") << u"\"a\\\""_s << QChar(u'"') << qsizetype(0);
        QTest::newRow("backslash") << u"ab\\"_s << QChar(u'\\') << qsizetype(2);
    }
    void namesTheQuoteWithoutAnEnd()
    {
        QFETCH(QString, line);
        QFETCH(QChar, quote);
        QFETCH(qsizetype, position);
        const auto split = ShellWords::split(line);
        QVERIFY(!split);
        QCOMPARE(split.error().quote, quote);
        QCOMPARE(split.error().position, position);
    }

    // The outside evidence: a real shell takes apart what we join, and so do we.
    void joinedWordsSurviveAShell()
    {
        const QStringList words{u"plain"_s, u"two words"_s, u"it's"_s, u"\"quoted\""_s,
                                u"$HOME"_s, u"a\\b"_s,      u"*"_s,    u"line\nbreak"_s,
                                u"你好"_s,  u""_s,          u"-y"_s,   u"a;b&c"_s};
        const QString line = ShellWords::join(words);
        const auto again = ShellWords::split(line);
        QVERIFY(again);
        QCOMPARE(*again, words);

        QProcess shell;
        shell.start(u"/bin/sh"_s,
                    {u"-c"_s, u"for word in "_s + line + u"; do printf '%s\\0' \"$word\"; done"_s});
        QVERIFY(shell.waitForFinished());
        QStringList seen = QString::fromUtf8(shell.readAllStandardOutput()).split(QChar(u'\0'));
        seen.removeLast(); // after the last end of a word
        QCOMPARE(seen, words);
    }

    // Nothing in a command can hide: not a line break, not a change of direction, not a space of no
    // width.
    void invisibleCharactersAreShown()
    {
        QCOMPARE(ShellWords::visible(u"a b"_s), u"\"a b\""_s);
        QCOMPARE(ShellWords::visible(u"a\"\\"_s), u"\"a\\\"\\\\\""_s);
        QCOMPARE(ShellWords::visible(u"a\nb\tc\rd"_s), u"\"a\\nb\\tc\\u000dd\""_s);
        QCOMPARE(ShellWords::visible(u"a\u202eb"_s), u"\"a\\u202eb\""_s);
        QCOMPARE(ShellWords::visible(QString(u"a") + QChar(0x200b) + QChar(0x00a0)),
                 u"\"a\\u200b\\u00a0\""_s);
        QCOMPARE(ShellWords::visible(u"你好 😀"_s), u"\"你好 😀\""_s);
    }

    void namesAnEntry_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("name");
        QTest::newRow("npx") << QStringList{u"npx"_s, u"-y"_s,
                                            u"@modelcontextprotocol/server-everything@1.2"_s,
                                            u"stdio"_s}
                             << u"server-everything"_s;
        QTest::newRow("node") << QStringList{u"node"_s, u"./dist/weather.js"_s} << u"weather"_s;
        QTest::newRow("path") << QStringList{u"/usr/local/bin/my-server"_s, u"--flag"_s}
                              << u"my-server"_s;
        QTest::newRow("only a launcher") << QStringList{u"node"_s} << u"node"_s;
        QTest::newRow("url") << QStringList{u"https://mcp.example.com:8443/mcp"_s}
                             << u"mcp.example.com"_s;
    }
    void namesAnEntry()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, name);
        const Mcp::ServerEntry entry = entryFromWords(words);
        QCOMPARE(entry.name, name);
        if (words.first().startsWith(u"http"_s)) {
            QCOMPARE(entry.kind, Mcp::ServerEntry::Kind::Http);
            QCOMPARE(entry.url, words.first());
        } else {
            QCOMPARE(entry.kind, Mcp::ServerEntry::Kind::Stdio);
            QCOMPARE(QStringList{entry.command} + entry.args, words);
        }
    }
};

QTEST_GUILESS_MAIN(TestShellWords)
#include "tst_shellwords.moc"
