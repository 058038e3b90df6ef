// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/serverdialog.h"

#include "common/theme.h"
#include "servers/launchpreview.h"
#include "servers/pairseditor.h"
#include "servers/shellwords.h"
#include "servers/statewords.h"
#include "servers/wordseditor.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Kind = Mcp::ServerEntry::Kind;

namespace {

void paintWith(QLabel *label, Role role)
{
    QPalette ink = label->palette();
    ink.setColor(QPalette::WindowText, Theme::instance().color(role));
    label->setPalette(ink);
}

// What a stacked page needs now, not what the largest page would need.
class FittingStack : public QStackedWidget
{
public:
    using QStackedWidget::QStackedWidget;
    [[nodiscard]] QSize sizeHint() const override
    {
        return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint();
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint()
                               : QStackedWidget::minimumSizeHint();
    }
};

} // namespace

ServerDialog::ServerDialog(QWidget *parent) : QDialog(parent)
{
    setObjectName(u"serverDialog"_s);
    setWindowTitle(tr("Add server"));

    auto *content = new QWidget(this);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(16, 12, 16, 12);
    m_column->setSpacing(12);
    createFields();
    m_column->addStretch();

    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"serverFields"_s);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    // Tab into a field brings it into sight.
    scroll->setFocusPolicy(Qt::NoFocus);

    m_preview = new LaunchPreview(this);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_buttons->button(QDialogButtonBox::Save)->setObjectName(u"serverSave"_s);
    m_buttons->button(QDialogButtonBox::Cancel)->setObjectName(u"serverCancel"_s);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ServerDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(16, 8, 16, 12);
    foot->setSpacing(12);
    foot->addWidget(m_preview, 1);
    foot->addWidget(m_buttons);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(scroll, 3);
    all->addLayout(foot, 1);
    resize(640, 720);

    fillRevisions();
    kindChanged();
    m_nameEdit->setFocus();
}

void ServerDialog::createFields()
{
    m_nameEdit = new QLineEdit(this);
    m_nameEdit->setObjectName(u"serverName"_s);
    m_name = addField(m_column, tr("Name"), m_nameEdit, {}, true);

    m_kind = new QComboBox(this);
    m_kind->setObjectName(u"serverKind"_s);
    m_kind->addItem(tr("A program on this computer (stdio)"), int(Kind::Stdio));
    m_kind->addItem(tr("An address (Streamable HTTP)"), int(Kind::Http));
    addField(m_column, tr("How to reach it"), m_kind);

    m_pages = new FittingStack(this);
    m_pages->addWidget(createProcessPage());
    m_pages->addWidget(createHttpPage());
    m_column->addWidget(m_pages);
    m_column->addWidget(createProtocolRow());

    connect(m_nameEdit, &QLineEdit::textChanged, this, &ServerDialog::changed);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ServerDialog::kindChanged);
}

