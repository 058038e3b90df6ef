// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/frameview.h"

#include "common/theme.h"
#include "frames/framedelegate.h"
#include "frames/frameheader.h"
#include "frames/framemodel.h"
#include "frames/framepaint.h"

#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace Vitrine {
using namespace std::chrono_literals;
using Mcp::Frame;
using Mcp::FrameKind;

FrameView::FrameView(FrameModel &model, QWidget *parent)
    : QAbstractItemView(parent)
    , m_model(model)
    , m_delegate(new FrameDelegate(model, this))
    , m_header(new FrameHeader(this))
{
    m_header->setObjectName("header");
    connect(m_header, &QHeaderView::sectionResized, this, [this] {
        updateGeometries();
        viewport()->update();
    });
    connect(m_header, &QHeaderView::sectionMoved, this, [this] { viewport()->update(); });

    setItemDelegate(m_delegate);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setFrameShape(QFrame::NoFrame);
    setModel(&model);

    for (int column = 0; column < FrameModel::ColumnCount; ++column)
        m_header->resizeSection(column, m_delegate->columnWidth(column));

    m_ageTimer.setSingleShot(true);
    connect(&m_ageTimer, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, &FrameView::onUserScrolled);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

FrameView::~FrameView() = default;

void FrameView::setModel(QAbstractItemModel *model)
{
    QAbstractItemView::setModel(model);
    m_header->setModel(model);
}

void FrameView::reset()
{
    QAbstractItemView::reset();
    setNewRows(0);
    updateGeometries();
    if (m_following)
        scrollToBottom();
}

void FrameView::keyboardSearch(const QString &search)
{
    // The inherited one walks over all rows; the panel has a search field.
    Q_UNUSED(search)
}

int FrameView::topRow() const
{
    return verticalScrollBar()->value();
}

int FrameView::yOf(int row) const
{
    // Far away rows would overflow the coordinates, and are as good as just outside.
    const int distance = std::clamp(row - topRow(), -2, rowsInSight() + 2);
    return distance * m_delegate->rowHeight();
}

int FrameView::rowsInSight() const
{
    return std::max(1, viewport()->height() / m_delegate->rowHeight());
}

int FrameView::usualWidth(int column) const
{
    return m_delegate->columnWidth(column);
}

int FrameView::horizontalOffset() const
{
    return m_header->offset();
}

int FrameView::verticalOffset() const
{
    return topRow();
}

bool FrameView::isIndexHidden(const QModelIndex &index) const
{
    return m_header->isSectionHidden(index.column());
}

QRect FrameView::visualRect(const QModelIndex &index) const
{
    if (!index.isValid() || isIndexHidden(index))
        return {};
    return {m_header->sectionViewportPosition(index.column()), yOf(index.row()),
            m_header->sectionSize(index.column()), m_delegate->rowHeight()};
}

QModelIndex FrameView::indexAt(const QPoint &point) const
{
    const int column = m_header->logicalIndexAt(point.x());
    const int row = topRow() + point.y() / m_delegate->rowHeight();
    if (column < 0 || point.y() < 0 || row >= m_model.rowCount())
        return {};
    return m_model.index(row, column);
}

void FrameView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    if (!index.isValid())
        return;
    const int row = index.row(), page = rowsInSight();
    int top = topRow();
    if (hint == PositionAtTop || (hint == EnsureVisible && row < top))
        top = row;
    else if (hint == PositionAtBottom || (hint == EnsureVisible && row >= top + page))
        top = row - page + 1;
    else if (hint == PositionAtCenter)
        top = row - page / 2;
    verticalScrollBar()->setValue(top);
}

QModelIndex FrameView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    Q_UNUSED(modifiers)
    const int rows = m_model.rowCount();
    if (rows == 0)
        return {};
    int row = currentIndex().row();
    switch (action) {
    case MoveUp:
    case MovePrevious:
        row = row < 0 ? rows - 1 : row - 1;
        break;
    case MoveDown:
    case MoveNext:
        row = row < 0 ? topRow() : row + 1;
        break;
    case MovePageUp:
        row -= rowsInSight();
        break;
    case MovePageDown:
        row += rowsInSight();
        break;
    case MoveHome:
        row = 0;
        break;
    case MoveEnd:
        row = rows - 1;
        break;
    case MoveLeft:
    case MoveRight: {
        QScrollBar *bar = horizontalScrollBar();
        bar->triggerAction(action == MoveLeft ? QScrollBar::SliderSingleStepSub
                                              : QScrollBar::SliderSingleStepAdd);
        break;
    }
    }
    return m_model.index(std::clamp(row, 0, rows - 1), std::max(0, currentIndex().column()));
}

