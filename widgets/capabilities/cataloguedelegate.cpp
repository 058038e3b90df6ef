// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/cataloguedelegate.h"

#include "capabilities/cataloguemodel.h"
#include "capabilities/toolhints.h"
#include "common/theme.h"

#include <QApplication>
#include <QPainter>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {
constexpr int kSide = 10;
constexpr int kAbove = 5;
constexpr int kBetween = 1;
} // namespace

struct CatalogueDelegate::Mark
{
    QString text;
    Role role;
};

CatalogueDelegate::CatalogueDelegate(QObject *parent) : QStyledItemDelegate(parent)
{
    updateFonts();
}

void CatalogueDelegate::updateFonts()
{
    m_title = QApplication::font();
    m_wire = Theme::monospace();
    m_wire.setPointSizeF(m_wire.pointSizeF() * 0.9);
    m_small = m_title;
    m_small.setPointSizeF(m_small.pointSizeF() * 0.85);
    m_strong = m_small;
    m_strong.setWeight(QFont::DemiBold);
}

QSize CatalogueDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    // One height for all rows, headings too: the view need not ask ten thousand times.
    return {160,
            QFontMetrics(m_title).height() + kBetween + QFontMetrics(m_wire).height() + 2 * kAbove};
}

QList<CatalogueDelegate::Mark> CatalogueDelegate::marks(const QModelIndex &index) const
{
    QList<Mark> found;
    if (index.data(CatalogueModel::RunningRole).toBool())
        found += {tr("running"), Role::Accent};
    if (!index.data(CatalogueModel::ProblemRole).toString().isEmpty())
        found += {tr("malformed"), Role::Warn};
    if (index.data(CatalogueModel::DuplicateRole).toBool())
        found += {tr("duplicate"), Role::Warn};
    const QStringList hints = index.data(CatalogueModel::HintsRole).toStringList();
    for (const QString &hint : hints)
        found += {hint, hint == ToolHints::tr("destructive") ? Role::Error : Role::Muted};
    return found;
}

void CatalogueDelegate::paintHeading(QPainter *painter, const QRect &row, const QString &text) const
{
    const Theme &theme = Theme::instance();
    painter->setFont(m_strong);
    painter->setPen(theme.color(Role::Muted));
    const QRect box = row.adjusted(kSide, 0, -kSide, -6);
    painter->drawText(box, Qt::AlignLeft | Qt::AlignBottom, text);
    painter->setPen(theme.color(Role::Line));
    painter->drawLine(row.left() + kSide, row.bottom() - 2, row.right() - kSide, row.bottom() - 2);
}

void CatalogueDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    painter->save();
    const QString title = index.data().toString();
    if (index.data(CatalogueModel::HeadingRole).toBool()) {
        paintHeading(painter, option.rect, title);
        painter->restore();
        return;
    }
    const QWidget *view = option.widget;
    (view ? view->style() : QApplication::style())
        ->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, view);

    const Theme &theme = Theme::instance();
    const QFontMetrics titleMetrics(m_title), wireMetrics(m_wire), smallMetrics(m_small);
    QRect first = option.rect.adjusted(kSide, kAbove, -kSide, 0);
    first.setHeight(titleMetrics.height());
    QRect second = first.translated(0, first.height() + kBetween);
    second.setHeight(wireMetrics.height());

    // The words at the right give way before the name does.
    const QString wire = index.data(CatalogueModel::WireNameRole).toString();
    const bool isSame = wire == title;
    const QString below =
        isSame ? index.data(CatalogueModel::DescriptionRole).toString().simplified() : wire;
    int room = second.width() -
               (isSame ? 0 : qMin(wireMetrics.horizontalAdvance(below), second.width() * 6 / 10)) -
               12;
    painter->setFont(m_small);
    int right = second.right();
    for (const Mark &mark : marks(index)) {
        const int width = smallMetrics.horizontalAdvance(mark.text);
        if (width > room)
            break;
        painter->setPen(theme.color(mark.role));
        painter->drawText(QRect(right - width, second.top(), width + 1, second.height()),
                          Qt::AlignLeft | Qt::AlignVCenter, mark.text);
        right -= width + 8;
        room -= width + 8;
    }
    second.setRight(right);

    const Qt::LayoutDirection direction =
        Qt::LeftToRight; // names on the wire have no direction of their own
    painter->setLayoutDirection(direction);
    painter->setFont(m_title);
    painter->setPen(theme.color(Role::Text));
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      titleMetrics.elidedText(title.simplified(), Qt::ElideRight, first.width()));
    const QFont &belowFont = isSame ? m_small : m_wire;
    painter->setFont(belowFont);
    painter->setPen(theme.color(Role::Muted));
    painter->drawText(second, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      QFontMetrics(belowFont).elidedText(
                          below, isSame ? Qt::ElideRight : Qt::ElideMiddle, second.width()));
    painter->restore();
}

} // namespace Vitrine