QWidget *ServerDialog::createProcessPage()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);

    auto *commandRow = new QWidget(page);
    auto *row = new QHBoxLayout(commandRow);
    row->setContentsMargins(0, 0, 0, 0);
    m_commandEdit = new QLineEdit(commandRow);
    m_commandEdit->setObjectName(u"serverCommand"_s);
    m_commandEdit->setAccessibleName(tr("Command"));
    m_commandEdit->setFont(Theme::monospace());
    m_commandEdit->setPlaceholderText(u"npx"_s);
    m_split = new QPushButton(tr("Split into command and arguments"), commandRow);
    m_split->setObjectName(u"serverSplit"_s);
    m_split->setAutoDefault(false);
    m_split->hide();
    row->addWidget(m_commandEdit, 1);
    row->addWidget(m_split);
    m_command = addField(column, tr("Command"), commandRow,
                         tr("One program: a name that is in PATH, or a path."), true);
    commandRow->setFocusProxy(m_commandEdit);

    m_words = new WordsEditor(page);
    m_words->setFocusProxy(m_words->editor());
    m_arguments = addField(column, tr("Arguments"), m_words);

    auto *cwdRow = new QWidget(page);
    auto *cwd = new QHBoxLayout(cwdRow);
    cwd->setContentsMargins(0, 0, 0, 0);
    m_cwdEdit = new QLineEdit(cwdRow);
    m_cwdEdit->setObjectName(u"serverCwd"_s);
    m_cwdEdit->setAccessibleName(tr("Working folder"));
    m_cwdEdit->setFont(Theme::monospace());
    m_cwdEdit->setPlaceholderText(tr("the folder that Vitrine was started in"));
    auto *browse = new QPushButton(tr("Choose…"), cwdRow);
    browse->setObjectName(u"serverBrowse"_s);
    browse->setAutoDefault(false);
    cwd->addWidget(m_cwdEdit, 1);
    cwd->addWidget(browse);
    cwdRow->setFocusProxy(m_cwdEdit);
    m_cwd = addField(column, tr("Working folder"), cwdRow);

    m_environmentEdit = new PairsEditor(tr("Variable"), tr("Value"), page);
    m_environmentEdit->setObjectName(u"serverEnvironment"_s);
    m_environment = addField(column, tr("Environment"), m_environmentEdit,
                             tr("On top of Vitrine's own. Values are kept in servers.json as plain "
                                "text; ${NAME} takes a "
                                "variable instead."));

    connect(m_commandEdit, &QLineEdit::textChanged, this, &ServerDialog::changed);
    connect(m_split, &QPushButton::clicked, this, &ServerDialog::splitCommand);
    connect(m_words, &WordsEditor::edited, this, &ServerDialog::changed);
    connect(m_cwdEdit, &QLineEdit::textChanged, this, &ServerDialog::changed);
    connect(m_environmentEdit, &PairsEditor::edited, this, &ServerDialog::changed);
    connect(browse, &QPushButton::clicked, this, [this] {
        auto *dialog = new QFileDialog(this, tr("Working folder"), m_cwdEdit->text());
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QFileDialog::fileSelected, m_cwdEdit, &QLineEdit::setText);
        dialog->open();
    });
    return page;
}

QWidget *ServerDialog::createHttpPage()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    m_urlEdit = new QLineEdit(page);
    m_urlEdit->setObjectName(u"serverUrl"_s);
    m_urlEdit->setFont(Theme::monospace());
    m_urlEdit->setPlaceholderText(u"https://example.com/mcp"_s);
    m_url = addField(column, tr("URL"), m_urlEdit, {}, true);
    m_headersEdit = new PairsEditor(tr("Header field"), tr("Value"), page);
    m_headersEdit->setObjectName(u"serverHeaders"_s);
    m_headers = addField(column, tr("Header fields"), m_headersEdit,
                         tr("Sent with every request. Values are kept in servers.json as plain "
                            "text; ${NAME} takes a variable "
                            "instead."));
    connect(m_urlEdit, &QLineEdit::textChanged, this, &ServerDialog::changed);
    connect(m_headersEdit, &PairsEditor::edited, this, &ServerDialog::changed);
    return page;
}

QWidget *ServerDialog::createProtocolRow()
{
    auto *box = new QWidget(this);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);

    m_era = new QComboBox(box);
    m_era->setObjectName(u"serverEra"_s);
    m_era->addItem(tr("Auto: probe, then fall back"), int(Mcp::EraMode::Auto));
    m_era->addItem(tr("Legacy: initialize"), int(Mcp::EraMode::Legacy));
    m_era->addItem(tr("Modern: server/discover"), int(Mcp::EraMode::Modern));
    m_revision = new QComboBox(box);
    m_revision->setObjectName(u"serverRevision"_s);
    m_connectTimeout = createTimeout(u"serverConnectTimeout"_s, tr("Time-out for connecting"));
    m_requestTimeout = createTimeout(u"serverRequestTimeout"_s, tr("Time-out for a request"));

    const auto add = [&](int column, const QString &text, QWidget *editor) {
        auto *label = new QLabel(text, box);
        label->setBuddy(editor);
        editor->setAccessibleName(text);
        grid->addWidget(label, 0, column);
        grid->addWidget(editor, 1, column);
    };
    add(0, tr("Era"), m_era);
    add(1, tr("Revision"), m_revision);
    add(2, tr("Connecting, at most"), m_connectTimeout);
    add(3, tr("A request, at most"), m_requestTimeout);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(2, 1);
    grid->setColumnStretch(3, 1);
    connect(m_era, &QComboBox::currentIndexChanged, this, &ServerDialog::fillRevisions);
    return box;
}

