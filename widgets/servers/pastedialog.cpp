// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/pastedialog.h"

#include "common/codeview.h"
#include "common/theme.h"
#include "config/servercatalogue.h"
#include "servers/entryfromwords.h"
#include "servers/launchpreview.h"
#include "servers/shellwords.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

// A README often gives just the command. Anything with a brace is meant as JSON.
std::optional<Mcp::ServerEntry> fromLine(const QString &text)
{
    const QString line = text.trimmed();
    if (line.isEmpty() || line.contains(u'{') || line.startsWith(u'[') || line.startsWith(u'"'))
        return std::nullopt;
    const auto words = ShellWords::split(line);
    if (!words || words->isEmpty())
        return std::nullopt;
    return entryFromWords(*words);
}

} // namespace

PasteDialog::PasteDialog(QWidget *parent)
    : QDialog(parent)
    , m_text(new CodeView(this))
    , m_problem(new QLabel(this))
    , m_found(new QListWidget(this))
    , m_preview(new LaunchPreview(this))
{
    setObjectName(u"pasteDialog"_s);
    setWindowTitle(tr("Paste configuration"));
    m_text->setObjectName(u"pasteText"_s);
    m_text->setReadOnly(false);
    m_text->setLanguage(u"JSON"_s);
    m_text->setPlaceholderText(
        u"{\n  \"mcpServers\": {\n    \"files\": {\n      \"command\": \"npx\",\n"
        "      \"args\": [\"-y\", \"@modelcontextprotocol/server-filesystem\", \".\"]\n    }\n  }\n}"_s);
    m_problem->setObjectName(u"pasteProblem"_s);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_found->setObjectName(u"pasteFound"_s);
    m_found->setAccessibleName(tr("Servers found"));
    m_found->setMaximumHeight(m_found->fontMetrics().height() * 7);

    auto *lead = new QLabel(
        tr("Paste a server's JSON from its README, an mcpServers file, a command line or a URL."),
        this);
    lead->setWordWrap(true);
    lead->setBuddy(m_text);
    m_text->setAccessibleName(lead->text());
    auto *foot = new QLabel(tr("Nothing is started now. The first time you connect, you are shown "
                               "the command once more."),
                            this);
    foot->setWordWrap(true);
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, Theme::instance().color(Role::Muted));
    foot->setPalette(quiet);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_add = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
    m_add->setObjectName(u"pasteAdd"_s);
    m_add->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addWidget(lead);
    column->addWidget(m_text, 3);
    column->addWidget(m_problem);
    column->addWidget(m_found);
    column->addWidget(m_preview, 2);
    column->addWidget(foot);
    column->addWidget(buttons);
    resize(640, 660);

    connect(m_text, &QPlainTextEdit::textChanged, this, &PasteDialog::read);
    connect(m_found, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_preview->setEntry(m_entries.at(row));
    });
    connect(m_found, &QListWidget::itemChanged, this, &PasteDialog::updateChoice);
    m_problem->hide();
    m_found->hide();
    m_preview->hide();
    updateChoice();
    m_text->setFocus();
}

void PasteDialog::setText(const QString &text)
{
    m_text->setPlainText(text);
}

QList<Mcp::ServerEntry> PasteDialog::entries() const
{
    QList<Mcp::ServerEntry> chosen;
    for (int row = 0; row < m_found->count(); ++row) {
        if (m_found->item(row)->checkState() == Qt::Checked)
            chosen.append(m_entries.at(row));
    }
    return chosen;
}

void PasteDialog::read()
{
    const QString text = m_text->toPlainText();
    if (text == m_read) // colouring counts as a change too
        return;
    m_read = text;
    m_entries.clear();
    m_problem->clear();
    int errorAt = -1;
    if (const auto entry = fromLine(text)) {
        m_entries.append(*entry);
    } else if (!text.trimmed().isEmpty()) {
        const auto found = Mcp::ServerCatalogue::fromSnippet(text);
        if (found) {
            m_entries = *found;
            if (m_entries.isEmpty())
                m_problem->setText(
                    tr("There is no server in this text. One has a “command” or a “url”."));
        } else {
            const Mcp::Error &error = found.error();
            m_problem->setText(error.where.isEmpty() ? error.text
                                                     : tr("%1 (%2)").arg(error.text, error.where));
            if (error.offset) // in bytes of the UTF-8
                errorAt = int(QString::fromUtf8(text.toUtf8().first(qMin<qsizetype>(
                                                    *error.offset, text.toUtf8().size())))
                                  .size());
        }
    }
    m_text->setErrorAt(errorAt);
    m_problem->setVisible(!m_problem->text().isEmpty());
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, Theme::instance().color(Role::Error));
    m_problem->setPalette(ink);

    m_found->clear();
    for (const Mcp::ServerEntry &entry : std::as_const(m_entries)) {
        auto *item = new QListWidgetItem(tr("%1   %2").arg(entry.name, entry.target()), m_found);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    m_found->setVisible(m_entries.size() > 1);
    m_preview->setVisible(!m_entries.isEmpty());
    if (!m_entries.isEmpty()) {
        m_found->setCurrentRow(0);
        m_preview->setEntry(m_entries.first());
    }
    updateChoice();
}

void PasteDialog::updateChoice()
{
    const int count = int(entries().size());
    m_add->setEnabled(count > 0);
    m_add->setText(count > 1 ? tr("Add %n servers", nullptr, count) : tr("Add server"));
}

} // namespace Vitrine
