// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/contentview.h"

#include "results/blockview.h"
#include "results/ink.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

ContentView::ContentView(QWidget *parent) : QScrollArea(parent)
{
    setObjectName(u"contentView"_s);
    setAccessibleName(tr("Content of the result"));
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void ContentView::setContent(const ResultContent &content)
{
    m_content = content;
    m_blocks.clear();
    m_more = nullptr;
    m_column = new QWidget;
    m_layout = new QVBoxLayout(m_column);
    m_layout->setContentsMargins(0, 0, 8, 0);
    m_layout->setSpacing(12);
    for (const QString &problem : content.problems)
        addNote(problem, Role::Warn);
    if (content.isEmptyList)
        addNote(tr("The result is empty: its list of content has no entry."), Role::Muted);
    else if (content.parts.isEmpty() && content.problems.isEmpty())
        addNote(tr("The result is empty."), Role::Muted);
    // Alone, a long text may have the whole place.
    const bool isAlone = content.parts.size() == 1;
    showMore();
    if (isAlone && m_blocks.first()->part().kind == ContentPart::Kind::Text) {
        m_blocks.first()->setFills(true);
        m_layout->setStretchFactor(m_blocks.first(), 1);
    } else {
        m_layout->addStretch(1);
    }
    // One of the old blocks may be what was just clicked.
    if (QWidget *old = takeWidget())
        old->deleteLater();
    setWidget(m_column);
    m_column->show();
}

void ContentView::showMore()
{
    const qsizetype begin = m_blocks.size();
    const qsizetype end = qMin(begin + kPortion, m_content.parts.size());
    // Behind the last block, in front of the button and the stretch.
    int at = m_more ? m_layout->indexOf(m_more) : m_layout->count();
    for (qsizetype i = begin; i < end; ++i) {
        auto *block = new BlockView(m_content.parts.at(i), m_column);
        connect(block, &BlockView::readRequested, this, &ContentView::readRequested);
        m_layout->insertWidget(at++, block);
        m_blocks += block;
    }
    const qsizetype left = m_content.parts.size() - end;
    if (left == 0) {
        if (m_more)
            m_more->hide();
        return;
    }
    if (!m_more) {
        m_more = new QPushButton(m_column);
        m_more->setObjectName(u"moreContent"_s);
        connect(m_more, &QPushButton::clicked, this, &ContentView::showMore);
        m_layout->addWidget(m_more, 0, Qt::AlignLeft);
    }
    m_more->setText(tr("Show more (%1 left)").arg(QLocale().toString(left)));
    m_more->setAccessibleName(m_more->text());
}

void ContentView::addNote(const QString &text, Role role)
{
    auto *note = new QLabel(text, m_column);
    note->setObjectName(u"contentNote"_s);
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setInk(note, role);
    m_layout->addWidget(note);
}

} // namespace Vitrine
