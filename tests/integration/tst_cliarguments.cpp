// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/options.h"
#include "cli/target.h"
#include "cli/toolarguments.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Cli;
using namespace Qt::StringLiterals;
using Mcp::Json;
using Kind = Mcp::ServerEntry::Kind;

namespace {

// One word each between blanks; a word in '…' may hold blanks.
QStringList wordsOf(const QString &line)
{
    QStringList words;
    bool isQuoted = false;
    for (const QString &part : line.split(u'\'')) {
        if (isQuoted)
            words.append(part);
        else
            words.append(part.split(u' ', Qt::SkipEmptyParts));
        isQuoted = !isQuoted;
    }
    return words;
}

Mcp::Result<Arguments> parse(const QString &line)
{
    return parseArguments(wordsOf(line));
}

QString joined(const Pairs &pairs)
{
    QStringList out;
    for (const auto &[key, value] : pairs)
        out.append(key + u'=' + value);
    return out.join(u'|');
}

} // namespace

class TestCliArguments : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void tellsTargetAndOptionsApart_data();
    void tellsTargetAndOptionsApart();
    void readsEveryOption();
    void readsPairs_data();
    void readsPairs();
    void refusesWithAReason_data();
    void refusesWithAReason();
    void stopsAtHelpAndVersion();
    void findsTheTransport_data();
    void findsTheTransport();
    void takesTheServerFromAFile();
    void commandLineWinsOverTheFile();
    void saysWhyThereIsNoServer_data();
    void saysWhyThereIsNoServer();
    void aTargetOnTheCommandLineIsLiteral();
    void givesToolArgumentsTheTypeOfTheSchema_data();
    void givesToolArgumentsTheTypeOfTheSchema();
    void helpNamesEveryOption();
    void completionOffersOptionsAndMethods_data();
    void completionOffersOptionsAndMethods();
};

// features.md c1: the target is the words up to the first flag; a bare -- splits.
void TestCliArguments::tellsTargetAndOptionsApart_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("target");
    QTest::addColumn<bool>("isQuiet");
    const auto row = [](const char *name, const QString &line, const QString &target,
                        bool isQuiet = false) {
        QTest::newRow(name) << line << wordsOf(target) << isQuiet;
    };
    row("target first", u"node server.js --method ping"_s, u"node server.js"_s);
    row("target last", u"--method ping node server.js"_s, u"node server.js"_s);
    row("target in the middle", u"-q node server.js --method ping"_s, u"node server.js"_s, true);
    row("unknown dash words are the target's", u"npx -y some/server --method ping"_s,
        u"npx -y some/server"_s);
    row("with a value", u"node s.js --port 3000 --method ping"_s, u"node s.js --port 3000"_s);
    row("an option of ours ends it", u"node s.js -q --method ping"_s, u"node s.js"_s, true);
    row("-- keeps the target whole", u"node s.js -q --method x -- --method ping"_s,
        u"node s.js -q --method x"_s);
    row("-- and options", u"srv -- -q --method ping"_s, u"srv"_s, true);
    row("-- after options", u"--method ping -- srv -q --method x"_s, u"srv -q --method x"_s);
    row("--cli is ignored", u"--cli srv --method ping"_s, u"srv"_s);
    row("a single dash is a word", u"srv - --method ping"_s, u"srv -"_s);
    row("value with equals sign", u"srv --method=ping --quiet"_s, u"srv"_s, true);
    row("variadic option ends at the next dash word", u"--tool-arg a=1 b=2 --method ping srv"_s,
        u"srv"_s);
}

void TestCliArguments::tellsTargetAndOptionsApart()
{
    QFETCH(QString, line);
    const auto arguments = parse(line);
    QVERIFY2(arguments, qPrintable(arguments ? QString() : arguments.error().text));
    QTEST(arguments->target, "target");
    QCOMPARE(arguments->method, u"ping"_s);
    QTEST(arguments->isQuiet, "isQuiet");
}

