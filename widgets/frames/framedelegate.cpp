// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/framedelegate.h"

#include "common/theme.h"
#include "frames/framemodel.h"
#include "frames/framepaint.h"

#include <QApplication>
#include <QFontMetrics>
#include <QPainter>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Frame;
using Mcp::FrameKind;

namespace {

constexpr int kArrowWidth = 16;

bool isMonospaced(int column)
{
    return column != FrameModel::Server && column != FrameModel::Lane && column != FrameModel::Kind;
}

bool showsBadges(const FrameModel &model, const Frame &frame, int column)
{
    const bool aside = model.isSideBySide() && frame.lane == Mcp::Lane::Stderr;
    return column == (aside ? FrameModel::StderrText : FrameModel::Summary);
}

} // namespace

FrameDelegate::FrameDelegate(const FrameModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model)
{
    updateFonts();
}

void FrameDelegate::updateFonts()
{
    m_plain = QApplication::font();
    m_strong = m_plain;
    m_strong.setWeight(QFont::DemiBold);
    m_mono = Theme::monospace();
    m_monoStrong = m_mono;
    m_monoStrong.setWeight(QFont::DemiBold);
    m_small = m_plain;
    if (m_small.pointSizeF() > 0)
        m_small.setPointSizeF(m_small.pointSizeF() * 0.85);
    else
        m_small.setPixelSize(qMax(1, qRound(m_small.pixelSize() * 0.85)));
    m_rowHeight = qMax(QFontMetrics(m_plain).height(), QFontMetrics(m_mono).height()) + 4;
}

int FrameDelegate::columnWidth(int column) const
{
    const QFontMetrics plain(m_plain), mono(m_mono);
    const auto figures = [&](int count) {
        return mono.horizontalAdvance(QString(count, u'0')) + 2 * kPadding + 2;
    };
    switch (column) {
    case FrameModel::Number:
        return figures(5) + kGutter;
    case FrameModel::Time:
        return mono.horizontalAdvance(u"00:00:00.000"_s) + 2 * kPadding + 2;
    case FrameModel::Delta:
        return figures(6);
    case FrameModel::Server:
        return figures(12);
    case FrameModel::Lane:
        return kArrowWidth + 4 + QFontMetrics(m_strong).horizontalAdvance(u"stderr"_s) +
               2 * kPadding;
    case FrameModel::Kind:
        return plain.horizontalAdvance(FrameWords::kind(FrameKind::HttpResponse)) + 2 * kPadding;
    case FrameModel::Method:
        return figures(22);
    case FrameModel::Id:
        return figures(5);
    case FrameModel::Duration:
        return figures(7);
    case FrameModel::Size:
        return figures(8);
    default:
        return figures(28);
    }
}

FrameDelegate::Ink FrameDelegate::ink(const Frame &frame, int column) const
{
    const Theme &theme = Theme::instance();
    const QColor text = theme.color(Role::Text), muted = theme.color(Role::Muted),
                 error = theme.color(Role::Error);
    const bool wrong = frame.kind == FrameKind::Invalid || frame.kind == FrameKind::Error;
    switch (column) {
    case FrameModel::Kind:
        if (wrong)
            return {error, true};
        return {frame.kind == FrameKind::Request ? text : muted, false};
    case FrameModel::Method:
        return {frame.kind == FrameKind::Request || frame.kind == FrameKind::Notification ? text
                                                                                          : muted,
                frame.kind == FrameKind::Request};
    case FrameModel::Duration:
        switch (m_model.outcome(frame)) {
        case FrameModel::Outcome::Waiting:
            return {theme.color(Role::Warn), true};
        case FrameModel::Outcome::Unanswered:
        case FrameModel::Outcome::Failed:
            return {error, true};
        case FrameModel::Outcome::Answered:
            return {text, false};
        case FrameModel::Outcome::NotARequest:
            break;
        }
        return {muted, false};
    case FrameModel::Summary:
        if (wrong)
            return {error, false};
        return {frame.lane == Mcp::Lane::Lifecycle ? muted : text, false};
    case FrameModel::StderrText:
    case FrameModel::Id:
        return {text, false};
    default:
        return {muted, false};
    }
}

void FrameDelegate::paintLane(QPainter *painter, const QRect &cell, const Frame &frame) const
{
    const QColor color = Theme::instance().laneColor(frame.lane);
    const QRectF arrow(cell.left(), cell.top(), kArrowWidth, cell.height());
    paintHeading(*painter, arrow, FrameWords::heading(frame.lane, frame.kind), color);
    painter->setPen(color);
    painter->setFont(m_strong);
    painter->drawText(cell.adjusted(kArrowWidth + 4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                      FrameWords::lane(frame.lane));
}

// Marks what was searched for; the text is left-aligned in these columns.
void FrameDelegate::paintMatches(QPainter &painter, const QRect &cell, const QString &text,
                                 const QFontMetrics &metrics) const
{
    const QString &wanted = m_model.filter().text.text();
    if (wanted.isEmpty())
        return;
    const Theme &theme = Theme::instance();
    for (qsizetype at = text.indexOf(wanted, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(wanted, at + wanted.size(), Qt::CaseInsensitive)) {
        const int left = metrics.horizontalAdvance(text, int(at));
        const int right = metrics.horizontalAdvance(text, int(at + wanted.size()));
        const QRect box(cell.left() + left, cell.top() + 1, right - left, cell.height() - 2);
        painter.fillRect(box, theme.tint(Role::Warn));
        painter.fillRect(QRect(box.left(), box.bottom() - 1, box.width(), 2),
                         theme.color(Role::Warn));
    }
}

void FrameDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const int column = index.column();
    const QString text = index.data().toString();
    if (text.isEmpty() && column != FrameModel::Summary && column != FrameModel::StderrText)
        return;
    const Frame frame = m_model.frameAt(index.row());
    QRect cell = option.rect.adjusted(kPadding, 0, -kPadding, 0);
    painter->save();
    painter->setClipRect(option.rect);
    if (column == FrameModel::Lane) {
        paintLane(painter, cell, frame);
        painter->restore();
        return;
    }
    if (column == FrameModel::Number)
        cell.setLeft(cell.left() + kGutter);
    if (showsBadges(m_model, frame, column)) {
        for (const FrameBadge &badge : m_model.badges(frame))
            cell.setLeft(cell.left() + paintBadge(*painter, cell, badge, m_small) + 4);
    }
    const Ink how = ink(frame, column);
    const bool mono = isMonospaced(column);
    const QFont &font =
        mono ? (how.strong ? m_monoStrong : m_mono) : (how.strong ? m_strong : m_plain);
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    const QFontMetrics metrics(font);
    // What is far beyond the cell need not be measured; a little more than fits still gets its "…".
    const qsizetype enough = cell.width() / qMax(1, metrics.horizontalAdvance(u'i')) + 4;
    const QString shown = metrics.elidedText(text.left(enough), Qt::ElideRight, cell.width());
    if (column == FrameModel::Method || column == FrameModel::Summary ||
        column == FrameModel::StderrText)
        paintMatches(*painter, cell, shown, metrics);
    painter->setFont(font);
    painter->setPen(how.color);
    painter->drawText(cell, int(alignment) | Qt::TextSingleLine, shown);
    painter->restore();
}

QSize FrameDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Q_UNUSED(option)
    return {columnWidth(index.column()), rowHeight()};
}

} // namespace Vitrine
