// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "forms/fieldeditor.h"

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace Vitrine {

class FieldRow;
class ListBody;

/// One item of a list: its number, its field, and buttons to move and remove it.
class ListItem : public QWidget
{
    Q_OBJECT
public:
    ListItem(FormView *view, Mcp::FormNode *node, QWidget *parent);

    [[nodiscard]] FieldRow *row() const { return m_row; }
    /// The number, the names, and which way the item can go.
    void rename();

private:
    QToolButton *makeButton(const QString &icon);
    void move(qsizetype by);

    FieldRow *m_row;
    QLabel *m_number;
    QToolButton *m_up;
    QToolButton *m_down;
    QToolButton *m_remove;
};

/// The items of an array. Long lists show their first hundred and more on demand.
class ListBody : public FieldEditor
{
    Q_OBJECT
public:
    ListBody(FormView *view, Mcp::FormNode *node, QWidget *parent);

    void refresh() override;
    void structureChanged() override;
    void rename() override;
    void forget() override;
    void focusInput() override;
    [[nodiscard]] bool isContainer() const override { return true; }

private:
    void addItem();

    FormView *m_view;
    QVBoxLayout *m_items;
    QList<ListItem *> m_shown;
    QPushButton *m_add;
    QPushButton *m_more;
    QLabel *m_note;
    qsizetype m_limit;
};

} // namespace Vitrine
