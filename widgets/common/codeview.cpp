// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/codeview.h"

#include "common/codehighlighter.h"
#include "common/theme.h"

#include <QEvent>
#include <QLocale>
#include <QTextBlock>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

// A line of megabytes costs QTextLayout seconds, whatever the length of the whole.
QString withoutLongLines(const QString &text, bool *cut)
{
    QString shown;
    qsizetype begin = 0;
    qsizetype copied = 0;
    while (begin < text.size()) {
        qsizetype end = text.indexOf(u'\n', begin);
        if (end < 0)
            end = text.size();
        if (end - begin > CodeView::kLineLimit) {
            qsizetype keep = begin + CodeView::kLineLimit;
            if (text.at(keep).isLowSurrogate())
                --keep;
            shown += QStringView(text).sliced(copied, keep - copied);
            shown += CodeView::tr("… %1 more characters in this line")
                         .arg(QLocale().toString(end - keep));
            copied = end;
            *cut = true;
        }
        begin = end + 1;
    }
    if (copied == 0)
        return text;
    return shown += QStringView(text).sliced(copied);
}

} // namespace

CodeView::CodeView(QWidget *parent) : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTabChangesFocus(true);
    setLineWrapMode(WidgetWidth);
    setWordWrapMode(QTextOption::WrapAnywhere);
    // Selecting by keyboard too: a read-only view is still a place to read and copy from.
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    updateFont();
    connect(this, &QPlainTextEdit::textChanged, this, &CodeView::updateHighlighter);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        if (m_highlighter)
            m_highlighter->rehighlight();
        updateErrorMark();
    });
}

CodeView::~CodeView() = default;

void CodeView::setLanguage(const QString &definition)
{
    m_language = definition;
    updateHighlighter();
}

void CodeView::setLanguageFor(const QString &mimeType, const QString &fileName)
{
    setLanguage(CodeHighlighter::languageFor(mimeType, fileName));
}

void CodeView::setCode(const QString &text)
{
    m_isCut = false;
    m_errorAt = -1;
    QString shown = text;
    if (isReadOnly()) {
        QString note;
        if (text.size() > kTextLimit) {
            const qsizetype keep =
                text.at(kTextLimit).isLowSurrogate() ? kTextLimit - 1 : kTextLimit;
            shown.truncate(keep);
            note = u'\n' + tr("… %1 more characters are not shown here")
                               .arg(QLocale().toString(text.size() - keep));
            m_isCut = true;
        }
        shown = withoutLongLines(shown, &m_isCut) + note;
    }
    // Before the text, so that a huge one is not highlighted with the old language first.
    if (m_highlighter && shown.size() > kHighlightLimit && !m_highlighted.isEmpty()) {
        m_highlighted.clear();
        m_highlighter->setLanguage({});
    }
    setPlainText(shown);
    updateErrorMark();
}

void CodeView::setErrorAt(int position)
{
    m_errorAt = position;
    updateErrorMark();
}

void CodeView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        updateFont();
    QPlainTextEdit::changeEvent(event);
}

void CodeView::updateFont()
{
    setFont(Theme::monospace());
    setTabStopDistance(4 * fontMetrics().horizontalAdvance(u' '));
}

void CodeView::updateHighlighter()
{
    const qsizetype length = document()->characterCount();
    const QString wanted = length <= 1 || length > kHighlightLimit ? QString() : m_language;
    // An emptied view keeps its language: the next text comes soon.
    if (wanted == m_highlighted || (length <= 1 && !m_language.isEmpty()))
        return;
    m_highlighted = wanted;
    if (!m_highlighter)
        m_highlighter = new CodeHighlighter(document());
    m_highlighter->setLanguage(wanted);
}

void CodeView::updateErrorMark()
{
    QList<QTextEdit::ExtraSelection> marks;
    if (m_errorAt >= 0) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document());
        const int last = qMax(0, document()->characterCount() - 1);
        const int at = qMin(m_errorAt, last);
        // At the end of the text there is nothing to underline: take the character before.
        const int from = at == last && at > 0 ? at - 1 : at;
        mark.cursor.setPosition(from);
        mark.cursor.setPosition(qMin(from + 1, last), QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(Theme::instance().color(Role::Error));
        mark.format.setBackground(Theme::instance().tint(Role::Error));
        marks.append(mark);
    }
    setExtraSelections(marks);
}

} // namespace Vitrine
