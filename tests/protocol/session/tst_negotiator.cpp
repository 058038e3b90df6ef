// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/negotiator.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;
using Kind = HandshakeOutcome::Kind;
using Outcomes = QList<HandshakeOutcome>;

Q_DECLARE_METATYPE(Mcp::HandshakeOutcome)

namespace {

constexpr bool kStdio = false;
constexpr bool kHttp = true;
const std::optional<Revision> kFree;

Json json(const char *text)
{
    return Json::parse(QByteArrayView(text)).value();
}

HandshakeOutcome discovered(const char *versions)
{
    return {.kind = Kind::Answer,
            .result = Json::object(
                {{u"resultType"_s, u"complete"_s}, {u"supportedVersions"_s, json(versions)}})};
}
HandshakeOutcome answered(const char *result)
{
    return {.kind = Kind::Answer, .result = json(result)};
}
HandshakeOutcome initialized(const char *version)
{
    return {.kind = Kind::Answer,
            .result = Json::object({{u"protocolVersion"_s, QString::fromLatin1(version)}})};
}
HandshakeOutcome rpcError(int code, const char *data = "null", int status = 0)
{
    return {.kind = Kind::RpcError,
            .error = {.kind = Error::Kind::Rpc,
                      .code = code,
                      .text = u"said the server"_s,
                      .data = json(data),
                      .httpStatus = status}};
}
HandshakeOutcome silence()
{
    return {.kind = Kind::Silence, .error = {.kind = Error::Kind::Timeout, .text = u"no answer"_s}};
}
HandshakeOutcome exited()
{
    return {.kind = Kind::Ended,
            .error = {.kind = Error::Kind::Transport, .text = u"the server exited with code 1"_s}};
}
HandshakeOutcome httpFailure(int status, Error::Kind kind = Error::Kind::Transport)
{
    return {.kind = Kind::Failed,
            .error = {.kind = kind, .text = u"what HTTP said"_s, .httpStatus = status}};
}

QString render(const Negotiator::Step &step)
{
    const QString revision = toText(step.revision);
    switch (step.kind) {
    case Negotiator::Step::Kind::Discover:
        return u"discover %1%2"_s.arg(revision, step.isProbe ? u"?"_s : QString());
    case Negotiator::Step::Kind::Initialize:
        return u"initialize %1%2"_s.arg(revision,
                                        step.needsNewTransport ? u" afresh"_s : QString());
    case Negotiator::Step::Kind::Established:
        return u"established %1"_s.arg(revision);
    case Negotiator::Step::Kind::Failed:
        return u"failed: %1"_s.arg(step.error.kindName());
    }
    return {};
}

} // namespace

class TestNegotiator : public QObject
{
    Q_OBJECT

    static void columns()
    {
        QTest::addColumn<bool>("isHttp");
        QTest::addColumn<EraMode>("mode");
        QTest::addColumn<std::optional<Revision>>("pinned");
        QTest::addColumn<Outcomes>("outcomes");
        QTest::addColumn<QString>("steps"); ///< each decision, joined by " → "
    }

