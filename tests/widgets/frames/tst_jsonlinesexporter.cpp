// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "framehelpers.h"
#include "frames/jsonlinesexporter.h"
#include "support/warnings.h"

#include <QBuffer>
#include <QDateTime>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Vitrine;

class TestJsonLinesExporter : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }

    void writesOneObjectALine();
    void writesTheTimeInUtcWithMicroseconds();
    void writesBytesThatAreNoTextAsBase64();
    void escapesWhatJsonWantsEscaped();
    void namesEveryFlag();
    void hidesSecrets_data();
    void hidesSecrets();
    void showsSecretsWhenTold();
    void saysWhyAFileCannotBeWritten();
};

// The members whose values depend on the clock are compared apart.
static QByteArray withoutClock(QByteArray line)
{
    for (const char *member : {"\"time\":", "\"monotonicNs\":"}) {
        const qsizetype from = line.indexOf(member);
        const qsizetype to = line.indexOf(',', from);
        line.remove(from, to - from + 1);
    }
    return line;
}

void TestJsonLinesExporter::writesOneObjectALine()
{
    Mcp::FrameLog log;
    FrameWriter server(log, u"demo"_s);
    server.in(R"({"jsonrpc":"2.0","id":"a","method":"ping"})", Mcp::Probe);
    server.out(R"({"jsonrpc":"2.0","id":"a","result":{}})");
    server.err("ready");
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const QList<quint64> sequences{0, 1, 2};
    QVERIFY(JsonLinesExporter(log).write(buffer, sequences));
    const QList<QByteArray> lines = buffer.data().split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines.at(3), QByteArray());
    QCOMPARE(
        withoutClock(lines.at(0)),
        QByteArray(R"({"seq":0,"connection":1,"server":"demo","lane":"toServer","kind":"request",)"
                   R"("method":"ping","id":"a","pair":1,"flags":["probe"],)"
                   R"("bytes":"{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"ping\"}"})"));
    QCOMPARE(
        withoutClock(lines.at(1)),
        QByteArray(R"({"seq":1,"connection":1,"server":"demo","lane":"fromServer","kind":"result",)"
                   R"("method":"ping","id":"a","pair":0,"flags":[],)"
                   R"("bytes":"{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"result\":{}}"})"));
    QCOMPARE(
        withoutClock(lines.at(2)),
        QByteArray(
            R"({"seq":2,"connection":1,"server":"demo","lane":"stderr","kind":"text","flags":[],"bytes":"ready"})"));
    for (const QByteArray &line : lines.first(3))
        QVERIFY(Mcp::Json::parse(line));
}

void TestJsonLinesExporter::writesTheTimeInUtcWithMicroseconds()
{
    Mcp::FrameLog log;
    FrameWriter(log).err("x");
    const auto json = Mcp::Json::parse(JsonLinesExporter(log).line(0));
    QVERIFY(json);
    const QString time = (*json)["time"_L1].toString();
    static const QRegularExpression shape(
        u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}Z$"_s);
    QVERIFY2(shape.match(time).hasMatch(), qPrintable(time));
    const QDateTime read = QDateTime::fromString(time.first(19) + u'Z', Qt::ISODate);
    QCOMPARE(read.toSecsSinceEpoch(), log.frame(0).wallNs / 1'000'000'000);
    QCOMPARE(time.sliced(20, 6).toLongLong(), log.frame(0).wallNs / 1000 % 1'000'000);
    QCOMPARE((*json)["monotonicNs"_L1].toInt64(), std::optional(log.frame(0).monotonicNs));
}

void TestJsonLinesExporter::writesBytesThatAreNoTextAsBase64()
{
    Mcp::FrameLog log;
    FrameWriter(log).err(QByteArray("\xFF\x00\x01", 3));
    QVERIFY(JsonLinesExporter(log).line(0).endsWith(R"("flags":[],"base64":"/wAB"})"));
}

void TestJsonLinesExporter::escapesWhatJsonWantsEscaped()
{
    Mcp::FrameLog log;
    const QByteArray bytes = QByteArray("\"\\\n\r\t\x1b", 6) + QByteArray(1, '\0') + "/ä你";
    FrameWriter(log).err(bytes);
    const QByteArray line = JsonLinesExporter(log).line(0);
    QVERIFY2(line.endsWith("\"bytes\":\"\\\"\\\\\\n\\r\\t\\u001b\\u0000/ä你\"}"), line.constData());
    const auto json = Mcp::Json::parse(line);
    QVERIFY(json);
    QCOMPARE((*json)["bytes"_L1].toString().toUtf8(), bytes);
}

void TestJsonLinesExporter::namesEveryFlag()
{
    Mcp::FrameLog log;
    FrameWriter server(log);
    server.append(
        {.lane = Mcp::Lane::FromServer, .kind = Mcp::FrameKind::Invalid, .flags = 0x03FF});
    const auto json = Mcp::Json::parse(JsonLinesExporter(log).line(0));
    QVERIFY(json);
    QStringList names;
    for (const Mcp::Json &name : (*json)["flags"_L1].items())
        names += name.toString();
    QCOMPARE(names, (QStringList{u"probe"_s, u"bytesLost"_s, u"cutAtEnd"_s, u"carriageReturn"_s,
                                 u"byteOrderMark"_s, u"late"_s, u"unknownId"_s, u"duplicate"_s,
                                 u"malformed"_s, u"toolError"_s}));
}

void TestJsonLinesExporter::hidesSecrets_data()
{
    QTest::addColumn<Mcp::Lane>("lane");
    QTest::addColumn<Mcp::FrameKind>("kind");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("shown");
    using Mcp::FrameKind;
    using Mcp::Lane;
    QTest::newRow("bearer token")
        << Lane::Http << FrameKind::HttpRequest
        << QByteArray("POST /mcp HTTP/1.1\r\nAuthorization: Bearer abc.d-f\r\nAccept: */*\r\n")
        << u"POST /mcp HTTP/1.1\r\nAuthorization: Bearer (hidden)\r\nAccept: */*\r\n"_s;
    QTest::newRow("small letters")
        << Lane::Http << FrameKind::HttpRequest
        << QByteArray("GET / HTTP/1.1\nproxy-authorization: basic eA==\n")
        << u"GET / HTTP/1.1\nproxy-authorization: basic (hidden)\n"_s;
    QTest::newRow("cookies") << Lane::Http << FrameKind::HttpResponse
                             << QByteArray("HTTP/1.1 200 OK\r\nSet-Cookie: sid=1; Path=/\r\n")
                             << u"HTTP/1.1 200 OK\r\nSet-Cookie: (hidden)\r\n"_s;
    QTest::newRow("own key header")
        << Lane::Http << FrameKind::HttpRequest << QByteArray("GET / HTTP/1.1\r\nX-API-Key: k\r\n")
        << u"GET / HTTP/1.1\r\nX-API-Key: (hidden)\r\n"_s;
    QTest::newRow("query of a redirect")
        << Lane::Auth << FrameKind::HttpRequest
        << QByteArray("GET /callback?code=secret&state=s HTTP/1.1\r\n")
        << u"GET /callback?code=(hidden)&state=(hidden) HTTP/1.1\r\n"_s;
    QTest::newRow("token answer")
        << Lane::Auth << FrameKind::Event
        << QByteArray(R"({"access_token":"a\"b","token_type":"Bearer","expires_in":60})")
        << uR"x({"access_token":"(hidden)","token_type":"Bearer","expires_in":60})x"_s;
    QTest::newRow("token request")
        << Lane::Auth << FrameKind::Event
        << QByteArray("grant_type=authorization_code&code=c&code_verifier=v")
        << u"grant_type=authorization_code&code=(hidden)&code_verifier=(hidden)"_s;
}

void TestJsonLinesExporter::hidesSecrets()
{
    QFETCH(Mcp::Lane, lane);
    QFETCH(Mcp::FrameKind, kind);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, shown);
    Mcp::FrameLog log;
    FrameWriter(log).append({.lane = lane, .kind = kind, .bytes = bytes});
    const auto json = Mcp::Json::parse(JsonLinesExporter(log).line(0));
    QVERIFY(json);
    QCOMPARE((*json)["bytes"_L1].toString(), shown);
    QCOMPARE((*json)["redacted"_L1].toBool(), true);
}

