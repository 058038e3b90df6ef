// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/peer.h"

namespace Mcp {

/// The era of `initialize`: 2024-11-05 to 2025-11-25. A session with requests in both directions;
/// over HTTP it lives in header fields (MCP 2025-11-25, Basic/Lifecycle and Basic/Transports).
class LegacyPeer : public Peer
{
public:
    /// Before the handshake: @p offered is what initialize will ask for. @p clientInfo is an
    /// Implementation `{name, version}`.
    LegacyPeer(Revision offered, Json clientInfo);

    /// The params of initialize: `{protocolVersion, capabilities, clientInfo}`. No capability is
    /// declared, since none is implemented (requirement H-27).
    [[nodiscard]] Json initializeParams() const;
    /// After initialize was answered: the version that holds and the session's id, if there is one.
    void establish(Revision negotiated, const QByteArray &sessionId);

    /// MCP-Protocol-Version (from 2025-06-18) and Mcp-Session-Id, as every HTTP request after the
    /// handshake carries them (T-23, T-24); empty before.
    [[nodiscard]] const QList<HeaderField> &headers() const { return m_headers; }
    [[nodiscard]] const QByteArray &sessionId() const { return m_sessionId; }

    [[nodiscard]] Revision revision() const override { return m_revision; }
    [[nodiscard]] OutgoingMessage request(QByteArrayView id, const QString &method,
                                          const Json &params, const Json &meta,
                                          bool wantsProgress) const override;
    [[nodiscard]] std::optional<OutgoingMessage> notification(const QString &method,
                                                              const Json &params) const override;
    [[nodiscard]] std::optional<OutgoingMessage> cancellation(QByteArrayView id,
                                                              const QString &reason) const override;
    /// `ping` is answered with `{}`, everything else with -32601 (H-07, J-05).
    [[nodiscard]] std::optional<OutgoingMessage> answer(QByteArrayView id,
                                                        QByteArrayView method) const override;
    [[nodiscard]] Result<Json> readResult(QByteArrayView method, const Json &result) const override;

private:
    Revision m_revision;
    Json m_clientInfo;
    QByteArray m_sessionId;
    QList<HeaderField> m_headers;
};

} // namespace Mcp
