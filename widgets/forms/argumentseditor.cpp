// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/argumentseditor.h"

#include "common/codeview.h"
#include "forms/formtexts.h"
#include "forms/formview.h"
#include "forms/jsonplace.h"
#include "forms/tone.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTextCursor>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FieldProblem;
using Mcp::FormModel;
using Mcp::FormProblem;
using Mcp::Json;

namespace {

// Checked at each key; what takes longer is checked by the server.
constexpr std::chrono::milliseconds kCheckLimit{20};

std::optional<FormProblem> firstError(const FormModel &model)
{
    const QList<FormProblem> problems = model.problems();
    const auto found =
        std::find_if(problems.cbegin(), problems.cend(), [](const FormProblem &problem) {
            return problem.problem.severity == FieldProblem::Severity::Error;
        });
    return found != problems.cend() ? std::optional(*found) : std::nullopt;
}

// Errors that the form shows: what is missing counts only once somebody tried to send.
int errorCount(const FormModel &model, bool withMissing)
{
    const QList<FormProblem> problems = model.problems();
    return int(std::count_if(
        problems.cbegin(), problems.cend(), [withMissing](const FormProblem &problem) {
            return problem.problem.severity == FieldProblem::Severity::Error &&
                   (withMissing || problem.problem.kind != FieldProblem::Kind::MissingRequired);
        }));
}

QToolButton *makeTab(const QString &text, const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

ArgumentsEditor::ArgumentsEditor(QWidget *parent)
    : QWidget(parent)
    , m_model(new FormModel(this))
    , m_form(new FormView)
    , m_code(new CodeView)
    , m_pages(new QStackedWidget)
    , m_formPages(new QStackedWidget)
    , m_formButton(makeTab(tr("Form"), u"formMode"_s, this))
    , m_jsonButton(makeTab(u"JSON"_s, u"jsonMode"_s, this))
    , m_problems(new QToolButton(this))
    , m_jsonError(new QLabel)
    , m_banner(new QWidget)
    , m_bannerText(new QLabel)
    , m_schemaNote(new QLabel)
{
    setObjectName(u"argumentsEditor"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(makeSwitch());
    m_pages->addWidget(makeFormPage());
    m_pages->addWidget(makeJsonPage());
    layout->addWidget(m_pages, 1);

    m_form->setModel(m_model);
    connect(m_model, &FormModel::valueChanged, this, &ArgumentsEditor::modelChanged);
    connect(m_model, &FormModel::problemsChanged, this, &ArgumentsEditor::refresh);
    connect(m_code, &QPlainTextEdit::textChanged, this, &ArgumentsEditor::jsonEdited);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *send = new QShortcut(QKeySequence(Qt::CTRL | key), this);
        send->setContext(Qt::WidgetWithChildrenShortcut);
        connect(send, &QShortcut::activated, this, [this] {
            m_form->setShowsMissing(true);
            refresh();
            emit submitRequested();
        });
    }
    refresh();
}

ArgumentsEditor::~ArgumentsEditor() = default;

QWidget *ArgumentsEditor::makeSwitch()
{
    auto *bar = new QWidget(this);
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto *group = new QButtonGroup(bar);
    group->addButton(m_formButton);
    group->addButton(m_jsonButton);
    m_formButton->setChecked(true);
    m_formButton->setToolTip(tr("One field for each argument"));
    m_jsonButton->setToolTip(tr("All arguments as JSON text"));
    layout->addWidget(m_formButton);
    layout->addWidget(m_jsonButton);
    layout->addStretch(1);
    m_problems->setObjectName(u"problems"_s);
    m_problems->setAutoRaise(true);
    m_problems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_problems->setIcon(Theme::instance().icon(u"error"_s, Role::Error));
    m_problems->setToolTip(tr("Go to the first problem"));
    m_problems->setFocusPolicy(Qt::StrongFocus);
    setTone(m_problems, Role::Error);
    layout->addWidget(m_problems);
    connect(m_formButton, &QToolButton::clicked, this, [this] { setMode(Mode::Form); });
    connect(m_jsonButton, &QToolButton::clicked, this, [this] { setMode(Mode::Json); });
    connect(m_problems, &QToolButton::clicked, this, &ArgumentsEditor::showFirstProblem);
    return bar;
}

QWidget *ArgumentsEditor::makeFormPage()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);

