// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"

#include <QWidget>

namespace Vitrine {

/// One line of plain text that gives way when there is no room, and then shows the whole in its
/// tool tip. Line breaks are shown as spaces.
class LineLabel : public QWidget
{
    Q_OBJECT
public:
    explicit LineLabel(QWidget *parent = nullptr);
    explicit LineLabel(const QString &text, QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    void setElideMode(Qt::TextElideMode mode);
    void setRole(Role role);
    void setAlignment(Qt::Alignment alignment);
    /// True if not all of the text can be seen now.
    [[nodiscard]] bool isElided() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    QString m_line;
    Qt::TextElideMode m_mode = Qt::ElideRight;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignVCenter;
    Role m_role = Role::Text;
};

} // namespace Vitrine
