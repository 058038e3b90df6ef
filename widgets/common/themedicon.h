// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"

#include <QIconEngine>

namespace Vitrine {

/// Draws a bundled SVG in the colour that a role has at the time of drawing, so that icons follow
/// light and dark without being set again. In the drawing `currentColor` stands for that colour.
class ThemedIcon : public QIconEngine
{
public:
    ThemedIcon(const QString &name, Role role);

    static bool isKnown(const QString &name);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state,
                         qreal scale) override;
    [[nodiscard]] QIconEngine *clone() const override { return new ThemedIcon(*this); }
    [[nodiscard]] QString key() const override { return QStringLiteral("vitrine"); }

private:
    [[nodiscard]] QColor ink(QIcon::Mode mode) const;

    QString m_name;
    Role m_role;
};

} // namespace Vitrine