void FrameView::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags flags)
{
    const int rows = m_model.rowCount();
    const int first = topRow() + rect.top() / m_delegate->rowHeight();
    const int last = std::min(rows - 1, topRow() + rect.bottom() / m_delegate->rowHeight());
    if (rows == 0 || first > last) {
        selectionModel()->select(QItemSelection(), flags);
        return;
    }
    const QItemSelection range(m_model.index(std::max(0, first), 0),
                               m_model.index(last, FrameModel::ColumnCount - 1));
    selectionModel()->select(range, flags);
}

QRegion FrameView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    const int first = topRow(), last = topRow() + rowsInSight() + 1;
    for (const QItemSelectionRange &range : selection) {
        const int from = std::max(first, range.top()), to = std::min(last, range.bottom());
        if (from <= to)
            region +=
                QRect(0, yOf(from), viewport()->width(), (to - from + 1) * m_delegate->rowHeight());
    }
    return region;
}

void FrameView::selectRow(int row)
{
    const QModelIndex index = m_model.index(row, FrameModel::Summary);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect |
                                                 QItemSelectionModel::Rows);
    if (row < topRow() || row >= topRow() + rowsInSight())
        scrollTo(index, PositionAtCenter);
}

void FrameView::restoreRow(int row)
{
    const QScopedValueRollback restoring(m_restoring, true);
    const QModelIndex index = m_model.index(row, FrameModel::Summary);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect |
                                                 QItemSelectionModel::Rows);
    if (m_following)
        scrollToBottom();
    else
        scrollTo(index, PositionAtCenter);
}

void FrameView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous);
    viewport()->update(); // the partner's row and the bracket move too
    if (current.isValid() && !m_restoring)
        setFollowing(current.row() == m_model.rowCount() - 1);
}

void FrameView::setFollowing(bool on)
{
    if (m_following == on)
        return;
    m_following = on;
    if (on) {
        setNewRows(0);
        scrollToBottom();
    }
    emit followingChanged(on);
}

void FrameView::onUserScrolled()
{
    const QScrollBar *bar = verticalScrollBar();
    // The action is announced before it is carried out: the slider is where the value will be.
    const bool atEnd = bar->sliderPosition() >= bar->maximum();
    setFollowing(atEnd);
}

void FrameView::setNewRows(int count)
{
    if (m_newRows == count)
        return;
    m_newRows = count;
    emit newRowsChanged(count);
}

bool FrameView::isInSight(int firstRow, int lastRow) const
{
    return firstRow <= topRow() + rowsInSight() && lastRow >= topRow();
}

void FrameView::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                            const QList<int> &roles)
{
    // The inherited one visits every cell of the range, which reaches from an answered request to
    // the end.
    Q_UNUSED(roles)
    if (isInSight(topLeft.row(), bottomRight.row()))
        viewport()->update();
}

void FrameView::rowsInserted(const QModelIndex &parent, int start, int end)
{
    QAbstractItemView::rowsInserted(parent, start, end);
    updateGeometries();
    if (isInSight(start, end))
        viewport()->update();
    if (m_following)
        scrollToBottom();
    else if (end >= topRow() + rowsInSight())
        setNewRows(m_newRows + end - start + 1);
}

void FrameView::scrollContentsBy(int dx, int dy)
{
    Q_UNUSED(dy)
    if (dx != 0)
        m_header->setOffset(horizontalScrollBar()->value());
    viewport()->update();
    if (topRow() >= verticalScrollBar()->maximum())
        setNewRows(0);
}

void FrameView::updateGeometries()
{
    const int headerHeight = m_header->sizeHint().height();
    if (viewportMargins().top() != headerHeight)
        setViewportMargins(0, headerHeight, 0, 0);
    const QRect area = viewport()->geometry();
    m_header->setGeometry(area.left(), area.top() - headerHeight, area.width(), headerHeight);

    QScrollBar *vertical = verticalScrollBar();
    vertical->setRange(0, std::max(0, m_model.rowCount() - rowsInSight()));
    vertical->setPageStep(rowsInSight());
    vertical->setSingleStep(1);
    QScrollBar *horizontal = horizontalScrollBar();
    horizontal->setRange(0, std::max(0, m_header->length() - area.width()));
    horizontal->setPageStep(area.width());
    horizontal->setSingleStep(24);
    m_header->setOffset(horizontal->value());
    QAbstractItemView::updateGeometries();
}

void FrameView::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
    if (m_following)
        scrollToBottom();
}

void FrameView::changeEvent(QEvent *event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange ||
        event->type() == QEvent::StyleChange) {
        m_delegate->updateFonts();
        updateGeometries();
    }
}

