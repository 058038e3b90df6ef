// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "support/sessionfixture.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace Mcp;
using namespace Mcp::Test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Over = SessionFixture::Over;
using State = SessionStatus::State;

Q_DECLARE_METATYPE(Mcp::Test::SessionFixture::Over)

namespace {

/// Collects how requests end.
struct Ends
{
    QList<CallOutcome> outcomes;
    [[nodiscard]] Session::Handler handler()
    {
        return [this](const CallOutcome &outcome) { outcomes.append(outcome); };
    }
    [[nodiscard]] qsizetype count() const { return outcomes.size(); }
    [[nodiscard]] const Error &error() const { return outcomes.last().result.error(); }
};

Json callParams()
{
    return Json::object({{u"name"_s, u"echo"_s}});
}

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

    static std::unique_ptr<SessionFixture> ready(Over over, EraMode mode)
    {
        SessionOptions options;
        options.mode = mode;
        auto f = std::make_unique<SessionFixture>(over, options);
        if (mode == EraMode::Modern)
            f->beModern();
        else
            f->beLegacy();
        f->sessionId = mode == EraMode::Modern ? "" : "s-1";
        f->session().open();
        [&] { QVERIFY(QTest::qWaitFor([&] { return f->isReady(); })); }();
        return f;
    }
    static std::unique_ptr<SessionFixture> legacy() { return ready(Over::Stdio, EraMode::Legacy); }

private slots:
    void init() { QTest::failOnWarning(); }

