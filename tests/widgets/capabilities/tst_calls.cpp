// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/callrunner.h"
#include "capabilities/completionsource.h"
#include "capabilities/requestpreview.h"

#include "support/warnings.h"
#include "widgets/capabilities/fakeport.h"

#include <QSignalSpy>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Mcp::CallOutcome;
using Mcp::Json;

namespace {

Json json(const QByteArray &text)
{
    return Json::parse(text).value();
}

ServerPort::Call toolCall(const QByteArray &arguments, const QByteArray &meta = "null")
{
    return {.method = u"tools/call"_s,
            .params = Json::object({{u"name"_s, u"add"_s}, {u"arguments"_s, json(arguments)}}),
            .meta = json(meta)};
}

} // namespace

class TestCalls : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }
    // CallRunner
    void keepsTheOutcomeOfEachSubject();
    void callsOfOneSubjectRunSideBySide();
    void progressIsThatOfTheLatestCall();
    void cancelTakesBackTheLatestCall();
    void statesGoWithTheirServer();
    void answerInsideTheCallIsNotLost();
    // CompletionSource
    void asksOnceAfterTheLastKey();
    void dropsAnswersToOldQuestions();
    void knowsWhatItWasToldBefore();
    void saysThatThereAreMore_data();
    void saysThatThereAreMore();
    void stopsAskingWhereTheMethodIsUnknown();
    void doesNotAskWhereNothingIsOffered();
    // RequestPreview
    void paramsHaveTheMeta();
    void writesALineForTheShell_data();
    void writesALineForTheShell();
};

void TestCalls::keepsTheOutcomeOfEachSubject()
{
    FakePort port;
    CallRunner runner;
    QSignalSpy changes(&runner, &CallRunner::changed);
    QVERIFY(!runner.state(&port, u"a"_s).isRunning());
    runner.start(&port, u"a"_s, toolCall("{}"));
    runner.start(&port, u"b"_s, toolCall("{}"), json(R"({"type":"object"})"));
    QVERIFY(runner.state(&port, u"a"_s).isRunning());
    port.answer(R"({"content":1})");
    port.answer(R"({"content":2})");
    QVERIFY(!runner.state(&port, u"a"_s).isRunning());
    QCOMPARE((*runner.state(&port, u"a"_s).outcome->result)["content"_L1].toInt64(), 1);
    QCOMPARE((*runner.state(&port, u"b"_s).outcome->result)["content"_L1].toInt64(), 2);
    QVERIFY(!runner.state(&port, u"a"_s).outputSchema);
    QCOMPARE(runner.state(&port, u"b"_s).outputSchema, json(R"({"type":"object"})"));
    QCOMPARE(changes.size(), 4);
}

void TestCalls::callsOfOneSubjectRunSideBySide()
{
    FakePort port;
    CallRunner runner;
    runner.start(&port, u"a"_s, toolCall("{}"));
    runner.start(&port, u"a"_s, toolCall("{}"));
    QCOMPARE(runner.state(&port, u"a"_s).running.size(), 2);
    std::swap(port.pending[0], port.pending[1]);
    port.answer(R"({"content":2})"); // the second call is faster
    QVERIFY(runner.state(&port, u"a"_s).isRunning());
    QCOMPARE((*runner.state(&port, u"a"_s).outcome->result)["content"_L1].toInt64(), 2);
    port.answer(R"({"content":1})");
    QVERIFY(!runner.state(&port, u"a"_s).isRunning());
}

void TestCalls::progressIsThatOfTheLatestCall()
{
    FakePort port;
    CallRunner runner;
    runner.start(&port, u"a"_s, toolCall("{}"));
    port.pending[0].progress({.progress = 1, .total = 2, .message = u"one"_s});
    QCOMPARE(runner.state(&port, u"a"_s).progress->message, u"one"_s);
    runner.start(&port, u"a"_s, toolCall("{}"));
    QVERIFY(!runner.state(&port, u"a"_s).progress);
    port.pending[0].progress({.progress = 2, .total = 2, .message = u"old"_s});
    QVERIFY(!runner.state(&port, u"a"_s).progress);
    port.pending[1].progress({.progress = 1, .message = u"new"_s});
    QCOMPARE(runner.state(&port, u"a"_s).progress->message, u"new"_s);
    const auto late = port.pending[1].progress;
    port.answer("{}");
    port.answer("{}");
    late({.progress = 3});
    QVERIFY(!runner.state(&port, u"a"_s).progress);
}

void TestCalls::cancelTakesBackTheLatestCall()
{
    FakePort port;
    CallRunner runner;
    runner.cancel(&port, u"a"_s);
    QVERIFY(port.cancelled.isEmpty());
    runner.start(&port, u"a"_s, toolCall("{}"));
    runner.start(&port, u"a"_s, toolCall("{}"));
    runner.cancel(&port, u"a"_s);
    QCOMPARE(port.cancelled, QList<quint64>{2});
}

