// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/frameheader.h"

#include "common/theme.h"
#include "frames/framedelegate.h"
#include "frames/framemodel.h"

#include <QPainter>

namespace Vitrine {

FrameHeader::FrameHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsMovable(true);
    setHighlightSections(false);
    setMinimumSectionSize(28);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

QSize FrameHeader::sectionSizeFromContents(int column) const
{
    Q_UNUSED(column)
    return {minimumSectionSize(), fontMetrics().height() + 8};
}

void FrameHeader::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), Theme::instance().color(Role::Surface));
    painter.end();
    QHeaderView::paintEvent(event);
    painter.begin(viewport());
    painter.setPen(Theme::instance().color(Role::Line));
    painter.drawLine(0, viewport()->height() - 1, viewport()->width(), viewport()->height() - 1);
}

void FrameHeader::paintSection(QPainter *painter, const QRect &rect, int column) const
{
    const Theme &theme = Theme::instance();
    painter->fillRect(rect, theme.color(Role::Surface));
    painter->setPen(theme.color(Role::Line));
    painter->drawLine(rect.right(), rect.top() + 5, rect.right(), rect.bottom() - 5);
    const QRect inner = rect.adjusted(FrameDelegate::kPadding, 0, -FrameDelegate::kPadding, 0);
    const auto alignment =
        model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
    const QString text = model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    painter->setPen(theme.color(Role::Muted));
    painter->drawText(inner, int(alignment) | Qt::TextSingleLine,
                      fontMetrics().elidedText(text, Qt::ElideRight, inner.width()));
}

} // namespace Vitrine