void TestJsonLinesExporter::showsSecretsWhenTold()
{
    Mcp::FrameLog log;
    const QByteArray head = "GET / HTTP/1.1\r\nAuthorization: Bearer abc\r\n";
    FrameWriter(log).http(Mcp::FrameKind::HttpRequest, head, 1);
    const auto json =
        Mcp::Json::parse(JsonLinesExporter(log, JsonLinesExporter::Secrets::Shown).line(0));
    QVERIFY(json);
    QCOMPARE((*json)["bytes"_L1].toString().toUtf8(), head);
    QVERIFY(!json->contains("redacted"_L1));
}

void TestJsonLinesExporter::saysWhyAFileCannotBeWritten()
{
    Mcp::FrameLog log;
    FrameWriter(log).err("x");
    const QTemporaryDir dir;
    const QList<quint64> sequences{0};
    const QString missing = dir.filePath(u"missing/frames.jsonl"_s);
    const auto failed = JsonLinesExporter(log).save(missing, sequences);
    QVERIFY(!failed);
    QCOMPARE(failed.error().kind, Mcp::Error::Kind::Io);
    QCOMPARE(failed.error().where, missing);
    const QString path = dir.filePath(u"frames.jsonl"_s);
    QVERIFY(JsonLinesExporter(log).save(path, sequences));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), JsonLinesExporter(log).line(0) + '\n');
}

QTEST_GUILESS_MAIN(TestJsonLinesExporter)
#include "tst_jsonlinesexporter.moc"
