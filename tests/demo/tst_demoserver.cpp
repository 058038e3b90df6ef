// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "demoprocess.h"

#include <QDir>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

/// What the sample server says and refuses, independent of its tools: handshakes, revisions,
/// errors, lists, its life.
class TestDemoServer : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }

    void announcesItselfOnStderrOnly();
    void endsWhenStdinIsClosed();
    void endsAndCleansUpOnTerminate();
    void refusesBadCommandLines_data();
    void refusesBadCommandLines();

    void agreesOnARevision_data();
    void agreesOnARevision();
    void announcesWhatTheRevisionKnows_data();
    void announcesWhatTheRevisionKnows();
    void refusesAnIncompleteInitialize();
    void refusesASecondInitialize();
    void refusesBusinessBeforeTheHandshake();
    void answersPingBeforeTheHandshake();

    void discoversWithoutAHandshake();
    void completesEveryModernResult_data();
    void completesEveryModernResult();
    void servesBothErasInOneProcess();
    void servesOneEraWhenAsked_data();
    void servesOneEraWhenAsked();

    void refusesBrokenMessages_data();
    void refusesBrokenMessages();
    void refusesWrongLegacyRequests_data();
    void refusesWrongLegacyRequests();
    void refusesWrongModernRequests_data();
    void refusesWrongModernRequests();
    void keepsTheTypeOfIds();
    void ignoresUnknownNotificationsAndResponses();
    void readsLinesHoweverTheyArrive();

    void answersBatchesOf2025_03_26();
    void refusesBatchesElsewhere_data();
    void refusesBatchesElsewhere();

    void listsResourcesInPages();
    void readsResources_data();
    void readsResources();
    void listsTheTemplate();
    void getsPrompts();
    void completesArguments_data();
    void completesArguments();
};

void TestDemoServer::announcesItselfOnStderrOnly()
{
    DemoProcess server;
    QVERIFY(server.saysOnStderr("vitrine-demo-server " VITRINE_VERSION
                                ": reading JSON-RPC from stdin\n"));
    QVERIFY(server.saysOnStderr("sharing the files in "));
    QCOMPARE(server.finish(), 0);
    QCOMPARE(server.process.readAllStandardOutput(), QByteArray());
}

void TestDemoServer::endsWhenStdinIsClosed()
{
    DemoProcess server;
    server.shakeHands();
    server.start(u"tools/call"_s,
                 {{u"name"_s, u"slow"_s}, {u"arguments"_s, QJsonObject{{u"steps"_s, 1000}}}});
    QCOMPARE(server.finish(), 0);
}

void TestDemoServer::endsAndCleansUpOnTerminate()
{
    DemoProcess server;
    QVERIFY(server.saysOnStderr("sharing the files in "));
    const QByteArray folder =
        server.stderrText.sliced(server.stderrText.indexOf("files in ") + 9).trimmed();
    QVERIFY(QDir(QString::fromUtf8(folder)).exists(u"src/app.ts"_s));
    server.process.terminate();
    QVERIFY(server.process.waitForFinished(10'000));
    QCOMPARE(server.process.exitStatus(), QProcess::NormalExit);
    QVERIFY(!QDir(QString::fromUtf8(folder)).exists());
}

void TestDemoServer::refusesBadCommandLines_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("unknown fault")
        << QStringList{u"--fault"_s, u"nonsense"_s} << QByteArray("unknown fault \"nonsense\"");
    QTest::newRow("both eras excluded")
        << QStringList{u"--legacy-only"_s, u"--modern-only"_s} << QByteArray("exclude");
    QTest::newRow("no such folder")
        << QStringList{u"--root"_s, u"/no/such/folder"_s} << QByteArray("--root");
    QTest::newRow("port too large") << QStringList{u"--http"_s, u"70000"_s} << QByteArray("--http");
    QTest::newRow("tools no number")
        << QStringList{u"--tools"_s, u"many"_s} << QByteArray("--tools");
}

void TestDemoServer::refusesBadCommandLines()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, reason);
    DemoProcess server(arguments);
    QCOMPARE(server.finish(), 2);
    QVERIFY2(server.stderrText.contains(reason), server.stderrText.constData());
}