void TestCliArguments::readsEveryOption()
{
    const auto a = parse(
        u"--server-url http://h/mcp --transport http --header 'A: b: c' X:y --method tools/call "
        u"--tool-name t --tool-arg k=v --metadata m=1 --tool-metadata n=x --protocol-era modern "
        u"--protocol-version 2025-06-18 --connect-timeout 0 --request-timeout 1500 --format ndjson "
        u"--output f --output-format raw --record r --log-level info --uri u --cursor c "
        u"--prompt-name p --prompt-args q=1 --complete-arg z=ab"_s);
    QVERIFY2(a, qPrintable(a ? QString() : a.error().text));
    QCOMPARE(a->serverUrl, u"http://h/mcp"_s);
    QCOMPARE(a->transport, TransportKind::Http);
    QCOMPARE(joined(a->headers), u"A=b: c|X=y"_s);
    QCOMPARE(a->toolName, u"t"_s);
    QCOMPARE(joined(a->toolArgs), u"k=v"_s);
    QCOMPARE(a->metadata.toBytes(), R"({"m":1})");
    QCOMPARE(a->toolMetadata.toBytes(), R"({"n":"x"})");
    QCOMPARE(a->era, Mcp::EraMode::Modern);
    QCOMPARE(a->revision, Mcp::Revision::V2025_06_18);
    QCOMPARE(a->connectTimeout, std::chrono::milliseconds(0));
    QCOMPARE(a->requestTimeout, std::chrono::milliseconds(1500));
    QCOMPARE(a->format, Format::Ndjson);
    QCOMPARE(a->outputPath, u"f"_s);
    QCOMPARE(a->outputFormat, FileFormat::Raw);
    QCOMPARE(a->recordPath, u"r"_s);
    QCOMPARE(a->logLevel, u"info"_s);
    QCOMPARE(a->uri, u"u"_s);
    QCOMPARE(a->cursor, u"c"_s);
    QCOMPARE(a->promptName, u"p"_s);
    QCOMPARE(joined(a->promptArgs), u"q=1"_s);
    QCOMPARE(a->completeArg->first + u'|' + a->completeArg->second, u"z|ab"_s);

    const auto b = parse(u"srv -e A=1 -eB=2 --cwd /d --method tools/list"_s);
    QVERIFY(b);
    QCOMPARE(joined(b->env), u"A=1|B=2"_s);
    QCOMPARE(b->cwd, u"/d"_s);
    QCOMPARE(b->era, std::nullopt);
    QCOMPARE(b->format, Format::Text);

    const auto c = parse(
        u"--config f.json --server s --method tools/call --tool-name t --tool-args-json '{\"a\":[1.0]}'"_s);
    QVERIFY(c);
    QCOMPARE(c->configPath, u"f.json"_s);
    QCOMPARE(c->serverName, u"s"_s);
    QCOMPARE(c->toolArgsJson->toBytes(), R"({"a":[1.0]})");
}

void TestCliArguments::readsPairs_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("pairs");
    QTest::newRow("one") << u"a=b"_s << u"a=b"_s;
    QTest::newRow("several") << u"a=1 b=2"_s << u"a=1|b=2"_s;
    QTest::newRow("equals sign in the value") << u"a=b=c"_s << u"a=b=c"_s;
    QTest::newRow("empty value") << u"a="_s << u"a="_s;
    QTest::newRow("value with blanks") << u"'a=two words'"_s << u"a=two words"_s;
    QTest::newRow("value with a dash") << u"a=-1"_s << u"a=-1"_s;
    QTest::newRow("flag repeated") << u"a=1 --tool-arg b=2"_s << u"a=1|b=2"_s;
}

void TestCliArguments::readsPairs()
{
    QFETCH(QString, words);
    const auto arguments = parse(u"srv --method tools/call --tool-name t --tool-arg "_s + words);
    QVERIFY2(arguments, qPrintable(arguments ? QString() : arguments.error().text));
    QTEST(joined(arguments->toolArgs), "pairs");
}

