// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/filterbar.h"

#include "frames/flowlayout.h"
#include "frames/framewords.h"
#include "frames/pillbutton.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHash>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Lane;

namespace {

Role laneRole(Lane lane)
{
    return Role(quint8(Role::ToServer) + quint8(lane));
}
static_assert(quint8(Role::Lifecycle) - quint8(Role::ToServer) == quint8(Lane::Lifecycle),
              "the roles of the lanes are in the order of the lanes");

Heading laneHeading(Lane lane)
{
    return lane == Lane::ToServer ? Heading::ToServer : Heading::FromServer;
}

} // namespace

FilterBar::FilterBar(const Mcp::FrameLog &log, QWidget *parent) : QWidget(parent), m_log(log)
{
    auto *flow = new FlowLayout(this, 4);
    flow->setContentsMargins(8, 4, 8, 4);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    createLanes();
    createSearch();
    createViews();
    updateServers();
    showFilter();
}

void FilterBar::createLanes()
{
    for (int i = 0; i < Mcp::kLaneCount; ++i) {
        const auto lane = Lane(i);
        auto *button = new PillButton(FrameWords::lane(lane), laneRole(lane), this);
        button->setObjectName("lane-"_L1 + QString::number(i));
        button->setCheckable(true);
        button->setAccessibleName(
            tr("Show lane %1: %2").arg(FrameWords::lane(lane), FrameWords::laneSentence(lane)));
        button->setToolTip(FrameWords::laneSentence(lane));
        if (lane == Lane::ToServer || lane == Lane::FromServer)
            button->setHeading(laneHeading(lane));
        connect(button, &PillButton::clicked, this, [this, i](bool on) {
            FrameFilter filter = m_filter;
            filter.lanes.set(size_t(i), on);
            change(filter);
        });
        layout()->addWidget(button);
        m_lanes[size_t(i)] = button;
    }
}

void FilterBar::createSearch()
{
    m_search = new QLineEdit(this);
    m_search->setObjectName("frameSearch");
    m_search->setPlaceholderText(tr("Search frames"));
    m_search->setAccessibleName(tr("Search frames"));
    m_search->setToolTip(
        tr("Shows the frames whose bytes or method contain this text, in either case"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(Theme::instance().icon(u"search"_s, Role::Muted),
                        QLineEdit::LeadingPosition);
    m_search->setMinimumWidth(160);
    m_search->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        FrameFilter filter = m_filter;
        filter.text = TextMatcher(text);
        change(filter);
    });
    connect(m_search, &QLineEdit::returnPressed, this, &FilterBar::listRequested);
    layout()->addWidget(m_search);

    m_method = new PillButton({}, Role::Accent, this);
    m_method->setObjectName("methodFilter");
    m_method->setAccessibleName(tr("Show all methods"));
    connect(m_method, &PillButton::clicked, this, [this] {
        FrameFilter filter = m_filter;
        filter.method.reset();
        change(filter);
    });
    layout()->addWidget(m_method);

    m_server = new QComboBox(this);
    m_server->setObjectName("serverFilter");
    m_server->setAccessibleName(tr("Show frames of server"));
    m_server->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_server->addItem(tr("All servers"));
    connect(m_server, &QComboBox::activated, this, [this](int index) {
        FrameFilter filter = m_filter;
        const QVariant connection = m_server->itemData(index);
        filter.connection =
            connection.isValid() ? std::optional(connection.toUInt()) : std::nullopt;
        change(filter);
    });
    layout()->addWidget(m_server);
}

void FilterBar::createViews()
{
    auto *group = new QButtonGroup(this);
    const auto choice = [&](const QString &text, const QString &name, const QString &hint) {
        auto *button = new PillButton(text, Role::Accent, this);
        button->setObjectName(name);
        button->setCheckable(true);
        button->setIsChoice(true);
        button->setToolTip(hint);
        layout()->addWidget(button);
        return button;
    };
    m_mixed = choice(tr("Mixed"), u"mixed"_s, tr("One list: stderr lines among the messages"));
    m_sideBySide = choice(tr("Side by side"), u"sideBySide"_s,
                          tr("Messages on the left, stderr on the right, on one clock"));
    group->addButton(m_mixed);
    group->addButton(m_sideBySide);
    m_mixed->setChecked(true);
    connect(group, &QButtonGroup::buttonClicked, this,
            [this] { emit sideBySideChosen(m_sideBySide->isChecked()); });
    m_follow =
        choice(tr("Follow ↓"), u"follow"_s,
               tr("Keep the newest frame in sight; scrolling up or selecting a frame pauses this"));
    m_follow->setAccessibleName(tr("Follow the newest frame"));
    m_follow->setChecked(true);
    connect(m_follow, &PillButton::clicked, this, &FilterBar::followingChosen);
}

QToolButton *FilterBar::addButton(QAction *action)
{
    auto *button = new QToolButton(this);
    button->setObjectName(action->objectName() + "Button"_L1);
    button->setAccessibleName(action->toolTip());
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void FilterBar::change(const FrameFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    showFilter();
    emit filterChanged(filter);
}

void FilterBar::setFilter(const FrameFilter &filter)
{
    m_filter = filter;
    updateServers();
    showFilter();
}

void FilterBar::showFilter()
{
    for (size_t i = 0; i < m_lanes.size(); ++i)
        m_lanes[i]->setChecked(m_filter.lanes.test(i));
    if (m_search->text() != m_filter.text.text()) {
        const QSignalBlocker blocker(m_search);
        m_search->setText(m_filter.text.text());
    }
    m_method->setVisible(m_filter.method.has_value());
    if (m_filter.method) {
        const QString method = m_log.methodName(*m_filter.method);
        m_method->setText(method + u"  ✕"_s);
        m_method->setAccessibleName(tr("Only %1; press to show all methods").arg(method));
        m_method->setToolTip(m_method->accessibleName());
        m_method->updateGeometry();
    }
    m_server->setCurrentIndex(
        m_filter.connection ? std::max(0, m_server->findData(*m_filter.connection)) : 0);
    m_server->setVisible(m_knownServers > 1 || m_filter.connection);
}

void FilterBar::updateServers()
{
    const quint32 count = m_log.connectionCount();
    if (count == m_knownServers)
        return;
    m_knownServers = count;
    const QSignalBlocker blocker(m_server);
    while (m_server->count() > 1)
        m_server->removeItem(m_server->count() - 1);
    QHash<QString, int> runs;
    for (quint32 connection = 1; connection <= count; ++connection) {
        const QString name = m_log.connectionName(connection);
        const int run = ++runs[name];
        m_server->addItem(run == 1 ? name : tr("%1, run %2").arg(name).arg(run), connection);
    }
    showFilter();
}

void FilterBar::setSideBySide(bool on)
{
    (on ? m_sideBySide : m_mixed)->setChecked(true);
}

void FilterBar::setFollowing(bool on)
{
    m_follow->setChecked(on);
}

void FilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Down) {
            emit listRequested();
            return true;
        }
        if (key->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace Vitrine
