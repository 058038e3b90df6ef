// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/stylepainter.h"

#include "common/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <QWidget>

namespace Vitrine::StylePainter {
namespace {

QColor color(Role role)
{
    return Theme::instance().color(role);
}

class Saved
{
public:
    explicit Saved(QPainter *painter, bool smooth = true) : m_painter(painter)
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing, smooth);
    }
    ~Saved() { m_painter->restore(); }
    Saved(const Saved &) = delete;
    Saved &operator=(const Saved &) = delete;

private:
    QPainter *m_painter;
};

bool has(const QStyleOption *option, QStyle::StateFlag flag)
{
    return (option->state & flag) != 0;
}

void roundedBox(QPainter *painter, const QRect &rect, const QColor &fill, const QColor &line,
                qreal width = 1)
{
    painter->setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const qreal inset = width / 2;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
}

// Shared by everything that can be typed into or opened.
void fieldBox(QPainter *painter, const QStyleOption *option, const QColor &fill)
{
    const bool focused = has(option, QStyle::State_HasFocus) && has(option, QStyle::State_Enabled);
    const bool hovered = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    const QColor line = focused   ? color(Role::Accent)
                        : hovered ? Theme::mix(color(Role::Muted), color(Role::Line), 0.5)
                                  : color(Role::Line);
    roundedBox(painter, option->rect, fill, line, focused ? 1.5 : 1);
}

} // namespace

bool isPrimary(const QStyleOption *option, const QWidget *widget)
{
    if (widget && widget->property("primary").toBool())
        return true;
    const auto *buttonOption = qstyleoption_cast<const QStyleOptionButton *>(option);
    return buttonOption && (buttonOption->features & QStyleOptionButton::DefaultButton);
}

void button(QPainter *painter, const QStyleOptionButton *option, const QWidget *widget)
{
    const Saved saved(painter);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool down = has(option, QStyle::State_Sunken);
    const bool on = has(option, QStyle::State_On);
    const bool hovered = enabled && has(option, QStyle::State_MouseOver);
    if (enabled && isPrimary(option, widget)) {
        const QColor accent = color(Role::Accent);
        const QColor fill = down      ? Theme::mix(accent, color(Role::Text), 0.8)
                            : hovered ? Theme::mix(accent, color(Role::Text), 0.9)
                                      : accent;
        roundedBox(painter, option->rect, fill, fill);
        return;
    }
    if ((option->features & QStyleOptionButton::Flat) && !down && !on && !hovered)
        return;
    const QColor raised = option->palette.color(QPalette::Button);
    const QColor fill = on        ? Theme::instance().tint(Role::Accent)
                        : down    ? Theme::mix(color(Role::Line), raised, 0.8)
                        : hovered ? Theme::mix(color(Role::Line), raised, 0.35)
                                  : raised;
    const bool flat = option->features & QStyleOptionButton::Flat;
    roundedBox(painter, option->rect, fill,
               on     ? color(Role::Accent)
               : flat ? QColor()
                      : color(Role::Line));
}

void toolButton(QPainter *painter, const QStyleOption *option)
{
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool on = has(option, QStyle::State_On);
    const bool down = has(option, QStyle::State_Sunken);
    const bool hovered = enabled && has(option, QStyle::State_MouseOver);
    const bool flat = has(option, QStyle::State_AutoRaise);
    if (flat && !on && !down && !hovered)
        return;
    const Saved saved(painter);
    const QColor surface = color(Role::Surface);
    const QColor fill = on        ? Theme::instance().tint(Role::Accent)
                        : down    ? Theme::mix(color(Role::Line), surface, 0.9)
                        : hovered ? Theme::mix(color(Role::Line), surface, 0.5)
                                  : option->palette.color(QPalette::Button);
    roundedBox(painter, option->rect, fill, flat ? QColor() : color(Role::Line));
}

void field(QPainter *painter, const QStyleOption *option)
{
    const Saved saved(painter);
    fieldBox(painter, option, option->palette.color(QPalette::Base));
}

