// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QTreeWidget;

namespace Vitrine {

/// Commands under the name of their menu: what the palette and the page of shortcuts show.
struct CommandGroup
{
    QString name;
    QList<QAction *> actions;
};

/// Every command with its keys, to look up and to search.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ShortcutsDialog(const QList<CommandGroup> &groups, QWidget *parent = nullptr);

private:
    void filter(const QString &text);

    QLineEdit *m_search;
    QTreeWidget *m_tree;
};

} // namespace Vitrine
