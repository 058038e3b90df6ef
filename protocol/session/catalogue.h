// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/call.h"
#include "session/catalogueitems.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QSet>

#include <array>

namespace Mcp {

class Session;

/// The lists of one server as last read: tools, resources, resource templates, prompts, with all
/// pages. Follows `list_changed` (and, modern, time to live) by marking a list Stale.
///
/// Lives in the engine thread, beside its Session, which owns it. Lists survive the end of the
/// session, so that people can still read them.
class Catalogue : public QObject
{
    Q_OBJECT
public:
    explicit Catalogue(Session &session);

    [[nodiscard]] const CatalogueList &list(ListKind kind) const;

    /// Reads all pages (limit: 1000 pages; a cursor seen before ends it with an error). While the
    /// list is being read this starts again from the first page. Asks also where the capability is
    /// not declared.
    void refresh(ListKind kind);
    /// Reads every list whose capability is declared; marks the others Unsupported.
    void refreshAll();
    /// For the session: the server says that a list changed. A list that was read before is read
    /// again soon, at most once a second, so that a flood of changes causes no flood of requests.
    void markStale(ListKind kind);

    /// The inputSchema of the first tool of this name; null if there is none.
    [[nodiscard]] Json inputSchema(const QString &tool) const;

signals:
    void changed(Mcp::ListKind kind, const Mcp::CatalogueList &list);

private:
    /// One reading of one list, page by page.
    struct Reading
    {
        int generation = 0;
        CallId call = 0;
        int pages = 0;
        QList<CatalogueItem> items;
        QSet<QString> keys;    ///< names or addresses so far
        QSet<QString> cursors; ///< used so far
        std::optional<qint64> ttlMs;
        bool didRestart = false;       ///< because a cursor was refused
        bool changedMeanwhile = false; ///< the server said so while this was going on
        bool isAutomaticQueued = false;
        QDeadlineTimer automaticAgain; ///< not before, for the next automatic one
    };

    void begin(ListKind kind);
    void readPage(ListKind kind, const std::optional<QString> &cursor);
    void onPage(ListKind kind, const std::optional<QString> &cursor, const CallOutcome &outcome);
    void onError(ListKind kind, bool hadCursor, const Error &error);
    void append(ListKind kind, const Json &entry);
    void finish(ListKind kind, CatalogueList::State state, const std::optional<Error> &error);
    void expectExpiry(ListKind kind);
    void refreshSoon(ListKind kind);

    CatalogueList &at(ListKind kind) { return m_lists[size_t(kind)]; }
    Reading &reading(ListKind kind) { return m_readings[size_t(kind)]; }

    Session &m_session;
    std::array<CatalogueList, kListKindCount> m_lists;
    std::array<Reading, kListKindCount> m_readings;
};

} // namespace Mcp
