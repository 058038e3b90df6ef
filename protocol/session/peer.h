// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/revision.h"
#include "transport/transport.h"

#include <QString>

#include <optional>

namespace Mcp {

/// Seam between what the session wants to say and how a revision says it. On one side requests,
/// notifications and cancellations in the vocabulary that all revisions share; on the other the
/// messages of one era, with metadata and header fields. Pure: it builds and reads, and sends
/// nothing.
class Peer
{
public:
    virtual ~Peer() = default;

    [[nodiscard]] virtual Revision revision() const = 0;

    /// The message for a request. @p meta are members for `params._meta`; @p wantsProgress asks for
    /// progress under the id. Params that are neither an object nor null go out as they are.
    [[nodiscard]] virtual OutgoingMessage request(QByteArrayView id, const QString &method,
                                                  const Json &params, const Json &meta,
                                                  bool wantsProgress) const = 0;

    /// The message for a notification; nothing where revision and transport have none from clients.
    [[nodiscard]] virtual std::optional<OutgoingMessage> notification(const QString &method,
                                                                      const Json &params) const = 0;

    /// The message that takes a request back; nothing where closing its exchange does that.
    [[nodiscard]] virtual std::optional<OutgoingMessage>
    cancellation(QByteArrayView id, const QString &reason) const = 0;

    /// The answer to a request of the server; nothing where a client must not answer.
    [[nodiscard]] virtual std::optional<OutgoingMessage> answer(QByteArrayView id,
                                                                QByteArrayView method) const = 0;

    /// The result for the caller, or why it is none: Error::Kind::Protocol.
    [[nodiscard]] virtual Result<Json> readResult(QByteArrayView method,
                                                  const Json &result) const = 0;

protected:
    /// `{"requestId":ID,"reason":"…"}`, the params of `notifications/cancelled`.
    [[nodiscard]] static Json cancelledParams(QByteArrayView id, const QString &reason);
    /// @p params with the members of @p meta in its `_meta`, which are added to those that are
    /// there.
    [[nodiscard]] static Json withMeta(const Json &params, const Json &meta);
};

} // namespace Mcp
