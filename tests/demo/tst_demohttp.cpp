// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "demoprocess.h"
#include "rawhttp.h"

#include <QJsonDocument>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

/// How the sample server behaves as an HTTP server, in both eras.
class TestDemoHttp : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }

    // ---- legacy
    void opensASession();
    void givesNoSessionForAFailedInitialize();
    void wantsTheSessionAfterwards_data();
    void wantsTheSessionAfterwards();
    void endsASessionOnDelete();
    void endsRunningCallsWithTheirSession();
    void keepsSessionsApart();
    void acceptsNotificationsAndResponsesWith202();
    void takesVersionHeaders_data();
    void takesVersionHeaders();
    void opensAStandingStream();
    void refusesTheStandingStream_data();
    void refusesTheStandingStream();
    void goesOnWhenALegacyClientHangsUp();
    void endsTheStreamOfACancelledLegacyCall();
    void answersLegacyErrorsWith200();
    void answersBatches();

    // ---- modern
    void answersModernRequests();
    void comparesHeadersWithTheBody_data();
    void comparesHeadersWithTheBody();
    void choosesTheStatusOfModernErrors_data();
    void choosesTheStatusOfModernErrors();
    void stopsWhenAModernClientHangsUp();
    void keepsASubscriptionOpen();
    void servesOneEraWhenAsked_data();
    void servesOneEraWhenAsked();

    // ---- both
    void answersWithJsonOrAStream();
    void refusesRequestsBelowJsonRpc_data();
    void refusesRequestsBelowJsonRpc();
    void wantsTheBearerToken_data();
    void wantsTheBearerToken();
    void refusesAPortThatIsTaken();
    void talksToAnOrdinaryClient();
};

namespace {

QJsonObject modernMessage(const QString &method, QJsonObject params = {},
                          const QJsonObject &meta = {})
{
    params.insert("_meta"_L1, modernMeta(meta));
    return message(1, method, params);
}

/// The headers that 2026-07-28 wants beside \a method and, where not null, \a name.
HeaderList modernHeaders(const QByteArray &method, const QByteArray &name = {})
{
    HeaderList headers{{"MCP-Protocol-Version", "2026-07-28"}, {"Mcp-Method", method}};
    if (!name.isNull())
        headers.push_back({"Mcp-Name", name});
    return headers;
}

QJsonObject slowCall(int steps, int delay, const QJsonObject &meta = {})
{
    return {{u"name"_s, u"slow"_s},
            {u"arguments"_s, QJsonObject{{u"steps"_s, steps}, {u"delayMs"_s, delay}}},
            {u"_meta"_s, meta}};
}

const QJsonObject kPing = message(5, u"ping"_s);

} // namespace

void TestDemoHttp::opensASession()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const RawAnswer answer = http.post(opening());
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("Content-Type"), QByteArray("application/json"));
    QCOMPARE(answer.json()["result"_L1]["protocolVersion"_L1].toString(), u"2025-11-25"_s);
    const QByteArray id = answer.header("Mcp-Session-Id");
    QVERIFY(id.size() >= 16);
    QVERIFY(std::ranges::all_of(id, [](char c) { return c >= 0x21 && c <= 0x7e; }));
    QVERIFY(http.post(opening()).header("Mcp-Session-Id") != id);
}

void TestDemoHttp::givesNoSessionForAFailedInitialize()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const RawAnswer answer = http.post(message(1, u"initialize"_s));
    QCOMPARE(errorCode(answer.json()), -32602);
    QVERIFY(answer.header("Mcp-Session-Id").isNull());
}

void TestDemoHttp::wantsTheSessionAfterwards_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<HeaderList>("headers");
    QTest::addColumn<int>("status");
    const HeaderList unknown{{"Mcp-Session-Id", "no-such-session"}};
    QTest::newRow("POST without") << QByteArray("POST") << HeaderList() << 400;
    QTest::newRow("POST unknown") << QByteArray("POST") << unknown << 404;
    QTest::newRow("GET without") << QByteArray("GET") << HeaderList() << 400;
    QTest::newRow("GET unknown") << QByteArray("GET") << unknown << 404;
    QTest::newRow("DELETE without") << QByteArray("DELETE") << HeaderList() << 400;
    QTest::newRow("DELETE unknown") << QByteArray("DELETE") << unknown << 404;
}

