// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/servercatalogue.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

class TestServerSnippet : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void readsTheShapeOfEachClient_data();
    void readsTheShapeOfEachClient();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void readsTheGoodOnesBesideABrokenOne();
};

// The shapes follow each client's documentation; `expected` has one "name target" a line.
void TestServerSnippet::readsTheShapeOfEachClient_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");

    QTest::newRow("Claude Desktop")
        << uR"({"globalShortcut":"","mcpServers":{
            "filesystem":{"command":"npx","args":["-y","@modelcontextprotocol/server-filesystem","/Users/me/Desktop"]},
            "db":{"command":"uvx","args":["mcp-server-sqlite"],"env":{"DB":"x"}}}})"_s
        << QStringList{
               u"filesystem npx -y @modelcontextprotocol/server-filesystem /Users/me/Desktop"_s,
               u"db uvx mcp-server-sqlite"_s};
    QTest::newRow("Claude Code, user and project scope")
        << uR"({"numStartups":3,
            "mcpServers":{"github":{"type":"http","url":"https://api.example.com/mcp/","headers":{"Authorization":"Bearer ${T}"}}},
            "projects":{"/home/me/p":{"allowedTools":[],"mcpServers":{"local":{"type":"stdio","command":"./run","args":[],"env":{}}}},
                        "/home/me/q":{"mcpServers":{}}}})"_s
        << QStringList{u"github https://api.example.com/mcp/"_s, u"local ./run"_s};
    QTest::newRow("Cursor")
        << uR"({"mcpServers":{"s":{"url":"http://localhost:3000/mcp","headers":{"A":"${env:K}"}},
            "t":{"command":"python","args":["${workspaceFolder}/s.py"],"envFile":".env"}}})"_s
        << QStringList{u"s http://localhost:3000/mcp"_s, u"t python '${workspaceFolder}/s.py'"_s};
    QTest::newRow("VS Code mcp.json, with comments")
        << uR"({
            // asked for once
            "inputs":[{"type":"promptString","id":"key","description":"Key","password":true}],
            "servers":{
                "perplexity":{"type":"stdio","command":"npx","args":["-y","server-perplexity"],"env":{"KEY":"${input:key}"}},
                "fetch":{"type":"http","url":"https://example.com/mcp",}, /* remote */
            },
        })"_s
        << QStringList{u"perplexity npx -y server-perplexity"_s,
                       u"fetch https://example.com/mcp"_s};
    QTest::newRow("VS Code settings.json")
        << uR"({"editor.tabSize":4,"mcp":{"servers":{"a":{"command":"b"}}}})"_s
        << QStringList{u"a b"_s};
    QTest::newRow("dev container")
        << uR"({"image":"x","customizations":{"vscode":{"mcp":{"servers":{"a":{"command":"b"}}}}}})"_s
        << QStringList{u"a b"_s};
    QTest::newRow("Windsurf") << uR"({"mcpServers":{"figma":{"serverUrl":"https://h/mcp"}}})"_s
                              << QStringList{u"figma https://h/mcp"_s};
    QTest::newRow("Cline")
        << uR"({"mcpServers":{"l":{"command":"node","args":["/x.js"],"disabled":false,"autoApprove":[],
            "timeout":60,"transportType":"stdio"},"r":{"type":"streamableHttp","url":"https://h/mcp"}}})"_s
        << QStringList{u"l node /x.js"_s, u"r https://h/mcp"_s};
    QTest::newRow("Zed") << uR"({
            // Zed's settings
            "theme":"One Dark",
            "context_servers":{"new":{"source":"custom","command":"c","args":["a"],"env":{}},
                               "old":{"command":{"path":"p","args":["q"],"env":null},"settings":{}}}})"_s
                         << QStringList{u"new c a"_s, u"old p q"_s};
    QTest::newRow("Gemini CLI")
        << uR"({"mcp":{"allowed":["a"]},"mcpServers":{"a":{"httpUrl":"https://h/mcp","timeout":5000,"trust":false},
            "b":{"command":"c","cwd":"./d","includeTools":["x"]}}})"_s
        << QStringList{u"a https://h/mcp"_s, u"b c"_s};
    QTest::newRow("generic mcp_servers")
        << uR"({"mcp_servers":{"a":{"command":"b"}}})"_s << QStringList{u"a b"_s};
    QTest::newRow("bare map") << uR"({"a":{"command":"b"},"c":{"url":"https://d/mcp"}})"_s
                              << QStringList{u"a b"_s, u"c https://d/mcp"_s};
    QTest::newRow("map with a server called command")
        << uR"({"command":{"command":"b"}})"_s << QStringList{u"command b"_s};
    QTest::newRow("no braces around, as README files have it")
        << u"\"a\": {\n  \"command\": \"b\"\n}"_s << QStringList{u"a b"_s};
    QTest::newRow("two without braces, comma at the end")
        << u"\"a\": {\"command\": \"b\"},\n\"c\": {\"command\": \"d\"},"_s
        << QStringList{u"a b"_s, u"c d"_s};
    QTest::newRow("one entry of a package")
        << uR"({"command":"npx","args":["-y","@modelcontextprotocol/server-memory@1.2.3","x"]})"_s
        << QStringList{u"server-memory npx -y @modelcontextprotocol/server-memory@1.2.3 x"_s};
    QTest::newRow("one entry of a script")
        << uR"({"command":"node","args":["/opt/weather/build/index.mjs"]})"_s
        << QStringList{u"index node /opt/weather/build/index.mjs"_s};
    QTest::newRow("one entry of a program")
        << uR"({"command":"/opt/bin/my-server","args":["--x"]})"_s
        << QStringList{u"my-server /opt/bin/my-server --x"_s};
    QTest::newRow("one entry of docker")
        << uR"({"command":"docker","args":["run","-i","--rm","mcp/time"]})"_s
        << QStringList{u"time docker run -i --rm mcp/time"_s};
    QTest::newRow("one entry with an address")
        << uR"({"type":"http","url":"https://mcp.example.com/mcp"})"_s
        << QStringList{u"mcp.example.com https://mcp.example.com/mcp"_s};
    QTest::newRow("one entry with a path that tells")
        << uR"({"url":"https://h/api/weather"})"_s
        << QStringList{u"weather https://h/api/weather"_s};
}

