// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/tone.h"

#include <QVariant>
#include <QWidget>

namespace Vitrine {

namespace {

constexpr char kTone[] = "vitrineTone";

void applyTone(QWidget *widget)
{
    const QColor color = Theme::instance().color(Role(widget->property(kTone).toInt()));
    QPalette palette = widget->palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Active, role, color);
        palette.setColor(QPalette::Inactive, role, color);
    }
    widget->setPalette(palette);
}

} // namespace

void setTone(QWidget *widget, Role role)
{
    const QVariant before = widget->property(kTone);
    if (before.isValid() && before.toInt() == int(role))
        return;
    widget->setProperty(kTone, int(role));
    applyTone(widget);
    if (!before.isValid()) {
        QObject::connect(&Theme::instance(), &Theme::changed, widget,
                         [widget] { applyTone(widget); });
    }
}

} // namespace Vitrine
