// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/vitrinestyle.h"

#include "common/stylepainter.h"
#include "common/theme.h"

#include <QLineEdit>
#include <QPainter>
#include <QStyleOption>

namespace Vitrine {
using namespace Qt::StringLiterals;

VitrineStyle::VitrineStyle() : QProxyStyle(u"Fusion"_s) {}

void VitrineStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                 QPainter *painter, const QWidget *widget) const
{
    const bool enabled = option->state & State_Enabled;
    switch (element) {
    case PE_PanelButtonCommand:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            return StylePainter::button(painter, button, widget);
        break;
    case PE_PanelButtonTool:
        return StylePainter::toolButton(painter, option);
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            return StylePainter::field(painter, option);
        return; // inside a combo or spin box, which has painted its own field
    }
    case PE_FrameLineEdit:
        return;
    case PE_Frame:
    case PE_FrameWindow:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option)) {
            if (frame->lineWidth > 0)
                StylePainter::frame(painter, frame);
            return;
        }
        break;
    case PE_FrameGroupBox:
        return StylePainter::groupFrame(painter, option->rect);
    case PE_FrameFocusRect:
        return StylePainter::focusRing(painter, option->rect);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return StylePainter::checkMark(painter, option);
    case PE_IndicatorRadioButton:
        return StylePainter::radioMark(painter, option);
    case PE_IndicatorArrowUp:
        return StylePainter::chevron(painter, option->rect, Qt::UpArrow, enabled);
    case PE_IndicatorArrowDown:
        return StylePainter::chevron(painter, option->rect, Qt::DownArrow, enabled);
    case PE_IndicatorArrowLeft:
        return StylePainter::chevron(painter, option->rect, Qt::LeftArrow, enabled);
    case PE_IndicatorArrowRight:
        return StylePainter::chevron(painter, option->rect, Qt::RightArrow, enabled);
    case PE_PanelItemViewItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option))
            return StylePainter::itemBackground(painter, item);
        break;
    case PE_PanelItemViewRow:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
            if (item->features & QStyleOptionViewItem::Alternate)
                painter->fillRect(option->rect, option->palette.alternateBase());
            if (option->state & State_Selected) // the part beside the items, left of a tree's text
                StylePainter::itemBackground(painter, item);
            return;
        }
        break;
    case PE_PanelTipLabel:
    case PE_PanelMenu:
    case PE_FrameMenu:
        return StylePainter::popup(painter, option->rect);
    case PE_FrameTabBarBase:
        if (const auto *base = qstyleoption_cast<const QStyleOptionTabBarBase *>(option)) {
            const QRect rect = base->rect;
            const bool south =
                base->shape == QTabBar::RoundedSouth || base->shape == QTabBar::TriangularSouth;
            const int y = south ? rect.top() : rect.bottom();
            painter->fillRect(QRect(rect.left(), y, rect.width(), 1),
                              Theme::instance().color(Role::Line));
        }
        return;
    case PE_FrameTabWidget:
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar:
    case PE_FrameDockWidget:
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        return StylePainter::splitter(painter, option);
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void VitrineStyle::drawControl(ControlElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case CE_TabBarTabShape:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option))
            return StylePainter::tab(painter, tab);
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        return StylePainter::header(painter, option);
    case CE_DockWidgetTitle: {
        const auto *title = qstyleoption_cast<const QStyleOptionDockWidget *>(option);
        if (title && !title->verticalTitleBar)
            return StylePainter::dockTitle(painter, title);
        break;
    }
    case CE_Splitter:
        return StylePainter::splitter(painter, option);
    case CE_ToolBar:
        return StylePainter::toolBar(painter, option->rect);
    case CE_MenuBarItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            StylePainter::menuBarItem(painter, item);
            const bool usable = item->state & State_Enabled;
            drawItemText(painter, item->rect,
                         Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine |
                             (styleHint(SH_UnderlineShortcut, item, widget) ? Qt::TextShowMnemonic
                                                                            : Qt::TextHideMnemonic),
                         item->palette, usable, item->text, QPalette::ButtonText);
            return;
        }
        break;
    case CE_MenuItem: {
        // Fusion fills the selected item with the full accent; ours is as quiet as a selected row.
        const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        if (!item || !(item->state & State_Selected) ||
            item->menuItemType == QStyleOptionMenuItem::Separator)
            break;
        QStyleOptionMenuItem quiet(*item);
        quiet.state &= ~(State_Selected | State_Sunken);
        if (item->state & State_Enabled)
            StylePainter::menuItem(painter, item->rect);
        QProxyStyle::drawControl(element, &quiet, painter, widget);
        return;
    }
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, Theme::instance().color(Role::Surface));
        return;
    case CE_ProgressBarGroove:
    case CE_ProgressBarContents: {
        const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
        const bool busy = bar && bar->minimum == 0 && bar->maximum == 0;
        if (bar && (!busy || element == CE_ProgressBarGroove))
            return StylePainter::progress(painter, bar, element == CE_ProgressBarContents);
        break;
    }
    case CE_ScrollBarSlider:
        break;
    default:
        if (drawLabel(element, option, painter, widget))
            return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

