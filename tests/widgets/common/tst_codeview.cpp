// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/codeview.h"
#include "common/theme.h"
#include "support/warnings.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace Vitrine;
using namespace Qt::StringLiterals;

namespace {

// The colour in which the character at @p position is painted.
QColor inkAt(const CodeView &view, int position)
{
    const QTextBlock block = view.document()->findBlock(position);
    const int inBlock = position - block.position();
    const auto formats = block.layout()->formats();
    for (const QTextLayout::FormatRange &range : formats) {
        if (inBlock >= range.start && inBlock < range.start + range.length &&
            range.format.hasProperty(QTextFormat::ForegroundBrush))
            return range.format.foreground().color();
    }
    return {};
}

} // namespace

class TestCodeView : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().apply();
        Theme::instance().setMode(Theme::Mode::Light);
    }
    void init() { failOnOurWarnings(); }

    void keysStringsAndNumbersOfJsonDiffer()
    {
        CodeView view;
        view.setLanguage(u"JSON"_s);
        view.setCode(uR"({"key": "text", "n": 12})"_s);
        const QColor key = inkAt(view, 2);
        const QColor text = inkAt(view, 9);
        const QColor number = inkAt(view, 22);
        QVERIFY(key.isValid() && text.isValid() && number.isValid());
        QVERIFY(key != text && text != number && key != number);
        // From our palette, so that the contrast test covers them.
        QCOMPARE(text, Theme::color(Role::FromServer, false));
        Theme::instance().setMode(Theme::Mode::Dark);
        QTRY_COMPARE(inkAt(view, 9), Theme::color(Role::FromServer, true));
        Theme::instance().setMode(Theme::Mode::Light);
    }

    void choosesTheLanguage_data()
    {
        QTest::addColumn<QString>("mimeType");
        QTest::addColumn<QString>("fileName");
        QTest::addColumn<QString>("language");
        QTest::newRow("json") << u"application/json"_s << QString() << u"JSON"_s;
        QTest::newRow("a +json type") << u"application/problem+json"_s << QString() << u"JSON"_s;
        QTest::newRow("with parameters")
            << u"application/json; charset=utf-8"_s << QString() << u"JSON"_s;
        QTest::newRow("markdown") << u"text/markdown"_s << QString() << u"Markdown"_s;
        QTest::newRow("by file name") << QString() << u"a.py"_s << u"Python"_s;
        QTest::newRow("plain, but the name tells") << u"text/plain"_s << u"a.json"_s << u"JSON"_s;
        QTest::newRow("unknown") << u"application/x-never-heard"_s << u"file"_s << QString();
        QTest::newRow("nothing") << QString() << QString() << QString();
    }
    void choosesTheLanguage()
    {
        QFETCH(QString, mimeType);
        QFETCH(QString, fileName);
        QFETCH(QString, language);
        CodeView view;
        view.setLanguageFor(mimeType, fileName);
        QCOMPARE(view.language(), language);
    }

    void cutsTextsThatAreTooLong()
    {
        CodeView view;
        view.setCode(QString(CodeView::kTextLimit + 1234, u'a').replace(1000, 1, u"\n"_s));
        QVERIFY(view.isCut());
        QVERIFY(view.toPlainText().size() < CodeView::kTextLimit + 200);
        QVERIFY(view.toPlainText().contains(u"1,234 more characters"_s));
        view.setCode(u"short"_s);
        QVERIFY(!view.isCut());
        QCOMPARE(view.toPlainText(), u"short"_s);
    }

    // A line of megabytes would freeze the layout.
    void cutsLinesThatAreTooLong()
    {
        CodeView view;
        view.setCode(u"first\n"_s + QString(CodeView::kLineLimit + 7, u'x') + u"\nlast"_s);
        QVERIFY(view.isCut());
        const QStringList lines = view.toPlainText().split(u'\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines.at(0), u"first"_s);
        QVERIFY(lines.at(1).startsWith(QString(CodeView::kLineLimit, u'x')));
        QVERIFY(lines.at(1).endsWith(u"7 more characters in this line"_s));
        QCOMPARE(lines.at(2), u"last"_s);
    }

    // What people type is never cut.
    void editorsKeepEverything()
    {
        CodeView view;
        view.setReadOnly(false);
        const QString text(CodeView::kLineLimit + 7, u'x');
        view.setCode(text);
        QCOMPARE(view.toPlainText(), text);
        QVERIFY(!view.isCut());
    }

    void longTextsAreShownWithoutColours()
    {
        CodeView view;
        view.setLanguage(u"JSON"_s);
        QString text = u"[\"a\""_s;
        while (text.size() < CodeView::kHighlightLimit)
            text += u",\n\"a\""_s;
        view.setCode(text + u"]"_s);
        QVERIFY(!inkAt(view, 2).isValid());
        view.setCode(u"[\"a\"]"_s);
        QVERIFY(inkAt(view, 2).isValid());
    }

    void marksTheErrorAndTakesItAway()
    {
        CodeView view;
        view.setCode(u"{\"a\" 1}"_s);
        view.setErrorAt(5);
        QCOMPARE(view.extraSelections().size(), 1);
        QCOMPARE(view.extraSelections().constFirst().cursor.selectionStart(), 5);
        view.setErrorAt(5000); // beyond the end: the last character
        QCOMPARE(view.extraSelections().constFirst().cursor.selectedText(), u"}"_s);
        view.setErrorAt(-1);
        QVERIFY(view.extraSelections().isEmpty());
    }
};

QTEST_MAIN(TestCodeView)
#include "tst_codeview.moc"
