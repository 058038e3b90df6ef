// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "report.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace {

QString number(double value)
{
    const int digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    return QLocale(QLocale::English).toString(value, 'f', digits);
}

} // namespace

void Report::add(const Row &row)
{
    m_rows.append(row);
    QTextStream(stderr) << row.what << ": " << number(row.value) << ' ' << row.unit << Qt::endl;
}

bool Report::met(const Row &row)
{
    return row.better == Better::Higher ? row.value >= row.target : row.value <= row.target;
}

void Report::print() const
{
    QTextStream out(stdout);
    out << "\n| What | Measured | Reference in this run | Ratio | Target | |\n| --- | ---: | ---: "
           "| ---: | ---: | --- |\n";
    for (const Row &row : m_rows) {
        const QString reference =
            row.reference > 0
                ? u"%1 %2 (%3)"_s.arg(number(row.reference), row.unit, row.referenceName)
                : u"–"_s;
        const QString ratio = row.reference > 0 ? number(row.value / row.reference) : u"–"_s;
        const QString target = row.target > 0 ? (row.better == Better::Higher ? u"≥ "_s : u"≤ "_s) +
                                                    number(row.target) + u' ' + row.unit
                                              : u"–"_s;
        out << "| " << row.what << " | " << number(row.value) << ' ' << row.unit << " | "
            << reference << " | " << ratio << " | " << target << " | "
            << (row.target > 0 ? (met(row) ? "met" : "NOT MET") : "") << " |\n";
    }
}

bool Report::save(const QString &path) const
{
    QJsonArray rows;
    for (const Row &row : m_rows) {
        QJsonObject object{{u"key"_s, row.key}, {u"value"_s, row.value}, {u"unit"_s, row.unit}};
        if (row.reference > 0)
            object.insert(u"reference"_s, row.reference);
        if (row.target > 0) {
            object.insert(u"target"_s, row.target);
            object.insert(u"met"_s, met(row));
        }
        rows.append(object);
    }
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) &&
           file.write(QJsonDocument(QJsonObject{{u"rows"_s, rows}}).toJson()) > 0 && file.commit();
}
