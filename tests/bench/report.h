// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

/// The table that ./dev bench prints, and its JSON twin.
class Report
{
public:
    enum class Better { Higher, Lower };
    struct Row
    {
        QString key; ///< name in the JSON file
        QString what;
        double value = 0;
        QString unit;
        double reference = 0; ///< same unit; 0: none
        QString referenceName;
        double target = 0; ///< same unit; 0: none
        Better better = Better::Lower;
    };

    void add(const Row &row);
    void print() const;
    /// Writes {"rows": [{"key", "value", "unit", "reference", "target", "met"}, …]}; false if it
    /// cannot.
    bool save(const QString &path) const;

private:
    static bool met(const Row &row);
    QList<Row> m_rows;
};
