// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/call.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QSet>

#include <chrono>
#include <expected>
#include <functional>
#include <optional>

namespace Mcp {

struct Received;

/// What a request of ours is waiting with.
struct PendingRequest
{
    using Moment = std::chrono::steady_clock::time_point;
    using Span = std::chrono::milliseconds;

    QByteArray id; ///< raw JSON token, as in the message
    QByteArray method;
    quint64 frame = Frame::kNone;
    Moment sentAt{};
    Span timeout{0};      ///< without progress; 0 is no limit
    Span totalTimeout{0}; ///< all in all, however much progress is reported; 0 is no limit
    /// False for requests that must not be taken back on the wire: `initialize`, the probe.
    bool isCancellable = true;
    /// Open for as long as the session is; not counted as waiting for an answer.
    bool isStanding = false;
    /// Set if a progress token was sent.
    std::function<void(const Progress &)> onProgress;
    /// Called once, by whoever took the request out of the table; with the message that ended it,
    /// or nullptr if none did.
    std::function<void(const CallOutcome &, const Received *)> done;

    /// When the request is given up, as things stand.
    Moment deadline = Moment::max();
};

/// The requests that wait for an answer, by id. Pure: the time is an argument, nothing is sent.
///
/// Ids are told apart by type and value (`1` is not `"1"`, requirement J-03); numbers are never
/// used twice (J-02). An id that is not pending is explained: Late if we had given the request up,
/// Duplicate if it was answered before, Unknown if we never sent it.
class RequestTable
{
public:
    using Moment = PendingRequest::Moment;
    enum class Unmatched : quint8 { Late, Duplicate, Unknown };

    /// The token for the next request: 1, 2, 3, … for the life of the table.
    [[nodiscard]] QByteArray nextId();

    /// Adds a request; its deadline is computed from sentAt.
    void add(PendingRequest request);
    /// The pending request of this id, or nullptr.
    [[nodiscard]] PendingRequest *find(QByteArrayView id);
    /// The id of the pending request that was sent in this frame; empty if there is none.
    [[nodiscard]] QByteArray idOfFrame(quint64 frame) const;

    /// Takes out the request that an answer is for, or says why there is none.
    [[nodiscard]] std::expected<PendingRequest, Unmatched> takeAnswered(QByteArrayView id);
    /// Takes out a request that ends without an answer; one that still comes will be Late.
    [[nodiscard]] std::optional<PendingRequest> takeAbandoned(QByteArrayView id);
    /// Takes out everything, in the order in which it was sent.
    [[nodiscard]] QList<PendingRequest> takeAll();
    /// Takes out what is due at @p now.
    [[nodiscard]] QList<PendingRequest> takeExpired(Moment now);

    /// Progress for this token came: its deadline starts again, within the total. Returns the
    /// request, or nullptr if nobody asked for progress under this token.
    PendingRequest *noteProgress(QByteArrayView token, Moment now);
    /// Whether any pending request asked for progress.
    [[nodiscard]] bool awaitsProgress() const { return m_withProgress > 0; }

    /// The earliest deadline; nothing if no pending request has one.
    [[nodiscard]] std::optional<Moment> nextDeadline() const;
    [[nodiscard]] bool isEmpty() const { return m_pending.isEmpty(); }
    /// Requests that wait for an answer; standing ones are not counted.
    [[nodiscard]] qsizetype waitingCount() const { return m_pending.size() - m_standing; }

private:
    PendingRequest remove(QHash<QByteArray, PendingRequest>::iterator it);
    [[nodiscard]] bool wasIssued(QByteArrayView id) const;

    QHash<QByteArray, PendingRequest> m_pending;
    QSet<QByteArray> m_abandoned;
    QSet<QByteArray> m_namedIds; ///< string ids, which are few
    quint64 m_lastNumber = 0;
    qsizetype m_withProgress = 0;
    qsizetype m_standing = 0;
};

} // namespace Mcp
