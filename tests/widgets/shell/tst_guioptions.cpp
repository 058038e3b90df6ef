// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/guioptions.h"
#include "gui/languages.h"
#include "gui/recordings.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;

class TestGuiOptions : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }

    void readsEverything()
    {
        const auto options = GuiOptions::parse(
            {u"vitrine"_s, u"--tour"_s, u"--picture"_s, u"a.png"_s, u"--size"_s, u"1400x900"_s,
             u"--theme"_s, u"dark"_s, u"--language"_s, u"zh_CN"_s, u"--config"_s, u"c.json"_s,
             u"--catalog"_s, u"k.json"_s, u"--server"_s, u"x"_s});
        QVERIFY(options);
        QVERIFY(options->tour);
        QVERIFY(options->demo); // the tour needs it
        QCOMPARE(options->picture, u"a.png"_s);
        QCOMPARE(options->size, QSize(1400, 900));
        QCOMPARE(options->theme, Theme::Mode::Dark);
        QCOMPARE(options->language, u"zh_CN"_s);
        QCOMPARE(options->config, u"c.json"_s);
        QCOMPARE(options->catalog, u"k.json"_s);
        QCOMPARE(options->server, u"x"_s);
        QVERIFY(options->isScripted());
    }

    // `vitrine npx -y server --demo`: the words after the command are the command's.
    void optionsAfterTheTargetBelongToIt()
    {
        const auto options =
            GuiOptions::parse({u"vitrine"_s, u"npx"_s, u"-y"_s, u"server"_s, u"--demo"_s});
        QVERIFY(options);
        QVERIFY(!options->demo);
        QCOMPARE(options->target, (QStringList{u"npx"_s, u"-y"_s, u"server"_s, u"--demo"_s}));
        QVERIFY(!options->isScripted());
    }

    void refusesWhatItDoesNotUnderstand_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("about");
        QTest::newRow("unknown option") << QStringList{u"--nonsense"_s} << u"nonsense"_s;
        QTest::newRow("theme") << QStringList{u"--theme"_s, u"pink"_s} << u"pink"_s;
        QTest::newRow("size without x") << QStringList{u"--size"_s, u"1400"_s} << u"1400"_s;
        QTest::newRow("size too small") << QStringList{u"--size"_s, u"10x10"_s} << u"10x10"_s;
        QTest::newRow("size too large")
            << QStringList{u"--size"_s, u"99999x900"_s} << u"99999x900"_s;
        QTest::newRow("missing value") << QStringList{u"--picture"_s} << u"picture"_s;
    }
    void refusesWhatItDoesNotUnderstand()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, about);
        const auto options = GuiOptions::parse(QStringList{u"vitrine"_s} + arguments);
        QVERIFY(!options);
        QVERIFY2(options.error().text.contains(about), qPrintable(options.error().text));
    }

    void choosesTheLanguage_data()
    {
        QTest::addColumn<QString>("wish");
        QTest::addColumn<QString>("code");
        QTest::newRow("English") << u"en"_s << u"en"_s;
        QTest::newRow("simplified Chinese") << u"zh_CN"_s << u"zh_CN"_s;
        QTest::newRow("traditional Chinese") << u"zh_TW"_s << u"en"_s;
        QTest::newRow("not there") << u"de"_s << u"en"_s;
    }
    void choosesTheLanguage()
    {
        QFETCH(QString, wish);
        QFETCH(QString, code);
        QCOMPARE(Languages::resolve(wish), code);
    }

    // Twenty old recordings stay; the oldest go; what is not ours or is still written stays too.
    void keepsTheNewestRecordings()
    {
        const QTemporaryDir folder;
        const auto touch = [&folder](const QString &name) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
        };
        // No process has this number: it is above the largest that Linux allows.
        for (int day = 1; day <= 25; ++day)
            touch(u"202601%1T120000.000Z-99999999.vitrine"_s.arg(day, 2, 10, '0'_L1));
        touch(u"20250101T120000.000Z-%1.vitrine"_s.arg(QCoreApplication::applicationPid()));
        touch(u"my own name.vitrine"_s);
        touch(u"20250101T120000.000Z-99999999.txt"_s);
        Recordings::prune(folder.path());

        const QStringList left = QDir(folder.path()).entryList(QDir::Files, QDir::Name);
        QCOMPARE(left.size(), 20 + 3);
        QVERIFY(!left.contains(u"20260105T120000.000Z-99999999.vitrine"_s));
        QVERIFY(left.contains(u"20260106T120000.000Z-99999999.vitrine"_s));
        QVERIFY(left.contains(u"20260125T120000.000Z-99999999.vitrine"_s));
        QVERIFY(left.contains(u"my own name.vitrine"_s));
        QVERIFY(left.contains(
            u"20250101T120000.000Z-%1.vitrine"_s.arg(QCoreApplication::applicationPid())));
    }

    void recordsIntoANewFile()
    {
        const QTemporaryDir folder;
        Mcp::FrameLog log;
        QVERIFY(Recordings::begin(log, folder.filePath(u"a/b"_s)));
        QVERIFY(QFile::exists(log.path()));
        QVERIFY(log.path().endsWith(u"-%1.vitrine"_s.arg(QCoreApplication::applicationPid())));
    }

    void saysWhyItCannotRecord()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        Mcp::FrameLog log;
        const auto begun = Recordings::begin(log, folder.filePath(u"file/recordings"_s));
        QVERIFY(!begun);
        QCOMPARE(begun.error().kind, Mcp::Error::Kind::Io);
    }
};

QTEST_GUILESS_MAIN(TestGuiOptions)
#include "tst_guioptions.moc"
