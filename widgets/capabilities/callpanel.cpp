// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/callpanel.h"

#include "capabilities/callbar.h"
#include "capabilities/itemheader.h"
#include "capabilities/requestpreview.h"
#include "capabilities/resultpane.h"
#include "common/emptystate.h"
#include "results/banner.h"

#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Mcp::CatalogueItem;
using Mcp::Json;

namespace {
// From this width on the result stands beside the request.
constexpr int kWide = 680;
} // namespace

CallPanel::CallPanel(ResultView::Kind kind, const Words &words, QWidget *parent)
    : QWidget(parent)
    , m_name(words.name)
    , m_store(ArgumentStore::shared())
    , m_pages(new QStackedWidget(this))
    , m_nothing(new EmptyState)
    , m_splitter(new QSplitter)
    , m_header(new ItemHeader)
    , m_editors(new QVBoxLayout)
    , m_preview(new RequestPreview)
    , m_question(new Banner)
    , m_bar(new CallBar(words.verb, words.icon))
    , m_result(new ResultPane(kind))
{
    m_nothing->setObjectName(u"nothingChosen"_s);
    m_nothing->setIcon(u"left"_s);
    m_nothing->setTitle(words.nothingTitle);
    m_nothing->setText(words.nothingText);
    m_result->view()->setEmptyText(words.emptyTitle, words.emptyText);
    m_splitter->setObjectName(u"callSplitter"_s);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeRequestSide(words));
    m_splitter->addWidget(m_result);
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(m_splitter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);

    m_keepSoon.setSingleShot(true);
    m_keepSoon.setInterval(500ms);
    connect(&m_keepSoon, &QTimer::timeout, this, &CallPanel::keepDraft);
    connect(m_splitter, &QSplitter::splitterMoved, this, &CallPanel::saveSplit);
    connect(m_bar, &CallBar::callRequested, this, &CallPanel::call);
    connect(m_bar, &CallBar::cancelRequested, this, &CallPanel::cancel);
    connect(m_result, &ResultPane::frameRequested, this, &CallPanel::frameRequested);
    connect(&m_runner, &CallRunner::changed, this, [this](ServerPort *port, const QString &key) {
        if (port != m_port)
            return;
        emit runningChanged(key, m_runner.state(port, key).isRunning());
        if (key == m_key)
            showState();
    });
    arrange();
}

CallPanel::~CallPanel() = default;

QWidget *CallPanel::makeRequestSide(const Words &)
{
    auto *side = new QWidget;
    side->setObjectName(u"requestSide"_s);
    side->setMinimumWidth(220);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(m_header);
    layout->addLayout(m_editors, 1);
    layout->addWidget(m_preview);
    layout->addWidget(m_question);
    layout->addWidget(m_bar);
    m_editors->setSpacing(8);
    m_question->setObjectName(u"callQuestion"_s);
    m_question->hide();
    return side;
}

void CallPanel::setStore(std::shared_ptr<ArgumentStore> store)
{
    m_store = std::move(store);
}

void CallPanel::setPort(ServerPort *port)
{
    if (port && port == m_port)
        return;
    keepDraft();
    if (m_port)
        m_port->disconnect(this);
    m_port = port;
    m_result->setPort(port);
    m_confirmed.clear();
    if (port)
        connect(port, &ServerPort::stateChanged, this, &CallPanel::showState);
    setItem({}, m_kind, nullptr);
}

void CallPanel::setItem(const QString &key, Mcp::ListKind kind, const CatalogueItem *item)
{
    keepDraft();
    m_question->hide();
    m_key = key;
    m_kind = kind;
    m_hasItem = item && m_port;
    m_item = item ? *item : CatalogueItem{};
    m_pages->setCurrentWidget(m_hasItem ? static_cast<QWidget *>(m_splitter) : m_nothing);
    if (m_hasItem) {
        m_isFilling = true;
        m_header->setItem(kind, m_item);
        showItem(m_item, kind);
        m_isFilling = false;
        m_isEdited = false;
        updatePreview();
        m_result->setState(m_runner.state(m_port, m_key));
    }
    showState();
}

void CallPanel::requestEdited()
{
    if (m_isFilling)
        return;
    m_isEdited = true;
    m_keepSoon.start();
    m_question->hide();
    updatePreview();
    emit stateChanged();
}

void CallPanel::updatePreview()
{
    m_preview->setCall(request(), m_port ? m_port->commandLine() : QStringList());
}

void CallPanel::showState()
{
    const CallState &state = m_port ? m_runner.state(m_port, m_key) : CallState{};
    m_bar->setState(state);
    m_bar->setCallEnabled(m_hasItem, {});
    const auto &shown = m_result->view()->outcome();
    const bool isNew =
        state.outcome && (!shown || shown->requestFrame != state.outcome->requestFrame ||
                          shown->duration != state.outcome->duration);
    if (m_hasItem && isNew)
        m_result->setState(state);
    emit stateChanged();
}