void TestDemoHttp::wantsTheSessionAfterwards()
{
    QFETCH(QByteArray, method);
    QFETCH(HeaderList, headers);
    QFETCH(int, status);
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    headers.push_back({"MCP-Protocol-Version", "2025-11-25"});
    headers.push_back({"Accept", "application/json, text/event-stream"});
    const RawAnswer answer =
        method == "POST" ? http.post(kPing, headers) : http.ask(method, "/mcp", headers);
    QCOMPARE(answer.status, status);
    QVERIFY(errorCode(answer.json()) != 0);
}

void TestDemoHttp::endsASessionOnDelete()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const HeaderList session = openSession(http);
    QCOMPARE(http.post(kPing, session).status, 200);
    QCOMPARE(http.ask("DELETE", "/mcp", session).status, 204);
    QCOMPARE(http.post(kPing, session).status, 404);
}

void TestDemoHttp::endsRunningCallsWithTheirSession()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    const quint16 port = server.waitForPort();
    RawHttp http(port);
    const HeaderList session = openSession(http);
    RawHttp calling(port);
    calling.write(RawHttp::postBytes(
        bytes(message(8, u"tools/call"_s, slowCall(1000, 10, {{u"progressToken"_s, 1}}))),
        session));
    QVERIFY(calling.readsUntil("notifications/progress"));
    QCOMPARE(http.ask("DELETE", "/mcp", session).status, 204);
    QVERIFY(calling.read().isComplete);
    QVERIFY(server.saysOnStderr("slow: cancelled after "));
}

void TestDemoHttp::keepsSessionsApart()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const HeaderList older = openSession(http, u"2025-03-26"_s);
    const HeaderList newer = openSession(http, u"2025-11-25"_s);
    const QJsonObject call =
        message(1, u"tools/call"_s,
                {{u"name"_s, u"add"_s}, {u"arguments"_s, QJsonObject{{u"a"_s, 1}, {u"b"_s, 2}}}});
    QVERIFY(
        !http.post(call, older).json()["result"_L1].toObject().contains("structuredContent"_L1));
    QVERIFY(http.post(call, newer).json()["result"_L1].toObject().contains("structuredContent"_L1));
}

void TestDemoHttp::acceptsNotificationsAndResponsesWith202()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const HeaderList session = openSession(http);
    const RawAnswer notification = http.post(note(u"notifications/roots/list_changed"_s), session);
    QCOMPARE(notification.status, 202);
    QCOMPARE(notification.body, QByteArray());
    const RawAnswer response =
        http.post(QByteArray(R"({"jsonrpc":"2.0","id":1,"result":{}})"), session);
    QCOMPARE(response.status, 202);
    QCOMPARE(response.body, QByteArray());
}

void TestDemoHttp::takesVersionHeaders_data()
{
    QTest::addColumn<QByteArray>("version"); // null: no header
    QTest::addColumn<int>("status");
    QTest::newRow("none") << QByteArray() << 200;
    QTest::newRow("negotiated") << QByteArray("2025-11-25") << 200;
    QTest::newRow("unknown") << QByteArray("1999-01-01") << 400;
    QTest::newRow("garbage") << QByteArray("latest") << 400;
}

void TestDemoHttp::takesVersionHeaders()
{
    QFETCH(QByteArray, version);
    QFETCH(int, status);
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    HeaderList headers = openSession(http);
    headers.push_back({"MCP-Protocol-Version", version});
    QCOMPARE(http.post(kPing, headers).status, status);
}

