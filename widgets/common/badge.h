// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"

#include <QWidget>

namespace Vitrine {

/// A word in a small tinted box: an annotation, a capability, a state. The word carries the
/// meaning, the hue helps the eye.
class Badge : public QWidget
{
    Q_OBJECT
public:
    explicit Badge(const QString &text = {}, Role role = Role::Muted, QWidget *parent = nullptr);

    void setText(const QString &text);
    [[nodiscard]] QString text() const { return m_text; }
    void setRole(Role role);
    [[nodiscard]] Role role() const { return m_role; }
    /// A bundled icon before the word; empty for none.
    void setIconName(const QString &name);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QFont smallFont() const;

    QString m_text;
    QString m_iconName;
    Role m_role;
};

} // namespace Vitrine
