// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/peer.h"

namespace Mcp {
using namespace Qt::StringLiterals;

Json Peer::cancelledParams(QByteArrayView id, const QString &reason)
{
    const Result<Json> token = Json::parse(id);
    Json params = Json::object({{u"requestId"_s, token ? *token : Json()}});
    if (!reason.isEmpty())
        params.set(u"reason", reason);
    return params;
}

Json Peer::withMeta(const Json &params, const Json &meta)
{
    Json merged = params["_meta"_L1];
    if (!merged.isObject())
        merged = Json::object();
    for (const JsonMember &member : meta.members())
        merged.set(member.key, member.value);
    Json out = params.isObject() ? params : Json::object();
    out.set(u"_meta", std::move(merged));
    return out;
}

} // namespace Mcp
