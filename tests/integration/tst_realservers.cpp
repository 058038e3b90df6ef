// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
//
// Servers that nobody here wrote, or that stand on an SDK that nobody here wrote. What they offer
// is taken from their documentation and sources, not from what our client shows.
#include "integration/opensession.h"
#include "integration/serverprocess.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace Mcp;
using namespace Qt::StringLiterals;
using State = SessionStatus::State;

namespace {

bool isProcessAlive(qint64 pid)
{
    return ::kill(pid_t(pid), 0) == 0;
}

QString firstText(const Result<Json> &result)
{
    return result ? (*result)["content"_L1].at(0)["text"_L1].toString() : result.error().toString();
}

QStringList namesOf(const CatalogueList &list)
{
    QStringList names;
    for (const CatalogueItem &item : list.items)
        names.append(item.name);
    return names;
}

} // namespace

class TestRealServers : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void everythingServer_data();
    void everythingServer();
    void filesystemServer_data();
    void filesystemServer();
    void modernServer_data();
    void modernServer();
    void modernServerGetsMirroredHeaders();
    void legacyServerRefusesTheModernEra_data();
    void legacyServerRefusesTheModernEra();
    void modernOnlyServerRefusesTheLegacyEra_data();
    void modernOnlyServerRefusesTheLegacyEra();

private:
    ServerEntry everything(bool isHttp);
    ServerEntry modern(bool isHttp, bool isModernOnly = false);
    static void addTargets(const QList<EraMode> &modes);
    static void visit(OpenSession &open);
    static void closeAndCheck(OpenSession &open);

    std::unique_ptr<ServerProcess> m_server; ///< the one that listens, if the row is about HTTP
};

void TestRealServers::initTestCase()
{
    const QString missing = RealServers::missing();
    if (missing.isEmpty())
        return;
    if (qEnvironmentVariableIsSet("CI"))
        QFAIL(qPrintable(missing));
    QSKIP(qPrintable(missing));
}

ServerEntry TestRealServers::everything(bool isHttp)
{
    const QString script =
        RealServers::path(u"node_modules/@modelcontextprotocol/server-everything/dist/index.js"_s);
    if (!isHttp)
        return {
            .name = u"everything"_s, .command = RealServers::node(), .args = {script, u"stdio"_s}};
    m_server = std::make_unique<ServerProcess>();
    const quint16 port =
        m_server->startOnFreePort(RealServers::node(), {script, u"streamableHttp"_s});
    return {.name = u"everything"_s,
            .kind = ServerEntry::Kind::Http,
            .url = u"http://127.0.0.1:%1/mcp"_s.arg(port)};
}

ServerEntry TestRealServers::modern(bool isHttp, bool isModernOnly)
{
    QStringList words{RealServers::path(u"modern.mjs"_s), isHttp ? u"http"_s : u"stdio"_s};
    if (isModernOnly)
        words.append(u"--modern-only"_s);
    if (!isHttp)
        return {.name = u"modern"_s, .command = RealServers::node(), .args = words};
    m_server = std::make_unique<ServerProcess>();
    return {.name = u"modern"_s,
            .kind = ServerEntry::Kind::Http,
            .url = m_server->startAndReadUrl(RealServers::node(), words)};
}

void TestRealServers::addTargets(const QList<EraMode> &modes)
{
    QTest::addColumn<bool>("isHttp");
    QTest::addColumn<EraMode>("mode");
    const QHash<EraMode, const char *> names{
        {EraMode::Auto, "auto"}, {EraMode::Legacy, "legacy"}, {EraMode::Modern, "modern"}};
    for (const bool isHttp : {false, true}) {
        for (const EraMode mode : modes)
            QTest::addRow("%s, %s", isHttp ? "http" : "stdio", names.value(mode)) << isHttp << mode;
    }
}

void TestRealServers::closeAndCheck(OpenSession &open)
{
    const qint64 pid = open.status().facts.pid;
    QVERIFY(open.close());
    QCOMPARE(open.ends, 1);
    QCOMPARE(open.status().state, State::Closed);
    QVERIFY2(!open.status().error, qPrintable(open.error().toString()));
    if (pid != 0)
        QVERIFY(!isProcessAlive(pid));
}