    auto *line = new QHBoxLayout(m_banner);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    m_bannerText->setObjectName(u"jsonBanner"_s);
    m_bannerText->setTextFormat(Qt::PlainText);
    m_bannerText->setWordWrap(true);
    setTone(m_bannerText, Role::Warn);
    auto *go = new QPushButton(tr("Go to JSON"));
    go->setObjectName(u"goToJson"_s);
    auto *discard = new QPushButton(tr("Discard text"));
    discard->setObjectName(u"discardJson"_s);
    line->addWidget(m_bannerText, 1);
    line->addWidget(go);
    line->addWidget(discard);
    connect(go, &QPushButton::clicked, this, [this] { setMode(Mode::Json); });
    connect(discard, &QPushButton::clicked, this, &ArgumentsEditor::discardJson);
    layout->addWidget(m_banner);

    auto *none = new QLabel(tr("This tool takes no arguments."));
    none->setObjectName(u"noArguments"_s);
    none->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    none->setWordWrap(true);
    setTone(none, Role::Muted);
    m_formPages->addWidget(m_form);
    m_formPages->addWidget(none);
    layout->addWidget(m_formPages, 1);
    m_schemaNote->setObjectName(u"schemaProblem"_s);
    m_schemaNote->setTextFormat(Qt::PlainText);
    m_schemaNote->setWordWrap(true);
    setTone(m_schemaNote, Role::Error);
    layout->addWidget(m_schemaNote);
    return page;
}

QWidget *ArgumentsEditor::makeJsonPage()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_code->setObjectName(u"jsonText"_s);
    m_code->setAccessibleName(tr("Arguments as JSON"));
    m_code->setReadOnly(false);
    m_code->setLanguage(u"JSON"_s);
    m_code->setTabChangesFocus(true);
    m_code->setTabStopDistance(m_code->fontMetrics().horizontalAdvance(u' ') * 2);
    m_jsonError->setObjectName(u"jsonError"_s);
    m_jsonError->setTextFormat(Qt::PlainText);
    m_jsonError->setWordWrap(true);
    layout->addWidget(m_code, 1);
    layout->addWidget(m_jsonError);
    return page;
}

// ---------------------------------------------------------------- what callers set and read

void ArgumentsEditor::setSchema(const Json &schema)
{
    m_form->setShowsMissing(false);
    m_json.reset();
    m_error.reset();
    const Mcp::Result<Mcp::Validator> validator = Mcp::Validator::make(schema);
    m_validator = validator ? std::optional(*validator) : std::nullopt;
    m_model->setSchema(schema);
}

void ArgumentsEditor::setArguments(const Json &arguments)
{
    m_json.reset();
    m_error.reset();
    m_model->setValue(arguments);
}

void ArgumentsEditor::reset()
{
    m_json.reset();
    m_error.reset();
    m_form->setShowsMissing(false);
    m_model->reset();
}

Json ArgumentsEditor::arguments() const
{
    return m_json ? *m_json : m_model->value();
}

QString ArgumentsEditor::draft() const
{
    return m_error ? m_code->toPlainText() : arguments().toText(Json::Format::Indented);
}

void ArgumentsEditor::setDraft(const QString &draft)
{
    const Mcp::Result<Json> value = Json::parse(draft);
    if (value) {
        setArguments(*value);
        return;
    }
    setMode(Mode::Json);
    m_code->setPlainText(draft);
}

bool ArgumentsEditor::isValid() const
{
    return !m_error && m_model->isValid() && m_schemaProblems.isEmpty();
}

QString ArgumentsEditor::firstProblem() const
{
    if (m_error)
        return m_jsonError->text();
    const std::optional<FormProblem> problem = firstError(*m_model);
    if (!problem && m_schemaProblems.isEmpty())
        return {};
    const QString pointer = problem ? problem->pointer : m_schemaProblems.constFirst().pointer;
    const QString text =
        problem ? problemText(problem->problem) : problemText(m_schemaProblems.constFirst());
    const Mcp::FormNode *node = m_model->node(pointer);
    const QString name = node && !node->label().isEmpty() ? node->label() : pointer;
    return name.isEmpty() ? text : tr("%1: %2").arg(name, text);
}

void ArgumentsEditor::showFirstProblem()
{
    m_form->setShowsMissing(true);
    refresh();
    if (m_error) {
        setMode(Mode::Json);
        QTextCursor cursor = m_code->textCursor();
        const int at = indexOfPlace(m_error->where, m_code->toPlainText());
        if (at >= 0)
            cursor.setPosition(at);
        m_code->setTextCursor(cursor);
        m_code->setFocus();
        return;
    }
    if (const std::optional<FormProblem> problem = firstError(*m_model)) {
        setMode(Mode::Form);
        m_form->focusField(problem->pointer);
    } else if (!m_schemaProblems.isEmpty()) {
        setMode(Mode::Form);
        m_form->focusField(m_schemaProblems.constFirst().pointer);
    }
}