QSpinBox *ServerDialog::createTimeout(const QString &name, const QString &accessibleName)
{
    auto *spin = new QSpinBox(this);
    spin->setObjectName(name);
    spin->setAccessibleName(accessibleName);
    spin->setRange(0, 24 * 3600 * 1000);
    spin->setSingleStep(1000);
    spin->setSuffix(tr(" ms"));
    spin->setSpecialValueText(tr("default"));
    return spin;
}

ServerDialog::Field ServerDialog::addField(QVBoxLayout *column, const QString &label,
                                           QWidget *editor, const QString &hint, bool required)
{
    auto *box = new QVBoxLayout;
    box->setSpacing(4);
    Field field{.label = new QLabel(required ? tr("%1 *").arg(label) : label, this),
                .editor = editor,
                .hint = new QLabel(hint, this),
                .hintText = hint};
    field.label->setBuddy(editor);
    if (editor->accessibleName().isEmpty())
        editor->setAccessibleName(label);
    field.hint->setTextFormat(Qt::PlainText);
    field.hint->setWordWrap(true);
    field.hint->setVisible(!hint.isEmpty());
    paintWith(field.hint, Role::Muted);
    box->addWidget(field.label);
    box->addWidget(editor);
    box->addWidget(field.hint);
    column->addLayout(box);
    return field;
}

void ServerDialog::showProblem(Field &field, const QString &problem)
{
    field.hint->setText(problem.isEmpty() ? field.hintText : problem);
    field.hint->setVisible(!field.hint->text().isEmpty());
    paintWith(field.hint, problem.isEmpty() ? Role::Muted : Role::Error);
    field.editor->setAccessibleDescription(problem);
}

void ServerDialog::setNameCheck(NameCheck check)
{
    m_isNameFree = std::move(check);
}

void ServerDialog::setEntry(const Mcp::ServerEntry &entry)
{
    m_original = entry;
    setWindowTitle(tr("Edit server"));
    if (entry.kind == Kind::Sse && m_kind->findData(int(Kind::Sse)) < 0)
        m_kind->addItem(tr("An address (HTTP+SSE, 2024-11-05)"), int(Kind::Sse));
    m_nameEdit->setText(entry.name);
    m_kind->setCurrentIndex(m_kind->findData(int(entry.kind)));
    m_commandEdit->setText(entry.command);
    m_words->setWords(entry.args);
    m_cwdEdit->setText(entry.cwd);
    m_environmentEdit->setPairs(entry.env);
    m_urlEdit->setText(entry.url);
    m_headersEdit->setPairs(entry.headers);
    m_era->setCurrentIndex(m_era->findData(int(entry.era)));
    fillRevisions();
    m_revision->setCurrentIndex(entry.revision ? qMax(0, m_revision->findData(int(*entry.revision)))
                                               : 0);
    m_connectTimeout->setValue(int(entry.connectionTimeoutMs.value_or(0)));
    m_requestTimeout->setValue(int(entry.requestTimeoutMs.value_or(0)));
    changed();
}

Mcp::ServerEntry ServerDialog::entry() const
{
    Mcp::ServerEntry entry = m_original;
    entry.name = m_nameEdit->text().trimmed();
    entry.kind = kind();
    const bool isProcess = entry.kind == Kind::Stdio;
    entry.command = isProcess ? m_commandEdit->text().trimmed() : QString();
    entry.args = isProcess ? m_words->words() : QStringList();
    entry.cwd = isProcess ? m_cwdEdit->text().trimmed() : QString();
    entry.env = isProcess ? m_environmentEdit->pairs() : PairsEditor::Pairs();
    entry.url = isProcess ? QString() : m_urlEdit->text().trimmed();
    entry.headers = isProcess ? PairsEditor::Pairs() : m_headersEdit->pairs();
    entry.era = Mcp::EraMode(m_era->currentData().toInt());
    entry.revision.reset();
    if (m_revision->currentIndex() > 0)
        entry.revision = Mcp::Revision(m_revision->currentData().toInt());
    const auto timeout = [](const QSpinBox *spin) {
        return spin->value() > 0 ? std::optional<qint64>(spin->value()) : std::nullopt;
    };
    entry.connectionTimeoutMs = timeout(m_connectTimeout);
    entry.requestTimeoutMs = timeout(m_requestTimeout);
    return entry;
}

