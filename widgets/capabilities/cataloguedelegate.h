// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QStyledItemDelegate>

namespace Vitrine {

/// Rows of a CatalogueModel in two lines: the title, and the name on the wire (or, where that is
/// the title, the description). At the right what should not be missed: a call that is running, a
/// problem, a destructive tool.
class CatalogueDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit CatalogueDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// After a change of the application's font.
    void updateFonts();

private:
    struct Mark;
    [[nodiscard]] QList<Mark> marks(const QModelIndex &index) const;
    void paintHeading(QPainter *painter, const QRect &row, const QString &text) const;

    QFont m_title;
    QFont m_wire;
    QFont m_small;
    QFont m_strong;
};

} // namespace Vitrine
