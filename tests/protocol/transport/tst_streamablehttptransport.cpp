// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "httpclient.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Request = ScriptedHttpServer::Request;

// What goes out and what comes back, when all is well.
class TestStreamableHttpTransport : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void postsTheMessageWithTheFieldsOfTheProtocol();
    void recordsTheExchange();
    void jsonAnswerIsReceived();
    void mediaTypeIsComparedByItsEssence_data();
    void mediaTypeIsComparedByItsEssence();
    void batchInABodyIsOneFrame();
    void eventsAreReceivedAsTheyCome();
    void eventsSplitAtEveryByteMakeNoDifference();
    void whatIsNoMessageInAStreamIsInTheLog();
    void compressedStreamsAreReadAsTheyCome();
    void notificationIsAccepted_data();
    void notificationIsAccepted();
    void sessionIdIsHandedOn();
    void userFieldsGoWithEveryRequest();
    void userFieldsCannotReplaceTheProtocols();
    void userInTheUrlBecomesAField();
    void cookiesAreNotKept();
    void largeMessagesPassBothWays();
};

// T-13, T-24, T-36, T-37.
void TestStreamableHttpTransport::postsTheMessageWithTheFieldsOfTheProtocol()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) { request.writeJson(result("1")); });
    OutgoingMessage message = requestMessage("1", "tools/list");
    message.headers = {{"MCP-Protocol-Version", "2026-07-28"},
                       {"Mcp-Method", "tools/list"},
                       {"Mcp-Name", "=?base64?\?="}};
    client.send(message);
    QTRY_COMPARE(server.requests.size(), 1);
    const Request &request = server.requests[0];
    QCOMPARE(request.method, "POST"_ba);
    QCOMPARE(request.target, "/mcp"_ba);
    QCOMPARE(request.body, message.json);
    QCOMPARE(request.field("content-type"), "application/json"_ba);
    QCOMPARE(request.field("accept"), "application/json, text/event-stream"_ba);
    QCOMPARE(request.field("mcp-protocol-version"), "2026-07-28"_ba);
    QCOMPARE(request.field("mcp-method"), "tools/list"_ba);
    QCOMPARE(request.field("mcp-name"), "=?base64?\?="_ba);
    QCOMPARE(request.field("content-length"), QByteArray::number(message.json.size()));
    QCOMPARE(request.field("mcp-session-id"), QByteArray());
    QCOMPARE(request.field("origin"), QByteArray());
    QCOMPARE(request.field("expect"), QByteArray());
    QCOMPARE(request.field("upgrade"), QByteArray());
    QVERIFY(request.field("user-agent").startsWith("Vitrine/"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
}

void TestStreamableHttpTransport::recordsTheExchange()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        request.writeJson(result("1"), "200 Fine", "X-A: b\r\n");
    });
    const quint64 sequence = client.send(requestMessage("1", "tools/list"));
    QTRY_COMPARE(client.probe.messages.size(), 1);

    QCOMPARE(client.log.size(), 4);
    const Frame sent = client.log.frame(0);
    const Frame request = client.log.frame(1);
    const Frame response = client.log.frame(2);
    const Frame answer = client.log.frame(3);
    QCOMPARE(sent.sequence, sequence);
    QCOMPARE(sent.lane, Lane::ToServer);
    QCOMPARE(sent.kind, FrameKind::Request);
    QCOMPARE(sent.pair, answer.sequence);
    QCOMPARE(request.lane, Lane::Http);
    QCOMPARE(request.kind, FrameKind::HttpRequest);
    QCOMPARE(request.pair, response.sequence);
    QCOMPARE(response.kind, FrameKind::HttpResponse);
    QCOMPARE(response.pair, request.sequence);
    QCOMPARE(answer.lane, Lane::FromServer);
    QCOMPARE(answer.kind, FrameKind::Result);
    QCOMPARE(answer.pair, sequence);
    QVERIFY(sent.exchange != 0);
    for (const Frame &frame : {request, response, answer})
        QCOMPARE(frame.exchange, sent.exchange);

    const QByteArray requestHead = client.log.bytes(1).toByteArray();
    QVERIFY2(requestHead.startsWith(
                 "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(server.port()) +
                 "\r\nContent-Type: application/json\r\nAccept: application/json, "
                 "text/event-stream\r\n"),
             requestHead.constData());
    QVERIFY(requestHead.endsWith("\r\n\r\n"));
    const QByteArray responseHead = client.log.bytes(2).toByteArray().toLower();
    QVERIFY2(responseHead.startsWith("http/1.1 200 fine\r\n"), responseHead.constData());
    QVERIFY(responseHead.contains("\r\nx-a: b\r\n"));
    QVERIFY(responseHead.endsWith("\r\n\r\n"));
    QCOMPARE(client.transport->facts().lastHttpStatus, 200);
    QCOMPARE(client.transport->facts().url, server.url().toString());
}

