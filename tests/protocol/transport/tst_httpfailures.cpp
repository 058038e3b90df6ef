// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "httpclient.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Request = ScriptedHttpServer::Request;

// What a request is told when there is no usable answer.
class TestHttpFailures : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void statusWithoutAMessageFails_data();
    void statusWithoutAMessageFails();
    void statusWithTheAnswerIsReceived();
    void errorWithoutAnIdBelongsToItsExchange_data();
    void errorWithoutAnIdBelongsToItsExchange();
    void challengeIsAnAuthErrorWhateverTheBody();
    void unusableAnswersFail_data();
    void unusableAnswersFail();
    void refusedNotificationFails();
    void streamThatEndsBeforeTheAnswerFails();
    void streamThatBreaksBeforeTheAnswerFails();
    void refusedConnectionIsToldInWords();
    void unknownHostIsToldInWords();
    void serverWithoutTlsIsToldInWords();
    void unansweredPostIsNeverSentTwice();
    void redirectIsNotFollowed();
    void badUrlEndsAtOnce_data();
    void badUrlEndsAtOnce();
};

// Spec section 5.3.
void TestHttpFailures::statusWithoutAMessageFails_data()
{
    QTest::addColumn<QByteArray>("response");
    QTest::addColumn<Error::Kind>("kind");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("text");
    const auto html = [](const QByteArray &status, const QByteArray &more = {}) {
        return ScriptedHttpServer::response(status, "Content-Type: text/html\r\n" + more,
                                            "<h1>No\n way</h1>");
    };
    QTest::newRow("401") << html("401 Unauthorized", "WWW-Authenticate: Bearer realm=\"x\"\r\n")
                         << Error::Kind::Auth << 401 << u"HTTP 401 Unauthorized: <h1>No way</h1>"_s;
    QTest::newRow("401 with a Basic challenge")
        << html("401 Unauthorized", "WWW-Authenticate: Basic realm=\"x\"\r\n") << Error::Kind::Auth
        << 401 << u"HTTP 401 Unauthorized: <h1>No way</h1>"_s;
    QTest::newRow("401 without a challenge") << html("401 Unauthorized") << Error::Kind::Auth << 401
                                             << u"HTTP 401 Unauthorized: <h1>No way</h1>"_s;
    QTest::newRow("403 with a challenge")
        << html("403 Forbidden", "WWW-Authenticate: Bearer error=\"insufficient_scope\"\r\n")
        << Error::Kind::Auth << 403 << u"HTTP 403 Forbidden: <h1>No way</h1>"_s;
    QTest::newRow("403") << html("403 Forbidden") << Error::Kind::Transport << 403
                         << u"HTTP 403 Forbidden: <h1>No way</h1>"_s;
    QTest::newRow("400") << html("400 Bad Request") << Error::Kind::Transport << 400
                         << u"HTTP 400 Bad Request: <h1>No way</h1>"_s;
    QTest::newRow("404 without a phrase")
        << "HTTP/1.1 404 \r\nContent-Length: 0\r\n\r\n"_ba << Error::Kind::Transport << 404
        << u"HTTP 404 Not Found"_s;
    QTest::newRow("405") << html("405 Method Not Allowed") << Error::Kind::Transport << 405
                         << u"HTTP 405 Method Not Allowed: <h1>No way</h1>"_s;
    QTest::newRow("407") << html("407 Proxy Authentication Required") << Error::Kind::Transport
                         << 407 << u"HTTP 407 Proxy Authentication Required: <h1>No way</h1>"_s;
    QTest::newRow("431") << html("431 Too Large") << Error::Kind::Transport << 431
                         << u"HTTP 431 Too Large: <h1>No way</h1>"_s;
    QTest::newRow("500") << html("500 Oops") << Error::Kind::Transport << 500
                         << u"HTTP 500 Oops: <h1>No way</h1>"_s;
    QTest::newRow("503") << html("503 Service Unavailable") << Error::Kind::Transport << 503
                         << u"HTTP 503 Service Unavailable: <h1>No way</h1>"_s;
    QTest::newRow("JSON that is no JSON-RPC")
        << ScriptedHttpServer::response("400 Bad Request", "Content-Type: application/json\r\n",
                                        R"({"error":"nope"})"_ba.replace("error", "detail"))
        << Error::Kind::Transport << 400 << u"HTTP 400 Bad Request: {\"detail\":\"nope\"}"_s;
}

