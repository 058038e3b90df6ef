// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/flowlayout.h"

#include <QWidget>

#include <algorithm>

namespace Vitrine {

FlowLayout::FlowLayout(QWidget *parent, int spacing) : QLayout(parent)
{
    setSpacing(spacing);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[size_t(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[size_t(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size.grownBy(margins);
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            size = QSize(size.width() + item->sizeHint().width() + spacing(),
                         std::max(size.height(), item->sizeHint().height()));
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrangeLine(const std::vector<QLayoutItem *> &line, const QRect &area, int used,
                            bool apply) const
{
    int height = 0, growing = 0;
    for (const QLayoutItem *item : line) {
        height = std::max(height, item->sizeHint().height());
        growing += item->expandingDirections().testFlag(Qt::Horizontal) ? 1 : 0;
    }
    if (!apply)
        return height;
    const int extra = growing > 0 ? std::max(0, area.width() - used) / growing : 0;
    int x = area.left();
    for (QLayoutItem *item : line) {
        const bool grows = item->expandingDirections().testFlag(Qt::Horizontal);
        const int width = std::min(area.width(), item->sizeHint().width() + (grows ? extra : 0));
        const int own = std::min(height, item->sizeHint().height());
        item->setGeometry(QRect(x, area.top() + (height - own) / 2, width, own));
        x += width + spacing();
    }
    return height;
}

int FlowLayout::arrange(const QRect &rect, bool apply) const
{
    const QMargins margins = contentsMargins();
    QRect area = rect.marginsRemoved(margins);
    std::vector<QLayoutItem *> line;
    int used = 0, y = area.top();
    const auto finish = [&] {
        if (!line.empty())
            y += arrangeLine(line, QRect(area.left(), y, area.width(), 0), used, apply) + spacing();
        line.clear();
        used = 0;
    };
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const int width = item->sizeHint().width();
        if (!line.empty() && used + spacing() + width > area.width())
            finish();
        used += width + (line.empty() ? 0 : spacing());
        line.push_back(item.get());
    }
    finish();
    return std::max(0, y - spacing() - area.top()) + margins.top() + margins.bottom();
}

} // namespace Vitrine
