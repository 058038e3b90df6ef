// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/jsonrpc.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

class TestJsonRpc : public QObject
{
    Q_OBJECT
private slots:
    // J-01: version 2.0, one line, members in the order people expect to read.
    void writesRequestsOnOneLine()
    {
        const Json params = Json::object({{u"name"_s, u"a\nb"}, {u"n"_s, *Json::number("1.0")}});
        QCOMPARE(
            JsonRpc::request("7", u"tools/call"_s, params),
            R"({"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"a\nb","n":1.0}})"_ba);
        QCOMPARE(JsonRpc::request("\"x\"", u"ping"_s, {}),
                 R"({"jsonrpc":"2.0","id":"x","method":"ping"})"_ba);
        QCOMPARE(JsonRpc::request("8", u"tools/list"_s, Json::object()),
                 R"({"jsonrpc":"2.0","id":8,"method":"tools/list","params":{}})"_ba);
    }

    // J-04: a notification has no id.
    void writesNotificationsWithoutId()
    {
        QCOMPARE(JsonRpc::notification(u"notifications/initialized"_s, {}),
                 R"({"jsonrpc":"2.0","method":"notifications/initialized"})"_ba);
    }

    // 3: ids of the server are echoed byte-exact, however odd.
    void echoesIdsAsTheyCame_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const char *id : {"1", "1.0", "1e2", "\"1\"", "18446744073709551616", "\"a\\u0041\""})
            QTest::newRow(id) << QByteArray(id);
    }
    void echoesIdsAsTheyCame()
    {
        QFETCH(QByteArray, id);
        QCOMPARE(JsonRpc::result(id, Json::object()),
                 "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{}}");
        QCOMPARE(JsonRpc::error(id, -32601, u"no x"_s),
                 "{\"jsonrpc\":\"2.0\",\"id\":" + id +
                     R"(,"error":{"code":-32601,"message":"no x"}})");
    }

    void readsTheResult()
    {
        const auto result = JsonRpc::readResponse(R"({"jsonrpc":"2.0","id":1,"result":{"a":[1]}})");
        QVERIFY(result);
        QCOMPARE(result->toBytes(), R"({"a":[1]})"_ba);
    }

    // J-16: code, message and data are the peer's own.
    void readsTheErrorOfThePeer()
    {
        const auto result = JsonRpc::readResponse(
            R"({"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"no","data":{"supported":["x"]}}})");
        QVERIFY(!result);
        QCOMPARE(result.error().kind, Error::Kind::Rpc);
        QCOMPARE(result.error().code, -32022);
        QCOMPARE(result.error().text, u"no"_s);
        QCOMPARE(result.error().data.toBytes(), R"({"supported":["x"]})"_ba);
    }

    // Errors that break JSON-RPC still say what they can.
    void readsBrokenErrors_data()
    {
        QTest::addColumn<QByteArray>("error");
        QTest::addColumn<Error::Kind>("kind");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("contains");
        QTest::newRow("no message")
            << R"({"code":5})"_ba << Error::Kind::Rpc << 5 << u"without a message"_s;
        QTest::newRow("code is a string")
            << R"({"code":"E1","message":"bad"})"_ba << Error::Kind::Rpc << 0 << u"\"E1\""_s;
        QTest::newRow("code does not fit") << R"({"code":99999999999,"message":"bad"})"_ba
                                           << Error::Kind::Rpc << 0 << u"99999999999"_s;
        QTest::newRow("code is 1.5")
            << R"({"code":1.5,"message":"bad"})"_ba << Error::Kind::Rpc << 0 << u"1.5"_s;
        QTest::newRow("error is a string")
            << R"("boom")"_ba << Error::Kind::Protocol << 0 << u"boom"_s;
        QTest::newRow("error is null") << "null"_ba << Error::Kind::Protocol << 0 << u"null"_s;
    }
    void readsBrokenErrors()
    {
        QFETCH(QByteArray, error);
        QFETCH(Error::Kind, kind);
        QFETCH(int, code);
        QFETCH(QString, contains);
        const auto result =
            JsonRpc::readResponse("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":" + error + "}");
        QVERIFY(!result);
        QCOMPARE(result.error().kind, kind);
        QCOMPARE(result.error().code, code);
        QVERIFY2(result.error().text.contains(contains), qPrintable(result.error().text));
    }

    // J-07: both is an error; but a null beside the other member is what some servers mean by
    // "none".
    void refusesResultAndErrorTogether()
    {
        const auto both =
            JsonRpc::readResponse(R"({"id":1,"result":{},"error":{"code":1,"message":"m"}})");
        QVERIFY(!both);
        QCOMPARE(both.error().kind, Error::Kind::Protocol);
        const auto result = JsonRpc::readResponse(R"({"id":1,"result":{"a":1},"error":null})");
        QVERIFY(result);
        QCOMPARE(result->toBytes(), R"({"a":1})"_ba);
        const auto error =
            JsonRpc::readResponse(R"({"id":1,"result":null,"error":{"code":1,"message":"m"}})");
        QVERIFY(!error);
        QCOMPARE(error.error().kind, Error::Kind::Rpc);
    }

    // A sound outside with a broken inside is a parse error with its place, not a crash.
    void namesThePlaceOfBrokenBytes()
    {
        const auto result = JsonRpc::readResponse(R"({"jsonrpc":"2.0","id":1,"result":{"a":tru}})");
        QVERIFY(!result);
        QCOMPARE(result.error().kind, Error::Kind::Parse);
        QVERIFY(result.error().where.contains("line 1"_L1));
    }

    // J-08: the parts of a batch keep the text of their ids and numbers.
    void splitsBatches()
    {
        const auto parts = JsonRpc::splitBatch(
            R"([{"jsonrpc":"2.0","id":1.0,"result":{"n":1e2}}, {"jsonrpc":"2.0","method":"x"}])");
        QVERIFY(parts);
        QCOMPARE(*parts, (QList<QByteArray>{R"({"jsonrpc":"2.0","id":1.0,"result":{"n":1e2}})",
                                            R"({"jsonrpc":"2.0","method":"x"})"}));
        QVERIFY(!JsonRpc::splitBatch(R"([{"a":)"));
    }
};

QTEST_GUILESS_MAIN(TestJsonRpc)
#include "tst_jsonrpc.moc"
