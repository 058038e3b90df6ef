// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/growingedit.h"

#include "common/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QMimeData>
#include <QStringListModel>
#include <QTextBlock>
#include <QTextLayout>

#include <cmath>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {
constexpr int kMostLines = 8;
}

GrowingEdit::GrowingEdit(bool isMultiLine, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_completer(new QCompleter(this))
    , m_values(new QStringListModel(this))
    , m_isMultiLine(isMultiLine)
{
    setTabChangesFocus(true);
    setFont(Theme::monospace());
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // The server has chosen: what it answers is shown as it is.
    m_completer->setModel(m_values);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setWidget(this);
    m_completer->popup()->setObjectName(u"suggestions"_s);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this,
            &GrowingEdit::take);
    connect(this, &QPlainTextEdit::textChanged, this, &GrowingEdit::fit);
    fit();
}

void GrowingEdit::setSuggestions(const QStringList &values)
{
    m_values->setStringList(values);
    const bool isOnlyWhatIsThere = values.size() == 1 && values.first() == toPlainText();
    if (hasFocus() && !values.isEmpty() && !isOnlyWhatIsThere)
        showSuggestions();
    else
        m_completer->popup()->hide();
}

QStringList GrowingEdit::suggestions() const
{
    return m_values->stringList();
}

void GrowingEdit::showSuggestions()
{
    // Nothing is chosen until somebody chooses: Enter stays Enter.
    m_completer->setCompletionPrefix(toPlainText());
    m_completer->complete(rect());
    m_completer->popup()->setCurrentIndex({});
}

void GrowingEdit::take(const QString &suggestion)
{
    QTextCursor cursor(document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(suggestion); // can be undone
    moveCursor(QTextCursor::End);
    emit textEdited(suggestion);
}

void GrowingEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_completer->popup()->isVisible()) {
        const bool isForPopup = event->key() == Qt::Key_Escape ||
                                (isEnter && m_completer->popup()->currentIndex().isValid());
        if (isForPopup) {
            event->ignore(); // the completer's event filter acts on what is ignored
            return;
        }
    } else if (event->key() == Qt::Key_Down && event->modifiers() == Qt::NoModifier &&
               !m_isMultiLine && m_values->rowCount() > 0) {
        showSuggestions();
        return;
    }
    if (isEnter && !m_isMultiLine) {
        event->ignore();
        return;
    }
    const QString before = toPlainText();
    QPlainTextEdit::keyPressEvent(event);
    if (const QString after = toPlainText(); after != before)
        emit textEdited(after);
}

void GrowingEdit::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    emit focused();
}

void GrowingEdit::insertFromMimeData(const QMimeData *source)
{
    QString text = source->text();
    if (!m_isMultiLine)
        text = text.replace(u'\r', QString()).replace(u'\n', u' ').trimmed();
    insertPlainText(text);
    emit textEdited(toPlainText());
}

void GrowingEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fit();
}

QSize GrowingEdit::sizeHint() const
{
    return {200, height()};
}

void GrowingEdit::fit()
{
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < kMostLines;
         block = block.next()) {
        blockBoundingRect(block); // lays it out
        lines += qMax(1, block.layout()->lineCount());
    }
    const int around = 2 * frameWidth() + int(std::ceil(2 * document()->documentMargin())) + 4;
    setFixedHeight(qMin(lines, kMostLines) * fontMetrics().lineSpacing() + around);
    setVerticalScrollBarPolicy(lines > kMostLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

} // namespace Vitrine
