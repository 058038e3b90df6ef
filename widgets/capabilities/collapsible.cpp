// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/collapsible.h"

#include "results/ink.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

Collapsible::Collapsible(const QString &title, const QString &name, bool isOpen, QWidget *parent)
    : QWidget(parent)
    , m_button(new QToolButton(this))
    , m_note(new QLabel(this))
    , m_corner(new QHBoxLayout)
{
    setObjectName(name);
    const QString key = "capabilities/open/"_L1 + name;
    m_button->setObjectName(name + "Toggle"_L1);
    m_button->setText(title);
    m_button->setAccessibleName(title);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setAutoRaise(true);
    m_button->setCheckable(true);
    m_button->setFocusPolicy(Qt::TabFocus);
    m_button->setChecked(QSettings().value(key, isOpen).toBool());
    m_note->setTextFormat(Qt::PlainText);
    setInk(m_note, Role::Muted);
    m_corner->setSpacing(0);

    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_button);
    row->addWidget(m_note);
    row->addStretch(1);
    row->addLayout(m_corner);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(row);

    connect(m_button, &QToolButton::toggled, this, [this, key](bool isOn) {
        QSettings().setValue(key, isOn);
        update();
        emit toggled(isOn);
    });
    connect(&Theme::instance(), &Theme::changed, this, &Collapsible::update);
    update();
}

void Collapsible::setContent(QWidget *content)
{
    m_content = content;
    layout()->addWidget(content);
    update();
}

void Collapsible::setNote(const QString &note)
{
    m_note->setText(note);
}

bool Collapsible::isOpen() const
{
    return m_button->isChecked();
}

void Collapsible::setOpen(bool isOpen)
{
    m_button->setChecked(isOpen);
}

void Collapsible::update()
{
    m_button->setIcon(Theme::instance().icon(isOpen() ? u"down"_s : u"right"_s, Role::Muted));
    if (m_content)
        m_content->setVisible(isOpen());
}

} // namespace Vitrine
