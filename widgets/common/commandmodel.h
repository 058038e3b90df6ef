// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/fuzzymatch.h"

#include <QAbstractListModel>
#include <QPointer>

class QAction;

namespace Vitrine {

/// The commands that a palette offers: those that fit the text, the best first.
class CommandModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Roles { GroupRole = Qt::UserRole + 1, ShortcutRole, PositionsRole };

    using QAbstractListModel::QAbstractListModel;

    /// Forgets all commands.
    void clear();
    /// Takes what people can choose: separators, hidden actions and menus are left out.
    void add(const QString &group, const QList<QAction *> &actions);
    void setFilter(const QString &text);
    [[nodiscard]] QAction *action(const QModelIndex &index) const;

    /// An action's or menu's text without the marks for its mnemonic.
    [[nodiscard]] static QString withoutMnemonic(const QString &text);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Command
    {
        QString group;
        QString text;
        QPointer<QAction> action;
    };
    struct Row
    {
        int command;
        int score;
        QList<int> positions;
    };
    void rebuild();

    QList<Command> m_commands;
    QList<Row> m_rows;
    QString m_filter;
};

} // namespace Vitrine
