// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/plaineditors.h"

#include "common/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using State = Mcp::FormNode::State;

BooleanEditor::BooleanEditor(Mcp::FormNode *node, QWidget *parent)
    : FieldEditor(node, parent), m_box(new QCheckBox(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box, 0, Qt::AlignLeft);
    connect(m_box, &QCheckBox::clicked, this, [this] {
        if (!this->node())
            return;
        // The first click on a field that is left out says true.
        const bool wasValue = this->node()->state() == State::Value;
        this->node()->setChecked(!wasValue || !this->node()->isChecked());
        refresh();
    });
    setInput(m_box);
    refresh();
}

void BooleanEditor::refresh()
{
    if (!node())
        return;
    const QSignalBlocker blocker(m_box);
    const bool isValue = node()->state() == State::Value;
    m_box->setChecked(isValue && node()->isChecked());
    const QString value = node()->isChecked() ? u"true"_s : u"false"_s;
    m_box->setText(isValue ? value : blankText().isEmpty() ? tr("not chosen") : blankText());
    m_box->setAccessibleDescription(m_box->text());
    m_box->setFont(isValue ? Theme::monospace() : QFont());
    showWhetherSent(m_box);
}

ConstantEditor::ConstantEditor(Mcp::FormNode *node, QWidget *parent)
    : FieldEditor(node, parent), m_label(new QLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_label);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setFont(Theme::monospace());
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_label->setText(node->shape().constant.toText());
    setInput(m_label);
    refresh();
}

void ConstantEditor::refresh()
{
    showWhetherSent(m_label);
}

} // namespace Vitrine