void TestDemoServer::agreesOnARevision_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("agreed");
    QTest::newRow("2024-11-05") << u"2024-11-05"_s << u"2024-11-05"_s;
    QTest::newRow("2025-03-26") << u"2025-03-26"_s << u"2025-03-26"_s;
    QTest::newRow("2025-06-18") << u"2025-06-18"_s << u"2025-06-18"_s;
    QTest::newRow("2025-11-25") << u"2025-11-25"_s << u"2025-11-25"_s;
    QTest::newRow("modern, which has no initialize") << u"2026-07-28"_s << u"2025-11-25"_s;
    QTest::newRow("from the future") << u"2099-01-01"_s << u"2025-11-25"_s;
}

void TestDemoServer::agreesOnARevision()
{
    QFETCH(QString, asked);
    QFETCH(QString, agreed);
    DemoProcess server;
    const QJsonObject answer = server.shakeHands(asked);
    QCOMPARE(answer["result"_L1]["protocolVersion"_L1].toString(), agreed);
    QCOMPARE(answer["result"_L1]["serverInfo"_L1]["name"_L1].toString(), u"vitrine-demo-server"_s);
    QVERIFY(!answer["result"_L1]["instructions"_L1].toString().isEmpty());
    QVERIFY(!answer["result"_L1].toObject().contains("resultType"_L1));
}

void TestDemoServer::announcesWhatTheRevisionKnows_data()
{
    QTest::addColumn<QString>("revision");
    QTest::addColumn<QStringList>("capabilities");
    QTest::addColumn<QStringList>("identity");
    QTest::addColumn<QStringList>("tool");
    QTest::newRow("2024-11-05") << u"2024-11-05"_s
                                << u"logging prompts resources tools"_s.split(u' ')
                                << u"name version"_s.split(u' ')
                                << u"description inputSchema name"_s.split(u' ');
    QTest::newRow("2025-03-26") << u"2025-03-26"_s
                                << u"completions logging prompts resources tools"_s.split(u' ')
                                << u"name version"_s.split(u' ')
                                << u"annotations description inputSchema name"_s.split(u' ');
    QTest::newRow("2025-06-18")
        << u"2025-06-18"_s << u"completions logging prompts resources tools"_s.split(u' ')
        << u"name title version"_s.split(u' ')
        << u"annotations description inputSchema name outputSchema title"_s.split(u' ');
    QTest::newRow("2025-11-25")
        << u"2025-11-25"_s << u"completions logging prompts resources tools"_s.split(u' ')
        << u"description name title version"_s.split(u' ')
        << u"annotations description inputSchema name outputSchema title"_s.split(u' ');
}

void TestDemoServer::announcesWhatTheRevisionKnows()
{
    QFETCH(QString, revision);
    QFETCH(QStringList, capabilities);
    QFETCH(QStringList, identity);
    QFETCH(QStringList, tool);
    DemoProcess server;
    const QJsonObject opened = server.shakeHands(revision);
    QCOMPARE(opened["result"_L1]["capabilities"_L1].toObject().keys(), capabilities);
    QCOMPARE(opened["result"_L1]["serverInfo"_L1].toObject().keys(), identity);
    const QJsonArray tools = server.request(u"tools/list"_s)["result"_L1]["tools"_L1].toArray();
    const auto add =
        std::ranges::find_if(tools, [](const QJsonValue &t) { return t["name"_L1] == "add"_L1; });
    QVERIFY(add != tools.end());
    QCOMPARE((*add).toObject().keys(), tool);
}

void TestDemoServer::refusesAnIncompleteInitialize()
{
    DemoProcess server;
    QCOMPARE(errorCode(server.request(u"initialize"_s, {{u"protocolVersion"_s, u"2025-11-25"_s}})),
             -32602);
    QVERIFY(server.shakeHands().contains("result"_L1)); // and is still willing
}

void TestDemoServer::refusesASecondInitialize()
{
    DemoProcess server;
    server.shakeHands();
    QCOMPARE(errorCode(server.shakeHands()), -32600);
}

