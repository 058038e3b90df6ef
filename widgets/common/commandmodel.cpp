// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/commandmodel.h"

#include <QAction>
#include <QKeySequence>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;

void CommandModel::clear()
{
    m_commands.clear();
    rebuild();
}

void CommandModel::add(const QString &group, const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        if (action->isSeparator() || !action->isVisible() || action->menu() ||
            action->text().isEmpty())
            continue;
        m_commands.append({.group = withoutMnemonic(group),
                           .text = withoutMnemonic(action->text()),
                           .action = action});
    }
    rebuild();
}

void CommandModel::setFilter(const QString &text)
{
    m_filter = text;
    rebuild();
}

QAction *CommandModel::action(const QModelIndex &index) const
{
    return index.isValid() ? m_commands.at(m_rows.at(index.row()).command).action.data() : nullptr;
}

// "&Open…" is "Open…"; "&&" is an ampersand, and "(&O)" is how Chinese menus carry a mnemonic.
QString CommandModel::withoutMnemonic(const QString &text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) == u'(' && i + 3 < text.size() && text.at(i + 1) == u'&' &&
            text.at(i + 3) == u')') {
            i += 3;
            continue;
        }
        if (text.at(i) == u'&' && ++i == text.size())
            break;
        plain += text.at(i);
    }
    return plain;
}

int CommandModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CommandModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows.at(index.row());
    const Command &command = m_commands.at(row.command);
    switch (role) {
    case Qt::DisplayRole:
        return command.text;
    case Qt::DecorationRole:
        return command.action ? command.action->icon() : QIcon();
    case Qt::AccessibleTextRole:
        return QString(command.text + ", "_L1 + command.group);
    case GroupRole:
        return command.group;
    case ShortcutRole:
        return command.action ? command.action->shortcut().toString(QKeySequence::NativeText)
                              : QString();
    case PositionsRole:
        return QVariant::fromValue(row.positions);
    default:
        return {};
    }
}

Qt::ItemFlags CommandModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const QAction *command = action(index);
    return command && command->isEnabled()
               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
               : Qt::ItemNeverHasChildren;
}

void CommandModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    for (int i = 0; i < m_commands.size(); ++i) {
        const Command &command = m_commands.at(i);
        if (auto match = FuzzyMatch::of(m_filter, command.text)) {
            m_rows.append({.command = i, .score = match->score, .positions = match->positions});
        } else if (auto whole =
                       FuzzyMatch::of(m_filter, QString(command.group + u' ' + command.text))) {
            // Found with the menu's name only: after everything that was found by its own.
            m_rows.append({.command = i, .score = whole->score - 1000, .positions = {}});
        }
    }
    const auto usable = [this](const Row &row) {
        const QAction *action = m_commands.at(row.command).action;
        return action && action->isEnabled();
    };
    std::ranges::stable_sort(m_rows, [&](const Row &a, const Row &b) {
        const bool first = usable(a);
        return first != usable(b) ? first : a.score > b.score;
    });
    endResetModel();
}

} // namespace Vitrine