void comboBox(QPainter *painter, const QStyleOptionComboBox *option, const QRect &arrow)
{
    const Saved saved(painter);
    const bool pressed = has(option, QStyle::State_On) || has(option, QStyle::State_Sunken);
    const bool hovered = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    QColor fill = option->palette.color(option->editable ? QPalette::Base : QPalette::Button);
    if (!option->editable && (pressed || hovered))
        fill = Theme::mix(color(Role::Line), fill, pressed ? 0.6 : 0.3);
    if (option->frame)
        fieldBox(painter, option, fill);
    else if (hovered || pressed)
        roundedBox(painter, option->rect, fill, QColor());
    chevron(painter, arrow, Qt::DownArrow, has(option, QStyle::State_Enabled));
}

void spinBox(QPainter *painter, const QStyleOptionSpinBox *option, const QRect &up,
             const QRect &down)
{
    const Saved saved(painter);
    if (option->frame)
        fieldBox(painter, option, option->palette.color(QPalette::Base));
    if (option->buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const bool enabled = has(option, QStyle::State_Enabled);
    chevron(painter, up, Qt::UpArrow,
            enabled && (option->stepEnabled & QAbstractSpinBox::StepUpEnabled));
    chevron(painter, down, Qt::DownArrow,
            enabled && (option->stepEnabled & QAbstractSpinBox::StepDownEnabled));
}

void scrollBar(QPainter *painter, const QStyleOptionSlider *option, const QRect &slider)
{
    const Saved saved(painter);
    painter->fillRect(option->rect, option->palette.color(QPalette::Base));
    if (option->minimum == option->maximum)
        return;
    const bool active = has(option, QStyle::State_Sunken) &&
                        (option->activeSubControls & QStyle::SC_ScrollBarSlider);
    const bool hovered = has(option, QStyle::State_MouseOver);
    const qreal share = active ? 0.8 : hovered ? 0.6 : 0.35;
    painter->setPen(Qt::NoPen);
    painter->setBrush(Theme::mix(color(Role::Muted), option->palette.color(QPalette::Base), share));
    const bool lying = option->orientation == Qt::Horizontal;
    const QRectF thumb =
        QRectF(slider).adjusted(lying ? 2 : 3, lying ? 3 : 2, lying ? -2 : -3, lying ? -3 : -2);
    const qreal radius = qMin(thumb.width(), thumb.height()) / 2;
    painter->drawRoundedRect(thumb, radius, radius);
}

void frame(QPainter *painter, const QStyleOptionFrame *option)
{
    const Saved saved(painter, false);
    const bool focused =
        has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange);
    painter->setPen(color(focused ? Role::Accent : Role::Line));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
}

void groupFrame(QPainter *painter, const QRect &rect)
{
    const Saved saved(painter);
    roundedBox(painter, rect, QColor(), color(Role::Line));
}

void focusRing(QPainter *painter, const QRect &rect)
{
    const Saved saved(painter);
    roundedBox(painter, rect, QColor(), color(Role::Accent), 1.5);
}

