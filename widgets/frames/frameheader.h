// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHeaderView>

namespace Vitrine {

/// The head of the frame list: quiet words over the edges of the cells below.
class FrameHeader : public QHeaderView
{
    Q_OBJECT
public:
    explicit FrameHeader(QWidget *parent = nullptr);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int column) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int column) const override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace Vitrine
