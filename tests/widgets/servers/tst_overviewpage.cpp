// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/badge.h"
#include "common/codeview.h"
#include "common/theme.h"
#include "engine/engine.h"
#include "engine/serverconnection.h"
#include "servers/capabilitylist.h"
#include "servers/failurecard.h"
#include "servers/overviewpage.h"
#include "servers/statewords.h"
#include "support/warnings.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <csignal>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using State = Mcp::SessionStatus::State;

namespace {

Mcp::ServerEntry demo(const QStringList &args = {})
{
    Mcp::ServerEntry entry;
    entry.name = u"demo"_s;
    entry.command = QStringLiteral(VITRINE_BIN_DIR "/vitrine-demo-server");
    entry.args = args;
    return entry;
}

QString seen(const QWidget &widget)
{
    QStringList texts;
    const auto labels = widget.findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (label->isVisibleTo(&widget))
            texts.append(label->text());
    }
    const auto badges = widget.findChildren<Badge *>();
    for (const Badge *badge : badges) {
        if (badge->isVisibleTo(&widget))
            texts.append(badge->text());
    }
    return texts.join(u'\n');
}

} // namespace

class TestOverviewPage : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().apply(); }
    void init() { failOnOurWarnings(); }

    void saysWhatToDoWithoutAServer()
    {
        OverviewPage page;
        QVERIFY(seen(page).contains(u"No server selected"_s));
        QSignalSpy add(&page, &OverviewPage::addRequested);
        QTest::mouseClick(page.findChild<QPushButton *>(u"emptyStateButton"_s), Qt::LeftButton);
        QCOMPARE(add.count(), 1);
    }

    void showsWhatConnectWouldStart()
    {
        Engine engine;
        ServerConnection connection(engine, demo({u"--some"_s, u"two words"_s}));
        OverviewPage page;
        page.setConnection(&connection);
        QTRY_VERIFY(page.findChild<CodeView *>(u"launchWords"_s)
                        ->toPlainText()
                        .contains(u"[2] \"two words\""_s));
        QSignalSpy wanted(&page, &OverviewPage::connectRequested);
        auto *connect = page.findChild<QPushButton *>(u"overviewConnect"_s);
        QVERIFY(connect->isVisibleTo(&page));
        QTest::mouseClick(connect, Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        QVERIFY(!connection.isActive()); // whoever listens decides
    }

    void showsServerRevisionCapabilitiesAndProcess()
    {
        Engine engine;
        ServerConnection connection(engine, demo());
        OverviewPage page;
        page.setConnection(&connection);
        connection.start();
        QTRY_VERIFY(connection.isReady());
        QTRY_VERIFY(seen(page).contains(u"2026-07-28 (modern)"_s));
        const QString text = seen(page);
        QVERIFY(text.contains(connection.status().serverInfo["name"_L1].toString()));
        QVERIFY(text.contains(u"Connected"_s));
        QVERIFY(text.contains(u"Tools that a model can call."_s));
        QVERIFY(text.contains(QString::number(connection.status().facts.pid)));
        QVERIFY(!page.findChild<QPushButton *>(u"overviewConnect"_s)->isVisibleTo(&page));

        QTRY_VERIFY(page.findChild<QToolButton *>(u"open-tools"_s));
        QSignalSpy list(&page, &OverviewPage::listRequested);
        page.findChild<QToolButton *>(u"open-tools"_s)->click();
        QCOMPARE(list.count(), 1);
        QCOMPARE(list.first().first().value<Mcp::ListKind>(), Mcp::ListKind::Tools);

        page.findChild<QToolButton *>(u"copyShellLine"_s)->click();
        QVERIFY(QGuiApplication::clipboard()->text().endsWith(u"/vitrine-demo-server"_s));
    }

    void tellsWhyAServerCouldNotBeStarted()
    {
        Engine engine;
        Mcp::ServerEntry entry = demo();
        entry.command = u"/no/such/program"_s;
        ServerConnection connection(engine, entry);
        OverviewPage page;
        page.setConnection(&connection);
        connection.start();
        QTRY_COMPARE(connection.status().state, State::Failed);
        QTRY_VERIFY(seen(page).contains(u"The program could not be started."_s));
        QVERIFY(
            page.findChild<QLabel *>(u"failureDetail"_s)->text().contains(u"/no/such/program"_s));
        QSignalSpy again(&page, &OverviewPage::connectRequested);
        QSignalSpy edit(&page, &OverviewPage::editRequested);
        page.findChild<QPushButton *>(u"failureRetry"_s)->click();
        page.findChild<QPushButton *>(u"failureEdit"_s)->click();
        QCOMPARE(again.count(), 1);
        QCOMPARE(edit.count(), 1);
    }

    void tellsHowAServerDiedAndWhatItSaid()
    {
        Engine engine;
        Mcp::ServerEntry entry = demo();
        entry.command = u"/bin/sh"_s;
        entry.args = {u"-c"_s, u"echo the disk is on fire >&2; exit 7"_s};
        ServerConnection connection(engine, entry);
        OverviewPage page;
        page.setConnection(&connection);
        connection.start();
        QTRY_COMPARE(connection.status().state, State::Failed);
        QTRY_VERIFY(seen(page).contains(u"Ended with exit code 7"_s));
        QTRY_VERIFY(page.findChild<CodeView *>(u"failureStderr"_s)
                        ->toPlainText()
                        .contains(u"the disk is on fire"_s));
    }

    void namesExitsInWords_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("signal");
        QTest::addColumn<QString>("words");
        QTest::newRow("normal") << 0 << -1 << u"Ended normally (exit code 0)"_s;
        QTest::newRow("code") << 3 << -1 << u"Ended with exit code 3"_s;
        QTest::newRow("known signal") << -1 << SIGKILL << u"Ended by signal 9 (SIGKILL)"_s;
        QTest::newRow("other signal") << -1 << 63 << u"Ended by signal 63"_s;
        QTest::newRow("running") << -1 << -1 << QString();
    }
    void namesExitsInWords()
    {
        QFETCH(int, code);
        QFETCH(int, signal);
        QFETCH(QString, words);
        Mcp::TransportFacts facts;
        if (code >= 0)
            facts.exitCode = code;
        if (signal >= 0)
            facts.exitSignal = signal;
        QCOMPARE(StateWords::exit(facts), words);
    }

    void causesAreSentences_data()
    {
        QTest::addColumn<Mcp::SessionStatus>("status");
        QTest::addColumn<QString>("sentence");
        Mcp::SessionStatus status{.state = State::Failed};
        QTest::newRow("no error") << status << QString();
        status.error = Mcp::Error{.kind = Mcp::Error::Kind::Transport};
        status.facts.url = u"http://127.0.0.1:9/mcp"_s;
        QTest::newRow("unreachable")
            << status << u"The server at 127.0.0.1:9 could not be reached."_s;
        status.error->httpStatus = 503;
        QTest::newRow("status") << status << u"The server answered with HTTP status 503."_s;
        status.error = Mcp::Error{.kind = Mcp::Error::Kind::Auth, .httpStatus = 401};
        QTest::newRow("auth") << status
                              << u"The server asks for authorization (HTTP status 401)."_s;
        status.error = Mcp::Error{.kind = Mcp::Error::Kind::Timeout};
        QTest::newRow("timeout") << status << u"The server did not answer in time."_s;
        status.state = State::Closed;
        status.error = Mcp::Error{.kind = Mcp::Error::Kind::Transport};
        status.facts = {.pid = 12, .exitSignal = SIGSEGV};
        QTest::newRow("died while connected")
            << status
            << u"The server's process ended while it was connected. Ended by signal 11 (SIGSEGV)."_s;
    }
    void causesAreSentences()
    {
        QFETCH(Mcp::SessionStatus, status);
        QFETCH(QString, sentence);
        QCOMPARE(FailureCard::sentence(status), sentence);
    }

    void finerPointsOfCapabilities_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QStringList>("points");
        QTest::newRow("flags") << QByteArray(R"({"subscribe":true,"listChanged":false})")
                               << QStringList{u"subscribe"_s};
        QTest::newRow("empty") << QByteArray("{}") << QStringList();
        QTest::newRow("nested") << QByteArray(R"({"list":{},"requests":{"tools":{"call":{}}}})")
                                << QStringList{u"list"_s, u"requests.tools.call"_s};
        QTest::newRow("odd") << QByteArray(R"({"limit":3,"none":null})")
                             << QStringList{u"limit = 3"_s};
        QTest::newRow("no object") << QByteArray("true") << QStringList();
    }
    void finerPointsOfCapabilities()
    {
        QFETCH(QByteArray, json);
        QFETCH(QStringList, points);
        QCOMPARE(CapabilityList::points(*Mcp::Json::parse(json)), points);
    }

    // Text from a server is text.
    void instructionsAreNeverMarkup()
    {
        OverviewPage page;
        QCOMPARE(page.findChild<QLabel *>(u"instructions"_s)->textFormat(), Qt::PlainText);
        QCOMPARE(page.findChild<QLabel *>(u"overviewName"_s)->textFormat(), Qt::PlainText);
    }

    void forgetsAConnectionThatIsGone()
    {
        Engine engine;
        OverviewPage page;
        {
            ServerConnection connection(engine, demo());
            page.setConnection(&connection);
        }
        QTRY_VERIFY(seen(page).contains(u"No server selected"_s));
    }
};

QTEST_MAIN(TestOverviewPage)
#include "tst_overviewpage.moc"
