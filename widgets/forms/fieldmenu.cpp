// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/fieldmenu.h"

#include "forms/fieldeditor.h"
#include "forms/fieldrow.h"

#include <QApplication>
#include <QClipboard>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FieldKind;
using Mcp::FormNode;
using State = Mcp::FormNode::State;

FieldMenu::FieldMenu(FieldRow *row) : QMenu(row), m_row(row)
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &FieldMenu::fill);
}

void FieldMenu::fill()
{
    clear();
    FormNode *node = m_row->node();
    if (!node)
        return;
    const auto add = [this](const QString &text, const QString &name, auto act) {
        QAction *action = addAction(text);
        action->setObjectName(name);
        // The node may be gone when the action is triggered; the row knows.
        connect(action, &QAction::triggered, m_row, [row = m_row, act] {
            if (FormNode *now = row->node())
                act(now);
        });
    };
    for (QAction *action : m_row->editor()->extraActions(this))
        addAction(action);
    if (node->isRaw() && node->kind() != FieldKind::Raw)
        add(tr("Back to the form field"), u"editAsField"_s, [](FormNode *n) { n->setRaw(false); });
    else if (!node->isRaw())
        add(tr("Edit as JSON"), u"editAsJson"_s, [](FormNode *n) { n->setRaw(true); });
    addStates(node);
    if (const auto &value = node->shape().defaultValue) {
        add(tr("Back to the default"), u"useDefault"_s,
            [fallback = *value](FormNode *n) { n->setValue(fallback); });
        actions().constLast()->setToolTip(value->toText().left(500).toHtmlEscaped());
    }
    if (!node->isRoot()) {
        addSeparator();
        add(tr("Copy JSON Pointer"), u"copyPointer"_s,
            [](FormNode *n) { QApplication::clipboard()->setText(n->pointer()); });
    }
}

void FieldMenu::addStates(FormNode *node)
{
    const auto add = [this](const QString &text, const QString &name, State state) {
        QAction *action = addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, m_row, [row = m_row, state] {
            if (FormNode *now = row->node())
                now->setState(state);
        });
    };
    const bool isText = node->kind() == FieldKind::Text && !node->isRaw();
    if (isText && node->text().isEmpty() && node->state() != State::Value)
        add(tr("Send an empty text"), u"sendEmpty"_s, State::Value);
    if (!node->isNullable() && node->state() != State::Null && !node->isRoot())
        add(tr("Send null, though it is not allowed"), u"sendNull"_s, State::Null);
    if (!node->isOptional() && !node->isRow() && !node->isRoot() && node->state() != State::Omitted)
        add(tr("Leave out, though it is required"), u"leaveOut"_s, State::Omitted);
}

} // namespace Vitrine