void TestServerSnippet::readsTheShapeOfEachClient()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    const auto entries = ServerCatalogue::fromSnippet(text);
    QVERIFY2(entries, qPrintable(entries ? QString() : entries.error().toString()));
    QStringList found;
    for (const ServerEntry &entry : *entries)
        found.append(entry.name + u' ' + entry.target());
    QCOMPARE(found, expected);
}

void TestServerSnippet::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Error::Kind>("kind");
    QTest::addColumn<QString>("where");
    QTest::newRow("no JSON, second line")
        << u"{\n  \"a\" 1}"_s << Error::Kind::Parse << u"line 2, column"_s;
    QTest::newRow("empty") << u"  "_s << Error::Kind::Parse << u""_s;
    QTest::newRow("no server in it")
        << uR"({"name":"x","version":"1"})"_s << Error::Kind::Schema << u""_s;
    QTest::newRow("a list") << u"[1]"_s << Error::Kind::Schema << u""_s;
    QTest::newRow("empty map") << uR"({"mcpServers":{}})"_s << Error::Kind::Schema << u""_s;
    QTest::newRow("the only entry is broken")
        << uR"({"mcpServers":{"a/b":{"command":"c","args":[[]]}}})"_s << Error::Kind::Schema
        << u"/a~1b/args/0"_s;
}

void TestServerSnippet::saysWhatIsWrong()
{
    QFETCH(QString, text);
    QFETCH(Error::Kind, kind);
    QFETCH(QString, where);
    const auto entries = ServerCatalogue::fromSnippet(text);
    QVERIFY(!entries);
    QCOMPARE(entries.error().kind, kind);
    QVERIFY2(entries.error().where.left(where.size()) == where, qPrintable(entries.error().where));
    QVERIFY(!entries.error().text.isEmpty());
}

void TestServerSnippet::readsTheGoodOnesBesideABrokenOne()
{
    const auto entries = ServerCatalogue::fromSnippet(
        uR"({"mcpServers":{"a":{"command":"b"},"x":7,"c":{"command":"d"}}})"_s);
    QVERIFY(entries);
    QCOMPARE(entries->size(), 2);
    QCOMPARE(entries->at(1).name, u"c"_s);
}

QTEST_GUILESS_MAIN(TestServerSnippet)
#include "tst_serversnippet.moc"
