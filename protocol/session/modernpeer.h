// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/peer.h"

#include <functional>

namespace Mcp {

/// The era without a session: 2026-07-28. Each request carries version, client and capabilities in
/// its `_meta`; over HTTP parts of it are mirrored into header fields (MCP 2026-07-28, Basic and
/// Basic/Transports).
class ModernPeer : public Peer
{
public:
    /// The inputSchema of a tool as last listed; null if it is not known.
    using SchemaLookup = std::function<Json(const QString &tool)>;

    struct Settings
    {
        Revision revision = kNewestModern;
        Json clientInfo;  ///< Implementation `{name, version}`
        QString logLevel; ///< empty: the server may send no log messages
        bool isHttp = false;
        SchemaLookup inputSchema; ///< for Mcp-Param-* on HTTP; may be empty
    };

    explicit ModernPeer(Settings settings);

    [[nodiscard]] Revision revision() const override { return m_settings.revision; }
    /// Adds the protocol's own `_meta` keys over @p meta, so that they cannot get lost (H-09,
    /// H-11); `params` is never absent.
    [[nodiscard]] OutgoingMessage request(QByteArrayView id, const QString &method,
                                          const Json &params, const Json &meta,
                                          bool wantsProgress) const override;
    /// Nothing over HTTP, where clients have no notifications.
    [[nodiscard]] std::optional<OutgoingMessage> notification(const QString &method,
                                                              const Json &params) const override;
    /// Nothing over HTTP: closing the exchange is the cancellation (T-46).
    [[nodiscard]] std::optional<OutgoingMessage> cancellation(QByteArrayView id,
                                                              const QString &reason) const override;
    /// Always nothing: a modern client never writes a response (J-06).
    [[nodiscard]] std::optional<OutgoingMessage> answer(QByteArrayView id,
                                                        QByteArrayView method) const override;
    /// `resultType` absent is complete (J-12); `input_required`, `task` and unknown ones are errors
    /// (J-13).
    [[nodiscard]] Result<Json> readResult(QByteArrayView method, const Json &result) const override;

private:
    [[nodiscard]] QList<HeaderField> headers(const QString &method, const Json &params) const;

    Settings m_settings;
    Json m_meta; ///< what goes into the `_meta` of every request
};

} // namespace Mcp
