// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace Vitrine {

/// A line that opens and closes what is below it. Open or closed is remembered by its name.
class Collapsible : public QWidget
{
    Q_OBJECT
public:
    /// @p name is the object name, and with it the settings key.
    Collapsible(const QString &title, const QString &name, bool isOpen, QWidget *parent = nullptr);

    /// Takes @p content; it is shown while this is open.
    void setContent(QWidget *content);
    /// A muted remark right of the title, such as what is inside.
    void setNote(const QString &note);
    /// Right of everything: for small buttons.
    [[nodiscard]] QHBoxLayout *corner() const { return m_corner; }

    [[nodiscard]] bool isOpen() const;
    void setOpen(bool isOpen);

signals:
    void toggled(bool isOpen);

private:
    void update();

    QToolButton *m_button;
    QLabel *m_note;
    QHBoxLayout *m_corner;
    QWidget *m_content = nullptr;
};

} // namespace Vitrine