    // J-03, and what an outcome tells.
    void answersARequest()
    {
        const auto f = legacy();
        Ends ends;
        const CallId call =
            f->session().request(u"tools/call"_s, callParams(), {}, nullptr, ends.handler());
        QCOMPARE(call, 2u);
        const auto sent = f->transport().last("tools/call");
        QCOMPARE(sent.message.json,
                 R"({"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"echo"}})"_ba);
        QCOMPARE(f->session().status().pendingRequests, 1);
        const quint64 frame = f->answer("tools/call", R"("result":{"content":[]})");
        QCOMPARE(ends.count(), 1);
        const CallOutcome &outcome = ends.outcomes.first();
        QCOMPARE(outcome.result->toBytes(), R"({"content":[]})"_ba);
        QCOMPARE(outcome.requestFrame, sent.frame);
        QCOMPARE(outcome.responseFrame, frame);
        QCOMPARE(outcome.duration.count(),
                 f->log.frame(frame).monotonicNs - f->log.frame(sent.frame).monotonicNs);
        QCOMPARE(f->session().status().pendingRequests, 0);
    }

    void answersEachRequestWithItsOwnAnswer()
    {
        const auto f = legacy();
        QHash<int, QByteArray> got;
        for (int i = 0; i < 50; ++i) {
            f->session().request(u"tools/call"_s, callParams(), {}, nullptr,
                                 [&got, i](const CallOutcome &outcome) {
                                     QVERIFY(!got.contains(i));
                                     got[i] = outcome.result->toBytes();
                                 });
        }
        for (int i = 49; i >= 0; --i) {
            const QByteArray id = QByteArray::number(i + 2);
            f->transport().receive(SessionFixture::message(id, "\"result\":" + id));
        }
        QCOMPARE(got.size(), 50);
        for (int i = 0; i < 50; ++i)
            QCOMPARE(got[i], QByteArray::number(i + 2));
    }

    // J-03, J-07: answers that fit no request are marked on their frames and end nothing.
    void marksAnswersThatFitNoRequest()
    {
        const auto f = legacy();
        Ends ends;
        f->session().request(u"tools/call"_s, callParams(), {}, nullptr, ends.handler());
        const auto flags = [&f](const QByteArray &json) {
            return f->log.frame(f->transport().receive(json)).flags;
        };
        QCOMPARE(flags(R"({"jsonrpc":"2.0","id":"2","result":{}})"), UnknownId);
        QCOMPARE(flags(R"({"jsonrpc":"2.0","id":2.0,"result":{}})"), UnknownId);
        QCOMPARE(flags(R"({"jsonrpc":"2.0","id":77,"error":{"code":1,"message":"m"}})"), UnknownId);
        QCOMPARE(flags(R"({"jsonrpc":"2.0","id":1,"result":{}})"), DuplicateAnswer); // initialize
        QCOMPARE(flags(R"({"jsonrpc":"2.0","error":{"code":1,"message":"m"}})"), NoFrameFlag);
        QCOMPARE(ends.count(), 0);
        QCOMPARE(flags(R"({"jsonrpc":"2.0","id":2,"result":{}})"), NoFrameFlag);
        QCOMPARE(ends.count(), 1);
        QCOMPARE(flags(R"({"jsonrpc":"2.0","id":2,"result":{}})"), DuplicateAnswer);
        QCOMPARE(ends.count(), 1);
    }

    // J-16: an error of the peer is one; T-17: with the HTTP status that carried it.
    void passesOnErrorsOfTheServer()
    {
        const auto f = ready(Over::Http, EraMode::Modern);
        f->statuses["tools/call"] = 404;
        Ends ends;
        f->session().request(u"tools/call"_s, callParams(), {}, nullptr, ends.handler());
        const quint64 frame =
            f->answer("tools/call", R"("error":{"code":-32601,"message":"no","data":[1]})");
        QCOMPARE(ends.count(), 1);
        QCOMPARE(ends.error().kind, Error::Kind::Rpc);
        QCOMPARE(ends.error().code, -32601);
        QCOMPARE(ends.error().httpStatus, 404);
        QCOMPARE(ends.error().data.toBytes(), "[1]"_ba);
        QCOMPARE(ends.error().frame, frame);
        QVERIFY(f->isReady()); // no session id, no lost session
    }

    // A tool's own failure is a result (F-05), and its frame is marked.
    void marksToolErrors()
    {
        const auto f = legacy();
        Ends ends;
        f->session().request(u"tools/call"_s, callParams(), {}, nullptr, ends.handler());
        const quint64 frame = f->answer("tools/call", R"("result":{"content":[],"isError":true})");
        QVERIFY(ends.outcomes.last().result);
        QVERIFY(f->log.frame(frame).has(ToolError));
        f->session().request(u"prompts/get"_s, callParams(), {}, nullptr, ends.handler());
        const quint64 other = f->answer("prompts/get", R"("result":{"isError":true})");
        QVERIFY(!f->log.frame(other).has(ToolError));
    }

    // A sound outside with a broken inside ends the request with the place; nothing else happens.
    void aBrokenResultEndsItsRequest()
    {
        const auto f = legacy();
        Ends ends;
        f->session().request(u"tools/call"_s, callParams(), {}, nullptr, ends.handler());
        f->answer("tools/call", R"("result":{"content":[tru]})");
        QCOMPARE(ends.count(), 1);
        QCOMPARE(ends.error().kind, Error::Kind::Parse);
        QVERIFY(!ends.error().where.isEmpty());
        QVERIFY(f->isReady());
    }

    // T-20, T-35: after its deadline a request ends, the server is told, and a late answer is
    // marked.
    void aTimeoutEndsAndCancels()
    {
        const auto f = legacy();
        Ends ends;
        f->session().request(u"tools/call"_s, callParams(), {.timeout = 5ms}, nullptr,
                             ends.handler());
        QTRY_COMPARE(ends.count(), 1);
        QCOMPARE(ends.error().kind, Error::Kind::Timeout);
        QCOMPARE(ends.error().text, u"no answer to tools/call within 5 ms"_s);
        QCOMPARE(ends.outcomes.last().requestFrame, f->transport().last("tools/call").frame);
        QCOMPARE(f->transport().sentJson().last(),
                 R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":)"
                 R"({"requestId":2,"reason":"no answer to tools/call within 5 ms"}})"_ba);
        const quint64 late = f->answer("tools/call", R"("result":{})");
        QCOMPARE(f->log.frame(late).flags, LateAnswer);
        QCOMPARE(ends.count(), 1);
    }
    void theSessionsTimeoutHoldsUnlessToldOtherwise()
    {
        SessionFixture f(Over::Stdio);
        f.options.mode = EraMode::Legacy;
        f.options.requestTimeout = 10ms;
        f.beLegacy();
        f.session().open();
        QTRY_VERIFY(f.isReady());
        Ends limited;
        Ends unlimited;
        f.session().request(u"a"_s, {}, {.timeout = 0ms}, nullptr, unlimited.handler());
        f.session().request(u"b"_s, {}, {}, nullptr, limited.handler());
        QTRY_COMPARE(limited.count(), 1);
        QCOMPARE(unlimited.count(), 0);
    }

    // How each era and transport takes a request back: T-09, T-35, T-46.
    void cancelsInTheWayOfTheEra_data()
    {
        QTest::addColumn<Over>("over");
        QTest::addColumn<EraMode>("mode");
        QTest::addColumn<bool>("byNotification");
        QTest::newRow("legacy over stdio (7.7)") << Over::Stdio << EraMode::Legacy << true;
        QTest::newRow("legacy over HTTP (T-35)") << Over::Http << EraMode::Legacy << true;
        QTest::newRow("modern over stdio (T-09)") << Over::Stdio << EraMode::Modern << true;
        QTest::newRow("modern over HTTP (T-46)") << Over::Http << EraMode::Modern << false;
    }
    void cancelsInTheWayOfTheEra()
    {
        QFETCH(Over, over);
        QFETCH(EraMode, mode);
        QFETCH(bool, byNotification);
        const auto f = ready(over, mode);
        Ends ends;
        const CallId call =
            f->session().request(u"tools/call"_s, callParams(), {}, nullptr, ends.handler());
        const quint64 frame = f->transport().last("tools/call").frame;
        f->session().cancel(call, u"enough"_s);
        QCOMPARE(ends.count(), 1);
        QCOMPARE(ends.error().kind, Error::Kind::Cancelled);
        if (byNotification) {
            QCOMPARE(f->transport().last("notifications/cancelled").message.json,
                     R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":)"
                     R"({"requestId":2,"reason":"enough"}})"_ba);
            QVERIFY(f->transport().abandoned.isEmpty());
        } else {
            QCOMPARE(f->transport().count("notifications/cancelled"), 0);
            QCOMPARE(f->transport().abandoned, QList<quint64>{frame});
        }
        f->session().cancel(call); // it has ended; nothing is sent again
        QCOMPARE(ends.count(), 1);
        QVERIFY(f->transport().count("notifications/cancelled") <= 1);
        const quint64 late = f->answer("tools/call", R"("result":{})");
        QCOMPARE(f->log.frame(late).flags, LateAnswer);
    }

    // F-24: progress comes by token, which is the id, and puts the deadline off.
    void reportsProgress()
    {
        const auto f = legacy();
        Ends ends;
        QList<Progress> reports;
        f->session().request(
            u"tools/call"_s, callParams(),
            {.onProgress = [&](const Progress &progress) { reports.append(progress); }}, nullptr,
            ends.handler());
        QCOMPARE(
            f->transport().last("tools/call").message.json,
            R"({"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"echo","_meta":{"progressToken":2}}})"_ba);
        const auto progress = [&f](const QByteArray &params) {
            f->transport().receive(
                R"({"jsonrpc":"2.0","method":"notifications/progress","params":)" + params + "}");
        };
        progress(R"({"progressToken":2,"progress":0.5,"total":2,"message":"half"})");
        progress(R"({"progressToken":2,"progress":1})");
        progress(R"({"progressToken":"2","progress":9})"); // another token
        progress(R"({"progressToken":3,"progress":9})");
        progress(R"({"progress":9})");
        progress(R"([])");
        QCOMPARE(reports.size(), 2);
        QCOMPARE(reports[0].progress, 0.5);
        QCOMPARE(reports[0].total, 2.0);
        QCOMPARE(reports[0].message, u"half"_s);
        QVERIFY(!reports[1].total);
        f->answer("tools/call", R"("result":{})");
        progress(R"({"progressToken":2,"progress":2})"); // after the end
        QCOMPARE(reports.size(), 2);
        QCOMPARE(ends.count(), 1);
    }
    void progressMayEndItsRequest()
    {
        const auto f = legacy();
        Ends ends;
        CallId call = 0;
        call = f->session().request(
            u"tools/call"_s, callParams(),
            {.onProgress = [&](const Progress &) { f->session().cancel(call); }}, nullptr,
            ends.handler());
        f->transport().receive(
            R"({"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":2,"progress":1}})");
        QCOMPARE(ends.count(), 1);
        QCOMPARE(ends.error().kind, Error::Kind::Cancelled);
    }
    // T-20: the total holds however much progress is reported.
    void progressCannotPutTheTotalOff()
    {
        SessionFixture f(Over::Stdio);
        f.options.mode = EraMode::Legacy;
        f.options.totalTimeout = 30ms;
        f.beLegacy();
        f.session().open();
        QTRY_VERIFY(f.isReady());
        Ends ends;
        f.session().request(u"tools/call"_s, {},
                            {.timeout = 1h, .onProgress = [](const Progress &) {}}, nullptr,
                            ends.handler());
        f.transport().receive(
            R"({"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":2,"progress":1}})");
        QTRY_COMPARE(ends.count(), 1);
        QCOMPARE(ends.error().text, u"no answer to tools/call within 30 ms in all"_s);
    }

    // 7.7: the token of a modern request stands beside the protocol's metadata.
    void modernRequestsCarryMetadataAndToken()
    {
        const auto f = ready(Over::Stdio, EraMode::Modern);
        f->session().request(
            u"tools/call"_s, callParams(),
            {.meta = Json::object({{u"a.b/c"_s, 1}}), .onProgress = [](const Progress &) {}},
            nullptr, {});
        const QByteArray json = f->transport().last("tools/call").message.json;
        QVERIFY(json.contains(
            R"("_meta":{"a.b/c":1,"io.modelcontextprotocol/protocolVersion":"2026-07-28")"));
        QVERIFY(json.contains(R"("progressToken":2)"));
    }

    // 8.2 is for a later version: say so, with what is asked.
    void inputRequiredIsAnErrorInWords()
    {
        const auto f = ready(Over::Stdio, EraMode::Modern);
        Ends ends;
        f->session().request(u"tools/call"_s, callParams(), {}, nullptr, ends.handler());
        f->answer("tools/call", R"("result":{"resultType":"input_required","inputRequests":)"
                                R"({"k":{"method":"elicitation/create","params":{}}}})");
        QCOMPARE(ends.error().kind, Error::Kind::Protocol);
        QVERIFY(ends.error().text.contains("elicitation/create"_L1));
    }

    // H-07, J-05, J-06: what the server may ask.
    void answersTheServer()
    {
        const auto f = legacy();
        f->transport().receive(R"({"jsonrpc":"2.0","id":"p","method":"ping"})");
        QCOMPARE(f->transport().sentJson().last(), R"({"jsonrpc":"2.0","id":"p","result":{}})"_ba);
        f->transport().receive(
            R"({"jsonrpc":"2.0","id":1e1,"method":"elicitation/create","params":{}})");
        const QByteArray refusal = f->transport().sentJson().last();
        QVERIFY(refusal.startsWith(R"({"jsonrpc":"2.0","id":1e1,"error":{"code":-32601,)"));
        QVERIFY(refusal.contains("Method not found: elicitation/create"));
        const qsizetype count = f->transport().sent.size();
        f->transport().receive(
            R"({"jsonrpc":"2.0","id":null,"method":"ping"})");          // nothing to answer to
        f->transport().receive(R"({"jsonrpc":"2.0","method":"ping"})"); // J-04
        f->transport().receive(R"({"jsonrpc":"2.0","method":"notifications/unheard/of"})");
        QCOMPARE(f->transport().sent.size(), count);
        QVERIFY(f->isReady());
    }
    void neverAnswersAModernServer()
    {
        for (const Over over : {Over::Stdio, Over::Http}) {
            const auto f = ready(over, EraMode::Modern);
            const qsizetype count = f->transport().sent.size();
            f->transport().receive(R"({"jsonrpc":"2.0","id":1,"method":"ping"})");
            f->transport().receive(R"({"jsonrpc":"2.0","id":2,"method":"roots/list"})");
            QCOMPARE(f->transport().sent.size(), count);
        }
    }

    // J-08: batches are unpacked; outside 2025-03-26 their frame is marked.
    void unpacksBatches_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<bool>("isAllowed");
        QTest::newRow("2025-03-26") << "2025-03-26"_ba << true;
        QTest::newRow("2025-11-25") << "2025-11-25"_ba << false;
    }
    void unpacksBatches()
    {
        QFETCH(QByteArray, version);
        QFETCH(bool, isAllowed);
        SessionFixture f(Over::Stdio);
        f.options.mode = EraMode::Legacy;
        f.beLegacy(version);
        f.session().open();
        QTRY_VERIFY(f.isReady());
        Ends ends;
        f.session().request(u"a"_s, {}, {}, nullptr, ends.handler());
        f.session().request(u"b"_s, {}, {}, nullptr, ends.handler());
        const quint64 frame = f.transport().receive(
            R"([{"jsonrpc":"2.0","id":3,"result":{"n":3}},{"jsonrpc":"2.0","id":"q","method":"ping"},)"
            R"({"jsonrpc":"2.0","id":2,"error":{"code":7,"message":"m"}}])");
        QCOMPARE(ends.count(), 2);
        QCOMPARE(ends.outcomes[0].result->toBytes(), R"({"n":3})"_ba);
        QCOMPARE(ends.outcomes[0].responseFrame, frame);
        QCOMPARE(ends.error().code, 7);
        QCOMPARE(f.transport().sentJson().last(), R"({"jsonrpc":"2.0","id":"q","result":{}})"_ba);
        QCOMPARE(f.log.frame(frame).has(Malformed), !isAllowed);
    }

    // When the server dies everything that is pending ends, with its last words and what was
    // running.
    void aDyingServerEndsEverything()
    {
        const auto f = legacy();
        Ends ends;
        f->session().request(u"tools/call"_s, callParams(), {}, nullptr, ends.handler());
        f->session().request(u"prompts/list"_s, {}, {}, nullptr, ends.handler());
        QSignalSpy ended(&f->session(), &Session::ended);
        f->transport().end(
            Error{.kind = Error::Kind::Transport, .text = u"the server exited with code 3"_s});
        QCOMPARE(ends.count(), 2);
        QCOMPARE(ends.outcomes[0].result.error().text,
                 u"the server exited with code 3 (while tools/call was running)"_s);
        QCOMPARE(ends.outcomes[1].result.error().text,
                 u"the server exited with code 3 (while prompts/list was running)"_s);
        QCOMPARE(ends.error().kind, Error::Kind::Transport);
        QCOMPARE(f->state(), State::Failed);
        QCOMPARE(f->errorText(), u"the server exited with code 3"_s);
        QCOMPARE(ended.count(), 1);
        QCOMPARE(f->session().status().pendingRequests, 0);
        QCOMPARE(f->session().status().revision, Revision::V2025_11_25); // still to be seen
    }

    // T-47, and HTTP in general: one exchange that fails is one request that fails.
    void aFailedExchangeEndsOneRequest()
    {
        const auto f = ready(Over::Http, EraMode::Modern);
        Ends ends;
        f->session().request(u"tools/call"_s, callParams(), {}, nullptr, ends.handler());
        f->session().request(u"tools/list"_s, {}, {}, nullptr, {});
        f->transport().failSend(f->transport().last("tools/call").frame,
                                {.kind = Error::Kind::Transport, .text = u"cut"_s});
        QCOMPARE(ends.count(), 1);
        QCOMPARE(ends.error().text, u"cut"_s);
        QCOMPARE(f->session().status().pendingRequests, 1);
        QVERIFY(f->isReady());
    }

    // T-25, 5.6: 404 to a request with a session id means that the session is gone.
    void aLostSessionIsSaidInWords_data()
    {
        QTest::addColumn<bool>("withBody");
        QTest::newRow("with a JSON-RPC body") << true;
        QTest::newRow("without") << false;
    }
    void aLostSessionIsSaidInWords()
    {
        QFETCH(bool, withBody);
        const auto f = ready(Over::Http, EraMode::Legacy);
        Ends ends;
        f->session().request(u"tools/call"_s, callParams(), {}, nullptr, ends.handler());
        f->session().request(u"tools/list"_s, {}, {}, nullptr, ends.handler());
        QSignalSpy ended(&f->session(), &Session::ended);
        const quint64 frame = f->transport().last("tools/call").frame;
        if (withBody) {
            f->transport().receive(
                R"({"jsonrpc":"2.0","id":null,"error":{"code":-32001,"message":"Session not found"}})",
                {.frame = frame, .httpStatus = 404});
        }
        f->transport().failSend(
            frame, {.kind = Error::Kind::Transport, .text = u"Not Found"_s, .httpStatus = 404});
        QCOMPARE(ends.count(), 2);
        QCOMPARE(f->state(), State::Failed);
        QVERIFY2(f->errorText().startsWith("the server no longer knows the session s-1"_L1),
                 qPrintable(f->errorText()));
        QVERIFY(f->errorText().contains("connect again"_L1));
        QVERIFY(f->transport().sessionHeaders.isEmpty()); // nothing to DELETE
        QVERIFY(ended.wait());
        QCOMPARE(f->transport().stops, 1);

        f->session().open(); // the offer
        QTRY_VERIFY(f->isReady());
        QCOMPARE(f->transportCount(), 2);
        QVERIFY(f->transport().last("initialize").message.headers.isEmpty());
    }
    // Trap 10: but a server that knows no such method knows the session.
    void anUnknownMethodIsNoLostSession()
    {
        const auto f = ready(Over::Http, EraMode::Legacy);
        f->statuses["nope"] = 404;
        Ends ends;
        f->session().request(u"nope"_s, {}, {}, nullptr, ends.handler());
        f->answer("nope", R"("error":{"code":-32601,"message":"Method not found"})");
        QCOMPARE(ends.error().kind, Error::Kind::Rpc);
        QVERIFY(f->isReady());
    }

    // Closing: everything pending ends with Cancelled, then the transport, then ended().
    void closingEndsEverythingInOrder()
    {
        const auto f = legacy();
        f->transport().closesOnStop = false;
        Ends ends;
        f->session().request(u"tools/call"_s, callParams(), {}, nullptr, ends.handler());
        QSignalSpy ended(&f->session(), &Session::ended);
        f->session().close();
        QCOMPARE(ends.count(), 1);
        QCOMPARE(ends.error().kind, Error::Kind::Cancelled);
        QCOMPARE(f->state(), State::Closing);
        QCOMPARE(f->transport().stops, 1);
        f->session().close(); // twice is once
        QCOMPARE(f->transport().stops, 1);
        QCOMPARE(ended.count(), 0);
        f->transport().end();
        QCOMPARE(ended.count(), 1);
        QCOMPARE(f->state(), State::Closed);
        QVERIFY(!f->session().status().error);
        f->session().close();
        QCOMPARE(ended.count(), 1);
    }

    // open() after a failure waits for the end of the last transport, and ids go on (J-02).
    void opensAgainAfterTheLastTransportHasEnded()
    {
        const auto f = ready(Over::Http, EraMode::Legacy);
        f->transport().closesOnStop = false;
        f->session().request(u"a"_s, {}, {}, nullptr, {});
        f->transport().failSend(
            f->transport().last("a").frame,
            {.kind = Error::Kind::Transport, .text = u"x"_s, .httpStatus = 404});
        QCOMPARE(f->state(), State::Failed);
        QSignalSpy ended(&f->session(), &Session::ended);
        f->session().open();
        QCOMPARE(f->transportCount(), 1);
        f->transport().end();
        QCOMPARE(ended.count(), 1);
        QCOMPARE(f->transportCount(), 2);
        QTRY_VERIFY(f->isReady());
        QCOMPARE(f->transport().last("initialize").message.id, "3"_ba);
        QVERIFY(!f->session().status().error);
    }

    // Unless it is ready a session takes no request, and says so after the call returned.
    void refusesRequestsUnlessReady()
    {
        SessionFixture f(Over::Stdio);
        Ends ends;
        const CallId call = f.session().request(u"a"_s, {}, {}, nullptr, ends.handler());
        QVERIFY(call != 0);
        QCOMPARE(ends.count(), 0);
        QTRY_COMPARE(ends.count(), 1);
        QCOMPARE(ends.error().kind, Error::Kind::Protocol);
        QCOMPARE(ends.error().text, u"the session is not ready: it is closed"_s);
    }

    // "Exactly once, unless the context has died".
    void aDeadContextHearsNothing()
    {
        const auto f = legacy();
        Ends ends;
        int reports = 0;
        auto context = std::make_unique<QObject>();
        f->session().request(u"a"_s, {}, {.onProgress = [&](const Progress &) { ++reports; }},
                             context.get(), ends.handler());
        context.reset();
        f->transport().receive(
            R"({"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":2,"progress":1}})");
        f->answer("a", R"("result":{})");
        QCOMPARE(ends.count(), 0);
        QCOMPARE(reports, 0);
    }
    void deletingTheSessionEndsWhatIsPending()
    {
        const auto f = legacy();
        Ends ends;
        f->session().request(u"a"_s, {}, {}, nullptr, ends.handler());
        f->session().close();
        f->session().request(u"b"_s, {}, {}, nullptr, ends.handler()); // refused, not yet told
        f->deleteSession();
        QCOMPARE(ends.count(), 2);
    }
    void deletingAReadySessionEndsWhatIsPending()
    {
        const auto f = legacy();
        Ends ends;
        f->session().request(u"a"_s, {}, {}, nullptr, ends.handler());
        f->deleteSession();
        QCOMPARE(ends.count(), 1);
        QCOMPARE(ends.error().kind, Error::Kind::Cancelled);
    }

    // A handler may ask for more, close, or open again.
    void handlersMayUseTheSession()
    {
        const auto f = legacy();
        int ended = 0;
        std::function<void(const CallOutcome &)> again = [&](const CallOutcome &outcome) {
            ++ended;
            if (outcome.result && ended < 3)
                f->session().request(u"a"_s, {}, {}, nullptr, again);
            else if (outcome.result)
                f->session().close();
        };
        f->session().request(u"a"_s, {}, {}, nullptr, again);
        for (int i = 0; i < 3; ++i)
            f->answer("a", R"("result":{})");
        QCOMPARE(ended, 3);
        QTRY_COMPARE(f->state(), State::Closed);
    }
    // A handler that tries again whenever its request ends does not spin when the server dies.
    void retryingHandlersDoNotSpin()
    {
        const auto f = legacy();
        int ended = 0;
        std::function<void(const CallOutcome &)> again = [&](const CallOutcome &) {
            if (++ended < 100)
                f->session().request(u"a"_s, {}, {}, nullptr, again);
        };
        f->session().request(u"a"_s, {}, {}, nullptr, again);
        f->transport().end(Error{.text = u"gone"_s});
        QCOMPARE(ended, 1);
        ended = 100;
    }

    // notify(): what each era and transport allows.
    void sendsNotifications()
    {
        const auto f = legacy();
        f->session().notify(u"notifications/roots/list_changed"_s, {});
        QCOMPARE(f->transport().sentJson().last(),
                 R"({"jsonrpc":"2.0","method":"notifications/roots/list_changed"})"_ba);
        const auto modern = ready(Over::Http, EraMode::Modern);
        const qsizetype count = modern->transport().sent.size();
        modern->session().notify(u"notifications/x"_s, {});
        QCOMPARE(modern->transport().sent.size(), count);
    }

    // 5.9: modern servers are listened to for what they declare, without a deadline.
    void listensToDeclaredListChanges()
    {
        SessionFixture f(Over::Stdio);
        f.options.requestTimeout = 5ms;
        f.beModern(
            R"({"tools":{"listChanged":true},"prompts":{},"resources":{"listChanged":true}})");
        f.session().open();
        QTRY_COMPARE(f.transport().count("subscriptions/listen"), 1);
        QVERIFY(
            f.transport()
                .last("subscriptions/listen")
                .message.json.contains(
                    R"("params":{"notifications":{"toolsListChanged":true,"resourcesListChanged":true},"_meta")"));
        QCOMPARE(f.session().status().pendingRequests, 0); // nothing that waits for an answer
        Ends ends;
        f.session().request(u"a"_s, {}, {}, nullptr, ends.handler());
        QTRY_COMPARE(ends.count(), 1); // the time-out of "a"
        QCOMPARE(f.transport().count("notifications/cancelled"), 1);
        f.answer("subscriptions/listen", R"("result":{"resultType":"complete"})");
        QVERIFY(f.isReady());
    }
    void doesNotListenToWhatIsNotDeclared()
    {
        SessionFixture f(Over::Stdio);
        f.beModern(R"({"tools":{},"prompts":{"listChanged":false}})");
        f.session().open();
        QTRY_VERIFY(f.isReady());
        QCOMPARE(f.transport().count("subscriptions/listen"), 0);
    }

    // Many changes in one turn of the event loop are one signal, and ready() finds it up to date.
    void announcesStatusOncePerTurn()
    {
        SessionFixture f(Over::Stdio);
        f.options.mode = EraMode::Legacy;
        f.beLegacy();
        QList<State> told;
        connect(&f.session(), &Session::statusChanged, this,
                [&](const SessionStatus &status) { told.append(status.state); });
        QList<State> atReady;
        connect(&f.session(), &Session::ready, this, [&] { atReady = told; });
        f.session().open();
        QTRY_VERIFY(f.isReady());
        QCOMPARE(atReady.last(), State::Ready);
        QTest::qWait(0);
        told.clear();
        for (int i = 0; i < 100; ++i)
            f.session().request(u"a"_s, {}, {}, nullptr, {});
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(f.session().status().pendingRequests, 100);
    }
    void tellsFactsOfTheTransport()
    {
        const auto f = legacy();
        TransportFacts facts;
        facts.pid = 4711;
        qint64 told = 0;
        connect(&f->session(), &Session::statusChanged, this,
                [&](const SessionStatus &status) { told = status.facts.pid; });
        f->transport().setFacts(facts);
        QCOMPARE(f->session().status().facts.pid, 4711);
        QTRY_COMPARE(told, 4711);
    }

    // Whatever happens in whatever order, each request ends exactly once.
    void everyRequestEndsExactlyOnce_data()
    {
        QTest::addColumn<Over>("over");
        QTest::addColumn<EraMode>("mode");
        QTest::newRow("legacy over stdio") << Over::Stdio << EraMode::Legacy;
        QTest::newRow("legacy over HTTP") << Over::Http << EraMode::Legacy;
        QTest::newRow("modern over stdio") << Over::Stdio << EraMode::Modern;
        QTest::newRow("modern over HTTP") << Over::Http << EraMode::Modern;
    }
    void everyRequestEndsExactlyOnce()
    {
        QFETCH(Over, over);
        QFETCH(EraMode, mode);
        QRandomGenerator random(20260728);
        for (int round = 0; round < 20; ++round) {
            const auto f = ready(over, mode);
            QList<int> ends;
            QList<InProcessTransport::Sent> sent;
            QList<CallId> calls;
            const auto anyOf = [&random](const auto &list) {
                return list.at(random.bounded(list.size()));
            };
            for (int step = 0; step < 200; ++step) {
                const quint32 what = calls.isEmpty() ? 0 : random.bounded(10U);
                if (what < 4) {
                    const qsizetype index = ends.size();
                    ends.append(0);
                    RequestOptions options{.timeout = std::chrono::milliseconds(random.bounded(3))};
                    if (random.bounded(2) == 0)
                        options.onProgress = [](const Progress &) {};
                    calls.append(f->session().request(
                        u"tools/call"_s, callParams(), options, nullptr,
                        [&ends, index](const CallOutcome &) { ++ends[index]; }));
                    sent.append(f->transport().last("tools/call"));
                } else if (what < 7) { // an answer, perhaps late or again
                    const auto one = anyOf(sent);
                    f->transport().receive(
                        SessionFixture::message(one.message.id, R"("result":{})"),
                        {.frame = one.frame, .httpStatus = 200});
                } else if (what == 7) {
                    f->session().cancel(anyOf(calls));
                } else if (what == 8) {
                    f->transport().failSend(anyOf(sent).frame, {.text = u"lost"_s});
                } else {
                    QCoreApplication::processEvents();
                }
            }
            if (round % 2 == 0)
                f->session().close();
            else
                f->transport().end(Error{.text = u"gone"_s});
            QCOMPARE(ends.count(1), ends.size());
            QCOMPARE(f->session().status().pendingRequests, 0);
        }
    }

    // Everything at once: garbage of all sorts never gets through to anything.
    void survivesHostileMessages()
    {
        const auto f = legacy();
        Ends ends;
        f->session().request(u"a"_s, {}, {.onProgress = [](const Progress &) {}}, nullptr,
                             ends.handler());
        for (
            const QByteArray &json :
            {"[]"_ba, "[1,2]"_ba, "{}"_ba, "null"_ba, "\"text\""_ba, "[{}]"_ba,
             R"({"jsonrpc":"2.0","id":{},"result":1})"_ba,
             R"({"jsonrpc":"2.0","id":[2],"error":1})"_ba,
             R"({"jsonrpc":"2.0","id":[],"method":"ping"})"_ba,
             R"({"jsonrpc":"2.0","method":"notifications/progress"})"_ba,
             R"({"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":2,"progress":"x"}})"_ba,
             R"({"jsonrpc":"2.0","method":"notifications/progress","params":[[)"_ba,
             R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}})"_ba,
             R"([[{"jsonrpc":"2.0","id":2,"result":{}}]])"_ba, QByteArray(5000, '['),
             "\xff\xfe{}"_ba})
            f->transport().receive(json);
        QCOMPARE(ends.count(), 0);
        QVERIFY(f->isReady());
        f->answer("a", R"("result":{})");
        QCOMPARE(ends.count(), 1);
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
