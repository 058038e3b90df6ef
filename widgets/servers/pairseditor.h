// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QTableWidget>

#include <utility>

namespace Vitrine {

/// A small table of names and values: environment variables or header fields. There is always one
/// empty row at the end to type into; Delete removes the selected row.
class PairsEditor : public QTableWidget
{
    Q_OBJECT
public:
    using Pairs = QList<std::pair<QString, QString>>;

    PairsEditor(const QString &nameHeader, const QString &valueHeader, QWidget *parent = nullptr);

    void setPairs(const Pairs &pairs);
    /// Rows without name and value are left out.
    [[nodiscard]] Pairs pairs() const;

signals:
    void edited();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void keepEmptyRow();
    [[nodiscard]] QString text(int row, int column) const;
};

} // namespace Vitrine