void TestHttpFailures::statusWithoutAMessageFails()
{
    QFETCH(const QByteArray, response);
    QFETCH(const Error::Kind, kind);
    QFETCH(const int, status);
    QFETCH(const QString, text);
    ScriptedHttpServer server;
    Client client(server, [&](const Request &request) { request.write(response); });
    const quint64 sequence = client.send(requestMessage("1", "initialize"));
    QTRY_COMPARE(client.probe.failures.size(), 1);
    QCOMPARE(client.probe.failures[0].sequence, sequence);
    const Error error = client.probe.failures[0].error;
    QCOMPARE(error.kind, kind);
    QCOMPARE(error.httpStatus, status);
    QCOMPARE(error.text, text);
    QCOMPARE(error.where, server.url().toString());
    QCOMPARE(client.probe.messages.size(), 0);
    QCOMPARE(server.requests.size(), 1);
    // The body is in the log, as what it is.
    const QByteArray body = response.sliced(response.indexOf("\r\n\r\n") + 4);
    QCOMPARE(bytesOf(client.log, Lane::FromServer),
             body.isEmpty() ? QList<QByteArray>() : QList<QByteArray>{body});
    for (const Frame &frame : framesOf(client.log, Lane::FromServer))
        QCOMPARE(frame.kind, FrameKind::Invalid);
}

// T-17: 404 with -32601 is how a modern server refuses a method.
void TestHttpFailures::statusWithTheAnswerIsReceived()
{
    ScriptedHttpServer server;
    const QByteArray body =
        R"({"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}})";
    for (const QByteArray &type : {"application/json"_ba, "text/plain"_ba}) {
        Client client(server, [&](const Request &request) {
            request.write(ScriptedHttpServer::response("404 Not Found",
                                                       "Content-Type: " + type + "\r\n", body));
        });
        const quint64 sequence = client.send(requestMessage("1", "server/discover"));
        QTRY_COMPARE(client.probe.messages.size(), 1);
        QCOMPARE(client.probe.messages[0].bytes, body);
        QCOMPARE(client.probe.messages[0].httpStatus, 404);
        QCOMPARE(client.probe.messages[0].pair, sequence);
        QCOMPARE(client.probe.messages[0].carrier, sequence);
        QCOMPARE(client.probe.failures.size(), 0);
    }
}

// J-11.
void TestHttpFailures::errorWithoutAnIdBelongsToItsExchange_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("id null") << "400 Bad Request"_ba << R"("id":null,)"_ba;
    QTest::newRow("no id") << "400 Bad Request"_ba << ""_ba;
    QTest::newRow("made-up id, as the Python SDK has it")
        << "400 Bad Request"_ba << R"("id":"server-error",)"_ba;
    QTest::newRow("no id, with 200") << "200 OK"_ba << ""_ba;
}

void TestHttpFailures::errorWithoutAnIdBelongsToItsExchange()
{
    QFETCH(const QByteArray, status);
    QFETCH(const QByteArray, id);
    ScriptedHttpServer server;
    const QByteArray body =
        R"({"jsonrpc":"2.0",)" + id +
        R"("error":{"code":-32000,"message":"Bad Request: no session","data":[1]}})";
    Client client(server, [&](const Request &request) { request.writeJson(body, status); });
    const quint64 sequence = client.send(requestMessage("1", "tools/list"));
    QTRY_COMPARE(client.probe.failures.size(), 1);
    QCOMPARE(client.probe.order, (QStringList{u"opened"_s, u"received"_s, u"sendFailed"_s}));
    QCOMPARE(client.probe.messages[0].bytes, body);
    QCOMPARE(client.probe.messages[0].carrier, sequence);
    const Error error = client.probe.failures[0].error;
    QCOMPARE(client.probe.failures[0].sequence, sequence);
    QCOMPARE(error.kind, Error::Kind::Rpc);
    QCOMPARE(error.code, -32000);
    QCOMPARE(error.text, u"Bad Request: no session"_s);
    QCOMPARE(error.data.toBytes(), "[1]"_ba);
    QCOMPARE(error.httpStatus, status.first(3).toInt());
}

