// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace Vitrine {

/// Names and values in two columns; values can be selected and copied. A fact whose value is empty
/// is not shown.
class FactList : public QWidget
{
    Q_OBJECT
public:
    struct Fact
    {
        QString name;
        QString value;
        bool isFromWire = false; ///< monospaced
        Role role = Role::Text;
    };

    explicit FactList(QWidget *parent = nullptr);

    /// Changes only what differs, so that a selection stays while an uptime counts.
    void setFacts(const QList<Fact> &facts);

private:
    struct Row
    {
        QLabel *name;
        QLabel *value;
    };
    void colour();

    QGridLayout *m_grid;
    QList<Row> m_rows;
    QList<Fact> m_facts;
};

} // namespace Vitrine
