// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/cataloguemodel.h"

#include "capabilities/toolhints.h"
#include "common/tooltip.h"

#include <QHash>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::CatalogueItem;
using Mcp::CatalogueList;
using Mcp::ListKind;

namespace {

// Enough of a description to be found by; some servers put whole manuals there.
constexpr qsizetype kSearchedDescription = 2000;

const QString &wireName(ListKind kind, const CatalogueItem &item)
{
    return kind == ListKind::Resources || kind == ListKind::ResourceTemplates ? item.uri
                                                                              : item.name;
}

QString tip(ListKind kind, const CatalogueItem &item)
{
    QStringList lines{item.title};
    if (wireName(kind, item) != item.title)
        lines += wireName(kind, item);
    if (!item.description.isEmpty())
        lines += item.description;
    return plainToolTip(lines.join(u'\n'), 600);
}

} // namespace

CatalogueModel::CatalogueModel(QList<ListKind> kinds, QObject *parent)
    : QAbstractListModel(parent), m_kinds(std::move(kinds)), m_sections(m_kinds.size())
{
}

QString CatalogueModel::plural(ListKind kind)
{
    switch (kind) {
    case ListKind::Tools:
        return tr("Tools");
    case ListKind::Resources:
        return tr("Resources");
    case ListKind::ResourceTemplates:
        return tr("Templates");
    case ListKind::Prompts:
        return tr("Prompts");
    }
    return {};
}

const CatalogueList &CatalogueModel::list(ListKind kind) const
{
    return m_sections.at(sectionOf(kind)).list;
}

void CatalogueModel::setList(ListKind kind, const CatalogueList &list)
{
    const qsizetype at = sectionOf(kind);
    if (at < 0)
        return;
    Section &section = m_sections[at];
    // The state changes often, the entries hardly ever: rows stay where they are then.
    if (section.list.items == list.items) {
        section.list = list;
        return;
    }
    beginResetModel();
    section.list = list;
    section.texts.clear();
    countNames(at);
    layRows();
    endResetModel();
}

void CatalogueModel::countNames(qsizetype at)
{
    Section &section = m_sections[at];
    const ListKind kind = m_kinds.at(at);
    QHash<QString, int> counts;
    section.keys.clear();
    for (const CatalogueItem &item : std::as_const(section.list.items)) {
        const QString &name = wireName(kind, item);
        section.keys += u"%1/%2/%3"_s.arg(int(kind)).arg(counts[name]++).arg(name);
    }
    section.duplicates.clear();
    for (const CatalogueItem &item : std::as_const(section.list.items))
        section.duplicates += counts.value(wireName(kind, item)) > 1;
}

void CatalogueModel::fillTexts(Section &section)
{
    if (section.texts.size() == section.list.items.size())
        return;
    section.texts.clear();
    section.texts.reserve(section.list.items.size());
    for (const CatalogueItem &item : std::as_const(section.list.items)) {
        const QString text = item.title + u'\n' + item.name + u'\n' + item.uri + u'\n' +
                             item.description.left(kSearchedDescription);
        section.texts += text.toLower();
    }
}

void CatalogueModel::setFilter(const QString &text)
{
    const QStringList words = text.toLower().split(u' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    beginResetModel();
    m_words = words;
    layRows();
    endResetModel();
}

void CatalogueModel::layRows()
{
    m_rows.clear();
    m_matches = 0;
    for (qsizetype at = 0; at < m_sections.size(); ++at) {
        Section &section = m_sections[at];
        if (!m_words.isEmpty())
            fillTexts(section);
        const qsizetype headingAt = m_rows.size();
        for (qsizetype i = 0; i < section.list.items.size(); ++i) {
            const bool fits = std::ranges::all_of(
                m_words, [&](const QString &word) { return section.texts.at(i).contains(word); });
            if (fits)
                m_rows.append({at, i});
        }
        const qsizetype found = m_rows.size() - headingAt;
        m_matches += found;
        if (found > 0 && m_sections.size() > 1)
            m_rows.insert(headingAt, {at, -1});
    }
}

qsizetype CatalogueModel::total() const
{
    qsizetype total = 0;
    for (const Section &section : m_sections)
        total += section.list.items.size();
    return total;
}

const CatalogueItem *CatalogueModel::item(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    const Row &row = m_rows.at(index.row());
    return row.item < 0 ? nullptr : &m_sections.at(row.section).list.items.at(row.item);
}

ListKind CatalogueModel::kind(const QModelIndex &index) const
{
    return index.isValid() ? m_kinds.at(m_rows.at(index.row()).section) : m_kinds.first();
}

QString CatalogueModel::key(const QModelIndex &index) const
{
    if (!item(index))
        return {};
    const Row &row = m_rows.at(index.row());
    return m_sections.at(row.section).keys.at(row.item);
}

QModelIndex CatalogueModel::find(const QString &key) const
{
    if (key.isEmpty())
        return {};
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows.at(i);
        if (row.item >= 0 && m_sections.at(row.section).keys.at(row.item) == key)
            return index(int(i));
    }
    return {};
}

const CatalogueItem *CatalogueModel::itemByKey(const QString &key) const
{
    for (const Section &section : m_sections) {
        if (const qsizetype at = section.keys.indexOf(key); at >= 0)
            return &section.list.items.at(at);
    }
    return nullptr;
}

QModelIndex CatalogueModel::findName(ListKind kind, const QString &name) const
{
    return find(u"%1/0/%2"_s.arg(int(kind)).arg(name));
}

void CatalogueModel::setRunning(const QString &key, bool isRunning)
{
    if (m_running.contains(key) == isRunning)
        return;
    if (isRunning)
        m_running.insert(key);
    else
        m_running.remove(key);
    if (const QModelIndex at = find(key); at.isValid())
        emit dataChanged(at, at, {RunningRole});
}

int CatalogueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return item(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                       : Qt::ItemNeverHasChildren;
}

QVariant CatalogueModel::headingData(const Row &row, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return plural(m_kinds.at(row.section));
    case HeadingRole:
        return true;
    case KindRole:
        return int(m_kinds.at(row.section));
    default:
        return {};
    }
}

QVariant CatalogueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    if (row.item < 0)
        return headingData(row, role);
    const Section &section = m_sections.at(row.section);
    const CatalogueItem &item = section.list.items.at(row.item);
    const ListKind kind = m_kinds.at(row.section);
    switch (role) {
    case Qt::DisplayRole:
        if (!item.title.isEmpty())
            return item.title;
        return wireName(kind, item).isEmpty() ? tr("(without a name)") : wireName(kind, item);
    case Qt::AccessibleTextRole:
        return item.title == wireName(kind, item) ? item.title
                                                  : item.title + u", "_s + wireName(kind, item);
    case Qt::ToolTipRole:
        return tip(kind, item);
    case KindRole:
        return int(kind);
    case WireNameRole:
        return wireName(kind, item);
    case DescriptionRole:
        return item.description;
    case HintsRole: {
        QStringList hints;
        if (kind == ListKind::Tools) {
            for (const ToolHint &hint : ToolHints::stated(item))
                hints += hint.text;
        }
        return hints;
    }
    case ProblemRole:
        return item.problem;
    case DuplicateRole:
        return section.duplicates.at(row.item);
    case HeadingRole:
        return false;
    case RunningRole:
        return m_running.contains(section.keys.at(row.item));
    default:
        return {};
    }
}

} // namespace Vitrine
