// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "httpclient.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Request = ScriptedHttpServer::Request;

// Streams that stay open, giving up, stopping, and the end of the object.
class TestHttpLifetime : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void streamThatEndsAfterTheAnswerIsFine();
    void streamLeftOpenAfterTheAnswerIsClosedInTheEnd();
    void silentServerIsNotHurried();
    void standingStreamReceives();
    void standingStreamMayBeUnsupported_data();
    void standingStreamMayBeUnsupported();
    void openStreamsDoNotStarveRequests();
    void abandonClosesTheExchangeQuietly();
    void stopSendsDeleteWithTheSession_data();
    void stopSendsDeleteWithTheSession();
    void stopDoesNotWaitForEver();
    void stopWithoutASessionSendsNothing();
    void stopLetsNotificationsArrive();
    void messagesBeforeStartWaitAndAfterStopFail();
    void mayBeDeletedInItsSignals_data();
    void mayBeDeletedInItsSignals();
};

void TestHttpLifetime::streamThatEndsAfterTheAnswerIsFine()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        request.beginEvents();
        request.write("data: " + result("1") + "\n\n");
        request.close();
    });
    client.send(requestMessage("1", "tools/call"));
    QTRY_COMPARE(framesOf(client.log, Lane::Http).size(),
                 3); // request, response, end of the stream
    QCOMPARE(client.probe.messages.size(), 1);
    QCOMPARE(client.probe.failures.size(), 0);
}

void TestHttpLifetime::streamLeftOpenAfterTheAnswerIsClosedInTheEnd()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        request.beginEvents();
        request.write("data: " + result("1") + "\n\n");
    });
    client.send(requestMessage("1", "tools/call"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(server.disconnectedCount, 1, 10'000);
    QCOMPARE(client.probe.failures.size(), 0);
    QCOMPARE(eventsOf(client.log), QStringList{u"stream-closed"_s});
}

// A tool may run for as long as it likes before its answer begins; only getting through has a
// limit.
void TestHttpLifetime::silentServerIsNotHurried()
{
    ScriptedHttpServer server;
    Client client(HttpConfig{.url = server.url(), .connectTimeout = 1500ms});
    QTimer answer;
    answer.setSingleShot(true);
    server.handler = [&](const Request &) { answer.start(2000ms); };
    connect(&answer, &QTimer::timeout, this, [&] { server.requests[0].writeJson(result("1")); });
    client.send(requestMessage("1", "tools/call"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
    QCOMPARE(client.probe.failures.size(), 0);
}

// T-23, T-28, T-29.
void TestHttpLifetime::standingStreamReceives()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) { request.beginEvents(); });
    client.transport->openStandingStream(
        {{"MCP-Protocol-Version", "2025-11-25"}, {"Mcp-Session-Id", "s"}});
    client.transport->openStandingStream({}); // one is enough
    QTRY_COMPARE(server.requests.size(), 1);
    const Request request = server.requests[0];
    QCOMPARE(request.method, "GET"_ba);
    QCOMPARE(request.field("accept"), "text/event-stream"_ba);
    QCOMPARE(request.field("mcp-protocol-version"), "2025-11-25"_ba);
    QCOMPARE(request.field("mcp-session-id"), "s"_ba);
    QCOMPARE(request.body, QByteArray());
    request.write("data: {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\n\n");
    QTRY_COMPARE(client.probe.messages.size(), 1);
    QCOMPARE(client.probe.messages[0].carrier, Frame::kNone);
    QCOMPARE(client.probe.messages[0].kind, Envelope::Kind::Request);
    request.close();
    QTRY_COMPARE(eventsOf(client.log), QStringList{u"standing-stream-ended"_s});
    QCOMPARE(client.probe.failures.size(), 0);
    QVERIFY(!client.probe.isClosed());
}

// T-28.
void TestHttpLifetime::standingStreamMayBeUnsupported_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QStringList>("events");
    QTest::newRow("405 is quiet") << "405 Method Not Allowed"_ba << QStringList{};
    QTest::newRow("404 is noted") << "404 Not Found"_ba << QStringList{u"standing-stream-ended"_s};
    QTest::newRow("200 with HTML is noted")
        << "200 OK"_ba << QStringList{u"standing-stream-ended"_s};
}

