// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QWidget>

namespace Vitrine {

/// A picture as large as it is, or made smaller to fit; never made larger.
class ImageView : public QWidget
{
    Q_OBJECT
public:
    explicit ImageView(const QImage &image, QWidget *parent = nullptr);

    [[nodiscard]] const QImage &image() const { return m_image; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QSize shownSize(int width) const;

    QImage m_image;
};

} // namespace Vitrine
