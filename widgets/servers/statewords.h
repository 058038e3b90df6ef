// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"
#include "session/session.h"

#include <QCoreApplication>

namespace Vitrine {

/// What a session's state is called, and how it looks, everywhere in the window.
class StateWords
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::StateWords)
public:
    using State = Mcp::SessionStatus::State;

    /// One or two words: "Connected", "Failed", "Ended".
    static QString word(const Mcp::SessionStatus &status);
    static Role role(const Mcp::SessionStatus &status);
    /// The lamp: an icon whose shape differs for each state, so that colour is not the only sign.
    static QString lamp(const Mcp::SessionStatus &status);

    /// Why something failed, as one sentence for people. The technical text stays in Error::text.
    static QString sentence(const Mcp::Error &error);
    /// "Exit code 3", "Ended by signal 15 (SIGTERM)", or empty while the process runs.
    static QString exit(const Mcp::TransportFacts &facts);
    /// "12 s", "4 min 10 s", "2 h 5 min".
    static QString duration(qint64 seconds);
    /// "2025-11-25 (legacy)" or "2026-07-28 (modern)".
    static QString revision(Mcp::Revision revision);
    static QString era(Mcp::Era era);
};

} // namespace Vitrine
