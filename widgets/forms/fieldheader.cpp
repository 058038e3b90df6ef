// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/fieldheader.h"

#include "forms/elidedlabel.h"
#include "forms/fieldeditor.h"
#include "forms/fieldmenu.h"
#include "forms/fieldrow.h"
#include "forms/formtexts.h"
#include "forms/tone.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FormNode;
using State = Mcp::FormNode::State;

namespace {

// Whether something waits behind a null that would come back without it.
bool hasContent(const FormNode *node)
{
    const auto &children = node->children();
    const bool isInside = std::any_of(children.begin(), children.end(), [](const auto &child) {
        return child->isRow() || child->state() != State::Omitted;
    });
    return isInside || !node->text().isEmpty() || node->choice();
}

} // namespace

FieldHeader::FieldHeader(FieldRow *row) : QWidget(row), m_row(row)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    addTitle(row->node());
    layout->addStretch(1);
    addControls(row->node());
    rename();
    refresh();
}

void FieldHeader::addTitle(FormNode *node)
{
    auto *layout = static_cast<QHBoxLayout *>(this->layout());
    const QString wire = node->key().isEmpty() ? u"\"\""_s : node->key();
    const bool hasTitle = !node->shape().title.isEmpty() && node->shape().title != node->key();
    auto *title = new ElidedLabel(hasTitle ? node->shape().title : wire, this);
    QFont font = hasTitle ? QFont() : Theme::monospace();
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    title->setObjectName(u"label:"_s + node->pointer());
    layout->addWidget(title);
    if (node->isRequired()) {
        auto *star = new QLabel(u"*"_s, this);
        star->setFont(font);
        star->setToolTip(tr("Required"));
        star->setAccessibleName(tr("Required"));
        setTone(star, Role::Accent);
        layout->setSpacing(4);
        layout->addWidget(star);
    }
    layout->setSpacing(8);
    if (hasTitle) {
        auto *name = new ElidedLabel(wire, this);
        name->setFont(Theme::monospace());
        name->setObjectName(u"name:"_s + node->pointer());
        setTone(name, Role::Muted);
        layout->addWidget(name);
    }
    if (node->shape().isDeprecated) {
        auto *deprecated = new ElidedLabel(tr("deprecated"), this);
        setTone(deprecated, Role::Warn);
        layout->addWidget(deprecated);
    }
}

void FieldHeader::addControls(FormNode *node)
{
    auto *layout = static_cast<QHBoxLayout *>(this->layout());
    auto *hint = new ElidedLabel(typeHint(node->shape()), this);
    hint->setFont(Theme::monospace());
    setTone(hint, Role::Muted);
    layout->addWidget(hint);
    if (node->isNullable()) {
        m_null = new QToolButton(this);
        m_null->setText(u"null"_s);
        m_null->setFont(Theme::monospace());
        m_null->setCheckable(true);
        m_null->setAutoRaise(true);
        m_null->setFocusPolicy(Qt::StrongFocus);
        m_null->setToolTip(tr("Send null"));
        connect(m_null, &QToolButton::clicked, this, [this](bool checked) {
            FormNode *now = m_row->node();
            if (!now)
                return;
            if (checked)
                now->setState(State::Null);
            else
                now->setState(hasContent(now) || !now->isOptional() ? State::Value
                                                                    : State::Omitted);
        });
        layout->addWidget(m_null);
    }
    if (node->isOptional()) {
        m_include = new QCheckBox(tr("Send"), this);
        m_include->setToolTip(tr("Whether this field is sent at all"));
        setTone(m_include, Role::Muted);
        connect(m_include, &QCheckBox::clicked, this, [this](bool checked) {
            FormNode *now = m_row->node();
            if (!now)
                return;
            now->setState(checked ? State::Value : State::Omitted);
            if (checked)
                m_row->editor()->focusInput();
        });
        layout->addWidget(m_include);
    }
    m_menu = new QToolButton(this);
    m_menu->setIcon(Theme::instance().icon(u"menu"_s, Role::Muted));
    m_menu->setAutoRaise(true);
    connect(m_menu, &QToolButton::clicked, this, [this] {
        // Not QToolButton::setMenu(): its arrow beside the icon says nothing more.
        if (!m_fieldMenu)
            m_fieldMenu = new FieldMenu(m_row);
        m_fieldMenu->popup(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
    });
    m_menu->setToolTip(tr("More about this field"));
    m_menu->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(m_menu);
}

void FieldHeader::rename()
{
    const FormNode *node = m_row->node();
    if (!node)
        return;
    const QString pointer = node->pointer();
    if (m_include) {
        m_include->setObjectName(u"include:"_s + pointer);
        m_include->setAccessibleName(tr("Send %1").arg(node->label()));
    }
    if (m_null) {
        m_null->setObjectName(u"null:"_s + pointer);
        m_null->setAccessibleName(tr("Send null for %1").arg(node->label()));
    }
    m_menu->setObjectName(u"menu:"_s + pointer);
    m_menu->setAccessibleName(tr("More about %1").arg(node->label()));
}

void FieldHeader::refresh()
{
    const FormNode *node = m_row->node();
    if (!node)
        return;
    if (m_include) {
        const QSignalBlocker blocker(m_include);
        m_include->setChecked(node->state() != State::Omitted);
    }
    if (m_null) {
        const QSignalBlocker blocker(m_null);
        m_null->setChecked(node->state() == State::Null);
        setTone(m_null, m_null->isChecked() ? Role::Text : Role::Muted);
    }
}

} // namespace Vitrine
