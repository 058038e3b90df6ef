// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "httpchannel.h"

#include "httpreply.h"
#include "mirroredheaders.h"
#include "modernmeta.h"
#include "stderrlog.h"

#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Demo {

namespace {

constexpr auto kHtmlPage = "<!doctype html>\n<html><head><title>%1</title></head>"
                           "<body><h1>%1</h1><p>This page is not JSON.</p></body></html>\n"_L1;

bool isLoopback(const QString &host)
{
    return host == "127.0.0.1"_L1 || host == "localhost"_L1 || host == "::1"_L1 ||
           host == "[::1]"_L1;
}

/// Whether a comma-separated list of media types has \a type, parameters aside.
bool lists(const QByteArray &accept, QByteArrayView type)
{
    const QList<QByteArray> entries = accept.split(',');
    return std::ranges::any_of(entries, [type](const QByteArray &entry) {
        const QByteArray essence = entry.first((entry + ';').indexOf(';')).trimmed();
        return essence.compare(type, Qt::CaseInsensitive) == 0;
    });
}

void respondWithError(HttpConnection *connection, const QJsonValue &id, const RpcError &error,
                      HttpHeaders headers = {})
{
    headers.add("Content-Type", "application/json");
    connection->respond(error.httpStatus, headers, compactJson(errorMessage(id, error)));
}

/// Refuses below JSON-RPC, in the shape that SDK servers use: an error without an id.
void refuse(HttpConnection *connection, int status, const QString &message,
            const HttpHeaders &headers = {})
{
    const int code = status == 404 ? ErrorCode::SessionNotFound : ErrorCode::HttpRefused;
    respondWithError(connection, QJsonValue::Undefined,
                     {.code = code, .message = message, .httpStatus = status}, headers);
}

void refuseMethod(HttpConnection *connection, const QByteArray &allowed)
{
    HttpHeaders headers;
    headers.add("Allow", allowed);
    refuse(connection, 405, u"This method is not offered here."_s, headers);
}

void accept(HttpConnection *connection)
{
    connection->respond(202, {}, {});
}

} // namespace

HttpChannel::HttpChannel(DemoServer *server, QObject *parent) : QObject(parent), m_server(server)
{
    connect(&m_listener, &QTcpServer::newConnection, this, &HttpChannel::acceptConnections);
    connect(&m_keepAlive, &QTimer::timeout, this, &HttpChannel::sendKeepAlives);
    m_keepAlive.start(15s);
}

bool HttpChannel::listen(quint16 port)
{
    if (!m_listener.listen(QHostAddress::LocalHost, port)) {
        say(u"cannot listen on port %1: %2"_s.arg(port).arg(m_listener.errorString()));
        return false;
    }
    const QString url = u"http://127.0.0.1:%1/mcp"_s.arg(m_listener.serverPort());
    say(u"vitrine-demo-server %1: serving %2"_s.arg(QStringLiteral(VITRINE_VERSION), url));
    say(u"sharing the files in %1"_s.arg(m_server->options().root));
    std::printf("READY %s\n", qPrintable(url));
    std::fflush(stdout);
    return true;
}

void HttpChannel::acceptConnections()
{
    while (QTcpSocket *socket = m_listener.nextPendingConnection()) {
        auto *connection = new HttpConnection(socket, this);
        connect(connection, &HttpConnection::requestReceived, this,
                [this, connection](const HttpRequest &request) { receive({connection, request}); });
    }
}

void HttpChannel::receive(const Exchange &exchange)
{
    const auto &[connection, request] = exchange;
    if (m_server->options().faults.has(Fault::Mute) || misbehaves(exchange) ||
        refusesAccess(exchange))
        return;
    if (request.target.first((request.target + '?').indexOf('?')) != "/mcp") {
        HttpHeaders headers;
        headers.add("Content-Type", "text/plain");
        return connection->respond(404, headers, "There is nothing here; the server is at /mcp.\n");
    }
    if (request.method == "POST")
        return receivePost(exchange);
    const bool hasSession = request.headers.contains("Mcp-Session-Id");
    const bool isOldClient =
        request.headers.contains("MCP-Protocol-Version") &&
        request.headers.value("MCP-Protocol-Version") != textOf(kModern).toLatin1();
    const bool isLegacy =
        m_server->options().legacy && (hasSession || isOldClient || !m_server->options().modern);
    if (request.method == "GET" && isLegacy && m_server->options().standingStream)
        return receiveGet(exchange);
    if (request.method == "DELETE" && isLegacy)
        return receiveDelete(exchange);
    refuseMethod(connection, m_server->options().legacy ? "POST, GET, DELETE" : "POST");
}

