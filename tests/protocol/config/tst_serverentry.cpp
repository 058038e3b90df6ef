// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/serverentry.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;
using Kind = ServerEntry::Kind;

namespace {

Json json(const char *text)
{
    return Json::parse(QByteArray(text)).value();
}

ServerEntry entry(const char *text)
{
    return ServerEntry::fromJson(u"s"_s, json(text)).value();
}

} // namespace

class TestServerEntry : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void readsEveryMember();
    void findsTheKind_data();
    void findsTheKind();
    void namesTheMemberThatDoesNotFit_data();
    void namesTheMemberThatDoesNotFit();
    void readsNumbersAndBooleansAsWords();
    void writesBackUnchangedWhatItRead_data();
    void writesBackUnchangedWhatItRead();
    void writesOnlyWhatChanged();
    void writesANewEntryInTheCommonShape();
    void leavesDefaultsOut();
    void keepsTheNameOfTheAddressMember();
    void flattensAnOldZedCommandWhenItChanges();
    void showsTheTargetAsOneLine();
};

void TestServerEntry::readsEveryMember()
{
    const ServerEntry stdio = entry(R"({"type":"stdio","command":"node","args":["a.js","--x"],
        "env":{"B":"2","A":""},"cwd":"/srv","protocolEra":"legacy","protocolVersion":"2025-06-18",
        "connectionTimeout":5000,"requestTimeout":0})");
    QCOMPARE(stdio.name, u"s"_s);
    QCOMPARE(stdio.kind, Kind::Stdio);
    QCOMPARE(stdio.command, u"node"_s);
    QCOMPARE(stdio.args, (QStringList{u"a.js"_s, u"--x"_s}));
    QCOMPARE(stdio.env, (QList<std::pair<QString, QString>>{{u"B"_s, u"2"_s}, {u"A"_s, u""_s}}));
    QCOMPARE(stdio.cwd, u"/srv"_s);
    QCOMPARE(stdio.era, EraMode::Legacy);
    QCOMPARE(stdio.revision, Revision::V2025_06_18);
    QCOMPARE(stdio.connectionTimeoutMs, 5000);
    QCOMPARE(stdio.requestTimeoutMs, 0);

    const ServerEntry http = entry(R"({"type":"http","url":"https://h/mcp",
        "headers":{"X-B":"2","Authorization":"Bearer t"},"protocolEra":"modern"})");
    QCOMPARE(http.kind, Kind::Http);
    QCOMPARE(http.url, u"https://h/mcp"_s);
    QCOMPARE(http.headers, (QList<std::pair<QString, QString>>{
                               {u"X-B"_s, u"2"_s}, {u"Authorization"_s, u"Bearer t"_s}}));
    QCOMPARE(http.era, EraMode::Modern);
    QCOMPARE(http.revision, std::nullopt);
    QCOMPARE(http.requestTimeoutMs, std::nullopt);
}

