// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/framepaint.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

namespace Vitrine {

void paintHeading(QPainter &painter, const QRectF &box, Heading heading, const QColor &color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF middle = box.center();
    if (heading == Heading::None) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(middle, 2.5, 2.5);
    } else {
        const qreal way = heading == Heading::ToServer ? 1 : -1;
        const qreal half = box.width() / 2 - 1;
        const QPointF tip = middle + QPointF(way * half, 0);
        painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawLine(middle - QPointF(way * half, 0), tip);
        painter.drawPolyline(
            QList<QPointF>{tip + QPointF(-way * 4, -4), tip, tip + QPointF(-way * 4, 4)});
    }
    painter.restore();
}

int paintBadge(QPainter &painter, const QRect &cell, const FrameBadge &badge, const QFont &font)
{
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(badge.text) + 10;
    const QRectF box = QRectF(cell.left(), cell.center().y() - metrics.height() / 2.0 + 0.5, width,
                              metrics.height())
                           .adjusted(0.5, 0, -0.5, 0);
    const Theme &theme = Theme::instance();
    const QColor color = theme.color(badge.role);
    const bool grave = badge.role == Role::Error;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(grave ? color : Theme::mix(color, theme.color(Role::Raised), 0.5));
    painter.setBrush(grave ? color : Theme::mix(color, theme.color(Role::Raised), 0.1));
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(grave ? theme.color(Role::Raised) : color);
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, badge.text);
    painter.restore();
    return width;
}

} // namespace Vitrine
