// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "frames/framemodel.h"

#include <QWidget>

#include <array>
#include <optional>

class QMenu;

namespace Vitrine {

class EmptyState;
class FrameView;
class PillButton;

/// The list with what lies over it: the words for an empty list, and the way back to the newest
/// frames. Chooses the columns for the mixed and the side-by-side view.
class FrameList : public QWidget
{
    Q_OBJECT
public:
    explicit FrameList(FrameModel &model, QWidget *parent = nullptr);

    [[nodiscard]] FrameView *view() const { return m_view; }
    [[nodiscard]] std::optional<quint64> currentFrame() const;
    /// Sequences of the selected rows in order, at most @p limit.
    [[nodiscard]] QList<quint64> selectedFrames(int limit) const;
    /// Selects the frame now, or as soon as its row is there; false if no such row can come.
    bool showFrame(quint64 sequence);

    void setSideBySide(bool on);
    /// Columns and their widths in both views.
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);

    /// One frame as a line of text: number, time, lane, kind, method, id, size, summary.
    [[nodiscard]] QString textOf(quint64 sequence) const;
    /// Raw bytes of the selected frames, each on a line of its own.
    void copyBytes() const;
    void copyText() const;

signals:
    void currentFrameChanged(std::optional<quint64> sequence);
    /// Enter or a double click.
    void frameActivated(quint64 sequence);
    /// Go to the request or the answer.
    void frameRequested(quint64 sequence);
    /// A filter was chosen from the context menu.
    void filterChosen(const Vitrine::FrameFilter &filter);
    void filterResetRequested();
    void clearedFramesRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Automatic columns give way where there is little room.
    enum class ColumnChoice : quint8 { Automatic, Shown, Hidden };

    void updateEmptyState();
    void updateNewFrames();
    void placeOverlays();
    void applyColumns();
    [[nodiscard]] int columnWidth(int column) const;
    void fitTexts();
    void onSectionResized(int column, int width);
    void showColumnMenu(const QPoint &position);
    void restoreCurrent();
    void showContextMenu(const QPoint &position);
    void addFilters(QMenu *menu, quint64 sequence);

    FrameModel &m_model;
    FrameView *m_view;
    EmptyState *m_empty;
    PillButton *m_newFrames;
    std::optional<quint64> m_wanted; ///< to be current again when its row is there
    QByteArray m_otherHeader;        ///< the header's state in the view that is not shown
    std::array<ColumnChoice, FrameModel::ColumnCount> m_choices{};
    bool m_isFitting = false;
    double m_summaryShare = 0.6; ///< side by side: of the room for texts
};

} // namespace Vitrine
