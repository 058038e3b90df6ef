// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/textfieldsform.h"

#include "capabilities/growingedit.h"
#include "common/linelabel.h"
#include "forms/longtext.h"
#include "results/ink.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

TextFieldsForm::TextFieldsForm(QWidget *parent) : QScrollArea(parent)
{
    setObjectName(u"textFields"_s);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void TextFieldsForm::setFields(const QList<TextField> &fields)
{
    m_fields = fields;
    m_rows.clear();
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 8, 0);
    layout->setSpacing(12);
    for (const TextField &field : fields)
        addRow(layout, field);
    layout->addStretch(1);
    setWidget(column);
    column->show();
    updateGeometry();
}

void TextFieldsForm::addRow(QVBoxLayout *layout, const TextField &field)
{
    Row row;
    auto *box = new QVBoxLayout;
    box->setSpacing(4);
    auto *head = new QHBoxLayout;
    head->setSpacing(6);
    const QString title = field.title.isEmpty() ? field.name : field.title;
    if (!field.isRequired) {
        row.include = new QCheckBox;
        row.include->setObjectName("include:"_L1 + field.name);
        row.include->setAccessibleName(tr("Send %1").arg(title));
        row.include->setToolTip(tr("Sent when it is checked, also if it is empty"));
        head->addWidget(row.include);
    }
    auto *label = new QLabel(title);
    label->setTextFormat(Qt::PlainText);
    QFont strong = label->font();
    strong.setWeight(QFont::DemiBold);
    label->setFont(strong);
    head->addWidget(label);
    if (field.isRequired) {
        auto *star = new QLabel(u"*"_s);
        star->setAccessibleName(tr("required"));
        star->setToolTip(tr("Required"));
        setInk(star, Role::Accent);
        head->addWidget(star);
    }
    if (field.name != title) {
        auto *name = new LineLabel(field.name);
        name->setFont(Theme::monospace());
        name->setRole(Role::Muted);
        head->addWidget(name, 1);
    } else {
        head->addStretch(1);
    }
    box->addLayout(head);
    if (!field.description.isEmpty())
        box->addWidget(new LongText(field.description));
    row.edit = new GrowingEdit(field.isMultiLine);
    row.edit->setObjectName("text:"_L1 + field.name);
    row.edit->setAccessibleName(field.isRequired ? tr("%1, required").arg(title) : title);
    row.edit->setAccessibleDescription(field.description);
    label->setBuddy(row.edit);
    box->addWidget(row.edit);
    row.note = new QLabel;
    row.note->setObjectName("note:"_L1 + field.name);
    row.note->setTextFormat(Qt::PlainText);
    row.note->setWordWrap(true);
    row.note->hide();
    setInk(row.note, Role::Muted);
    box->addWidget(row.note);
    layout->addLayout(box);

    m_rows.insert(field.name, row);
    connect(row.edit, &QPlainTextEdit::textChanged, this, [this, row] {
        if (m_isFilling)
            return;
        if (row.include && !row.edit->toPlainText().isEmpty())
            row.include->setChecked(true);
        emit edited();
    });
    connect(row.edit, &GrowingEdit::textEdited, this,
            [this, name = field.name](const QString &text) { emit suggestionsWanted(name, text); });
    connect(row.edit, &GrowingEdit::focused, this, [this, row, name = field.name] {
        emit suggestionsWanted(name, row.edit->toPlainText());
    });
    if (row.include) {
        connect(row.include, &QCheckBox::toggled, this, [this] {
            if (!m_isFilling)
                emit edited();
        });
    }
}

TextFieldsForm::Values TextFieldsForm::values() const
{
    Values values;
    for (const TextField &field : m_fields) {
        const Row row = m_rows.value(field.name);
        if (!row.include || row.include->isChecked())
            values.append({field.name, row.edit->toPlainText()});
    }
    return values;
}

void TextFieldsForm::setValues(const Values &values)
{
    m_isFilling = true;
    for (const Row &row : std::as_const(m_rows)) {
        row.edit->clear();
        if (row.include)
            row.include->setChecked(false);
    }
    for (const auto &[name, value] : values) {
        const Row row = m_rows.value(name);
        if (!row.edit)
            continue;
        row.edit->setPlainText(value);
        if (row.include)
            row.include->setChecked(true);
    }
    m_isFilling = false;
}

Mcp::Json TextFieldsForm::json() const
{
    Mcp::Json json = Mcp::Json::object();
    for (const auto &[name, value] : values())
        json.set(name, value);
    return json;
}

void TextFieldsForm::setJson(const Mcp::Json &json)
{
    Values values;
    for (const Mcp::JsonMember &member : json.members())
        values.append({member.key, member.value.toString()});
    setValues(values);
}

QStringList TextFieldsForm::missing() const
{
    QStringList names;
    for (const TextField &field : m_fields) {
        if (field.isRequired && m_rows.value(field.name).edit->toPlainText().isEmpty())
            names += field.name;
    }
    return names;
}

void TextFieldsForm::focusField(const QString &name)
{
    if (GrowingEdit *edit = m_rows.value(name).edit) {
        ensureWidgetVisible(edit);
        edit->setFocus(Qt::OtherFocusReason);
    }
}

void TextFieldsForm::setSuggestions(const QString &name, const QStringList &values,
                                    const QString &note)
{
    const Row row = m_rows.value(name);
    if (!row.edit)
        return;
    row.edit->setSuggestions(values);
    row.note->setText(note);
    row.note->setVisible(!note.isEmpty());
}

QSize TextFieldsForm::sizeHint() const
{
    return widget() ? widget()->sizeHint() + QSize(2 * frameWidth(), 2 * frameWidth())
                    : QScrollArea::sizeHint();
}

} // namespace Vitrine
