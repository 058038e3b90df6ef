// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/listchanges.h"

#include "session/catalogue.h"
#include "session/dispatcher.h"

namespace Mcp {
using namespace Qt::StringLiterals;

ListChanges::ListChanges(Dispatcher &dispatcher, Catalogue &catalogue)
    : m_dispatcher(dispatcher), m_catalogue(catalogue)
{
}

void ListChanges::begin(const Peer &peer, const Json &capabilities)
{
    if (era(peer.revision()) != Era::Modern)
        return;
    Json filter = Json::object();
    for (const QLatin1StringView list : {"tools"_L1, "prompts"_L1, "resources"_L1}) {
        if (capabilities[list]["listChanged"_L1].toBool())
            filter.set(list + "ListChanged"_L1, true);
    }
    if (filter.isEmpty())
        return;
    const QByteArray id = m_dispatcher.nextId();
    const Json params = Json::object({{u"notifications"_s, filter}});
    // No deadline (5.10). How it ends shows in the log; the lists can still be read again by hand.
    m_dispatcher.send(
        peer.request(id, u"subscriptions/listen"_s, params, {}, false),
        {.id = id, .isStanding = true, .done = [](const CallOutcome &, const Received *) {}});
}

void ListChanges::note(const Received &message)
{
    const QByteArrayView method = message.envelope.method;
    if (method == "notifications/tools/list_changed") {
        m_catalogue.markStale(ListKind::Tools);
    } else if (method == "notifications/prompts/list_changed") {
        m_catalogue.markStale(ListKind::Prompts);
    } else if (method == "notifications/resources/list_changed") {
        m_catalogue.markStale(ListKind::Resources);
        m_catalogue.markStale(ListKind::ResourceTemplates);
    }
}

} // namespace Mcp
