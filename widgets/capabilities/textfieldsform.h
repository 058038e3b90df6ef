// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QHash>
#include <QScrollArea>
#include <QStringList>

#include <utility>

class QCheckBox;
class QLabel;

namespace Vitrine {

class GrowingEdit;

/// One text to fill in: an argument of a prompt or a variable of a URI template.
struct TextField
{
    QString name;
    QString title;
    QString description;
    bool isRequired = false;
    bool isMultiLine = false;
    bool operator==(const TextField &) const = default;
};

/// A form of texts. An optional one that is left out differs from one that is empty; typing takes
/// it in. Inputs are named `text:NAME`, their switches `include:NAME`.
class TextFieldsForm : public QScrollArea
{
    Q_OBJECT
public:
    using Values = QList<std::pair<QString, QString>>;

    explicit TextFieldsForm(QWidget *parent = nullptr);

    void setFields(const QList<TextField> &fields);
    [[nodiscard]] const QList<TextField> &fields() const { return m_fields; }
    /// Those that are in, in the order of the fields. Required ones are always in.
    [[nodiscard]] Values values() const;
    void setValues(const Values &values);
    /// The values as a JSON object of strings, and back.
    [[nodiscard]] Mcp::Json json() const;
    void setJson(const Mcp::Json &values);
    /// Required fields without a text.
    [[nodiscard]] QStringList missing() const;
    void focusField(const QString &name);

    void setSuggestions(const QString &name, const QStringList &values, const QString &note);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void edited();
    /// Text was typed into a field, or it got the focus: suggestions would help.
    void suggestionsWanted(const QString &name, const QString &text);

private:
    struct Row
    {
        GrowingEdit *edit = nullptr;
        QCheckBox *include = nullptr; ///< nullptr for required ones
        QLabel *note = nullptr;
    };
    void addRow(class QVBoxLayout *layout, const TextField &field);

    QList<TextField> m_fields;
    QHash<QString, Row> m_rows;
    bool m_isFilling = false;
};

} // namespace Vitrine
