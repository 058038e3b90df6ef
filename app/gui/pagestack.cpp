// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pagestack.h"

#include "common/theme.h"

#include <QLocale>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

PageStack::PageStack(QWidget *parent)
    : QWidget(parent), m_tabs(new QTabBar(this)), m_stack(new QStackedWidget(this))
{
    m_tabs->setObjectName(u"pageTabs"_s);
    m_tabs->setAccessibleName(tr("Pages"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(true);
    m_tabs->setIconSize(QSize(16, 16));
    m_tabs->setUsesScrollButtons(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &PageStack::show);
}

int PageStack::addPage(const QString &iconName, const QString &text, Factory factory)
{
    m_pages.append({.text = text, .factory = std::move(factory)});
    const QSignalBlocker first(
        m_tabs); // the first tab is chosen at once, but its page may not be made yet
    m_tabs->addTab(Theme::instance().icon(iconName, Role::Muted), text);
    return int(m_pages.size()) - 1;
}

void PageStack::setCount(int page, qsizetype count)
{
    const QString &text = m_pages.at(page).text;
    m_tabs->setTabText(page, count < 0 ? text : u"%1  %2"_s.arg(text, QLocale().toString(count)));
}

int PageStack::currentIndex() const
{
    return m_tabs->currentIndex();
}

void PageStack::setCurrentIndex(int page)
{
    m_tabs->setCurrentIndex(page);
}

QWidget *PageStack::page(int page)
{
    Page &wanted = m_pages[page];
    if (!wanted.widget) {
        wanted.widget = wanted.factory();
        m_stack->addWidget(wanted.widget);
    }
    return wanted.widget;
}

void PageStack::show(int index)
{
    if (index < 0 || index >= m_pages.size())
        return;
    m_stack->setCurrentWidget(page(index));
    emit currentChanged(index);
}

} // namespace Vitrine
