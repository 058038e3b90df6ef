// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QTest>
#include <QWidget>

/// Reads JSON that a test wrote itself; ends the program if it is none.
inline Mcp::Json json(QByteArrayView text)
{
    const auto value = Mcp::Json::parse(text);
    if (!value)
        qFatal("The test's own JSON is wrong: %s", qPrintable(value.error().toString()));
    return *value;
}

/// The visible widget called @p name, or nullptr; widgets that are on their way out do not count.
template <typename Widget = QWidget>
Widget *find(const QWidget &where, const QString &name)
{
    for (Widget *widget : where.findChildren<Widget *>(name)) {
        if (widget->isVisibleTo(&where))
            return widget;
    }
    return nullptr;
}

/// Clicks the middle of the widget; a check box is hit at its box.
inline void click(QWidget *widget)
{
    QVERIFY(widget);
    const QPoint at(std::min(8, widget->width() / 2), widget->height() / 2);
    QTest::mouseClick(widget, Qt::LeftButton, {}, at);
}