void TestHttpLifetime::standingStreamMayBeUnsupported()
{
    QFETCH(const QByteArray, status);
    QFETCH(const QStringList, events);
    ScriptedHttpServer server;
    Client client(server, [&](const Request &request) {
        request.write(ScriptedHttpServer::response(status, "Content-Type: text/html\r\n", "<p>"));
    });
    client.transport->openStandingStream({});
    QTRY_COMPARE(bytesOf(client.log, Lane::FromServer), QList<QByteArray>{"<p>"});
    QTRY_COMPARE(eventsOf(client.log), events);
    QCOMPARE(client.probe.messages.size(), 0);
    QCOMPARE(client.probe.failures.size(), 0);
}

// T-21; trap 16: six connections a host is the usual limit.
void TestHttpLifetime::openStreamsDoNotStarveRequests()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        if (request.method == "GET" || request.body.contains("slow"))
            request.beginEvents();
        else
            request.writeJson(result("100"));
    });
    client.transport->openStandingStream({});
    for (int i = 0; i < 20; ++i)
        client.send(requestMessage(QByteArray::number(i), "slow"));
    QTRY_COMPARE(server.requests.size(), 21);
    client.send(requestMessage("100", "quick"));
    QTRY_COMPARE(client.probe.messages.size(), 1);
    // Each stream brings the answer to its own request, in any order.
    for (qsizetype i = server.requests.size() - 1; i >= 0; --i) {
        const Request request = server.requests[i];
        if (request.body.contains("slow")) {
            const QByteArray id = Json::parse(request.body)->find("id"_L1)->toBytes();
            request.write("data: " + result(id) + "\n\n");
        }
    }
    QTRY_COMPARE(client.probe.messages.size(), 21);
    for (const TransportProbe::Message &message : client.probe.messages)
        QCOMPARE(message.carrier, message.pair);
}

// T-46.
void TestHttpLifetime::abandonClosesTheExchangeQuietly()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) { request.beginEvents(); });
    const quint64 sequence = client.send(requestMessage("1", "tools/call"));
    QTRY_COMPARE(framesOf(client.log, Lane::Http).size(), 2);
    client.transport->abandon(sequence);
    client.transport->abandon(sequence);
    client.transport->abandon(4711);
    QTRY_COMPARE(server.disconnectedCount, 1);
    QCOMPARE(client.probe.failures.size(), 0);
    QCOMPARE(client.probe.messages.size(), 0);
    QCOMPARE(eventsOf(client.log), QStringList{u"exchange-abandoned"_s});
    QCOMPARE(framesOf(client.log, Lane::Lifecycle)[0].exchange,
             client.log.frame(sequence).exchange);
}

// T-27.
void TestHttpLifetime::stopSendsDeleteWithTheSession_data()
{
    QTest::addColumn<QByteArray>("status");
    for (const char *status :
         {"200 OK", "204 No Content", "405 Method Not Allowed", "404 Not Found", "500 Oops"})
        QTest::newRow(status) << QByteArray(status);
}

void TestHttpLifetime::stopSendsDeleteWithTheSession()
{
    QFETCH(const QByteArray, status);
    ScriptedHttpServer server;
    Client client(server, [&](const Request &request) {
        request.write(ScriptedHttpServer::response(status, {}, {}));
    });
    client.transport->setSessionHeaders(
        {{"Mcp-Session-Id", "s"}, {"MCP-Protocol-Version", "2025-11-25"}});
    client.transport->stop();
    client.transport->stop();
    QTRY_VERIFY(client.probe.isClosed());
    QVERIFY(!client.probe.closedError);
    QCOMPARE(client.probe.closedCount, 1);
    QCOMPARE(server.requests.size(), 1);
    QCOMPARE(server.requests[0].method, "DELETE"_ba);
    QCOMPARE(server.requests[0].field("mcp-session-id"), "s"_ba);
    QCOMPARE(server.requests[0].field("mcp-protocol-version"), "2025-11-25"_ba);
    QCOMPARE(framesOf(client.log, Lane::Http).size(), 2);
}

