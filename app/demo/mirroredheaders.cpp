// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "mirroredheaders.h"

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

/// The text a header value stands for: itself, or what `=?base64?…?=` holds. Nothing if that is not
/// valid Base64.
std::optional<QString> decoded(const QByteArray &value)
{
    constexpr QByteArrayView prefix = "=?base64?";
    constexpr QByteArrayView suffix = "?=";
    if (!value.startsWith(prefix) || !value.endsWith(suffix) ||
        value.size() < prefix.size() + suffix.size())
        return QString::fromUtf8(value);
    const QByteArray inner =
        value.sliced(prefix.size(), value.size() - prefix.size() - suffix.size());
    const auto bytes =
        QByteArray::fromBase64Encoding(inner, QByteArray::AbortOnBase64DecodingErrors);
    if (!bytes || !bytes.decoded.isValidUtf8())
        return std::nullopt;
    return QString::fromUtf8(bytes.decoded);
}

/// The member of the parameters that Mcp-Name repeats; empty if the method has no such header.
QLatin1StringView namedMember(const QString &method)
{
    if (method == "tools/call"_L1 || method == "prompts/get"_L1)
        return "name"_L1;
    if (method == "resources/read"_L1)
        return "uri"_L1;
    return {};
}

std::optional<RpcError> compare(const HttpHeaders &headers, QByteArrayView name,
                                const QString &expected, bool isEncoded)
{
    const auto mismatch = [&](const QString &reason) {
        return RpcError{.code = ErrorCode::HeaderMismatch,
                        .message =
                            u"Header mismatch: %1 %2."_s.arg(QString::fromLatin1(name), reason),
                        .httpStatus = 400};
    };
    const std::optional<QByteArray> value = headers.value(name);
    if (!value)
        return mismatch(u"is missing"_s);
    const std::optional<QString> text = isEncoded ? decoded(*value) : QString::fromUtf8(*value);
    if (!text)
        return mismatch(u"is not valid Base64"_s);
    if (*text != expected)
        return mismatch(u"is \"%1\" but the body says \"%2\""_s.arg(*text, expected));
    return std::nullopt;
}

} // namespace

std::optional<RpcError> headerMismatch(const HttpHeaders &headers, const Incoming &incoming,
                                       const QString &protocolVersion)
{
    if (const auto error = compare(headers, "MCP-Protocol-Version", protocolVersion, false))
        return error;
    if (const auto error = compare(headers, "Mcp-Method", incoming.method, false))
        return error;
    const QLatin1StringView member = namedMember(incoming.method);
    const QJsonValue named = member.isEmpty() ? QJsonValue() : incoming.params.value(member);
    if (!named.isString()) // what is missing in the body is reported as a bad parameter later
        return std::nullopt;
    return compare(headers, "Mcp-Name", named.toString(), true);
}

} // namespace Demo