void TestDemoHttp::opensAStandingStream()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    const quint16 port = server.waitForPort();
    RawHttp http(port);
    HeaderList headers = openSession(http);
    headers.push_back({"Accept", "text/event-stream"});

    RawHttp standing(port);
    standing.write(
        "GET /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\nMcp-Session-Id: " +
        headers.first().second + "\r\n\r\n");
    QVERIFY(standing.readsUntil("The standing stream is open."));
    QCOMPARE(http.ask("DELETE", "/mcp", headers).status, 204);
    const RawAnswer stream = standing.read();
    QCOMPARE(stream.status, 200);
    QCOMPARE(stream.header("Content-Type"), QByteArray("text/event-stream"));
    QVERIFY(stream.isComplete);
    QVERIFY(stream.body.startsWith(": ")); // a comment first, which clients have to skip
    QCOMPARE(stream.events().size(), 1);
    QCOMPARE(stream.events().first().value("method"_L1).toString(), u"notifications/message"_s);
}

void TestDemoHttp::refusesTheStandingStream_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("accept");
    QTest::addColumn<int>("status");
    QTest::newRow("switched off") << QStringList{u"--no-get-stream"_s}
                                  << QByteArray("text/event-stream") << 405;
    QTest::newRow("Accept without it") << QStringList() << QByteArray("application/json") << 406;
}

void TestDemoHttp::refusesTheStandingStream()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, accept);
    QFETCH(int, status);
    DemoProcess server(QStringList{u"--http"_s, u"0"_s} + options);
    RawHttp http(server.waitForPort());
    HeaderList headers = openSession(http);
    headers.push_back({"Accept", accept});
    QCOMPARE(http.ask("GET", "/mcp", headers).status, status);
}

void TestDemoHttp::goesOnWhenALegacyClientHangsUp()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    const quint16 port = server.waitForPort();
    RawHttp http(port);
    const HeaderList session = openSession(http);
    RawHttp leaving(port);
    leaving.write(RawHttp::postBytes(
        bytes(message(8, u"tools/call"_s, slowCall(1000, 10, {{u"progressToken"_s, 1}}))),
        session));
    QVERIFY(leaving.readsUntil("notifications/progress"));
    leaving.socket.abort();
    for (int i = 0; i < 5; ++i) // time enough to notice
        QCOMPARE(http.post(kPing, session).status, 200);
    http.post(message(9, u"tools/call"_s, {{u"name"_s, u"noisy"_s}}), session);
    QVERIFY(server.saysOnStderr("noisy: line 3 of 3"));
    QVERIFY(!server.stderrText.contains("slow: cancelled"));
    // Only the notification cancels.
    QCOMPARE(http.post(note(u"notifications/cancelled"_s, {{u"requestId"_s, 8}}), session).status,
             202);
    QVERIFY(server.saysOnStderr("slow: cancelled after "));
}

void TestDemoHttp::endsTheStreamOfACancelledLegacyCall()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    const quint16 port = server.waitForPort();
    RawHttp http(port);
    const HeaderList session = openSession(http);
    RawHttp calling(port);
    calling.write(RawHttp::postBytes(
        bytes(message(8, u"tools/call"_s, slowCall(1000, 10, {{u"progressToken"_s, 1}}))),
        session));
    QVERIFY(calling.readsUntil("notifications/progress"));
    http.post(note(u"notifications/cancelled"_s, {{u"requestId"_s, 8}}), session);
    const RawAnswer stream = calling.read();
    QVERIFY(stream.isComplete);
    for (const QJsonObject &event : stream.events())
        QVERIFY(!event.contains("id"_L1)); // a cancelled request gets no answer
}

void TestDemoHttp::answersLegacyErrorsWith200()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const HeaderList session = openSession(http);
    const RawAnswer answer = http.post(message(1, u"no/such"_s), session);
    QCOMPARE(answer.status, 200);
    QCOMPARE(errorCode(answer.json()), -32601);
}

void TestDemoHttp::answersBatches()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const HeaderList session = openSession(http, u"2025-03-26"_s);
    const RawAnswer both = http.post(
        QByteArray(
            R"([{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}])"),
        session);
    QCOMPARE(both.status, 200);
    QCOMPARE(QJsonDocument::fromJson(both.body).array().size(), 2);
    const RawAnswer none =
        http.post(QByteArray(R"([{"jsonrpc":"2.0","method":"notifications/x"}])"), session);
    QCOMPARE(none.status, 202);
}