    // The first step, then the decision after each outcome.
    static void check()
    {
        QFETCH(bool, isHttp);
        QFETCH(EraMode, mode);
        QFETCH(std::optional<Revision>, pinned);
        QFETCH(Outcomes, outcomes);
        QFETCH(QString, steps);
        Negotiator negotiator({.mode = mode, .pinned = pinned, .isHttp = isHttp});
        QStringList made{render(negotiator.first())};
        for (const HandshakeOutcome &outcome : std::as_const(outcomes))
            made.append(render(negotiator.next(outcome)));
        QCOMPARE(made.join(u" → "_s), steps);
    }

private slots:
    // 2.3, and H-12 to H-18.
    void stdioAuto_data()
    {
        columns();
        const auto row = [](const char *name, const Outcomes &outcomes, const QString &steps) {
            QTest::newRow(name) << kStdio << EraMode::Auto << kFree << outcomes << steps;
        };
        const QString probe = u"discover 2026-07-28? → "_s;
        row("a modern server is modern", {discovered(R"(["2026-07-28"])")},
            probe + u"established 2026-07-28"_s);
        row("the newest mutual version wins",
            {discovered(R"(["2024-11-05","2026-07-28","2030-01-01"])")},
            probe + u"established 2026-07-28"_s);
        row("a DiscoverResult with legacy versions only leads to initialize (H-18)",
            {discovered(R"(["2025-03-26","2025-06-18"])"), initialized("2025-06-18")},
            probe + u"initialize 2025-06-18 → established 2025-06-18"_s);
        row("no overlap at all fails", {discovered(R"(["2030-01-01"])")},
            probe + u"failed: protocol"_s);
        row("an empty list fails", {discovered("[]")}, probe + u"failed: protocol"_s);
        row("a result that is no DiscoverResult is legacy", {answered("{}")},
            probe + u"initialize 2025-11-25"_s);
        row("supportedVersions that are no list are legacy",
            {answered(R"({"supportedVersions":"2026-07-28"})")},
            probe + u"initialize 2025-11-25"_s);

        row("-32022 with a mutual modern version repeats once with it (H-16)",
            {rpcError(-32022, R"({"supported":["2026-07-28","2025-11-25"]})"),
             discovered(R"(["2026-07-28"])")},
            probe + u"discover 2026-07-28 → established 2026-07-28"_s);
        row("a second -32022 ends it (H-16)",
            {rpcError(-32022, R"({"supported":["2026-07-28"]})"),
             rpcError(-32022, R"({"supported":["2026-07-28"]})")},
            probe + u"discover 2026-07-28 → failed: rpc"_s);
        row("after -32022 nothing leads to initialize any more (H-16)",
            {rpcError(-32022, R"({"supported":["2026-07-28"]})"), rpcError(-32601)},
            probe + u"discover 2026-07-28 → failed: rpc"_s);
        row("-32022 with modern versions that we do not speak fails (H-17)",
            {rpcError(-32022, R"({"supported":["2030-01-01"]})")}, probe + u"failed: protocol"_s);
        row("-32022 with legacy versions only leads to initialize (H-18)",
            {rpcError(-32022, R"({"supported":["2025-06-18","2024-11-05"]})")},
            probe + u"initialize 2025-06-18"_s);
        row("-32022 without data is legacy", {rpcError(-32022)},
            probe + u"initialize 2025-11-25"_s);
        row("-32022 with a broken list is legacy", {rpcError(-32022, R"({"supported":"all"})")},
            probe + u"initialize 2025-11-25"_s);

        row("-32020 is modern with a failing request", {rpcError(-32020)},
            probe + u"failed: rpc"_s);
        row("-32021 is modern with a failing request", {rpcError(-32021)},
            probe + u"failed: rpc"_s);
        for (const int code : {-32601, -32602, -32600, -32000, -32001, -32004, -32603, 0, 42}) {
            row(qPrintable(u"error %1 is legacy (H-13)"_s.arg(code)),
                {rpcError(code), initialized("2025-11-25")},
                probe + u"initialize 2025-11-25 → established 2025-11-25"_s);
        }
        row("silence is legacy (H-14)", {silence(), initialized("2024-11-05")},
            probe + u"initialize 2025-11-25 → established 2024-11-05"_s);
        row("a process that exits is legacy, on a new process (H-15)",
            {exited(), initialized("2025-06-18")},
            probe + u"initialize 2025-11-25 afresh → established 2025-06-18"_s);
        row("a process that answers the probe and then exits gets a second chance (H-15)",
            {rpcError(-32601), exited(), initialized("2025-06-18")},
            probe +
                u"initialize 2025-11-25 → initialize 2025-11-25 afresh → established 2025-06-18"_s);
        row("but not a third", {rpcError(-32601), exited(), exited()},
            probe + u"initialize 2025-11-25 → initialize 2025-11-25 afresh → failed: transport"_s);
        row("an exit after the exit ends it", {exited(), exited()},
            probe + u"initialize 2025-11-25 afresh → failed: transport"_s);
        row("an answer that does not parse is legacy", {httpFailure(0, Error::Kind::Parse)},
            probe + u"initialize 2025-11-25"_s);
        row("-32022 to initialize proves a modern server that was too slow",
            {silence(), rpcError(-32022, R"({"supported":["2026-07-28"]})"),
             discovered(R"(["2026-07-28"])")},
            probe + u"initialize 2025-11-25 → discover 2026-07-28 → established 2026-07-28"_s);
    }
    void stdioAuto() { check(); }

