// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "frames/framefilter.h"

#include <QFuture>
#include <QTimer>
#include <QWidget>

#include <optional>

class QAction;
class QLabel;
class QPushButton;
class QSplitter;

namespace Vitrine {

class FilterBar;
class FrameDetail;
class FrameList;
class FrameModel;

/// The frame log: what crossed the wire, live. To be put into a dock.
///
/// QWidget::actions() are the commands for menus and the palette; their shortcuts work while the
/// panel has the focus. GUI thread; the log must outlive the panel and may be written by other
/// threads.
class FrameLogPanel : public QWidget
{
    Q_OBJECT
public:
    explicit FrameLogPanel(Mcp::FrameLog &log, QWidget *parent = nullptr);
    ~FrameLogPanel() override; ///< waits for an export that is being written

    /// One connection of the log, or all.
    void setConnectionFilter(std::optional<quint32> connection);
    /// Selects a frame and brings it into sight. Filters that hide it are reset, and the panel says
    /// so.
    void showFrame(quint64 sequence);
    [[nodiscard]] std::optional<quint64> currentFrame() const;
    void focusSearch();

    /// Lanes, view, column widths, splitter and page; not what belongs to one session.
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray &state);

    /// Frames of the last second.
    [[nodiscard]] double framesPerSecond() const;
    /// Requests of either side without an answer.
    [[nodiscard]] quint64 unansweredCount() const;
    /// "1,204 frames · 3 unanswered · 250 frames/s", for a status bar.
    [[nodiscard]] QString statusText() const;

    [[nodiscard]] FrameModel *model() const { return m_model; }

signals:
    /// Enter or a double click on a frame.
    void frameActivated(quint64 sequence);
    void currentFrameChanged(std::optional<quint64> sequence);
    /// statusText() changed. At most once per display refresh while traffic flows.
    void statusChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Place : quint8 { Automatic, Right, Below };

    void createActions();
    QAction *createAction(const QString &name, const QString &text, const QString &hint,
                          const QKeySequence &keys = {});
    void buildNotice();
    void connectParts();
    void applyFilter(const FrameFilter &filter);
    void resetFilters();
    void setSideBySide(bool on);
    void placeDetail();
    void chooseExport(bool all);
    void exportTo(const QString &path, const QList<quint64> &sequences);
    /// A sentence above the list; @p undo offers to go back to that filter.
    void say(const QString &text, std::optional<FrameFilter> undo = {});
    void updateActions();
    void updateStatus();

    FrameModel *m_model;
    FilterBar *m_bar;
    QWidget *m_notice;
    QLabel *m_noticeText = nullptr;
    QPushButton *m_noticeUndo = nullptr;
    FrameFilter m_undo;
    QSplitter *m_splitter;
    FrameList *m_list;
    FrameDetail *m_detail;
    QAction *m_search = nullptr;
    QAction *m_follow = nullptr;
    QAction *m_sideBySide = nullptr;
    QAction *m_partner = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_resetFilters = nullptr;
    QAction *m_clear = nullptr;
    QAction *m_showCleared = nullptr;
    QAction *m_exportShown = nullptr;
    QAction *m_exportAll = nullptr;
    QAction *m_detailPlace = nullptr;
    Place m_place = Place::Automatic;
    QTimer m_rateTimer;
    QFuture<void> m_export;
};

} // namespace Vitrine
