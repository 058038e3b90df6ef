// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/card.h"

#include "common/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace Vitrine {

Card::Card(QWidget *parent)
    : QFrame(parent), m_title(new QLabel(this)), m_corner(new QHBoxLayout), m_body(new QVBoxLayout)
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    m_title->setTextFormat(Qt::PlainText);
    m_title->hide();

    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addLayout(m_corner);
    m_corner->setSpacing(4);
    m_body->setSpacing(8);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 14);
    column->setSpacing(10);
    column->addLayout(head);
    column->addLayout(m_body);
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
}

void Card::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::instance();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.color(Role::Line));
    painter.setBrush(theme.color(Role::Raised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace Vitrine