void TestServerEntry::findsTheKind_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("command, no type") << QByteArray(R"({"command":"x"})") << Kind::Stdio;
    QTest::newRow("url, no type") << QByteArray(R"({"url":"https://h/mcp"})") << Kind::Http;
    QTest::newRow("serverUrl (Windsurf)")
        << QByteArray(R"({"serverUrl":"https://h/mcp"})") << Kind::Http;
    QTest::newRow("httpUrl (Gemini CLI)")
        << QByteArray(R"({"httpUrl":"https://h/mcp"})") << Kind::Http;
    QTest::newRow("type http") << QByteArray(R"({"type":"http","url":"u"})") << Kind::Http;
    QTest::newRow("type streamable-http")
        << QByteArray(R"({"type":"streamable-http","url":"u"})") << Kind::Http;
    QTest::newRow("type streamableHttp")
        << QByteArray(R"({"type":"streamableHttp","url":"u"})") << Kind::Http;
    QTest::newRow("type sse") << QByteArray(R"({"type":"sse","url":"u"})") << Kind::Sse;
    QTest::newRow("transportType (Cline)")
        << QByteArray(R"({"transportType":"sse","url":"u"})") << Kind::Sse;
    QTest::newRow("type beats members")
        << QByteArray(R"({"type":"http","url":"u","command":"c"})") << Kind::Http;
    QTest::newRow("both, no type") << QByteArray(R"({"url":"u","command":"c"})") << Kind::Stdio;
}

void TestServerEntry::findsTheKind()
{
    QFETCH(QByteArray, text);
    QFETCH(Kind, kind);
    QCOMPARE(entry(text.constData()).kind, kind);
}

void TestServerEntry::namesTheMemberThatDoesNotFit_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("says");
    QTest::newRow("no object") << QByteArray("[]") << u""_s << u"an array"_s;
    QTest::newRow("neither command nor url")
        << QByteArray(R"({"args":[]})") << u"/command"_s << u"program"_s;
    QTest::newRow("http without url")
        << QByteArray(R"({"type":"http"})") << u"/url"_s << u"address"_s;
    QTest::newRow("unknown type") << QByteArray(R"({"type":"ws","url":"u"})") << u"/type"_s
                                  << u"\"ws\""_s;
    QTest::newRow("type no string")
        << QByteArray(R"({"type":1,"url":"u"})") << u"/type"_s << u"a number"_s;
    QTest::newRow("command no string")
        << QByteArray(R"({"command":["a"]})") << u"/command"_s << u"an array"_s;
    QTest::newRow("args one string")
        << QByteArray(R"({"command":"c","args":"-x"})") << u"/args"_s << u"a string"_s;
    QTest::newRow("second arg an object")
        << QByteArray(R"({"command":"c","args":["a",{}]})") << u"/args/1"_s << u"an object"_s;
    QTest::newRow("env an array") << QByteArray(R"({"command":"c","env":["A=1"]})") << u"/env"_s
                                  << u"an array"_s;
    QTest::newRow("env value an array")
        << QByteArray(R"({"command":"c","env":{"a/b":[]}})") << u"/env/a~1b"_s << u"an array"_s;
    QTest::newRow("header value an object")
        << QByteArray(R"({"url":"u","headers":{"X":{}}})") << u"/headers/X"_s << u"an object"_s;
    QTest::newRow("url no string")
        << QByteArray(R"({"serverUrl":7})") << u"/serverUrl"_s << u"a number"_s;
    QTest::newRow("cwd no string")
        << QByteArray(R"({"command":"c","cwd":true})") << u"/cwd"_s << u"a boolean"_s;
    QTest::newRow("unknown era") << QByteArray(R"({"command":"c","protocolEra":"old"})")
                                 << u"/protocolEra"_s << u"\"old\""_s;
    QTest::newRow("unknown revision")
        << QByteArray(R"({"command":"c","protocolVersion":"2023-01-01"})") << u"/protocolVersion"_s
        << u"2025-11-25"_s;
    QTest::newRow("negative time")
        << QByteArray(R"({"command":"c","requestTimeout":-1})") << u"/requestTimeout"_s << u"-1"_s;
    QTest::newRow("time with a fraction")
        << QByteArray(R"({"command":"c","connectionTimeout":1.5})") << u"/connectionTimeout"_s
        << u"1.5"_s;
    QTest::newRow("time as text") << QByteArray(R"({"command":"c","requestTimeout":"60s"})")
                                  << u"/requestTimeout"_s << u"60s"_s;
}

void TestServerEntry::namesTheMemberThatDoesNotFit()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, where);
    QFETCH(QString, says);
    const auto result = ServerEntry::fromJson(u"s"_s, json(text.constData()));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Schema);
    QCOMPARE(result.error().where, where);
    QVERIFY2(result.error().text.contains(says), qPrintable(result.error().text));
}

void TestServerEntry::readsNumbersAndBooleansAsWords()
{
    const ServerEntry read = entry(
        R"({"command":"c","args":["--port",3000,true],"env":{"PORT":3000,"X":null,"Y":1.50}})");
    QCOMPARE(read.args, (QStringList{u"--port"_s, u"3000"_s, u"true"_s}));
    QCOMPARE(read.env,
             (QList<std::pair<QString, QString>>{{u"PORT"_s, u"3000"_s}, {u"Y"_s, u"1.50"_s}}));
}

