// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/choiceeditor.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FieldChoice;
using Mcp::FormNode;

namespace {

constexpr qsizetype kSearchableFrom = 12;
constexpr int kShortestText = 12; // letters; longer ones do not widen the form

// The value as it goes out and what the schema says about it, where the title does not tell.
QString toolTipOf(const FieldChoice &choice)
{
    const QString value = choice.value.toText();
    QStringList lines;
    if (choice.title != value && choice.title != choice.value.toString())
        lines.append(value.toHtmlEscaped());
    if (!choice.description.isEmpty())
        lines.append(choice.description.toHtmlEscaped());
    return lines.join("<br>"_L1);
}

} // namespace

ChoiceEditor::ChoiceEditor(FormNode *node, QWidget *parent)
    : FieldEditor(node, parent), m_combo(new QComboBox(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_combo);
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_combo->setMinimumContentsLength(kShortestText);
    m_combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // A list that is scrolled with the wheel must not change what is under the pointer.
    m_combo->installEventFilter(this);
    m_combo->setFocusPolicy(Qt::StrongFocus);
    for (const FieldChoice &choice : node->shape().choices) {
        m_combo->addItem(choice.title.simplified());
        m_combo->setItemData(m_combo->count() - 1, toolTipOf(choice), Qt::ToolTipRole);
    }
    if (m_combo->count() >= kSearchableFrom)
        makeSearchable();
    m_combo->setCurrentIndex(-1);
    connect(m_combo, &QComboBox::activated, this, [this](int index) {
        if (this->node())
            this->node()->setChoice(index);
    });
    setInput(m_combo);
    refresh();
}

void ChoiceEditor::makeSearchable()
{
    m_combo->setEditable(true);
    m_combo->setInsertPolicy(QComboBox::NoInsert);
    QCompleter *completer = m_combo->completer();
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    // What was typed and is no choice goes back to what is chosen.
    connect(m_combo->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        if (!node())
            return;
        const int found = m_combo->findText(m_combo->currentText(), Qt::MatchFixedString);
        if (found >= 0 && node()->choice() != found)
            node()->setChoice(found);
        else if (m_combo->currentText().isEmpty())
            node()->setChoice({});
        refresh();
    });
}

void ChoiceEditor::refresh()
{
    if (!node())
        return;
    const QSignalBlocker blocker(m_combo);
    const bool isNull = node()->state() == FormNode::State::Null;
    const auto choice = node()->choice();
    m_combo->setCurrentIndex(choice && !isNull ? int(*choice) : -1);
    const QString blank = blankText().isEmpty() ? tr("Choose …") : blankText();
    m_combo->setPlaceholderText(blank);
    if (QLineEdit *line = m_combo->lineEdit()) {
        line->setPlaceholderText(blank);
        if (!choice || isNull)
            line->clear();
        showWhetherSent(line);
    }
    m_combo->setToolTip(choice ? toolTipOf(node()->shape().choices.at(*choice)) : QString());
    showWhetherSent(m_combo);
}

bool ChoiceEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_combo && event->type() == QEvent::Wheel) {
        event->ignore();
        return true;
    }
    return FieldEditor::eventFilter(watched, event);
}

} // namespace Vitrine
