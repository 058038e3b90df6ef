// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/catalogue.h"

#include "session/jsonrpc.h"
#include "session/session.h"
#include "transport/headermirror.h"

#include <QTimer>

#include <algorithm>

namespace Mcp {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using State = CatalogueList::State;

namespace {

constexpr int kMaxPages = 1000;
constexpr auto kAutomaticPause = 1s;
// The official inspector's limit; a longer time to live says nothing that people could use.
constexpr std::chrono::milliseconds kMaxTtl = 24h;

QLatin1StringView capability(ListKind kind)
{
    switch (kind) {
    case ListKind::Tools:
        return "tools"_L1;
    case ListKind::Resources:
    case ListKind::ResourceTemplates:
        return "resources"_L1;
    case ListKind::Prompts:
        return "prompts"_L1;
    }
    return {};
}

constexpr std::array kKinds{ListKind::Tools, ListKind::Resources, ListKind::ResourceTemplates,
                            ListKind::Prompts};

// What must not occur twice in a list.
QString identity(ListKind kind, const CatalogueItem &item)
{
    return kind == ListKind::Tools || kind == ListKind::Prompts ? item.name : item.uri;
}

Error unusable(const QString &text)
{
    return {.kind = Error::Kind::Protocol, .text = text, .where = u"/result"_s};
}

} // namespace

Catalogue::Catalogue(Session &session) : m_session(session) {}

const CatalogueList &Catalogue::list(ListKind kind) const
{
    return m_lists[size_t(kind)];
}

Json Catalogue::inputSchema(const QString &tool) const
{
    const QList<CatalogueItem> &tools = list(ListKind::Tools).items;
    const auto it = std::ranges::find(tools, tool, &CatalogueItem::name);
    return it == tools.end() ? Json() : it->inputSchema();
}

void Catalogue::refreshAll()
{
    for (const ListKind kind : kKinds) {
        if (m_session.status().capabilities.contains(capability(kind))) {
            refresh(kind);
        } else {
            reading(kind).items.clear();
            finish(kind, State::Unsupported, {});
        }
    }
}

void Catalogue::refresh(ListKind kind)
{
    reading(kind).didRestart = false;
    begin(kind);
}

void Catalogue::begin(ListKind kind)
{
    Reading &now = reading(kind);
    ++now.generation; // what is still under way is nobody's any more
    const CallId old = std::exchange(now.call, 0);
    now.pages = 0;
    now.items.clear();
    now.keys.clear();
    now.cursors.clear();
    now.ttlMs.reset();
    now.changedMeanwhile = false;
    if (old != 0)
        m_session.cancel(old, u"the list is read again from its start"_s);
    if (at(kind).state != State::Loading) {
        at(kind).state = State::Loading;
        emit changed(kind, at(kind));
    }
    readPage(kind, {});
}

void Catalogue::readPage(ListKind kind, const std::optional<QString> &cursor)
{
    const Json params = cursor ? Json::object({{u"cursor"_s, *cursor}}) : Json::object();
    const int generation = reading(kind).generation;
    reading(kind).call =
        m_session.request(listMethod(kind), params, {}, this,
                          [this, kind, cursor, generation](const CallOutcome &outcome) {
                              if (generation != reading(kind).generation)
                                  return;
                              reading(kind).call = 0;
                              onPage(kind, cursor, outcome);
                          });
}

void Catalogue::onPage(ListKind kind, const std::optional<QString> &cursor,
                       const CallOutcome &outcome)
{
    if (outcome.responseFrame != Frame::kNone)
        at(kind).lastFrame = outcome.responseFrame;
    if (!outcome.result) {
        onError(kind, cursor.has_value(), outcome.result.error());
        return;
    }
    const Json &result = *outcome.result;
    const QLatin1StringView member = listMember(kind);
    const Json *entries = result.find(member);
    if (!entries || !entries->isArray()) {
        finish(kind, State::Failed,
               unusable(
                   entries ? u"`%1` is no array in the result of %2"_s.arg(member, listMethod(kind))
                           : u"the result of %2 has no `%1`"_s.arg(member, listMethod(kind))));
        return;
    }
    Reading &now = reading(kind);
    ++now.pages;
    for (const Json &entry : entries->items())
        append(kind, entry);
    if (const auto ttl = result["ttlMs"_L1].toInt64())
        now.ttlMs = std::min(*ttl, now.ttlMs.value_or(*ttl));

    const Json &next = result["nextCursor"_L1];
    if (next.isNull()) {
        finish(kind, State::Fresh, {});
    } else if (!next.isString()) {
        finish(kind, State::Failed,
               unusable(u"nextCursor is no string in the result of %1: %2"_s.arg(listMethod(kind),
                                                                                 next.toText())));
    } else if (now.cursors.contains(next.toString())) {
        finish(kind, State::Failed,
               unusable(u"%1 repeats the cursor %2, so its pages would never end"_s.arg(
                   listMethod(kind), next.toText())));
    } else if (now.pages >= kMaxPages) {
        finish(kind, State::Failed,
               unusable(u"%1 has more than %2 pages"_s.arg(listMethod(kind)).arg(kMaxPages)));
    } else {
        now.cursors.insert(next.toString());
        readPage(kind, next.toString());
    }
}

void Catalogue::onError(ListKind kind, bool hadCursor, const Error &error)
{
    const bool isRpc = error.kind == Error::Kind::Rpc;
    if (error.kind == Error::Kind::Cancelled) { // the session was closed
        ++reading(kind).generation;
        at(kind).state = at(kind).readAt.isValid() ? State::Stale : State::Unread;
        emit changed(kind, at(kind));
    } else if (isRpc && error.code == JsonRpc::kMethodNotFound) {
        reading(kind).items.clear();
        finish(kind, State::Unsupported, error);
    } else if (isRpc && error.code == JsonRpc::kInvalidParams && hadCursor &&
               !reading(kind).didRestart) {
        reading(kind).didRestart = true; // the cursor is no good any more (7.1)
        begin(kind);
    } else {
        finish(kind, State::Failed, error);
    }
}

void Catalogue::append(ListKind kind, const Json &entry)
{
    Reading &now = reading(kind);
    CatalogueItem item = readCatalogueItem(kind, entry);
    const QString key = identity(kind, item);
    if (!key.isEmpty() && now.keys.contains(key) && item.problem.isEmpty())
        item.problem = u"another entry before it has the same identity: %1"_s.arg(key);
    now.keys.insert(key);
    // Only HTTP mirrors arguments, and only there the annotation must be right (T-43).
    const SessionStatus &status = m_session.status();
    const bool isMirrored =
        status.revision && era(*status.revision) == Era::Modern && !status.facts.url.isEmpty();
    if (kind == ListKind::Tools && isMirrored && item.problem.isEmpty())
        item.problem = HeaderMirror::readAnnotations(item.inputSchema()).fatalText();
    now.items.append(std::move(item));
}

void Catalogue::finish(ListKind kind, State state, const std::optional<Error> &error)
{
    Reading &now = reading(kind);
    CatalogueList &list = at(kind);
    ++now.generation;
    now.call = 0;
    list.state = state;
    list.error = error;
    // A failure on the first page leaves what was read before: better old than nothing (7.8).
    if (state != State::Failed || now.pages > 0) {
        list.items = std::exchange(now.items, {});
        list.pages = now.pages;
        list.ttlMs = now.ttlMs;
        list.readAt = QDateTime::currentDateTimeUtc();
    }
    if (state == State::Fresh && now.changedMeanwhile) {
        list.state = State::Stale;
        refreshSoon(kind);
    }
    expectExpiry(kind);
    emit changed(kind, list);
}

// A time to live of nothing, or none, is not followed by a request, since it is no interval for
// polling (7.8); such a list counts as fresh until the server says otherwise.
void Catalogue::expectExpiry(ListKind kind)
{
    const CatalogueList &list = at(kind);
    if (list.state != State::Fresh || list.ttlMs.value_or(0) <= 0)
        return;
    const auto ttl = std::min(std::chrono::milliseconds(*list.ttlMs), kMaxTtl);
    QTimer::singleShot(ttl, this, [this, kind, generation = reading(kind).generation] {
        if (generation != reading(kind).generation || at(kind).state != State::Fresh)
            return;
        at(kind).state = State::Stale;
        emit changed(kind, at(kind));
    });
}

void Catalogue::markStale(ListKind kind)
{
    CatalogueList &list = at(kind);
    switch (list.state) {
    case State::Unread:
    case State::Unsupported:
        return;
    case State::Loading:
        reading(kind).changedMeanwhile = true;
        return;
    case State::Fresh:
    case State::Failed:
        list.state = State::Stale;
        emit changed(kind, list);
        break;
    case State::Stale:
        break;
    }
    refreshSoon(kind);
}

void Catalogue::refreshSoon(ListKind kind)
{
    Reading &now = reading(kind);
    if (std::exchange(now.isAutomaticQueued, true))
        return;
    const auto delay =
        std::chrono::ceil<std::chrono::milliseconds>(now.automaticAgain.remainingTimeAsDuration());
    QTimer::singleShot(std::max(delay, 0ms), this, [this, kind] {
        reading(kind).isAutomaticQueued = false;
        const bool isReady = m_session.status().state == SessionStatus::State::Ready;
        if (!isReady || at(kind).state != State::Stale)
            return; // the session is over, or somebody was faster
        reading(kind).automaticAgain.setRemainingTime(kAutomaticPause);
        refresh(kind);
    });
}

} // namespace Mcp