bool HttpChannel::refusesAccess(const Exchange &exchange) const
{
    const HttpHeaders &headers = exchange.request.headers;
    // A web page that reaches this port under another name must not get in (DNS rebinding).
    const auto host =
        QUrl(u"http://"_s + QString::fromLatin1(headers.value("Host").value_or(QByteArray())))
            .host();
    const auto origin = headers.value("Origin");
    if (!isLoopback(host) || (origin && !isLoopback(QUrl(QString::fromLatin1(*origin)).host()))) {
        refuse(exchange.connection, 403, u"Only pages and programs on this machine may connect."_s);
        return true;
    }
    const QByteArray &token = m_server->options().bearer;
    if (!token.isEmpty() && headers.value("Authorization") != "Bearer " + token) {
        HttpHeaders challenge;
        challenge.add("WWW-Authenticate", "Bearer");
        refuse(exchange.connection, 401, u"The right bearer token is missing."_s, challenge);
        return true;
    }
    return false;
}

bool HttpChannel::misbehaves(const Exchange &exchange) const
{
    struct Page
    {
        Fault fault;
        int status;
        QLatin1StringView title;
    };
    static constexpr std::array pages{Page{Fault::Http403, 403, "403 Forbidden"_L1},
                                      Page{Fault::Http500, 500, "500 Internal Server Error"_L1},
                                      Page{Fault::TextHtml, 200, "Welcome"_L1}};
    if (exchange.request.method != "POST")
        return false;
    for (const Page &page : pages) {
        if (!m_server->options().faults.has(page.fault))
            continue;
        HttpHeaders headers;
        headers.add("Content-Type", "text/html; charset=utf-8");
        exchange.connection->respond(page.status, headers,
                                     QString(kHtmlPage).arg(page.title).toUtf8());
        return true;
    }
    return false;
}

void HttpChannel::receivePost(const Exchange &exchange)
{
    const auto &[connection, request] = exchange;
    if (!lists(request.headers.value("Content-Type").value_or(QByteArray()), "application/json"))
        return refuse(connection, 415, u"The Content-Type must be application/json."_s);
    const QByteArray acceptable = request.headers.value("Accept").value_or(QByteArray());
    if (!lists(acceptable, "application/json") || !lists(acceptable, "text/event-stream"))
        return refuse(connection, 406,
                      u"Accept must list application/json and text/event-stream."_s);

    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(request.body, &parseError);
    if (parseError.error != QJsonParseError::NoError) {
        return respondWithError(
            connection, QJsonValue::Undefined,
            {.code = ErrorCode::ParseError,
             .message = u"The body is not JSON: %1."_s.arg(parseError.errorString()),
             .httpStatus = 400});
    }
    if (document.isArray())
        return receiveBatch(exchange, document.array());
    const auto incoming = readEnvelope(document.object());
    if (!incoming)
        return respondWithError(connection, idOf(document.object()), incoming.error());
    if (isModern(exchange, *incoming))
        receiveModern(exchange, *incoming);
    else
        receiveLegacy(exchange, *incoming);
}

bool HttpChannel::isModern(const Exchange &exchange, const Incoming &incoming) const
{
    // Mcp-Method alone says nothing: careless clients send it with legacy requests too.
    return m_server->isModern(incoming) ||
           (m_server->options().modern &&
            exchange.request.headers.value("MCP-Protocol-Version") == textOf(kModern).toLatin1());
}

void HttpChannel::receiveModern(const Exchange &exchange, const Incoming &incoming)
{
    HttpConnection *connection = exchange.connection;
    if (incoming.kind == Incoming::Kind::Notification)
        return accept(connection);
    if (incoming.kind == Incoming::Kind::Response) {
        return respondWithError(connection, QJsonValue::Undefined,
                                {.code = ErrorCode::InvalidRequest,
                                 .message = u"Since 2026-07-28 a client sends no responses."_s,
                                 .httpStatus = 400});
    }
    // A request without its metadata is refused for that, not for the headers it cannot match.
    if (const auto meta = readModernMeta(incoming.params)) {
        if (const auto error =
                headerMismatch(exchange.request.headers, incoming, meta->protocolVersion))
            return respondWithError(connection, incoming.id, *error);
    }
    m_server->handleRequest(incoming, true, &m_modern, replyFor(exchange, incoming));
}

