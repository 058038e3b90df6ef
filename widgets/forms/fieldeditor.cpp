// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/fieldeditor.h"

#include "forms/choiceeditor.h"
#include "forms/groupbody.h"
#include "forms/listbody.h"
#include "forms/plaineditors.h"
#include "forms/raweditor.h"
#include "forms/texteditor.h"
#include "forms/tone.h"

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FieldKind;
using Mcp::FormNode;

FieldEditor *FieldEditor::create(FormView *view, FormNode *node, QWidget *parent)
{
    if (node->isRaw())
        return new RawEditor(node, parent);
    switch (node->kind()) {
    case FieldKind::Text:
    case FieldKind::Integer:
    case FieldKind::Number:
        return new TextEditor(node, parent);
    case FieldKind::Boolean:
        return new BooleanEditor(node, parent);
    case FieldKind::Choice:
        return new ChoiceEditor(node, parent);
    case FieldKind::Constant:
        return new ConstantEditor(node, parent);
    case FieldKind::Object:
        return new GroupBody(view, node, parent);
    case FieldKind::Array:
        return new ListBody(view, node, parent);
    case FieldKind::Raw:
        break;
    }
    return new RawEditor(node, parent);
}

FieldEditor::FieldEditor(FormNode *node, QWidget *parent) : QWidget(parent), m_node(node) {}

void FieldEditor::setInput(QWidget *input)
{
    m_input = input;
    rename();
}

void FieldEditor::focusInput()
{
    if (m_input)
        m_input->setFocus();
}

QList<QAction *> FieldEditor::extraActions(QObject *)
{
    return {};
}

void FieldEditor::rename()
{
    if (!m_node || !m_input)
        return;
    const QString pointer = m_node->pointer();
    m_input->setObjectName(u"field:"_s + pointer);
    // A row of a list has no name; its list's name and its number stand in.
    const QString name =
        m_node->isRow()
            ? tr("%1, item %2").arg(m_node->parent()->label(), QString::number(m_node->index() + 1))
            : m_node->label();
    m_input->setAccessibleName(m_node->isRequired() ? tr("%1, required").arg(name) : name);
    m_input->setAccessibleDescription(m_node->shape().description);
}

QString FieldEditor::blankText() const
{
    if (!m_node)
        return {};
    switch (m_node->state()) {
    case FormNode::State::Null:
        return u"null"_s;
    case FormNode::State::Value:
        return m_node->kind() == FieldKind::Text && !m_node->isRaw() ? tr("empty text") : QString();
    case FormNode::State::Omitted:
        break;
    }
    return m_node->isOptional() ? tr("not sent") : QString();
}

void FieldEditor::showWhetherSent(QWidget *input) const
{
    const bool isSent = m_node && m_node->state() == FormNode::State::Value;
    setTone(input, isSent ? Role::Text : Role::Muted);
}

} // namespace Vitrine
