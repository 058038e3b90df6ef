// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>

class QAction;
class QLabel;
class QLineEdit;
class QListView;

namespace Vitrine {

class CommandModel;

/// Every command of the program by a few letters of its name, with its shortcut. Opens over its
/// parent window and is worked from the keyboard alone: type, Up and Down, Enter; Esc closes.
class CommandPalette : public QFrame
{
    Q_OBJECT
public:
    explicit CommandPalette(QWidget *parent);

    void clear();
    void add(const QString &group, const QList<QAction *> &actions);
    /// Shows the palette with an empty text.
    void popup();

    [[nodiscard]] CommandModel *model() const { return m_model; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void filter(const QString &text);
    void move(int rows);
    void runCurrent();

    CommandModel *m_model;
    QLineEdit *m_search;
    QListView *m_list;
    QLabel *m_nothing;
};

} // namespace Vitrine
