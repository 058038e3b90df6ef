// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/pairseditor.h"

#include "common/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>

namespace Vitrine {

PairsEditor::PairsEditor(const QString &nameHeader, const QString &valueHeader, QWidget *parent)
    : QTableWidget(0, 2, parent)
{
    setHorizontalHeaderLabels({nameHeader, valueHeader});
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setColumnWidth(0, 190);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    setShowGrid(false);
    setFont(Theme::monospace());
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setEditTriggers(AllEditTriggers);
    setMinimumHeight(horizontalHeader()->sizeHint().height() +
                     3 * verticalHeader()->defaultSectionSize());
    keepEmptyRow();
    connect(this, &QTableWidget::itemChanged, this, [this] {
        keepEmptyRow();
        emit edited();
    });
}

void PairsEditor::setPairs(const Pairs &pairs)
{
    const QSignalBlocker quiet(this);
    setRowCount(int(pairs.size()));
    for (int row = 0; row < rowCount(); ++row) {
        setItem(row, 0, new QTableWidgetItem(pairs.at(row).first));
        setItem(row, 1, new QTableWidgetItem(pairs.at(row).second));
    }
    keepEmptyRow();
}

PairsEditor::Pairs PairsEditor::pairs() const
{
    Pairs found;
    for (int row = 0; row < rowCount(); ++row) {
        const QString name = text(row, 0).trimmed();
        const QString value = text(row, 1);
        if (!name.isEmpty() || !value.isEmpty())
            found.append({name, value});
    }
    return found;
}

void PairsEditor::keyPressEvent(QKeyEvent *event)
{
    const bool removes = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (removes && state() != EditingState && currentRow() >= 0) {
        removeRow(currentRow());
        keepEmptyRow();
        emit edited();
        return;
    }
    QTableWidget::keyPressEvent(event);
}

void PairsEditor::keepEmptyRow()
{
    const QSignalBlocker quiet(this);
    const int last = rowCount() - 1;
    if (last < 0 || !text(last, 0).isEmpty() || !text(last, 1).isEmpty()) {
        setRowCount(rowCount() + 1);
        for (int column = 0; column < 2; ++column)
            setItem(rowCount() - 1, column, new QTableWidgetItem);
    }
}

QString PairsEditor::text(int row, int column) const
{
    const QTableWidgetItem *cell = item(row, column);
    return cell ? cell->text() : QString();
}

} // namespace Vitrine
