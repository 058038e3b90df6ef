// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/ink.h"

#include <QVariant>
#include <QWidget>

namespace Vitrine {

namespace {

constexpr auto kRoleProperty = "vitrineInk";

void applyInk(QWidget *widget)
{
    const auto role = Role(widget->property(kRoleProperty).toInt());
    QPalette palette = widget->palette();
    palette.setColor(QPalette::WindowText, Theme::instance().color(role));
    palette.setColor(QPalette::ButtonText, Theme::instance().color(role));
    widget->setPalette(palette);
}

} // namespace

void setInk(QWidget *widget, Role role)
{
    const bool isNew = !widget->property(kRoleProperty).isValid();
    widget->setProperty(kRoleProperty, int(role));
    applyInk(widget);
    if (isNew)
        QObject::connect(&Theme::instance(), &Theme::changed, widget,
                         [widget] { applyInk(widget); });
}

} // namespace Vitrine
