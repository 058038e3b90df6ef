// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "frames/framefilter.h"

#include <QWidget>

#include <array>

class QAction;
class QComboBox;
class QLineEdit;
class QToolButton;

namespace Vitrine {

class PillButton;

/// The row above the list: what is shown (lanes, search, server, method) and how. Holds the filter
/// and says when the user changed it; knows nothing of the list.
class FilterBar : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(const Mcp::FrameLog &log, QWidget *parent = nullptr);

    [[nodiscard]] const FrameFilter &filter() const { return m_filter; }
    /// Shows @p filter; does not emit filterChanged().
    void setFilter(const FrameFilter &filter);
    void setSideBySide(bool on);
    void setFollowing(bool on);
    /// Reads the names of new connections from the log.
    void updateServers();
    void focusSearch();
    /// A button at the end of the row.
    QToolButton *addButton(QAction *action);

signals:
    void filterChanged(const Vitrine::FrameFilter &filter);
    void sideBySideChosen(bool on);
    void followingChosen(bool on);
    /// Enter or Down in the search field: on to the list.
    void listRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createLanes();
    void createSearch();
    void createViews();
    void change(const FrameFilter &filter);
    void showFilter();

    const Mcp::FrameLog &m_log;
    FrameFilter m_filter;
    std::array<PillButton *, Mcp::kLaneCount> m_lanes{};
    QLineEdit *m_search = nullptr;
    PillButton *m_method = nullptr;
    QComboBox *m_server = nullptr;
    PillButton *m_mixed = nullptr;
    PillButton *m_sideBySide = nullptr;
    PillButton *m_follow = nullptr;
    quint32 m_knownServers = 0;
};

} // namespace Vitrine
