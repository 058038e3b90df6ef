// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/callbar.h"

#include "common/linelabel.h"
#include "common/theme.h"
#include "common/tooltip.h"
#include "results/resultwords.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

namespace Vitrine {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
constexpr int kSteps = 1000;
}

CallBar::CallBar(const QString &verb, const QString &icon, QWidget *parent)
    : QWidget(parent)
    , m_call(new QPushButton(verb, this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_progress(new QProgressBar(this))
    , m_message(new LineLabel(this))
    , m_corner(new QHBoxLayout)
{
    setObjectName(u"callBar"_s);
    m_call->setObjectName(u"call"_s);
    m_call->setAccessibleName(verb);
    m_call->setIcon(Theme::instance().icon(icon, Role::AccentText));
    m_call->setProperty("primary", true);
    m_call->setAutoDefault(false);
    m_cancel->setObjectName(u"cancelCall"_s);
    m_cancel->setAccessibleName(tr("Cancel the call"));
    m_cancel->setToolTip(tr("Take the request back (Esc)"));
    m_cancel->setAutoDefault(false);
    m_progress->setObjectName(u"callProgress"_s);
    m_progress->setAccessibleName(tr("Progress of the call"));
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(96);
    m_progress->setFixedHeight(6);
    m_message->setObjectName(u"callMessage"_s);
    m_message->setRole(Role::Muted);
    m_corner->setSpacing(4);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_call);
    row->addWidget(m_cancel);
    row->addWidget(m_progress);
    row->addWidget(m_message, 1);
    row->addLayout(m_corner);

    connect(m_call, &QPushButton::clicked, this, &CallBar::callRequested);
    connect(m_cancel, &QPushButton::clicked, this, &CallBar::cancelRequested);
    m_ticks.setInterval(100ms);
    connect(&m_ticks, &QTimer::timeout, this, &CallBar::tick);
    setState({});
    setCallEnabled(true);
}

void CallBar::setCallEnabled(bool isEnabled, const QString &why)
{
    m_call->setEnabled(isEnabled);
    m_call->setToolTip(why.isEmpty() ? tr("Send the request (Ctrl+Enter)") : plainToolTip(why));
}

void CallBar::setState(const CallState &state)
{
    m_state = state;
    const bool isRunning = state.isRunning();
    m_cancel->setVisible(isRunning);
    m_progress->setVisible(isRunning);
    if (isRunning && state.progress && state.progress->total && *state.progress->total > 0) {
        const double share = qBound(0.0, state.progress->progress / *state.progress->total, 1.0);
        m_progress->setRange(0, kSteps);
        m_progress->setValue(int(share * kSteps));
    } else {
        m_progress->setRange(0, 0);
    }
    if (isRunning)
        m_ticks.start();
    else
        m_ticks.stop();
    tick();
}

void CallBar::tick()
{
    if (!m_state.isRunning()) {
        m_message->setText({});
        return;
    }
    QStringList parts{
        ResultWords::duration(std::chrono::milliseconds(m_state.elapsed.elapsed() / 100 * 100))};
    if (m_state.running.size() > 1)
        parts += tr("%1 are running").arg(m_state.running.size());
    if (m_state.progress) {
        const QLocale locale;
        const QString done = locale.toString(m_state.progress->progress, 'g', 6);
        parts += m_state.progress->total
                     ? tr("%1 of %2").arg(done, locale.toString(*m_state.progress->total, 'g', 6))
                     : done;
        if (!m_state.progress->message.isEmpty())
            parts += m_state.progress->message;
    }
    m_message->setText(parts.join(u" · "_s));
}

} // namespace Vitrine
