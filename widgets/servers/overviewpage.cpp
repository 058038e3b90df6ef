// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/overviewpage.h"

#include "common/badge.h"
#include "common/card.h"
#include "common/codeview.h"
#include "common/emptystate.h"
#include "common/theme.h"
#include "engine/serverconnection.h"
#include "servers/capabilitylist.h"
#include "servers/factlist.h"
#include "servers/failurecard.h"
#include "servers/launchpreview.h"
#include "servers/shellwords.h"
#include "servers/statewords.h"

#include <QClipboard>
#include <QDateTime>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <chrono>

namespace Vitrine {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using State = Mcp::SessionStatus::State;

namespace {

constexpr int kContentWidth = 1240;
constexpr int kTwoColumns = 820; ///< from this width on cards stand side by side
constexpr int kStderrLines = 8;

} // namespace

OverviewPage::OverviewPage(QWidget *parent)
    : QWidget(parent), m_stack(new QStackedWidget(this)), m_empty(new EmptyState(this))
{
    setObjectName(u"overviewPage"_s);
    m_empty->setIcon(u"overview"_s);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(createContent());
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_stack);

    m_elapsed.setInterval(1s);
    connect(&m_elapsed, &QTimer::timeout, this, &OverviewPage::refreshHead);
    connect(m_empty, &EmptyState::actionTriggered, this, &OverviewPage::addRequested);
    connect(&Theme::instance(), &Theme::changed, this, &OverviewPage::refresh);
    retranslate();
    refresh();
}

QWidget *OverviewPage::createHead()
{
    auto *head = new QWidget(this);
    m_lamp = new QLabel(head);
    m_name = new QLabel(head);
    m_name->setObjectName(u"overviewName"_s);
    m_subtitle = new QLabel(head);
    m_subtitle->setObjectName(u"overviewSubtitle"_s);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setWeight(QFont::DemiBold);
    m_name->setFont(large);
    for (QLabel *label : {m_name, m_subtitle}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    m_state = new Badge({}, Role::Muted, head);
    m_state->setObjectName(u"overviewState"_s);
    m_revision = new Badge({}, Role::Accent, head);
    m_revision->setObjectName(u"overviewRevision"_s);
    m_connect = new QPushButton(head);
    m_connect->setObjectName(u"overviewConnect"_s);
    m_connect->setProperty("primary", true);
    m_connect->setIcon(Theme::instance().icon(u"connect"_s, Role::AccentText));

    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_name);
    texts->addWidget(m_subtitle);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(4, 4, 4, 4);
    row->setSpacing(10);
    row->addWidget(m_lamp, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    row->addWidget(m_state);
    row->addWidget(m_revision);
    row->addWidget(m_connect);
    connect(m_connect, &QPushButton::clicked, this, [this] {
        if (m_connection)
            emit connectRequested(m_connection);
    });
    return head;
}

QWidget *OverviewPage::createContent()
{
    auto *content = new QWidget(this);
    content->setMaximumWidth(kContentWidth);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(16, 14, 16, 16);
    column->setSpacing(12);
    column->addWidget(createHead());

    m_failure = new FailureCard(content);
    column->addWidget(m_failure);
    connect(m_failure, &FailureCard::frameRequested, this, &OverviewPage::frameRequested);
    connect(m_failure, &FailureCard::retryRequested, this,
            [this] { emit connectRequested(m_connection); });
    connect(m_failure, &FailureCard::editRequested, this,
            [this] { emit editRequested(m_connection); });

    m_launchCard = new Card(content);
    m_launch = new LaunchPreview(m_launchCard);
    m_launchCard->body()->addWidget(m_launch);
    column->addWidget(m_launchCard);

    const auto addRow = [this, column] {
        auto *row = new QBoxLayout(QBoxLayout::TopToBottom);
        row->setSpacing(12);
        column->addLayout(row);
        m_cardRows.append(row);
        return row;
    };
    QBoxLayout *first = addRow();
    m_sessionCard = new Card(content);
    m_session = new FactList(m_sessionCard);
    m_session->setObjectName(u"sessionFacts"_s);
    m_sessionCard->body()->addWidget(m_session);
    first->addWidget(m_sessionCard, 1);

    m_instructionsCard = new Card(content);
    m_instructions = new QLabel(m_instructionsCard);
    m_instructions->setObjectName(u"instructions"_s);
    m_instructions->setTextFormat(Qt::PlainText);
    m_instructions->setWordWrap(true);
    m_instructions->setTextInteractionFlags(Qt::TextSelectableByMouse |
                                            Qt::TextSelectableByKeyboard);
    m_instructionsCard->body()->addWidget(m_instructions);
    m_instructionsCard->body()->addStretch();

    m_capabilitiesCard = new Card(content);
    m_capabilities = new CapabilityList(m_capabilitiesCard);
    m_capabilities->setObjectName(u"capabilities"_s);
    m_capabilitiesCard->body()->addWidget(m_capabilities);
    m_capabilitiesCard->body()->addStretch();
    QBoxLayout *second = addRow();
    second->addWidget(m_capabilitiesCard, 1);
    second->addWidget(m_instructionsCard, 1);
    connect(m_capabilities, &CapabilityList::listRequested, this, &OverviewPage::listRequested);

    m_transportCard = new Card(content);
    m_transport = new FactList(m_transportCard);
    m_transport->setObjectName(u"transportFacts"_s);
    m_stderrTitle = new QLabel(m_transportCard);
    m_stderr = new CodeView(m_transportCard);
    m_stderr->setObjectName(u"stderrTail"_s);
    m_stderr->setFixedHeight(m_stderr->fontMetrics().lineSpacing() * kStderrLines + 14);
    m_transportCard->body()->addWidget(m_transport);
    m_transportCard->body()->addWidget(m_stderrTitle);
    m_transportCard->body()->addWidget(m_stderr);
    m_copy = new QToolButton(m_transportCard);
    m_copy->setObjectName(u"copyShellLine"_s);
    m_copy->setAutoRaise(true);
    m_copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_copy->setIcon(Theme::instance().icon(u"copy"_s));
    m_transportCard->corner()->addWidget(m_copy);
    connect(m_copy, &QToolButton::clicked, this, &OverviewPage::copyShellLine);
    first->addWidget(m_transportCard, 1);
    m_sessionCard->body()->addStretch();
    m_transportCard->body()->addStretch();
    column->addStretch();

    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"overviewScroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *holder = new QWidget(scroll);
    auto *middle = new QHBoxLayout(holder);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->addWidget(content, 1);
    middle->addStretch(0);
    scroll->setWidget(holder);
    return scroll;
}

void OverviewPage::setConnection(ServerConnection *connection)
{
    if (m_connection)
        m_connection->disconnect(this);
    m_connection = connection;
    if (connection) {
        // Counts and facts change often; one refresh a turn of the event loop is enough.
        const auto soon = [this] {
            if (std::exchange(m_isRefreshQueued, true))
                return;
            QMetaObject::invokeMethod(this, &OverviewPage::refresh, Qt::QueuedConnection);
        };
        connect(connection, &ServerConnection::statusChanged, this, soon);
        connect(connection, &ServerConnection::listChanged, this, soon);
        connect(connection, &ServerConnection::entryChanged, this, soon);
        connect(connection, &QObject::destroyed, this, soon);
    }
    refresh();
}

void OverviewPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const auto direction =
        width() >= kTwoColumns ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    for (QBoxLayout *row : std::as_const(m_cardRows))
        row->setDirection(direction);
}

void OverviewPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

void OverviewPage::retranslate()
{
    m_empty->setTitle(tr("No server selected"));
    m_empty->setText(tr("Choose a server on the left, or add one."));
    m_empty->setAction(tr("Add server…"), u"add"_s);
    m_connect->setText(tr("Connect"));
    m_launchCard->setTitle(tr("Not connected yet"));
    m_sessionCard->setTitle(tr("Session"));
    m_instructionsCard->setTitle(tr("Instructions from the server"));
    m_capabilitiesCard->setTitle(tr("Capabilities of the server"));
    m_stderrTitle->setText(tr("The last lines of stderr"));
    m_stderr->setAccessibleName(m_stderrTitle->text());
    m_copy->setText(tr("Copy as shell line"));
}

void OverviewPage::refresh()
{
    m_isRefreshQueued = false;
    m_stack->setCurrentIndex(m_connection ? 1 : 0);
    if (!m_connection) {
        m_elapsed.stop();
        return;
    }
    refreshHead();
    m_failure->show(m_connection->status());
    refreshSession();
    refreshTransport();
}

void OverviewPage::refreshHead()
{
    const Mcp::SessionStatus &status = m_connection->status();
    const Theme &theme = Theme::instance();
    const Role role = StateWords::role(status);
    m_lamp->setPixmap(
        theme.icon(StateWords::lamp(status), role).pixmap(QSize(22, 22), devicePixelRatioF()));
    m_name->setText(m_connection->entry().name);

    const bool opening = status.state == State::Connecting || status.state == State::Negotiating;
    const qint64 now = QDateTime::currentSecsSinceEpoch();
    if (opening && !m_elapsed.isActive()) {
        m_openingSince = now;
        m_elapsed.start();
    } else if (!opening) {
        m_elapsed.stop();
    }
    QString subtitle = m_connection->entry().target();
    const Mcp::Json &info = status.serverInfo;
    if (info.isObject()) {
        const QString title = info["title"_L1].toString();
        const QString name = info["name"_L1].toString();
        subtitle = title.isEmpty() || title == name ? name : tr("%1 (%2)").arg(title, name);
        if (const QString version = info["version"_L1].toString(); !version.isEmpty())
            subtitle = tr("%1, version %2").arg(subtitle, version);
    }
    m_subtitle->setText(subtitle.simplified());
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme.color(Role::Muted));
    m_subtitle->setPalette(quiet);

    const QString word = StateWords::word(status);
    m_state->setText(opening ? tr("%1, %2").arg(word, StateWords::duration(now - m_openingSince))
                             : word);
    m_state->setRole(role);
    m_revision->setVisible(status.revision.has_value());
    if (status.revision)
        m_revision->setText(StateWords::revision(*status.revision));
    m_connect->setVisible(!m_connection->isActive());
}