void HttpChannel::receiveLegacy(const Exchange &exchange, const Incoming &incoming)
{
    const auto &[connection, request] = exchange;
    if (const auto version = request.headers.value("MCP-Protocol-Version")) {
        const auto revision = revisionFromText(QString::fromLatin1(*version));
        if (!revision || !isLegacy(*revision))
            return refuse(
                connection, 400,
                u"Unsupported MCP-Protocol-Version: %1"_s.arg(QString::fromLatin1(*version)));
    }
    if (incoming.kind == Incoming::Kind::Request && incoming.method == "initialize"_L1)
        return receiveInitialize(exchange, incoming);
    Session *session = sessionOf(exchange);
    if (!session)
        return;
    switch (incoming.kind) {
    case Incoming::Kind::Request:
        ++session->requests;
        m_server->handleRequest(incoming, false, &session->conversation,
                                replyFor(exchange, incoming));
        break;
    case Incoming::Kind::Notification:
        m_server->handleNotification(incoming, &session->conversation);
        accept(connection);
        break;
    case Incoming::Kind::Response:
        accept(connection);
        break;
    }
}

void HttpChannel::receiveInitialize(const Exchange &exchange, const Incoming &incoming)
{
    if (exchange.request.headers.contains("Mcp-Session-Id"))
        return refuse(exchange.connection, 400,
                      u"initialize begins a session and must not name one."_s);
    const QByteArray id = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    auto session = std::make_unique<Session>();
    auto reply = replyFor(exchange, incoming);
    reply->addHeaderOnSuccess("Mcp-Session-Id", id);
    m_server->handleRequest(incoming, false, &session->conversation, std::move(reply));
    if (session->conversation.revision)
        m_sessions.emplace(id, std::move(session));
}

void HttpChannel::receiveBatch(const Exchange &exchange, const QJsonArray &elements)
{
    if (!m_server->options().legacy) {
        return respondWithError(exchange.connection, QJsonValue::Undefined,
                                {.code = ErrorCode::InvalidRequest,
                                 .message = u"There are no batches in 2026-07-28."_s,
                                 .httpStatus = 400});
    }
    Session *session = sessionOf(exchange);
    if (!session)
        return;
    auto reply = std::make_unique<HttpReply>(exchange.connection);
    if (!m_server->handleBatch(elements, &session->conversation, std::move(reply)))
        accept(exchange.connection);
}

void HttpChannel::receiveGet(const Exchange &exchange)
{
    const auto &[connection, request] = exchange;
    if (!lists(request.headers.value("Accept").value_or(QByteArray()), "text/event-stream"))
        return refuse(connection, 406, u"Accept must list text/event-stream."_s);
    Session *session = sessionOf(exchange);
    if (!session)
        return;
    connection->beginStream(HttpReply::streamHeaders());
    connection->writeStream(": this stream stays open\n\n");
    connect(&session->conversation, &QObject::destroyed, connection, &HttpConnection::endStream);
    if (session->conversation.logLevel > LogLevel::Info)
        return;
    const QJsonObject params{{u"level"_s, u"info"_s},
                             {u"logger"_s, u"http"_s},
                             {u"data"_s, u"The standing stream is open."_s}};
    const QByteArray message = compactJson(notificationMessage(u"notifications/message"_s, params));
    connection->writeStream("event: message\ndata: " + message + "\n\n");
}

void HttpChannel::receiveDelete(const Exchange &exchange)
{
    if (!sessionOf(exchange))
        return;
    m_sessions.erase(*exchange.request.headers.value("Mcp-Session-Id"));
    exchange.connection->respond(204, {}, {});
}

HttpChannel::Session *HttpChannel::sessionOf(const Exchange &exchange)
{
    const auto id = exchange.request.headers.value("Mcp-Session-Id");
    if (!id) {
        refuse(exchange.connection, 400, u"The header Mcp-Session-Id is missing."_s);
        return nullptr;
    }
    const auto found = m_sessions.find(*id);
    const bool isLost = found != m_sessions.end() && found->second->requests >= 3 &&
                        m_server->options().faults.has(Fault::LostSession);
    if (found != m_sessions.end() && !isLost)
        return found->second.get();
    if (isLost)
        m_sessions.erase(found);
    refuse(exchange.connection, 404, u"Session not found"_s);
    return nullptr;
}

std::unique_ptr<HttpReply> HttpChannel::replyFor(const Exchange &exchange,
                                                 const Incoming &incoming) const
{
    const bool isCut =
        m_server->options().faults.has(Fault::CutStream) && incoming.method == "tools/call"_L1;
    return std::make_unique<HttpReply>(exchange.connection,
                                       isCut ? HttpReply::Ending::Cut : HttpReply::Ending::Proper);
}

void HttpChannel::sendKeepAlives()
{
    const auto connections = findChildren<HttpConnection *>(Qt::FindDirectChildrenOnly);
    for (HttpConnection *connection : connections) {
        if (connection->isStreaming())
            connection->writeStream(": keep-alive\n\n");
    }
}

} // namespace Demo