    // 2.4, and H-19 to H-22.
    void httpAuto_data()
    {
        columns();
        const auto row = [](const char *name, const Outcomes &outcomes, const QString &steps) {
            QTest::newRow(name) << kHttp << EraMode::Auto << kFree << outcomes << steps;
        };
        const QString probe = u"discover 2026-07-28? → "_s;
        const QString legacy = probe + u"initialize 2025-11-25"_s;
        row("200 with a DiscoverResult is modern", {discovered(R"(["2026-07-28"])")},
            probe + u"established 2026-07-28"_s);
        row("400 with -32022 and a mutual version repeats (H-19)",
            {rpcError(-32022, R"({"supported":["2026-07-28"]})", 400)},
            probe + u"discover 2026-07-28"_s);
        row("400 with -32000, of a server that wants a session, is legacy",
            {rpcError(-32000, "null", 400)}, legacy);
        row("404 with -32601 is legacy", {rpcError(-32601, "null", 404)}, legacy);
        row("200 with -32601 is legacy", {rpcError(-32601, "null", 200)}, legacy);
        for (const int status : {400, 404, 405, 406, 415, 422, 429}) {
            row(qPrintable(u"%1 with a foreign body is legacy (H-20)"_s.arg(status)),
                {httpFailure(status)}, legacy);
        }
        row("200 with HTML is legacy", {httpFailure(200, Error::Kind::Protocol)}, legacy);
        row("204 is legacy", {httpFailure(204)}, legacy);
        row("401 is no evidence (H-21)", {httpFailure(401, Error::Kind::Auth)},
            probe + u"failed: auth"_s);
        row("401 with a JSON-RPC body is no evidence (H-21)", {rpcError(-32001, "null", 401)},
            probe + u"failed: rpc"_s);
        row("403 is no evidence (H-21)", {httpFailure(403)}, probe + u"failed: transport"_s);
        row("403 with a JSON-RPC body is no evidence (H-21)", {rpcError(-32600, "null", 403)},
            probe + u"failed: rpc"_s);
        row("500 is no evidence (H-22)", {httpFailure(500)}, probe + u"failed: transport"_s);
        row("503 with a JSON-RPC body is no evidence (H-22)", {rpcError(-32603, "null", 503)},
            probe + u"failed: rpc"_s);
        row("a refused connection is no evidence (H-22)", {httpFailure(0)},
            probe + u"failed: transport"_s);
        row("a redirect is no evidence", {httpFailure(308)}, probe + u"failed: transport"_s);
        for (const int status : {400, 404, 405}) {
            row(qPrintable(
                    u"%1 to both is the end of what this version tries (H-23)"_s.arg(status)),
                {httpFailure(status), httpFailure(status)}, legacy + u" → failed: transport"_s);
        }
        row("401 to initialize is said as it is",
            {httpFailure(405), httpFailure(401, Error::Kind::Auth)}, legacy + u" → failed: auth"_s);
    }
    void httpAuto() { check(); }

