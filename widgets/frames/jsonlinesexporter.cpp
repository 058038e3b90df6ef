// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/jsonlinesexporter.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTimeZone>

#include <array>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Frame;
using Mcp::FrameKind;
using Mcp::Json;
using Mcp::Lane;

namespace {

QLatin1StringView laneName(Lane lane)
{
    switch (lane) {
    case Lane::ToServer:
        return "toServer"_L1;
    case Lane::FromServer:
        return "fromServer"_L1;
    case Lane::Stderr:
        return "stderr"_L1;
    case Lane::Http:
        return "http"_L1;
    case Lane::Auth:
        return "auth"_L1;
    case Lane::Lifecycle:
        return "lifecycle"_L1;
    }
    return {};
}

QLatin1StringView kindName(FrameKind kind)
{
    switch (kind) {
    case FrameKind::Invalid:
        return "invalid"_L1;
    case FrameKind::Request:
        return "request"_L1;
    case FrameKind::Notification:
        return "notification"_L1;
    case FrameKind::Result:
        return "result"_L1;
    case FrameKind::Error:
        return "error"_L1;
    case FrameKind::Batch:
        return "batch"_L1;
    case FrameKind::Text:
        return "text"_L1;
    case FrameKind::HttpRequest:
        return "httpRequest"_L1;
    case FrameKind::HttpResponse:
        return "httpResponse"_L1;
    case FrameKind::SseEvent:
        return "sseEvent"_L1;
    case FrameKind::Event:
        return "event"_L1;
    }
    return {};
}

Json flagNames(quint16 flags)
{
    struct Name
    {
        Mcp::FrameFlag flag;
        QLatin1StringView name;
    };
    static constexpr std::array names{
        Name{Mcp::Probe, "probe"_L1},
        Name{Mcp::BytesLost, "bytesLost"_L1},
        Name{Mcp::CutAtEnd, "cutAtEnd"_L1},
        Name{Mcp::HadCarriageReturn, "carriageReturn"_L1},
        Name{Mcp::HadByteOrderMark, "byteOrderMark"_L1},
        Name{Mcp::LateAnswer, "late"_L1},
        Name{Mcp::UnknownId, "unknownId"_L1},
        Name{Mcp::DuplicateAnswer, "duplicate"_L1},
        Name{Mcp::Malformed, "malformed"_L1},
        Name{Mcp::ToolError, "toolError"_L1},
    };
    Json out = Json::array();
    for (const Name &one : names) {
        if ((flags & one.flag) != 0)
            out.append(one.name);
    }
    return out;
}

QString utcWithMicroseconds(qint64 wallNs)
{
    const qint64 us = wallNs / 1000;
    const QDateTime second = QDateTime::fromSecsSinceEpoch(us / 1'000'000, QTimeZone::UTC);
    return second.toString(u"yyyy-MM-ddTHH:mm:ss") + u".%1Z"_s.arg(us % 1'000'000, 6, 10, '0'_L1);
}

// RFC 8259, section 7. Written from the bytes, so that a frame of any size needs no second copy as
// UTF-16.
void appendJsonString(QByteArray &out, QByteArrayView utf8)
{
    out += '"';
    for (const char c : utf8) {
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            if (uchar(c) < 0x20)
                out += "\\u00" + QByteArray(1, c).toHex();
            else
                out += c;
        }
    }
    out += '"';
}