void TestDemoServer::refusesBusinessBeforeTheHandshake()
{
    DemoProcess server;
    const QJsonObject early = server.request(u"tools/list"_s);
    QCOMPARE(errorCode(early), -32600);
    QCOMPARE(early["error"_L1]["message"_L1].toString(), u"Send initialize before tools/list."_s);
    server.request(u"initialize"_s,
                   {{u"protocolVersion"_s, u"2025-11-25"_s},
                    {u"capabilities"_s, QJsonObject()},
                    {u"clientInfo"_s, QJsonObject{{u"name"_s, u"t"_s}, {u"version"_s, u"1"_s}}}});
    const QJsonObject half = server.request(u"tools/list"_s);
    QCOMPARE(half["error"_L1]["message"_L1].toString(),
             u"Send notifications/initialized before tools/list."_s);
    server.notify(u"notifications/initialized"_s);
    QVERIFY(server.request(u"tools/list"_s).contains("result"_L1));
}

void TestDemoServer::answersPingBeforeTheHandshake()
{
    DemoProcess server;
    QCOMPARE(server.request(u"ping"_s)["result"_L1].toObject(), QJsonObject());
    QVERIFY(server.shakeHands().contains("result"_L1));
    QVERIFY(server.request(u"ping"_s).contains("result"_L1));
}

void TestDemoServer::discoversWithoutAHandshake()
{
    DemoProcess server;
    const QJsonValue result = server.modern(u"server/discover"_s)["result"_L1];
    QCOMPARE(result["supportedVersions"_L1].toArray(), QJsonArray{u"2026-07-28"_s});
    QCOMPARE(result["capabilities"_L1].toObject().keys(),
             u"completions logging prompts resources tools"_s.split(u' '));
    QVERIFY(!result["instructions"_L1].toString().isEmpty());
    QVERIFY(!result.toObject().contains("serverInfo"_L1)); // it moved into _meta
}

void TestDemoServer::completesEveryModernResult_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QJsonObject>("params");
    QTest::addColumn<bool>("isCacheable");
    QTest::newRow("discover") << u"server/discover"_s << QJsonObject() << true;
    QTest::newRow("tools") << u"tools/list"_s << QJsonObject() << true;
    QTest::newRow("resources") << u"resources/list"_s << QJsonObject() << true;
    QTest::newRow("templates") << u"resources/templates/list"_s << QJsonObject() << true;
    QTest::newRow("prompts") << u"prompts/list"_s << QJsonObject() << true;
    QTest::newRow("reading") << u"resources/read"_s << QJsonObject{{u"uri"_s, u"demo://guide"_s}}
                             << true;
    QTest::newRow("prompt") << u"prompts/get"_s
                            << QJsonObject{{u"name"_s, u"greet"_s},
                                           {u"arguments"_s, QJsonObject{{u"name"_s, u"Ada"_s}}}}
                            << false;
    QTest::newRow("call") << u"tools/call"_s << QJsonObject{{u"name"_s, u"fail"_s}} << false;
    QTest::newRow("long call") << u"tools/call"_s
                               << QJsonObject{{u"name"_s, u"slow"_s},
                                              {u"arguments"_s,
                                               QJsonObject{{u"steps"_s, 1}, {u"delayMs"_s, 0}}}}
                               << false;
}

void TestDemoServer::completesEveryModernResult()
{
    QFETCH(QString, method);
    QFETCH(QJsonObject, params);
    QFETCH(bool, isCacheable);
    DemoProcess server;
    const QJsonObject result = server.modern(method, params)["result"_L1].toObject();
    QCOMPARE(result["resultType"_L1].toString(), u"complete"_s);
    const QJsonValue info = result["_meta"_L1]["io.modelcontextprotocol/serverInfo"_L1];
    QCOMPARE(info["name"_L1].toString(), u"vitrine-demo-server"_s);
    QCOMPARE(info["version"_L1].toString(), QStringLiteral(VITRINE_VERSION));
    QCOMPARE(result["ttlMs"_L1].toInt(-1) >= 0, isCacheable);
    QCOMPARE(result["cacheScope"_L1].toString(), isCacheable ? u"public"_s : QString());
}