// ---------------------------------------------------------------- form and JSON

ArgumentsEditor::Mode ArgumentsEditor::mode() const
{
    return m_pages->currentIndex() == 0 ? Mode::Form : Mode::Json;
}

void ArgumentsEditor::setMode(Mode mode)
{
    m_formButton->setChecked(mode == Mode::Form);
    m_jsonButton->setChecked(mode == Mode::Json);
    if (mode == this->mode())
        return;
    if (mode == Mode::Json && !m_error && m_isTextOld)
        writeJson();
    m_pages->setCurrentIndex(mode == Mode::Form ? 0 : 1);
    refresh();
    emit modeChanged();
}

// The form has another value, by typing in it or by a call.
void ArgumentsEditor::modelChanged()
{
    if (m_isWriting)
        return;
    m_json.reset();
    m_isTextOld = true;
    if (mode() == Mode::Json && !m_error)
        writeJson();
    changed();
}

void ArgumentsEditor::changed()
{
    checkSchema();
    refresh();
    emit argumentsChanged();
}

// The form checks field by field; what only the whole schema knows comes on top.
void ArgumentsEditor::checkSchema()
{
    m_schemaProblems.clear();
    if (!m_validator || m_error || !m_model->isValid())
        return;
    Mcp::Result<QList<Mcp::SchemaProblem>> found = m_validator->check(arguments(), kCheckLimit);
    if (!found)
        return;
    m_schemaProblems = std::move(*found);
    m_schemaProblems.removeIf(
        [](const Mcp::SchemaProblem &problem) { return problem.isUnchecked; });
}

// Replaces the text so that it can be undone.
void ArgumentsEditor::writeJson()
{
    const QString text = m_model->value().toText(Json::Format::Indented);
    m_isTextOld = false;
    m_isWriting = true;
    QTextCursor cursor(m_code->document());
    cursor.beginEditBlock();
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    cursor.endEditBlock();
    m_code->moveCursor(QTextCursor::Start);
    m_code->setErrorAt(-1);
    m_isWriting = false;
}

void ArgumentsEditor::jsonEdited()
{
    if (m_isWriting)
        return;
    const QString text = m_code->toPlainText();
    const Mcp::Result<Json> value = Json::parse(text);
    m_isTextOld = false;
    if (value) {
        m_error.reset();
        m_isWriting = true;
        m_model->setValue(*value);
        m_isWriting = false;
        m_json = *value;
    } else {
        m_error = value.error();
    }
    m_code->setErrorAt(value ? -1 : indexOfPlace(value.error().where, text));
    changed();
}

void ArgumentsEditor::discardJson()
{
    m_error.reset();
    m_isTextOld = true;
    changed();
}

void ArgumentsEditor::refresh()
{
    const bool isBlank = m_model->isEmpty() && m_model->root()->extraMembers().isEmpty();
    m_formPages->setCurrentIndex(isBlank ? 1 : 0);
    refreshNotes();
    const int fields = errorCount(*m_model, m_form->showsMissing());
    const int count = m_error ? 1 : fields + int(m_schemaProblems.size());
    m_problems->setVisible(count > 0);
    m_problems->setText(count == 1 ? tr("1 problem") : tr("%n problems", nullptr, count));
    m_problems->setAccessibleName(m_problems->text());
}

void ArgumentsEditor::refreshNotes()
{
    if (m_error) {
        const QString text = m_code->toPlainText();
        const std::optional<JsonPlace> place = JsonPlace::read(m_error->where);
        m_jsonError->setText(place ? tr("Line %1, column %2: %3")
                                         .arg(place->line)
                                         .arg(place->columnIn(text))
                                         .arg(m_error->text)
                                   : m_error->text);
        setTone(m_jsonError, Role::Error);
    } else {
        m_jsonError->setText(firstProblem());
        setTone(m_jsonError, Role::Warn);
    }
    m_jsonError->setVisible(!m_jsonError->text().isEmpty());
    m_bannerText->setText(
        tr("The JSON text is not used, because it has an error. %1").arg(m_jsonError->text()));
    m_banner->setVisible(m_error.has_value());
    m_schemaNote->setText(m_schemaProblems.isEmpty() ? QString() : firstProblem());
    m_schemaNote->setVisible(!m_schemaProblems.isEmpty());
}

} // namespace Vitrine
