// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "demoserver.h"
#include "httpchannel.h"
#include "options.h"
#include "samplefolder.h"
#include "shutdownsignals.h"
#include "stderrlog.h"
#include "stdiochannel.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <expected>
#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using namespace Demo;

constexpr int kUsageError = 2;

void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        u"A sample MCP server, to try clients with. Speaks on stdin and stdout unless --http is given."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {u"http"_s, u"Serve Streamable HTTP on 127.0.0.1; 0 takes any free port."_s, u"port"_s},
        {u"root"_s, u"The folder that read_file may read; a folder with samples if not given."_s,
         u"folder"_s},
        {u"legacy-only"_s, u"Do not speak 2026-07-28."_s},
        {u"modern-only"_s, u"Speak 2026-07-28 only."_s},
        {u"no-get-stream"_s, u"Legacy HTTP: answer GET with 405."_s},
        {u"bearer"_s, u"HTTP: refuse requests without this bearer token."_s, u"token"_s},
        {u"fault"_s, u"Misbehave in this way; may be repeated."_s, u"name"_s},
        {u"list-faults"_s, u"List the names for --fault, and what they do."_s},
        {u"tools"_s, u"Add this many generated tools."_s, u"count"_s},
        {u"bench"_s, u"Offer the tools flood and blob, for measuring clients."_s},
    });
}

void listFaults()
{
    for (const FaultInfo &info : allFaults()) {
        const char *scope = info.scope == FaultScope::StdioOnly  ? " (stdio)"
                            : info.scope == FaultScope::HttpOnly ? " (HTTP)"
                                                                 : "";
        std::printf("%-22s %s%s\n", info.name.data(), info.summary.data(), scope);
    }
}

/// Takes the faults over, or says which name is unknown. A fault of the other transport is allowed
/// and pointed out.
std::expected<void, QString> readFaults(const QCommandLineParser &parser, Options &options)
{
    const QStringList names = parser.values(u"fault"_s);
    for (const QString &name : names) {
        const auto info = faultByName(name);
        if (!info)
            return std::unexpected(
                u"unknown fault \"%1\"; --list-faults names them all"_s.arg(name));
        if (info->scope == (options.httpPort ? FaultScope::StdioOnly : FaultScope::HttpOnly))
            say(u"the fault %1 has no effect on this transport"_s.arg(name));
        options.faults.add(info->fault);
    }
    return {};
}

std::expected<Options, QString> readOptions(const QCommandLineParser &parser)
{
    Options options;
    bool isNumber = true;
    if (parser.isSet(u"http"_s)) {
        options.httpPort = parser.value(u"http"_s).toUShort(&isNumber);
        if (!isNumber)
            return std::unexpected(u"--http needs a port from 0 to 65535"_s);
    }
    if (parser.isSet(u"tools"_s)) {
        options.generatedTools = parser.value(u"tools"_s).toInt(&isNumber);
        if (!isNumber || options.generatedTools < 0)
            return std::unexpected(u"--tools needs a number"_s);
    }
    if (parser.isSet(u"root"_s)) {
        const QFileInfo root(parser.value(u"root"_s));
        if (!root.isDir())
            return std::unexpected(u"--root needs a folder that exists"_s);
        options.root = root.canonicalFilePath();
    }
    options.legacy = !parser.isSet(u"modern-only"_s);
    options.modern = !parser.isSet(u"legacy-only"_s);
    if (!options.legacy && !options.modern)
        return std::unexpected(u"--legacy-only and --modern-only exclude each other"_s);
    options.standingStream = !parser.isSet(u"no-get-stream"_s);
    options.bearer = parser.value(u"bearer"_s).toUtf8();
    options.bench = parser.isSet(u"bench"_s);
    if (const auto faults = readFaults(parser, options); !faults)
        return std::unexpected(faults.error());
    return options;
}

int fail(const QString &message)
{
    say("vitrine-demo-server: "_L1 + message);
    return kUsageError;
}

int serve(QCoreApplication &application, const Options &options)
{
    DemoServer server(options);
    StdioChannel stdio(&server);
    HttpChannel http(&server);
    ShutdownSignals shutdown;
    QObject::connect(&shutdown, &ShutdownSignals::received, &application, &QCoreApplication::quit);
    QObject::connect(&stdio, &StdioChannel::inputEnded, &application, &QCoreApplication::quit);
    QObject::connect(&server, &DemoServer::exitRequested, &application, [&stdio](int code) {
        stdio.stop();
        QCoreApplication::exit(code);
    });

    const auto start = [&] {
        if (!options.httpPort)
            stdio.start();
        else if (!http.listen(*options.httpPort))
            QCoreApplication::exit(1);
    };
    QTimer::singleShot(options.faults.has(Fault::SlowStart) ? 3s : 0s, &application, start);
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"vitrine-demo-server"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(VITRINE_VERSION));

    QCommandLineParser parser;
    addOptions(parser);
    parser.process(application);
    if (parser.isSet(u"list-faults"_s)) {
        listFaults();
        return 0;
    }
    auto options = readOptions(parser);
    if (!options)
        return fail(options.error());

    std::optional<SampleFolder> samples;
    if (options->root.isEmpty()) {
        samples.emplace();
        if (!samples->isReady())
            return fail(u"the folder with samples cannot be written"_s);
        options->root = QFileInfo(samples->path()).canonicalFilePath();
    }
    return serve(application, *options);
}
