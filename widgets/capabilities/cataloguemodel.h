// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/catalogueitems.h"

#include <QAbstractListModel>
#include <QSet>

namespace Vitrine {

/// The lists of one page as rows: tools, or prompts, or resources and below them templates, each
/// under a heading if there are several.
///
/// Filters by itself, because a proxy in between would announce ten thousand rows one gap at a
/// time: a new filter is a reset, and the view puts its selection back by key().
class CatalogueModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum DataRole {
        KindRole = Qt::UserRole + 1, ///< Mcp::ListKind as int
        WireNameRole,                ///< `name`, or the address of resources and templates
        DescriptionRole,
        HintsRole,     ///< QStringList: what a tool says about itself, for people
        ProblemRole,   ///< QString: why the entry breaks the specification
        DuplicateRole, ///< bool: another entry of this list has the same name (or address)
        HeadingRole,   ///< bool: a heading, not an entry
        RunningRole    ///< bool: a call of it is running
    };

    explicit CatalogueModel(QList<Mcp::ListKind> kinds, QObject *parent = nullptr);

    void setList(Mcp::ListKind kind, const Mcp::CatalogueList &list);
    [[nodiscard]] const Mcp::CatalogueList &list(Mcp::ListKind kind) const;
    [[nodiscard]] const QList<Mcp::ListKind> &kinds() const { return m_kinds; }

    /// Shows what has every word of @p text in its title, name, address or description; case does
    /// not count.
    void setFilter(const QString &text);
    [[nodiscard]] bool isFiltered() const { return !m_words.isEmpty(); }

    /// Entries there are, and entries that are shown.
    [[nodiscard]] qsizetype total() const;
    [[nodiscard]] qsizetype matches() const { return m_matches; }

    /// The entry in a row; nullptr for a heading. Valid until the next setList().
    [[nodiscard]] const Mcp::CatalogueItem *item(const QModelIndex &index) const;
    [[nodiscard]] Mcp::ListKind kind(const QModelIndex &index) const;
    /// Names an entry across new lists: its name or address, and which one of equals it is.
    [[nodiscard]] QString key(const QModelIndex &index) const;
    /// The row of an entry; invalid if the filter hides it.
    [[nodiscard]] QModelIndex find(const QString &key) const;
    /// The entry itself, also if it is hidden; nullptr if the server does not list it any more.
    [[nodiscard]] const Mcp::CatalogueItem *itemByKey(const QString &key) const;
    /// The first entry of @p kind with this name, or address; invalid if it is not shown.
    [[nodiscard]] QModelIndex findName(Mcp::ListKind kind, const QString &name) const;

    /// Marks entries of which calls are running, by key.
    void setRunning(const QString &key, bool isRunning);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    [[nodiscard]] static QString plural(Mcp::ListKind kind); ///< "Tools", "Templates", …

private:
    struct Section
    {
        Mcp::CatalogueList list;
        QList<QString> texts; ///< what the filter looks at, in lower case; made when it is needed
        QStringList keys;
        QList<bool> duplicates;
    };
    struct Row
    {
        qsizetype section;
        qsizetype item; ///< -1 for a heading
    };

    [[nodiscard]] qsizetype sectionOf(Mcp::ListKind kind) const { return m_kinds.indexOf(kind); }
    void countNames(qsizetype section);
    void fillTexts(Section &section);
    void layRows();
    [[nodiscard]] QVariant headingData(const Row &row, int role) const;

    const QList<Mcp::ListKind> m_kinds;
    QList<Section> m_sections;
    QList<Row> m_rows;
    QStringList m_words;
    qsizetype m_matches = 0;
    QSet<QString> m_running;
};

} // namespace Vitrine
