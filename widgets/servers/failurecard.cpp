// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/failurecard.h"

#include "common/codeview.h"
#include "common/theme.h"
#include "servers/statewords.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QUrl>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using State = Mcp::SessionStatus::State;

namespace {
constexpr qsizetype kStderrLines = 12;
}

FailureCard::FailureCard(QWidget *parent)
    : Card(parent)
    , m_icon(new QLabel(this))
    , m_sentence(new QLabel(this))
    , m_detail(new QLabel(this))
    , m_stderrTitle(new QLabel(this))
    , m_stderr(new CodeView(this))
    , m_retry(new QPushButton(this))
    , m_edit(new QPushButton(this))
    , m_frame(new QPushButton(this))
{
    setObjectName(u"failureCard"_s);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    strong.setPointSizeF(strong.pointSizeF() * 1.1);
    m_sentence->setFont(strong);
    m_sentence->setObjectName(u"failureSentence"_s);
    m_detail->setObjectName(u"failureDetail"_s);
    m_detail->setFont(Theme::monospace());
    for (QLabel *label : {m_sentence, m_detail}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_stderr->setObjectName(u"failureStderr"_s);
    m_retry->setObjectName(u"failureRetry"_s);
    m_retry->setProperty("primary", true);
    m_edit->setObjectName(u"failureEdit"_s);
    m_frame->setObjectName(u"failureFrame"_s);

    auto *head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(6);
    texts->addWidget(m_sentence);
    texts->addWidget(m_detail);
    head->addLayout(texts, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_retry);
    buttons->addWidget(m_edit);
    buttons->addWidget(m_frame);
    buttons->addStretch();
    body()->addLayout(head);
    body()->addWidget(m_stderrTitle);
    body()->addWidget(m_stderr);
    body()->addLayout(buttons);

    connect(m_retry, &QPushButton::clicked, this, &FailureCard::retryRequested);
    connect(m_edit, &QPushButton::clicked, this, &FailureCard::editRequested);
    connect(m_frame, &QPushButton::clicked, this, [this] {
        if (m_status.error && m_status.error->frame)
            emit frameRequested(*m_status.error->frame);
    });
    retranslate();
    hide();
}

void FailureCard::show(const Mcp::SessionStatus &status)
{
    m_status = status;
    const bool ended = status.state == State::Closed || status.state == State::Failed;
    setVisible(ended && status.error.has_value());
    if (!isVisibleTo(parentWidget()))
        return;
    const Mcp::Error &error = *status.error;
    m_icon->setPixmap(
        Theme::instance().icon(u"error"_s, Role::Error).pixmap(QSize(24, 24), devicePixelRatioF()));
    m_sentence->setText(sentence(status));
    m_detail->setText(error.where.isEmpty() ? error.text : error.text + u'\n' + error.where);
    m_frame->setVisible(error.frame.has_value());

    const QStringList &lines = status.facts.stderrTail;
    m_stderr->setCode(lines.sliced(qMax<qsizetype>(0, lines.size() - kStderrLines)).join(u'\n'));
    m_stderr->setFixedHeight(
        m_stderr->fontMetrics().lineSpacing() * int(qBound(2, lines.size(), kStderrLines)) + 14);
    m_stderr->verticalScrollBar()->setValue(m_stderr->verticalScrollBar()->maximum());
    m_stderr->setVisible(!lines.isEmpty());
    m_stderrTitle->setVisible(!lines.isEmpty());
}

QString FailureCard::sentence(const Mcp::SessionStatus &status)
{
    if (!status.error)
        return {};
    const Mcp::TransportFacts &facts = status.facts;
    const bool wasReady = status.state == State::Closed;
    const QString exit = StateWords::exit(facts);
    if (!exit.isEmpty()) {
        return wasReady
                   ? tr("The server's process ended while it was connected. %1.").arg(exit)
                   : tr("The server's process ended before the session was open. %1.").arg(exit);
    }
    if (status.error->kind == Mcp::Error::Kind::Transport && status.error->httpStatus == 0) {
        if (facts.url.isEmpty() && facts.pid == 0)
            return tr("The program could not be started.");
        if (!facts.url.isEmpty())
            return tr("The server at %1 could not be reached.").arg(QUrl(facts.url).authority());
    }
    return StateWords::sentence(*status.error);
}

void FailureCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        show(m_status);
    }
    Card::changeEvent(event);
}

void FailureCard::retranslate()
{
    m_stderrTitle->setText(tr("The last lines of stderr"));
    m_stderr->setAccessibleName(m_stderrTitle->text());
    m_retry->setText(tr("Try again"));
    m_edit->setText(tr("Edit server…"));
    m_frame->setText(tr("Show frame"));
}

} // namespace Vitrine