void TestCliArguments::refusesWithAReason_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("says");
    QTest::newRow("no method") << u"srv"_s << u"--method is missing"_s;
    QTest::newRow("mistyped after the target")
        << u"srv --metod ping"_s << u"--metod is no option"_s;
    QTest::newRow("mistyped before the target")
        << u"--metod ping srv"_s << u"did you mean --method?"_s;
    QTest::newRow("unknown") << u"--frobnicate --method ping"_s << u"unknown option --frobnicate"_s;
    QTest::newRow("official, but not ours yet")
        << u"srv --strict --method tools/list"_s
        << u"--strict of mcp-inspector is not supported yet"_s;
    QTest::newRow("unknown method") << u"srv --method tools/lst"_s << u"\"tools/lst\" is none of"_s;
    QTest::newRow("no value") << u"srv --method"_s << u"--method needs a value"_s;
    QTest::newRow("value for a switch") << u"srv --quiet=1 --method ping"_s << u"takes no value"_s;
    QTest::newRow("call without a tool") << u"srv --method tools/call"_s << u"needs --tool-name"_s;
    QTest::newRow("read without an address")
        << u"srv --method resources/read"_s << u"needs --uri"_s;
    QTest::newRow("prompt without a name")
        << u"srv --method prompts/get"_s << u"needs --prompt-name"_s;
    QTest::newRow("level missing") << u"srv --method logging/setLevel"_s << u"needs --log-level"_s;
    QTest::newRow("unknown level")
        << u"srv --method logging/setLevel --log-level loud"_s << u"\"loud\" is none of debug"_s;
    QTest::newRow("completion without argument")
        << u"srv --method completion/complete --prompt-name p"_s << u"needs --complete-arg"_s;
    QTest::newRow("completion of nothing")
        << u"srv --method completion/complete --complete-arg a=b"_s << u"--prompt-name or --uri"_s;
    QTest::newRow("completion of two things")
        << u"srv --method completion/complete --complete-arg a=b --uri u --prompt-name p"_s
        << u"either --prompt-name or --uri"_s;
    QTest::newRow("no pair") << u"srv --method tools/call --tool-name t --tool-arg a"_s
                             << u"expected KEY=VALUE, found \"a\""_s;
    QTest::newRow("pair without a key") << u"srv -e =v --method ping"_s << u"expected KEY=VALUE"_s;
    QTest::newRow("header without a colon")
        << u"http://h/mcp --header a --method ping"_s << u"expected \"NAME: VALUE\""_s;
    QTest::newRow("header without a value")
        << u"http://h/mcp --header a: --method ping"_s << u"expected \"NAME: VALUE\""_s;
    QTest::newRow("arguments that are no JSON")
        << u"srv --method tools/call --tool-name t --tool-args-json {a"_s
        << u"--tool-args-json: "_s;
    QTest::newRow("arguments that are no object")
        << u"srv --method tools/call --tool-name t --tool-args-json [1]"_s
        << u"expected a JSON object"_s;
    QTest::newRow("arguments in two ways")
        << u"srv --method tools/call --tool-name t --tool-args-json {} --tool-arg a=1"_s
        << u"exclude each other"_s;
    QTest::newRow("two files") << u"--config a --catalog b --method ping"_s
                               << u"exclude each other"_s;
    QTest::newRow("file and target")
        << u"srv --config a --method ping"_s << u"exclude each other"_s;
    QTest::newRow("server name and target")
        << u"srv --server a --method ping"_s << u"exclude each other"_s;
    QTest::newRow("two targets") << u"http://h/mcp --server-url http://h/mcp --method ping"_s
                                 << u"exclude each other"_s;
    QTest::newRow("no number") << u"srv --connect-timeout 5s --method ping"_s
                               << u"expected milliseconds"_s;
    QTest::newRow("negative number")
        << u"srv --request-timeout -1 --method ping"_s << u"expected milliseconds"_s;
    QTest::newRow("unknown revision")
        << u"srv --protocol-version 2025-01-01 --method ping"_s << u"2025-11-25"_s;
    QTest::newRow("raw without a file")
        << u"srv --method tools/call --tool-name t --output-format raw"_s << u"needs --output"_s;
    QTest::newRow("raw list") << u"srv --method tools/list --output f --output-format raw"_s
                              << u"is for tools/call"_s;
}

void TestCliArguments::refusesWithAReason()
{
    QFETCH(QString, line);
    QFETCH(QString, says);
    const auto arguments = parse(line);
    QVERIFY(!arguments);
    QVERIFY2(arguments.error().text.contains(says), qPrintable(arguments.error().text));
}