void TestDemoServer::servesBothErasInOneProcess()
{
    DemoProcess server;
    QVERIFY(server.modern(u"tools/list"_s).contains("result"_L1));
    QVERIFY(server.shakeHands(u"2025-06-18"_s).contains("result"_L1));
    const QJsonValue legacy = server.request(u"tools/list"_s)["result"_L1];
    const QJsonValue modern = server.modern(u"tools/list"_s)["result"_L1];
    QVERIFY(!legacy.toObject().contains("resultType"_L1));
    QVERIFY(modern.toObject().contains("resultType"_L1));
    QCOMPARE(legacy["tools"_L1], modern["tools"_L1]);
}

void TestDemoServer::servesOneEraWhenAsked_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("method");
    QTest::addColumn<bool>("withMeta");
    QTest::addColumn<int>("code");
    QTest::newRow("legacy, probe") << u"--legacy-only"_s << u"server/discover"_s << true << -32601;
    QTest::newRow("legacy, modern call") << u"--legacy-only"_s << u"tools/list"_s << true << -32600;
    QTest::newRow("modern, initialize") << u"--modern-only"_s << u"initialize"_s << false << -32022;
    QTest::newRow("modern, no metadata")
        << u"--modern-only"_s << u"tools/list"_s << false << -32602;
}

void TestDemoServer::servesOneEraWhenAsked()
{
    QFETCH(QString, option);
    QFETCH(QString, method);
    QFETCH(bool, withMeta);
    QFETCH(int, code);
    DemoProcess server({option});
    const QJsonObject params{{u"protocolVersion"_s, u"2025-11-25"_s}};
    const QJsonObject answer =
        withMeta ? server.modern(method, params) : server.request(method, params);
    QCOMPARE(errorCode(answer), code);
    if (code == -32022) {
        QCOMPARE(answer["error"_L1]["data"_L1]["supported"_L1].toArray(),
                 QJsonArray{u"2026-07-28"_s});
        QCOMPARE(answer["error"_L1]["data"_L1]["requested"_L1].toString(), u"2025-11-25"_s);
    }
}

void TestDemoServer::refusesBrokenMessages_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QJsonValue>("id");
    const QJsonValue none(QJsonValue::Undefined);
    QTest::newRow("not JSON") << QByteArray("hello") << -32700 << none;
    QTest::newRow("half a message") << QByteArray(R"({"jsonrpc":"2.0")") << -32700 << none;
    QTest::newRow("no version") << QByteArray(R"({"id":1,"method":"ping"})") << -32600
                                << QJsonValue(1);
    QTest::newRow("version 1.0") << QByteArray(R"({"jsonrpc":"1.0","id":1,"method":"ping"})")
                                 << -32600 << QJsonValue(1);
    QTest::newRow("null id") << QByteArray(R"({"jsonrpc":"2.0","id":null,"method":"ping"})")
                             << -32600 << none;
    QTest::newRow("fractional id")
        << QByteArray(R"({"jsonrpc":"2.0","id":1.5,"method":"ping"})") << -32600 << none;
    QTest::newRow("params a list")
        << QByteArray(R"({"jsonrpc":"2.0","id":"a","method":"ping","params":[]})") << -32600
        << QJsonValue(u"a"_s);
    QTest::newRow("method a number")
        << QByteArray(R"({"jsonrpc":"2.0","id":2,"method":7})") << -32600 << QJsonValue(2);
    QTest::newRow("neither request nor response")
        << QByteArray(R"({"jsonrpc":"2.0","id":3})") << -32600 << QJsonValue(3);
}

void TestDemoServer::refusesBrokenMessages()
{
    QFETCH(QByteArray, line);
    QFETCH(int, code);
    QFETCH(QJsonValue, id);
    DemoProcess server;
    server.sendRaw(line + '\n');
    const QJsonObject answer = QJsonDocument::fromJson(server.takeLine()).object();
    QCOMPARE(errorCode(answer), code);
    QCOMPARE(answer.value("id"_L1), id);
    QVERIFY(server.request(u"ping"_s).contains("result"_L1)); // and the session goes on
}

