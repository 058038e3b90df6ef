// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/legacypeer.h"
#include "session/modernpeer.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

namespace {

Json json(const char *text)
{
    return Json::parse(QByteArrayView(text)).value();
}

Json client()
{
    return json(R"({"name":"tester","version":"9"})");
}

LegacyPeer legacy(Revision revision, const QByteArray &sessionId = {})
{
    LegacyPeer peer(kNewestLegacy, client());
    peer.establish(revision, sessionId);
    return peer;
}

ModernPeer modern(bool isHttp, const QString &logLevel = {}, const Json &inputSchema = {})
{
    return ModernPeer({.clientInfo = client(),
                       .logLevel = logLevel,
                       .isHttp = isHttp,
                       .inputSchema = [inputSchema](const QString &) { return inputSchema; }});
}

// What every modern request carries, without log level (2.7).
const QByteArray kMeta = R"("io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                         R"("io.modelcontextprotocol/clientInfo":{"name":"tester","version":"9"},)"
                         R"("io.modelcontextprotocol/clientCapabilities":{})";

QByteArray headersText(const OutgoingMessage &message)
{
    QByteArrayList lines;
    for (const HeaderField &field : message.headers)
        lines.append(field.first + ": " + field.second);
    return lines.join('\n');
}

} // namespace

class TestPeers : public QObject
{
    Q_OBJECT
private slots:
    // H-02: initialize has protocolVersion, capabilities, clientInfo; and no header before it
    // (2.5).
    void legacyInitialize()
    {
        const LegacyPeer peer(Revision::V2025_11_25, client());
        const OutgoingMessage message =
            peer.request("1", u"initialize"_s, peer.initializeParams(), {}, false);
        QCOMPARE(
            message.json,
            R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25",)"
            R"("capabilities":{},"clientInfo":{"name":"tester","version":"9"}}})"_ba);
        QCOMPARE(message.method, "initialize"_ba);
        QCOMPARE(message.id, "1"_ba);
        QVERIFY(message.headers.isEmpty());
    }

    // T-23, T-24, T-49: version header from 2025-06-18, session id if there is one, nothing modern.
    void legacyHeaders_data()
    {
        QTest::addColumn<Revision>("revision");
        QTest::addColumn<QByteArray>("sessionId");
        QTest::addColumn<QByteArray>("headers");
        QTest::newRow("2024-11-05") << Revision::V2024_11_05 << ""_ba << ""_ba;
        QTest::newRow("2025-03-26 with session")
            << Revision::V2025_03_26 << "s1"_ba << "Mcp-Session-Id: s1"_ba;
        QTest::newRow("2025-06-18 without session")
            << Revision::V2025_06_18 << ""_ba << "MCP-Protocol-Version: 2025-06-18"_ba;
        QTest::newRow("2025-11-25 with session")
            << Revision::V2025_11_25 << "s1"_ba
            << "MCP-Protocol-Version: 2025-11-25\nMcp-Session-Id: s1"_ba;
    }
    void legacyHeaders()
    {
        QFETCH(Revision, revision);
        QFETCH(QByteArray, sessionId);
        QFETCH(QByteArray, headers);
        const LegacyPeer peer = legacy(revision, sessionId);
        const Json params = json(R"({"name":"x"})");
        QCOMPARE(headersText(peer.request("1", u"tools/call"_s, params, {}, false)), headers);
        QCOMPARE(headersText(*peer.notification(u"notifications/initialized"_s, {})), headers);
        QCOMPARE(headersText(*peer.cancellation("1", {})), headers);
        QCOMPARE(headersText(*peer.answer("1", "ping")), headers);
    }

    // H-07, J-05.
    void legacyAnswersToTheServer()
    {
        const LegacyPeer peer = legacy(Revision::V2025_11_25);
        const auto pong = peer.answer("\"a\"", "ping");
        QCOMPARE(pong->json, R"({"jsonrpc":"2.0","id":"a","result":{}})"_ba);
        QCOMPARE(pong->kind, FrameKind::Result);
        const auto refusal = peer.answer("5", "sampling/createMessage");
        QVERIFY(refusal->json.startsWith(R"({"jsonrpc":"2.0","id":5,"error":{"code":-32601,)"));
        QVERIFY(refusal->json.contains("sampling/createMessage"));
        QCOMPARE(refusal->kind, FrameKind::Error);
    }

