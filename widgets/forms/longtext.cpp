// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/longtext.h"

#include "forms/tone.h"

#include <QLabel>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

// About three lines in a panel of the usual width.
constexpr qsizetype kBeginning = 200;
constexpr qsizetype kBeginningLines = 4;

// The beginning up to the end of a word, or nothing if the text is short.
QString beginningOf(const QString &text)
{
    qsizetype end = text.size();
    qsizetype lines = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) == u'\n' && ++lines == kBeginningLines) {
            end = i;
            break;
        }
    }
    if (end > kBeginning * 5 / 4) {
        const qsizetype space = text.lastIndexOf(u' ', kBeginning);
        end = space > kBeginning / 2 ? space : kBeginning;
    }
    return end < text.size() ? text.first(end).trimmed() + u" …"_s : QString();
}

} // namespace

LongText::LongText(const QString &text, QWidget *parent)
    : QWidget(parent), m_text(text.trimmed()), m_beginning(beginningOf(m_text)), m_label(new QLabel)
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_label->setFocusPolicy(Qt::NoFocus);
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    setTone(m_label, Role::Muted);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_label);
    if (!m_beginning.isEmpty()) {
        m_more = new QLabel;
        m_more->setObjectName(u"more"_s);
        m_more->setTextFormat(Qt::RichText); // our own words
        m_more->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        layout->addWidget(m_more, 0, Qt::AlignLeft);
        connect(m_more, &QLabel::linkActivated, this, [this] { setExpanded(!m_isExpanded); });
    }
    setExpanded(m_beginning.isEmpty());
}

void LongText::setExpanded(bool expanded)
{
    m_isExpanded = expanded;
    m_label->setText(expanded ? m_text : m_beginning);
    if (!m_more)
        return;
    const QString text = expanded ? tr("Show less") : tr("Show all");
    m_more->setText(u"<a href='#'>%1</a>"_s.arg(text.toHtmlEscaped()));
    m_more->setAccessibleName(text);
}

} // namespace Vitrine
