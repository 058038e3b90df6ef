// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
//
// The program vitrine-cli as people and scripts use it: what it prints, how it ends.
#include "integration/serverprocess.h"

#include "json/json.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace Mcp;
using namespace Qt::StringLiterals;

namespace {

const QString kCli = QStringLiteral(VITRINE_BIN_DIR) + u"/vitrine-cli"_s;
const QString kDemo = QStringLiteral(VITRINE_BIN_DIR) + u"/vitrine-demo-server"_s;

struct Ran
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] Json result() const { return Json::parse(out).value_or(Json()); }
    /// `error` of the one line of JSON at the end of stderr.
    [[nodiscard]] Json error() const
    {
        const QByteArray last = err.trimmed().split('\n').last();
        return Json::parse(last).value_or(Json())["error"_L1];
    }
};

Ran run(const QStringList &words, const QString &folder = {})
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(kCli, words);
    if (!process.waitForFinished(60'000))
        qFatal("vitrine-cli did not end");
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

Ran runDemo(const QStringList &words)
{
    return run(QStringList{kDemo} + words);
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT
private slots:
    void listsTools();
    void followsAllPagesUnlessOneIsAskedFor();
    void callsATool_data();
    void callsATool();
    void readsGetsAndCompletes();
    void saysWhatTheServerIs_data();
    void saysWhatTheServerIs();
    void endsWithTheRightCode_data();
    void endsWithTheRightCode();
    void endsWith3WhereATokenIsMissing();
    void writesErrorsAsOneLineOfJson();
    void passesStderrOnUnlessQuiet();
    void writesToAFile();
    void saysThatStdoutIsFull();
    void recordsOnlyWhenAsked();
    void takesTheServerFromAFile();
    void givesTheServerItsEnvironmentAndFolder();
    void stopsInOrderOnCtrlC();
    void talksToARealServer();
    void whatIsNotOfferedIsAnEmptyList();
    void talksHttpToARealServer();
    void loadsNoWindowSystem();
};

void TestCli::listsTools()
{
    const Ran text = runDemo({u"--method"_s, u"tools/list"_s});
    QCOMPARE(text.exitCode, 0);
    QVERIFY(text.out.startsWith("{\n  \"tools\": [\n    {\n"));
    QCOMPARE(text.result()["tools"_L1].size(), 8);
    QCOMPARE(text.result()["tools"_L1].at(0)["name"_L1].toString(), u"read_file"_s);

    const Ran json = runDemo({u"--method"_s, u"tools/list"_s, u"--format"_s, u"json"_s});
    QCOMPARE(json.out.count('\n'), 1);
    QCOMPARE(json.result()["result"_L1].toBytes(), text.result().toBytes());

    const Ran lines = runDemo({u"--method"_s, u"tools/list"_s, u"--format"_s, u"ndjson"_s});
    QCOMPARE(lines.out.count('\n'), 8);
    QVERIFY(Json::parse(lines.out.split('\n').at(1)).value()["name"_L1].toString() == "echo"_L1);
}

// The sample server lists 8 resources, five a page.
void TestCli::followsAllPagesUnlessOneIsAskedFor()
{
    const Ran all = runDemo({u"--method"_s, u"resources/list"_s});
    QCOMPARE(all.result()["resources"_L1].size(), 8);
    QVERIFY(!all.result().contains("nextCursor"_L1));
    const QString cursor = QString::fromLatin1(QByteArray("resources:5").toBase64());
    const Ran second = runDemo({u"--method"_s, u"resources/list"_s, u"--cursor"_s, cursor});
    QCOMPARE(second.exitCode, 0);
    QCOMPARE(second.result()["resources"_L1].size(), 3);
    const Ran bad = runDemo({u"--method"_s, u"resources/list"_s, u"--cursor"_s, u"x"_s});
    QCOMPARE(bad.exitCode, 1);
    QCOMPARE(bad.error()["rpcCode"_L1].toInt64(), -32602);
}

void TestCli::callsATool_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("text");
    QTest::newRow("string") << QStringList{u"echo"_s, u"--tool-arg"_s, u"message=hi there"_s}
                            << u"hi there"_s;
    QTest::newRow("a number for a string")
        << QStringList{u"echo"_s, u"--tool-arg"_s, u"message=12"_s} << u"12"_s;
    QTest::newRow("numbers") << QStringList{u"add"_s, u"--tool-arg"_s, u"a=2"_s, u"b=3"_s}
                             << u"{\"sum\":5}"_s;
    QTest::newRow("flag twice") << QStringList{u"add"_s, u"--tool-arg"_s, u"a=2"_s, u"--tool-arg"_s,
                                               u"b=3"_s}
                                << u"{\"sum\":5}"_s;
    QTest::newRow("JSON") << QStringList{u"add"_s, u"--tool-args-json"_s, u"{\"a\":2,\"b\":3}"_s}
                          << u"{\"sum\":5}"_s;
}

void TestCli::callsATool()
{
    QFETCH(QStringList, words);
    for (const QString &era : {u"legacy"_s, u"modern"_s}) {
        const Ran ran = runDemo(QStringList{u"--protocol-era"_s, era, u"--method"_s,
                                            u"tools/call"_s, u"--tool-name"_s} +
                                words);
        QVERIFY2(ran.exitCode == 0, ran.err.constData());
        QTEST(ran.result()["content"_L1].at(0)["text"_L1].toString(), "text");
    }
}

void TestCli::readsGetsAndCompletes()
{
    const Ran read = runDemo({u"--method"_s, u"resources/read"_s, u"--uri"_s, u"demo://notes/1"_s});
    QVERIFY(read.result()["contents"_L1].at(0)["text"_L1].toString().startsWith(
        u"Every message is one JSON object"_s));
    const Ran templates = runDemo({u"--method"_s, u"resources/templates/list"_s});
    QCOMPARE(templates.result()["resourceTemplates"_L1].size(), 1);
    const Ran prompts = runDemo({u"--method"_s, u"prompts/list"_s});
    QCOMPARE(prompts.result()["prompts"_L1].size(), 2);
    const Ran prompt = runDemo({u"--method"_s, u"prompts/get"_s, u"--prompt-name"_s, u"greet"_s,
                                u"--prompt-args"_s, u"name=Bo"_s, u"style=short"_s});
    QCOMPARE(prompt.result()["messages"_L1].at(0)["content"_L1]["text"_L1].toString(),
             u"Write a short greeting for Bo."_s);
    const Ran completion = runDemo({u"--method"_s, u"completion/complete"_s, u"--prompt-name"_s,
                                    u"greet"_s, u"--complete-arg"_s, u"style=f"_s});
    QCOMPARE(completion.result()["completion"_L1]["values"_L1].toBytes(),
             QByteArray(R"(["formal","friendly"])"));
    const Ran level = runDemo({u"--protocol-era"_s, u"legacy"_s, u"--method"_s,
                               u"logging/setLevel"_s, u"--log-level"_s, u"error"_s});
    QCOMPARE(level.out, QByteArray("{}\n"));
    const Ran ping = runDemo({u"--protocol-era"_s, u"legacy"_s, u"--method"_s, u"ping"_s});
    QCOMPARE(ping.out, QByteArray("{}\n"));
}

void TestCli::saysWhatTheServerIs_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("revision");
    QTest::newRow("auto") << QStringList() << u"2026-07-28"_s;
    QTest::newRow("legacy") << QStringList{u"--protocol-era"_s, u"legacy"_s} << u"2025-11-25"_s;
    QTest::newRow("pinned") << QStringList{u"--protocol-version"_s, u"2025-03-26"_s}
                            << u"2025-03-26"_s;
}