bool CallPanel::canCall() const
{
    return m_hasItem;
}

bool CallPanel::isRunning() const
{
    return m_port && m_runner.state(m_port, m_key).isRunning();
}

void CallPanel::ask(Role role, const QString &icon, const QString &title, const QString &detail,
                    const QString &button, const std::function<void()> &go)
{
    m_question->clearButtons();
    m_question->setMessage(role, icon, title, detail);
    QPushButton *yes = m_question->addButton(button, u"answerQuestion"_s);
    connect(yes, &QPushButton::clicked, this, [this, go] {
        m_question->hide();
        go();
    });
    m_question->show();
    // Not the answer itself: a second Enter must not be the consent.
    m_question->raise();
}

void CallPanel::call()
{
    if (!m_hasItem)
        return;
    if (!m_port->isReady()) {
        ask(Role::Warn, u"disconnect"_s, tr("%1 is not connected").arg(m_port->name()), {},
            tr("Connect"), [this] {
                if (m_port)
                    m_port->start();
            });
        return;
    }
    const auto confirmed = [this] {
        const QString question = warning();
        if (question.isEmpty() || m_confirmed.contains(m_key))
            return send();
        ask(Role::Error, u"warning"_s, question,
            tr("Vitrine asks once for each tool and connection."), tr("Call it"), [this] {
                m_confirmed.insert(m_key);
                send();
            });
    };
    if (const QString doubt = problem(); !doubt.isEmpty()) {
        showProblem();
        ask(Role::Warn, u"warning"_s, doubt, tr("The server will probably refuse this."),
            tr("Send anyway"), confirmed);
        return;
    }
    confirmed();
}

void CallPanel::send()
{
    if (!m_hasItem || !m_port)
        return;
    m_question->hide();
    keepDraft();
    if (const auto arguments = draftToStore())
        m_store->addSent(m_port->name(), storeKey(), *arguments);
    const Json *schema = m_item.outputSchema();
    m_runner.start(m_port, m_key, request(), schema ? std::optional(*schema) : std::nullopt);
}

void CallPanel::cancel()
{
    if (m_port)
        m_runner.cancel(m_port, m_key);
}

QString CallPanel::storeKey() const
{
    const bool isAddress =
        m_kind == Mcp::ListKind::Resources || m_kind == Mcp::ListKind::ResourceTemplates;
    return m_name + u'/' + (isAddress ? m_item.uri : m_item.name);
}

void CallPanel::keepDraft()
{
    m_keepSoon.stop();
    if (!m_hasItem || !m_port || !m_isEdited)
        return;
    m_isEdited = false;
    m_drafts.insert(m_port->name() + u'\n' + m_key, draftText());
    if (const auto arguments = draftToStore())
        m_store->setDraft(m_port->name(), storeKey(), *arguments);
}

std::optional<QString> CallPanel::draftInMemory() const
{
    const auto found = m_drafts.constFind((m_port ? m_port->name() : QString()) + u'\n' + m_key);
    return found == m_drafts.cend() ? std::nullopt : std::optional(*found);
}

std::optional<Json> CallPanel::draftInStore() const
{
    return m_port ? m_store->draft(m_port->name(), storeKey()) : std::nullopt;
}

QList<Json> CallPanel::sentBefore() const
{
    return m_port ? m_store->sent(m_port->name(), storeKey()) : QList<Json>();
}

void CallPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void CallPanel::arrange()
{
    const Qt::Orientation wanted = width() >= kWide ? Qt::Horizontal : Qt::Vertical;
    const QString key = "capabilities/%1/split-%2"_L1.arg(
        m_name, wanted == Qt::Horizontal ? "wide"_L1 : "narrow"_L1);
    if (m_splitter->property("key").toString() == key)
        return;
    m_splitter->setProperty("key", key);
    m_splitter->setOrientation(wanted);
    // The gap beside the handle belongs to the result, so that a line stands between the two.
    m_result->setContentsMargins(wanted == Qt::Horizontal ? 4 : 0, wanted == Qt::Horizontal ? 0 : 4,
                                 0, 0);
    const QVariantList sizes = QSettings().value(key).toList();
    if (sizes.size() == 2 && sizes.at(0).toInt() > 0 && sizes.at(1).toInt() > 0)
        m_splitter->setSizes({sizes.at(0).toInt(), sizes.at(1).toInt()});
    else
        m_splitter->setSizes({1000, 1000});
}

void CallPanel::saveSplit()
{
    const QList<int> sizes = m_splitter->sizes();
    QSettings().setValue(m_splitter->property("key").toString(),
                         QVariantList{sizes.at(0), sizes.at(1)});
}

} // namespace Vitrine