// T-14.
void TestStreamableHttpTransport::jsonAnswerIsReceived()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) { request.writeJson(result("\"a\"")); });
    const quint64 sequence = client.send(requestMessage("\"a\"", "ping"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
    const TransportProbe::Message &message = client.probe.messages[0];
    QCOMPARE(message.bytes, result("\"a\""));
    QCOMPARE(message.id, "\"a\""_ba);
    QCOMPARE(message.pair, sequence);
    QCOMPARE(message.carrier, sequence);
    QCOMPARE(message.httpStatus, 200);
    QCOMPARE(client.probe.order, (QStringList{u"opened"_s, u"received"_s}));
}

// T-16.
void TestStreamableHttpTransport::mediaTypeIsComparedByItsEssence_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("JSON with charset") << "application/json; charset=utf-8"_ba << result("1");
    QTest::newRow("JSON in capitals") << "Application/JSON"_ba << result("1");
    QTest::newRow("JSON with blanks") << "application/json ;charset=UTF-8"_ba << result("1");
    QTest::newRow("events with charset")
        << "text/event-stream;charset=utf-8"_ba << "data: " + result("1") + "\n\n";
    QTest::newRow("events in capitals")
        << "Text/Event-Stream"_ba << "data: " + result("1") + "\n\n";
}

void TestStreamableHttpTransport::mediaTypeIsComparedByItsEssence()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    ScriptedHttpServer server;
    Client client(server, [&](const Request &request) {
        request.write(
            ScriptedHttpServer::response("200 OK", "Content-Type: " + type + "\r\n", body));
    });
    client.send(requestMessage("1", "ping"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
    QCOMPARE(client.probe.messages[0].bytes, result("1"));
    QCOMPARE(client.probe.failures.size(), 0);
}

// J-08: the session unpacks it.
void TestStreamableHttpTransport::batchInABodyIsOneFrame()
{
    ScriptedHttpServer server;
    const QByteArray batch =
        R"([{"jsonrpc":"2.0","method":"m"},{"jsonrpc":"2.0","id": 1,"result":{}}])";
    Client client(server, [&](const Request &request) { request.writeJson(batch); });
    client.send(requestMessage("1", "ping"));
    const quint64 other = client.send(requestMessage("2", "ping"));
    QTRY_COMPARE(client.probe.messages.size(), 2);
    QCOMPARE(client.probe.messages[0].kind, Envelope::Kind::Batch);
    QCOMPARE(client.probe.messages[0].bytes, batch);
    // The answer to 1 is in it, the one to 2 is not.
    QTRY_COMPARE(client.probe.failures.size(), 1);
    QCOMPARE(client.probe.failures[0].sequence, other);
}

// T-14, T-18.
void TestStreamableHttpTransport::eventsAreReceivedAsTheyCome()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) { request.beginEvents(); });
    const quint64 sequence = client.send(requestMessage("1", "tools/call"));
    QTRY_COMPARE(server.requests.size(), 1);
    const Request request = server.requests[0];
    request.write("data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\"}\n\n");
    QTRY_COMPARE(client.probe.messages.size(), 1);
    request.write("event: message\r\ndata: {\"jsonrpc\":\"2.0\",\r\ndata: "
                  "\"id\":7,\"method\":\"ping\"}\r\n\r\n");
    QTRY_COMPARE(client.probe.messages.size(), 2);
    request.write("data: " + result("1") + "\n\n");
    QTRY_COMPARE(client.probe.messages.size(), 3);
    request.close();

    QCOMPARE(client.probe.messages[0].method, "notifications/progress"_ba);
    QCOMPARE(client.probe.messages[1].bytes,
             "{\"jsonrpc\":\"2.0\",\n\"id\":7,\"method\":\"ping\"}"_ba);
    QCOMPARE(client.probe.messages[1].kind, Envelope::Kind::Request);
    QCOMPARE(client.probe.messages[2].pair, sequence);
    for (const TransportProbe::Message &message : client.probe.messages) {
        QCOMPARE(message.carrier, sequence);
        QCOMPARE(client.log.frame(message.sequence).exchange, client.log.frame(sequence).exchange);
    }
}

