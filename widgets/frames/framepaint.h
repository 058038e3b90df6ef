// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "frames/framewords.h"

class QColor;
class QFont;
class QPainter;
class QRect;
class QRectF;

namespace Vitrine {

/// An arrow as wide as @p box allows, or a dot, strong enough to be seen from across a room.
void paintHeading(QPainter &painter, const QRectF &box, Heading heading, const QColor &color);

/// A small rounded label at the left edge of @p cell; returns its width. Grave ones are filled.
int paintBadge(QPainter &painter, const QRect &cell, const FrameBadge &badge, const QFont &font);

} // namespace Vitrine
