// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/codeview.h"
#include "common/theme.h"
#include "servers/consentdialog.h"
#include "servers/launchdescription.h"
#include "servers/launchpreview.h"
#include "servers/pairseditor.h"
#include "servers/pastedialog.h"
#include "servers/serverdialog.h"
#include "servers/wordseditor.h"
#include "support/warnings.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using Kind = Mcp::ServerEntry::Kind;

namespace {

template <typename T>
T *find(QWidget &widget, const char *name)
{
    T *found = widget.findChild<T *>(QString::fromLatin1(name));
    if (!found)
        qFatal("there is no %s", name);
    return found;
}

QString allTexts(QWidget &widget)
{
    QStringList texts;
    const auto labels = widget.findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (label->isVisibleTo(&widget))
            texts.append(label->text());
    }
    return texts.join(u'\n');
}

} // namespace

class TestServerDialogs : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().apply(); }
    void init() { failOnOurWarnings(); }

    // A server is made without touching the mouse.
    void aServerIsMadeByKeyboard()
    {
        ServerDialog dialog;
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QCOMPARE(QApplication::focusWidget()->objectName(), u"serverName"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"files"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"serverKind"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"serverCommand"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"npx"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(),
                        Qt::Key_Tab); // over the choice of how to write them
        QCOMPARE(QApplication::focusWidget()->objectName(), u"argumentsText"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"-y"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::keyClicks(QApplication::focusWidget(), u"two words"_s);
        QTest::keyClick(find<QLineEdit>(dialog, "serverName"), Qt::Key_Return);
        QCOMPARE(accepted.count(), 1);

        const Mcp::ServerEntry entry = dialog.entry();
        QCOMPARE(entry.name, u"files"_s);
        QCOMPARE(entry.kind, Kind::Stdio);
        QCOMPARE(entry.command, u"npx"_s);
        QCOMPARE(entry.args, (QStringList{u"-y"_s, u"two words"_s}));
    }

    void problemsAreShownInTheirPlaces()
    {
        ServerDialog dialog;
        dialog.setNameCheck([](const QString &name) { return name != u"taken"; });
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        dialog.show();
        QTest::mouseClick(find<QPushButton>(dialog, "serverSave"), Qt::LeftButton);
        QVERIFY(allTexts(dialog).contains(u"Give it a name."_s));
        QVERIFY(allTexts(dialog).contains(u"Name the program to start."_s));
        QCOMPARE(dialog.focusWidget()->objectName(), u"serverName"_s);

        find<QLineEdit>(dialog, "serverName")->setText(u"taken"_s);
        find<QLineEdit>(dialog, "serverCommand")->setText(u"node"_s);
        find<QLineEdit>(dialog, "serverCwd")->setText(u"/no/such/folder"_s);
        find<PairsEditor>(dialog, "serverEnvironment")->setPairs({{u"A B"_s, u"x"_s}});
        dialog.accept();
        QVERIFY(allTexts(dialog).contains(u"Another server has this name."_s));
        QVERIFY(allTexts(dialog).contains(u"This folder does not exist."_s));
        QVERIFY(allTexts(dialog).contains(u"“A B” cannot be the name of a variable."_s));
        QCOMPARE(accepted.count(), 0);

        find<QLineEdit>(dialog, "serverName")->setText(u"free"_s);
        find<QLineEdit>(dialog, "serverCwd")->clear();
        find<PairsEditor>(dialog, "serverEnvironment")->setPairs({});
        dialog.accept();
        QCOMPARE(accepted.count(), 1);
    }

    void addressesAreChecked_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("good");
        QTest::newRow("http") << u"http://127.0.0.1:3000/mcp"_s << true;
        QTest::newRow("https") << u"https://example.com/mcp"_s << true;
        QTest::newRow("with a variable") << u"${BASE}/mcp"_s << true;
        QTest::newRow("empty") << QString() << false;
        QTest::newRow("other scheme") << u"file:///etc/passwd"_s << false;
        QTest::newRow("no host") << u"http:///mcp"_s << false;
        QTest::newRow("words") << u"example com"_s << false;
    }
    void addressesAreChecked()
    {
        QFETCH(QString, url);
        QFETCH(bool, good);
        ServerDialog dialog;
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        find<QLineEdit>(dialog, "serverName")->setText(u"a"_s);
        find<QComboBox>(dialog, "serverKind")->setCurrentIndex(1);
        find<QLineEdit>(dialog, "serverUrl")->setText(url);
        dialog.accept();
        QCOMPARE(accepted.count() == 1, good);
        QCOMPARE(dialog.entry().kind, Kind::Http);
    }

    // A header must not smuggle in another one.
    void headerFieldsAreChecked()
    {
        ServerDialog dialog;
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        find<QLineEdit>(dialog, "serverName")->setText(u"a"_s);
        find<QComboBox>(dialog, "serverKind")->setCurrentIndex(1);
        find<QLineEdit>(dialog, "serverUrl")->setText(u"https://example.com"_s);
        auto *headers = find<PairsEditor>(dialog, "serverHeaders");
        headers->setPairs({{u"X-A"_s, u"1\r\nX-B: 2"_s}});
        dialog.accept();
        QVERIFY(allTexts(dialog).contains(u"line break"_s));
        headers->setPairs({{u"X A"_s, u"1"_s}});
        dialog.accept();
        QVERIFY(allTexts(dialog).contains(u"“X A” cannot be the name of a header field."_s));
        QCOMPARE(accepted.count(), 0);
        headers->setPairs({{u"X-A"_s, u"1"_s}});
        dialog.accept();
        QCOMPARE(accepted.count(), 1);
        QCOMPARE(dialog.entry().headers, (PairsEditor::Pairs{{u"X-A"_s, u"1"_s}}));
    }

    // Opening and saving changes nothing, and members without a field stay.
    void editingKeepsEverything()
    {
        const auto json = Mcp::Json::parse(QByteArrayView(
            R"({"command":"node","args":["a b","--x"],"env":{"K":"V"},"cwd":"/tmp","protocolEra":"legacy",)"
            R"("protocolVersion":"2025-06-18","connectionTimeout":5000,"requestTimeout":7000,"disabled":true})"));
        QVERIFY(json);
        const auto entry = Mcp::ServerEntry::fromJson(u"a"_s, *json);
        QVERIFY(entry);
        ServerDialog dialog;
        dialog.setEntry(*entry);
        QCOMPARE(dialog.entry(), *entry);
        dialog.accept();
        QVERIFY(dialog.entry().toJson().contains(u"disabled"));
    }

    void revisionsFollowTheEra()
    {
        ServerDialog dialog;
        auto *era = find<QComboBox>(dialog, "serverEra");
        auto *revision = find<QComboBox>(dialog, "serverRevision");
        QCOMPARE(revision->count(), 6); // "newest" and five revisions
        era->setCurrentIndex(2);        // modern
        QCOMPARE(revision->count(), 2);
        QVERIFY(revision->itemText(1).contains(u"2026-07-28"_s));
        revision->setCurrentIndex(1);
        QCOMPARE(dialog.entry().revision, Mcp::Revision::V2026_07_28);
        era->setCurrentIndex(1); // legacy: the modern revision cannot stay
        QCOMPARE(revision->count(), 5);
        QCOMPARE(dialog.entry().revision, std::nullopt);
    }

    // People paste whole command lines into the first field.
    void aCommandLineCanBeSplit()
    {
        ServerDialog dialog;
        dialog.show();
        auto *split = find<QPushButton>(dialog, "serverSplit");
        QVERIFY(!split->isVisible());
        find<QLineEdit>(dialog, "serverCommand")->setText(u"npx -y 'my server'"_s);
        QVERIFY(split->isVisible());
        QTest::mouseClick(split, Qt::LeftButton);
        QCOMPARE(dialog.entry().command, u"npx"_s);
        QCOMPARE(dialog.entry().args, (QStringList{u"-y"_s, u"my server"_s}));
        QVERIFY(!split->isVisible());
    }

    void thePreviewShowsTheArgumentVector()
    {
        ServerDialog dialog;
        find<QLineEdit>(dialog, "serverCommand")->setText(u"sh"_s);
        find<QPlainTextEdit>(dialog, "argumentsText")->setPlainText(u"-c\necho a b"_s);
        find<PairsEditor>(dialog, "serverEnvironment")
            ->setPairs({{u"API_KEY"_s, u"hunter2"_s}, {u"MODE"_s, u"x"_s}});
        dialog.findChild<LaunchPreview *>()->setEntry(dialog.entry());
        const QString text = dialog.findChild<LaunchPreview *>()->text();
        QVERIFY2(text.startsWith(u"[0] \"sh\"\n[1] \"-c\"\n[2] \"echo a b\"\n"_s),
                 qPrintable(text));
        QVERIFY(text.contains(u"MODE=\"x\""_s));
        QVERIFY(text.contains(u"API_KEY=(hidden"_s));
        QVERIFY(!text.contains(u"hunter2"_s));
    }

    void thePreviewSaysWhatIsMissing()
    {
        Mcp::ServerEntry entry;
        entry.command = u"no-such-program-anywhere"_s;
        QVERIFY(LaunchDescription::of(entry).problem.contains(u"no-such-program-anywhere"_s));
        entry.command = u"sh"_s;
        entry.args = {u"${VITRINE_NOT_SET}"_s};
        QCOMPARE(LaunchDescription::of(entry).unset, QStringList{u"${VITRINE_NOT_SET}"_s});
        QVERIFY(LaunchDescription::of({}).problem.contains(u"missing"_s));
    }

    void argumentsCanBeWrittenInTwoWays()
    {
        WordsEditor editor;
        editor.setWords({u"a b"_s, u"c"_s});
        QCOMPARE(editor.editor()->toPlainText(), u"a b\nc"_s);
        editor.setMode(WordsEditor::Mode::Shell);
        QCOMPARE(editor.editor()->toPlainText(), u"'a b' c"_s);
        QCOMPARE(editor.words(), (QStringList{u"a b"_s, u"c"_s}));
        editor.editor()->setPlainText(u"'a b"_s);
        QVERIFY(editor.problem().contains(u"has no end"_s));
        editor.setMode(WordsEditor::Mode::OnePerLine); // what cannot be read is not rewritten
        QCOMPARE(editor.mode(), WordsEditor::Mode::Shell);
        QCOMPARE(editor.editor()->toPlainText(), u"'a b"_s);
    }

    // A line break or an empty argument cannot be written one a line.
    void argumentsThatNeedQuotesGetThem()
    {
        WordsEditor editor;
        editor.setWords({u"a\nb"_s, QString()});
        QCOMPARE(editor.mode(), WordsEditor::Mode::Shell);
        QCOMPARE(editor.words(), (QStringList{u"a\nb"_s, QString()}));
    }

    void pairsKeepAnEmptyRowToTypeInto()
    {
        PairsEditor editor(u"Name"_s, u"Value"_s);
        QCOMPARE(editor.rowCount(), 1);
        editor.setPairs({{u"A"_s, u"1"_s}, {u"B"_s, u""_s}});
        QCOMPARE(editor.rowCount(), 3);
        editor.item(2, 0)->setText(u"C"_s);
        QCOMPARE(editor.rowCount(), 4);
        QCOMPARE(editor.pairs(),
                 (PairsEditor::Pairs{{u"A"_s, u"1"_s}, {u"B"_s, u""_s}, {u"C"_s, u""_s}}));
        QSignalSpy edited(&editor, &PairsEditor::edited);
        editor.setCurrentCell(0, 0);
        QTest::keyClick(&editor, Qt::Key_Delete);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(editor.pairs(), (PairsEditor::Pairs{{u"B"_s, u""_s}, {u"C"_s, u""_s}}));
    }

    void pasteFindsServers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("targets");
        QTest::newRow("a file")
            << u"{\"mcpServers\":{\"a\":{\"command\":\"node\",\"args\":[\"x y\"]},\"b\":{\"url\":\"https://e.com\"}}}"_s
            << QStringList{u"a: node 'x y'"_s, u"b: https://e.com"_s};
        QTest::newRow("one entry")
            << u"{\"command\":\"npx\",\"args\":[\"-y\",\"s\"]}"_s << QStringList{u"s: npx -y s"_s};
        QTest::newRow("a command line")
            << u"npx -y @acme/files ."_s << QStringList{u"files: npx -y @acme/files ."_s};
        QTest::newRow("a URL") << u" https://example.com/mcp\n"_s
                               << QStringList{u"example.com: https://example.com/mcp"_s};
        QTest::newRow("nothing") << u"{}"_s << QStringList();
        QTest::newRow("broken") << u"{\"mcpServers\": {"_s << QStringList();
    }
    void pasteFindsServers()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, targets);
        PasteDialog dialog;
        dialog.setText(text);
        QStringList found;
        const auto entries = dialog.entries();
        for (const Mcp::ServerEntry &entry : entries)
            found.append(u"%1: %2"_s.arg(entry.name, entry.target()));
        QCOMPARE(found, targets);
        QCOMPARE(find<QPushButton>(dialog, "pasteAdd")->isEnabled(), !targets.isEmpty());
        QCOMPARE(find<QLabel>(dialog, "pasteProblem")->text().isEmpty(), !targets.isEmpty());
    }

    void pasteMarksWhereTheJsonIsBroken()
    {
        PasteDialog dialog;
        dialog.setText(u"{\"é\": {\"command\": oops}}"_s);
        const auto marks = find<CodeView>(dialog, "pasteText")->extraSelections();
        QCOMPARE(marks.size(), 1);
        const int at = marks.first().cursor.selectionStart();
        QVERIFY2(at >= 15 && at <= 20,
                 qPrintable(QString::number(at))); // about "oops", counted in characters
    }

    void pastedServersCanBeLeftOut()
    {
        PasteDialog dialog;
        dialog.setText(u"{\"mcpServers\":{\"a\":{\"command\":\"a\"},\"b\":{\"command\":\"b\"}}}"_s);
        auto *list = find<QListWidget>(dialog, "pasteFound");
        QCOMPARE(list->count(), 2);
        QCOMPARE(find<QPushButton>(dialog, "pasteAdd")->text(), u"Add 2 servers"_s);
        list->item(0)->setCheckState(Qt::Unchecked);
        QCOMPARE(dialog.entries().size(), 1);
        QCOMPARE(dialog.entries().first().name, u"b"_s);
        list->item(1)->setCheckState(Qt::Unchecked);
        QVERIFY(!find<QPushButton>(dialog, "pasteAdd")->isEnabled());
    }

    // Enter in a hurry must not start a foreign program.
    void theSafeAnswerIsTheDefault()
    {
        Mcp::ServerEntry entry;
        entry.name = u"evil"_s;
        entry.command = u"sh"_s;
        entry.args = {u"-c"_s, u"rm -rf ~"_s};
        ConsentDialog dialog(entry);
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        QSignalSpy rejected(&dialog, &QDialog::rejected);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(dialog.findChild<LaunchPreview *>()->text().contains(u"[2] \"rm -rf ~\""_s));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(accepted.count(), 0);
        QCOMPARE(rejected.count(), 1);
    }
};

QTEST_MAIN(TestServerDialogs)
#include "tst_serverdialogs.moc"
