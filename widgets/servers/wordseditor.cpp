// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/wordseditor.h"

#include "common/theme.h"
#include "servers/shellwords.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;

WordsEditor::WordsEditor(QWidget *parent)
    : QWidget(parent)
    , m_text(new QPlainTextEdit(this))
    , m_modes(new QButtonGroup(this))
    , m_rules(new QLabel(this))
{
    auto *lines = new QRadioButton(tr("One a line"), this);
    auto *shell = new QRadioButton(tr("As in a shell"), this);
    lines->setObjectName(u"argumentsOnePerLine"_s);
    shell->setObjectName(u"argumentsShell"_s);
    lines->setChecked(true);
    m_modes->addButton(lines, int(Mode::OnePerLine));
    m_modes->addButton(shell, int(Mode::Shell));

    m_text->setObjectName(u"argumentsText"_s);
    m_text->setAccessibleName(tr("Arguments"));
    m_text->setFont(Theme::monospace());
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(m_text->fontMetrics().lineSpacing() * 4 + 14);
    m_rules->setWordWrap(true);
    m_rules->setTextFormat(Qt::PlainText);
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, Theme::instance().color(Role::Muted));
    m_rules->setPalette(quiet);

    auto *modes = new QHBoxLayout;
    modes->setSpacing(16);
    modes->addWidget(lines);
    modes->addWidget(shell);
    modes->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(modes);
    column->addWidget(m_text);
    column->addWidget(m_rules);

    connect(m_modes, &QButtonGroup::idClicked, this, [this](int id) { setMode(Mode(id)); });
    connect(m_text, &QPlainTextEdit::textChanged, this, &WordsEditor::edited);
    updateRules();
}

void WordsEditor::setWords(const QStringList &words)
{
    const auto needsQuotes = [](const QString &word) {
        return word.contains(u'\n') || word.isEmpty();
    };
    if (m_mode == Mode::OnePerLine && std::ranges::any_of(words, needsQuotes)) {
        m_mode = Mode::Shell;
        m_modes->button(int(Mode::Shell))->setChecked(true);
        updateRules();
    }
    m_text->setPlainText(m_mode == Mode::Shell ? ShellWords::join(words) : words.join(u'\n'));
}

QStringList WordsEditor::words() const
{
    const QString text = m_text->toPlainText();
    if (m_mode == Mode::Shell)
        return ShellWords::split(text).value_or(QStringList());
    QStringList lines = text.split(u'\n');
    lines.removeAll(QString());
    return lines;
}

QString WordsEditor::problem() const
{
    if (m_mode != Mode::Shell)
        return {};
    const auto words = ShellWords::split(m_text->toPlainText());
    if (words)
        return {};
    if (words.error().quote == u'\\')
        return tr("The backslash at the end has nothing to keep.");
    return tr("The quote %1 at character %2 has no end.")
        .arg(words.error().quote)
        .arg(words.error().position + 1);
}

void WordsEditor::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    if (!problem().isEmpty()) { // what cannot be read cannot be rewritten
        m_modes->button(int(m_mode))->setChecked(true);
        return;
    }
    const QStringList same = words();
    m_mode = mode;
    m_modes->button(int(mode))->setChecked(true);
    setWords(same);
    updateRules();
}

void WordsEditor::updateRules()
{
    m_rules->setText(
        m_mode == Mode::OnePerLine
            ? tr("Each line is one argument, exactly as it stands; spaces and quotes belong to it.")
            : tr("Split at spaces. '…' and \"…\" keep spaces, \\ keeps the next character. There "
                 "is no shell: no "
                 "wildcards, no pipes; variables only as ${NAME}."));
}

} // namespace Vitrine
