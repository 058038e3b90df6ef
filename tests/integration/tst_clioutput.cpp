// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/failure.h"
#include "cli/output.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Cli;
using namespace Qt::StringLiterals;
using Mcp::Error;
using Mcp::Json;
using Kind = Mcp::ServerEntry::Kind;

class TestCliOutput : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void writesEachFormat();
    void writesOneEntryALine_data();
    void writesOneEntryALine();
    void takesTheRawBytes_data();
    void takesTheRawBytes();
    void replacesTheFile();
    void saysWhyItCannotWrite();
    void choosesTheExitCode_data();
    void choosesTheExitCode();
    void writesAnErrorAsOneLine();
    void keepsSecretsOfAnAddress();
};

void TestCliOutput::writesEachFormat()
{
    const Json result = Json::parse(uR"({"b":[1.0],"a":"é"})"_s).value();
    QCOMPARE(formatted(result, Format::Text),
             QByteArray("{\n  \"b\": [\n    1.0\n  ],\n  \"a\": \"é\"\n}\n"));
    QCOMPARE(formatted(result, Format::Json),
             QByteArray("{\"result\":{\"b\":[1.0],\"a\":\"é\"}}\n"));
    QCOMPARE(formatted(result, Format::Ndjson), QByteArray("{\"b\":[1.0],\"a\":\"é\"}\n"));
}

void TestCliOutput::writesOneEntryALine_data()
{
    QTest::addColumn<QString>("result");
    QTest::newRow("tools") << uR"({"tools":[{"name":"a"},{"name":"b"}]})"_s;
    QTest::newRow("resources") << uR"({"resources":[{"name":"a"},{"name":"b"}]})"_s;
    QTest::newRow("templates") << uR"({"resourceTemplates":[{"name":"a"},{"name":"b"}]})"_s;
    QTest::newRow("prompts") << uR"({"prompts":[{"name":"a"},{"name":"b"}],"nextCursor":"x"})"_s;
}

void TestCliOutput::writesOneEntryALine()
{
    QFETCH(QString, result);
    QCOMPARE(formatted(Json::parse(result).value(), Format::Ndjson),
             QByteArray("{\"name\":\"a\"}\n{\"name\":\"b\"}\n"));
}

void TestCliOutput::takesTheRawBytes_data()
{
    QTest::addColumn<QString>("result");
    QTest::addColumn<QByteArray>("bytes"); // null: refused
    QTest::newRow("text of a call")
        << uR"({"content":[{"type":"text","text":"é"}]})"_s << QByteArray("é");
    QTest::newRow("several texts")
        << uR"({"content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]})"_s
        << QByteArray("a\nb");
    QTest::newRow("image")
        << uR"({"content":[{"type":"image","data":"AAH/","mimeType":"image/png"}]})"_s
        << QByteArray("\x00\x01\xff", 3);
    QTest::newRow("embedded resource")
        << uR"({"content":[{"type":"resource","resource":{"uri":"u","blob":"QUI="}}]})"_s
        << QByteArray("AB");
    QTest::newRow("resource text")
        << uR"({"contents":[{"uri":"u","text":"hi"}]})"_s << QByteArray("hi");
    QTest::newRow("resource blob")
        << uR"({"contents":[{"uri":"u","blob":"QUI="}]})"_s << QByteArray("AB");
    QTest::newRow("two images")
        << uR"({"content":[{"type":"image","data":"QQ=="},{"type":"image","data":"QQ=="}]})"_s
        << QByteArray();
    QTest::newRow("text and image")
        << uR"({"content":[{"type":"text","text":"a"},{"type":"image","data":"QQ=="}]})"_s
        << QByteArray();
    QTest::newRow("nothing") << uR"({"content":[]})"_s << QByteArray();
    QTest::newRow("no Base64") << uR"({"content":[{"type":"image","data":"?"}]})"_s << QByteArray();
}

void TestCliOutput::takesTheRawBytes()
{
    QFETCH(QString, result);
    QFETCH(QByteArray, bytes);
    const auto raw = rawBytes(Json::parse(result).value());
    QCOMPARE(raw.has_value(), !bytes.isNull());
    if (raw)
        QCOMPARE(*raw, bytes);
}

void TestCliOutput::replacesTheFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"out"_s);
    QVERIFY(writeToFile("a longer text", path));
    QVERIFY(writeToFile("new", path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "new");
}

