// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/hexview.h"

#include "common/theme.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <limits>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

constexpr int kMargin = 8;
constexpr qsizetype kCopyLimit = 64 << 20;

bool isPrintable(char c)
{
    return uchar(c) >= 0x20 && uchar(c) < 0x7F;
}

QString hexOf(char c)
{
    return u"%1"_s.arg(uint(uchar(c)), 2, 16, '0'_L1);
}

} // namespace

HexView::HexView(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFont(Theme::monospace());
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setCursor(Qt::IBeamCursor);
    verticalScrollBar()->setSingleStep(1);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void HexView::setBytes(QByteArrayView bytes)
{
    m_bytes = bytes;
    m_anchor = m_cursor = 0;
    m_hasSelection = false;
    updateScrollBars();
    verticalScrollBar()->setValue(0);
    viewport()->update();
}

qsizetype HexView::lineCount() const
{
    return (m_bytes.size() + m_perLine - 1) / m_perLine;
}

int HexView::offsetDigits() const
{
    int digits = 4;
    for (qsizetype left = m_bytes.size() >> 16; left > 0; left >>= 4)
        ++digits;
    return digits;
}

HexView::Columns HexView::columns(int perLine) const
{
    const QFontMetrics metrics(font());
    const int character = metrics.horizontalAdvance(u'0');
    Columns at{.character = character,
               .line = metrics.height() + 2,
               .offset = kMargin,
               .hex = 0,
               .ascii = 0,
               .end = 0};
    at.hex = at.offset + (offsetDigits() + 2) * character;
    at.ascii = at.hex + (perLine * 3 + 2) * character;
    at.end = at.ascii + perLine * character + kMargin;
    return at;
}

QString HexView::lineText(qsizetype line) const
{
    const qsizetype from = line * m_perLine;
    if (from < 0 || from >= m_bytes.size())
        return {};
    const QByteArrayView part =
        m_bytes.sliced(from, std::min<qsizetype>(m_perLine, m_bytes.size() - from));
    QString hex, ascii;
    for (qsizetype i = 0; i < part.size(); ++i) {
        hex += hexOf(part[i]) + (i == 7 ? u"  "_s : u" "_s);
        ascii += isPrintable(part[i]) ? QChar::fromLatin1(part[i]) : u'.';
    }
    return u"%1  %2 |%3|"_s.arg(qulonglong(from), offsetDigits(), 16, '0'_L1)
        .arg(hex.leftJustified(m_perLine * 3 + 1), ascii);
}

void HexView::paintLine(QPainter &painter, const Columns &at, qsizetype line, int y) const
{
    const Theme &theme = Theme::instance();
    const qsizetype from = line * m_perLine;
    const auto cell = [&](int x, int characters) {
        return QRect(x, y, characters * at.character, at.line);
    };
    painter.setPen(theme.color(Role::Muted));
    painter.drawText(cell(at.offset, offsetDigits() + 1), Qt::AlignVCenter,
                     u"%1"_s.arg(qulonglong(from), offsetDigits(), 16, '0'_L1));
    const qsizetype count = std::min<qsizetype>(m_perLine, m_bytes.size() - from);
    for (qsizetype i = 0; i < count; ++i) {
        const char c = m_bytes[from + i];
        const int hexX = at.hex + int(i * 3 + (i >= 8 ? 1 : 0)) * at.character;
        const int asciiX = at.ascii + int(i) * at.character;
        const bool selected = m_hasSelection && from + i >= selectionStart() &&
                              from + i < selectionStart() + selectionLength();
        if (selected) {
            const QColor paper = theme.tint(Role::Accent);
            painter.fillRect(cell(hexX, 2), paper);
            painter.fillRect(cell(asciiX, 1), paper);
        }
        painter.setPen(theme.color(isPrintable(c)     ? Role::Text
                                   : uchar(c) >= 0x80 ? Role::Accent
                                                      : Role::Warn));
        painter.drawText(cell(hexX, 2), Qt::AlignVCenter, hexOf(c));
        painter.drawText(cell(asciiX, 1), Qt::AlignVCenter,
                         isPrintable(c) ? QString(QChar::fromLatin1(c)) : u"."_s);
    }
}

void HexView::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), Theme::instance().color(Role::Raised));
    painter.setFont(font());
    painter.translate(-horizontalScrollBar()->value(), 0);
    const Columns at = columns();
    const qsizetype first = verticalScrollBar()->value();
    const qsizetype last = std::min(lineCount(), first + viewport()->height() / at.line + 1);
    for (qsizetype line = first; line < last; ++line)
        paintLine(painter, at, line, int(line - first) * at.line + 2);
}

