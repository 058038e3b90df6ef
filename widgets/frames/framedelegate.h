// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/frame.h"

#include <QFont>
#include <QStyledItemDelegate>

namespace Vitrine {

class FrameModel;

/// Paints one cell of the frame list. The row's background belongs to FrameView.
class FrameDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit FrameDelegate(const FrameModel &model, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Fonts follow the application's; call after a font change.
    void updateFonts();
    [[nodiscard]] int rowHeight() const { return m_rowHeight; }
    /// Room for a column's usual content, in pixels.
    [[nodiscard]] int columnWidth(int column) const;

    static constexpr int kPadding = 6;
    static constexpr int kGutter =
        16; ///< left part of the number's column: joins request and response

private:
    struct Ink
    {
        QColor color;
        bool strong = false;
    };
    [[nodiscard]] Ink ink(const Mcp::Frame &frame, int column) const;
    void paintMatches(QPainter &painter, const QRect &cell, const QString &text,
                      const QFontMetrics &metrics) const;
    void paintLane(QPainter *painter, const QRect &cell, const Mcp::Frame &frame) const;

    const FrameModel &m_model;
    int m_rowHeight = 0;
    QFont m_plain, m_mono, m_monoStrong, m_strong, m_small;
};

} // namespace Vitrine
