// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/httptext.h"
#include "transport/lifecycle.h"
#include "transport/processgroup.h"
#include "wire/framelog.h"

#include <QHttpHeaders>
#include <QTest>

#include <csignal>

using namespace Mcp;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestHttpText : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void writesRequestHeads_data();
    void writesRequestHeads();
    void writesResponseHeads();
    void addressesHoldNoSecrets();
    void findsTheEssenceOfAMediaType_data();
    void findsTheEssenceOfAMediaType();
    void tellsConnectionsFromStatuses_data();
    void tellsConnectionsFromStatuses();
    void cutsExcerpts();
    void checksFields_data();
    void checksFields();
    void namesStatuses();
    void writesLifecycleEvents();
    void writesDurations();
    void namesSignals();
};

void TestHttpText::writesRequestHeads_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("path") << u"http://example.com/mcp"_s
                          << "POST /mcp HTTP/1.1\r\nHost: example.com\r\nA: b\r\n\r\n"_ba;
    QTest::newRow("port") << u"http://example.com:81/"_s
                          << "POST / HTTP/1.1\r\nHost: example.com:81\r\nA: b\r\n\r\n"_ba;
    QTest::newRow("no path") << u"https://example.com"_s
                             << "POST / HTTP/1.1\r\nHost: example.com\r\nA: b\r\n\r\n"_ba;
    QTest::newRow("query") << u"http://e.com/a b?x=1&y=%20"_s
                           << "POST /a%20b?x=1&y=%20 HTTP/1.1\r\nHost: e.com\r\nA: b\r\n\r\n"_ba;
    QTest::newRow("IPv6") << u"http://[::1]:8/x"_s
                          << "POST /x HTTP/1.1\r\nHost: [::1]:8\r\nA: b\r\n\r\n"_ba;
    QTest::newRow("user, password and fragment stay out")
        << u"http://u:p@e.com/x#f"_s << "POST /x HTTP/1.1\r\nHost: e.com\r\nA: b\r\n\r\n"_ba;
}

void TestHttpText::writesRequestHeads()
{
    QFETCH(const QString, url);
    QFETCH(const QByteArray, head);
    QCOMPARE(HttpText::requestHead("POST", QUrl(url), {{"A", "b"}}), head);
}

void TestHttpText::writesResponseHeads()
{
    QHttpHeaders headers;
    headers.append("x-a", "1");
    headers.append("x-b", "2");
    QCOMPARE(HttpText::responseHead(200, "OK", headers),
             "HTTP/1.1 200 OK\r\nx-a: 1\r\nx-b: 2\r\n\r\n"_ba);
    QCOMPARE(HttpText::responseHead(204, {}, {}), "HTTP/1.1 204\r\n\r\n"_ba);
}

void TestHttpText::addressesHoldNoSecrets()
{
    QCOMPARE(HttpText::address(QUrl(u"https://user:secret@e.com/x?y=1"_s)),
             u"https://e.com/x?y=1"_s);
}

// T-16.
void TestHttpText::findsTheEssenceOfAMediaType_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("type");
    QTest::newRow("plain") << "application/json"_ba << "application/json"_ba;
    QTest::newRow("parameter") << "application/json; charset=utf-8"_ba << "application/json"_ba;
    QTest::newRow("no blank") << "text/event-stream;charset=utf-8"_ba << "text/event-stream"_ba;
    QTest::newRow("capitals and blanks") << "  Text/HTML ; x=1"_ba << "text/html"_ba;
    QTest::newRow("nothing") << ""_ba << ""_ba;
}

void TestHttpText::findsTheEssenceOfAMediaType()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QByteArray, type);
    QCOMPARE(HttpText::mediaType(field), type);
}

void TestHttpText::tellsConnectionsFromStatuses_data()
{
    QTest::addColumn<QNetworkReply::NetworkError>("error");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("isAboutConnection");
    using R = QNetworkReply;
    QTest::newRow("none") << R::NoError << 200 << false;
    QTest::newRow("refused") << R::ConnectionRefusedError << 0 << true;
    QTest::newRow("broken body") << R::RemoteHostClosedError << 200 << true;
    QTest::newRow("broken body of a failure") << R::RemoteHostClosedError << 500 << true;
    QTest::newRow("not found") << R::ContentNotFoundError << 404 << false;
    QTest::newRow("bad request") << R::ProtocolInvalidOperationError << 400 << false;
    QTest::newRow("proxy status") << R::ProxyAuthenticationRequiredError << 407 << false;
    QTest::newRow("proxy refused") << R::ProxyConnectionRefusedError << 0 << true;
    QTest::newRow("nonsense instead of HTTP") << R::ProtocolFailure << 0 << true;
    QTest::newRow("no answer to a body that is sent once") << R::ContentReSendError << 0 << true;
    QTest::newRow("Qt would have followed the redirect") << R::ContentReSendError << 307 << false;
}

void TestHttpText::tellsConnectionsFromStatuses()
{
    QFETCH(const QNetworkReply::NetworkError, error);
    QFETCH(const int, status);
    QFETCH(const bool, isAboutConnection);
    QCOMPARE(HttpText::isConnectionError(error, status), isAboutConnection);
}

