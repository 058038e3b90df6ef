// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/serverdelegate.h"

#include "common/theme.h"
#include "servers/serverlistmodel.h"

#include <QPainter>

namespace Vitrine {
namespace {
constexpr int kMargin = 10;
constexpr int kLamp = 14;
constexpr int kGap = 8;
constexpr int kVertical = 7;
constexpr int kBetween = 2;

QFont nameFont(const QFont &font)
{
    QFont strong = font;
    strong.setWeight(QFont::DemiBold);
    return strong;
}

QFont targetFont()
{
    QFont small = Theme::monospace();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    return small;
}
} // namespace

void ServerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyleOptionViewItem opt = option;
    initStyleOption(&opt, index);
    const Theme &theme = Theme::instance();
    opt.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &opt, painter, opt.widget);

    const auto role = Role(index.data(ServerListModel::StateRoleRole).toInt());
    QRect rect = opt.rect.adjusted(kMargin, kVertical, -kMargin, -kVertical);
    const QFont strong = nameFont(opt.font);
    const QFontMetrics nameMetrics(strong);
    const QRect lamp(rect.left(), rect.top() + (nameMetrics.height() - kLamp) / 2, kLamp, kLamp);
    theme.icon(index.data(ServerListModel::LampRole).toString(), role).paint(painter, lamp);
    rect.setLeft(lamp.right() + kGap);

    painter->save();
    const QString state = index.data(ServerListModel::StateWordRole).toString();
    const int stateWidth = opt.fontMetrics.horizontalAdvance(state);
    const QRect first(rect.left(), rect.top(), rect.width(), nameMetrics.height());
    painter->setFont(opt.font);
    painter->setPen(theme.color(role));
    painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter, state);

    painter->setFont(strong);
    painter->setPen(theme.color(Role::Text));
    const int nameWidth = first.width() - stateWidth - kGap;
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      nameMetrics.elidedText(opt.text.simplified(), Qt::ElideRight, nameWidth));

    const QFont small = targetFont();
    const QFontMetrics smallMetrics(small);
    const QRect second(rect.left(), first.bottom() + 1 + kBetween, rect.width(),
                       smallMetrics.height());
    const QString target = index.data(ServerListModel::TargetRole).toString().simplified();
    painter->setFont(small);
    painter->setPen(theme.color(Role::Muted));
    painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      smallMetrics.elidedText(target, Qt::ElideRight, second.width()));
    painter->restore();

    if ((opt.state & QStyle::State_HasFocus) && (opt.state & QStyle::State_KeyboardFocusChange)) {
        QStyleOptionFocusRect ring;
        ring.QStyleOption::operator=(opt);
        ring.rect = opt.rect.adjusted(1, 1, -1, -1);
        opt.widget->style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, painter, opt.widget);
    }
}

QSize ServerDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int lines =
        QFontMetrics(nameFont(option.font)).height() + QFontMetrics(targetFont()).height();
    return {120, lines + kBetween + 2 * kVertical};
}

} // namespace Vitrine