void TestCalls::statesGoWithTheirServer()
{
    CallRunner runner;
    auto port = std::make_unique<FakePort>();
    runner.start(port.get(), u"a"_s, toolCall("{}"));
    const auto done = port->pending.front().done;
    ServerPort *address = port.get();
    port.reset();
    done({.result = json("{}")}); // too late, and harmless
    QVERIFY(!runner.state(address, u"a"_s).outcome);
}

void TestCalls::answerInsideTheCallIsNotLost()
{
    // A real connection answers later; a port that does not must not leave a call that runs for
    // ever.
    class Hasty : public FakePort
    {
    public:
        quint64 call(const Call &, QObject *, Done done, OnProgress) override
        {
            QMetaObject::invokeMethod(
                this, [done] { done({.result = Json::object()}); }, Qt::QueuedConnection);
            return 7;
        }
    } port;
    CallRunner runner;
    runner.start(&port, u"a"_s, toolCall("{}"));
    QTRY_VERIFY(!runner.state(&port, u"a"_s).isRunning());
    QVERIFY(runner.state(&port, u"a"_s).outcome);
}

void TestCalls::asksOnceAfterTheLastKey()
{
    FakePort port;
    CompletionSource source;
    source.setPort(&port);
    source.setReference(json(R"({"type":"ref/prompt","name":"greet"})"));
    QSignalSpy answers(&source, &CompletionSource::answered);
    source.ask(u"name"_s, u"A"_s, Json::object());
    source.ask(u"name"_s, u"Ad"_s, json(R"({"style":"short"})"));
    QVERIFY(port.pending.empty());
    QTRY_COMPARE(port.pending.size(), 1U);
    const ServerPort::Call &call = port.pending.front().call;
    QCOMPARE(call.method, u"completion/complete"_s);
    QCOMPARE(
        call.params.toBytes(),
        R"({"ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"name","value":"Ad"},"context":{"arguments":{"style":"short"}}})"_ba);
    QVERIFY(!call.wantsProgress);
    port.answer(R"({"completion":{"values":["Ada","Adam"]}})");
    QCOMPARE(answers.size(), 1);
    QCOMPARE(answers[0][0].toString(), u"name"_s);
    QCOMPARE(answers[0][1].toStringList(), (QStringList{u"Ada"_s, u"Adam"_s}));
    QCOMPARE(answers[0][2].toString(), QString());
}

void TestCalls::dropsAnswersToOldQuestions()
{
    FakePort port;
    CompletionSource source;
    source.setPort(&port);
    source.setReference(json(R"({"type":"ref/prompt","name":"greet"})"));
    QSignalSpy answers(&source, &CompletionSource::answered);
    source.ask(u"name"_s, u"A"_s, Json::object());
    QTRY_COMPARE(port.pending.size(), 1U);
    QVERIFY(!port.pending.front().call.params.contains("context"_L1)); // nothing is filled in
    source.ask(u"name"_s, u"B"_s, Json::object());
    QTRY_COMPARE(port.pending.size(), 2U);
    port.answer(R"({"completion":{"values":["Ada"]}})");
    QCOMPARE(answers.size(), 0);
    port.answer(R"({"completion":{"values":["Bob"]}})");
    QCOMPARE(answers.size(), 1);
    QCOMPARE(answers[0][1].toStringList(), QStringList{u"Bob"_s});
}

void TestCalls::knowsWhatItWasToldBefore()
{
    FakePort port;
    CompletionSource source;
    source.setPort(&port);
    source.setReference(json(R"({"type":"ref/prompt","name":"greet"})"));
    QSignalSpy answers(&source, &CompletionSource::answered);
    source.ask(u"name"_s, u"A"_s, Json::object());
    QTRY_COMPARE(port.pending.size(), 1U);
    port.answer(R"({"completion":{"values":["Ada"]}})");
    source.ask(u"name"_s, u"A"_s, Json::object());
    QCOMPARE(answers.size(), 2); // at once
    QVERIFY(port.pending.empty());
}

void TestCalls::saysThatThereAreMore_data()
{
    QTest::addColumn<QByteArray>("completion");
    QTest::addColumn<bool>("hasNote");
    QTest::newRow("all") << R"({"values":["a"],"total":1,"hasMore":false})"_ba << false;
    QTest::newRow("total") << R"({"values":["a"],"total":240})"_ba << true;
    QTest::newRow("hasMore") << R"({"values":["a"],"hasMore":true})"_ba << true;
    QTest::newRow("nothing said") << R"({"values":["a"]})"_ba << false;
}