void TestHttpFailures::challengeIsAnAuthErrorWhateverTheBody()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        request.writeJson(
            R"({"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"token expired"}})",
            "401 Unauthorized", "WWW-Authenticate: Bearer\r\n");
    });
    client.send(requestMessage("1", "tools/list"));
    QTRY_COMPARE(client.probe.failures.size(), 1);
    QCOMPARE(client.probe.failures[0].error.kind, Error::Kind::Auth);
    QCOMPARE(client.probe.failures[0].error.text, u"HTTP 401 Unauthorized: token expired"_s);
    QCOMPARE(client.probe.messages.size(), 0);
    QCOMPARE(bytesOf(client.log, Lane::FromServer).size(), 1);
}

// T-16; spec section 5.2.
void TestHttpFailures::unusableAnswersFail_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Error::Kind>("kind");
    QTest::addColumn<QString>("text");
    QTest::newRow("HTML")
        << "Content-Type: text/html\r\n"_ba << "<p>Hello</p>"_ba << Error::Kind::Protocol
        << u"expected the content type application/json or text/event-stream, and got \"text/html\": <p>Hello</p>"_s;
    QTest::newRow("no content type")
        << ""_ba << result("1") << Error::Kind::Protocol
        << u"expected the content type application/json or text/event-stream, and got none"_s;
    QTest::newRow("the answer under a wrong type")
        << "Content-Type: text/plain\r\n"_ba << result("1") << Error::Kind::Protocol
        << u"expected the content type application/json or text/event-stream, and got \"text/plain\""_s;
    QTest::newRow("empty body")
        << "Content-Type: application/json\r\n"_ba << ""_ba << Error::Kind::Protocol
        << u"HTTP 200 OK without a body, where the answer to tools/list was expected"_s;
    QTest::newRow("broken JSON") << "Content-Type: application/json\r\n"_ba << "{\"jsonrpc\":"_ba
                                 << Error::Kind::Parse
                                 << u"the body is no JSON-RPC message: {\"jsonrpc\":"_s;
    QTest::newRow("JSON, but no message")
        << "Content-Type: application/json\r\n"_ba << "{\"a\":1}"_ba << Error::Kind::Parse
        << u"the body is no JSON-RPC message: {\"a\":1}"_s;
    QTest::newRow("an answer to something else")
        << "Content-Type: application/json\r\n"_ba << result("\"1\"") << Error::Kind::Protocol
        << u"the body does not answer tools/list: no response in it has the id 1"_s;
}

void TestHttpFailures::unusableAnswersFail()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const QByteArray, body);
    QFETCH(const Error::Kind, kind);
    QFETCH(const QString, text);
    ScriptedHttpServer server;
    Client client(server, [&](const Request &request) {
        request.write(ScriptedHttpServer::response("200 OK", fields, body));
    });
    client.send(requestMessage("1", "tools/list"));
    QTRY_COMPARE(client.probe.failures.size(), 1);
    QCOMPARE(client.probe.failures[0].error.kind, kind);
    QCOMPARE(client.probe.failures[0].error.text, text);
    QCOMPARE(client.probe.failures[0].error.httpStatus, 200);
    QCOMPARE(bytesOf(client.log, Lane::FromServer),
             body.isEmpty() ? QList<QByteArray>() : QList<QByteArray>{body});
}

