// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "json/envelope.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;
using Kind = Envelope::Kind;
using Problem = Envelope::Problem;

class TestEnvelope : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void classifies_data();
    void classifies();
    void readsWithoutCopyWhenPadded();
    void survivesEveryCut();
    void describesEachProblem();
};

// MCP, Base Protocol, Messages: a request has a method and an id, a notification no id, a response
// a result or an error. Whatever else is Invalid, and ids keep their type.
void TestEnvelope::classifies_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<Problem>("problem");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("method");
    const auto row = [](const char *name, const QByteArray &bytes, Kind kind, Problem problem,
                        const QByteArray &id = {}, const QByteArray &method = {}) {
        QTest::addRow("%s", name) << bytes << kind << problem << id << method;
    };
    row("request", R"({"jsonrpc":"2.0","id":7,"method":"tools/list"})", Kind::Request,
        Problem::None, "7", "tools/list");
    row("string id", R"({"jsonrpc":"2.0","id":"7","method":"ping"})", Kind::Request, Problem::None,
        R"("7")", "ping");
    row("fractional id", R"({"jsonrpc":"2.0","id":1.0,"method":"ping"})", Kind::Request,
        Problem::None, "1.0", "ping");
    row("huge id", R"({"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"ping"})",
        Kind::Request, Problem::None, "123456789012345678901234567890", "ping");
    row("notification", R"({"jsonrpc":"2.0","method":"notifications/initialized"})",
        Kind::Notification, Problem::None, "", "notifications/initialized");
    row("members in any order",
        R"({"params":{"method":"x","id":1},"method":"a","id":2,"jsonrpc":"2.0"})", Kind::Request,
        Problem::None, "2", "a");
    row("result", R"({"jsonrpc":"2.0","id":3,"result":{}})", Kind::Result, Problem::None, "3");
    row("null result", R"({"jsonrpc":"2.0","id":3,"result":null})", Kind::Result, Problem::None,
        "3");
    row("error", R"({"jsonrpc":"2.0","id":3,"error":{"code":-32601,"message":"no"}})", Kind::Error,
        Problem::None, "3");
    row("error without id", R"({"jsonrpc":"2.0","error":{"code":-32700,"message":"no"}})",
        Kind::Error, Problem::None);
    row("error with null id", R"({"jsonrpc":"2.0","id":null,"error":{}})", Kind::Error,
        Problem::None, "null");
    row("result and error", R"({"jsonrpc":"2.0","id":3,"result":1,"error":{}})", Kind::Error,
        Problem::ResultAndError, "3");
    row("request with null id", R"({"jsonrpc":"2.0","id":null,"method":"a"})", Kind::Request,
        Problem::NullId, "null", "a");
    row("request with object id", R"({"jsonrpc":"2.0","id":{},"method":"a"})", Kind::Request,
        Problem::NullId, "", "a");
    row("no version", R"({"id":3,"result":{}})", Kind::Result, Problem::NoVersion, "3");
    row("old version", R"({"jsonrpc":"1.0","method":"a"})", Kind::Notification, Problem::NoVersion,
        "", "a");
    row("spaces around", "  {\"jsonrpc\":\"2.0\", \"id\" : 5 , \"result\":{}}  ", Kind::Result,
        Problem::None, "5");
    row("batch", R"([{"jsonrpc":"2.0","method":"a"},{"jsonrpc":"2.0","id":1,"result":{}}])",
        Kind::Batch, Problem::None);
    row("empty array", "[]", Kind::Invalid, Problem::NotAnObject);
    row("array of numbers", "[1,2]", Kind::Invalid, Problem::NotJson);
    row("log line", "[INFO] server started on port 3000", Kind::Invalid, Problem::NotJson);
    row("banner", "Listening on stdio...", Kind::Invalid, Problem::NotJson);
    row("braces that are no JSON", "{server: ready}", Kind::Invalid, Problem::NotJson);
    row("cut", R"({"jsonrpc":"2.0","id":1,"result":{"a":)", Kind::Invalid, Problem::NotJson);
    row("two objects", R"({"jsonrpc":"2.0","method":"a"}{"jsonrpc":"2.0","method":"b"})",
        Kind::Invalid, Problem::NotJson);
    row("other object", R"({"level":"info","msg":"hi"})", Kind::Invalid, Problem::NotJsonRpc);
    row("a string", R"("hello")", Kind::Invalid, Problem::NotAnObject);
    row("a number", "42", Kind::Invalid, Problem::NotAnObject);
    row("nothing", "", Kind::Invalid, Problem::Empty);
    row("spaces", " \t ", Kind::Invalid, Problem::Empty);
    row("invalid UTF-8", "{\"jsonrpc\":\"2.0\",\"method\":\"a\xff\"}", Kind::Invalid,
        Problem::NotJson);
}

void TestEnvelope::classifies()
{
    QFETCH(QByteArray, bytes);
    const Envelope envelope = Envelope::scan(bytes);
    QTEST(envelope.kind, "kind");
    QTEST(envelope.problem, "problem");
    QTEST(envelope.id.toByteArray(), "id");
    QTEST(envelope.method.toByteArray(), "method");
}

void TestEnvelope::readsWithoutCopyWhenPadded()
{
    const QByteArray message = R"({"jsonrpc":"2.0","id":7,"method":"a"})"_ba;
    const QByteArray buffer = message + "\n{\"other\":1}" + QByteArray(Envelope::padding(), '\0');
    const auto view = QByteArrayView(buffer).first(message.size());
    const Envelope envelope = Envelope::scan(view, buffer.size());
    QCOMPARE(envelope.kind, Kind::Request);
    QCOMPARE(envelope.id.toByteArray(), "7"_ba);
    QVERIFY(envelope.id.data() >= buffer.constData() &&
            envelope.id.data() < buffer.constData() + message.size());
}

void TestEnvelope::survivesEveryCut()
{
    const QByteArray message =
        R"({"jsonrpc":"2.0","id":"\u0031","method":"a\nb","params":{"x":[1,{"y":"\\"}]}})"_ba;
    for (qsizetype length = 0; length < message.size(); ++length)
        QCOMPARE(Envelope::scan(message.first(length)).kind, Kind::Invalid);
    QCOMPARE(Envelope::scan(message).kind, Kind::Request);
}

void TestEnvelope::describesEachProblem()
{
    QVERIFY(Envelope::describe(Problem::None).isEmpty());
    for (int problem = int(Problem::Empty); problem <= int(Problem::NoVersion); ++problem)
        QVERIFY(!Envelope::describe(Problem(problem)).isEmpty());
}

QTEST_GUILESS_MAIN(TestEnvelope)
#include "tst_envelope.moc"
