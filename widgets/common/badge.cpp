// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/badge.h"

#include <QPainter>

namespace Vitrine {
namespace {
constexpr int kSide = 7;
constexpr int kIcon = 12;
} // namespace

Badge::Badge(const QString &text, Role role, QWidget *parent) : QWidget(parent), m_role(role)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setText(text);
}

void Badge::setText(const QString &text)
{
    m_text = text.simplified();
    setAccessibleName(m_text);
    updateGeometry();
    update();
}

void Badge::setRole(Role role)
{
    m_role = role;
    update();
}

void Badge::setIconName(const QString &name)
{
    m_iconName = name;
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const
{
    const QFontMetrics metrics(smallFont());
    const int icon = m_iconName.isEmpty() ? 0 : kIcon + 4;
    return {metrics.horizontalAdvance(m_text) + icon + 2 * kSide, metrics.height() + 4};
}

void Badge::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::instance();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.tint(m_role));
    painter.drawRoundedRect(QRectF(rect()), 4, 4);

    QRect inner = rect().adjusted(kSide, 0, -kSide, 0);
    if (!m_iconName.isEmpty()) {
        const QRect icon(inner.left(), (height() - kIcon) / 2, kIcon, kIcon);
        theme.icon(m_iconName, m_role).paint(&painter, icon);
        inner.setLeft(icon.right() + 5);
    }
    painter.setFont(smallFont());
    painter.setPen(theme.color(m_role));
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, m_text);
}

QFont Badge::smallFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    small.setWeight(QFont::DemiBold);
    return small;
}

} // namespace Vitrine