void checkMark(QPainter *painter, const QStyleOption *option)
{
    const Saved saved(painter);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool on = has(option, QStyle::State_On);
    const bool partly = has(option, QStyle::State_NoChange);
    const int side = qMin(option->rect.width(), option->rect.height());
    QRect box(0, 0, side, side);
    box.moveCenter(option->rect.center());
    const QColor faint = color(Role::Line);
    const QColor edge = has(option, QStyle::State_HasFocus) || has(option, QStyle::State_MouseOver)
                            ? color(Role::Accent)
                            : Theme::mix(color(Role::Muted), faint, 0.6);
    const QColor fill = on || partly ? (enabled ? color(Role::Accent) : faint)
                                     : option->palette.color(QPalette::Base);
    painter->setPen(QPen(on || partly ? fill : enabled ? edge : faint, 1.2));
    painter->setBrush(fill);
    painter->drawRoundedRect(QRectF(box).adjusted(0.6, 0.6, -0.6, -0.6), 3, 3);
    if (!on && !partly)
        return;
    painter->setPen(
        QPen(color(Role::AccentText), side / 8.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    const auto at = [&](qreal x, qreal y) {
        return QPointF(box.x() + x * side, box.y() + y * side);
    };
    if (partly)
        painter->drawLine(at(0.28, 0.5), at(0.72, 0.5));
    else
        painter->drawPolyline(QPolygonF{at(0.25, 0.52), at(0.43, 0.7), at(0.75, 0.32)});
}

void radioMark(QPainter *painter, const QStyleOption *option)
{
    const Saved saved(painter);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool on = has(option, QStyle::State_On);
    const QRectF circle = QRectF(option->rect).adjusted(0.6, 0.6, -0.6, -0.6);
    const QColor accent = enabled ? color(Role::Accent) : color(Role::Line);
    const bool lively = has(option, QStyle::State_HasFocus) || has(option, QStyle::State_MouseOver);
    painter->setPen(QPen(
        on || (enabled && lively) ? accent : Theme::mix(color(Role::Muted), color(Role::Line), 0.6),
        1.2));
    painter->setBrush(option->palette.color(QPalette::Base));
    painter->drawEllipse(circle);
    if (!on)
        return;
    painter->setPen(Qt::NoPen);
    painter->setBrush(accent);
    const qreal inset = circle.width() * 0.26;
    painter->drawEllipse(circle.adjusted(inset, inset, -inset, -inset));
}

void chevron(QPainter *painter, const QRect &rect, Qt::ArrowType arrow, bool enabled)
{
    const Saved saved(painter);
    const QColor ink =
        enabled ? color(Role::Muted) : Theme::mix(color(Role::Muted), color(Role::Surface), 0.4);
    painter->setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    const QPointF centre = QRectF(rect).center();
    const qreal half = qBound(2.0, qMin(rect.width(), rect.height()) * 0.25, 4.0);
    const qreal depth = half * 0.5;
    QPolygonF line;
    switch (arrow) {
    case Qt::UpArrow:
        line = {centre + QPointF(-half, depth), centre + QPointF(0, -depth),
                centre + QPointF(half, depth)};
        break;
    case Qt::DownArrow:
        line = {centre + QPointF(-half, -depth), centre + QPointF(0, depth),
                centre + QPointF(half, -depth)};
        break;
    case Qt::LeftArrow:
        line = {centre + QPointF(depth, -half), centre + QPointF(-depth, 0),
                centre + QPointF(depth, half)};
        break;
    case Qt::RightArrow:
        line = {centre + QPointF(-depth, -half), centre + QPointF(depth, 0),
                centre + QPointF(-depth, half)};
        break;
    case Qt::NoArrow:
        return;
    }
    painter->drawPolyline(line);
}

void itemBackground(QPainter *painter, const QStyleOptionViewItem *option)
{
    const Saved saved(painter, false);
    if (option->backgroundBrush.style() != Qt::NoBrush)
        painter->fillRect(option->rect, option->backgroundBrush);
    const QColor base = color(Role::Raised);
    if (has(option, QStyle::State_Selected)) {
        painter->fillRect(option->rect, Theme::instance().tint(Role::Accent));
    } else if (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled)) {
        painter->fillRect(option->rect, Theme::mix(color(Role::Line), base, 0.3));
    }
}

void tab(QPainter *painter, const QStyleOptionTab *option)
{
    const bool selected = has(option, QStyle::State_Selected);
    const bool hovered = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    if (!selected && !hovered)
        return;
    const Saved saved(painter);
    const int thick = 2;
    QRect line = option->rect;
    switch (option->shape) {
    case QTabBar::RoundedSouth:
    case QTabBar::TriangularSouth:
        line.setHeight(thick);
        line.adjust(6, 0, -6, 0);
        break;
    case QTabBar::RoundedWest:
    case QTabBar::TriangularWest:
        line.setLeft(line.right() - thick + 1);
        break;
    case QTabBar::RoundedEast:
    case QTabBar::TriangularEast:
        line.setWidth(thick);
        break;
    case QTabBar::RoundedNorth:
    case QTabBar::TriangularNorth:
        line.setTop(line.bottom() - thick + 1);
        line.adjust(6, 0, -6, 0);
        break;
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(color(selected ? Role::Accent : Role::Line));
    painter->drawRoundedRect(line, 1, 1);
    if (selected && has(option, QStyle::State_HasFocus) &&
        has(option, QStyle::State_KeyboardFocusChange))
        focusRing(painter, option->rect.adjusted(2, 3, -2, -4));
}

void header(QPainter *painter, const QStyleOption *option)
{
    const Saved saved(painter, false);
    painter->fillRect(option->rect, color(Role::Surface));
    painter->setPen(color(Role::Line));
    const QRect rect = option->rect;
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const auto *section = qstyleoption_cast<const QStyleOptionHeader *>(option);
    if (section && section->orientation == Qt::Horizontal &&
        section->position != QStyleOptionHeader::End &&
        section->position != QStyleOptionHeader::OnlyOneSection)
        painter->drawLine(rect.right(), rect.top() + 5, rect.right(), rect.bottom() - 5);
}

void dockTitle(QPainter *painter, const QStyleOptionDockWidget *option)
{
    const Saved saved(painter);
    painter->fillRect(option->rect, color(Role::Surface));
    QFont font = painter->font();
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(color(Role::Muted));
    const int buttons = (option->closable ? 22 : 0) + (option->floatable ? 22 : 0);
    const QRect rect = option->rect.adjusted(8, 0, -8 - buttons, 0);
    painter->drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(font).elidedText(option->title, Qt::ElideRight, rect.width()));
}

void splitter(QPainter *painter, const QStyleOption *option)
{
    const Saved saved(painter, false);
    const bool lively = has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken);
    painter->setPen(QPen(color(lively ? Role::Accent : Role::Line), 1));
    const QRect rect = option->rect;
    // A splitter's own state says Horizontal where its children lie side by side.
    if (rect.height() > rect.width())
        painter->drawLine(rect.center().x(), rect.top(), rect.center().x(), rect.bottom());
    else
        painter->drawLine(rect.left(), rect.center().y(), rect.right(), rect.center().y());
}

