// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/texteditor.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FieldKind;
using Mcp::FormNode;

namespace {

constexpr int kFewestLines = 3;
constexpr int kMostLines = 10;

// Names under which tools take whole texts, though their schema says no more than "string".
bool isNameOfText(const QString &key)
{
    static const QStringList names = {u"content"_s, u"contents"_s, u"body"_s,  u"code"_s,
                                      u"script"_s,  u"markdown"_s, u"html"_s,  u"source"_s,
                                      u"sql"_s,     u"diff"_s,     u"patch"_s, u"prompt"_s};
    return names.contains(key.toLower());
}

} // namespace

TextEditor::TextEditor(FormNode *node, QWidget *parent) : FieldEditor(node, parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    const bool isText = node->kind() == FieldKind::Text;
    setMultiline(isText && (node->shape().isMultiline() || isNameOfText(node->key())));
    refresh();
}

void TextEditor::setMultiline(bool multiline)
{
    const bool hadFocus = input() && input()->hasFocus();
    if (QWidget *old = input()) {
        layout()->removeWidget(old);
        old->hide();
        old->deleteLater();
    }
    m_line = nullptr;
    m_lines = nullptr;
    if (multiline) {
        m_lines = new QPlainTextEdit(this);
        m_lines->setTabChangesFocus(true);
        layout()->addWidget(m_lines);
        connect(m_lines, &QPlainTextEdit::textChanged, this, [this] {
            fitHeight();
            edited(m_lines->toPlainText());
        });
        setInput(m_lines);
    } else {
        m_line = new QLineEdit(this);
        m_line->setTextMargins(2, 0, 2, 0);
        m_line->installEventFilter(this);
        layout()->addWidget(m_line);
        connect(m_line, &QLineEdit::textChanged, this, &TextEditor::edited);
        setInput(m_line);
    }
    input()->show(); // the layout would do it later, and what is hidden takes no focus
    if (hadFocus)
        input()->setFocus();
}

void TextEditor::edited(const QString &text)
{
    if (node() && !m_refreshing)
        node()->setText(text);
}

void TextEditor::refresh()
{
    if (!node())
        return;
    // Null has no text; what was typed before waits in the node.
    const QString text = node()->state() == FormNode::State::Null ? QString() : node()->text();
    m_refreshing = true;
    if (m_line && text.contains(u'\n'))
        setMultiline(true);
    if (m_line) {
        if (m_line->text() != text)
            m_line->setText(text);
        m_line->setPlaceholderText(blankText());
    } else {
        if (m_lines->toPlainText() != text)
            m_lines->setPlainText(text);
        m_lines->setPlaceholderText(blankText());
        fitHeight();
    }
    m_refreshing = false;
    showWhetherSent(input());
}

void TextEditor::fitHeight()
{
    const int lines = std::clamp(m_lines->document()->lineCount(), kFewestLines, kMostLines);
    const int margins = int(m_lines->document()->documentMargin() * 2) + m_lines->frameWidth() * 2;
    m_lines->setFixedHeight(m_lines->fontMetrics().lineSpacing() * lines + margins);
}

QList<QAction *> TextEditor::extraActions(QObject *owner)
{
    if (!node() || node()->kind() != FieldKind::Text || m_lines)
        return {};
    auto *action = new QAction(tr("Several lines"), owner);
    action->setObjectName(u"severalLines"_s);
    connect(action, &QAction::triggered, this, [this] {
        setMultiline(true);
        refresh();
        input()->setFocus();
    });
    return {action};
}

// A line edit would turn the line breaks of a pasted text into something else.
bool TextEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress && node() &&
        node()->kind() == FieldKind::Text &&
        static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)) {
        const QString pasted = QApplication::clipboard()->text();
        if (pasted.contains(u'\n')) {
            const QString before = m_line->text();
            const qsizetype from =
                m_line->hasSelectedText() ? m_line->selectionStart() : m_line->cursorPosition();
            QString text = before;
            text.replace(from, m_line->selectedText().size(), pasted);
            node()->setText(text);
            refresh();
            return true;
        }
    }
    return FieldEditor::eventFilter(watched, event);
}

} // namespace Vitrine
