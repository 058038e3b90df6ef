// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractItemView>
#include <QTimer>

#include <optional>

namespace Vitrine {

class FrameDelegate;
class FrameHeader;
class FrameModel;

/// The list of frames. Rows have one height and are numbers, so that ten million of them scroll,
/// grow and are jumped over as fast as ten: no per-row state (which QTableView and QTreeView both
/// keep).
///
/// Follows the end of the log until the user scrolls up or selects an earlier row, and again once
/// the user is back at the end. Never moves under the pointer otherwise.
class FrameView : public QAbstractItemView
{
    Q_OBJECT
public:
    explicit FrameView(FrameModel &model, QWidget *parent = nullptr);
    ~FrameView() override;

    [[nodiscard]] FrameHeader *header() const { return m_header; }
    [[nodiscard]] bool isFollowing() const { return m_following; }
    void setFollowing(bool on);
    /// Rows that came while the end was not followed and are out of sight.
    [[nodiscard]] int newRows() const { return m_newRows; }
    /// Room for a column's usual content, in pixels.
    [[nodiscard]] int usualWidth(int column) const;
    /// Rows that fit completely.
    [[nodiscard]] int rowsInSight() const;
    /// Makes @p row the current one, in sight.
    void selectRow(int row);
    /// The same after rows were exchanged: whether the end is followed stays as it is.
    void restoreRow(int row);

    [[nodiscard]] QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    void setModel(QAbstractItemModel *model) override;
    void reset() override;
    void keyboardSearch(const QString &search) override;

signals:
    /// The keys for copying were pressed.
    void copyRequested();
    void followingChanged(bool following);
    void newRowsChanged(int count);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    [[nodiscard]] int horizontalOffset() const override;
    [[nodiscard]] int verticalOffset() const override;
    [[nodiscard]] bool isIndexHidden(const QModelIndex &index) const override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags flags) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                     const QList<int> &roles = {}) override;
    void rowsInserted(const QModelIndex &parent, int start, int end) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void updateGeometries() override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    [[nodiscard]] int topRow() const;
    [[nodiscard]] int yOf(int row) const;
    [[nodiscard]] bool isInSight(int firstRow, int lastRow) const;
    void onUserScrolled();
    void setNewRows(int count);
    void paintRow(QPainter &painter, int row, int partner);
    void paintBracket(QPainter &painter, int row, int partner);
    void scheduleAges(qint64 youngestAge);

    FrameModel &m_model;
    FrameDelegate *m_delegate;
    FrameHeader *m_header;
    QTimer m_ageTimer;
    bool m_following = true;
    bool m_restoring = false;
    int m_newRows = 0;
};

} // namespace Vitrine
