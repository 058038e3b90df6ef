// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
// ./dev bench: the numbers that Vitrine means to hold, each beside the limit measured in the same
// run.
#include "config/sessionfactory.h"
#include "engine/engine.h"
#include "frames/framelogpanel.h"
#include "measure.h"
#include "rawpipe.h"
#include "report.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Mcp;
using namespace Vitrine;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 kFloodFrames = 2'000'000;
constexpr int kFrameSize = 200;
constexpr int kCalls = 5'000;
constexpr qint64 kBlob = 50'000'000;

QString program(QLatin1StringView name)
{
    return QLatin1StringView(VITRINE_BIN_DIR "/") + name;
}

QByteArray rawCall(int id, const QByteArray &tool, const QByteArray &arguments)
{
    return R"({"jsonrpc":"2.0","id":)" + QByteArray::number(id) +
           R"(,"method":"tools/call","params":{"name":")" + tool + R"(","arguments":)" + arguments +
           "}}\n";
}

struct Limits
{
    double framesPerSecond = 0, microsecondsPerCall = 0, megabytesPerSecond = 0;
};

Limits measureRawPipe()
{
    RawPipe pipe(program("vitrine-bench-server"_L1));
    Limits limits;
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < kCalls; ++i) {
        pipe.write(rawCall(i, "echo", "{}"));
        pipe.readLines(1);
    }
    limits.microsecondsPerCall = double(clock.nsecsElapsed()) / 1e3 / kCalls;
    clock.restart();
    pipe.write(rawCall(1, "flood",
                       R"({"n":)" + QByteArray::number(kFloodFrames) + R"(,"size":)" +
                           QByteArray::number(kFrameSize) + "}"));
    pipe.readLines(kFloodFrames + 1);
    limits.framesPerSecond = double(kFloodFrames) / (double(clock.nsecsElapsed()) / 1e9);
    clock.restart();
    pipe.write(rawCall(2, "blob", R"({"bytes":)" + QByteArray::number(kBlob) + "}"));
    limits.megabytesPerSecond =
        double(pipe.readLines(1)) / 1e6 / (double(clock.nsecsElapsed()) / 1e9);
    return limits;
}

// Calls one after the other inside the engine thread, where a session lives: what a script would
// see.
double microsecondsPerCall(Engine &engine)
{
    QElapsedTimer clock;
    bool done = false;
    QMetaObject::invokeMethod(engine.worker(), [&] {
        const quint32 connection = engine.log().openConnection(u"calls"_s);
        Session *session = makeSession(stdioEntry(u"calls"_s, program("vitrine-bench-server"_L1)),
                                       engine.log(), connection)
                               .release();
        engine.worker()->adopt(session);
        auto left = std::make_shared<int>(kCalls);
        auto next = std::make_shared<std::function<void()>>();
        *next = [&, session, left, next] {
            if ((*left)-- == 0) {
                session->close();
                QMetaObject::invokeMethod(qApp, [&] { done = true; });
                return;
            }
            session->request(
                u"tools/call"_s,
                Json::object({{u"name"_s, u"echo"_s}, {u"arguments"_s, Json::object()}}), {},
                nullptr, [next](const CallOutcome &outcome) {
                    if (!outcome.result)
                        qFatal("%s", qPrintable(outcome.result.error().toString()));
                    (*next)();
                });
        };
        QObject::connect(session, &Session::ready, session, [&clock, next] {
            clock.start();
            (*next)();
        });
        session->open();
    });
    waitFor("the calls", [&] { return done; });
    return double(clock.nsecsElapsed()) / 1e3 / kCalls;
}

void measureIngest(Report &report, const Limits &limits)
{
    QTemporaryDir folder;
    Engine engine;
    if (!engine.log().open(folder.filePath(u"bench.vitrine"_s)))
        qFatal("no recording");
    FrameLogPanel panel(engine.log());
    panel.resize(1400, 500);
    panel.show();
    ServerConnection server(engine, stdioEntry(u"bench"_s, program("vitrine-bench-server"_L1)));
    connectAndWait(server);
    Heartbeat heartbeat;
    const quint64 before = engine.log().size();
    const double flood = callTool(server, u"flood"_s,
                                  Json::object({{u"n"_s, kFloodFrames}, {u"size"_s, kFrameSize}}));
    if (engine.log().size() - before < quint64(kFloodFrames))
        qFatal("frames are missing");
    report.add({.key = u"ingest"_s,
                .what = u"stdio ingest, recorded and indexed, log panel open"_s,
                .value = double(kFloodFrames) / flood / 1e6,
                .unit = u"M frames/s"_s,
                .reference = limits.framesPerSecond / 1e6,
                .referenceName = u"raw pipe"_s,
                .target = 2,
                .better = Report::Better::Higher});
    report.add({.key = u"gui_block"_s,
                .what = u"longest GUI pause meanwhile"_s,
                .value = heartbeat.takeLongestGap(),
                .unit = u"ms"_s,
                .target = 16});

    const double blob = callTool(server, u"blob"_s, Json::object({{u"bytes"_s, kBlob}}));
    report.add({.key = u"blob"_s,
                .what = u"one result of 50 MB, to the log and parsed"_s,
                .value = double(kBlob) / 1e6 / blob,
                .unit = u"MB/s"_s,
                .reference = limits.megabytesPerSecond,
                .referenceName = u"raw pipe"_s,
                .target = 300,
                .better = Report::Better::Higher});
    report.add({.key = u"call"_s,
                .what = u"sequential tools/call over stdio"_s,
                .value = microsecondsPerCall(engine),
                .unit = u"µs"_s,
                .reference = limits.microsecondsPerCall,
                .referenceName = u"raw pipe"_s,
                .target = 5 * limits.microsecondsPerCall});
    server.stop();
    waitFor("the end", [&] { return !server.isActive(); });
}

void measurePrograms(Report &report)
{
    double peak = 0;
    const double list = runProgram({program("vitrine-cli"_L1), program("vitrine-bench-server"_L1),
                                    u"--method"_s, u"tools/list"_s},
                                   10, &peak);
    report.add({.key = u"cli_list"_s,
                .what = u"vitrine-cli tools/list, whole process"_s,
                .value = list * 1e3,
                .unit = u"ms"_s,
                .target = 50});
    report.add({.key = u"cli_memory"_s,
                .what = u"its peak memory"_s,
                .value = peak,
                .unit = u"MiB"_s,
                .target = 9});
    const double window = runProgram({program("vitrine"_L1), u"--quit-when-usable"_s}, 5);
    report.add({.key = u"window_start"_s,
                .what = u"window from start to usable and back, offscreen"_s,
                .value = window * 1e3,
                .unit = u"ms"_s,
                .target = 300});
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCommandLineParser parser;
    const QCommandLineOption json(u"json"_s, u"Write the rows to FILE too."_s, u"FILE"_s);
    parser.addOption(json);
    parser.addHelpOption();
    parser.process(app);

    Report report;
    const Limits limits = measureRawPipe();
    measureIngest(report, limits);
    measurePrograms(report);
    report.print();
    if (parser.isSet(json) && !report.save(parser.value(json)))
        qFatal("cannot write %s", qPrintable(parser.value(json)));
    return 0;
}
