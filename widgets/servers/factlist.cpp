// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/factlist.h"

#include <QGridLayout>
#include <QLabel>

namespace Vitrine {
using namespace Qt::StringLiterals;

FactList::FactList(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnMinimumWidth(0, 120);
    connect(&Theme::instance(), &Theme::changed, this, &FactList::colour);
}

void FactList::setFacts(const QList<Fact> &facts)
{
    m_facts.clear();
    for (const Fact &fact : facts) {
        if (!fact.value.isEmpty())
            m_facts.append(fact);
    }
    while (m_rows.size() < m_facts.size()) {
        const Row row{.name = new QLabel(this), .value = new QLabel(this)};
        row.name->setTextFormat(Qt::PlainText);
        row.name->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        row.value->setTextFormat(Qt::PlainText); // from a server: never markup
        row.value->setWordWrap(true);
        row.value->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        row.value->setTextInteractionFlags(Qt::TextSelectableByMouse |
                                           Qt::TextSelectableByKeyboard);
        m_grid->addWidget(row.name, int(m_rows.size()), 0);
        m_grid->addWidget(row.value, int(m_rows.size()), 1);
        m_rows.append(row);
    }
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const bool used = i < m_facts.size();
        const Row &row = m_rows.at(i);
        row.name->setVisible(used);
        row.value->setVisible(used);
        if (!used)
            continue;
        const Fact &fact = m_facts.at(i);
        if (row.name->text() != fact.name)
            row.name->setText(fact.name);
        if (row.value->text() != fact.value)
            row.value->setText(fact.value);
        row.value->setAccessibleName(u"%1: %2"_s.arg(fact.name, fact.value));
        row.value->setFont(fact.isFromWire ? Theme::monospace() : font());
    }
    colour();
}

void FactList::colour()
{
    const Theme &theme = Theme::instance();
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme.color(Role::Muted));
    for (qsizetype i = 0; i < m_facts.size(); ++i) {
        m_rows.at(i).name->setPalette(quiet);
        QPalette ink = palette();
        ink.setColor(QPalette::WindowText, theme.color(m_facts.at(i).role));
        m_rows.at(i).value->setPalette(ink);
    }
}

} // namespace Vitrine