void TestDemoHttp::answersModernRequests()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const RawAnswer answer =
        http.post(modernMessage(u"server/discover"_s), modernHeaders("server/discover"));
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("Content-Type"), QByteArray("application/json"));
    QVERIFY(answer.header("Mcp-Session-Id").isNull());
    QCOMPARE(answer.json()["result"_L1]["supportedVersions"_L1].toArray(),
             QJsonArray{u"2026-07-28"_s});
}

void TestDemoHttp::comparesHeadersWithTheBody_data()
{
    QTest::addColumn<QJsonObject>("body");
    QTest::addColumn<HeaderList>("headers");
    QTest::addColumn<int>("status");
    const QJsonObject list = modernMessage(u"tools/list"_s);
    const QJsonObject call = modernMessage(u"tools/call"_s, {{u"name"_s, u"fail"_s}});
    const QJsonObject read = modernMessage(u"resources/read"_s, {{u"uri"_s, u"demo://guide"_s}});
    const QJsonObject prompt =
        modernMessage(u"prompts/get"_s, {{u"name"_s, u"greet"_s},
                                         {u"arguments"_s, QJsonObject{{u"name"_s, u"A"_s}}}});
    const QJsonObject chinese = modernMessage(u"resources/read"_s, {{u"uri"_s, u"demo://世界"_s}});

    QTest::newRow("list") << list << modernHeaders("tools/list") << 200;
    QTest::newRow("call") << call << modernHeaders("tools/call", "fail") << 200;
    QTest::newRow("read") << read << modernHeaders("resources/read", "demo://guide") << 200;
    QTest::newRow("prompt") << prompt << modernHeaders("prompts/get", "greet") << 200;
    QTest::newRow("names in lower case")
        << list << HeaderList{{"mcp-protocol-version", "2026-07-28"}, {"mcp-method", "tools/list"}}
        << 200;
    QTest::newRow("name in Base64")
        << call << modernHeaders("tools/call", "=?base64?ZmFpbA==?=") << 200;
    QTest::newRow("Chinese in Base64, unknown resource")
        << chinese << modernHeaders("resources/read", "=?base64?ZGVtbzovL+S4lueVjA==?=") << 200;
    QTest::newRow("no version") << list << HeaderList{{"Mcp-Method", "tools/list"}} << 400;
    QTest::newRow("no method") << list << HeaderList{{"MCP-Protocol-Version", "2026-07-28"}} << 400;
    QTest::newRow("other version")
        << list << HeaderList{{"MCP-Protocol-Version", "2025-11-25"}, {"Mcp-Method", "tools/list"}}
        << 400;
    QTest::newRow("other method") << list << modernHeaders("tools/call") << 400;
    QTest::newRow("method in other case") << list << modernHeaders("Tools/List") << 400;
    QTest::newRow("no name") << call << modernHeaders("tools/call") << 400;
    QTest::newRow("other name") << call << modernHeaders("tools/call", "echo") << 400;
    QTest::newRow("other uri") << read << modernHeaders("resources/read", "demo://other") << 400;
    QTest::newRow("broken Base64") << call << modernHeaders("tools/call", "=?base64?###?=") << 400;
    QTest::newRow("Base64 of something else")
        << call << modernHeaders("tools/call", "=?base64?ZWNobw==?=") << 400;
}

void TestDemoHttp::comparesHeadersWithTheBody()
{
    QFETCH(QJsonObject, body);
    QFETCH(HeaderList, headers);
    QFETCH(int, status);
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const RawAnswer answer = http.post(body, headers);
    QCOMPARE(answer.status, status);
    QCOMPARE(errorCode(answer.json()) == -32020, status == 400);
    QCOMPARE(answer.json()["id"_L1].toInt(), 1);
}