void TestDemoServer::refusesWrongLegacyRequests_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QJsonObject>("params");
    QTest::addColumn<int>("code");
    QTest::newRow("unknown method") << u"no/such"_s << QJsonObject() << -32601;
    QTest::newRow("capability not offered")
        << u"resources/subscribe"_s << QJsonObject{{u"uri"_s, u"demo://guide"_s}} << -32601;
    QTest::newRow("method of the other era")
        << u"subscriptions/listen"_s << QJsonObject() << -32601;
    QTest::newRow("unknown tool") << u"tools/call"_s << QJsonObject{{u"name"_s, u"nope"_s}}
                                  << -32602;
    QTest::newRow("no tool") << u"tools/call"_s << QJsonObject() << -32602;
    QTest::newRow("arguments a list")
        << u"tools/call"_s << QJsonObject{{u"name"_s, u"echo"_s}, {u"arguments"_s, QJsonArray()}}
        << -32602;
    QTest::newRow("unknown resource")
        << u"resources/read"_s << QJsonObject{{u"uri"_s, u"demo://nope"_s}} << -32002;
    QTest::newRow("note out of range")
        << u"resources/read"_s << QJsonObject{{u"uri"_s, u"demo://notes/21"_s}} << -32002;
    QTest::newRow("no uri") << u"resources/read"_s << QJsonObject() << -32602;
    QTest::newRow("bad cursor") << u"resources/list"_s << QJsonObject{{u"cursor"_s, u"nope"_s}}
                                << -32602;
    QTest::newRow("cursor of another list")
        << u"tools/list"_s << QJsonObject{{u"cursor"_s, u"cmVzb3VyY2VzOjU="_s}} << -32602;
    QTest::newRow("unknown prompt")
        << u"prompts/get"_s << QJsonObject{{u"name"_s, u"nope"_s}} << -32602;
    QTest::newRow("argument missing")
        << u"prompts/get"_s << QJsonObject{{u"name"_s, u"greet"_s}} << -32602;
    QTest::newRow("argument no string")
        << u"prompts/get"_s
        << QJsonObject{{u"name"_s, u"greet"_s}, {u"arguments"_s, QJsonObject{{u"name"_s, 7}}}}
        << -32602;
    QTest::newRow("unknown level")
        << u"logging/setLevel"_s << QJsonObject{{u"level"_s, u"loud"_s}} << -32602;
    QTest::newRow("completion of nothing") << u"completion/complete"_s << QJsonObject() << -32602;
}

void TestDemoServer::refusesWrongLegacyRequests()
{
    QFETCH(QString, method);
    QFETCH(QJsonObject, params);
    QFETCH(int, code);
    DemoProcess server;
    server.shakeHands();
    const QJsonObject answer = server.request(method, params);
    QCOMPARE(errorCode(answer), code);
    QVERIFY(!answer["error"_L1]["message"_L1].toString().isEmpty());
    if (code == -32002)
        QCOMPARE(answer["error"_L1]["data"_L1]["uri"_L1], params.value("uri"_L1));
}

void TestDemoServer::refusesWrongModernRequests_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QJsonObject>("params");
    QTest::addColumn<int>("code");
    const QJsonObject noCapabilities{
        {u"io.modelcontextprotocol/protocolVersion"_s, u"2026-07-28"_s}};
    const QJsonObject noVersion{{u"io.modelcontextprotocol/clientCapabilities"_s, QJsonObject()}};
    const auto with = [](QJsonObject params, const QJsonObject &meta) {
        params.insert("_meta"_L1, meta);
        return params;
    };
    QTest::newRow("no metadata") << u"server/discover"_s << QJsonObject() << -32602;
    QTest::newRow("no capabilities") << u"tools/list"_s << with({}, noCapabilities) << -32602;
    QTest::newRow("no version") << u"tools/list"_s << with({}, noVersion) << -32602;
    QTest::newRow("unknown version")
        << u"tools/list"_s
        << with({}, modernMeta({{u"io.modelcontextprotocol/protocolVersion"_s, u"2027-01-01"_s}}))
        << -32022;
    QTest::newRow("legacy version in metadata")
        << u"tools/list"_s
        << with({}, modernMeta({{u"io.modelcontextprotocol/protocolVersion"_s, u"2025-11-25"_s}}))
        << -32022;
    QTest::newRow("unknown log level")
        << u"tools/list"_s
        << with({}, modernMeta({{u"io.modelcontextprotocol/logLevel"_s, u"loud"_s}})) << -32602;
    QTest::newRow("unknown method") << u"no/such"_s << with({}, modernMeta()) << -32601;
    QTest::newRow("ping, which is gone") << u"ping"_s << with({}, modernMeta()) << -32601;
    QTest::newRow("setLevel, which is gone")
        << u"logging/setLevel"_s << with({{u"level"_s, u"info"_s}}, modernMeta()) << -32601;
    QTest::newRow("initialize, which is gone")
        << u"initialize"_s << with({}, modernMeta()) << -32601;
    QTest::newRow("unknown tool") << u"tools/call"_s << with({{u"name"_s, u"nope"_s}}, modernMeta())
                                  << -32602;
    QTest::newRow("unknown resource")
        << u"resources/read"_s << with({{u"uri"_s, u"demo://nope"_s}}, modernMeta()) << -32602;
    QTest::newRow("listen to nothing said")
        << u"subscriptions/listen"_s << with({}, modernMeta()) << -32602;
}

