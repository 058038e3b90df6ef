// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/pillbutton.h"

#include "frames/framepaint.h"

#include <QFontMetrics>
#include <QPainter>

namespace Vitrine {

namespace {
constexpr int kPadding = 8;
constexpr int kArrow = 16;
} // namespace

PillButton::PillButton(const QString &text, Role hue, QWidget *parent)
    : QAbstractButton(parent), m_hue(hue)
{
    setText(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PillButton::setHeading(Heading heading)
{
    m_heading = heading;
    updateGeometry();
}

void PillButton::setIsChoice(bool on)
{
    m_isChoice = on;
    update();
}

QSize PillButton::sizeHint() const
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold); // one width, on or off
    const QFontMetrics metrics(strong);
    const int arrow = m_heading ? kArrow + 4 : 0;
    return {metrics.horizontalAdvance(text()) + arrow + 2 * kPadding, metrics.height() + 8};
}

void PillButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void PillButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void PillButton::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    const Theme &theme = Theme::instance();
    const bool on = isChecked() || !isCheckable();
    const QColor hue = theme.color(m_hue);
    const QColor ink = !isEnabled() ? theme.color(Role::Muted)
                       : on         ? hue
                                    : theme.color(Role::Muted);
    const QColor surface = theme.color(Role::Surface);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal fill = isDown() ? 0.2 : on ? 0.1 : underMouse() ? 0.06 : 0.0;
    painter.setPen(hasFocus()
                       ? QPen(theme.color(Role::Accent), 1.5)
                       : QPen(on ? Theme::mix(hue, surface, 0.55) : theme.color(Role::Line)));
    painter.setBrush(Theme::mix(hue, surface, fill));
    painter.drawRoundedRect(box, 4, 4);

    QRect inner = rect().adjusted(kPadding, 0, -kPadding, 0);
    if (m_heading) {
        paintHeading(painter, QRectF(inner.left(), 0, kArrow, height()), *m_heading, ink);
        inner.setLeft(inner.left() + kArrow + 4);
    }
    QFont how = font();
    how.setWeight(on ? QFont::DemiBold : QFont::Normal);
    how.setStrikeOut(!on && !m_isChoice);
    painter.setFont(how);
    painter.setPen(ink);
    painter.drawText(inner, Qt::AlignCenter, text());
}

} // namespace Vitrine