void HexView::updateScrollBars()
{
    m_perLine = columns(16).end <= viewport()->width() ? 16 : 8;
    const Columns at = columns();
    const int page = std::max(1, viewport()->height() / at.line);
    const qsizetype last = std::min<qsizetype>(std::max<qsizetype>(0, lineCount() - page),
                                               std::numeric_limits<int>::max());
    verticalScrollBar()->setRange(0, int(last));
    verticalScrollBar()->setPageStep(page);
    horizontalScrollBar()->setRange(0, std::max(0, at.end - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(at.character);
}

void HexView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
}

void HexView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateScrollBars();
}

qsizetype HexView::selectionLength() const
{
    return m_hasSelection ? qAbs(m_cursor - m_anchor) + 1 : 0;
}

void HexView::select(qsizetype offset, qsizetype length)
{
    if (offset < 0 || length <= 0 || offset >= m_bytes.size())
        return;
    moveCursor(offset + length - 1, false);
    m_anchor = offset;
    moveCursor(m_cursor, true);
}

void HexView::moveCursor(qsizetype to, bool keepAnchor)
{
    if (m_bytes.isEmpty())
        return;
    m_cursor = std::clamp<qsizetype>(to, 0, m_bytes.size() - 1);
    if (!keepAnchor)
        m_anchor = m_cursor;
    m_hasSelection = true;
    const auto line = int(m_cursor / m_perLine);
    QScrollBar *bar = verticalScrollBar();
    if (line < bar->value())
        bar->setValue(line);
    else if (line >= bar->value() + bar->pageStep())
        bar->setValue(line - bar->pageStep() + 1);
    viewport()->update();
}

qsizetype HexView::byteAt(QPoint point) const
{
    const Columns at = columns();
    const int x = point.x() + horizontalScrollBar()->value();
    const qsizetype line = verticalScrollBar()->value() + point.y() / at.line;
    int column = x >= at.ascii - at.character
                     ? (x - at.ascii) / at.character
                     : (x - at.hex - (x >= at.hex + 8 * 3 * at.character ? at.character : 0)) /
                           (3 * at.character);
    column = std::clamp(column, 0, m_perLine - 1);
    return line * m_perLine + column;
}

void HexView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        moveCursor(byteAt(event->position().toPoint()),
                   event->modifiers().testFlag(Qt::ShiftModifier));
}

void HexView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        moveCursor(byteAt(event->position().toPoint()), true);
}

void HexView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copyAsText();
        return;
    }
    if (event->matches(QKeySequence::SelectAll)) {
        select(0, m_bytes.size());
        return;
    }
    const bool extend = event->modifiers().testFlag(Qt::ShiftModifier);
    const qsizetype page = qsizetype(verticalScrollBar()->pageStep()) * m_perLine;
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(m_cursor - 1, extend);
        return;
    case Qt::Key_Right:
        moveCursor(m_cursor + 1, extend);
        return;
    case Qt::Key_Up:
        moveCursor(m_cursor - m_perLine, extend);
        return;
    case Qt::Key_Down:
        moveCursor(m_cursor + m_perLine, extend);
        return;
    case Qt::Key_PageUp:
        moveCursor(m_cursor - page, extend);
        return;
    case Qt::Key_PageDown:
        moveCursor(m_cursor + page, extend);
        return;
    case Qt::Key_Home:
        moveCursor(0, extend);
        return;
    case Qt::Key_End:
        moveCursor(m_bytes.size() - 1, extend);
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void HexView::copyAsText() const
{
    if (selectionLength() > 0)
        QGuiApplication::clipboard()->setText(QString::fromUtf8(
            m_bytes.sliced(selectionStart(), std::min(kCopyLimit, selectionLength()))));
}

void HexView::copyAsHex() const
{
    if (selectionLength() > 0)
        QGuiApplication::clipboard()->setText(QString::fromLatin1(
            m_bytes.sliced(selectionStart(), std::min(kCopyLimit, selectionLength()))
                .toByteArray()
                .toHex(' ')));
}

void HexView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy as text"), this, &HexView::copyAsText)
        ->setEnabled(selectionLength() > 0);
    menu->addAction(tr("Copy as hexadecimal"), this, &HexView::copyAsHex)
        ->setEnabled(selectionLength() > 0);
    menu->addAction(tr("Select all"), this, [this] { select(0, m_bytes.size()); });
    menu->popup(event->globalPos());
}

} // namespace Vitrine
