// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/imageview.h"

#include "common/theme.h"

#include <QPainter>
#include <QResizeEvent>

namespace Vitrine {

namespace {
constexpr int kMostHeight = 480;
constexpr int kSquare = 8;
} // namespace

ImageView::ImageView(const QImage &image, QWidget *parent) : QWidget(parent), m_image(image)
{
    setMinimumWidth(40);
    setFixedHeight(shownSize(m_image.width()).height());
    setAccessibleName(tr("Image, %1 × %2 pixels").arg(m_image.width()).arg(m_image.height()));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize ImageView::shownSize(int width) const
{
    const QSize room(qMax(1, width), kMostHeight);
    const QSize size = m_image.size();
    if (size.width() <= room.width() && size.height() <= room.height())
        return size;
    return size.scaled(room, Qt::KeepAspectRatio).expandedTo({1, 1});
}

void ImageView::resizeEvent(QResizeEvent *event)
{
    if (event->size().width() != event->oldSize().width())
        setFixedHeight(shownSize(width()).height());
}

void ImageView::paintEvent(QPaintEvent *)
{
    const QRect box(QPoint(0, 0), shownSize(width()));
    QPainter painter(this);
    if (m_image.hasAlphaChannel()) {
        // A pattern behind it, so that what is transparent can be told from what is white.
        const Theme &theme = Theme::instance();
        const QColor dark = Theme::mix(theme.color(Role::Line), theme.color(Role::Raised), 0.5);
        painter.fillRect(box, theme.color(Role::Raised));
        painter.setClipRect(box);
        for (int y = 0; y < box.height(); y += kSquare) {
            for (int x = y / kSquare % 2 ? kSquare : 0; x < box.width(); x += 2 * kSquare)
                painter.fillRect(x, y, kSquare, kSquare, dark);
        }
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(box, m_image);
}

} // namespace Vitrine