void TestDemoHttp::choosesTheStatusOfModernErrors_data()
{
    QTest::addColumn<QJsonObject>("body");
    QTest::addColumn<HeaderList>("headers");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("code");
    const QJsonObject future = modernMessage(
        u"tools/list"_s, {}, {{u"io.modelcontextprotocol/protocolVersion"_s, u"2027-01-01"_s}});
    QTest::newRow("no metadata") << message(1, u"tools/list"_s) << modernHeaders("tools/list")
                                 << 400 << -32602;
    QTest::newRow("no metadata, discover")
        << message(1, u"server/discover"_s) << HeaderList() << 400 << -32602;
    QTest::newRow("unknown version")
        << future
        << HeaderList{{"MCP-Protocol-Version", "2027-01-01"}, {"Mcp-Method", "tools/list"}} << 400
        << -32022;
    QTest::newRow("unknown method")
        << modernMessage(u"no/such"_s) << modernHeaders("no/such") << 404 << -32601;
    QTest::newRow("unknown tool") << modernMessage(u"tools/call"_s, {{u"name"_s, u"nope"_s}})
                                  << modernHeaders("tools/call", "nope") << 200 << -32602;
    QTest::newRow("unknown resource")
        << modernMessage(u"resources/read"_s, {{u"uri"_s, u"demo://nope"_s}})
        << modernHeaders("resources/read", "demo://nope") << 200 << -32602;
    QTest::newRow("a response") << QJsonObject{{u"jsonrpc"_s, u"2.0"_s},
                                               {u"id"_s, 1},
                                               {u"result"_s, QJsonObject()}}
                                << modernHeaders("x") << 400 << -32600;
}

void TestDemoHttp::choosesTheStatusOfModernErrors()
{
    QFETCH(QJsonObject, body);
    QFETCH(HeaderList, headers);
    QFETCH(int, status);
    QFETCH(int, code);
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const RawAnswer answer = http.post(body, headers);
    QCOMPARE(answer.status, status);
    QCOMPARE(errorCode(answer.json()), code);
}

void TestDemoHttp::stopsWhenAModernClientHangsUp()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    QJsonObject params = slowCall(1000, 10);
    const QJsonObject call = modernMessage(u"tools/call"_s, params, {{u"progressToken"_s, u"p"_s}});
    http.write(RawHttp::postBytes(bytes(call), modernHeaders("tools/call", "slow")));
    QVERIFY(http.readsUntil("notifications/progress"));
    http.socket.disconnectFromHost();
    QVERIFY(server.saysOnStderr("slow: cancelled after "));
}

void TestDemoHttp::keepsASubscriptionOpen()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    const quint16 port = server.waitForPort();
    RawHttp http(port);
    const QJsonObject listen =
        modernMessage(u"subscriptions/listen"_s, {{u"notifications"_s, QJsonObject()}});
    http.write(RawHttp::postBytes(bytes(listen), modernHeaders("subscriptions/listen")));
    QVERIFY(http.readsUntil("notifications/subscriptions/acknowledged"));
    RawHttp other(port);
    QCOMPARE(other.post(modernMessage(u"tools/list"_s), modernHeaders("tools/list")).status, 200);
    QCOMPARE(http.socket.state(), QAbstractSocket::ConnectedState);
}

void TestDemoHttp::servesOneEraWhenAsked_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QJsonObject>("body");
    QTest::addColumn<HeaderList>("headers");
    QTest::addColumn<int>("status");
    const QJsonObject discover = modernMessage(u"server/discover"_s);
    QTest::newRow("legacy, probe") << u"--legacy-only"_s << QByteArray("POST") << discover
                                   << modernHeaders("server/discover") << 400;
    QTest::newRow("legacy, initialize")
        << u"--legacy-only"_s << QByteArray("POST") << opening() << HeaderList() << 200;
    QTest::newRow("modern, probe") << u"--modern-only"_s << QByteArray("POST") << discover
                                   << modernHeaders("server/discover") << 200;
    QTest::newRow("modern, initialize")
        << u"--modern-only"_s << QByteArray("POST") << opening() << HeaderList() << 400;
    QTest::newRow("modern, GET") << u"--modern-only"_s << QByteArray("GET") << QJsonObject()
                                 << HeaderList{{"Mcp-Session-Id", "x"}} << 405;
    QTest::newRow("modern, DELETE") << u"--modern-only"_s << QByteArray("DELETE") << QJsonObject()
                                    << HeaderList{{"Mcp-Session-Id", "x"}} << 405;
    QTest::newRow("both, modern GET") << u"--bench"_s << QByteArray("GET") << QJsonObject()
                                      << HeaderList{{"MCP-Protocol-Version", "2026-07-28"}} << 405;
    QTest::newRow("both, GET that says nothing")
        << u"--bench"_s << QByteArray("GET") << QJsonObject() << HeaderList() << 405;
}

