// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "support/sessionfixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace Mcp;
using namespace Mcp::Test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Over = SessionFixture::Over;
using State = SessionStatus::State;

namespace {

const QByteArray kDiscoverParams =
    R"({"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
    R"("io.modelcontextprotocol/clientInfo":{"name":"tester","version":"9"},)"
    R"("io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/logLevel":"debug"}})";
const QByteArray kProbe =
    R"({"jsonrpc":"2.0","id":"vitrine-probe","method":"server/discover","params":)" +
    kDiscoverParams + "}";
const QByteArray kInitialize =
    R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25",)"
    R"("capabilities":{},"clientInfo":{"name":"tester","version":"9"}}})";
const QByteArray kInitialized = R"({"jsonrpc":"2.0","method":"notifications/initialized"})";

SessionOptions with(EraMode mode)
{
    SessionOptions options;
    options.mode = mode;
    return options;
}

QByteArrayList headerNames(const OutgoingMessage &message)
{
    QByteArrayList out;
    for (const HeaderField &field : message.headers)
        out.append(field.first);
    return out;
}

Error exit3()
{
    return {.kind = Error::Kind::Transport, .text = u"the server exited with code 3"_s};
}

} // namespace

class TestHandshake : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }

    // H-02, H-05, H-06: exactly initialize, then initialized, then nothing by itself.
    void legacyOverStdio()
    {
        SessionFixture f(Over::Stdio, with(EraMode::Legacy));
        f.beLegacy();
        QSignalSpy ready(&f.session(), &Session::ready);
        f.session().open();
        QCOMPARE(f.state(), State::Connecting);
        QVERIFY(ready.wait());
        QCOMPARE(f.transport().sentJson(), (QByteArrayList{kInitialize, kInitialized}));
        const SessionStatus &status = f.session().status();
        QCOMPARE(status.revision, Revision::V2025_11_25);
        QCOMPARE(status.serverInfo["name"_L1].toString(), u"old"_s);
        QCOMPARE(status.instructions, u"Read me"_s); // H-28
        QVERIFY(!status.error);
        QCOMPARE(status.pendingRequests, 0);
    }

    // H-12: auto begins with a probe whose id is a string; a modern server needs nothing more.
    void modernOverStdio()
    {
        SessionFixture f(Over::Stdio);
        f.beModern();
        QSignalSpy ready(&f.session(), &Session::ready);
        f.session().open();
        QVERIFY(ready.wait());
        QCOMPARE(f.transport().sentJson(), QByteArrayList{kProbe});
        const SessionStatus &status = f.session().status();
        QCOMPARE(status.revision, Revision::V2026_07_28);
        QCOMPARE(status.serverInfo["name"_L1].toString(), u"new"_s);
        QCOMPARE(status.supportedVersions, QStringList{u"2026-07-28"_s});
        QCOMPARE(status.instructions, u"Read me"_s);
    }

    // H-26: older drafts have serverInfo at the top level.
    void modernServerInfoAtTheTopLevel()
    {
        SessionFixture f(Over::Stdio);
        f.answers["server/discover"] =
            R"("result":{"supportedVersions":["2026-07-28"],"serverInfo":{"name":"draft"}})";
        f.session().open();
        QTRY_VERIFY(f.isReady());
        QCOMPARE(f.session().status().serverInfo["name"_L1].toString(), u"draft"_s);
    }

    // Modern only: the same request, but no probe, so a number for an id.
    void modernOnlyUsesAnOrdinaryId()
    {
        SessionFixture f(Over::Stdio, with(EraMode::Modern));
        f.beModern();
        f.session().open();
        QTRY_VERIFY(f.isReady());
        QCOMPARE(f.transport().sentJson(),
                 QByteArrayList{R"({"jsonrpc":"2.0","id":1,"method":"server/discover","params":)" +
                                kDiscoverParams + "}"});
        QVERIFY(!f.log.frame(f.transport().sent.first().frame).has(Probe));
    }

    // Both frames of a probe are marked; initialize is none.
    void probeFramesAreMarked()
    {
        SessionFixture f(Over::Stdio);
        f.beLegacy();
        f.session().open();
        QTRY_VERIFY(f.isReady());
        QCOMPARE(f.transport().sentJson(), (QByteArrayList{kProbe, kInitialize, kInitialized}));
        QVERIFY(f.log.frame(0).has(Probe));
        QVERIFY(f.log.frame(1).has(Probe)); // its answer
        QVERIFY(!f.log.frame(2).has(Probe));
        QVERIFY(!f.log.frame(3).has(Probe));
    }

    // H-14: a mute server is legacy after the probe timeout; the probe is not cancelled.
    void silenceOnStdioFallsBack()
    {
        SessionFixture f(Over::Stdio);
        f.options.probeTimeout = 10ms;
        f.beLegacy();
        f.answers.remove("server/discover");
        f.session().open();
        QTRY_VERIFY(f.isReady());
        QCOMPARE(f.transport().sentJson(), (QByteArrayList{kProbe, kInitialize, kInitialized}));
        QCOMPARE(f.transportCount(), 1);
    }

    // H-29: the late answer is marked, and disturbs nothing.
    void aLateProbeAnswerIsMarkedAndIgnored()
    {
        SessionFixture f(Over::Stdio);
        f.options.probeTimeout = 10ms;
        f.session().open();
        QTRY_COMPARE(f.transport().count("initialize"), 1);
        const quint64 late =
            f.answer("server/discover", R"("error":{"code":-32601,"message":"no"})");
        QVERIFY(f.log.frame(late).has(LateAnswer));
        QVERIFY(f.log.frame(late).has(Probe));
        QCOMPARE(f.state(), State::Negotiating);
        f.answer("initialize", R"("result":{"protocolVersion":"2025-06-18","capabilities":{}})");
        QVERIFY(f.isReady());
        QCOMPARE(f.session().status().revision, Revision::V2025_06_18);
    }

    // A modern server that starts slowly: the probe's answer comes late, initialize is refused.
    void aSlowModernServerIsModernAllTheSame()
    {
        SessionFixture f(Over::Stdio);
        f.options.probeTimeout = 10ms;
        f.session().open();
        QTRY_COMPARE(f.transport().count("initialize"), 1);
        f.answer("server/discover",
                 R"("result":{"supportedVersions":["2026-07-28"],"capabilities":{}})");
        f.answer("initialize", R"("error":{"code":-32601,"message":"Method not found"})");
        QVERIFY(f.isReady());
        QCOMPARE(f.session().status().revision, Revision::V2026_07_28);
        f.session().request(u"tools/list"_s, {}, {}, nullptr, {});
        QVERIFY(f.transport().last("tools/list").message.json.contains("2026-07-28"));
    }

    // H-15: a server that exits on the probe gets a process of its own for initialize.
    void aServerThatExitsOnTheProbeIsStartedAgain()
    {
        SessionFixture f(Over::Stdio);
        f.beLegacy();
        f.onTransport = [&f](InProcessTransport &made) {
            if (f.transportCount() == 1) {
                made.script = [](InProcessTransport &over, const InProcessTransport::Sent &) {
                    over.end(exit3());
                };
            }
        };
        QByteArrayList first;
        QSignalSpy ready(&f.session(), &Session::ready);
        f.session().open();
        QVERIFY(ready.wait());
        QCOMPARE(f.transportCount(), 2);
        QCOMPARE(f.transport().sentJson(), (QByteArrayList{kInitialize, kInitialized}));
        QVERIFY(!f.session().status().error);
    }

    // Two processes that exit are enough; the last words are the error.
    void aServerThatAlwaysExitsFails()
    {
        SessionFixture f(Over::Stdio);
        f.onTransport = [](InProcessTransport &made) {
            made.script = [](InProcessTransport &over, const InProcessTransport::Sent &) {
                over.end(exit3());
            };
        };
        QSignalSpy ended(&f.session(), &Session::ended);
        f.session().open();
        QVERIFY(ended.wait());
        QCOMPARE(f.state(), State::Failed);
        QCOMPARE(f.transportCount(), 2);
        QVERIFY2(f.errorText().contains(
                     "the server exited with code 3 (while initialize was running)"_L1),
                 qPrintable(f.errorText()));
        QVERIFY2(f.errorText().contains("server/discover (2026-07-28)"_L1),
                 qPrintable(f.errorText()));
    }

    // A program that cannot be started is no evidence of an era.
    void aProcessThatCannotBeStartedFails()
    {
        SessionFixture f(Over::Stdio);
        f.onTransport = [](InProcessTransport &made) {
            made.opensOnStart = false;
            QMetaObject::invokeMethod(
                &made,
                [&made] {
                    made.end(Error{.kind = Error::Kind::Transport, .text = u"no such program"_s});
                },
                Qt::QueuedConnection);
        };
        QSignalSpy ended(&f.session(), &Session::ended);
        f.session().open();
        QVERIFY(ended.wait());
        QCOMPARE(f.state(), State::Failed);
        QCOMPARE(f.errorText(), u"no such program"_s);
        QCOMPARE(f.transportCount(), 1);
    }

    void aFactoryThatMakesNothingFails()
    {
        Session session([] { return std::unique_ptr<Transport>(); }, {});
        QSignalSpy ended(&session, &Session::ended);
        session.open();
        QCOMPARE(ended.count(), 1);
        QCOMPARE(session.status().state, State::Failed);
    }

    // J-11: an error without id can only mean the one request that is under way.
    void anErrorWithoutIdAnswersTheProbe_data()
    {
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("null")
            << R"({"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"m"}})"_ba;
        QTest::newRow("absent") << R"({"jsonrpc":"2.0","error":{"code":-32700,"message":"m"}})"_ba;
    }
    void anErrorWithoutIdAnswersTheProbe()
    {
        QFETCH(QByteArray, error);
        SessionFixture f(Over::Stdio);
        f.beLegacy();
        f.answers.remove("server/discover");
        f.session().open();
        QTRY_COMPARE(f.transport().count("server/discover"), 1);
        f.transport().receive(error);
        QTRY_VERIFY(f.isReady());
        QCOMPARE(f.session().status().revision, Revision::V2025_11_25);
    }

    // T-03: a banner and a broken line do not matter.
    void noiseDuringTheHandshakeIsIgnored()
    {
        SessionFixture f(Over::Stdio, with(EraMode::Legacy));
        f.session().open();
        QTRY_COMPARE(f.transport().count("initialize"), 1);
        f.transport().receive("Server listening on stdio");
        f.transport().receive("{\"jsonrpc\":");
        f.transport().receive(R"({"jsonrpc":"2.0","id":99,"result":{}})");
        f.transport().receive(
            R"({"jsonrpc":"2.0","id":"1","result":{"protocolVersion":"2025-11-25"}})");
        QCOMPARE(f.state(), State::Negotiating);
        f.answer("initialize", R"("result":{"protocolVersion":"2025-11-25"})");
        QVERIFY(f.isReady());
    }

    // H-07: a ping is answered before initialization; during the probe too, since only a legacy
    // server sends one. J-06: anything else gets no answer while the server may be modern.
    void pingsAreAnsweredDuringTheHandshake()
    {
        SessionFixture f(Over::Stdio);
        f.session().open();
        QTRY_COMPARE(f.transport().count("server/discover"), 1);
        f.transport().receive(R"({"jsonrpc":"2.0","id":0,"method":"ping"})");
        f.transport().receive(R"({"jsonrpc":"2.0","id":1,"method":"roots/list"})");
        QCOMPARE(f.transport().sentJson(),
                 (QByteArrayList{kProbe, R"({"jsonrpc":"2.0","id":0,"result":{}})"}));
        f.answer("server/discover", R"("error":{"code":-32601,"message":"no"})");
        f.transport().receive(R"({"jsonrpc":"2.0","id":"p","method":"ping"})");
        QCOMPARE(f.transport().sentJson().last(), R"({"jsonrpc":"2.0","id":"p","result":{}})"_ba);
    }
    void pingsOfModernServersAreNotAnswered()
    {
        SessionFixture f(Over::Stdio, with(EraMode::Modern));
        f.session().open();
        QTRY_COMPARE(f.transport().count("server/discover"), 1);
        f.transport().receive(R"({"jsonrpc":"2.0","id":0,"method":"ping"})");
        QCOMPARE(f.transport().sent.size(), 1);
    }

    // H-04: an unknown version disconnects, with both versions said.
    void anUnknownVersionDisconnects()
    {
        SessionFixture f(Over::Stdio, with(EraMode::Legacy));
        f.beLegacy("1999-12-31");
        QSignalSpy ended(&f.session(), &Session::ended);
        f.session().open();
        QVERIFY(ended.wait());
        QCOMPARE(f.state(), State::Failed);
        QVERIFY(f.errorText().contains("1999-12-31"_L1) && f.errorText().contains("2025-11-25"_L1));
        QCOMPARE(f.transport().stops, 1);
        QCOMPARE(f.transport().count("notifications/initialized"), 0);
    }

    void aPinnedRevisionMustBeTheAnswer()
    {
        SessionFixture f(Over::Stdio);
        f.options.pinned = Revision::V2025_06_18;
        f.beLegacy("2025-03-26");
        f.session().open();
        QTRY_COMPARE(f.state(), State::Failed);
        QVERIFY(f.transport()
                    .last("initialize")
                    .message.json.contains(R"("protocolVersion":"2025-06-18")"));
        QVERIFY(f.errorText().contains("2025-06-18 is pinned"_L1));
        QVERIFY(f.errorText().contains("2025-03-26"_L1));
    }

    // H-16: -32022 with a mutual version repeats once, under an id of its own (J-02).
    void unsupportedVersionIsTriedOnceMore()
    {
        SessionFixture f(Over::Stdio);
        f.session().open();
        QTRY_COMPARE(f.transport().count("server/discover"), 1);
        const QByteArray refusal =
            R"("error":{"code":-32022,"message":"no","data":{"supported":["2026-07-28"],"requested":"x"}})";
        f.answer("server/discover", refusal);
        QCOMPARE(f.transport().count("server/discover"), 2);
        QCOMPARE(f.transport().last("server/discover").message.id, "1"_ba);
        f.answer("server/discover", refusal);
        QTRY_COMPARE(f.state(), State::Failed);
        QCOMPARE(f.session().status().error->code, -32022);
        QCOMPARE(f.transport().count("initialize"), 0);
    }

    // H-08.
    void initializeIsRetriedWithAListedVersion()
    {
        SessionFixture f(Over::Stdio, with(EraMode::Legacy));
        f.session().open();
        QTRY_COMPARE(f.transport().count("initialize"), 1);
        f.answer("initialize", R"("error":{"code":-32602,"message":"Unsupported protocol version",)"
                               R"("data":{"supported":["2024-11-05"],"requested":"2025-11-25"}})");
        QCOMPARE(f.transport().count("initialize"), 2);
        QCOMPARE(f.transport().last("initialize").message.id, "2"_ba);
        f.answer("initialize", R"("result":{"protocolVersion":"2024-11-05","capabilities":{}})");
        QVERIFY(f.isReady());
    }

    // 2.5, 5.6, T-23, T-24, T-27, T-28: no field before the handshake, then all of them everywhere.
    void legacyOverHttp()
    {
        SessionFixture f(Over::Http, with(EraMode::Legacy));
        f.beLegacy("2025-06-18");
        f.sessionId = "s-1";
        f.session().open();
        QTRY_VERIFY(f.isReady());
        QCOMPARE(f.session().status().sessionId, "s-1"_ba);
        QVERIFY(f.transport().last("initialize").message.headers.isEmpty());
        const QList<HeaderField> fields{{"MCP-Protocol-Version", "2025-06-18"},
                                        {"Mcp-Session-Id", "s-1"}};
        QCOMPARE(f.transport().last("notifications/initialized").message.headers, fields);
        QCOMPARE(f.transport().standingStream, fields);
        QCOMPARE(f.transport().sessionHeaders, fields);
        f.session().request(u"tools/list"_s, {}, {}, nullptr, {});
        QCOMPARE(f.transport().last("tools/list").message.headers, fields);
        f.transport().receive(R"({"jsonrpc":"2.0","id":5,"method":"ping"})"); // T-29
        QCOMPARE(f.transport().sent.last().message.json,
                 R"({"jsonrpc":"2.0","id":5,"result":{}})"_ba);
        QCOMPARE(f.transport().sent.last().message.headers, fields);
    }

    // T-24: none is invented; without a session there is nothing to DELETE.
    void legacyOverHttpWithoutSession()
    {
        SessionFixture f(Over::Http, with(EraMode::Legacy));
        f.beLegacy("2025-03-26");
        f.session().open();
        QTRY_VERIFY(f.isReady());
        QVERIFY(f.transport().last("notifications/initialized").message.headers.isEmpty());
        QVERIFY(f.transport().sessionHeaders.isEmpty());
        QVERIFY(f.transport().standingStream.has_value());
    }

    // H-05: over HTTP a request could overtake initialized, so its acceptance is waited for.
    void legacyOverHttpWaitsUntilInitializedIsAccepted()
    {
        SessionFixture f(Over::Http, with(EraMode::Legacy));
        f.beLegacy();
        f.unaccepted.insert("notifications/initialized");
        f.session().open();
        QTRY_COMPARE(f.transport().count("notifications/initialized"), 1);
        QCoreApplication::processEvents();
        QCOMPARE(f.state(), State::Negotiating);
        QVERIFY(!f.transport().standingStream);
        f.transport().accept(f.transport().last("initialize").frame); // something else
        QCOMPARE(f.state(), State::Negotiating);
        f.transport().accept(f.transport().last("notifications/initialized").frame);
        QVERIFY(f.isReady());
    }
    // A server that keeps that POST open must not hang the handshake.
    void legacyOverHttpGoesOnIfInitializedIsNeverAccepted()
    {
        SessionFixture f(Over::Http, with(EraMode::Legacy));
        f.beLegacy();
        f.unaccepted.insert("notifications/initialized");
        f.session().open();
        QTRY_VERIFY(f.isReady());
        QVERIFY(f.transport().standingStream);
    }
    // A server that refuses it may serve requests all the same.
    void legacyOverHttpGoesOnIfInitializedIsRefused()
    {
        SessionFixture f(Over::Http, with(EraMode::Legacy));
        f.beLegacy();
        f.sessionId = "s";
        f.unaccepted.insert("notifications/initialized");
        f.session().open();
        QTRY_COMPARE(f.transport().count("notifications/initialized"), 1);
        f.transport().failSend(
            f.transport().last("notifications/initialized").frame,
            {.kind = Error::Kind::Transport, .text = u"Not Found"_s, .httpStatus = 404});
        QVERIFY(f.isReady());
    }

    // T-36, T-37, T-45: mirrored fields from the first request on; no stream, no session.
    void modernOverHttp()
    {
        SessionFixture f(Over::Http);
        f.beModern();
        f.sessionId = "ignored";
        f.session().open();
        QTRY_VERIFY(f.isReady());
        QCOMPARE(f.transport().last("server/discover").message.headers,
                 (QList<HeaderField>{{"MCP-Protocol-Version", "2026-07-28"},
                                     {"Mcp-Method", "server/discover"}}));
        QVERIFY(!f.transport().standingStream);
        QVERIFY(f.transport().sessionHeaders.isEmpty());
        QVERIFY(f.session().status().sessionId.isEmpty());
        QVERIFY(!headerNames(f.transport().sent.last().message).contains("Mcp-Session-Id"));
    }

    // H-22: over HTTP silence is an outage, not a verdict; the probe timeout does not count.
    void silenceOverHttpDoesNotFallBack()
    {
        SessionFixture f(Over::Http);
        f.options.probeTimeout = 1ms;
        f.options.connectTimeout = 50ms;
        f.session().open();
        QTRY_COMPARE(f.state(), State::Failed);
        QCOMPARE(f.session().status().error->kind, Error::Kind::Timeout);
        QCOMPARE(f.transport().sentMethods(), QByteArrayList{"server/discover"});
    }

    // H-20: the probe's sendFailed with 4xx leads to initialize, without modern fields (T-49).
    void aForeignBodyOverHttpFallsBack()
    {
        SessionFixture f(Over::Http);
        f.beLegacy();
        f.answers.remove("server/discover");
        f.session().open();
        QTRY_COMPARE(f.transport().count("server/discover"), 1);
        f.transport().failSend(
            f.transport().last("server/discover").frame,
            {.kind = Error::Kind::Transport, .text = u"Bad Request"_s, .httpStatus = 400});
        QTRY_VERIFY(f.isReady());
        QVERIFY(f.transport().last("initialize").message.headers.isEmpty());
        QCOMPARE(headerNames(f.transport().last("notifications/initialized").message),
                 QByteArrayList{"MCP-Protocol-Version"});
    }

    // Trap 11: some servers name their own id in the error; the exchange says whose it is (J-11).
    void anErrorWithAForeignIdOverHttpBelongsToItsExchange()
    {
        SessionFixture f(Over::Http);
        f.beLegacy();
        f.answers.remove("server/discover");
        f.session().open();
        QTRY_COMPARE(f.transport().count("server/discover"), 1);
        const quint64 frame = f.transport().receive(
            R"({"jsonrpc":"2.0","id":"server-error","error":{"code":-32600,"message":"Missing session ID"}})",
            {.frame = f.transport().last("server/discover").frame, .httpStatus = 400});
        QVERIFY(f.log.frame(frame).has(UnknownId));
        QTRY_VERIFY(f.isReady());
        QCOMPARE(f.session().status().revision, Revision::V2025_11_25);
    }

    // H-21: 401 is said as such.
    void unauthorizedFailsAsAuth()
    {
        SessionFixture f(Over::Http);
        f.session().open();
        QTRY_COMPARE(f.transport().count("server/discover"), 1);
        f.transport().receive(
            R"({"jsonrpc":"2.0","id":null,"error":{"code":-32001,"message":"Unauthorized"}})",
            {.frame = f.transport().last("server/discover").frame, .httpStatus = 401});
        QTRY_COMPARE(f.state(), State::Failed);
        QCOMPARE(f.session().status().error->kind, Error::Kind::Auth);
        QCOMPARE(f.session().status().error->httpStatus, 401);
        QCOMPARE(f.transport().count("initialize"), 0);
    }

    // The whole of open() has a deadline, and the text says where it was lost.
    void theConnectTimeoutNamesTheStep()
    {
        SessionFixture f(Over::Stdio);
        f.options.probeTimeout = 5ms;
        f.options.connectTimeout = 40ms;
        QSignalSpy ended(&f.session(), &Session::ended);
        f.session().open();
        QVERIFY(ended.wait());
        QCOMPARE(f.state(), State::Failed);
        QCOMPARE(f.session().status().error->kind, Error::Kind::Timeout);
        for (const QString &part : {u"40 ms"_s, u"initialize (2025-11-25)"_s,
                                    u"server/discover (2026-07-28): no answer"_s})
            QVERIFY2(f.errorText().contains(part), qPrintable(f.errorText()));
        QCOMPARE(f.transport().stops, 1);
        // F-25: neither the probe nor initialize is ever cancelled.
        QCOMPARE(f.transport().count("notifications/cancelled"), 0);
    }
    void theConnectTimeoutCoversTheStart()
    {
        SessionFixture f(Over::Stdio);
        f.options.connectTimeout = 10ms;
        f.onTransport = [](InProcessTransport &made) { made.opensOnStart = false; };
        f.session().open();
        QTRY_COMPARE(f.state(), State::Failed);
        QVERIFY2(f.errorText().contains("starting the connection"_L1), qPrintable(f.errorText()));
    }

    // Closing in the middle of a handshake is a close, not a failure.
    void closingDuringTheHandshake()
    {
        SessionFixture f(Over::Stdio);
        QSignalSpy ended(&f.session(), &Session::ended);
        f.session().open();
        QTRY_COMPARE(f.state(), State::Negotiating);
        f.session().close();
        QCOMPARE(f.state(), State::Closing);
        QVERIFY(ended.wait());
        QCOMPARE(f.state(), State::Closed);
        QVERIFY(!f.session().status().error);
        QCOMPARE(f.transport().stops, 1);
    }
};

QTEST_GUILESS_MAIN(TestHandshake)
#include "tst_handshake.moc"
