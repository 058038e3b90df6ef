// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/httpexchange.h"

#include "transport/httptext.h"
#include "transport/lifecycle.h"
#include "transport/oneshotbody.h"
#include "transport/receivedmessage.h"
#include "wire/framelog.h"

#include <QHttp1Configuration>
#include <QHttpHeaders>
#include <QNetworkAccessManager>
#include <QNetworkRequest>
#include <QPointer>
#include <QSslError>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

// Below the 4 GiB that one message may have for the JSON scanner.
constexpr qsizetype kLargestMessage = qsizetype(2) << 30;
constexpr qint64 kSmallestRead = 64 * 1024;
// A body may unpack to this much before its ratio makes it count as an attack.
constexpr qint64 kUnpackedUnchecked = qint64(1) << 30;
// Each open stream holds a connection; Qt's own limit of six would starve ordinary requests (T-21).
constexpr qsizetype kConnectionsPerHost = 128;

QNetworkRequest networkRequest(const HttpExchange::Request &from)
{
    QNetworkRequest out(from.url);
    out.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                     QNetworkRequest::ManualRedirectPolicy);
    out.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    out.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    out.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    out.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    // Credentials are ours to add, visibly; Qt must not answer a challenge from its cache.
    out.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    out.setDecompressedSafetyCheckThreshold(kUnpackedUnchecked);
    QHttp1Configuration configuration;
    configuration.setNumberOfConnectionsPerHost(kConnectionsPerHost);
    out.setHttp1Configuration(configuration);
    QHttpHeaders headers;
    for (const auto &[name, value] : from.fields)
        headers.append(name, value);
    out.setHeaders(std::move(headers));
    return out;
}

} // namespace

HttpExchange::HttpExchange(FrameLog &log, quint32 connection, quint32 number, QObject *parent)
    : QObject(parent), m_log(log), m_connection(connection), m_number(number)
{
    m_connectTimer.setSingleShot(true);
    connect(&m_connectTimer, &QTimer::timeout, this, &HttpExchange::onConnectTimeout);
}

HttpExchange::~HttpExchange()
{
    abort();
}

void HttpExchange::start(QNetworkAccessManager &manager, const Request &given)
{
    Request request = given;
    if (request.body)
        request.fields.append({"Content-Length"_ba, QByteArray::number(request.body->size())});
    m_url = request.url;
    m_requestFrame =
        m_log
            .append({.connection = m_connection,
                     .lane = Lane::Http,
                     .kind = FrameKind::HttpRequest,
                     .exchange = m_number,
                     .bytes = HttpText::requestHead(request.verb, m_url, request.fields)})
            .sequence;

    OneShotBody *body = request.body ? new OneShotBody(*request.body) : nullptr;
    m_reply.reset(manager.sendCustomRequest(networkRequest(request), request.verb, body));
    if (body)
        body->setParent(m_reply.get());
    QNetworkReply *reply = m_reply.get();
    connect(reply, &QNetworkReply::metaDataChanged, this, &HttpExchange::onHead);
    connect(reply, &QNetworkReply::readyRead, this, &HttpExchange::onBytes);
    connect(reply, &QNetworkReply::finished, this, &HttpExchange::onFinished);
    connect(reply, &QNetworkReply::requestSent, &m_connectTimer, &QTimer::stop);
    connect(reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError> &errors) {
        QStringList texts;
        for (const QSslError &error : errors)
            texts.append(error.errorString());
        m_tlsErrors = texts.join(u"; "_s);
    });
    if (request.connectTimeout.count() > 0)
        m_connectTimer.start(request.connectTimeout);
}

void HttpExchange::abort()
{
    m_connectTimer.stop();
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    m_reply->disconnect(&m_connectTimer);
    m_reply->abort();
    m_reply.reset();
}

QByteArray HttpExchange::field(QByteArrayView name) const
{
    return m_reply ? m_reply->headers().combinedValue(QLatin1StringView(name)) : QByteArray();
}

QString HttpExchange::statusText() const
{
    return HttpText::statusText(m_status, m_reason);
}

QString HttpExchange::address() const
{
    return HttpText::address(m_url);
}

void HttpExchange::onHead()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_status != 0 || status < 200)
        return;
    m_connectTimer.stop();
    m_status = status;
    m_reason = m_reply->attribute(QNetworkRequest::HttpReasonPhraseAttribute).toByteArray();
    const QHttpHeaders headers = m_reply->headers();
    m_sessionId = field("mcp-session-id");
    m_mediaType = HttpText::mediaType(headers.value(QHttpHeaders::WellKnownHeader::ContentType));
    m_log.append({.connection = m_connection,
                  .lane = Lane::Http,
                  .kind = FrameKind::HttpResponse,
                  .exchange = m_number,
                  .bytes = HttpText::responseHead(status, m_reason, headers),
                  .pair = m_requestFrame});
    emit headReceived();
}