    // T-35, 7.7: the id keeps its JSON type.
    void cancellationsNameTheRequest()
    {
        QCOMPARE(
            legacy(Revision::V2025_11_25).cancellation("7", u"enough"_s)->json,
            R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7,"reason":"enough"}})"_ba);
        QCOMPARE(
            modern(false).cancellation("\"x\"", {})->json,
            R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"x"}})"_ba);
    }

    // 7.7, H-11: metadata of the user and of params stay; the token is the id.
    void legacyMetadata_data()
    {
        QTest::addColumn<QByteArray>("params");
        QTest::addColumn<QByteArray>("meta");
        QTest::addColumn<bool>("wantsProgress");
        QTest::addColumn<QByteArray>("sent");
        QTest::newRow("nothing, no params") << "null"_ba << "null"_ba << false << ""_ba;
        QTest::newRow("nothing, empty params")
            << "{}"_ba << "{}"_ba << false << R"(,"params":{})"_ba;
        QTest::newRow("progress, no params")
            << "null"_ba << "null"_ba << true << R"(,"params":{"_meta":{"progressToken":7}})"_ba;
        QTest::newRow("progress and own metadata")
            << R"({"a":1})"_ba << R"({"x.y/z":true})"_ba << true
            << R"(,"params":{"a":1,"_meta":{"x.y/z":true,"progressToken":7}})"_ba;
        QTest::newRow("metadata on both sides")
            << R"({"_meta":{"p":1},"a":2})"_ba << R"({"q":3})"_ba << false
            << R"(,"params":{"_meta":{"p":1,"q":3},"a":2})"_ba;
        QTest::newRow("params that are no object")
            << "[1]"_ba << R"({"q":3})"_ba << true << R"(,"params":[1])"_ba;
    }
    void legacyMetadata()
    {
        QFETCH(QByteArray, params);
        QFETCH(QByteArray, meta);
        QFETCH(bool, wantsProgress);
        QFETCH(QByteArray, sent);
        const OutgoingMessage message = legacy(Revision::V2025_11_25)
                                            .request("7", u"tools/call"_s, *Json::parse(params),
                                                     *Json::parse(meta), wantsProgress);
        QCOMPARE(message.json, R"({"jsonrpc":"2.0","id":7,"method":"tools/call")" + sent + "}");
    }

    // H-09, H-10: each modern request has its metadata, lists included.
    void modernMetadata()
    {
        QCOMPARE(modern(false).request("1", u"tools/list"_s, {}, {}, false).json,
                 R"({"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{)" + kMeta +
                     "}}}");
        QCOMPARE(modern(false)
                     .request("2", u"tools/call"_s, json(R"({"name":"a"})"),
                              json(R"({"traceparent":"00-1"})"), true)
                     .json,
                 R"({"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"a","_meta":)"
                 R"({"traceparent":"00-1",)" +
                     kMeta + R"(,"progressToken":2}}})");
    }

    // F-23: the log level is stamped into requests, or left out; never into a listen request
    // (F-32).
    void modernLogLevel()
    {
        const ModernPeer peer = modern(false, u"debug"_s);
        QVERIFY(peer.request("1", u"tools/list"_s, {}, {}, false)
                    .json.contains(R"("io.modelcontextprotocol/logLevel":"debug")"));
        QVERIFY(
            !peer.request("1", u"subscriptions/listen"_s, {}, {}, false).json.contains("logLevel"));
        QVERIFY(
            !modern(false).request("1", u"tools/list"_s, {}, {}, false).json.contains("logLevel"));
    }

    // H-11: the user's metadata cannot take the place of the protocol's.
    void modernMetadataCannotBeLost()
    {
        const Json meta = json(R"({"io.modelcontextprotocol/protocolVersion":"1999-01-01"})");
        const Json params =
            json(R"({"_meta":{"io.modelcontextprotocol/clientCapabilities":null,"k":1}})");
        const OutgoingMessage message =
            modern(true).request("1", u"tools/list"_s, params, meta, false);
        QVERIFY(message.json.contains(R"("io.modelcontextprotocol/protocolVersion":"2026-07-28")"));
        QVERIFY(message.json.contains(R"("io.modelcontextprotocol/clientCapabilities":{})"));
        QVERIFY(message.json.contains(R"("k":1)"));
        QVERIFY(!message.json.contains("1999"));
    }

    // T-36 to T-42.
    void modernHeaders_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QByteArray>("params");
        QTest::addColumn<QByteArray>("headers");
        QTest::newRow("a list has no name")
            << u"tools/list"_s << "{}"_ba
            << "MCP-Protocol-Version: 2026-07-28\nMcp-Method: tools/list"_ba;
        QTest::newRow("a call is named and its annotated arguments mirrored")
            << u"tools/call"_s << R"({"name":"deploy","arguments":{"region":"eu-1","n":3}})"_ba
            << "MCP-Protocol-Version: 2026-07-28\nMcp-Method: tools/call\nMcp-Name: deploy\n"
               "Mcp-Param-Region: eu-1"_ba;
        QTest::newRow("a prompt is named")
            << u"prompts/get"_s << R"({"name":"p"})"_ba
            << "MCP-Protocol-Version: 2026-07-28\nMcp-Method: prompts/get\nMcp-Name: p"_ba;
        QTest::newRow("a resource is named by its address")
            << u"resources/read"_s << R"({"uri":"mem:a"})"_ba
            << "MCP-Protocol-Version: 2026-07-28\nMcp-Method: resources/read\nMcp-Name: mem:a"_ba;
        QTest::newRow("a name that does not fit a field is encoded (T-40)")
            << u"tools/call"_s << R"({"name":" padded "})"_ba
            << "MCP-Protocol-Version: 2026-07-28\nMcp-Method: tools/call\nMcp-Name: =?base64?IHBhZGRlZCA=?="_ba;
        QTest::newRow("a task is named by its id (T-39)")
            << u"tasks/get"_s << R"({"taskId":"t1"})"_ba
            << "MCP-Protocol-Version: 2026-07-28\nMcp-Method: tasks/get\nMcp-Name: t1"_ba;
        QTest::newRow("no name, no field")
            << u"tools/call"_s << "{}"_ba
            << "MCP-Protocol-Version: 2026-07-28\nMcp-Method: tools/call"_ba;
    }
    void modernHeaders()
    {
        QFETCH(QString, method);
        QFETCH(QByteArray, params);
        QFETCH(QByteArray, headers);
        const Json schema = json(R"({"type":"object","properties":{"region":{"type":"string",)"
                                 R"("x-mcp-header":"Region"},"n":{"type":"integer"}}})");
        const ModernPeer peer = modern(true, {}, schema);
        QCOMPARE(headersText(peer.request("1", method, *Json::parse(params), {}, false)), headers);
    }

    // On stdio nothing is mirrored.
    void modernStdioHasNoHeaders()
    {
        QVERIFY(modern(false)
                    .request("1", u"tools/call"_s, json(R"({"name":"a"})"), {}, false)
                    .headers.isEmpty());
    }

    // J-06, T-46: no responses at all; over HTTP no notifications either.
    void modernSaysNothingThatItMustNot()
    {
        QVERIFY(!modern(false).answer("1", "ping"));
        QVERIFY(!modern(true).answer("1", "roots/list"));
        QVERIFY(!modern(true).cancellation("1", {}));
        QVERIFY(!modern(true).notification(u"notifications/x"_s, {}));
        QVERIFY(modern(false).cancellation("1", {})); // T-09
    }

    // J-12, J-13, and 3: resultType.
    void modernResultType_data()
    {
        QTest::addColumn<QByteArray>("result");
        QTest::addColumn<QString>("error"); ///< empty: it is a result
        QTest::newRow("complete") << R"({"resultType":"complete","a":1})"_ba << QString();
        QTest::newRow("absent is complete") << R"({"a":1})"_ba << QString();
        QTest::newRow("input_required names what is asked")
            << R"({"resultType":"input_required","inputRequests":{"a":{"method":"elicitation/create"},)"
               R"("b":{"method":"roots/list"},"c":{"method":"roots/list"}}})"_ba
            << u"the server asks for input (elicitation/create, roots/list)"_s;
        QTest::newRow("task without the extension") << R"({"resultType":"task"})"_ba << u"task"_s;
        QTest::newRow("unknown") << R"({"resultType":"later"})"_ba
                                 << u"unknown resultType: \"later\""_s;
        QTest::newRow("no string") << R"({"resultType":7})"_ba << u"unknown resultType: 7"_s;
        QTest::newRow("null") << R"({"resultType":null})"_ba << u"unknown resultType: null"_s;
    }
    void modernResultType()
    {
        QFETCH(QByteArray, result);
        QFETCH(QString, error);
        const Json value = *Json::parse(result);
        const Result<Json> read = modern(false).readResult("tools/call", value);
        QCOMPARE(read.has_value(), error.isEmpty());
        if (read) {
            QCOMPARE(*read, value);
        } else {
            QCOMPARE(read.error().kind, Error::Kind::Protocol);
            QVERIFY2(read.error().text.contains(error), qPrintable(read.error().text));
        }
        // The legacy era has no such member, so it means nothing there.
        QVERIFY(legacy(Revision::V2025_11_25).readResult("tools/call", value));
    }
};

QTEST_GUILESS_MAIN(TestPeers)
#include "tst_peers.moc"
