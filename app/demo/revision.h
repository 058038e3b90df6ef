// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace Demo {

/// A published revision of the protocol.
enum class Revision { V2024_11_05, V2025_03_26, V2025_06_18, V2025_11_25, V2026_07_28 };

/// What a revision has, as far as this server cares; the only place where revisions are compared.
struct Features
{
    bool modern = false;                ///< metadata in each request, no `initialize` (2026-07-28)
    bool batches = false;               ///< JSON-RPC batches (2025-03-26 only)
    bool toolAnnotations = false;       ///< `annotations` of tools (2025-03-26)
    bool progressMessage = false;       ///< `message` in progress notifications (2025-03-26)
    bool completionsCapability = false; ///< `completions` is announced (2025-03-26)
    bool titles = false;                ///< `title` of named things, `lastModified` (2025-06-18)
    bool structuredContent = false;     ///< `outputSchema`, `structuredContent` (2025-06-18)
    bool detailedIdentity = false; ///< `description` and `websiteUrl` of serverInfo (2025-11-25)
    bool badArgumentsAreToolErrors = false; ///< SEP-1303: `isError` instead of -32602 (2025-11-25)
};

/// The revision written as \a text, e.g. "2025-06-18"; nothing if it is not a published one.
[[nodiscard]] std::optional<Revision> revisionFromText(QStringView text);
[[nodiscard]] QString textOf(Revision revision);
[[nodiscard]] Features featuresOf(Revision revision);

/// True for the four revisions that open with `initialize`.
[[nodiscard]] bool isLegacy(Revision revision);

inline constexpr Revision kNewestLegacy = Revision::V2025_11_25;
inline constexpr Revision kModern = Revision::V2026_07_28;

} // namespace Demo