void ServerDialog::accept()
{
    static const QRegularExpression token(
        u"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"_s); // RFC 9110, section 5.1
    const Mcp::ServerEntry made = entry();
    const bool isProcess = made.kind == Kind::Stdio;
    QWidget *first = nullptr;
    const auto check = [&](Field &field, const QString &problem) {
        showProblem(field, problem);
        if (!problem.isEmpty() && !first)
            first = field.editor;
    };

    check(m_name, made.name.isEmpty()                        ? tr("Give it a name.")
                  : m_isNameFree && !m_isNameFree(made.name) ? tr("Another server has this name.")
                                                             : QString());
    check(m_command,
          isProcess && made.command.isEmpty() ? tr("Name the program to start.") : QString());
    check(m_arguments, isProcess ? m_words->problem() : QString());
    // With ${…} in it the folder is known only when it is started.
    const bool missing =
        isProcess && !made.cwd.isEmpty() && !made.cwd.contains(u"${"_s) && !QDir(made.cwd).exists();
    check(m_cwd, missing ? tr("This folder does not exist.") : QString());

    QString environmentProblem;
    for (const auto &[name, value] : made.env) {
        if (name.isEmpty() || name.contains(u'=') || name.contains(u' '))
            environmentProblem = tr("“%1” cannot be the name of a variable.").arg(name);
    }
    check(m_environment, environmentProblem);

    QString urlProblem;
    if (!isProcess && !made.url.contains(u"${"_s)) {
        const QUrl url(made.url, QUrl::StrictMode);
        if (made.url.isEmpty())
            urlProblem = tr("Give the address of the server's MCP endpoint.");
        else if (!url.isValid() || url.host().isEmpty() ||
                 (url.scheme() != "http"_L1 && url.scheme() != "https"_L1))
            urlProblem = tr("The URL must begin with http:// or https:// and name a host.");
    }
    check(m_url, urlProblem);

    QString headerProblem;
    for (const auto &[name, value] : made.headers) {
        if (!token.match(name).hasMatch())
            headerProblem = tr("“%1” cannot be the name of a header field.").arg(name);
        else if (value.contains(u'\n') || value.contains(u'\r'))
            headerProblem = tr("The value of “%1” has a line break in it.").arg(name);
    }
    check(m_headers, headerProblem);

    if (first) {
        first->setFocus();
        return;
    }
    QDialog::accept();
}

void ServerDialog::fillRevisions()
{
    const QVariant before = m_revision->currentData();
    const auto mode = Mcp::EraMode(m_era->currentData().toInt());
    m_revision->clear();
    m_revision->addItem(tr("The newest in common"));
    for (const Mcp::Revision revision : Mcp::kRevisions) {
        const Mcp::Era era = Mcp::era(revision);
        const bool fits = mode == Mcp::EraMode::Auto ||
                          (mode == Mcp::EraMode::Legacy) == (era == Mcp::Era::Legacy);
        if (fits)
            m_revision->addItem(StateWords::revision(revision), int(revision));
    }
    m_revision->setCurrentIndex(before.isValid() ? qMax(0, m_revision->findData(before)) : 0);
    changed();
}

void ServerDialog::kindChanged()
{
    m_pages->setCurrentIndex(kind() == Kind::Stdio ? 0 : 1);
    m_pages->updateGeometry();
    changed();
}

void ServerDialog::offerSplit()
{
    const QString text = m_commandEdit->text().trimmed();
    const auto words = ShellWords::split(text);
    m_split->setVisible(words && words->size() > 1 && !QFile::exists(text));
}

void ServerDialog::splitCommand()
{
    auto words = ShellWords::split(m_commandEdit->text());
    if (!words || words->size() < 2)
        return;
    const QString command = words->takeFirst();
    m_words->setWords(*words + m_words->words());
    m_commandEdit->setText(command);
    m_commandEdit->setFocus();
}

void ServerDialog::changed()
{
    if (!m_preview)
        return;
    offerSplit();
    m_preview->setEntry(entry());
}

Kind ServerDialog::kind() const
{
    return Kind(m_kind->currentData().toInt());
}

} // namespace Vitrine
