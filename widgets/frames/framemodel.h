// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "frames/framefilter.h"
#include "frames/framestats.h"
#include "frames/framesummary.h"
#include "frames/framewords.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QElapsedTimer>
#include <QTimer>

#include <deque>
#include <optional>
#include <vector>

namespace Vitrine {

/// The frames of a log that pass a filter, oldest first. Rows are numbers of frames; texts are made
/// when asked for and kept for a screenful or two.
///
/// Without a filter there is no index at all: the row is the sequence minus where the view begins.
/// With one, frames are looked at in slices of a few milliseconds between other events, so rows
/// appear in order while the window stays alive; isSearching() tells.
///
/// Follows FrameLog::grew() with at most one insertion per display refresh, and without a timer
/// while nothing flows. A request's row changes when its answer comes; dataChanged() then covers
/// it.
///
/// GUI thread; the log must outlive it and may be written by other threads.
class FrameModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        Number, ///< Frame::sequence, as shown to people everywhere
        Time,   ///< local time of day, ms
        Delta,  ///< ms since the row above
        Server, ///< connection name
        Lane,   ///< arrow and word
        Kind,
        Method,   ///< a response has its request's
        Id,       ///< raw JSON token
        Duration, ///< ms from request to response, on both rows; an age while there is no response
        Size,     ///< bytes of the frame
        Summary,
        StderrText, ///< side by side: the text of stderr rows, whose other cells are then empty
        ColumnCount
    };
    enum DataRole { SequenceRole = Qt::UserRole };

    /// How a request stands.
    enum class Outcome : quint8 { NotARequest, Waiting, Unanswered, Answered, Failed };

    explicit FrameModel(Mcp::FrameLog &log, QObject *parent = nullptr);
    ~FrameModel() override;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    [[nodiscard]] Mcp::FrameLog &log() const { return m_log; }
    [[nodiscard]] const FrameStats &stats() const { return m_stats; }

    [[nodiscard]] const FrameFilter &filter() const { return m_filter; }
    void setFilter(const FrameFilter &filter);
    /// Hides all frames there are now. The log keeps them.
    void clear();
    /// Takes clear() back.
    void showCleared();
    /// The first frame that clear() did not hide.
    [[nodiscard]] quint64 firstShown() const { return m_begin; }
    /// Frames that came after clear() and do not pass the filter, as far as looked at.
    [[nodiscard]] quint64 filteredOut() const;
    /// Takes in now what came since the last refresh.
    void update() { refresh(); }
    /// The filter has not yet looked at all frames.
    [[nodiscard]] bool isSearching() const { return m_searching; }

    [[nodiscard]] bool isSideBySide() const { return m_sideBySide; }
    void setSideBySide(bool on);

    [[nodiscard]] quint64 sequenceAt(int row) const;
    [[nodiscard]] Mcp::Frame frameAt(int row) const { return m_log.frame(sequenceAt(row)); }
    /// The row of a frame, if it is shown.
    [[nodiscard]] std::optional<int> rowOf(quint64 sequence) const;
    /// The row of the request or response that belongs to this row, if it is shown.
    [[nodiscard]] std::optional<int> partnerRow(int row) const;
    [[nodiscard]] const FrameText &text(quint64 sequence) const;
    [[nodiscard]] Outcome outcome(const Mcp::Frame &frame) const;
    /// What is to be said about a frame in one or two words: its flags, and how a request ended.
    [[nodiscard]] QList<FrameBadge> badges(const Mcp::Frame &frame) const;
    /// From request to response, in ns; nothing without both.
    [[nodiscard]] std::optional<qint64> duration(const Mcp::Frame &frame) const;
    /// How long a request has been waiting, in ns.
    [[nodiscard]] static qint64 age(const Mcp::Frame &frame);

signals:
    /// The numbers of stats(), isSearching() or firstShown() changed. At most once per refresh.
    void progressed();
    /// isSearching() became false.
    void searchFinished();

private:
    void onGrew();
    void refresh();
    void restart(const FrameFilter &filter, quint64 begin);
    [[nodiscard]] bool isIndexed() const { return !m_filter.showsAll(); }
    void appendRows(quint64 end, const QDeadlineTimer &deadline);
    void insertFound();
    void announceAnswers();
    [[nodiscard]] QString display(const Mcp::Frame &frame, int row, int column) const;
    [[nodiscard]] QString durationText(const Mcp::Frame &frame) const;
    [[nodiscard]] QString toolTip(const Mcp::Frame &frame, int column) const;
    [[nodiscard]] QString accessibleText(const Mcp::Frame &frame, int row, int column) const;

    Mcp::FrameLog &m_log;
    FrameStats m_stats;
    FrameFilter m_filter;
    quint64 m_begin = 0;         ///< rows are frames from here on
    quint64 m_plainRows = 0;     ///< rows without an index
    std::deque<quint64> m_index; ///< rows with one; a deque grows without copying
    std::optional<FrameScan> m_scan;
    std::vector<quint64> m_found; ///< by the scan, and not yet rows
    QElapsedTimer m_sinceInsertion;
    bool m_searching = false;
    bool m_sideBySide = false;
    QTimer m_refreshTimer;
    QTimer m_settleTimer;
    QElapsedTimer m_sinceRefresh;
    mutable QCache<quint64, FrameText> m_texts{512};
};

} // namespace Vitrine
