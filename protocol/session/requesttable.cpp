// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/requesttable.h"

#include <algorithm>

namespace Mcp {

namespace {

// A key for look-ups that copies nothing.
QByteArray key(QByteArrayView id)
{
    return QByteArray::fromRawData(id.data(), id.size());
}

PendingRequest::Moment deadlineOf(const PendingRequest &request, PendingRequest::Moment idleSince)
{
    auto deadline = PendingRequest::Moment::max();
    if (request.timeout > PendingRequest::Span::zero())
        deadline = idleSince + request.timeout;
    // Without progress the idle time is the total.
    if (request.onProgress && request.totalTimeout > PendingRequest::Span::zero())
        deadline = std::min(deadline, request.sentAt + request.totalTimeout);
    return deadline;
}

} // namespace

QByteArray RequestTable::nextId()
{
    return QByteArray::number(++m_lastNumber);
}

void RequestTable::add(PendingRequest request)
{
    request.deadline = deadlineOf(request, request.sentAt);
    if (request.id.startsWith('"')) {
        m_namedIds.insert(request.id);
        m_abandoned.remove(request.id); // the same name, for another process
    }
    m_withProgress += request.onProgress ? 1 : 0;
    m_standing += request.isStanding ? 1 : 0;
    const QByteArray id = request.id;
    m_pending.insert(id, std::move(request));
}

PendingRequest *RequestTable::find(QByteArrayView id)
{
    const auto it = m_pending.find(key(id));
    return it == m_pending.end() ? nullptr : &*it;
}

QByteArray RequestTable::idOfFrame(quint64 frame) const
{
    if (frame == Frame::kNone)
        return {};
    const auto it = std::ranges::find(m_pending, frame, &PendingRequest::frame);
    return it == m_pending.end() ? QByteArray() : it->id;
}

std::expected<PendingRequest, RequestTable::Unmatched> RequestTable::takeAnswered(QByteArrayView id)
{
    const auto it = m_pending.find(key(id));
    if (it != m_pending.end())
        return remove(it);
    if (m_abandoned.remove(key(id)))
        return std::unexpected(Unmatched::Late);
    return std::unexpected(wasIssued(id) ? Unmatched::Duplicate : Unmatched::Unknown);
}

std::optional<PendingRequest> RequestTable::takeAbandoned(QByteArrayView id)
{
    const auto it = m_pending.find(key(id));
    if (it == m_pending.end())
        return {};
    m_abandoned.insert(it->id);
    return remove(it);
}

QList<PendingRequest> RequestTable::takeAll()
{
    QList<PendingRequest> out;
    out.reserve(m_pending.size());
    while (!m_pending.isEmpty()) {
        m_abandoned.insert(m_pending.begin()->id);
        out.append(remove(m_pending.begin()));
    }
    std::ranges::stable_sort(out, {}, &PendingRequest::sentAt);
    return out;
}

QList<PendingRequest> RequestTable::takeExpired(Moment now)
{
    QList<QByteArray> due;
    for (const PendingRequest &request : std::as_const(m_pending)) {
        if (request.deadline <= now)
            due.append(request.id);
    }
    QList<PendingRequest> out;
    for (const QByteArray &id : std::as_const(due))
        out.append(*takeAbandoned(id));
    std::ranges::stable_sort(out, {}, &PendingRequest::deadline);
    return out;
}

PendingRequest *RequestTable::noteProgress(QByteArrayView token, Moment now)
{
    PendingRequest *request = find(token);
    if (!request || !request->onProgress)
        return nullptr;
    request->deadline = deadlineOf(*request, now);
    return request;
}

std::optional<RequestTable::Moment> RequestTable::nextDeadline() const
{
    const auto it = std::ranges::min_element(m_pending, {}, &PendingRequest::deadline);
    if (it == m_pending.end() || it->deadline == Moment::max())
        return {};
    return it->deadline;
}

PendingRequest RequestTable::remove(QHash<QByteArray, PendingRequest>::iterator it)
{
    PendingRequest request = std::move(*it);
    m_pending.erase(it);
    m_withProgress -= request.onProgress ? 1 : 0;
    m_standing -= request.isStanding ? 1 : 0;
    return request;
}

bool RequestTable::wasIssued(QByteArrayView id) const
{
    if (m_namedIds.contains(key(id)))
        return true;
    bool isNumber = false;
    const quint64 number = id.toByteArray().toULongLong(&isNumber);
    // Only the spelling that we use: `1.0`, `01` and `+1` are other ids.
    return isNumber && number >= 1 && number <= m_lastNumber && QByteArray::number(number) == id;
}

} // namespace Mcp