void TestDemoServer::refusesWrongModernRequests()
{
    QFETCH(QString, method);
    QFETCH(QJsonObject, params);
    QFETCH(int, code);
    DemoProcess server;
    const QJsonObject answer = server.request(method, params);
    QCOMPARE(errorCode(answer), code);
    const QJsonValue data = answer["error"_L1]["data"_L1];
    if (code == -32022) {
        QCOMPARE(data["supported"_L1].toArray(), QJsonArray{u"2026-07-28"_s});
        QCOMPARE(data["requested"_L1],
                 params["_meta"_L1]["io.modelcontextprotocol/protocolVersion"_L1]);
    }
    if (method == "resources/read"_L1)
        QCOMPARE(data["uri"_L1].toString(), u"demo://nope"_s);
}

void TestDemoServer::keepsTheTypeOfIds()
{
    DemoProcess server;
    server.sendRaw(R"({"jsonrpc":"2.0","id":"1","method":"ping"})"
                   "\n");
    QVERIFY(server.takeLine().contains(R"("id":"1")"));
    server.sendRaw(R"({"jsonrpc":"2.0","id":9007199254740993,"method":"ping"})"
                   "\n");
    QVERIFY(server.takeLine().contains(R"("id":9007199254740993)"));
}

void TestDemoServer::ignoresUnknownNotificationsAndResponses()
{
    DemoProcess server;
    server.shakeHands();
    server.notify(u"notifications/unheard-of"_s);
    server.notify(u"notifications/cancelled"_s, {{u"requestId"_s, 4711}});
    server.sendRaw(R"({"jsonrpc":"2.0","id":99,"result":{}})"
                   "\n");
    QVERIFY(server.request(u"ping"_s).contains("result"_L1));
    QVERIFY(server.notifications.isEmpty());
}

void TestDemoServer::readsLinesHoweverTheyArrive()
{
    DemoProcess server;
    const QByteArray ping = R"({"jsonrpc":"2.0","id":"é","method":"ping"})";
    const QJsonObject pong{
        {u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, u"é"_s}, {u"result"_s, QJsonObject()}};
    for (const char byte : ping + "\r\n") {
        server.sendRaw(QByteArray(1, byte));
        server.process.waitForBytesWritten();
    }
    QCOMPARE(QJsonDocument::fromJson(server.takeLine()).object(), pong);
    server.sendRaw("\n" + ping + '\n' + ping + "\n\n" + ping + '\n');
    for (int i = 0; i < 3; ++i)
        QCOMPARE(QJsonDocument::fromJson(server.takeLine()).object(), pong);
}

void TestDemoServer::answersBatchesOf2025_03_26()
{
    DemoProcess server;
    server.shakeHands(u"2025-03-26"_s);
    server.sendRaw(R"([{"jsonrpc":"2.0","id":"a","method":"ping"},)"
                   R"({"jsonrpc":"2.0","method":"notifications/unheard-of"},)"
                   R"({"jsonrpc":"2.0","id":"b","method":"tools/call",)"
                   R"("params":{"name":"slow","arguments":{"steps":1,"delayMs":1}}},)"
                   R"({"jsonrpc":"2.0","id":"c","method":"no/such"}])"
                   "\n");
    const QJsonArray answers = QJsonDocument::fromJson(server.takeLine()).array();
    QCOMPARE(answers.size(), 3);
    QHash<QString, QJsonObject> byId;
    for (const QJsonValue &answer : answers)
        byId.insert(answer["id"_L1].toString(), answer.toObject());
    QVERIFY(byId.value(u"a"_s).contains("result"_L1));
    QCOMPARE(firstText(byId.value(u"b"_s)), u"Finished 1 steps."_s);
    QCOMPARE(errorCode(byId.value(u"c"_s)), -32601);
}