void OverviewPage::refreshSession()
{
    const Mcp::SessionStatus &status = m_connection->status();
    const bool neverOpened = !m_connection->isActive() && !status.error && !status.revision;
    m_launchCard->setVisible(neverOpened);
    if (neverOpened)
        m_launch->setEntry(m_connection->entry());

    QList<FactList::Fact> facts;
    const Mcp::Json &info = status.serverInfo;
    facts.append({.name = tr("Server"), .value = info["name"_L1].toString(), .isFromWire = true});
    facts.append(
        {.name = tr("Version"), .value = info["version"_L1].toString(), .isFromWire = true});
    facts.append(
        {.name = tr("Website"), .value = info["websiteUrl"_L1].toString(), .isFromWire = true});
    facts.append({.name = tr("Description"), .value = info["description"_L1].toString()});
    if (status.revision)
        facts.append({.name = tr("Revision"), .value = StateWords::revision(*status.revision)});
    facts.append({.name = tr("Server supports"),
                  .value = status.supportedVersions.join(u", "_s),
                  .isFromWire = true});
    facts.append({.name = tr("Session id"),
                  .value = QString::fromLatin1(status.sessionId),
                  .isFromWire = true});
    m_session->setFacts(facts);
    m_sessionCard->setVisible(status.revision.has_value());

    m_instructionsCard->setVisible(!status.instructions.isEmpty());
    m_instructions->setText(status.instructions);
    m_capabilitiesCard->setVisible(status.capabilities.isObject());
    if (status.capabilities.isObject())
        m_capabilities->show(*m_connection);
}

void OverviewPage::refreshTransport()
{
    const Mcp::TransportFacts &facts = m_connection->status().facts;
    const bool isProcess = !facts.argv.isEmpty();
    m_transportCard->setTitle(isProcess ? tr("Process") : tr("Address"));
    m_transportCard->setVisible(isProcess || !facts.url.isEmpty());
    m_copy->setVisible(isProcess);

    QList<FactList::Fact> shown;
    if (isProcess) {
        const QString exit = StateWords::exit(facts);
        const bool failed = facts.exitSignal || facts.exitCode.value_or(0) != 0;
        shown.append(
            {.name = tr("Command"), .value = ShellWords::join(facts.argv), .isFromWire = true});
        shown.append({.name = tr("Program"), .value = facts.program, .isFromWire = true});
        shown.append({.name = tr("Folder"), .value = facts.workingDirectory, .isFromWire = true});
        shown.append({.name = tr("Process id"),
                      .value = facts.pid > 0 ? QString::number(facts.pid) : QString(),
                      .isFromWire = true});
        if (facts.startedAt.isValid())
            shown.append({.name = tr("Started at"),
                          .value = QLocale().toString(facts.startedAt.toLocalTime(),
                                                      u"yyyy-MM-dd HH:mm:ss"_s)});
        shown.append(
            {.name = tr("Exit"), .value = exit, .role = failed ? Role::Error : Role::Text});
    } else {
        shown.append({.name = tr("URL"), .value = facts.url, .isFromWire = true});
        if (facts.lastHttpStatus > 0)
            shown.append({.name = tr("Last HTTP status"),
                          .value = QString::number(facts.lastHttpStatus),
                          .isFromWire = true});
    }
    m_transport->setFacts(shown);

    // The failure card shows them already.
    const bool showStderr =
        isProcess && !facts.stderrTail.isEmpty() && !m_failure->isVisibleTo(this);
    m_stderrTitle->setVisible(showStderr);
    m_stderr->setVisible(showStderr);
    const QString lines = facts.stderrTail.join(u'\n');
    if (showStderr && lines != m_stderr->toPlainText()) {
        const QScrollBar *bar = m_stderr->verticalScrollBar();
        const bool atEnd = bar->value() == bar->maximum();
        m_stderr->setCode(lines);
        if (atEnd)
            m_stderr->verticalScrollBar()->setValue(m_stderr->verticalScrollBar()->maximum());
    }
}

void OverviewPage::copyShellLine()
{
    if (m_connection)
        QGuiApplication::clipboard()->setText(ShellWords::join(m_connection->status().facts.argv));
}

} // namespace Vitrine