void progress(QPainter *painter, const QStyleOptionProgressBar *option, bool contents)
{
    const Saved saved(painter);
    QRectF rect = QRectF(option->rect);
    if (!option->textVisible && rect.height() > 6) {
        rect.setTop(rect.center().y() - 3);
        rect.setHeight(6);
    }
    const qreal radius = qMin(rect.height() / 2, kRadius);
    QPainterPath outline;
    outline.addRoundedRect(rect, radius, radius);
    if (!contents) {
        painter->fillPath(outline, Theme::mix(color(Role::Line), color(Role::Surface), 0.6));
        return;
    }
    const qreal range = qreal(option->maximum) - option->minimum;
    const qreal share =
        range > 0 ? qBound(0.0, (qreal(option->progress) - option->minimum) / range, 1.0) : 0;
    painter->setClipPath(outline);
    QRectF done = rect;
    done.setWidth(rect.width() * share);
    if (option->invertedAppearance != (option->direction == Qt::RightToLeft))
        done.moveRight(rect.right());
    painter->fillRect(done, color(Role::Accent));
}

void popup(QPainter *painter, const QRect &rect)
{
    const Saved saved(painter, false);
    painter->setPen(color(Role::Line));
    painter->setBrush(color(Role::Raised));
    painter->drawRect(rect.adjusted(0, 0, -1, -1));
}

void menuBarItem(QPainter *painter, const QStyleOptionMenuItem *option)
{
    const Saved saved(painter);
    painter->fillRect(option->rect, color(Role::Surface));
    if (has(option, QStyle::State_Enabled) &&
        (has(option, QStyle::State_Selected) || has(option, QStyle::State_Sunken)))
        roundedBox(painter, option->rect.adjusted(0, 1, 0, -1),
                   Theme::instance().tint(Role::Accent), QColor());
}

void menuItem(QPainter *painter, const QRect &rect)
{
    const Saved saved(painter);
    roundedBox(painter, rect.adjusted(3, 0, -3, 0), Theme::instance().tint(Role::Accent), QColor());
}

void toolBar(QPainter *painter, const QRect &rect)
{
    const Saved saved(painter, false);
    painter->fillRect(rect, color(Role::Surface));
    painter->setPen(color(Role::Line));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
}

} // namespace Vitrine::StylePainter
