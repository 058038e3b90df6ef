// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/emptystate.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {
constexpr int kIconSide = 40;
constexpr int kTextWidth = 420;
} // namespace

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
{
    for (QLabel *label : {m_title, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        label->setMaximumWidth(kTextWidth);
    }
    m_icon->setAlignment(Qt::AlignCenter);
    m_title->setObjectName(u"emptyStateTitle"_s);
    m_text->setObjectName(u"emptyStateText"_s);
    m_button->setObjectName(u"emptyStateButton"_s);
    m_button->hide();
    QFont strong = m_title->font();
    strong.setWeight(QFont::DemiBold);
    strong.setPointSizeF(strong.pointSizeF() * 1.15);
    m_title->setFont(strong);

    // Wrapped labels get a say in their height only in a column of their own width.
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 16, 16, 16);
    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addStretch(2);
    column->addWidget(m_icon);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addSpacing(4);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(3);
    row->addStretch(1);
    row->addLayout(column, 1000);
    row->addStretch(1);

    connect(m_button, &QPushButton::clicked, this, &EmptyState::actionTriggered);
    connect(&Theme::instance(), &Theme::changed, this, &EmptyState::updateColours);
    updateColours();
}

void EmptyState::setIcon(const QString &name, Role role)
{
    m_iconName = name;
    m_role = role;
    updateColours();
}

void EmptyState::setTitle(const QString &title)
{
    m_title->setText(title);
}

void EmptyState::setText(const QString &text)
{
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
}

void EmptyState::setAction(const QString &text, const QString &iconName)
{
    m_button->setText(text);
    m_button->setAccessibleName(text);
    m_button->setIcon(Theme::instance().icon(iconName));
    m_button->setVisible(!text.isEmpty());
}

QString EmptyState::title() const
{
    return m_title->text();
}

QString EmptyState::text() const
{
    return m_text->text();
}

void EmptyState::updateColours()
{
    const Theme &theme = Theme::instance();
    m_icon->setPixmap(
        theme.icon(m_iconName, m_role).pixmap(QSize(kIconSide, kIconSide), devicePixelRatioF()));
    m_icon->setVisible(!m_iconName.isEmpty());
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme.color(Role::Muted));
    m_text->setPalette(quiet);
}

} // namespace Vitrine
