// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/legacypeer.h"

#include "session/jsonrpc.h"

namespace Mcp {
using namespace Qt::StringLiterals;

LegacyPeer::LegacyPeer(Revision offered, Json clientInfo)
    : m_revision(offered), m_clientInfo(std::move(clientInfo))
{
}

Json LegacyPeer::initializeParams() const
{
    return Json::object({{u"protocolVersion"_s, toText(m_revision)},
                         {u"capabilities"_s, Json::object()},
                         {u"clientInfo"_s, m_clientInfo}});
}

void LegacyPeer::establish(Revision negotiated, const QByteArray &sessionId)
{
    m_revision = negotiated;
    m_sessionId = sessionId;
    m_headers.clear();
    if (traits(negotiated).sendsVersionHeader)
        m_headers.append({"MCP-Protocol-Version"_ba, QByteArray(toText(negotiated).latin1())});
    if (!sessionId.isEmpty())
        m_headers.append({"Mcp-Session-Id"_ba, sessionId});
}

OutgoingMessage LegacyPeer::request(QByteArrayView id, const QString &method, const Json &params,
                                    const Json &meta, bool wantsProgress) const
{
    Json withProgress = meta;
    if (wantsProgress)
        withProgress.set(u"progressToken", Json::number(id).value_or(Json()));
    const bool mergeable = params.isNull() || params.isObject();
    const bool merge = mergeable && !withProgress.isEmpty();
    return {.json = JsonRpc::request(id, method, merge ? withMeta(params, withProgress) : params),
            .method = method.toUtf8(),
            .id = id.toByteArray(),
            .kind = FrameKind::Request,
            .headers = m_headers};
}

std::optional<OutgoingMessage> LegacyPeer::notification(const QString &method,
                                                        const Json &params) const
{
    return OutgoingMessage{.json = JsonRpc::notification(method, params),
                           .method = method.toUtf8(),
                           .kind = FrameKind::Notification,
                           .headers = m_headers};
}

std::optional<OutgoingMessage> LegacyPeer::cancellation(QByteArrayView id,
                                                        const QString &reason) const
{
    return notification(u"notifications/cancelled"_s, cancelledParams(id, reason));
}

std::optional<OutgoingMessage> LegacyPeer::answer(QByteArrayView id, QByteArrayView method) const
{
    OutgoingMessage out{.id = id.toByteArray(), .headers = m_headers};
    if (method == "ping") {
        out.kind = FrameKind::Result;
        out.json = JsonRpc::result(id, Json::object());
    } else {
        out.kind = FrameKind::Error;
        out.json = JsonRpc::error(
            id, JsonRpc::kMethodNotFound,
            u"Method not found: %1 (this client declared no capability for it)"_s.arg(
                QString::fromUtf8(method)));
    }
    return out;
}

Result<Json> LegacyPeer::readResult(QByteArrayView, const Json &result) const
{
    return result;
}

} // namespace Mcp