void TestCliOutput::saysWhyItCannotWrite()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"missing/out"_s);
    const auto written = writeToFile("x", path);
    QVERIFY(!written);
    QCOMPARE(written.error().kind, Error::Kind::Io);
    QCOMPARE(written.error().where, path);
    QVERIFY(!writeToFile("x", u"/dev/full"_s));
}

// features.md c1: 1 unexpected, 3 authorization needed, 4 unreachable.
void TestCliOutput::choosesTheExitCode_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<bool>("wasReady");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, Error::Kind error, int status, Kind kind, bool wasReady,
                        int exitCode) {
        const QString code = exitCode == 3   ? u"auth_required"_s
                             : exitCode == 4 ? u"unreachable"_s
                                             : u"error"_s;
        QTest::newRow(name) << Error{.kind = error, .text = u"t"_s, .httpStatus = status} << kind
                            << wasReady << exitCode << code;
    };
    row("cannot start", Error::Kind::Transport, 0, Kind::Stdio, false, 4);
    row("refused", Error::Kind::Transport, 0, Kind::Http, false, 4);
    row("silent while connecting", Error::Kind::Timeout, 0, Kind::Stdio, false, 4);
    row("died in a call", Error::Kind::Transport, 0, Kind::Stdio, true, 1);
    row("connection lost in a call", Error::Kind::Transport, 0, Kind::Http, true, 4);
    row("silent in a call", Error::Kind::Timeout, 0, Kind::Http, true, 1);
    row("401", Error::Kind::Auth, 401, Kind::Http, false, 3);
    row("403", Error::Kind::Transport, 403, Kind::Http, false, 3);
    row("challenge in a call", Error::Kind::Auth, 403, Kind::Http, true, 3);
    row("500", Error::Kind::Transport, 500, Kind::Http, false, 1);
    row("404", Error::Kind::Transport, 404, Kind::Http, false, 1);
    row("wrong version", Error::Kind::Protocol, 0, Kind::Stdio, false, 1);
    row("JSON-RPC error", Error::Kind::Rpc, 0, Kind::Stdio, true, 1);
}

void TestCliOutput::choosesTheExitCode()
{
    QFETCH(Error, error);
    QFETCH(Kind, kind);
    QFETCH(bool, wasReady);
    const Failure failure =
        sessionFailure(error, wasReady, {.kind = kind, .url = u"http://h/mcp"_s}, {});
    QTEST(int(failure.exitCode), "exitCode");
    QTEST(failure.code, "code");
    QCOMPARE(failure.httpStatus, error.httpStatus);
}

void TestCliOutput::writesAnErrorAsOneLine()
{
    const Error rpc{.kind = Error::Kind::Rpc,
                    .code = -32602,
                    .text = u"bad\nargument"_s,
                    .data = Json::parse(uR"({"x":1})"_s).value()};
    QCOMPARE(
        sessionFailure(rpc, true, {}, {.stderrTail = {u"noise"_s}}).toLine(),
        QByteArray(
            R"({"error":{"code":"error","message":"bad\nargument","kind":"rpc","rpcCode":-32602,"data":{"x":1}}})"
            "\n"));
    const Error refused{.kind = Error::Kind::Auth, .text = u"sign in"_s, .httpStatus = 401};
    const QByteArray expected =
        R"({"error":{"code":"auth_required","message":"sign in","kind":"auth","status":401,"url":"http://h/mcp"}})"
        "\n";
    QCOMPARE(
        sessionFailure(refused, false, {.kind = Kind::Http, .url = u"http://h/mcp"_s}, {}).toLine(),
        expected);
    const Error died{.kind = Error::Kind::Transport, .text = u"it exited"_s};
    QCOMPARE(
        sessionFailure(died, false, {},
                       {.stderrTail = {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s}})
            .toLine(),
        QByteArray(
            R"({"error":{"code":"unreachable","message":"it exited","kind":"transport","cause":"2\n3\n4\n5\n6"}})"
            "\n"));
}

void TestCliOutput::keepsSecretsOfAnAddress()
{
    const Mcp::ServerEntry entry{.kind = Kind::Http, .url = u"https://me:pw@h/mcp?key=s3cret"_s};
    const Failure failure = sessionFailure({.kind = Error::Kind::Transport}, false, entry, {});
    QVERIFY2(!failure.url.contains("s3cret"_L1) && !failure.url.contains("pw"_L1),
             qPrintable(failure.url));
    QVERIFY2(failure.url.startsWith("https://h/mcp?"_L1), qPrintable(failure.url));
}

QTEST_GUILESS_MAIN(TestCliOutput)
#include "tst_clioutput.moc"