    // 2.1, 2.6, H-03, H-04, H-08.
    void legacyOnly_data()
    {
        columns();
        const auto row = [](const char *name, std::optional<Revision> pinned,
                            const Outcomes &outcomes, const QString &steps) {
            QTest::newRow(name) << kStdio << EraMode::Legacy << pinned << outcomes << steps;
        };
        row("the newest legacy version is offered and no probe sent (H-03)", {},
            {initialized("2025-11-25")}, u"initialize 2025-11-25 → established 2025-11-25"_s);
        row("the server may choose an older one", {}, {initialized("2024-11-05")},
            u"initialize 2025-11-25 → established 2024-11-05"_s);
        row("a version that we do not speak ends it (H-04)", {}, {initialized("2030-01-01")},
            u"initialize 2025-11-25 → failed: protocol"_s);
        row("a modern version in an initialize result ends it (H-04)", {},
            {initialized("2026-07-28")}, u"initialize 2025-11-25 → failed: protocol"_s);
        row("a result without version ends it", {}, {answered("{}")},
            u"initialize 2025-11-25 → failed: protocol"_s);
        row("-32602 with a list is tried again with a listed one (H-08)", {},
            {rpcError(-32602,
                      R"({"supported":["2025-03-26","2024-11-05"],"requested":"2025-11-25"})"),
             initialized("2025-03-26")},
            u"initialize 2025-11-25 → initialize 2025-03-26 → established 2025-03-26"_s);
        row("but only once", {},
            {rpcError(-32602, R"({"supported":["2025-03-26"]})"),
             rpcError(-32602, R"({"supported":["2024-11-05"]})")},
            u"initialize 2025-11-25 → initialize 2025-03-26 → failed: rpc"_s);
        row("-32602 without a list is an error", {}, {rpcError(-32602)},
            u"initialize 2025-11-25 → failed: rpc"_s);
        row("-32602 that lists what it refused is an error", {},
            {rpcError(-32602, R"({"supported":["2025-11-25"]})")},
            u"initialize 2025-11-25 → failed: rpc"_s);
        row("-32022 of a modern server is an error, not a reason to change the era", {},
            {rpcError(-32022, R"({"supported":["2026-07-28"]})")},
            u"initialize 2025-11-25 → failed: rpc"_s);
        row("any other error is an error", {}, {rpcError(-32603)},
            u"initialize 2025-11-25 → failed: rpc"_s);
        row("an exit is an error", {}, {exited()}, u"initialize 2025-11-25 → failed: transport"_s);
        row("a pinned version is offered", Revision::V2025_03_26, {initialized("2025-03-26")},
            u"initialize 2025-03-26 → established 2025-03-26"_s);
        row("another than the pinned one ends it", Revision::V2025_06_18,
            {initialized("2025-03-26")}, u"initialize 2025-06-18 → failed: protocol"_s);
        row("a pinned version is not tried again with another", Revision::V2025_06_18,
            {rpcError(-32602, R"({"supported":["2025-03-26"]})")},
            u"initialize 2025-06-18 → failed: rpc"_s);
    }
    void legacyOnly() { check(); }

    // 2.1, 2.9: no silent fallback.
    void modernOnly_data()
    {
        columns();
        const auto row = [](const char *name, bool isHttp, const Outcomes &outcomes,
                            const QString &steps) {
            QTest::newRow(name) << isHttp << EraMode::Modern << kFree << outcomes << steps;
        };
        row("a modern server is modern, and it was no probe", kStdio,
            {discovered(R"(["2026-07-28"])")}, u"discover 2026-07-28 → established 2026-07-28"_s);
        row("-32601 fails", kStdio, {rpcError(-32601)}, u"discover 2026-07-28 → failed: rpc"_s);
        row("legacy versions only fail", kStdio, {discovered(R"(["2025-11-25"])")},
            u"discover 2026-07-28 → failed: protocol"_s);
        row("-32022 with legacy versions only fails", kStdio,
            {rpcError(-32022, R"({"supported":["2025-11-25"]})")},
            u"discover 2026-07-28 → failed: protocol"_s);
        row("an exit fails", kStdio, {exited()}, u"discover 2026-07-28 → failed: transport"_s);
        row("no DiscoverResult fails", kStdio, {answered("{}")},
            u"discover 2026-07-28 → failed: protocol"_s);
        row("405 fails", kHttp, {httpFailure(405)}, u"discover 2026-07-28 → failed: transport"_s);
    }
    void modernOnly() { check(); }

    // A pinned revision decides the era, whatever the mode says.
    void aPinnedRevisionDecidesTheEra_data()
    {
        columns();
        QTest::newRow("legacy over auto")
            << kStdio << EraMode::Auto << std::optional(Revision::V2025_06_18) << Outcomes{}
            << u"initialize 2025-06-18"_s;
        QTest::newRow("legacy over modern")
            << kStdio << EraMode::Modern << std::optional(Revision::V2024_11_05) << Outcomes{}
            << u"initialize 2024-11-05"_s;
        QTest::newRow("modern over auto, without fallback")
            << kStdio << EraMode::Auto << std::optional(Revision::V2026_07_28)
            << Outcomes{rpcError(-32601)} << u"discover 2026-07-28 → failed: rpc"_s;
        QTest::newRow("modern over legacy")
            << kStdio << EraMode::Legacy << std::optional(Revision::V2026_07_28)
            << Outcomes{discovered(R"(["2026-07-28"])")}
            << u"discover 2026-07-28 → established 2026-07-28"_s;
        QTest::newRow("a modern server without the pinned version")
            << kStdio << EraMode::Auto << std::optional(Revision::V2026_07_28)
            << Outcomes{discovered(R"(["2030-01-01","2025-11-25"])")}
            << u"discover 2026-07-28 → failed: protocol"_s;
    }
    void aPinnedRevisionDecidesTheEra() { check(); }