void TestDemoServer::refusesBatchesElsewhere_data()
{
    QTest::addColumn<QString>("revision");
    QTest::addColumn<QByteArray>("batch");
    const QByteArray ping = R"([{"jsonrpc":"2.0","id":1,"method":"ping"}])";
    QTest::newRow("before the handshake") << QString() << ping;
    QTest::newRow("2024-11-05") << u"2024-11-05"_s << ping;
    QTest::newRow("2025-06-18") << u"2025-06-18"_s << ping;
    QTest::newRow("2025-11-25") << u"2025-11-25"_s << ping;
    QTest::newRow("empty") << u"2025-03-26"_s << QByteArray("[]");
}

void TestDemoServer::refusesBatchesElsewhere()
{
    QFETCH(QString, revision);
    QFETCH(QByteArray, batch);
    DemoProcess server;
    if (!revision.isEmpty())
        server.shakeHands(revision);
    server.sendRaw(batch + '\n');
    QCOMPARE(errorCode(QJsonDocument::fromJson(server.takeLine()).object()), -32600);
}

void TestDemoServer::listsResourcesInPages()
{
    DemoProcess server;
    server.shakeHands();
    const QJsonValue first = server.request(u"resources/list"_s)["result"_L1];
    QCOMPARE(first["resources"_L1].toArray().size(), 5);
    const QJsonValue cursor = first["nextCursor"_L1];
    QVERIFY(cursor.isString());
    const QJsonValue second =
        server.request(u"resources/list"_s, {{u"cursor"_s, cursor}})["result"_L1];
    QVERIFY(!second.toObject().contains("nextCursor"_L1));
    QStringList uris;
    const auto pages = {first, second};
    for (const QJsonValue &page : pages) {
        const QJsonArray resources = page["resources"_L1].toArray();
        for (const QJsonValue &resource : resources)
            uris += resource["uri"_L1].toString();
    }
    QCOMPARE(uris, QStringList({u"demo://guide"_s, u"demo://config.json"_s, u"demo://picture.png"_s,
                                u"demo://notes/1"_s, u"demo://notes/2"_s, u"demo://notes/3"_s,
                                u"demo://notes/4"_s, u"demo://notes/5"_s}));
}

void TestDemoServer::readsResources_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<QString>("mimeType");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("guide") << u"demo://guide"_s << u"text/markdown"_s
                           << QByteArray("# The sample server\n");
    QTest::newRow("settings") << u"demo://config.json"_s << u"application/json"_s
                              << QByteArray("{\n");
    QTest::newRow("picture") << u"demo://picture.png"_s << u"image/png"_s
                             << QByteArray("\x89PNG\r\n\x1a\n");
    QTest::newRow("listed note") << u"demo://notes/2"_s << u"text/plain"_s
                                 << QByteArray("A request has an id");
    QTest::newRow("note by template")
        << u"demo://notes/20"_s << u"text/plain"_s << QByteArray("That was the last");
}

void TestDemoServer::readsResources()
{
    QFETCH(QString, uri);
    QFETCH(QString, mimeType);
    QFETCH(QByteArray, beginning);
    DemoProcess server;
    server.shakeHands();
    const QJsonArray contents =
        server.request(u"resources/read"_s, {{u"uri"_s, uri}})["result"_L1]["contents"_L1]
            .toArray();
    QCOMPARE(contents.size(), 1);
    QCOMPARE(contents.at(0)["uri"_L1].toString(), uri);
    QCOMPARE(contents.at(0)["mimeType"_L1].toString(), mimeType);
    const bool isPicture = mimeType == "image/png"_L1;
    QCOMPARE(contents.at(0).toObject().contains("blob"_L1), isPicture);
    const QByteArray content =
        isPicture ? QByteArray::fromBase64(contents.at(0)["blob"_L1].toString().toLatin1())
                  : contents.at(0)["text"_L1].toString().toUtf8();
    QVERIFY(content.startsWith(beginning));
}