void TestCliArguments::stopsAtHelpAndVersion()
{
    QCOMPARE(parse(u"--help"_s)->action, Action::Help);
    QCOMPARE(parse(u"srv -h"_s)->action, Action::Help);
    QCOMPARE(parse(u"-V"_s)->action, Action::Version);
    QCOMPARE(parse(u"--completion zsh"_s)->completionShell, u"zsh"_s);
    QVERIFY(!parse(u"--completion tcsh"_s));
}

void TestCliArguments::findsTheTransport_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("kind"); // or what the refusal says
    QTest::newRow("command") << u"srv a b"_s << u"stdio"_s;
    QTest::newRow("command, said so") << u"srv --transport stdio"_s << u"stdio"_s;
    QTest::newRow("/mcp") << u"https://h/x/mcp"_s << u"http"_s;
    QTest::newRow("/mcp with a query") << u"http://h/mcp?a=b"_s << u"http"_s;
    QTest::newRow("/sse") << u"http://h/sse"_s << u"sse"_s;
    QTest::newRow("--server-url") << u"--server-url http://h/mcp"_s << u"http"_s;
    QTest::newRow("other path, said so") << u"http://h/ --transport http"_s << u"http"_s;
    QTest::newRow("/mcp, said otherwise") << u"http://h/mcp --transport sse"_s << u"sse"_s;
    QTest::newRow("scheme in capitals") << u"HTTP://h/mcp"_s << u"http"_s;
    QTest::newRow("other path") << u"http://h/"_s << u"add --transport http or --transport sse"_s;
    QTest::newRow("address as stdio")
        << u"http://h/mcp --transport stdio"_s << u"cannot reach an address"_s;
    QTest::newRow("command as http") << u"srv --transport http"_s << u"need an address"_s;
    QTest::newRow("no target") << u"--transport http"_s << u"no target"_s;
    QTest::newRow("words after an address") << u"http://h/mcp x"_s << u"takes no further words"_s;
}

void TestCliArguments::findsTheTransport()
{
    QFETCH(QString, line);
    QFETCH(QString, kind);
    const auto target = findTarget(parse(line + u" --method ping"_s).value());
    if (!target) {
        QVERIFY2(target.error().text.contains(kind), qPrintable(target.error().text));
        return;
    }
    const QHash<Kind, QString> names{
        {Kind::Stdio, u"stdio"_s}, {Kind::Http, u"http"_s}, {Kind::Sse, u"sse"_s}};
    QCOMPARE(names.value(target->entry.kind), kind);
}

void TestCliArguments::takesTheServerFromAFile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"s.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"mcpServers":{"one":{"command":"a","args":["${CLI_TEST_SET}","${CLI_TEST_UNSET}"]},"bad":{}}})");
    file.close();
    qputenv("CLI_TEST_SET", "value");

    const auto only = findTarget(parse(u"--method ping --config "_s + file.fileName()).value());
    QVERIFY2(only, qPrintable(only ? QString() : only.error().text));
    QCOMPARE(only->entry.name, u"one"_s);
    QCOMPARE(only->entry.args, (QStringList{u"value"_s, u"${CLI_TEST_UNSET}"_s}));
    QCOMPARE(only->warnings.size(), 2); // the broken entry, and the variable
    QVERIFY(only->warnings.at(0).contains(u"/mcpServers/bad/command"_s));
    QVERIFY(only->warnings.at(1).contains(u"${CLI_TEST_UNSET}"_s));

    QVERIFY(findTarget(
        parse(u"--method ping --catalog %1 --server one"_s.arg(file.fileName())).value()));
    qputenv("MCP_CATALOG_PATH", file.fileName().toUtf8());
    QCOMPARE(findTarget(parse(u"--method ping --server one"_s).value())->entry.command, u"a"_s);
    QCOMPARE(findTarget(parse(u"--method ping srv"_s).value())->entry.command, u"srv"_s);
    qunsetenv("MCP_CATALOG_PATH");
}