void TestHttpLifetime::stopDoesNotWaitForEver()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &) {}); // never answers
    client.transport->openStandingStream({});
    client.send(requestMessage("1", "tools/call"));
    QTRY_COMPARE(server.requests.size(), 2);
    client.transport->setSessionHeaders({{"Mcp-Session-Id", "s"}});
    QElapsedTimer clock;
    clock.start();
    client.transport->stop();
    QTRY_VERIFY_WITH_TIMEOUT(client.probe.isClosed(), 10'000);
    QVERIFY(clock.elapsed() >= 1900);
    QVERIFY(clock.elapsed() < 10'000);
    QCOMPARE(client.probe.failures.size(), 0);
}

void TestHttpLifetime::stopWithoutASessionSendsNothing()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) { request.beginEvents(); });
    client.send(requestMessage("1", "tools/call"));
    QTRY_COMPARE(server.requests.size(), 1);
    client.transport->stop();
    QVERIFY(!client.probe.isClosed()); // never from inside stop()
    QTRY_VERIFY(client.probe.isClosed());
    QTRY_COMPARE(server.disconnectedCount, 1);
    QCOMPARE(server.requests.size(), 1);
}

void TestHttpLifetime::stopLetsNotificationsArrive()
{
    ScriptedHttpServer server;
    Client client(server, [](const Request &request) {
        request.write("HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n");
    });
    client.send(notificationMessage("notifications/cancelled"));
    client.transport->stop();
    QTRY_VERIFY(client.probe.isClosed());
    QCOMPARE(server.requests.size(), 1);
    QCOMPARE(client.probe.accepted.size(), 1);
}

void TestHttpLifetime::messagesBeforeStartWaitAndAfterStopFail()
{
    ScriptedHttpServer server;
    server.handler = [](const Request &request) { request.writeJson(result("1")); };
    FrameLog log;
    StreamableHttpTransport transport(HttpConfig{.url = server.url()}, log, 1);
    TransportProbe probe(transport);
    const quint64 early = transport.send(requestMessage("1", "ping"));
    QCOMPARE(log.size(), 1);
    transport.start();
    QTRY_COMPARE(probe.messages.size(), 1);
    QCOMPARE(probe.messages[0].carrier, early);
    QCOMPARE(probe.order.first(), u"opened"_s);
    transport.stop();
    QTRY_VERIFY(probe.isClosed());
    const quint64 late = transport.send(requestMessage("2", "ping"));
    QTRY_COMPARE(probe.failures.size(), 1);
    QCOMPARE(probe.failures[0].sequence, late);
    QCOMPARE(server.requests.size(), 1);
}

void TestHttpLifetime::mayBeDeletedInItsSignals_data()
{
    QTest::addColumn<QString>("when");
    for (const char *when : {"opened", "received", "received from a body", "sendFailed", "accepted",
                             "factsChanged", "closed"})
        QTest::newRow(when) << QString::fromLatin1(when);
}

void TestHttpLifetime::mayBeDeletedInItsSignals()
{
    QFETCH(const QString, when);
    ScriptedHttpServer server;
    Client client(server, [&](const Request &request) {
        if (when == "received"_L1) {
            request.beginEvents();
            request.write("data: " + result("1") + "\n\ndata: " + result("1") + "\n\n");
            request.close();
        } else if (when == "sendFailed"_L1) {
            request.close();
        } else {
            request.writeJson(result("1"));
        }
    });
    StreamableHttpTransport *transport = client.transport.get();
    int count = 0;
    const auto destroy = [&] {
        ++count;
        client.transport.reset();
    };
    if (when == "opened"_L1)
        connect(transport, &Transport::opened, this, destroy);
    else if (when.startsWith("received"_L1))
        connect(transport, &Transport::received, this, destroy);
    else if (when == "sendFailed"_L1)
        connect(transport, &Transport::sendFailed, this, destroy);
    else if (when == "accepted"_L1)
        connect(transport, &Transport::accepted, this, destroy);
    else if (when == "factsChanged"_L1)
        connect(transport, &Transport::factsChanged, this, destroy);
    else
        connect(transport, &Transport::closed, this, destroy);
    if (when == "accepted"_L1)
        client.send(notificationMessage("m"));
    else
        client.send(requestMessage("1", "m"));
    if (when == "closed"_L1)
        client.transport->stop();
    QTRY_COMPARE(count, 1);
    QVERIFY(!client.transport);
}

QTEST_GUILESS_MAIN(TestHttpLifetime)
#include "tst_httplifetime.moc"
