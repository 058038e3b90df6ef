// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStyleOption>

class QPainter;
class QWidget;

namespace Vitrine {

/// Paints the parts of VitrineStyle. Each function leaves the painter as it found it.
namespace StylePainter {

inline constexpr qreal kRadius = 5;

[[nodiscard]] bool isPrimary(const QStyleOption *option, const QWidget *widget);

void button(QPainter *painter, const QStyleOptionButton *option, const QWidget *widget);
void toolButton(QPainter *painter, const QStyleOption *option);
/// The background and border of line edits, editable combo boxes and spin boxes.
void field(QPainter *painter, const QStyleOption *option);
void comboBox(QPainter *painter, const QStyleOptionComboBox *option, const QRect &arrow);
void spinBox(QPainter *painter, const QStyleOptionSpinBox *option, const QRect &up,
             const QRect &down);
void scrollBar(QPainter *painter, const QStyleOptionSlider *option, const QRect &slider);
void frame(QPainter *painter, const QStyleOptionFrame *option);
void groupFrame(QPainter *painter, const QRect &rect);
void focusRing(QPainter *painter, const QRect &rect);
void checkMark(QPainter *painter, const QStyleOption *option);
void radioMark(QPainter *painter, const QStyleOption *option);
void chevron(QPainter *painter, const QRect &rect, Qt::ArrowType arrow, bool enabled);
void itemBackground(QPainter *painter, const QStyleOptionViewItem *option);
void tab(QPainter *painter, const QStyleOptionTab *option);
void header(QPainter *painter, const QStyleOption *option);
void dockTitle(QPainter *painter, const QStyleOptionDockWidget *option);
void splitter(QPainter *painter, const QStyleOption *option);
void progress(QPainter *painter, const QStyleOptionProgressBar *option, bool contents);
/// The background of an item of the menu bar, and of a selected one in a menu.
void menuBarItem(QPainter *painter, const QStyleOptionMenuItem *option);
void menuItem(QPainter *painter, const QRect &rect);
void popup(QPainter *painter, const QRect &rect);
void toolBar(QPainter *painter, const QRect &rect);

} // namespace StylePainter
} // namespace Vitrine
