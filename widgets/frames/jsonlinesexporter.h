// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/framelog.h"
#include "json/error.h"

#include <QByteArray>

#include <span>

class QIODevice;

namespace Vitrine {

/// Writes frames as JSON Lines: one object a frame, UTF-8, each line ended by LF.
///
/// ```
/// {"seq":12,"time":"2026-03-01T12:00:00.123456Z","monotonicNs":5000,"connection":1,"server":"demo",
///  "lane":"fromServer","kind":"result","method":"tools/call","id":4,"pair":11,"flags":["toolError"],
///  "bytes":"{\"jsonrpc\":\"2.0\",…}"}
/// ```
/// - `time`: UTC with microseconds; `monotonicNs`: since the log was opened
/// - `method`, `id`, `pair`: left out where there is none; `id` is the token as on the wire
/// - `lane`: toServer, fromServer, stderr, http, auth, lifecycle
/// - `kind`: invalid, request, notification, result, error, batch, text, httpRequest, httpResponse,
///   sseEvent, event
/// - `flags`: probe, bytesLost, cutAtEnd, carriageReturn, byteOrderMark, late, unknownId,
/// duplicate,
///   malformed, toolError
/// - `bytes`: the frame as text; `base64` instead if it is not UTF-8
/// - `redacted`: true where secrets were taken out of the bytes
///
/// Unless told otherwise, secret values of HTTP header fields and of the Auth lane are replaced by
/// "(hidden)". May run in any thread.
class JsonLinesExporter
{
public:
    enum class Secrets : quint8 { Hidden, Shown };

    explicit JsonLinesExporter(const Mcp::FrameLog &log, Secrets secrets = Secrets::Hidden);

    /// One frame, without the line feed.
    [[nodiscard]] QByteArray line(quint64 sequence) const;
    /// Error::Kind::Io if the device refuses.
    [[nodiscard]] Mcp::Result<void> write(QIODevice &device,
                                          std::span<const quint64> sequences) const;
    /// Writes the whole file or nothing (QSaveFile). Error::Kind::Io with the path in `where`.
    [[nodiscard]] Mcp::Result<void> save(const QString &path,
                                         std::span<const quint64> sequences) const;

private:
    const Mcp::FrameLog &m_log;
    Secrets m_secrets;
};

} // namespace Vitrine