// server-everything 2026.8.31: 13 tools, 7 resources, 2 templates, 4 prompts; 2025-11-25.
void TestRealServers::everythingServer_data()
{
    addTargets({EraMode::Auto, EraMode::Legacy});
}

void TestRealServers::everythingServer()
{
    QFETCH(bool, isHttp);
    QFETCH(EraMode, mode);
    ServerEntry entry = everything(isHttp);
    entry.era = mode;
    OpenSession open(entry);
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    QCOMPARE(open.status().revision, Revision::V2025_11_25);
    QCOMPARE(open.status().serverInfo["name"_L1].toString(), u"mcp-servers/everything"_s);
    QCOMPARE(!open.status().sessionId.isEmpty(), isHttp);

    // It says that its lists have changed as soon as it is initialized, so they are read once more.
    QTRY_COMPARE(open.list(ListKind::Tools).state, CatalogueList::State::Fresh);
    const CatalogueList tools = open.list(ListKind::Tools);
    QCOMPARE(tools.items.size(), 13);
    QVERIFY(namesOf(tools).contains(u"get-sum"_s));
    QCOMPARE(open.list(ListKind::Resources).items.size(), 7);
    QCOMPARE(open.list(ListKind::ResourceTemplates).items.size(), 2);
    QCOMPARE(open.list(ListKind::Prompts).items.size(), 4);

    QCOMPARE(firstText(open.call(u"echo"_s, uR"({"message":"hé"})"_s).result), u"Echo: hé"_s);
    QCOMPARE(firstText(open.call(u"get-sum"_s, uR"({"a":2,"b":3})"_s).result),
             u"The sum of 2 and 3 is 5."_s);
    const auto structured =
        open.call(u"get-structured-content"_s, uR"({"location":"Chicago"})"_s).result;
    QVERIFY(structured);
    QVERIFY((*structured)["structuredContent"_L1]["temperature"_L1].isNumber());
    const auto wrong = open.call(u"get-sum"_s, uR"({"a":"x","b":3})"_s).result;
    QVERIFY(wrong);
    QVERIFY((*wrong)["isError"_L1].toBool());

    const auto resource =
        open.request(u"resources/read"_s,
                     Json::object({{u"uri"_s, u"demo://resource/dynamic/text/1"}}))
            .result;
    QVERIFY2(resource, qPrintable(resource ? QString() : resource.error().toString()));
    QVERIFY((*resource)["contents"_L1].at(0)["text"_L1].toString().contains(u"Resource 1"_s));
    const auto prompt =
        open.request(
                u"prompts/get"_s,
                Json::parse(uR"({"name":"args-prompt","arguments":{"city":"Rome"}})"_s).value())
            .result;
    QVERIFY2(prompt, qPrintable(prompt ? QString() : prompt.error().toString()));
    QCOMPARE((*prompt)["messages"_L1].at(0)["content"_L1]["text"_L1].toString(),
             u"What's weather in Rome?"_s);
    const auto unknown =
        open.request(u"resources/read"_s, Json::object({{u"uri"_s, u"foo://bar"}})).result;
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().kind, Error::Kind::Rpc);
    QCOMPARE(unknown.error().code, -32602);

    QList<double> steps;
    const auto slow = open.call(
        u"trigger-long-running-operation"_s, uR"({"duration":0.3,"steps":3})"_s,
        {.onProgress = [&steps](const Progress &progress) { steps.append(progress.progress); }});
    QVERIFY2(slow.result, qPrintable(slow.result ? QString() : slow.result.error().toString()));
    QCOMPARE(steps, (QList<double>{1, 2, 3}));

    std::optional<CallOutcome> cancelled;
    const CallId call = open.session->request(
        u"tools/call"_s,
        Json::parse(
            uR"({"name":"trigger-long-running-operation","arguments":{"duration":600,"steps":60}})"_s)
            .value(),
        {}, nullptr, [&cancelled](const CallOutcome &outcome) { cancelled = outcome; });
    open.session->cancel(call);
    QVERIFY(cancelled);
    QCOMPARE(cancelled->result.error().kind, Error::Kind::Cancelled);
    QCOMPARE(firstText(open.call(u"echo"_s, uR"({"message":"still here"})"_s).result),
             u"Echo: still here"_s);
    closeAndCheck(open);
}

