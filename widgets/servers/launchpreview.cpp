// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/launchpreview.h"

#include "common/codeview.h"
#include "common/theme.h"
#include "servers/launchdescription.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <chrono>

namespace Vitrine {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

LaunchPreview::LaunchPreview(QWidget *parent)
    : QWidget(parent)
    , m_caption(new QLabel(this))
    , m_words(new CodeView(this))
    , m_note(new QLabel(this))
{
    m_words->setObjectName(u"launchWords"_s);
    m_words->setMinimumHeight(m_words->fontMetrics().lineSpacing() * 3 + 12);
    m_note->setObjectName(u"launchNote"_s);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_caption);
    column->addWidget(m_words, 1);
    column->addWidget(m_note);

    m_delay.setSingleShot(true);
    m_delay.setInterval(120ms);
    connect(&m_delay, &QTimer::timeout, this, &LaunchPreview::refresh);
    connect(&Theme::instance(), &Theme::changed, this, &LaunchPreview::refresh);
    refresh();
}

void LaunchPreview::setEntry(const Mcp::ServerEntry &entry)
{
    m_entry = entry;
    m_delay.start();
}

QString LaunchPreview::text()
{
    refresh();
    return m_words->toPlainText();
}

void LaunchPreview::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

void LaunchPreview::refresh()
{
    m_delay.stop();
    const bool isProcess = m_entry.kind == Mcp::ServerEntry::Kind::Stdio;
    m_caption->setText(isProcess ? tr("Will start exactly this, without a shell:")
                                 : tr("Will connect to exactly this:"));
    m_words->setAccessibleName(m_caption->text());
    const LaunchDescription description = LaunchDescription::of(m_entry);
    m_words->setCode(description.toText());

    QStringList notes;
    if (!description.problem.isEmpty())
        notes.append(description.problem);
    if (!description.unset.isEmpty())
        notes.append(tr("Without a value: %1").arg(description.unset.join(u", "_s)));
    m_note->setText(notes.join(u'\n'));
    m_note->setVisible(!notes.isEmpty());
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, Theme::instance().color(Role::Warn));
    m_note->setPalette(ink);
}

} // namespace Vitrine