void TestServerEntry::writesBackUnchangedWhatItRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("unknown members, in order") << QByteArray(
        R"({"disabled":false,"command":"c","alwaysAllow":["a"],"timeout":60,"sandbox":{"x":[1,2]},"args":[]})");
    QTest::newRow("spelling of the type")
        << QByteArray(R"({"type":"streamable-http","url":"u","oauth":{"clientId":"x"}})");
    QTest::newRow("type that could be left out") << QByteArray(R"({"type":"stdio","command":"c"})");
    QTest::newRow("numbers as words")
        << QByteArray(R"({"command":"c","args":[1,2.50],"env":{"A":true}})");
    QTest::newRow("defaults that are written out")
        << QByteArray(R"({"command":"c","protocolEra":"auto","cwd":"","env":{}})");
    QTest::newRow("other client's address")
        << QByteArray(R"({"serverUrl":"https://h/mcp","disabledTools":[]})");
    QTest::newRow("nested command")
        << QByteArray(R"({"command":{"path":"c","args":["a"],"env":null},"settings":{}})");
    QTest::newRow("exact numbers")
        << QByteArray(R"({"command":"c","x":12345678901234567890,"requestTimeout":1e3})");
    QTest::newRow("address beside a command")
        << QByteArray(R"({"type":"sse","url":"u","command":"c","headers":{}})");
}

void TestServerEntry::writesBackUnchangedWhatItRead()
{
    QFETCH(QByteArray, text);
    QCOMPARE(entry(text.constData()).toJson().toBytes(), text);
}

void TestServerEntry::writesOnlyWhatChanged()
{
    ServerEntry changed = entry(
        R"({"type":"streamable-http","url":"a","note":"mine","requestTimeout":5,"headers":{"A":"1"}})");
    changed.url = u"b"_s;
    changed.requestTimeoutMs.reset();
    changed.headers.clear();
    changed.revision = Revision::V2025_11_25;
    QCOMPARE(
        changed.toJson().toBytes(),
        R"({"type":"streamable-http","url":"b","note":"mine","protocolVersion":"2025-11-25"})");

    changed.kind = Kind::Sse;
    QCOMPARE(changed.toJson()["type"_L1].toString(), u"sse"_s);
}

void TestServerEntry::writesANewEntryInTheCommonShape()
{
    const ServerEntry stdio{
        .name = u"a"_s, .command = u"node"_s, .args = {u"x.js"_s}, .env = {{u"K"_s, u"v"_s}}};
    QCOMPARE(stdio.toJson().toBytes(), R"({"command":"node","args":["x.js"],"env":{"K":"v"}})");

    const ServerEntry http{
        .name = u"b"_s, .kind = Kind::Http, .url = u"https://h/mcp"_s, .era = EraMode::Modern};
    const QByteArray written = R"({"type":"http","url":"https://h/mcp","protocolEra":"modern"})";
    QCOMPARE(http.toJson().toBytes(),
             written); // moc takes // in a macro's raw string for a comment
}

void TestServerEntry::leavesDefaultsOut()
{
    ServerEntry changed =
        entry(R"({"command":"c","protocolEra":"legacy","args":["a"],"cwd":"/x"})");
    changed.era = EraMode::Auto;
    changed.args.clear();
    changed.cwd.clear();
    QCOMPARE(changed.toJson().toBytes(), R"({"command":"c"})");
}

void TestServerEntry::keepsTheNameOfTheAddressMember()
{
    ServerEntry changed = entry(R"({"httpUrl":"https://a/mcp","trust":true})");
    changed.url = u"https://b/mcp"_s;
    const QByteArray written = R"({"httpUrl":"https://b/mcp","trust":true})";
    QCOMPARE(changed.toJson().toBytes(), written);
}

void TestServerEntry::flattensAnOldZedCommandWhenItChanges()
{
    ServerEntry changed =
        entry(R"({"source":"custom","command":{"path":"c","args":["a"],"env":{"K":"v"}}})");
    QCOMPARE(changed.command, u"c"_s);
    QCOMPARE(changed.args, QStringList{u"a"_s});
    changed.command = u"d"_s;
    QCOMPARE(changed.toJson().toBytes(),
             R"({"source":"custom","command":"d","args":["a"],"env":{"K":"v"}})");
}

void TestServerEntry::showsTheTargetAsOneLine()
{
    const ServerEntry stdio =
        entry(R"({"command":"npx","args":["-y","@a/b@1","two words","it's",""]})");
    QCOMPARE(stdio.target(), u"npx -y @a/b@1 'two words' 'it'\\''s' ''"_s);
    QCOMPARE(entry(R"({"url":"https://h/mcp?x=1"})").target(), u"https://h/mcp?x=1"_s);
}

QTEST_GUILESS_MAIN(TestServerEntry)
#include "tst_serverentry.moc"