// server-filesystem 2026.8.31: 14 tools and nothing else.
void TestRealServers::filesystemServer_data()
{
    QTest::addColumn<EraMode>("mode");
    QTest::newRow("auto") << EraMode::Auto;
    QTest::newRow("legacy") << EraMode::Legacy;
}

void TestRealServers::filesystemServer()
{
    QFETCH(EraMode, mode);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"Grüße.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("line one\nline two\n");
    file.close();
    OpenSession open(
        {.name = u"files"_s,
         .command = RealServers::node(),
         .args = {RealServers::path(
                      u"node_modules/@modelcontextprotocol/server-filesystem/dist/index.js"_s),
                  folder.path()},
         .era = mode});
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    QCOMPARE(open.status().revision, Revision::V2025_11_25);
    QCOMPARE(open.list(ListKind::Tools).items.size(), 14);
    QCOMPARE(open.list(ListKind::Resources).state, CatalogueList::State::Unsupported);
    QCOMPARE(open.list(ListKind::Prompts).state, CatalogueList::State::Unsupported);

    const Json arguments = Json::object({{u"path"_s, file.fileName()}});
    QCOMPARE(firstText(open.call(u"read_text_file"_s, arguments.toText()).result),
             u"line one\nline two\n"_s);
    const auto outside = open.call(u"read_text_file"_s, uR"({"path":"/etc/hostname"})"_s).result;
    QVERIFY(outside);
    QVERIFY((*outside)["isError"_L1].toBool());
    closeAndCheck(open);
}

// The part of modern.mjs that is the same in both eras.
void TestRealServers::visit(OpenSession &open)
{
    QCOMPARE(open.status().serverInfo["title"_L1].toString(), u"Modern test server"_s);
    QCOMPARE(open.status().instructions, u"For tests."_s);
    QCOMPARE(namesOf(open.list(ListKind::Tools)),
             (QStringList{u"echo"_s, u"add"_s, u"slow"_s, u"fail"_s, u"region"_s}));
    QCOMPARE(namesOf(open.list(ListKind::Resources)), QStringList{u"about"_s});
    QCOMPARE(open.list(ListKind::ResourceTemplates).items.at(0).uri, u"planet://{name}"_s);
    QCOMPARE(namesOf(open.list(ListKind::Prompts)), QStringList{u"greet"_s});

    QCOMPARE(firstText(open.call(u"echo"_s, uR"({"message":"hé"})"_s).result), u"hé"_s);
    const auto sum = open.call(u"add"_s, uR"({"a":2,"b":3})"_s).result;
    QVERIFY2(sum, qPrintable(sum ? QString() : sum.error().toString()));
    QCOMPARE((*sum)["structuredContent"_L1].toBytes(), QByteArray(R"({"sum":5})"));
    QVERIFY(open.call(u"fail"_s, u"{}"_s).result.value()["isError"_L1].toBool());
    const auto resource =
        open.request(u"resources/read"_s, Json::object({{u"uri"_s, u"planet://venus"}})).result;
    QVERIFY2(resource, qPrintable(resource ? QString() : resource.error().toString()));
    QCOMPARE((*resource)["contents"_L1].at(0)["text"_L1].toString(), u"hottest"_s);
    const auto prompt =
        open.request(u"prompts/get"_s,
                     Json::parse(uR"({"name":"greet","arguments":{"name":"Bo"}})"_s).value())
            .result;
    QVERIFY2(prompt, qPrintable(prompt ? QString() : prompt.error().toString()));
    QCOMPARE((*prompt)["messages"_L1].at(0)["content"_L1]["text"_L1].toString(), u"Greet Bo"_s);
    const auto completion =
        open.request(
                u"completion/complete"_s,
                Json::parse(
                    uR"({"ref":{"type":"ref/prompt","name":"greet"},"argument":{"name":"style","value":"f"}})"_s)
                    .value())
            .result;
    QVERIFY2(completion, qPrintable(completion ? QString() : completion.error().toString()));
    QCOMPARE((*completion)["completion"_L1]["values"_L1].toBytes(),
             QByteArray(R"(["formal","friendly"])"));
}