    // H-29: a late answer to the probe disturbs nothing …
    void aLateDiscoveryDoesNotDisturbInitialize()
    {
        Negotiator negotiator({.mode = EraMode::Auto});
        (void)negotiator.first();
        (void)negotiator.next(silence());
        negotiator.noteLateDiscovery(discovered(R"(["2026-07-28"])").result);
        QCOMPARE(render(negotiator.next(initialized("2025-11-25"))), u"established 2025-11-25"_s);
    }
    // … but when initialize is refused it shows that the server is modern and only starts slowly.
    void aLateDiscoveryCountsIfInitializeIsRefused()
    {
        Negotiator negotiator({.mode = EraMode::Auto});
        (void)negotiator.first();
        (void)negotiator.next(silence());
        negotiator.noteLateDiscovery(discovered(R"(["2026-07-28"])").result);
        const Negotiator::Step step = negotiator.next(rpcError(-32601));
        QCOMPARE(render(step), u"established 2026-07-28"_s);
        QCOMPARE(step.result["resultType"_L1].toString(), u"complete"_s);
    }

    // H-04, H-17: both sides' versions are named.
    void errorsNameBothSidesVersions()
    {
        Negotiator auto_({.mode = EraMode::Auto});
        (void)auto_.first();
        const QString none = auto_.next(discovered(R"(["2030-01-01","2031-01-01"])")).error.text;
        for (const QString &version :
             {u"2030-01-01"_s, u"2031-01-01"_s, u"2026-07-28"_s, u"2024-11-05"_s})
            QVERIFY2(none.contains(version), qPrintable(none));

        Negotiator legacy({.mode = EraMode::Legacy});
        (void)legacy.first();
        const QString foreign = legacy.next(initialized("1999-01-01")).error.text;
        QVERIFY2(foreign.contains("2025-11-25"_L1) && foreign.contains("1999-01-01"_L1),
                 qPrintable(foreign));

        Negotiator pinned({.mode = EraMode::Auto, .pinned = Revision::V2025_06_18});
        (void)pinned.first();
        const QString other = pinned.next(initialized("2025-03-26")).error.text;
        QVERIFY2(other.contains("2025-06-18"_L1) && other.contains("2025-03-26"_L1),
                 qPrintable(other));
    }

    // 2.9: the server's own words and data stay.
    void refusalsKeepTheServersWords()
    {
        Negotiator negotiator({.mode = EraMode::Legacy});
        (void)negotiator.first();
        const Error error =
            negotiator.next(rpcError(-32022, R"({"supported":["2026-07-28"]})", 400)).error;
        QVERIFY(error.text.contains("said the server"_L1));
        QVERIFY(error.text.contains("2026-07-28"_L1));
        QCOMPARE(error.code, -32022);
        QCOMPARE(error.httpStatus, 400);
        QCOMPARE(error.data.toBytes(), R"({"supported":["2026-07-28"]})"_ba);
    }

    // 2.5: all attempts in order, with status.
    void failuresListAllAttemptsInOrder()
    {
        Negotiator negotiator({.mode = EraMode::Auto, .isHttp = true});
        (void)negotiator.first();
        (void)negotiator.next(httpFailure(404));
        const Error error = negotiator.next(httpFailure(405)).error;
        QCOMPARE(error.httpStatus, 405);
        QVERIFY2(error.text.contains("HTTP+SSE"_L1), qPrintable(error.text));
        const qsizetype first = error.text.indexOf("server/discover (2026-07-28): HTTP 404"_L1);
        const qsizetype second = error.text.indexOf("initialize (2025-11-25): HTTP 405"_L1);
        QVERIFY2(first >= 0 && second > first, qPrintable(error.text));
    }
};

QTEST_GUILESS_MAIN(TestNegotiator)
#include "tst_negotiator.moc"
