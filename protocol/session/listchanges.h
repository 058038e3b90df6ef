// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"
#include "json/json.h"

namespace Mcp {

class Catalogue;
class Dispatcher;
class Peer;

/// Hears from the server that a list changed and tells the Catalogue. Legacy servers say so
/// unasked; modern ones on the stream of `subscriptions/listen`, which this opens (MCP 2026-07-28,
/// Basic/Utilities, Subscriptions).
class ListChanges
{
public:
    ListChanges(Dispatcher &dispatcher, Catalogue &catalogue);

    /// The session is ready. Modern: listens to those lists whose capability declares
    /// `listChanged`.
    void begin(const Peer &peer, const Json &capabilities);
    /// A `notifications/…/list_changed` came.
    void note(const Received &message);

private:
    Dispatcher &m_dispatcher;
    Catalogue &m_catalogue;
};

} // namespace Mcp
