// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/cataloguepage.h"

#include "capabilities/callbar.h"
#include "capabilities/callpanel.h"
#include "capabilities/cataloguelistpane.h"
#include "capabilities/cataloguemodel.h"
#include "capabilities/serverport.h"
#include "common/theme.h"

#include <QAction>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::CatalogueItem;
using Mcp::ListKind;

namespace {
constexpr int kListWidth = 260;
}

CataloguePage::CataloguePage(const QString &name, const QList<ListKind> &kinds, CallPanel *panel,
                             QWidget *parent)
    : QWidget(parent)
    , m_list(new CatalogueListPane(kinds))
    , m_panel(panel)
    , m_splitter(new QSplitter(this))
{
    setObjectName(name);
    m_splitter->setObjectName(u"pageSplitter"_s);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_panel);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(1, 1);
    m_panel->setContentsMargins(4, 0, 0, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addWidget(m_splitter);

    const QString key = "capabilities/%1/listWidth"_L1.arg(name);
    const int width = QSettings().value(key, kListWidth).toInt();
    m_splitter->setSizes({width, 10 * width});
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this, key] { QSettings().setValue(key, m_splitter->sizes().first()); });

    createActions();
    connect(m_list, &CatalogueListPane::currentChanged, this, &CataloguePage::showCurrent);
    connect(m_list, &CatalogueListPane::activated, this,
            [this] { m_panel->callBar()->callButton()->setFocus(Qt::OtherFocusReason); });
    connect(m_list, &CatalogueListPane::frameRequested, this, &CataloguePage::frameRequested);
    connect(m_panel, &CallPanel::frameRequested, this, &CataloguePage::frameRequested);
    connect(m_panel, &CallPanel::stateChanged, this, &CataloguePage::updateActions);
    connect(m_panel, &CallPanel::runningChanged, m_list->model(), &CatalogueModel::setRunning);
    updateActions();
}

QAction *CataloguePage::addAction(const QString &name, const QString &text, const QString &icon,
                                  const QList<QKeySequence> &keys)
{
    auto *action = new QAction(Theme::instance().icon(icon), text, this);
    action->setObjectName(objectName() + u'.' + name);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QWidget::addAction(action);
    return action;
}

void CataloguePage::createActions()
{
    m_search = addAction(u"search"_s, tr("Search the list"), u"search"_s, {Qt::Key_Slash});
    m_refresh = addAction(u"refresh"_s, tr("Read the list again"), u"refresh"_s, {Qt::Key_F5});
    const QString verb = m_panel->callBar()->callButton()->text();
    m_call = addAction(u"call"_s, verb, u"play"_s,
                       {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    m_cancel = addAction(u"cancel"_s, tr("Cancel the call"), u"cancel"_s, {Qt::Key_Escape});
    connect(m_search, &QAction::triggered, m_list, &CatalogueListPane::focusSearch);
    connect(m_refresh, &QAction::triggered, m_list, &CatalogueListPane::refresh);
    connect(m_call, &QAction::triggered, this, &CataloguePage::call);
    connect(m_cancel, &QAction::triggered, m_panel, &CallPanel::cancel);
}

QList<QAction *> CataloguePage::pageActions() const
{
    return {m_call, m_cancel, m_refresh, m_search};
}

void CataloguePage::setConnection(ServerConnection *connection)
{
    setPort(ConnectionPort::of(connection));
}

void CataloguePage::setPort(ServerPort *port)
{
    if (port && port == m_port)
        return;
    if (m_port)
        m_port->disconnect(this);
    m_port = port;
    // The panel first: it keeps the draft of what it shows before that goes away.
    m_panel->setPort(port);
    m_list->setPort(port);
    if (port) {
        connect(port, &ServerPort::stateChanged, this, &CataloguePage::updateActions);
        connect(port, &QObject::destroyed, this, [this] { setPort(nullptr); });
    }
    updateActions();
}

void CataloguePage::call()
{
    m_panel->call();
}

bool CataloguePage::select(ListKind kind, const QString &name)
{
    return m_list->select(kind, name);
}

void CataloguePage::showCurrent()
{
    m_panel->setItem(m_list->currentKey(), m_list->currentKind(), m_list->current());
}

void CataloguePage::updateActions()
{
    const bool isReady = m_port && m_port->isReady();
    m_refresh->setEnabled(isReady);
    m_search->setEnabled(m_port != nullptr);
    m_call->setEnabled(m_panel->canCall());
    m_cancel->setEnabled(m_panel->isRunning());
}

} // namespace Vitrine
