// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace Vitrine {

class CodeView;

/// A message in its place instead of a box in the way: what is the matter, details, and buttons for
/// what can be done. Texts are plain, wrapped, and can be selected.
class Banner : public QWidget
{
    Q_OBJECT
public:
    explicit Banner(QWidget *parent = nullptr);

    /// @p icon is a bundled icon's name.
    void setMessage(Role role, const QString &icon, const QString &title,
                    const QString &detail = {});
    /// JSON below the message; an empty text takes it away.
    void setCode(const QString &code);
    /// Adds a button to the right of the message; it stays until clearButtons().
    QPushButton *addButton(const QString &text, const QString &name);
    void clearButtons();

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString detail() const;
    [[nodiscard]] Role role() const { return m_role; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void updateColours();

    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_detail;
    CodeView *m_code = nullptr; ///< made when there is some
    QHBoxLayout *m_buttons;
    QString m_iconName;
    Role m_role = Role::Muted;
};

} // namespace Vitrine