void TestCliArguments::commandLineWinsOverTheFile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"s.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"mcpServers":{
        "stdio":{"command":"a","env":{"A":"1","B":"2"},"cwd":"/x","protocolEra":"legacy","requestTimeout":5},
        "http":{"url":"http://h/mcp","headers":{"X-Key":"file","Y":"file"}}}})");
    file.close();
    const QString base = u"--method ping --config %1 --server "_s.arg(file.fileName());

    const auto stdio = findTarget(
        parse(
            base +
            u"stdio -e B=3 --cwd /y --protocol-era modern --request-timeout 7 --connect-timeout 8"_s)
            .value());
    QVERIFY(stdio);
    QCOMPARE(joined(stdio->entry.env), u"A=1|B=2|B=3"_s); // of one name the last counts
    QCOMPARE(stdio->entry.cwd, u"/y"_s);
    QCOMPARE(stdio->entry.era, Mcp::EraMode::Modern);
    QCOMPARE(stdio->entry.requestTimeoutMs, 7);
    QCOMPARE(stdio->entry.connectionTimeoutMs, 8);

    const auto untouched = findTarget(parse(base + u"stdio"_s).value());
    QCOMPARE(untouched->entry.era, Mcp::EraMode::Legacy);
    QCOMPARE(untouched->entry.requestTimeoutMs, 5);

    const auto http = findTarget(parse(base + u"http --header 'x-key: line' -e A=1"_s).value());
    QVERIFY(http);
    QCOMPARE(joined(http->entry.headers), u"Y=file|x-key=line"_s);
    QCOMPARE(http->warnings.size(), 1);
    QVERIFY(http->warnings.first().contains(u"-e and --cwd have no effect"_s));
}

void TestCliArguments::saysWhyThereIsNoServer_data()
{
    QTest::addColumn<QByteArray>("text"); // null: no such file
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("says");
    const QByteArray two = R"({"mcpServers":{"a":{"command":"x"},"b":{"command":"y"}}})";
    QTest::newRow("file missing") << QByteArray() << u"--config"_s << u"does not exist"_s;
    QTest::newRow("catalogue missing")
        << QByteArray() << u"--catalog"_s << u"no server in the file"_s;
    QTest::newRow("name missing in an empty file")
        << QByteArray("{}") << u"--server a --catalog"_s << u"it has none"_s;
    QTest::newRow("name unknown") << two << u"--server c --config"_s
                                  << u"there is no server \"c\" in the file; it has a, b"_s;
    QTest::newRow("several") << two << u"--config"_s << u"choose one with --server: a, b"_s;
    QTest::newRow("no JSON") << QByteArray("{") << u"--config"_s << u""_s;
}

void TestCliArguments::saysWhyThereIsNoServer()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, options);
    QFETCH(QString, says);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"s.json"_s));
    if (!text.isNull()) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
    }
    const auto target =
        findTarget(parse(u"--method ping %1 %2"_s.arg(options, file.fileName())).value());
    QVERIFY(!target);
    QVERIFY2(target.error().text.contains(says), qPrintable(target.error().text));
    QVERIFY(target.error().where.startsWith(file.fileName()));
}

void TestCliArguments::aTargetOnTheCommandLineIsLiteral()
{
    qputenv("CLI_TEST_SET", "value");
    const auto target = findTarget(parse(u"srv ${CLI_TEST_SET} --method ping"_s).value());
    QCOMPARE(target->entry.args, QStringList{u"${CLI_TEST_SET}"_s});
    QVERIFY(target->warnings.isEmpty());
}

