// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"
#include "session/call.h"

#include <QCoreApplication>

namespace Vitrine {

/// How a call ended, in words for people.
struct OutcomeWords
{
    Role role = Role::Ok;
    QString icon;   ///< a bundled icon's name
    QString title;  ///< one sentence
    QString detail; ///< more, or empty
    Mcp::Json data; ///< `error.data` of a JSON-RPC error; null if there is none
};

/// Sentences about results that more than one view shows.
class ResultWords
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::ResultWords)
public:
    /// For a call that ended without a result: a JSON-RPC error and what went wrong on this side
    /// read differently, because different people have to do something about them.
    [[nodiscard]] static OutcomeWords failure(const Mcp::Error &error,
                                              std::chrono::nanoseconds waited);
    /// The name that JSON-RPC 2.0 or MCP gives @p code; empty if it has none.
    [[nodiscard]] static QString codeName(int code);

    [[nodiscard]] static QString
    duration(std::chrono::nanoseconds span);         ///< "0.4 ms", "412 ms", "12.1 s", "2 min 5 s"
    [[nodiscard]] static QString size(qint64 bytes); ///< "312 bytes", "1.2 MB"
    [[nodiscard]] static QString frame(quint64 sequence); ///< "#1234"
};

} // namespace Vitrine
