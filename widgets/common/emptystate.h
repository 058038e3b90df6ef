// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Vitrine {

/// What stands where nothing is yet: why it is empty, and the next step as a button.
class EmptyState : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// A bundled icon's name.
    void setIcon(const QString &name, Role role = Role::Muted);
    /// The fact, in a few words.
    void setTitle(const QString &title);
    /// Why, and what helps; plain text, wrapped.
    void setText(const QString &text);
    /// The next step; an empty text takes the button away.
    void setAction(const QString &text, const QString &iconName = {});

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    /// Its object name is "emptyStateButton".
    [[nodiscard]] QPushButton *button() const { return m_button; }

signals:
    void actionTriggered();

private:
    void updateColours();

    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_button;
    QString m_iconName;
    Role m_role = Role::Muted;
};

} // namespace Vitrine
