// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/httptext.h"

#include <QHttpHeaders>
#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace Mcp::HttpText {
using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kExcerpt = 300;

QString hostAndPort(const QUrl &url)
{
    return u"%1:%2"_s.arg(url.host(),
                          QString::number(url.port(url.scheme() == "https"_L1 ? 443 : 80)));
}

void appendField(QByteArray &head, QByteArrayView name, QByteArrayView value)
{
    head.append(name).append(": ").append(value).append("\r\n");
}

} // namespace

QByteArray requestHead(QByteArrayView verb, const QUrl &url, const QList<HeaderField> &fields)
{
    QByteArray target = url.path(QUrl::FullyEncoded).toUtf8();
    if (target.isEmpty())
        target = "/"_ba;
    if (url.hasQuery())
        target += '?' + url.query(QUrl::FullyEncoded).toUtf8();
    QByteArray head = verb.toByteArray() + ' ' + target + " HTTP/1.1\r\n"_ba;
    QByteArray host = url.host(QUrl::FullyEncoded).toUtf8();
    if (host.contains(':'))
        host = '[' + host + ']';
    if (url.port() != -1)
        host += ':' + QByteArray::number(url.port());
    const bool hasHost = std::ranges::any_of(fields, [](const HeaderField &field) {
        return field.first.compare("Host", Qt::CaseInsensitive) == 0;
    });
    if (!hasHost)
        appendField(head, "Host", host);
    for (const auto &[name, value] : fields)
        appendField(head, name, value);
    return head + "\r\n"_ba;
}

QByteArray responseHead(int status, QByteArrayView reason, const QHttpHeaders &headers)
{
    QByteArray head = "HTTP/1.1 "_ba + QByteArray::number(status);
    if (!reason.isEmpty())
        head += ' ' + reason.toByteArray();
    head += "\r\n";
    for (qsizetype i = 0; i < headers.size(); ++i)
        appendField(head, QByteArrayView(headers.nameAt(i)), headers.valueAt(i));
    return head + "\r\n"_ba;
}

QByteArray mediaType(QByteArrayView contentType)
{
    const qsizetype end = contentType.indexOf(';');
    return (end < 0 ? contentType : contentType.first(end)).trimmed().toByteArray().toLower();
}

QString address(const QUrl &url)
{
    return url.toString(QUrl::RemoveUserInfo | QUrl::FullyEncoded);
}

bool isConnectionError(QNetworkReply::NetworkError error, int status)
{
    if (error == QNetworkReply::NoError)
        return false;
    if (error ==
        QNetworkReply::ContentReSendError) // with 307 and 308 only what Qt says about itself
        return status == 0;
    return status < 400 || error < QNetworkReply::ProxyConnectionRefusedError ||
           error == QNetworkReply::ProtocolFailure;
}

QString connectionText(QNetworkReply::NetworkError error, const QUrl &url, int status,
                       const QString &detail)
{
    const QString place = hostAndPort(url);
    switch (error) {
    case QNetworkReply::ConnectionRefusedError:
        return u"connection refused by %1: nothing listens there"_s.arg(place);
    case QNetworkReply::HostNotFoundError:
        return u"host not found: %1"_s.arg(url.host());
    case QNetworkReply::RemoteHostClosedError:
        return status == 0 ? u"%1 closed the connection before it answered"_s.arg(place)
                           : u"%1 closed the connection in the middle of its answer"_s.arg(place);
    case QNetworkReply::ContentReSendError: // see OneShotBody
        return u"%1 closed the connection before it answered; the message was not sent again, "
               u"because "
               "it may have been carried out"_s.arg(place);
    case QNetworkReply::SslHandshakeFailedError:
        return u"no secure connection to %1 (TLS): %2"_s.arg(place, detail);
    case QNetworkReply::TimeoutError:
        return u"no connection to %1: timed out"_s.arg(place);
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
        return u"the network is down: %1"_s.arg(detail);
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError:
        return u"the proxy failed: %1"_s.arg(detail);
    case QNetworkReply::ProtocolFailure:
        return u"%1 does not speak HTTP as it should: %2"_s.arg(place, detail);
    default:
        return u"the connection to %1 failed: %2"_s.arg(place, detail);
    }
}

QString excerpt(QByteArrayView body)
{
    const QByteArrayView part = body.first(std::min(body.size(), kExcerpt * 4));
    if (part.contains('\0'))
        return {};
    QString text = QString::fromUtf8(part).simplified();
    // A character that was cut in half at the end of `part` is no sign of binary data.
    if (text.count(QChar::ReplacementCharacter) > 1 + text.size() / 10)
        return {};
    if (text.size() > kExcerpt)
        text = text.left(kExcerpt - 1) + u'…';
    return text;
}

QString statusText(int status, QByteArrayView reason)
{
    static constexpr std::array<std::pair<int, QLatin1StringView>, 25> usual = {{
        {200, "OK"_L1},
        {201, "Created"_L1},
        {202, "Accepted"_L1},
        {204, "No Content"_L1},
        {301, "Moved Permanently"_L1},
        {302, "Found"_L1},
        {303, "See Other"_L1},
        {307, "Temporary Redirect"_L1},
        {308, "Permanent Redirect"_L1},
        {400, "Bad Request"_L1},
        {401, "Unauthorized"_L1},
        {403, "Forbidden"_L1},
        {404, "Not Found"_L1},
        {405, "Method Not Allowed"_L1},
        {406, "Not Acceptable"_L1},
        {409, "Conflict"_L1},
        {410, "Gone"_L1},
        {413, "Content Too Large"_L1},
        {415, "Unsupported Media Type"_L1},
        {429, "Too Many Requests"_L1},
        {431, "Request Header Fields Too Large"_L1},
        {500, "Internal Server Error"_L1},
        {502, "Bad Gateway"_L1},
        {503, "Service Unavailable"_L1},
        {504, "Gateway Timeout"_L1},
    }};
    QString phrase = QString::fromLatin1(reason).simplified();
    for (const auto &[known, text] : usual) {
        if (phrase.isEmpty() && known == status)
            phrase = text;
    }
    return phrase.isEmpty() ? u"HTTP %1"_s.arg(status)
                            : u"HTTP %1 %2"_s.arg(QString::number(status), phrase.left(80));
}

bool isValidField(QByteArrayView name, QByteArrayView value)
{
    const auto isTokenChar = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               (c != '\0' && QByteArrayView("!#$%&'*+-.^_`|~").contains(c));
    };
    const auto isValueChar = [](char c) { return c == '\t' || (uchar(c) >= ' ' && c != '\x7f'); };
    return !name.isEmpty() && std::ranges::all_of(name, isTokenChar) &&
           std::ranges::all_of(value, isValueChar);
}

bool isReservedField(QByteArrayView name)
{
    static constexpr std::array reserved = {"content-type"_L1,   "accept"_L1,
                                            "content-length"_L1, "transfer-encoding"_L1,
                                            "connection"_L1,     "last-event-id"_L1};
    const QString lower = QString::fromLatin1(name).toLower();
    return lower.startsWith("mcp-"_L1) || std::ranges::contains(reserved, lower);
}

} // namespace Mcp::HttpText
