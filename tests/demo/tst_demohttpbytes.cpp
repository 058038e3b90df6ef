// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "demoprocess.h"
#include "rawhttp.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// That the sample server reads and writes HTTP/1.1 as RFC 9112 has it, however the bytes arrive.
class TestDemoHttpBytes : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }

    void keepsTheConnection();
    void answersPipelinedRequestsInOrder();
    void readsRequestsSplitAnywhere();
    void readsChunkedBodies();
    void continuesWhenAsked();
    void closesWhenAsked_data();
    void closesWhenAsked();
    void refusesBrokenRequests_data();
    void refusesBrokenRequests();
    void floodsThroughAStream();
};

namespace {

const QJsonObject kPing = message(5, u"ping"_s);

QJsonObject slowCall(int steps, int delay)
{
    return {{u"name"_s, u"slow"_s},
            {u"arguments"_s, QJsonObject{{u"steps"_s, steps}, {u"delayMs"_s, delay}}},
            {u"_meta"_s, QJsonObject{{u"progressToken"_s, 1}}}};
}

} // namespace

void TestDemoHttpBytes::keepsTheConnection()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const HeaderList session = openSession(http);
    for (int i = 0; i < 20; ++i) {
        const RawAnswer answer = http.post(kPing, session);
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Connection"), QByteArray("keep-alive"));
    }
}

void TestDemoHttpBytes::answersPipelinedRequestsInOrder()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const HeaderList session = openSession(http);
    http.write(RawHttp::postBytes(bytes(message(1, u"tools/call"_s, slowCall(2, 50))), session) +
               RawHttp::postBytes(bytes(message(2, u"ping"_s)), session));
    QVERIFY(http.readsUntil("notifications/progress"));
    // This one arrives in the middle of the first answer.
    http.write(RawHttp::postBytes(bytes(message(3, u"ping"_s)), session));
    const RawAnswer first = http.read();
    QVERIFY(first.isComplete);
    QCOMPARE(first.events().size(), 3);
    QCOMPARE(first.events().last().value("id"_L1).toInt(), 1);
    QCOMPARE(http.read().json()["id"_L1].toInt(), 2);
    QCOMPARE(http.read().json()["id"_L1].toInt(), 3);
}

void TestDemoHttpBytes::readsRequestsSplitAnywhere()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    const HeaderList session = openSession(http);
    http.socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    for (const char byte : RawHttp::postBytes(bytes(kPing), session)) {
        http.write(QByteArray(1, byte));
        http.socket.waitForBytesWritten();
    }
    QCOMPARE(http.read().json()["id"_L1].toInt(), 5);
}

void TestDemoHttpBytes::readsChunkedBodies()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    HeaderList headers = openSession(http);
    headers.push_back({"Content-Length", {}});
    headers.push_back({"Transfer-Encoding", "chunked"});
    const QByteArray ping = bytes(kPing);
    const QByteArray chunked = "5;name=value\r\n" + ping.first(5) + "\r\n" +
                               QByteArray::number(ping.size() - 5, 16) + "\r\n" + ping.sliced(5) +
                               "\r\n0\r\nTrailer: x\r\n\r\n";
    QCOMPARE(http.post(chunked, headers).json()["id"_L1].toInt(), 5);
    QCOMPARE(http.post(chunked, headers).json()["id"_L1].toInt(), 5); // and the end was found
}

void TestDemoHttpBytes::continuesWhenAsked()
{
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    HeaderList headers = openSession(http);
    headers.push_back({"Expect", "100-continue"});
    const QByteArray whole = RawHttp::postBytes(bytes(kPing), headers);
    const qsizetype bodyAt = whole.indexOf("\r\n\r\n") + 4;
    http.write(whole.first(bodyAt));
    QCOMPARE(http.read().status, 100);
    http.write(whole.sliced(bodyAt));
    QCOMPARE(http.read().json()["id"_L1].toInt(), 5);
}

void TestDemoHttpBytes::closesWhenAsked_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("connection");
    QTest::newRow("HTTP/1.1, close")
        << QByteArray("HTTP/1.1") << QByteArray("Connection: close\r\n");
    QTest::newRow("HTTP/1.0") << QByteArray("HTTP/1.0") << QByteArray();
}

void TestDemoHttpBytes::closesWhenAsked()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, connection);
    DemoProcess server({u"--http"_s, u"0"_s});
    RawHttp http(server.waitForPort());
    http.write("GET /elsewhere " + version + "\r\nHost: 127.0.0.1\r\n" + connection + "\r\n");
    const RawAnswer answer = http.read();
    QCOMPARE(answer.status, 404);
    QCOMPARE(answer.header("Connection"), QByteArray("close"));
    QVERIFY(http.getsClosed());
}

void TestDemoHttpBytes::refusesBrokenRequests_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status");
    const QByteArray post = "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\n";
    QTest::newRow("no HTTP at all") << QByteArray("hello\r\n\r\n") << 400;
    QTest::newRow("four words") << QByteArray("GET /mcp HTTP/1.1 x\r\n\r\n") << 400;
    QTest::newRow("HTTP/2") << QByteArray("GET /mcp HTTP/2.0\r\n\r\n") << 505;
    QTest::newRow("field without colon") << post + "Oops\r\n\r\n" << 400;
    QTest::newRow("space before colon") << post + "Accept : x\r\n\r\n" << 400;
    QTest::newRow("folded field") << post + "Accept: x\r\n y\r\n\r\n" << 400;
    QTest::newRow("length no number") << post + "Content-Length: x\r\n\r\n" << 400;
    QTest::newRow("length negative") << post + "Content-Length: -1\r\n\r\n" << 400;
    QTest::newRow("two lengths") << post + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n" << 400;
    QTest::newRow("length and chunks")
        << post + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"
        << 400;
    QTest::newRow("unknown coding") << post + "Transfer-Encoding: gzip\r\n\r\n" << 501;
    QTest::newRow("chunk size no number") << post + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n"
                                          << 400;
    QTest::newRow("chunk longer than said")
        << post + "Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n"
        << 400;
    QTest::newRow("body too large") << post + "Content-Length: 99999999999\r\n\r\n" << 413;
    QTest::newRow("head too large") << post + "X: " + QByteArray(70'000, 'x') << 431;
}

void TestDemoHttpBytes::refusesBrokenRequests()
{
    QFETCH(QByteArray, request);
    QFETCH(int, status);
    DemoProcess server({u"--http"_s, u"0"_s});
    const quint16 port = server.waitForPort();
    RawHttp http(port);
    http.write(request);
    const RawAnswer answer = http.read();
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.header("Connection"), QByteArray("close"));
    RawHttp another(port); // and the server lives on
    QCOMPARE(another.ask("GET", "/elsewhere").status, 404);
}

void TestDemoHttpBytes::floodsThroughAStream()
{
    DemoProcess server({u"--http"_s, u"0"_s, u"--bench"_s});
    RawHttp http(server.waitForPort());
    const HeaderList session = openSession(http);
    const QJsonObject flood{{u"name"_s, u"flood"_s},
                            {u"arguments"_s, QJsonObject{{u"n"_s, 50'000}, {u"size"_s, 500}}}};
    const RawAnswer answer = http.post(message(1, u"tools/call"_s, flood), session);
    QVERIFY(answer.isComplete);
    QCOMPARE(answer.body.count("notifications/message"), 50'000);
    QVERIFY(answer.body.contains("\"data\":\"0000049999 x"));
    QVERIFY(answer.body.contains("Sent 50000 messages."));
}

QTEST_GUILESS_MAIN(TestDemoHttpBytes)
#include "tst_demohttpbytes.moc"
