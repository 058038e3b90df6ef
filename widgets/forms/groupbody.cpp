// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/groupbody.h"

#include "forms/fieldrow.h"
#include "forms/formview.h"
#include "forms/tone.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FormNode;
using Mcp::JsonMember;

namespace {

constexpr int kIndent = 12;
constexpr int kRule = 2;

QLabel *makeNote(QWidget *parent)
{
    auto *note = new QLabel(parent);
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    setTone(note, Role::Muted);
    return note;
}

} // namespace

GroupBody::GroupBody(FormView *view, FormNode *node, QWidget *parent)
    : FieldEditor(node, parent), m_view(view), m_layout(new QVBoxLayout(this))
{
    const int indent = node->isRoot() ? 0 : kIndent;
    m_layout->setContentsMargins(indent, node->isRoot() || node->isRow() ? 0 : 4, 0, 0);
    m_layout->setSpacing(16);
    rename();
    const bool isLarge = !node->isRoot() && !node->isRow() &&
                         node->state() == FormNode::State::Omitted && view->isLarge();
    if (node->isOpen() && !isLarge)
        fill();
    else
        addOpenButton();
}

void GroupBody::addOpenButton()
{
    m_open = new QPushButton(tr("Open"), this);
    m_open->setObjectName(u"open:"_s + node()->pointer());
    m_open->setAccessibleName(tr("Open %1").arg(node()->label()));
    m_open->setToolTip(tr("Shows the fields of this object"));
    m_layout->addWidget(m_open, 0, Qt::AlignLeft);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (!node())
            return;
        node()->open();
        structureChanged();
        focusInput();
    });
}

void GroupBody::fill()
{
    m_isFilled = true;
    for (const auto &child : node()->children()) {
        auto *row = new FieldRow(m_view, child.get(), this);
        m_layout->addWidget(row);
        row->show(); // the layout would do it later, and what is hidden takes no focus
        m_rows.append(row);
    }
    if (m_rows.isEmpty() && !node()->isRoot()) {
        QLabel *note = makeNote(this);
        note->setText(tr("An object without members."));
        m_layout->addWidget(note);
    }
    addExtraNote();
}

void GroupBody::addExtraNote()
{
    m_extra = makeNote(this);
    m_extra->setObjectName(u"extra:"_s + node()->pointer());
    m_layout->addWidget(m_extra);
    m_extra->hide();
    refresh();
}

void GroupBody::refresh()
{
    if (!node())
        return;
    for (FieldRow *row : std::as_const(m_rows))
        row->setEnabled(node()->state() != FormNode::State::Null);
    if (!m_extra)
        return;
    const auto &extra = node()->extraMembers();
    m_extra->setVisible(!extra.isEmpty());
    if (extra.isEmpty())
        return;
    QStringList names;
    for (const JsonMember &member : extra)
        names.append(member.key);
    m_extra->setText(tr("Sent too, as they came in the JSON: %1").arg(names.join(", "_L1)));
}

void GroupBody::structureChanged()
{
    if (!node() || (!node()->isOpen() && !m_isFilled))
        return;
    for (FieldRow *row : std::as_const(m_rows))
        row->forget();
    m_rows.clear();
    m_extra = nullptr;
    m_open = nullptr;
    m_isFilled = false;
    while (QLayoutItem *item = m_layout->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    if (node()->isOpen())
        fill();
    else
        addOpenButton();
}

void GroupBody::rename()
{
    if (!node())
        return;
    setObjectName(u"field:"_s + node()->pointer());
    setAccessibleName(node()->label());
    for (FieldRow *row : std::as_const(m_rows))
        row->rename();
    if (m_extra)
        m_extra->setObjectName(u"extra:"_s + node()->pointer());
}

void GroupBody::forget()
{
    for (FieldRow *row : std::as_const(m_rows))
        row->forget();
    FieldEditor::forget();
}

void GroupBody::focusInput()
{
    if (m_open)
        m_open->setFocus();
    else if (!m_rows.isEmpty())
        m_rows.constFirst()->editor()->focusInput();
}

void GroupBody::paintEvent(QPaintEvent *event)
{
    FieldEditor::paintEvent(event);
    if (m_layout->contentsMargins().left() == 0)
        return;
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, kRule, height()), Theme::instance().color(Role::Line));
}

} // namespace Vitrine