void TestRealServers::modernServer_data()
{
    addTargets({EraMode::Auto, EraMode::Legacy, EraMode::Modern});
}

void TestRealServers::modernServer()
{
    QFETCH(bool, isHttp);
    QFETCH(EraMode, mode);
    ServerEntry entry = modern(isHttp);
    entry.era = mode;
    OpenSession open(entry);
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    QCOMPARE(open.status().revision,
             mode == EraMode::Legacy ? Revision::V2025_11_25 : Revision::V2026_07_28);
    visit(open);
    if (QTest::currentTestFailed())
        return;

    QStringList steps;
    const auto slow = open.call(
        u"slow"_s, uR"({"steps":3,"ms":20})"_s,
        {.onProgress = [&steps](const Progress &progress) { steps.append(progress.message); }});
    QCOMPARE(firstText(slow.result), u"3 steps"_s);
    QCOMPARE(steps, (QStringList{u"step 1"_s, u"step 2"_s, u"step 3"_s}));

    bool hasBegun = false;
    std::optional<CallOutcome> cancelled;
    const CallId call = open.session->request(
        u"tools/call"_s,
        Json::parse(uR"({"name":"slow","arguments":{"steps":100,"ms":50}})"_s).value(),
        {.onProgress = [&hasBegun](const Progress &) { hasBegun = true; }}, nullptr,
        [&cancelled](const CallOutcome &outcome) { cancelled = outcome; });
    QTRY_VERIFY(hasBegun);
    open.session->cancel(call);
    QVERIFY(cancelled);
    QCOMPARE(cancelled->result.error().kind, Error::Kind::Cancelled);
    // The server hears of it. A legacy HTTP session that this server serves without a session
    // cannot tie a later POST to the call, so there is nothing to hear.
    if (!isHttp)
        QTRY_VERIFY(open.frames(Lane::Stderr).join().contains("slow was cancelled at step"));
    else if (mode != EraMode::Legacy)
        QTRY_VERIFY2(m_server->output().contains("slow was cancelled at step"),
                     m_server->output().constData());
    QCOMPARE(firstText(open.call(u"echo"_s, uR"({"message":"still here"})"_s).result),
             u"still here"_s);
    closeAndCheck(open);
}

// MCP 2026-07-28, Transports: x-mcp-header.
void TestRealServers::modernServerGetsMirroredHeaders()
{
    OpenSession open(modern(true));
    QVERIFY2(open.open(), qPrintable(open.error().toString()));
    open.list(ListKind::Tools);
    QCOMPARE(firstText(open.call(u"region"_s, uR"({"region":"eu west"})"_s).result),
             u"eu west, in the header: eu west"_s);
    closeAndCheck(open);
}

void TestRealServers::legacyServerRefusesTheModernEra_data()
{
    addTargets({EraMode::Modern});
}

void TestRealServers::legacyServerRefusesTheModernEra()
{
    QFETCH(bool, isHttp);
    ServerEntry entry = everything(isHttp);
    entry.era = EraMode::Modern;
    OpenSession open(entry);
    QVERIFY(!open.open());
    QVERIFY(open.waitForEnd());
    QCOMPARE(open.status().state, State::Failed);
    QVERIFY2(open.error().text.contains(u"2026-07-28"_s), qPrintable(open.error().text));
}

void TestRealServers::modernOnlyServerRefusesTheLegacyEra_data()
{
    addTargets({EraMode::Legacy});
}

void TestRealServers::modernOnlyServerRefusesTheLegacyEra()
{
    QFETCH(bool, isHttp);
    ServerEntry entry = modern(isHttp, true);
    {
        OpenSession open(entry); // auto finds the era that there is
        QVERIFY2(open.open(), qPrintable(open.error().toString()));
        QCOMPARE(open.status().revision, Revision::V2026_07_28);
        visit(open);
        QVERIFY(open.close());
    }
    entry.era = EraMode::Legacy;
    OpenSession open(entry);
    QVERIFY(!open.open());
    QVERIFY(open.waitForEnd());
    QCOMPARE(open.status().state, State::Failed);
    QVERIFY(!open.error().text.isEmpty());
}

QTEST_GUILESS_MAIN(TestRealServers)
#include "tst_realservers.moc"