void TestHttpFailures::refusedNotificationFails()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        request.write("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n");
    });
    const quint64 sequence = client.send(notificationMessage("notifications/initialized"));
    QTRY_COMPARE(client.probe.failures.size(), 1);
    QCOMPARE(client.probe.failures[0].sequence, sequence);
    QCOMPARE(client.probe.failures[0].error.text, u"HTTP 400 Bad Request"_s);
    QVERIFY(client.probe.accepted.isEmpty());
}

// T-47.
void TestHttpFailures::streamThatEndsBeforeTheAnswerFails()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        request.write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: "
                      "chunked\r\n\r\n");
        const QByteArray event = "data: {\"jsonrpc\":\"2.0\",\"method\":\"m\"}\n\ndata: {\"jso";
        request.write(QByteArray::number(event.size(), 16) + "\r\n" + event + "\r\n0\r\n\r\n");
    });
    client.send(requestMessage("1", "tools/call"));
    QTRY_COMPARE(client.probe.failures.size(), 1);
    QCOMPARE(client.probe.messages.size(), 1);
    QCOMPARE(client.probe.failures[0].error.kind, Error::Kind::Transport);
    QCOMPARE(client.probe.failures[0].error.text,
             u"the event stream ended before it brought the answer to tools/call"_s);
    // The unfinished event is in the log.
    const QList<Frame> http = framesOf(client.log, Lane::Http);
    QCOMPARE(client.log.bytes(http[http.size() - 2].sequence).toByteArray(), "data: {\"jso"_ba);
    QVERIFY(http[http.size() - 2].has(CutAtEnd));
    QVERIFY(!http.last().has(CutAtEnd)); // the stream itself ended as it should
}

void TestHttpFailures::streamThatBreaksBeforeTheAnswerFails()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        request.write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: "
                      "chunked\r\n\r\n"
                      "4\r\n: a\n\r\n");
    });
    client.send(requestMessage("1", "tools/call"));
    const auto events = [&] { return framesOf(client.log, Lane::Http).size(); };
    QTRY_COMPARE(events(), 3); // request, response, comment
    server.requests[0].close();
    QTRY_COMPARE(client.probe.failures.size(), 1);
    QCOMPARE(client.probe.failures[0].error.kind, Error::Kind::Transport);
    QVERIFY2(client.probe.failures[0].error.text.endsWith(
                 u"closed the connection in the middle of its answer"),
             qPrintable(client.probe.failures[0].error.text));
    QVERIFY(framesOf(client.log, Lane::Http).last().has(CutAtEnd));
    QCOMPARE(eventsOf(client.log), QStringList{u"exchange-failed"_s});
}

void TestHttpFailures::refusedConnectionIsToldInWords()
{
    quint16 port = 0;
    {
        QTcpServer closed;
        QVERIFY(closed.listen(QHostAddress::LocalHost));
        port = closed.serverPort();
    }
    Client client(HttpConfig{.url = QUrl(u"http://127.0.0.1:%1/mcp"_s.arg(port))});
    const quint64 sequence = client.send(requestMessage("1", "initialize"));
    QTRY_COMPARE(client.probe.failures.size(), 1);
    QCOMPARE(client.probe.failures[0].sequence, sequence);
    const Error error = client.probe.failures[0].error;
    QCOMPARE(error.kind, Error::Kind::Transport);
    QCOMPARE(error.httpStatus, 0);
    QCOMPARE(error.text, u"connection refused by 127.0.0.1:%1: nothing listens there"_s.arg(port));
    QCOMPARE(eventsOf(client.log), QStringList{u"exchange-failed"_s});
}

