// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace Mcp {

/// The published revisions of the protocol, oldest first.
enum class Revision : quint8 { V2024_11_05, V2025_03_26, V2025_06_18, V2025_11_25, V2026_07_28 };
inline constexpr std::array kRevisions{Revision::V2024_11_05, Revision::V2025_03_26,
                                       Revision::V2025_06_18, Revision::V2025_11_25,
                                       Revision::V2026_07_28};
inline constexpr Revision kNewestLegacy = Revision::V2025_11_25;
inline constexpr Revision kNewestModern = Revision::V2026_07_28;

/// Legacy revisions open with `initialize`; modern ones carry everything in each request.
enum class Era : quint8 { Legacy, Modern };

/// Which handshake to use (official inspector: `protocolEra`).
enum class EraMode : quint8 {
    Auto,   ///< probe with server/discover, fall back to initialize
    Legacy, ///< initialize, no probe
    Modern  ///< server/discover, no fallback
};

/// What differs between revisions as far as a client must know. One row a revision; no code outside
/// this folder compares revisions.
struct RevisionTraits
{
    Era era;
    bool sendsVersionHeader; ///< MCP-Protocol-Version on every HTTP request after the handshake
    bool mayReceiveBatches;  ///< 2025-03-26 only
    bool hasStandingStream;  ///< GET on the Streamable HTTP address
    bool hasCompletionsCapability;
};

[[nodiscard]] const RevisionTraits &traits(Revision revision);
[[nodiscard]] QLatin1StringView toText(Revision revision); ///< "2025-11-25"
[[nodiscard]] std::optional<Revision> revisionFromText(QStringView text);
[[nodiscard]] inline Era era(Revision revision)
{
    return traits(revision).era;
}

} // namespace Mcp
