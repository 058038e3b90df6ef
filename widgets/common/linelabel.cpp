// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/linelabel.h"

#include "common/tooltip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace Vitrine {

LineLabel::LineLabel(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

LineLabel::LineLabel(const QString &text, QWidget *parent) : LineLabel(parent)
{
    setText(text);
}

void LineLabel::setText(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    m_line = text.simplified();
    setAccessibleName(m_line);
    updateGeometry();
    update();
}

void LineLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

void LineLabel::setRole(Role role)
{
    m_role = role;
    update();
}

void LineLabel::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

bool LineLabel::isElided() const
{
    return fontMetrics().horizontalAdvance(m_line) > contentsRect().width();
}

QSize LineLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(m_line) + 1 + margins.left() + margins.right(),
            fontMetrics().height() + margins.top() + margins.bottom()};
}

QSize LineLabel::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), fontMetrics().averageCharWidth() * 4), sizeHint().height()};
}

bool LineLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        if (isElided())
            QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainToolTip(m_text),
                               this);
        return true;
    }
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    return QWidget::event(event);
}

void LineLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor ink = Theme::instance().color(m_role);
    painter.setPen(isEnabled() ? ink : palette().color(QPalette::Disabled, QPalette::WindowText));
    const QRect rect = contentsRect();
    painter.drawText(rect, int(m_alignment) | Qt::TextSingleLine,
                     fontMetrics().elidedText(m_line, m_mode, rect.width()));
}

} // namespace Vitrine