void TestDemoHttp::servesOneEraWhenAsked()
{
    QFETCH(QString, option);
    QFETCH(QByteArray, method);
    QFETCH(QJsonObject, body);
    QFETCH(HeaderList, headers);
    QFETCH(int, status);
    DemoProcess server({u"--http"_s, u"0"_s, option});
    RawHttp http(server.waitForPort());
    const RawAnswer answer =
        method == "POST" ? http.post(body, headers) : http.ask(method, "/mcp", headers);
    QCOMPARE(answer.status, status);
    if (body.value("method"_L1) == "initialize"_L1 && status == 400)
        QCOMPARE(errorCode(answer.json()), -32022);
}

void TestDemoHttp::answersWithJsonOrAStream()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const HeaderList session = openSession(http);
    const RawAnswer silent = http.post(message(1, u"tools/call"_s, slowCall(2, 1)), session);
    QCOMPARE(silent.header("Content-Type"), QByteArray("application/json"));
    QCOMPARE(firstText(silent.json()), u"Finished 2 steps."_s);

    const RawAnswer told =
        http.post(message(2, u"tools/call"_s, slowCall(2, 1, {{u"progressToken"_s, 3}})), session);
    QCOMPARE(told.header("Content-Type"), QByteArray("text/event-stream"));
    QVERIFY(told.isComplete);
    const QList<QJsonObject> events = told.events();
    QCOMPARE(events.size(), 3);
    QCOMPARE(events.at(0)["params"_L1]["progress"_L1].toInt(), 1);
    QCOMPARE(events.at(1)["params"_L1]["progress"_L1].toInt(), 2);
    QCOMPARE(events.at(2)["id"_L1].toInt(), 2);
    QCOMPARE(http.post(kPing, session).status, 200); // the same connection goes on
}

void TestDemoHttp::refusesRequestsBelowJsonRpc_data()
{
    QTest::addColumn<HeaderList>("headers");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    const QByteArray ping = bytes(kPing);
    QTest::newRow("Content-Type text/plain")
        << HeaderList{{"Content-Type", "text/plain"}} << ping << 415;
    QTest::newRow("no Content-Type") << HeaderList{{"Content-Type", {}}} << ping << 415;
    QTest::newRow("Accept without streams")
        << HeaderList{{"Accept", "application/json"}} << ping << 406;
    QTest::newRow("Accept without JSON")
        << HeaderList{{"Accept", "text/event-stream"}} << ping << 406;
    QTest::newRow("no Accept") << HeaderList{{"Accept", {}}} << ping << 406;
    QTest::newRow("foreign Origin") << HeaderList{{"Origin", "https://example.com"}} << ping << 403;
    QTest::newRow("opaque Origin") << HeaderList{{"Origin", "null"}} << ping << 403;
    QTest::newRow("Origin that only begins well")
        << HeaderList{{"Origin", "http://localhost.example.com"}} << ping << 403;
    QTest::newRow("foreign Host") << HeaderList{{"Host", "example.com"}} << ping << 403;
    QTest::newRow("no Host") << HeaderList{{"Host", {}}} << ping << 403;
    QTest::newRow("not JSON") << HeaderList() << QByteArray("{") << 400;
    QTest::newRow("empty") << HeaderList() << QByteArray("") << 400;
    QTest::newRow("no envelope") << HeaderList() << QByteArray("{}") << 400;
    // These are fine, and get as far as the missing session.
    QTest::newRow("Content-Type with charset")
        << HeaderList{{"Content-Type", "Application/JSON; charset=utf-8"}} << QByteArray("{")
        << 400;
    QTest::newRow("local Origin") << HeaderList{{"Origin", "http://localhost:6274"}} << ping << 400;
    QTest::newRow("local Host with port") << HeaderList{{"Host", "localhost:1234"}} << ping << 400;
    QTest::newRow("IPv6 Host") << HeaderList{{"Host", "[::1]:1234"}} << ping << 400;
}

