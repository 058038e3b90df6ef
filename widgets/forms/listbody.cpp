// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/listbody.h"

#include "forms/fieldmenu.h"
#include "forms/fieldrow.h"
#include "forms/formview.h"
#include "forms/tone.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FieldKind;
using Mcp::FormNode;

namespace {

constexpr qsizetype kPage = 100;

} // namespace

// ---------------------------------------------------------------- one item

ListItem::ListItem(FormView *view, FormNode *node, QWidget *parent)
    : QWidget(parent)
    , m_row(new FieldRow(view, node, this))
    , m_number(new QLabel(this))
    , m_up(makeButton(u"up"_s))
    , m_down(makeButton(u"down"_s))
    , m_remove(makeButton(u"remove"_s))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_number->setFont(Theme::monospace());
    m_number->setMinimumWidth(m_number->fontMetrics().horizontalAdvance(u"00"_s));
    m_number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_number->setFixedHeight(m_up->sizeHint().height());
    setTone(m_number, Role::Muted);
    layout->addWidget(m_number, 0, Qt::AlignTop);
    layout->addSpacing(4);
    layout->addWidget(m_row, 1);
    for (QToolButton *button : {m_up, m_down, m_remove})
        layout->addWidget(button, 0, Qt::AlignTop);
    connect(m_up, &QToolButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { move(1); });
    connect(m_remove, &QToolButton::clicked, this, [this] {
        if (FormNode *item = m_row->node())
            item->parent()->removeRow(item->index());
    });
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this, [this](QPoint at) {
        auto *menu = new FieldMenu(m_row);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(mapToGlobal(at));
    });
}

QToolButton *ListItem::makeButton(const QString &icon)
{
    auto *button = new QToolButton(this);
    button->setIcon(Theme::instance().icon(icon, Role::Muted));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void ListItem::move(qsizetype by)
{
    if (FormNode *item = m_row->node())
        item->parent()->moveRow(item->index(), item->index() + by);
}

void ListItem::rename()
{
    const FormNode *item = m_row->node();
    if (!item)
        return;
    const qsizetype index = item->index();
    const QString number = QString::number(index + 1);
    const QString pointer = item->pointer();
    m_number->setText(QString::number(index));
    const auto name = [&pointer](QToolButton *button, const QString &what, const QString &text) {
        button->setObjectName(what + pointer);
        button->setAccessibleName(text);
        button->setToolTip(text);
    };
    name(m_up, u"up:"_s, tr("Move item %1 up").arg(number));
    name(m_down, u"down:"_s, tr("Move item %1 down").arg(number));
    name(m_remove, u"remove:"_s, tr("Remove item %1").arg(number));
    m_up->setEnabled(index > 0);
    m_down->setEnabled(index + 1 < qsizetype(item->parent()->children().size()));
    m_row->rename();
}

// ---------------------------------------------------------------- the list

ListBody::ListBody(FormView *view, FormNode *node, QWidget *parent)
    : FieldEditor(node, parent)
    , m_view(view)
    , m_items(new QVBoxLayout)
    , m_add(new QPushButton(this))
    , m_more(new QPushButton(this))
    , m_note(new QLabel(this))
    , m_limit(kPage)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    m_items->setSpacing(8);
    layout->addLayout(m_items);
    auto *footer = new QHBoxLayout;
    footer->setSpacing(8);
    footer->addWidget(m_add);
    footer->addWidget(m_more);
    footer->addWidget(m_note);
    footer->addStretch(1);
    layout->addLayout(footer);
    m_add->setIcon(Theme::instance().icon(u"add"_s));
    m_add->setText(tr("Add item"));
    m_more->hide();
    setTone(m_note, Role::Muted);
    connect(m_add, &QPushButton::clicked, this, &ListBody::addItem);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_limit += kPage;
        structureChanged();
    });
    structureChanged();
}

void ListBody::addItem()
{
    if (!node())
        return;
    m_limit = std::max(m_limit, qsizetype(node()->children().size()) + 1);
    const FormNode *added = node()->addRow();
    for (ListItem *item : std::as_const(m_shown)) {
        if (item->row()->node() == added)
            item->row()->editor()->focusInput();
    }
}

// Keeps the widgets of items that are still there, so that focus and cursor stay where they are.
void ListBody::structureChanged()
{
    if (!node())
        return;
    const auto &rows = node()->children();
    const qsizetype count = std::min(m_limit, qsizetype(rows.size()));
    const auto isShown = [&](const FormNode *row) {
        return std::any_of(rows.begin(), rows.begin() + count,
                           [row](const auto &r) { return r.get() == row; });
    };
    QList<ListItem *> kept;
    bool lostFocus = false;
    for (ListItem *item : std::as_const(m_shown)) {
        if (isShown(item->row()->node())) {
            kept.append(item);
            continue;
        }
        lostFocus |= item->isAncestorOf(window()->focusWidget());
        item->row()->forget();
        item->hide();
        item->deleteLater();
        m_items->removeWidget(item);
    }
    m_shown.clear();
    for (qsizetype i = 0; i < count; ++i) {
        FormNode *row = rows[size_t(i)].get();
        const auto known = std::find_if(kept.cbegin(), kept.cend(), [row](const ListItem *item) {
            return item->row()->node() == row;
        });
        ListItem *item = known != kept.cend() ? *known : new ListItem(m_view, row, this);
        if (m_items->indexOf(item) != i) {
            m_items->removeWidget(item);
            m_items->insertWidget(int(i), item);
        }
        item->show();
        m_shown.append(item);
    }
    if (lostFocus)
        m_add->setFocus();
    rename();
    refresh();
    m_view->scheduleTabOrder();
}

void ListBody::refresh()
{
    if (!node())
        return;
    const qsizetype count = qsizetype(node()->children().size());
    m_more->setVisible(count > m_shown.size());
    m_more->setText(tr("Show %1 more").arg(std::min(kPage, count - m_shown.size())));
    const bool isEmpty = count == 0;
    m_note->setVisible(isEmpty);
    if (isEmpty)
        m_note->setText(node()->state() == FormNode::State::Value ? tr("empty list") : blankText());
    for (ListItem *item : std::as_const(m_shown))
        item->setEnabled(node()->state() != FormNode::State::Null);
}

void ListBody::rename()
{
    if (!node())
        return;
    const QString pointer = node()->pointer();
    setObjectName(u"field:"_s + pointer);
    m_add->setObjectName(u"add:"_s + pointer);
    m_add->setAccessibleName(tr("Add an item to %1").arg(node()->label()));
    m_more->setObjectName(u"more:"_s + pointer);
    for (ListItem *item : std::as_const(m_shown))
        item->rename();
}

void ListBody::focusInput()
{
    if (m_shown.isEmpty())
        m_add->setFocus();
    else
        m_shown.constFirst()->row()->editor()->focusInput();
}

void ListBody::forget()
{
    for (ListItem *item : std::as_const(m_shown))
        item->row()->forget();
    FieldEditor::forget();
}

} // namespace Vitrine
