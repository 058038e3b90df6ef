// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/resultpane.h"

#include "common/linelabel.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

ResultPane::ResultPane(ResultView::Kind kind, QWidget *parent)
    : QWidget(parent)
    , m_pages(new QStackedWidget(this))
    , m_view(new ResultView(kind))
    , m_link(new ResultView(ResultView::Kind::Resource))
    , m_uri(new LineLabel)
{
    setObjectName(u"resultPane"_s);
    m_link->setObjectName(u"linkedResource"_s);
    m_pages->addWidget(m_view);
    m_pages->addWidget(makeLinkPage());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);

    for (ResultView *view : {m_view, m_link}) {
        connect(view, &ResultView::frameRequested, this, &ResultPane::frameRequested);
        connect(view, &ResultView::readRequested, this, &ResultPane::readLink);
    }
    connect(&m_reads, &CallRunner::changed, this, [this](ServerPort *port, const QString &uri) {
        const CallState &state = m_reads.state(port, uri);
        if (port == m_port && uri == m_currentUri && !state.isRunning() && state.outcome)
            m_link->setOutcome(*state.outcome);
    });
}

QWidget *ResultPane::makeLinkPage()
{
    auto *back = new QToolButton;
    back->setObjectName(u"backToResult"_s);
    back->setText(tr("Back to the result"));
    back->setAccessibleName(back->text());
    back->setIcon(Theme::instance().icon(u"left"_s, Role::Muted));
    back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    back->setAutoRaise(true);
    connect(back, &QToolButton::clicked, this, &ResultPane::back);
    m_uri->setObjectName(u"linkedUri"_s);
    m_uri->setFont(Theme::monospace());
    m_uri->setElideMode(Qt::ElideMiddle);

    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(back);
    row->addWidget(m_uri, 1);
    layout->addLayout(row);
    layout->addWidget(m_link, 1);
    return page;
}

void ResultPane::setPort(ServerPort *port)
{
    m_port = port;
    back();
}

void ResultPane::setState(const CallState &state)
{
    if (state.outcome)
        m_view->setOutcome(*state.outcome, state.outputSchema);
    else
        m_view->clear();
    back();
}

void ResultPane::readLink(const QString &uri)
{
    if (!m_port)
        return;
    m_currentUri = uri;
    m_uri->setText(uri);
    m_link->setEmptyText(tr("Reading"), tr("%1 was asked for %2.").arg(m_port->name(), uri));
    m_link->clear();
    m_pages->setCurrentIndex(1);
    m_reads.start(m_port, uri,
                  {.method = u"resources/read"_s, .params = Mcp::Json::object({{u"uri"_s, uri}})});
}

void ResultPane::back()
{
    m_currentUri.clear();
    m_pages->setCurrentWidget(m_view);
}

} // namespace Vitrine