void TestCli::saysWhatTheServerIs()
{
    QFETCH(QStringList, words);
    const Ran ran = runDemo(QStringList{u"--method"_s, u"initialize"_s} + words);
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.result()["serverInfo"_L1]["name"_L1].toString(), u"vitrine-demo-server"_s);
    QTEST(ran.result()["protocolVersion"_L1].toString(), "revision");
    QVERIFY(ran.result()["capabilities"_L1].contains("tools"_L1));
    QVERIFY(ran.result()["instructions"_L1].isString());
}

void TestCli::endsWithTheRightCode_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    const QStringList call{u"--method"_s, u"tools/call"_s, u"--tool-name"_s};
    const QStringList list{u"--method"_s, u"tools/list"_s};
    const auto faulty = [&](const char *fault) {
        return QStringList{kDemo, u"--fault"_s, QString::fromLatin1(fault)} + list;
    };
    QTest::newRow("usage") << QStringList{u"--frobnicate"_s} << 1 << u"error"_s;
    QTest::newRow("nothing") << QStringList() << 1 << u"error"_s;
    QTest::newRow("JSON-RPC error")
        << QStringList{kDemo, u"--method"_s, u"resources/read"_s, u"--uri"_s, u"demo://none"_s} << 1
        << u"error"_s;
    QTest::newRow("wrong version")
        << faulty("wrong-version") + QStringList{u"--protocol-era"_s, u"legacy"_s} << 1
        << u"error"_s;
    QTest::newRow("dies in a call")
        << QStringList{kDemo, u"--fault"_s, u"die-in-call"_s} + call + QStringList{u"fail"_s} << 1
        << u"error"_s;
    QTest::newRow("silent in a call")
        << faulty("no-answer") + QStringList{u"--request-timeout"_s, u"200"_s} << 1 << u"error"_s;
    QTest::newRow("no such program")
        << QStringList{u"no-such-program-anywhere"_s} + list << 4 << u"unreachable"_s;
    QTest::newRow("exits while connecting")
        << faulty("exit-on-first-request") << 4 << u"unreachable"_s;
    QTest::newRow("silent while connecting")
        << faulty("mute") + QStringList{u"--connect-timeout"_s, u"500"_s} << 4 << u"unreachable"_s;
    QTest::newRow("nobody listens")
        << QStringList{u"http://127.0.0.1:1/mcp"_s} + list << 4 << u"unreachable"_s;
    QTest::newRow("no such host") << QStringList{u"http://no-such-host.invalid/mcp"_s} + list << 4
                                  << u"unreachable"_s;
    QTest::newRow("no such tool") << QStringList{kDemo} + call + QStringList{u"nope"_s} << 5
                                  << u"tool_not_found"_s;
    QTest::newRow("tool reports an error")
        << QStringList{kDemo} + call + QStringList{u"fail"_s} << 5 << u"tool_is_error"_s;
}

