// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"

#include <QNetworkReply>
#include <QUrl>

class QHttpHeaders;

namespace Mcp {

/// Texts about HTTP, as pure functions: heads for the log, sentences for errors.
namespace HttpText {

/// "POST /mcp?x=1 HTTP/1.1", Host, @p fields and an empty line, each ended by CR LF.
[[nodiscard]] QByteArray requestHead(QByteArrayView verb, const QUrl &url,
                                     const QList<HeaderField> &fields);
/// "HTTP/1.1 200 OK", @p headers and an empty line, each ended by CR LF.
[[nodiscard]] QByteArray responseHead(int status, QByteArrayView reason,
                                      const QHttpHeaders &headers);

/// The essence of a media type: `Text/Event-Stream; charset=utf-8` is `text/event-stream` (T-16).
[[nodiscard]] QByteArray mediaType(QByteArrayView contentType);

/// The URL for people and logs: without a user name or password in it.
[[nodiscard]] QString address(const QUrl &url);

/// True if @p error is about the connection; false for those by which Qt reports an HTTP status.
[[nodiscard]] bool isConnectionError(QNetworkReply::NetworkError error, int status);

/// What went wrong with the connection, in words: "connection refused by localhost:8080".
/// @p detail is Qt's text or that of the TLS errors; @p status is that of the response as far as
/// there was one.
[[nodiscard]] QString connectionText(QNetworkReply::NetworkError error, const QUrl &url, int status,
                                     const QString &detail);

/// The beginning of a body as one line of at most 300 characters; empty if it is not text.
[[nodiscard]] QString excerpt(QByteArrayView body);

/// "HTTP 403 Forbidden", with the usual phrase where the server gave none.
[[nodiscard]] QString statusText(int status, QByteArrayView reason);

/// Whether it may be sent as a header field: the name a token, no line end or other control
/// character in the value (RFC 9110, section 5).
[[nodiscard]] bool isValidField(QByteArrayView name, QByteArrayView value);

/// Whether the field belongs to the protocol or to HTTP's framing, so that a user's field of that
/// name is not sent.
[[nodiscard]] bool isReservedField(QByteArrayView name);

} // namespace HttpText
} // namespace Mcp
