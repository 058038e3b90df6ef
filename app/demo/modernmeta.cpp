// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "modernmeta.h"

#include "revision.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

constexpr auto kVersionKey = "io.modelcontextprotocol/protocolVersion"_L1;
constexpr auto kCapabilitiesKey = "io.modelcontextprotocol/clientCapabilities"_L1;
constexpr auto kLogLevelKey = "io.modelcontextprotocol/logLevel"_L1;

std::unexpected<RpcError> badMeta(const QString &message)
{
    return refusal(ErrorCode::InvalidParams, message, 400);
}

} // namespace

bool hasModernMeta(const QJsonObject &params)
{
    const QJsonObject meta = params.value("_meta"_L1).toObject();
    return meta.contains(kVersionKey) || meta.contains(kCapabilitiesKey);
}

std::expected<ModernMeta, RpcError> readModernMeta(const QJsonObject &params)
{
    const QJsonObject meta = params.value("_meta"_L1).toObject();
    if (!meta.value(kVersionKey).isString())
        return badMeta(u"params._meta needs the string \"%1\"."_s.arg(kVersionKey));
    if (!meta.value(kCapabilitiesKey).isObject())
        return badMeta(u"params._meta needs the object \"%1\"."_s.arg(kCapabilitiesKey));

    ModernMeta result{.protocolVersion = meta.value(kVersionKey).toString(), .logLevel = {}};
    if (meta.contains(kLogLevelKey)) {
        result.logLevel = logLevelFromText(meta.value(kLogLevelKey).toString());
        if (!result.logLevel)
            return badMeta(u"params._meta has an unknown \"%1\"."_s.arg(kLogLevelKey));
    }
    return result;
}

RpcError unsupportedVersion(const QString &requested)
{
    // Only what may stand in _meta: the older revisions are reached with initialize.
    return {.code = ErrorCode::UnsupportedVersion,
            .message = u"Unsupported protocol version: %1"_s.arg(requested),
            .data = QJsonObject{{u"supported"_s, QJsonArray{textOf(kModern)}},
                                {u"requested"_s, requested}},
            .httpStatus = 400};
}

} // namespace Demo