void TestCli::endsWithTheRightCode()
{
    QFETCH(QStringList, words);
    const Ran ran = run(words);
    QVERIFY2(ran.error().isObject(), ran.err.constData());
    QTEST(ran.error()["code"_L1].toString(), "code");
    QTEST(ran.exitCode, "exitCode");
    QVERIFY(!ran.error()["message"_L1].toString().isEmpty());
    QVERIFY(!ran.error()["kind"_L1].toString().isEmpty());
    // The result of a tool that failed is still a result.
    QCOMPARE(!ran.out.isEmpty(), ran.error()["code"_L1].toString() == "tool_is_error"_L1);
}

void TestCli::endsWith3WhereATokenIsMissing()
{
    ServerProcess server;
    const QString url =
        server.startAndReadUrl(kDemo, {u"--http"_s, u"0"_s, u"--bearer"_s, u"s3cret"_s});
    const Ran refused = run({url, u"--method"_s, u"tools/list"_s});
    QCOMPARE(refused.exitCode, 3);
    QCOMPARE(refused.error()["code"_L1].toString(), u"auth_required"_s);
    QCOMPARE(refused.error()["status"_L1].toInt64(), 401);
    QCOMPARE(refused.error()["url"_L1].toString(), url);
    const Ran wrong =
        run({url, u"--header"_s, u"Authorization: Bearer no"_s, u"--method"_s, u"tools/list"_s});
    QCOMPARE(wrong.exitCode, 3);
    const Ran right = run(
        {url, u"--header"_s, u"Authorization: Bearer s3cret"_s, u"--method"_s, u"tools/list"_s});
    QCOMPARE(right.exitCode, 0);
}

void TestCli::writesErrorsAsOneLineOfJson()
{
    const Ran quiet = run({u"-q"_s, kDemo, u"--fault"_s, u"die-in-call"_s, u"--method"_s,
                           u"tools/call"_s, u"--tool-name"_s, u"fail"_s});
    QCOMPARE(quiet.err.count('\n'), 1);
    QCOMPARE(quiet.error()["kind"_L1].toString(), u"transport"_s);
    QVERIFY(quiet.error()["message"_L1].toString().contains(u"exited with code 3"_s));
    QVERIFY(quiet.error()["cause"_L1].toString().endsWith(
        u"FATAL: the database went away\n  at callTool (server.ts:42)\ngiving up"_s));
    QVERIFY(quiet.out.isEmpty());
}

void TestCli::passesStderrOnUnlessQuiet()
{
    const QStringList words{u"--method"_s, u"tools/call"_s, u"--tool-name"_s, u"noisy"_s};
    const Ran loud = runDemo(words);
    QVERIFY(loud.err.contains("\nnoisy: line 1 of "));
    const Ran quiet = runDemo(words + QStringList{u"--quiet"_s});
    QCOMPARE(quiet.exitCode, 0);
    QCOMPARE(quiet.err, QByteArray());
    QCOMPARE(quiet.out, loud.out);
}

