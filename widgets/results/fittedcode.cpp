// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/fittedcode.h"

#include <QEvent>
#include <QTextBlock>

#include <cmath>

namespace Vitrine {

namespace {
constexpr int kLeastLines = 4;
}

FittedCode::FittedCode(QWidget *parent) : CodeView(parent)
{
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // lines are wrapped
}

void FittedCode::setMaximumLines(int lines)
{
    m_maximumLines = lines;
    fit();
}

void FittedCode::setFittedCode(const QString &text)
{
    setCode(text);
    fit();
}

void FittedCode::resizeEvent(QResizeEvent *event)
{
    CodeView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void FittedCode::changeEvent(QEvent *event)
{
    CodeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void FittedCode::fit()
{
    const int line = fontMetrics().lineSpacing();
    const int around = 2 * frameWidth() + int(std::ceil(2 * document()->documentMargin()));
    if (m_maximumLines <= 0) {
        setMinimumHeight(kLeastLines * line + around);
        setMaximumHeight(QWIDGETSIZE_MAX);
        return;
    }
    // Only as many lines are laid out as can be seen.
    const qreal most = m_maximumLines * line;
    qreal height = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && height < most;
         block = block.next())
        height += blockBoundingRect(block).height();
    setFixedHeight(int(std::ceil(qBound<qreal>(line, height, most))) + around);
}

} // namespace Vitrine
