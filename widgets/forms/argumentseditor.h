// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "schema/formmodel.h"
#include "schema/validator.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace Vitrine {

class CodeView;
class FormView;

/// Arguments of a tool or prompt, as a form or as JSON: two views of one value.
///
/// Text that is typed as JSON counts at once if it parses; if it does not, the place is marked, the
/// last good value stays, and the text is there still after a look at the form. Ctrl+Enter in any
/// field asks to send.
class ArgumentsEditor : public QWidget
{
    Q_OBJECT
public:
    enum class Mode : quint8 { Form, Json };

    explicit ArgumentsEditor(QWidget *parent = nullptr);
    ~ArgumentsEditor() override;

    /// Takes a new schema (JSON Schema of an object) and starts with its defaults.
    void setSchema(const Mcp::Json &schema);
    /// Shows @p arguments exactly; what they do not have is left out, also where there is a
    /// default.
    void setArguments(const Mcp::Json &arguments);
    /// What would be sent now: of a JSON text exactly what it says, while it parses.
    [[nodiscard]] Mcp::Json arguments() const;
    /// Back to the schema's defaults.
    void reset();

    /// The JSON text as it stands if it does not parse, else the arguments as text: what is to be
    /// kept for the next time.
    [[nodiscard]] QString draft() const;
    /// Takes back what draft() gave, also a text that does not parse.
    void setDraft(const QString &draft);

    /// The JSON parses, no field has an error, and the whole fits the schema. Arguments can be sent
    /// all the same.
    [[nodiscard]] bool isValid() const;
    /// The first error in words, with the field's name; empty if there is none.
    [[nodiscard]] QString firstProblem() const;
    /// Shows the first error: brings its field into view, or the place in the JSON text. Fields
    /// that are missing say so from now on.
    void showFirstProblem();

    [[nodiscard]] Mode mode() const;
    void setMode(Mode mode);
    [[nodiscard]] Mcp::FormModel *model() const { return m_model; }

signals:
    /// arguments() or isValid() may be different.
    void argumentsChanged();
    /// The user pressed Ctrl+Enter.
    void submitRequested();
    void modeChanged();

private:
    QWidget *makeSwitch();
    QWidget *makeFormPage();
    QWidget *makeJsonPage();
    void modelChanged();
    void jsonEdited();
    void writeJson();
    void changed();
    void checkSchema();
    void refresh();
    void refreshNotes();
    void discardJson();

    Mcp::FormModel *m_model;
    FormView *m_form;
    CodeView *m_code;
    QStackedWidget *m_pages;
    QStackedWidget *m_formPages;
    QToolButton *m_formButton;
    QToolButton *m_jsonButton;
    QToolButton *m_problems;
    QLabel *m_jsonError;
    QWidget *m_banner;
    QLabel *m_bannerText;
    QLabel *m_schemaNote;

    /// Nothing for a schema that cannot be used as a whole; the form says where it is wrong.
    std::optional<Mcp::Validator> m_validator;
    /// What the whole schema says, asked only where no field has an error.
    QList<Mcp::SchemaProblem> m_schemaProblems;
    /// The text as parsed, where it is what counts.
    std::optional<Mcp::Json> m_json;
    /// Why the text does not parse.
    std::optional<Mcp::Error> m_error;
    /// The form changed since the text was written.
    bool m_isTextOld = true;
    bool m_isWriting = false;
};

} // namespace Vitrine