void TestDemoHttp::refusesRequestsBelowJsonRpc()
{
    QFETCH(HeaderList, headers);
    QFETCH(QByteArray, body);
    QFETCH(int, status);
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const RawAnswer answer = http.post(body, headers);
    QCOMPARE(answer.status, status);
    QVERIFY(errorCode(answer.json()) != 0);
    QCOMPARE(http.ask("GET", "/elsewhere").status, 404); // the connection is still good
    QCOMPARE(http.ask("PUT", "/mcp").status, 405);
}

void TestDemoHttp::wantsTheBearerToken_data()
{
    QTest::addColumn<QByteArray>("authorization");
    QTest::addColumn<int>("status");
    QTest::newRow("none") << QByteArray() << 401;
    QTest::newRow("wrong") << QByteArray("Bearer wrong") << 401;
    QTest::newRow("other scheme") << QByteArray("Basic sesame") << 401;
    QTest::newRow("right") << QByteArray("Bearer sesame") << 200;
}

void TestDemoHttp::wantsTheBearerToken()
{
    QFETCH(QByteArray, authorization);
    QFETCH(int, status);
    DemoProcess server({u"--http"_s, u"0"_s, u"--bearer"_s, u"sesame"_s});
    RawHttp http(server.waitForPort());
    const RawAnswer answer = http.post(opening(), {{"Authorization", authorization}});
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.header("WWW-Authenticate"),
             status == 401 ? QByteArray("Bearer") : QByteArray());
}

void TestDemoHttp::refusesAPortThatIsTaken()
{
    DemoProcess first({u"--http"_s, u"0"_s});
    const quint16 port = first.waitForPort();
    DemoProcess second({u"--http"_s, QString::number(port)});
    QVERIFY(second.saysOnStderr("cannot listen on port "));
    QVERIFY(second.process.waitForFinished(10'000));
    QCOMPARE(second.process.exitCode(), 1);
}

void TestDemoHttp::talksToAnOrdinaryClient()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    const QUrl url(u"http://127.0.0.1:%1/mcp"_s.arg(server.waitForPort()));
    QNetworkAccessManager manager;
    const auto post = [&](const QJsonObject &body, const QByteArray &method,
                          const QByteArray &name) {
        QNetworkRequest request(url);
        request.setRawHeader("Content-Type", "application/json");
        request.setRawHeader("Accept", "application/json, text/event-stream");
        const HeaderList headers = modernHeaders(method, name);
        for (const auto &[header, value] : headers)
            request.setRawHeader(header, value);
        std::unique_ptr<QNetworkReply> reply(manager.post(request, bytes(body)));
        QSignalSpy finished(reply.get(), &QNetworkReply::finished);
        finished.wait(10'000);
        return reply->error() == QNetworkReply::NoError ? reply->readAll() : QByteArray();
    };
    const QJsonObject echo =
        modernMessage(u"tools/call"_s, {{u"name"_s, u"echo"_s},
                                        {u"arguments"_s, QJsonObject{{u"message"_s, u"hi"_s}}}});
    QCOMPARE(firstText(QJsonDocument::fromJson(post(echo, "tools/call", "echo")).object()),
             u"hi"_s);
    const QJsonObject slow =
        modernMessage(u"tools/call"_s, slowCall(3, 1), {{u"progressToken"_s, 1}});
    const QByteArray stream = post(slow, "tools/call", "slow");
    QCOMPARE(stream.count("notifications/progress"), 3);
    QVERIFY(stream.endsWith("}\n\n"));
}

QTEST_GUILESS_MAIN(TestDemoHttp)
#include "tst_demohttp.moc"