void TestHttpFailures::unknownHostIsToldInWords()
{
    Client client(HttpConfig{.url = QUrl(u"http://no-such-host.invalid/mcp"_s)});
    client.send(requestMessage("1", "initialize"));
    QTRY_COMPARE_WITH_TIMEOUT(client.probe.failures.size(), 1, 20'000);
    QCOMPARE(client.probe.failures[0].error.text, u"host not found: no-such-host.invalid"_s);
}

void TestHttpFailures::serverWithoutTlsIsToldInWords()
{
    ScriptedHttpServer server;
    QUrl url = server.url();
    url.setScheme(u"https"_s);
    Client client(HttpConfig{.url = url});
    // What a plain HTTP server says to a TLS greeting.
    server.greeting = "HTTP/1.1 400 Bad Request\r\n\r\n";
    client.send(requestMessage("1", "initialize"));
    QTRY_COMPARE(client.probe.failures.size(), 1);
    QVERIFY2(client.probe.failures[0].error.text.startsWith(
                 u"no secure connection to 127.0.0.1:%1 (TLS): "_s.arg(server.port())),
             qPrintable(client.probe.failures[0].error.text));
}

// A crash in a tool must not run the tool again. QNetworkAccessManager would (see OneShotBody).
void TestHttpFailures::unansweredPostIsNeverSentTwice()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) { request.writeJson(result("1")); });
    client.send(requestMessage("1", "initialize"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
    server.handler = [](const Request &request) { request.close(); };
    // Once on the connection that is open, once on a new one.
    for (int i = 1; i <= 2; ++i) {
        client.send(requestMessage("2", "tools/call"));
        QTRY_COMPARE(client.probe.failures.size(), i);
        QCOMPARE(client.probe.failures.last().error.kind, Error::Kind::Transport);
        QVERIFY2(client.probe.failures.last().error.text.contains(
                     u"closed the connection before it answered"),
                 qPrintable(client.probe.failures.last().error.text));
    }
    QCOMPARE(server.requests.size(), 3);
}

// T-22.
void TestHttpFailures::redirectIsNotFollowed()
{
    ScriptedHttpServer other;
    ScriptedHttpServer server;
    for (const QByteArray &status : {"301 Moved Permanently"_ba, "302 Found"_ba,
                                     "307 Temporary Redirect"_ba, "308 Permanent Redirect"_ba}) {
        Client client(
            HttpConfig{.url = server.url(), .headers = {{"Authorization", "Bearer secret"}}});
        server.handler = [&](const Request &request) {
            request.write("HTTP/1.1 " + status + "\r\nLocation: " + other.url().toEncoded() +
                          "\r\nContent-Length: 0\r\n\r\n");
        };
        client.send(requestMessage("1", "initialize"));
        QTRY_COMPARE(client.probe.failures.size(), 1);
        const Error error = client.probe.failures[0].error;
        QCOMPARE(error.httpStatus, status.first(3).toInt());
        QCOMPARE(eventsOf(client.log), QStringList());
        QVERIFY2(error.text.contains(
                     u"redirected to %1, which is not followed"_s.arg(other.url().toString())),
                 qPrintable(error.text));
    }
    QCOMPARE(server.requests.size(), 4);
    QCOMPARE(server.requests[0].field("authorization"), "Bearer secret"_ba);
    QCOMPARE(other.connectionCount, 0);
}

void TestHttpFailures::badUrlEndsAtOnce_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::newRow("empty") << QUrl();
    QTest::newRow("no scheme") << QUrl(u"localhost:3000/mcp"_s);
    QTest::newRow("another scheme") << QUrl(u"ftp://localhost/mcp"_s);
    QTest::newRow("no host") << QUrl(u"http:///mcp"_s);
}

void TestHttpFailures::badUrlEndsAtOnce()
{
    QFETCH(const QUrl, url);
    Client client(HttpConfig{.url = url});
    QVERIFY(!client.probe.isClosed());
    QTRY_VERIFY(client.probe.isClosed());
    QCOMPARE(client.probe.order, QStringList{u"closed"_s});
    QVERIFY(client.probe.closedError->text.startsWith(
        u"expected an address that begins with http:// or https://"));
    QCOMPARE(eventsOf(client.log), QStringList{u"start-failed"_s});
}

QTEST_GUILESS_MAIN(TestHttpFailures)
#include "tst_httpfailures.moc"