// Header fields: the value, but for the scheme of Authorization. Names are those of RFC 9110 and
// 6265, and whatever looks like a secret.
QString withoutSecretHeaders(const QString &head)
{
    static const QRegularExpression field(
        u"^((?:proxy-)?authorization:[ \\t]*\\w+[ \\t]+|(?:set-)?cookie:[ \\t]*|"
        "[\\w-]*(?:token|secret|password|api-?key)[\\w-]*:[ \\t]*)[^\\r\\n]+"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    static const QRegularExpression query(
        u"([?&](?:code|state|access_token|token|key|api_?key)=)[^&\\s]+"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString out = head;
    return out.replace(field, u"\\1(hidden)"_s).replace(query, u"\\1(hidden)"_s);
}

// OAuth 2.1 and RFC 7591 parameters, in JSON and in form bodies.
QString withoutOAuthSecrets(const QString &text)
{
    static const QString names =
        u"access_token|refresh_token|id_token|client_secret|code|code_verifier|"
        "registration_access_token|assertion|client_assertion|password"_s;
    static const QRegularExpression member(
        u"(\"(?:%1)\"\\s*:\\s*\")(?:[^\"\\\\]|\\\\.)*\""_s.arg(names));
    static const QRegularExpression form(u"((?:^|[?&\\s])(?:%1)=)[^&\\s\"]+"_s.arg(names));
    QString out = text;
    return out.replace(member, u"\\1(hidden)\""_s).replace(form, u"\\1(hidden)"_s);
}

// Latin-1 there and back keeps every byte.
QByteArray withoutSecrets(QByteArrayView bytes, const Frame &frame)
{
    const QString text = QString::fromLatin1(bytes);
    const bool head = frame.kind == FrameKind::HttpRequest || frame.kind == FrameKind::HttpResponse;
    const QString clean = head ? withoutSecretHeaders(text) : text;
    return (frame.lane == Lane::Auth ? withoutOAuthSecrets(clean) : clean).toLatin1();
}

} // namespace

JsonLinesExporter::JsonLinesExporter(const Mcp::FrameLog &log, Secrets secrets)
    : m_log(log), m_secrets(secrets)
{
}

QByteArray JsonLinesExporter::line(quint64 sequence) const
{
    const Frame frame = m_log.frame(sequence);
    QByteArrayView bytes = m_log.bytes(sequence);
    Json record = Json::object();
    record.set(u"seq", frame.sequence);
    record.set(u"time", utcWithMicroseconds(frame.wallNs));
    record.set(u"monotonicNs", frame.monotonicNs);
    record.set(u"connection", frame.connection);
    if (const QString server = m_log.connectionName(frame.connection); !server.isEmpty())
        record.set(u"server", server);
    record.set(u"lane", laneName(frame.lane));
    record.set(u"kind", kindName(frame.kind));
    if (const QString method = m_log.methodName(frame.method); !method.isEmpty())
        record.set(u"method", method);
    const bool hasId = frame.kind == FrameKind::Request || frame.kind == FrameKind::Result ||
                       frame.kind == FrameKind::Error;
    if (hasId) {
        if (const auto id = Json::parse(Mcp::Envelope::scan(bytes).id))
            record.set(u"id", *id);
    }
    if (frame.hasPair())
        record.set(u"pair", frame.pair);
    record.set(u"flags", flagNames(frame.flags));

    QByteArray clean;
    const bool mayHoldSecrets = frame.lane == Lane::Http || frame.lane == Lane::Auth;
    if (m_secrets == Secrets::Hidden && mayHoldSecrets) {
        clean = withoutSecrets(bytes, frame);
        if (clean != bytes)
            record.set(u"redacted", true);
        bytes = clean;
    }
    QByteArray out = record.toBytes();
    out.chop(1);
    out.reserve(out.size() + bytes.size() + bytes.size() / 4 + 16);
    if (bytes.isValidUtf8()) {
        out += ",\"bytes\":";
        appendJsonString(out, bytes);
    } else {
        out += ",\"base64\":\"" + bytes.toByteArray().toBase64() + '"';
    }
    return out += '}';
}

Mcp::Result<void> JsonLinesExporter::write(QIODevice &device,
                                           std::span<const quint64> sequences) const
{
    for (const quint64 sequence : sequences) {
        const QByteArray text = line(sequence) + '\n';
        if (device.write(text) != text.size())
            return Mcp::failure(Mcp::Error::Kind::Io, device.errorString());
    }
    return {};
}

Mcp::Result<void> JsonLinesExporter::save(const QString &path,
                                          std::span<const quint64> sequences) const
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return Mcp::failure(Mcp::Error::Kind::Io, file.errorString(), path);
    if (const auto written = write(file, sequences); !written)
        return Mcp::failure(Mcp::Error::Kind::Io, written.error().text, path);
    if (!file.commit())
        return Mcp::failure(Mcp::Error::Kind::Io, file.errorString(), path);
    return {};
}

} // namespace Vitrine