void TestCli::writesToAFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"out"_s);
    const auto content = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QStringList picture{u"--method"_s,           u"resources/read"_s, u"--uri"_s,
                              u"demo://picture.png"_s, u"--output"_s,       path};
    const Ran json = runDemo(picture);
    QCOMPARE(json.exitCode, 0);
    QCOMPARE(json.out, QByteArray());
    QVERIFY(Json::parse(content()).value()["contents"_L1].isArray());
    const Ran raw = runDemo(picture + QStringList{u"--output-format"_s, u"raw"_s});
    QCOMPARE(raw.exitCode, 0);
    QVERIFY(content().startsWith("\x89PNG\r\n"));
    const Ran nowhere = runDemo({u"--method"_s, u"ping"_s, u"--protocol-era"_s, u"legacy"_s,
                                 u"--output"_s, folder.filePath(u"none/out"_s)});
    QCOMPARE(nowhere.exitCode, 1);
    QCOMPARE(nowhere.error()["kind"_L1].toString(), u"io"_s);
}

void TestCli::saysThatStdoutIsFull()
{
    QProcess process;
    process.setStandardOutputFile(u"/dev/full"_s);
    process.start(kCli, {kDemo, u"--method"_s, u"tools/list"_s, u"-q"_s});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    QVERIFY(process.readAllStandardError().contains("cannot write to stdout"));
}

void TestCli::recordsOnlyWhenAsked()
{
    const QTemporaryDir folder;
    const QString record = folder.filePath(u"frames"_s);
    QCOMPARE(run({kDemo, u"--method"_s, u"tools/list"_s}, folder.path()).exitCode, 0);
    QVERIFY(QDir(folder.path()).isEmpty());
    const QStringList words{kDemo, u"--method"_s, u"tools/list"_s, u"--record"_s, record};
    QCOMPARE(run(words).exitCode, 0);
    QFile file(record);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("VITRINE\n"));
    QVERIFY(bytes.contains("\"method\":\"tools/list\""));
    QVERIFY(bytes.contains("\"name\":\"read_file\""));
    const Ran again = run(words); // a recording is never overwritten
    QCOMPARE(again.exitCode, 1);
    QCOMPARE(again.error()["kind"_L1].toString(), u"io"_s);
}

void TestCli::takesTheServerFromAFile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"servers.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"mcpServers\": { // two\n \"demo\": {\"command\": \"" + kDemo.toUtf8() +
               "\", \"protocolEra\": \"legacy\"}, \"bad\": {}, \"other\": {\"command\": "
               "\"${CLI_TEST_UNSET}\"}}}");
    file.close();
    const QStringList config{u"--config"_s, file.fileName()};
    const Ran chosen =
        run(config + QStringList{u"--server"_s, u"demo"_s, u"--method"_s, u"initialize"_s});
    QCOMPARE(chosen.exitCode, 0);
    QCOMPARE(chosen.result()["protocolVersion"_L1].toString(), u"2025-11-25"_s);
    QVERIFY2(chosen.err.contains("warning: ") && chosen.err.contains("/mcpServers/bad/command"),
             chosen.err.constData());
    const Ran several = run(config + QStringList{u"--method"_s, u"initialize"_s});
    QCOMPARE(several.exitCode, 1);
    QVERIFY(several.error()["message"_L1].toString().contains(u"demo, other"_s));
    const Ran unset =
        run(config + QStringList{u"--server"_s, u"other"_s, u"--method"_s, u"initialize"_s});
    QCOMPARE(unset.exitCode, 4);
    QVERIFY(unset.err.contains("${CLI_TEST_UNSET} has no value"));
}

void TestCli::givesTheServerItsEnvironmentAndFolder()
{
    const QTemporaryDir folder;
    const Ran ran =
        run({u"-e"_s, u"CLI_TEST=a b"_s, u"--cwd"_s, folder.path(), u"--method"_s, u"ping"_s,
             u"--"_s, u"sh"_s, u"-c"_s, u"echo \"<$CLI_TEST> $(pwd)\" >&2; exit 7"_s});
    QCOMPARE(ran.exitCode, 4);
    QVERIFY2(ran.err.contains("<a b> " + QFileInfo(folder.path()).canonicalFilePath().toUtf8()),
             ran.err.constData());
    QVERIFY(ran.error()["message"_L1].toString().contains(u"exited with code 7"_s));
}