// Labels are drawn by Fusion, with another colour than the palette's own.
bool VitrineStyle::drawLabel(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    const Theme &theme = Theme::instance();
    switch (element) {
    case CE_PushButtonLabel: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        if (!button || !(button->state & State_Enabled) || !StylePainter::isPrimary(button, widget))
            return false;
        QStyleOptionButton label(*button);
        label.palette.setColor(QPalette::ButtonText, theme.color(Role::AccentText));
        QProxyStyle::drawControl(element, &label, painter, widget);
        return true;
    }
    case CE_TabBarTabLabel: {
        const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
        if (!tab || (tab->state & State_Selected) || !(tab->state & State_Enabled))
            return false;
        QStyleOptionTab label(*tab);
        label.palette.setColor(QPalette::WindowText, theme.color(Role::Muted));
        QProxyStyle::drawControl(element, &label, painter, widget);
        return true;
    }
    case CE_HeaderLabel: {
        const auto *section = qstyleoption_cast<const QStyleOptionHeader *>(option);
        if (!section)
            return false;
        QStyleOptionHeaderV2 label;
        if (const auto *v2 = qstyleoption_cast<const QStyleOptionHeaderV2 *>(option))
            label = *v2;
        else
            static_cast<QStyleOptionHeader &>(label) = *section;
        label.palette.setColor(QPalette::ButtonText, theme.color(Role::Muted));
        QProxyStyle::drawControl(element, &label, painter, widget);
        return true;
    }
    case CE_ItemViewItem: {
        const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        if (!item)
            return false;
        QStyleOptionViewItem label(*item);
        for (const auto group : {QPalette::Active, QPalette::Inactive})
            label.palette.setColor(group, QPalette::HighlightedText,
                                   item->palette.color(group, QPalette::Text));
        QProxyStyle::drawControl(element, &label, painter, widget);
        return true;
    }
    default:
        return false;
    }
}

void VitrineStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                      QPainter *painter, const QWidget *widget) const
{
    switch (control) {
    case CC_ComboBox:
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option))
            return StylePainter::comboBox(
                painter, combo, subControlRect(control, option, SC_ComboBoxArrow, widget));
        break;
    case CC_SpinBox:
        if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option))
            return StylePainter::spinBox(painter, spin,
                                         subControlRect(control, option, SC_SpinBoxUp, widget),
                                         subControlRect(control, option, SC_SpinBoxDown, widget));
        break;
    case CC_ScrollBar:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return StylePainter::scrollBar(
                painter, bar, subControlRect(control, option, SC_ScrollBarSlider, widget));
        break;
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect VitrineStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                   SubControl part, const QWidget *widget) const
{
    const auto *bar =
        control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider *>(option) : nullptr;
    if (!bar)
        return QProxyStyle::subControlRect(control, option, part, widget);

    // A scroll bar without arrow buttons: the groove is the whole, the thumb as long as the part
    // that is seen.
    const bool lying = bar->orientation == Qt::Horizontal;
    const QRect whole = bar->rect;
    const int length = lying ? whole.width() : whole.height();
    int thumb = length;
    if (bar->maximum > bar->minimum) {
        const qint64 range = qint64(bar->maximum) - bar->minimum;
        const qint64 share =
            qint64(bar->pageStep) * length / qMax<qint64>(1, range + bar->pageStep);
        thumb = int(qBound(qint64(qMin(28, length)), share, qint64(length)));
    }
    const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                              length - thumb, bar->upsideDown);
    const auto piece = [&](int from, int to) {
        const QRect rect = lying ? QRect(whole.x() + from, whole.y(), to - from, whole.height())
                                 : QRect(whole.x(), whole.y() + from, whole.width(), to - from);
        return visualRect(bar->direction, whole, rect);
    };
    switch (part) {
    case SC_ScrollBarSlider:
        return piece(start, start + thumb);
    case SC_ScrollBarGroove:
        return whole;
    case SC_ScrollBarSubPage:
        return piece(0, start);
    case SC_ScrollBarAddPage:
        return piece(start + thumb, length);
    default:
        return {};
    }
}

int VitrineStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                              const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return 12;
    case PM_SplitterWidth:
    case PM_DockWidgetSeparatorExtent:
        return 7;
    case PM_DefaultFrameWidth:
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuVMargin:
        return 4;
    case PM_TabBarTabHSpace:
        return 24;
    case PM_TabBarTabVSpace:
        return 14;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_ToolBarFrameWidth:
        return 0;
    case PM_ToolBarItemMargin:
    case PM_ToolBarItemSpacing:
        return 4;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ToolBarIconSize:
    case PM_ButtonIconSize:
        return 16;
    case PM_DockWidgetTitleMargin:
        return 5;
    case PM_DockWidgetFrameWidth:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int VitrineStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                            QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_ComboBox_Popup:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ScrollBar_Transient:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
    case SH_ScrollBar_LeftClickAbsolutePosition:
        return hint == SH_ItemView_ShowDecorationSelected;
    case SH_ToolTipLabel_Opacity:
        return 255;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize VitrineStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                     const QSize &size, const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    const int line = option ? option->fontMetrics.height() : 0;
    switch (type) {
    case CT_PushButton:
        result.setHeight(qMax(result.height(), line + 12));
        result.rwidth() += 4;
        break;
    case CT_LineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            result.setHeight(qMax(result.height(), line + 12));
        break;
    }
    case CT_ComboBox:
    case CT_SpinBox:
        result.setHeight(qMax(result.height(), line + 12));
        break;
    case CT_ToolButton:
        result += QSize(4, 2);
        break;
    case CT_ItemViewItem:
        result.rheight() += 4;
        break;
    case CT_HeaderSection:
        result.setHeight(qMax(result.height(), line + 10));
        break;
    default:
        break;
    }
    return result;
}

QIcon VitrineStyle::standardIcon(StandardPixmap icon, const QStyleOption *option,
                                 const QWidget *widget) const
{
    const Theme &theme = Theme::instance();
    switch (icon) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_LineEditClearButton:
        return theme.icon(u"clear"_s, Role::Muted);
    case SP_TitleBarNormalButton:
        return theme.icon(u"clone"_s, Role::Muted);
    case SP_ToolBarHorizontalExtensionButton:
        return theme.icon(u"right"_s, Role::Muted);
    case SP_ToolBarVerticalExtensionButton:
        return theme.icon(u"down"_s, Role::Muted);
    case SP_MessageBoxInformation:
        return theme.icon(u"info"_s, Role::Accent);
    case SP_MessageBoxWarning:
        return theme.icon(u"warning"_s, Role::Warn);
    case SP_MessageBoxCritical:
        return theme.icon(u"error"_s, Role::Error);
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

} // namespace Vitrine