void TestCliArguments::givesToolArgumentsTheTypeOfTheSchema_data()
{
    QTest::addColumn<QByteArray>("schema"); // of the property "k"
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char *name, const char *schema, const QString &text,
                        const char *value) {
        QTest::newRow(name) << QByteArray(schema) << text << QByteArray(value);
    };
    row("number", R"({"type":"number"})", u"2"_s, "2");
    row("number, digits kept", R"({"type":"number"})", u"1.50"_s, "1.50");
    row("boolean", R"({"type":"boolean"})", u"true"_s, "true");
    row("object", R"({"type":"object"})", u"{\"a\":[1]}"_s, R"({"a":[1]})");
    row("no JSON", R"({"type":"number"})", u"two"_s, R"("two")");
    row("leading zero is no JSON", R"({})", u"01234"_s, R"("01234")");
    row("string stays a string", R"({"type":"string"})", u"12"_s, R"("12")");
    row("string that says true", R"({"type":"string"})", u"true"_s, R"("true")");
    row("string that says null", R"({"type":"string"})", u"null"_s, R"("null")");
    row("string with JSON in it", R"({"type":"string"})", u"{\"a\":1}"_s, R"("{\"a\":1}")");
    row("quoted string", R"({"type":"string"})", u"\"12\""_s, R"("12")");
    row("string or number", R"({"type":["string","number"]})", u"12"_s, "12");
    row("string or null", R"({"type":["string","null"]})", u"null"_s, "null");
    row("string or null, a number", R"({"type":["string","null"]})", u"7"_s, R"("7")");
    row("string or integer, a fraction", R"({"type":["string","integer"]})", u"1.5"_s, R"("1.5")");
    row("integer written as 1.0", R"({"type":["string","integer"]})", u"1.0"_s, "1.0");
    row("anyOf", R"({"anyOf":[{"type":"string"},{"type":"null"}]})", u"5"_s, R"("5")");
    row("enum of strings", R"({"enum":["1","2"]})", u"1"_s, R"("1")");
    row("enum of numbers", R"({"enum":[1,2]})", u"1"_s, "1");
    row("const", R"({"const":"1"})", u"1"_s, R"("1")");
    row("reference", R"({"$ref":"#/$defs/text"})", u"1"_s, R"("1")");
    row("reference that goes in circles", R"({"$ref":"#/$defs/loop"})", u"1"_s, "1");
    row("no type", R"({})", u"1"_s, "1");
    row("unknown property", "null", u"1"_s, "1");
    row("empty", R"({"type":"string"})", u""_s, R"("")");
}

void TestCliArguments::givesToolArgumentsTheTypeOfTheSchema()
{
    QFETCH(QByteArray, schema);
    QFETCH(QString, text);
    QFETCH(QByteArray, value);
    const Json property = Json::parse(schema).value();
    Json inputSchema =
        Json::parse(
            QByteArray(R"({"type":"object","properties":{},"$defs":{"text":{"type":"string"},
        "loop":{"anyOf":[{"$ref":"#/$defs/loop"}]}}})"))
            .value();
    if (!property.isNull())
        inputSchema.setAt(u"/properties/k", property);
    QCOMPARE(toolArguments({{u"k"_s, text}}, inputSchema).toBytes(), R"({"k":)" + value + '}');
    QCOMPARE(toolArguments({{u"k"_s, u"1"_s}}, Json()).toBytes(), R"({"k":1})");
}

void TestCliArguments::helpNamesEveryOption()
{
    const QString help = QString::fromUtf8(helpText());
    for (const OptionInfo &option : allOptions())
        QCOMPARE(help.contains(u"  "_s + option.name) || help.contains(u", "_s + option.name),
                 !option.isHidden);
    for (const QString &method : choicesOf(*findOption(u"--method")))
        QVERIFY2(help.contains(method), qPrintable(method));
    for (const QString &line : help.split(u'\n'))
        QVERIFY2(line.size() <= 84, qPrintable(line));
}

void TestCliArguments::completionOffersOptionsAndMethods_data()
{
    QTest::addColumn<QString>("shell");
    QTest::addColumn<QString>("option");
    QTest::newRow("bash") << u"bash"_s << u"--tool-args-json"_s;
    QTest::newRow("zsh") << u"zsh"_s << u"--tool-args-json"_s;
    QTest::newRow("fish") << u"fish"_s << u"-l tool-args-json"_s;
}

void TestCliArguments::completionOffersOptionsAndMethods()
{
    QFETCH(QString, shell);
    QFETCH(QString, option);
    const QString script = QString::fromUtf8(completionScript(shell));
    QVERIFY(script.contains(option));
    QVERIFY(script.contains(u"resources/templates/list"_s));
    QVERIFY(script.contains(u"vitrine-cli"_s));
    QVERIFY(!script.contains(u"--cli"_s + u' '));
}

QTEST_GUILESS_MAIN(TestCliArguments)
#include "tst_cliarguments.moc"