void TestHttpText::cutsExcerpts()
{
    QCOMPARE(HttpText::excerpt("<h1>No</h1>\n\n  <p>way\t"), u"<h1>No</h1> <p>way"_s);
    QCOMPARE(HttpText::excerpt(""), QString());
    QCOMPARE(HttpText::excerpt(QByteArrayView("a\0b", 3)), QString());
    QCOMPARE(HttpText::excerpt("\xff\xfe\x80\x81\x82\x83"), QString());
    const QString cut = HttpText::excerpt(QByteArray(1'000, 'x'));
    QCOMPARE(cut.size(), 300);
    QVERIFY(cut.endsWith(u'…'));
    // Cut in the middle of a character of three bytes.
    QCOMPARE(HttpText::excerpt(QByteArray("\xE4\xB8\x96").repeated(1'000)).size(), 300);
}

void TestHttpText::checksFields_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("isValid");
    QTest::addColumn<bool>("isReserved");
    QTest::newRow("usual") << "Authorization"_ba << "Bearer x"_ba << true << false;
    QTest::newRow("empty value") << "X-A"_ba << ""_ba << true << false;
    QTest::newRow("tab and bytes beyond ASCII") << "X-A"_ba << "a\t\xC3\xA9"_ba << true << false;
    QTest::newRow("line end in the value") << "X-A"_ba << "a\nb"_ba << false << false;
    QTest::newRow("NUL in the value") << "X-A"_ba << QByteArray("a\0", 2) << false << false;
    QTest::newRow("no name") << ""_ba << "a"_ba << false << false;
    QTest::newRow("blank in the name") << "X A"_ba << "a"_ba << false << false;
    QTest::newRow("colon in the name") << "X:A"_ba << "a"_ba << false << false;
    QTest::newRow("Accept") << "aCCept"_ba << "a"_ba << true << true;
    QTest::newRow("Content-Type") << "content-type"_ba << "a"_ba << true << true;
    QTest::newRow("Mcp-Session-Id") << "MCP-Session-Id"_ba << "a"_ba << true << true;
    QTest::newRow("any Mcp-*") << "mcp-whatever"_ba << "a"_ba << true << true;
    QTest::newRow("Mcp without a hyphen") << "mcpx"_ba << "a"_ba << true << false;
    QTest::newRow("framing") << "Transfer-Encoding"_ba << "chunked"_ba << true << true;
}

void TestHttpText::checksFields()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, value);
    QFETCH(const bool, isValid);
    QFETCH(const bool, isReserved);
    QCOMPARE(HttpText::isValidField(name, value), isValid);
    QCOMPARE(HttpText::isReservedField(name), isReserved);
}

void TestHttpText::namesStatuses()
{
    QCOMPARE(HttpText::statusText(404, "Gone fishing"), u"HTTP 404 Gone fishing"_s);
    QCOMPARE(HttpText::statusText(404, {}), u"HTTP 404 Not Found"_s);
    QCOMPARE(HttpText::statusText(599, {}), u"HTTP 599"_s);
}

void TestHttpText::writesLifecycleEvents()
{
    QCOMPARE(Lifecycle::processStarted(7, {u"a"_s, u"b \"c\""_s}, u"/x"_s),
             R"({"event":"process-started","pid":7,"argv":["a","b \"c\""],"cwd":"/x"})"_ba);
    QCOMPARE(Lifecycle::processExited(3, {}, 1234ms),
             R"({"event":"process-exited","exitCode":3,"signal":null,"afterMs":1234})"_ba);
    QCOMPARE(Lifecycle::processExited({}, 11, 0ms),
             R"({"event":"process-exited","exitCode":null,"signal":11,"afterMs":0})"_ba);
    QCOMPARE(Lifecycle::stopStep("SIGTERM"_L1), R"({"event":"stop-step","step":"SIGTERM"})"_ba);
    QCOMPARE(Lifecycle::startFailed(u"why"_s), R"({"event":"start-failed","text":"why"})"_ba);
    FrameLog log;
    Lifecycle::record(log, 3, Lifecycle::event("x"_L1, {{u"a"_s, 1}}), 5);
    const Frame frame = log.frame(0);
    QCOMPARE(log.bytes(0).toByteArray(), R"({"event":"x","a":1})"_ba);
    QCOMPARE(frame.lane, Lane::Lifecycle);
    QCOMPARE(frame.kind, FrameKind::Event);
    QCOMPARE(frame.connection, 3u);
    QCOMPARE(frame.exchange, 5u);
}

void TestHttpText::writesDurations()
{
    QCOMPARE(Lifecycle::durationText(0ms), u"0 ms"_s);
    QCOMPARE(Lifecycle::durationText(999ms), u"999 ms"_s);
    QCOMPARE(Lifecycle::durationText(2149ms), u"2.1 s"_s);
    QCOMPARE(Lifecycle::durationText(59'949ms), u"59.9 s"_s);
    QCOMPARE(Lifecycle::durationText(200s), u"3 min 20 s"_s);
}

void TestHttpText::namesSignals()
{
    QCOMPARE(ProcessGroup::signalName(SIGSEGV), u"SIGSEGV"_s);
    QCOMPARE(ProcessGroup::signalName(SIGKILL), u"SIGKILL"_s);
    QCOMPARE(ProcessGroup::signalName(63), u"signal 63"_s);
}

QTEST_GUILESS_MAIN(TestHttpText)
#include "tst_httptext.moc"