void TestCalls::saysThatThereAreMore()
{
    QFETCH(const QByteArray, completion);
    FakePort port;
    CompletionSource source;
    source.setPort(&port);
    source.setReference(json(R"({"type":"ref/resource","uri":"a://{x}"})"));
    QSignalSpy answers(&source, &CompletionSource::answered);
    source.ask(u"x"_s, {}, Json::object());
    QTRY_COMPARE(port.pending.size(), 1U);
    port.answer(R"({"completion":)" + completion + '}');
    QCOMPARE(answers.size(), 1);
    QTEST(!answers[0][2].toString().isEmpty(), "hasNote");
}

void TestCalls::stopsAskingWhereTheMethodIsUnknown()
{
    FakePort port;
    CompletionSource source;
    source.setPort(&port);
    source.setReference(json(R"({"type":"ref/prompt","name":"greet"})"));
    source.ask(u"name"_s, u"A"_s, Json::object());
    QTRY_COMPARE(port.pending.size(), 1U);
    port.answer({.result = std::unexpected(
                     Mcp::Error{.kind = Mcp::Error::Kind::Rpc, .code = -32601, .text = u"no"_s})});
    source.ask(u"name"_s, u"B"_s, Json::object());
    QVERIFY(!QTest::qWaitFor([&] { return !port.pending.empty(); },
                             2 * int(CompletionSource::kDelay.count())));
}

void TestCalls::doesNotAskWhereNothingIsOffered()
{
    FakePort port;
    port.setOffersCompletion(false);
    CompletionSource source;
    source.setPort(&port);
    source.setReference(json(R"({"type":"ref/prompt","name":"greet"})"));
    source.ask(u"name"_s, u"A"_s, Json::object());
    QVERIFY(!QTest::qWaitFor([&] { return !port.pending.empty(); },
                             2 * int(CompletionSource::kDelay.count())));
}

void TestCalls::paramsHaveTheMeta()
{
    QCOMPARE(RequestPreview::params(toolCall(R"({"a":1})")).toBytes(),
             R"({"name":"add","arguments":{"a":1}})"_ba);
    QCOMPARE(RequestPreview::params(toolCall("{}", R"({"x":1})")).toBytes(),
             R"({"name":"add","arguments":{},"_meta":{"x":1}})"_ba);
    QCOMPARE(
        RequestPreview::jsonRpc(toolCall(R"({"a":1.0})")),
        uR"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":1.0}}})"_s);
}

void TestCalls::writesALineForTheShell_data()
{
    QTest::addColumn<ServerPort::Call>("call");
    QTest::addColumn<QStringList>("server");
    QTest::addColumn<QString>("line");
    QTest::newRow("tool")
        << toolCall(R"({"a":1})") << QStringList{u"node"_s, u"my server.js"_s}
        << uR"(vitrine-cli node 'my server.js' --method tools/call --tool-name add --tool-args-json '{"a":1}')"_s;
    QTest::newRow("quotes")
        << toolCall(R"({"a":"it's $HOME"})") << QStringList{u"s"_s}
        << uR"(vitrine-cli s --method tools/call --tool-name add --tool-args-json '{"a":"it'\''s $HOME"}')"_s;
    QTest::newRow("no arguments, metadata")
        << toolCall("{}", R"({"k":"v","n":1})") << QStringList{u"s"_s}
        << u"vitrine-cli s --method tools/call --tool-name add --tool-metadata k=v --tool-metadata n=1"_s;
    QTest::newRow("reference to a secret")
        << toolCall("{}") << QStringList{u"https://a.b/c"_s, u"--header"_s, u"X-Token: $X_TOKEN"_s}
        << uR"(vitrine-cli https://a.b/c --header "X-Token: $X_TOKEN" --method tools/call --tool-name add)"_s;
    QTest::newRow("resource") << ServerPort::Call{.method = u"resources/read"_s,
                                                  .params =
                                                      Json::object({{u"uri"_s, u"a://b?c&d"_s}})}
                              << QStringList{u"s"_s}
                              << u"vitrine-cli s --method resources/read --uri 'a://b?c&d'"_s;
    QTest::newRow("prompt")
        << ServerPort::Call{.method = u"prompts/get"_s,
                            .params = json(R"({"name":"greet","arguments":{"name":"Ada L"}})")}
        << QStringList{u"s"_s}
        << u"vitrine-cli s --method prompts/get --prompt-name greet --prompt-args 'name=Ada L'"_s;
}

void TestCalls::writesALineForTheShell()
{
    QFETCH(const ServerPort::Call, call);
    QFETCH(const QStringList, server);
    QTEST(RequestPreview::commandLine(call, server), "line");
}

QTEST_MAIN(TestCalls)
#include "tst_calls.moc"