void FrameView::keyPressEvent(QKeyEvent *event)
{
    // The inherited one copies the current cell only.
    if (event->matches(QKeySequence::Copy))
        emit copyRequested();
    else
        QAbstractItemView::keyPressEvent(event);
}

void FrameView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), Theme::instance().color(Role::Raised));
    const int height = m_delegate->rowHeight();
    const int first = topRow() + event->rect().top() / height;
    const int last = std::min(m_model.rowCount() - 1, topRow() + event->rect().bottom() / height);
    const int current = currentIndex().row();
    const int partner = current >= 0 ? m_model.partnerRow(current).value_or(-1) : -1;
    qint64 youngestAge = -1;
    for (int row = first; row <= last; ++row) {
        paintRow(painter, row, partner);
        const Frame frame = m_model.frameAt(row);
        if (m_model.outcome(frame) == FrameModel::Outcome::Waiting) {
            const qint64 age = FrameModel::age(frame);
            youngestAge = youngestAge < 0 ? age : std::min(youngestAge, age);
        }
    }
    if (partner >= 0)
        paintBracket(painter, current, partner);
    if (m_model.isSideBySide()) {
        const int x = m_header->sectionViewportPosition(FrameModel::StderrText);
        painter.setPen(Theme::instance().color(Role::Line));
        painter.drawLine(x, 0, x, viewport()->height());
    }
    scheduleAges(youngestAge);
}

// Ages are painted again as often as their text changes, and only while they can be seen.
void FrameView::scheduleAges(qint64 youngestAge)
{
    if (youngestAge < 0) {
        m_ageTimer.stop();
        return;
    }
    const auto age = std::chrono::nanoseconds(youngestAge);
    const std::chrono::milliseconds wait = age < 10s ? 100ms : age < 60s ? 1000ms : 20'000ms;
    if (!m_ageTimer.isActive() || m_ageTimer.intervalAsDuration() > wait)
        m_ageTimer.start(wait);
}

void FrameView::paintRow(QPainter &painter, int row, int partner)
{
    const Theme &theme = Theme::instance();
    const QRect line(0, yOf(row), viewport()->width(), m_delegate->rowHeight());
    const Frame frame = m_model.frameAt(row);
    const bool selected = selectionModel()->isRowSelected(row);
    const bool current = currentIndex().row() == row;
    const bool wrong = frame.kind == FrameKind::Invalid || frame.kind == FrameKind::Error;
    // Only the theme's tints: on those every ink is known to be readable.
    const QColor raised = theme.color(Role::Raised), accent = theme.color(Role::Accent);
    if (selected)
        painter.fillRect(line, theme.tint(Role::Accent));
    else if (row == partner)
        painter.fillRect(line, Theme::mix(theme.tint(Role::Accent), raised, 0.6));
    else if (wrong)
        painter.fillRect(line, Theme::mix(theme.tint(Role::Error), raised, 0.7));
    if (selected || row == partner)
        painter.fillRect(QRect(0, line.top(), 3, line.height()),
                         selected ? accent : Theme::mix(accent, raised, 0.5));

    QStyleOptionViewItem option;
    initViewItemOption(&option);
    for (int visual = 0; visual < m_header->count(); ++visual) {
        const int column = m_header->logicalIndex(visual);
        if (m_header->isSectionHidden(column))
            continue;
        const int x = m_header->sectionViewportPosition(column),
                  width = m_header->sectionSize(column);
        if (x + width < 0 || x > viewport()->width())
            continue;
        option.rect = QRect(x, line.top(), width, line.height());
        m_delegate->paint(&painter, option, m_model.index(row, column));
    }
    if (current && hasFocus()) {
        painter.setPen(theme.color(Role::Accent));
        painter.drawRect(line.adjusted(0, 0, -1, -1));
    }
}

// Joins request and response of the current row in the left part of the number's column.
void FrameView::paintBracket(QPainter &painter, int row, int partner)
{
    const int half = m_delegate->rowHeight() / 2;
    const int left = m_header->sectionViewportPosition(FrameModel::Number) + 7;
    const int right = left + 8;
    const int from = std::min(row, partner), to = std::max(row, partner);
    const int top = yOf(from) + half, bottom = yOf(to) + half;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::instance().color(Role::Accent), 1.5, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.drawPolyline(QList<QPointF>{QPointF(right, top), QPointF(left, top),
                                        QPointF(left, bottom), QPointF(right, bottom)});
    // The arrow head is at the later one: the answer.
    painter.drawPolyline(QList<QPointF>{QPointF(right - 3, bottom - 3), QPointF(right, bottom),
                                        QPointF(right - 3, bottom + 3)});
    painter.restore();
}

} // namespace Vitrine
