// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/statusline.h"

#include "common/tooltip.h"
#include "engine/serverconnection.h"
#include "servers/failurecard.h"
#include "servers/statewords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QUrl>

namespace Vitrine {
using namespace Qt::StringLiterals;

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent), m_row(new QHBoxLayout(this)), m_lamp(new QLabel(this))
{
    setObjectName(u"statusLine"_s);
    m_row->setContentsMargins(8, 3, 8, 3);
    m_row->setSpacing(18);
    m_lamp->setFixedSize(16, 16);
    m_row->addWidget(m_lamp);
    m_state = addPart(u"statusState"_s);
    m_row->setSpacing(6);
    m_target = addPart(u"statusTarget"_s);
    m_revision = addPart(u"statusRevision"_s);
    m_session = addPart(u"statusSession"_s);
    m_pending = addPart(u"statusPending"_s);
    m_row->addStretch(1);
    m_rate = addPart(u"statusRate"_s);
    m_recording = addPart(u"statusRecording"_s);
    connect(&Theme::instance(), &Theme::changed, this, &StatusLine::refresh);
    refresh();
}

QLabel *StatusLine::addPart(const QString &name)
{
    auto *part = new QLabel(this);
    part->setObjectName(name);
    part->setTextFormat(Qt::PlainText);
    part->setContentsMargins(0, 0, 14, 0);
    part->hide();
    m_row->addWidget(part);
    m_parts.append(part);
    return part;
}

void StatusLine::setConnection(ServerConnection *connection)
{
    if (m_connection)
        m_connection->disconnect(this);
    m_connection = connection;
    if (connection) {
        connect(connection, &ServerConnection::statusChanged, this, &StatusLine::refresh);
        connect(connection, &ServerConnection::entryChanged, this, &StatusLine::refresh);
        connect(connection, &QObject::destroyed, this, &StatusLine::refresh, Qt::QueuedConnection);
    }
    refresh();
}

void StatusLine::setFramesPerSecond(double rate)
{
    show(m_rate, rate > 0 ? tr("%1 frames/s").arg(QLocale().toString(qRound64(rate))) : QString());
}

void StatusLine::setRecordingProblem(const QString &problem)
{
    show(m_recording, problem.isEmpty() ? QString() : tr("Recording in memory only"), Role::Warn,
         problem);
}

QString StatusLine::text() const
{
    QStringList texts;
    for (const QLabel *part : m_parts) {
        if (part->isVisibleTo(this))
            texts.append(part->text());
    }
    return texts.join(u" · "_s);
}

void StatusLine::show(QLabel *part, const QString &text, Role role, const QString &hint)
{
    part->setText(text);
    part->setVisible(!text.isEmpty());
    part->setToolTip(plainToolTip(hint));
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, Theme::instance().color(role));
    part->setPalette(ink);
}

void StatusLine::refresh()
{
    m_lamp->setVisible(m_connection);
    if (!m_connection) {
        show(m_state, tr("No server selected"));
        for (QLabel *part : {m_target, m_revision, m_session, m_pending})
            part->hide();
        return;
    }
    const Mcp::SessionStatus &status = m_connection->status();
    const Mcp::TransportFacts &facts = status.facts;
    const Role role = StateWords::role(status);
    m_lamp->setPixmap(Theme::instance()
                          .icon(StateWords::lamp(status), role)
                          .pixmap(QSize(14, 14), devicePixelRatioF()));
    show(m_state, tr("%1: %2").arg(m_connection->entry().name, StateWords::word(status)), role,
         FailureCard::sentence(status));

    QString target;
    if (!facts.url.isEmpty()) {
        target = facts.lastHttpStatus > 0
                     ? tr("%1, HTTP %2").arg(QUrl(facts.url).authority()).arg(facts.lastHttpStatus)
                     : QUrl(facts.url).authority();
    } else if (const QString exit = StateWords::exit(facts); !exit.isEmpty()) {
        target = exit;
    } else if (facts.pid > 0) {
        target = tr("pid %1 since %2")
                     .arg(facts.pid)
                     .arg(QLocale().toString(facts.startedAt.toLocalTime(), u"HH:mm:ss"_s));
    }
    show(m_target, target, Role::Muted, facts.url);
    show(m_revision, status.revision ? StateWords::revision(*status.revision) : QString());
    const QString session = QString::fromLatin1(status.sessionId);
    show(m_session,
         session.isEmpty()
             ? QString()
             : tr("session %1").arg(session.size() > 12 ? session.first(12) + u'…' : session),
         Role::Muted, session);
    show(m_pending,
         status.pendingRequests > 0 ? tr("%n unanswered", nullptr, status.pendingRequests)
                                    : QString(),
         Role::Warn);
}

} // namespace Vitrine