void TestDemoServer::listsTheTemplate()
{
    DemoProcess server;
    server.shakeHands();
    const QJsonArray templates =
        server.request(u"resources/templates/list"_s)["result"_L1]["resourceTemplates"_L1]
            .toArray();
    QCOMPARE(templates.size(), 1);
    QCOMPARE(templates.at(0)["uriTemplate"_L1].toString(), u"demo://notes/{id}"_s);
}

void TestDemoServer::getsPrompts()
{
    DemoProcess server;
    server.shakeHands();
    const QJsonArray prompts =
        server.request(u"prompts/list"_s)["result"_L1]["prompts"_L1].toArray();
    QCOMPARE(prompts.size(), 2);
    QCOMPARE(prompts.at(0)["arguments"_L1][0]["required"_L1].toBool(), true);
    QCOMPARE(prompts.at(0)["arguments"_L1][1]["required"_L1].toBool(true), false);

    const QJsonObject arguments{{u"name"_s, u"Ada"_s}, {u"style"_s, u"short"_s}};
    const QJsonValue greeting = server.request(
        u"prompts/get"_s, {{u"name"_s, u"greet"_s}, {u"arguments"_s, arguments}})["result"_L1];
    QCOMPARE(greeting["messages"_L1].toArray().size(), 1);
    QCOMPARE(greeting["messages"_L1][0]["role"_L1].toString(), u"user"_s);
    QCOMPARE(greeting["messages"_L1][0]["content"_L1]["text"_L1].toString(),
             u"Write a short greeting for Ada."_s);

    const QJsonObject code{{u"language"_s, u"C++"_s}, {u"code"_s, u"int main() {}"_s}};
    const QJsonValue review = server.request(
        u"prompts/get"_s, {{u"name"_s, u"review_code"_s}, {u"arguments"_s, code}})["result"_L1];
    QCOMPARE(review["messages"_L1][1]["role"_L1].toString(), u"assistant"_s);
    QVERIFY(
        review["messages"_L1][0]["content"_L1]["text"_L1].toString().contains("int main() {}"_L1));
}

void TestDemoServer::completesArguments_data()
{
    QTest::addColumn<QJsonObject>("ref");
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("values");
    const QJsonObject greet{{u"type"_s, u"ref/prompt"_s}, {u"name"_s, u"greet"_s}};
    const QJsonObject notes{{u"type"_s, u"ref/resource"_s}, {u"uri"_s, u"demo://notes/{id}"_s}};
    QTest::newRow("all styles") << greet << u"style"_s << QString()
                                << QStringList{u"formal"_s, u"friendly"_s, u"short"_s};
    QTest::newRow("styles by letter")
        << greet << u"style"_s << u"f"_s << QStringList{u"formal"_s, u"friendly"_s};
    QTest::newRow("nothing to propose") << greet << u"name"_s << u"A"_s << QStringList();
    QTest::newRow("notes") << notes << u"id"_s << u"2"_s << QStringList{u"2"_s, u"20"_s};
}

void TestDemoServer::completesArguments()
{
    QFETCH(QJsonObject, ref);
    QFETCH(QString, argument);
    QFETCH(QString, typed);
    QFETCH(QStringList, values);
    DemoProcess server;
    server.shakeHands();
    const QJsonObject params{
        {u"ref"_s, ref}, {u"argument"_s, QJsonObject{{u"name"_s, argument}, {u"value"_s, typed}}}};
    const QJsonValue completion =
        server.request(u"completion/complete"_s, params)["result"_L1]["completion"_L1];
    QCOMPARE(completion["values"_L1].toArray(), QJsonArray::fromStringList(values));
    QCOMPARE(completion["total"_L1].toInt(), values.size());
    QCOMPARE(completion["hasMore"_L1].toBool(true), false);
}

QTEST_GUILESS_MAIN(TestDemoServer)
#include "tst_demoserver.moc"