void TestCli::stopsInOrderOnCtrlC()
{
    QProcess process;
    process.start(kCli, {kDemo, u"--method"_s, u"tools/call"_s, u"--tool-name"_s, u"slow"_s,
                         u"--tool-arg"_s, u"steps=1000"_s, u"delayMs=1000"_s});
    QByteArray err;
    QVERIFY(QTest::qWaitFor(
        [&] {
            err += process.readAllStandardError();
            return err.contains("sharing the files in ");
        },
        20'000));
    const QByteArray served =
        err.split('\n').value(1).mid(int(sizeof("sharing the files in ") - 1));
    QVERIFY(QFileInfo::exists(QString::fromUtf8(served)));
    ::kill(pid_t(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(20'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QCOMPARE(process.readAllStandardOutput(), QByteArray());
    // The server removes its folder when it ends by itself, which is what closing stdin asks for.
    QVERIFY(!QFileInfo::exists(QString::fromUtf8(served)));
}

void TestCli::talksToARealServer()
{
    if (const QString missing = RealServers::missing(); !missing.isEmpty()) {
        if (qEnvironmentVariableIsSet("CI"))
            QFAIL(qPrintable(missing));
        QSKIP(qPrintable(missing));
    }
    const QStringList target{
        RealServers::node(),
        RealServers::path(u"node_modules/@modelcontextprotocol/server-everything/dist/index.js"_s),
        u"stdio"_s};
    const Ran list = run(target + QStringList{u"--method"_s, u"tools/list"_s});
    QCOMPARE(list.exitCode, 0);
    QCOMPARE(list.result()["tools"_L1].size(), 13);
    const Ran echo = run(target + QStringList{u"--method"_s, u"tools/call"_s, u"--tool-name"_s,
                                              u"echo"_s, u"--tool-arg"_s, u"message=hi"_s});
    QCOMPARE(echo.exitCode, 0);
    // What mcp-inspector --cli 2.12 prints for the same words.
    QCOMPARE(echo.out, QByteArray("{\n  \"content\": [\n    {\n      \"type\": \"text\",\n      "
                                  "\"text\": \"Echo: hi\"\n    }\n  ]\n}\n"));
    const Ran none =
        run(target + QStringList{u"--method"_s, u"tools/call"_s, u"--tool-name"_s, u"nope"_s});
    QCOMPARE(none.exitCode, 5);
    QCOMPARE(none.error()["code"_L1].toString(), u"tool_not_found"_s);
}

// server-filesystem has tools only; mcp-inspector --cli ends with 0 and an empty list.
void TestCli::whatIsNotOfferedIsAnEmptyList()
{
    if (const QString missing = RealServers::missing(); !missing.isEmpty()) {
        if (qEnvironmentVariableIsSet("CI"))
            QFAIL(qPrintable(missing));
        QSKIP(qPrintable(missing));
    }
    const QStringList target{
        RealServers::node(),
        RealServers::path(u"node_modules/@modelcontextprotocol/server-filesystem/dist/index.js"_s),
        QDir::tempPath()};
    const Ran ran = run(target + QStringList{u"--method"_s, u"resources/list"_s});
    QCOMPARE(ran.exitCode, 0);
    QCOMPARE(ran.out, QByteArray("{\n  \"resources\": []\n}\n"));
    QVERIFY(ran.err.contains("warning: the server does not offer resources"));
}

void TestCli::talksHttpToARealServer()
{
    if (const QString missing = RealServers::missing(); !missing.isEmpty()) {
        if (qEnvironmentVariableIsSet("CI"))
            QFAIL(qPrintable(missing));
        QSKIP(qPrintable(missing));
    }
    ServerProcess server;
    const QString url = server.startAndReadUrl(RealServers::node(),
                                               {RealServers::path(u"modern.mjs"_s), u"http"_s});
    const QStringList call{u"--method"_s, u"tools/call"_s, u"--tool-name"_s,
                           u"region"_s,   u"--tool-arg"_s, u"region=eu"_s};
    const Ran modern = run(QStringList{url} + call);
    QVERIFY2(modern.exitCode == 0, modern.err.constData());
    QCOMPARE(modern.result()["content"_L1].at(0)["text"_L1].toString(), u"eu, in the header: eu"_s);
    const Ran legacy = run(QStringList{url, u"--protocol-era"_s, u"legacy"_s} + call);
    QVERIFY2(legacy.exitCode == 0, legacy.err.constData());
    QCOMPARE(legacy.result()["content"_L1].at(0)["text"_L1].toString(),
             u"eu, in the header: nothing"_s);
}

void TestCli::loadsNoWindowSystem()
{
    QProcess ldd;
    ldd.start(u"ldd"_s, {kCli});
    QVERIFY(ldd.waitForFinished());
    const QByteArray libraries = ldd.readAllStandardOutput();
    QVERIFY(libraries.contains("libQt6Core"));
    QVERIFY2(!libraries.contains("libQt6Gui") && !libraries.contains("libQt6Widgets") &&
                 !libraries.contains("libX11") && !libraries.contains("wayland"),
             libraries.constData());
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
