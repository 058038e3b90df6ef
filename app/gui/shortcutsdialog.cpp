// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shortcutsdialog.h"

#include "common/commandmodel.h"
#include "common/theme.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

ShortcutsDialog::ShortcutsDialog(const QList<CommandGroup> &groups, QWidget *parent)
    : QDialog(parent), m_search(new QLineEdit(this)), m_tree(new QTreeWidget(this))
{
    setObjectName(u"shortcutsDialog"_s);
    setWindowTitle(tr("Keyboard shortcuts"));
    m_search->setObjectName(u"shortcutsSearch"_s);
    m_search->setAccessibleName(tr("Search"));
    m_search->setPlaceholderText(tr("Search commands and keys"));
    m_search->setClearButtonEnabled(true);
    m_tree->setObjectName(u"shortcutsTree"_s);
    m_tree->setAccessibleName(windowTitle());
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("Command"), tr("Keys")});
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);

    for (const CommandGroup &group : groups) {
        auto *head = new QTreeWidgetItem({CommandModel::withoutMnemonic(group.name)});
        for (const QAction *action : group.actions) {
            if (action->isSeparator() || action->menu() || action->text().isEmpty())
                continue;
            QStringList keys;
            for (const QKeySequence &sequence : action->shortcuts())
                keys.append(sequence.toString(QKeySequence::NativeText));
            auto *row = new QTreeWidgetItem(
                head, {CommandModel::withoutMnemonic(action->text()), keys.join(u", "_s)});
            row->setToolTip(0, action->toolTip());
        }
        if (head->childCount() == 0) {
            delete head;
            continue;
        }
        QFont strong = font();
        strong.setWeight(QFont::DemiBold);
        head->setFont(0, strong);
        m_tree->addTopLevelItem(head);
        head->setFirstColumnSpanned(true);
    }
    m_tree->expandAll();

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(10);
    column->addWidget(m_search);
    column->addWidget(m_tree, 1);
    column->addWidget(buttons);
    resize(560, 620);
    m_search->setFocus();
}

void ShortcutsDialog::filter(const QString &text)
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *head = m_tree->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < head->childCount(); ++j) {
            QTreeWidgetItem *row = head->child(j);
            const bool fits = row->text(0).contains(text, Qt::CaseInsensitive) ||
                              row->text(1).contains(text, Qt::CaseInsensitive);
            row->setHidden(!fits);
            any = any || fits;
        }
        head->setHidden(!any);
    }
}

} // namespace Vitrine