void HttpExchange::onBytes()
{
    const QPointer<HttpExchange> guard(this);
    onHead();
    while (guard && m_reply && !m_isTooLarge && m_reply->bytesAvailable() > 0) {
        // For compressed bodies Qt knows only that there is something.
        const qint64 room = std::max(m_reply->bytesAvailable(), kSmallestRead);
        char *to = isEventStream() ? m_events.reserve(room) : m_body.reserve(room);
        const qint64 size = m_reply->read(to, room);
        if (size <= 0)
            return;
        if (isEventStream()) {
            m_events.commit(size);
            readEvents();
        } else {
            m_body.commit(size);
        }
        if (guard &&
            (m_events.pending() > kLargestMessage || m_body.unread().size() > kLargestMessage)) {
            m_isTooLarge = true;
            m_reply->abort(); // ends in onFinished()
        }
    }
}

void HttpExchange::readEvents()
{
    const QPointer<HttpExchange> guard(this);
    while (const auto item = m_events.next()) {
        handle(*item);
        if (!guard || !m_reply)
            return;
    }
}

void HttpExchange::handle(const SseParser::Item &item)
{
    using Kind = SseParser::Item::Kind;
    const bool isMessage =
        item.kind == Kind::Event && item.type == "message" && !item.data.isEmpty();
    if (!isMessage) {
        recordHttp(FrameKind::SseEvent, item.raw, item.kind == Kind::Cut ? CutAtEnd : NoFrameFlag);
        return;
    }
    // What the message's own frame does not show.
    QByteArray beside;
    if (item.id)
        beside += "id: "_ba + *item.id + '\n';
    if (item.retry)
        beside += "retry: "_ba + QByteArray::number(qint64(item.retry->count())) + '\n';
    if (!beside.isEmpty())
        recordHttp(FrameKind::SseEvent, beside);
    emitMessage(item.data, item.readable);
}

void HttpExchange::onFinished()
{
    const QPointer<HttpExchange> guard(this);
    m_connectTimer.stop();
    onBytes();
    if (!guard || !m_reply)
        return;
    const QNetworkReply::NetworkError error = m_reply->error();
    if (m_isTooLarge) {
        m_connectionError = Error{.kind = Error::Kind::Transport,
                                  .text = u"a message of more than 2 GiB was given up"_s};
    } else if (!m_connectionError && HttpText::isConnectionError(error, m_status)) {
        const QString detail = m_tlsErrors.isEmpty() ? m_reply->errorString() : m_tlsErrors;
        m_connectionError = Error{.kind = Error::Kind::Transport,
                                  .text = HttpText::connectionText(error, m_url, m_status, detail)};
    }
    if (m_connectionError) {
        m_connectionError->where = address();
        m_connectionError->httpStatus = m_status;
    }
    if (isEventStream()) {
        if (const auto rest = m_events.finish())
            handle(*rest);
        recordHttp(FrameKind::SseEvent, {}, m_connectionError ? CutAtEnd : NoFrameFlag);
    } else {
        handleBody();
    }
    if (!guard || !m_reply)
        return;
    if (m_connectionError) {
        Lifecycle::record(
            m_log, m_connection,
            Lifecycle::event("exchange-failed"_L1, {{u"text"_s, m_connectionError->text}}),
            m_number);
    }
    emit ended();
}

void HttpExchange::handleBody()
{
    const QByteArrayView body = m_body.unread();
    if (body.isEmpty())
        return;
    const bool isCut = m_connectionError.has_value();
    const bool isJson = m_mediaType == "application/json";
    const Envelope envelope = isCut ? Envelope() : Envelope::scan(body, m_body.readable());
    if (envelope.kind != Envelope::Kind::Invalid || (isJson && hasSucceeded() && !isCut)) {
        if (envelope.kind == Envelope::Kind::Invalid)
            m_excerpt = HttpText::excerpt(body);
        emitMessage(body, m_body.readable());
        return;
    }
    m_excerpt = HttpText::excerpt(body);
    m_log.append({.connection = m_connection,
                  .lane = Lane::FromServer,
                  .kind = FrameKind::Invalid,
                  .flags = quint16(isCut ? CutAtEnd : NoFrameFlag),
                  .exchange = m_number,
                  .bytes = body});
}

void HttpExchange::emitMessage(QByteArrayView bytes, qsizetype readable)
{
    Received received = recordReceived(m_log, m_connection, bytes, readable, 0, m_number);
    received.sessionId = m_sessionId;
    received.httpStatus = m_status;
    emit message(received);
}

void HttpExchange::recordHttp(FrameKind kind, QByteArrayView bytes, quint16 flags)
{
    m_log.append({.connection = m_connection,
                  .lane = Lane::Http,
                  .kind = kind,
                  .flags = flags,
                  .exchange = m_number,
                  .bytes = bytes});
}

void HttpExchange::onConnectTimeout()
{
    m_connectionError =
        Error{.kind = Error::Kind::Transport,
              .text = HttpText::connectionText(QNetworkReply::TimeoutError, m_url, 0, {})};
    m_reply->abort(); // ends in onFinished()
}

} // namespace Mcp
