// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/sessionfactory.h"
#include "wire/framelog.h"

#include <QSignalSpy>
#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using State = SessionStatus::State;

class TestSessionFactory : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void takesEraRevisionAndTimesFromTheEntry();
    void putsTheEntrysEnvironmentOnTopOfOurs();
    void failsWithTheReasonWhereThereIsNoTransport_data();
    void failsWithTheReasonWhereThereIsNoTransport();
    void recordsVariablesWithoutAValue();
    void takesAnEntryLiterallyWithOptions();
};

void TestSessionFactory::takesEraRevisionAndTimesFromTheEntry()
{
    const SessionOptions standard;
    const SessionOptions plain = sessionOptions({.command = u"c"_s});
    QCOMPARE(plain.mode, EraMode::Auto);
    QCOMPARE(plain.pinned, std::nullopt);
    QCOMPARE(plain.connectTimeout, standard.connectTimeout);
    QCOMPARE(plain.requestTimeout, standard.requestTimeout);

    const SessionOptions set = sessionOptions({.command = u"c"_s,
                                               .era = EraMode::Legacy,
                                               .revision = Revision::V2025_03_26,
                                               .connectionTimeoutMs = 250,
                                               .requestTimeoutMs = 0});
    QCOMPARE(set.mode, EraMode::Legacy);
    QCOMPARE(set.pinned, Revision::V2025_03_26);
    QCOMPARE(set.connectTimeout, 250ms);
    QCOMPARE(set.requestTimeout, 0ms);
}

void TestSessionFactory::putsTheEntrysEnvironmentOnTopOfOurs()
{
    qputenv("VITRINE_TEST_OURS", "ours");
    qputenv("VITRINE_TEST_BOTH", "ours");
    const QProcessEnvironment environment =
        serverEnvironment({.command = u"c"_s,
                           .env = {{u"VITRINE_TEST_BOTH"_s, u"theirs"_s},
                                   {u"VITRINE_TEST_FROM"_s, u"<${VITRINE_TEST_OURS}>"_s}}});
    QCOMPARE(environment.value(u"VITRINE_TEST_OURS"_s), u"ours"_s);
    QCOMPARE(environment.value(u"VITRINE_TEST_BOTH"_s), u"theirs"_s);
    QCOMPARE(environment.value(u"VITRINE_TEST_FROM"_s), u"<ours>"_s);
    QCOMPARE(environment.value(u"PATH"_s), qEnvironmentVariable("PATH"));
}

void TestSessionFactory::failsWithTheReasonWhereThereIsNoTransport_data()
{
    QTest::addColumn<ServerEntry>("entry");
    QTest::addColumn<QString>("says");
    QTest::newRow("HTTP+SSE") << ServerEntry{.kind = ServerEntry::Kind::Sse,
                                             .url = u"https://h/sse"_s}
                              << u"HTTP+SSE (2024-11-05) is not supported yet"_s;
    QTest::newRow("no scheme") << ServerEntry{.kind = ServerEntry::Kind::Http,
                                              .url = u"example.com/mcp"_s}
                               << u"http://"_s;
    QTest::newRow("other scheme") << ServerEntry{.kind = ServerEntry::Kind::Http,
                                                 .url = u"ftp://h/mcp"_s}
                                  << u"http://"_s;
    QTest::newRow("no host") << ServerEntry{.kind = ServerEntry::Kind::Http,
                                            .url = u"http:///mcp"_s}
                             << u"http://"_s;
    QTest::newRow("bad port") << ServerEntry{.kind = ServerEntry::Kind::Http,
                                             .url = u"http://h:99999/mcp"_s}
                              << u"cannot be read"_s;
    QTest::newRow("a space in the host")
        << ServerEntry{.kind = ServerEntry::Kind::Http, .url = u"http://a b/mcp"_s}
        << u"cannot be read"_s;
}

void TestSessionFactory::failsWithTheReasonWhereThereIsNoTransport()
{
    QFETCH(ServerEntry, entry);
    QFETCH(QString, says);
    FrameLog log;
    const auto session = makeSession(entry, log, log.openConnection(u"x"_s));
    QSignalSpy ended(session.get(), &Session::ended);
    session->open();
    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(session->status().state, State::Failed);
    QVERIFY(session->status().error);
    QVERIFY2(session->status().error->text.contains(says),
             qPrintable(session->status().error->text));
    QCOMPARE(session->status().error->where, entry.url);
}

void TestSessionFactory::recordsVariablesWithoutAValue()
{
    FrameLog log;
    const quint32 connection = log.openConnection(u"x"_s);
    const auto session =
        makeSession({.command = u"c"_s, .args = {u"${VITRINE_TEST_UNSET}"_s}}, log, connection);
    QCOMPARE(log.size(), 1u);
    QCOMPARE(log.frame(0).lane, Lane::Lifecycle);
    QCOMPARE(log.frame(0).connection, connection);
    QCOMPARE(log.bytes(0).toByteArray(),
             R"({"event":"variable-unset","reference":"${VITRINE_TEST_UNSET}","where":"/args/0"})");
}

void TestSessionFactory::takesAnEntryLiterallyWithOptions()
{
    FrameLog log;
    SessionOptions options;
    options.clientName = u"tester"_s;
    const auto session = makeSession({.command = u"${VITRINE_TEST_UNSET}"_s}, options, log,
                                     log.openConnection(u"x"_s));
    QCOMPARE(log.size(), 0u);
    QCOMPARE(session->options().clientName, u"tester"_s);
    QCOMPARE(session->options().log, &log);
    QSignalSpy ended(session.get(), &Session::ended);
    session->open();
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY2(session->status().error->text.contains("${VITRINE_TEST_UNSET}"_L1),
             qPrintable(session->status().error->text));
}

QTEST_GUILESS_MAIN(TestSessionFactory)
#include "tst_sessionfactory.moc"