void TestStreamableHttpTransport::eventsSplitAtEveryByteMakeNoDifference()
{
    const QByteArray stream = ": hi\r\n\r\nid: 1\r\ndata:\r\n\r\ndata: "
                              "{\"jsonrpc\":\"2.0\",\"method\":\"\xE4\xB8\x96\"}\r\n\r\ndata: " +
                              result("1") + "\r\n\r\n";
    ScriptedHttpServer server;
    Client client(server, [&](const Request &request) {
        // Chunked, one byte a chunk.
        QByteArray bytes = "HTTP/1.1 200 OK\r\nContent-Type: "
                           "text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";
        for (const char byte : stream)
            bytes += "1\r\n" + QByteArray(1, byte) + "\r\n";
        request.write(bytes + "0\r\n\r\n");
    });
    client.send(requestMessage("1", "m"));
    QTRY_COMPARE(client.probe.messages.size(), 2);
    QCOMPARE(client.probe.messages[0].method, "\xE4\xB8\x96"_ba);
    QCOMPARE(client.probe.messages[1].bytes, result("1"));
    QCOMPARE(client.probe.failures.size(), 0);
}

// T-18, T-32.
void TestStreamableHttpTransport::whatIsNoMessageInAStreamIsInTheLog()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        request.beginEvents();
        request.write(
            "id: 1\nretry: 500\ndata:\n\n: keep-alive\n\nevent: other\ndata: {}\n\nid: 2\ndata: " +
            result("1") + "\n\n");
        request.close();
    });
    client.send(requestMessage("1", "m"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
    const auto events = [&] {
        QList<QByteArray> out;
        for (const Frame &frame : framesOf(client.log, Lane::Http)) {
            if (frame.kind == FrameKind::SseEvent)
                out.append(client.log.bytes(frame.sequence).toByteArray());
        }
        return out;
    };
    QTRY_COMPARE(events(), (QList<QByteArray>{"id: 1\nretry: 500\ndata:\n\n", ": keep-alive",
                                              "event: other\ndata: {}\n\n", "id: 2\n", ""}));
    QCOMPARE(client.probe.failures.size(), 0);
}

// Trap 13: decompressed as it comes, not at the end.
void TestStreamableHttpTransport::compressedStreamsAreReadAsTheyCome()
{
    ScriptedHttpServer server;
    // Made with Python's zlib.compressobj; each event ends with flush(Z_SYNC_FLUSH).
    const QByteArray first =
        QByteArray::fromHex("789c4a492c49b452a856ca2acecf2b2a4856b25232d23350d251ca4d2dc9c84f0172d3"
                            "328b8a4b946ab9b800000000ffff");
    const QByteArray second =
        QByteArray::fromHex("4ac1a13213a8ca5047a928b5b834a744c9aaba16a816000000ffff");
    Client client(server, [](const Request &request) {
        request.beginEvents("Content-Encoding: deflate\r\n");
    });
    client.send(requestMessage("1", "m"));
    QTRY_COMPARE(server.requests.size(), 1);
    server.requests[0].write(first);
    QTRY_COMPARE(client.probe.messages.size(), 1);
    QCOMPARE(client.probe.messages[0].bytes, R"({"jsonrpc":"2.0","method":"first"})"_ba);
    server.requests[0].write(second);
    QTRY_COMPARE(client.probe.messages.size(), 2);
    QCOMPARE(client.probe.messages[1].bytes, result("1"));
}

// T-15; trap 12.
void TestStreamableHttpTransport::notificationIsAccepted_data()
{
    QTest::addColumn<QByteArray>("response");
    QTest::newRow("202") << "HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n"_ba;
    QTest::newRow("204") << "HTTP/1.1 204 No Content\r\n\r\n"_ba;
    QTest::newRow("200 with nothing") << "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"_ba;
    QTest::newRow("202 with text")
        << "HTTP/1.1 202 Accepted\r\nContent-Type: text/plain\r\nContent-Length: 8\r\n\r\nAccepted"_ba;
    QTest::newRow("200 with JSON")
        << "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\nnull"_ba;
}

void TestStreamableHttpTransport::notificationIsAccepted()
{
    QFETCH(const QByteArray, response);
    ScriptedHttpServer server;
    Client client(server, [&](const Request &request) { request.write(response); });
    const quint64 sequence = client.send(notificationMessage("notifications/initialized"));
    QTRY_COMPARE(client.probe.accepted, QList<quint64>{sequence});
    // The next exchange on the connection proves that this one is over.
    server.handler = [](const Request &request) { request.writeJson(result("1")); };
    client.send(requestMessage("1", "ping"));
    QTRY_VERIFY(!client.probe.messages.isEmpty() &&
                client.probe.messages.last().bytes == result("1"));
    QCOMPARE(client.probe.failures.size(), 0);
    QCOMPARE(client.probe.accepted.size(), 1);
}

// T-24.
void TestStreamableHttpTransport::sessionIdIsHandedOn()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        request.writeJson(result("1"), "200 OK", "mcp-session-id: abc-123\r\n");
    });
    client.send(requestMessage("1", "initialize"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
    QCOMPARE(client.probe.messages[0].sessionId, "abc-123"_ba);
}

// T-19.
void TestStreamableHttpTransport::userFieldsGoWithEveryRequest()
{
    ScriptedHttpServer server;
    Client client(HttpConfig{.url = server.url(),
                             .headers = {{"Authorization", "Bearer t"}, {"X-Team", "a b"}}});
    server.handler = [](const Request &request) {
        if (request.method == "POST")
            request.writeJson(result("1"));
        else
            request.write("HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\n\r\n");
    };
    client.send(requestMessage("1", "ping"));
    client.transport->openStandingStream({});
    QTRY_COMPARE(server.requests.size(), 2);
    client.transport->setSessionHeaders({{"Mcp-Session-Id", "s"}});
    client.transport->stop();
    QTRY_VERIFY(client.probe.isClosed());
    QCOMPARE(server.requests.size(), 3);
    for (const Request &request : server.requests) {
        QCOMPARE(request.field("authorization"), "Bearer t"_ba);
        QCOMPARE(request.field("x-team"), "a b"_ba);
    }
}

void TestStreamableHttpTransport::userFieldsCannotReplaceTheProtocols()
{
    ScriptedHttpServer server;
    Client client(HttpConfig{.url = server.url(),
                             .headers = {{"accept", "text/html"},
                                         {"MCP-SESSION-ID", "mine"},
                                         {"Content-Length", "1"},
                                         {"X-Bad", "a\r\nX-Injected: 1"},
                                         {"X Bad", "1"},
                                         {"X-Good", "1"}}});
    server.handler = [](const Request &request) { request.writeJson(result("1")); };
    client.send(requestMessage("1", "ping"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
    const Request &request = server.requests[0];
    QCOMPARE(request.field("accept"), "application/json, text/event-stream"_ba);
    QCOMPARE(request.field("mcp-session-id"), QByteArray());
    QCOMPARE(request.field("x-injected"), QByteArray());
    QCOMPARE(request.field("x-bad"), QByteArray());
    QCOMPARE(request.field("x-good"), "1"_ba);
    QCOMPARE(eventsOf(client.log), QStringList(5, u"header-ignored"_s));
    QCOMPARE(
        bytesOf(client.log, Lane::Lifecycle).first(),
        R"({"event":"header-ignored","name":"accept","reason":"set by the protocol itself"})"_ba);
}

void TestStreamableHttpTransport::userInTheUrlBecomesAField()
{
    ScriptedHttpServer server;
    QUrl url = server.url();
    url.setUserName(u"user"_s);
    url.setPassword(u"p:w"_s);
    Client client(HttpConfig{.url = url});
    server.handler = [](const Request &request) { request.writeJson(result("1")); };
    client.send(requestMessage("1", "ping"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
    QCOMPARE(server.requests[0].field("authorization"), "Basic dXNlcjpwOnc="_ba);
    QCOMPARE(client.transport->facts().url, server.url().toString());
}

// Trap 16.
void TestStreamableHttpTransport::cookiesAreNotKept()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        request.writeJson(result("1"), "200 OK", "Set-Cookie: a=b; Path=/\r\n");
    });
    client.send(requestMessage("1", "ping"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
    client.send(requestMessage("1", "ping"));
    QTRY_COMPARE(client.probe.messages.size(), 2);
    QCOMPARE(server.requests[1].field("cookie"), QByteArray());
}

void TestStreamableHttpTransport::largeMessagesPassBothWays()
{
    ScriptedHttpServer server;
    const QByteArray large(20'000'000, 'x');
    const QByteArray answer = R"({"jsonrpc":"2.0","id":1,"result":{"a":")" + large + "\"}}";
    Client client(server, [&](const Request &request) {
        if (request.body.endsWith("json\"}"))
            request.writeJson(answer);
        else
            request.write(ScriptedHttpServer::response(
                "200 OK", "Content-Type: text/event-stream\r\n", "data: " + answer + "\n\n"));
    });
    OutgoingMessage message = requestMessage("1", "m");
    message.json.chop(1);
    message.json += R"(,"params":")" + QByteArray(2'000'000, 'y');
    for (const QByteArray &kind : {"json"_ba, "sse"_ba}) {
        client.probe.messages.clear();
        OutgoingMessage one = message;
        one.json += kind + "\"}";
        client.send(one);
        QTRY_COMPARE_WITH_TIMEOUT(client.probe.messages.size(), 1, 30'000);
        QVERIFY(client.probe.messages[0].bytes == answer);
        QVERIFY(server.requests.last().body == one.json);
    }
}

QTEST_GUILESS_MAIN(TestStreamableHttpTransport)
#include "tst_streamablehttptransport.moc"
