// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "demoprocess.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace Qt::StringLiterals;

/// What the tools of the sample server do, over stdio.
class TestDemoTools : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }

    void listsItsToolsInOrder();
    void describesEveryTool();
    void echoesItsMessage();
    void addsWithStructuredContent_data();
    void addsWithStructuredContent();
    void failsWithAToolError();
    void drawsAPngThatHoldsWater();
    void returnsTheOrderAsItWasGiven();
    void checksArguments_data();
    void checksArguments();
    void reportsBadArgumentsTheWayOfTheRevision_data();
    void reportsBadArgumentsTheWayOfTheRevision();

    void readsFiles_data();
    void readsFiles();
    void refusesPathsOutside_data();
    void refusesPathsOutside();
    void refusesLinksThatLeadOutside();
    void cutsLongFilesBetweenCharacters();

    void reportsProgressWhenAsked();
    void reportsNoProgressUnasked();
    void stopsWhenCancelled_data();
    void stopsWhenCancelled();
    void answersOthersWhileOneIsSlow();

    void logsFromTheLevelOn_data();
    void logsFromTheLevelOn();
    void listensUntilCancelled();

    void offersBenchToolsOnRequestOnly();
    void floodsWithExactlyAsManyMessages();
    void floodStopsWhenCancelled();
    void floodsOnlyThoseWhoWantLogs();
    void answersWithABlobOfTheSize_data();
    void answersWithABlobOfTheSize();
    void generatesTools();
};

namespace {

QJsonObject plainOrder()
{
    return {{u"customer"_s, QJsonObject{{u"name"_s, u"Ada"_s}}},
            {u"items"_s, QJsonArray{QJsonObject{{u"article"_s, u"apple"_s}, {u"quantity"_s, 2}}}}};
}

QJsonObject with(QJsonObject object, const QString &key, const QJsonValue &value)
{
    object.insert(key, value);
    return object;
}

bool isError(const QJsonObject &answer)
{
    return answer["result"_L1]["isError"_L1].toBool();
}

/// CRC-32 bit by bit, so that it shares nothing with the table in the server.
quint32 slowCrc(QByteArrayView bytes)
{
    quint32 crc = 0xFFFFFFFFu;
    for (const char byte : bytes) {
        crc ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) ? 0xEDB88320u : 0u);
    }
    return ~crc;
}

} // namespace

void TestDemoTools::listsItsToolsInOrder()
{
    DemoProcess server;
    server.shakeHands();
    QStringList names;
    const QJsonArray tools = server.request(u"tools/list"_s)["result"_L1]["tools"_L1].toArray();
    for (const QJsonValue &tool : tools)
        names += tool["name"_L1].toString();
    QCOMPARE(names.join(u' '), u"read_file echo add slow fail picture noisy order"_s);
}

void TestDemoTools::describesEveryTool()
{
    DemoProcess server;
    server.shakeHands();
    const QJsonArray tools = server.request(u"tools/list"_s)["result"_L1]["tools"_L1].toArray();
    for (const QJsonValue &tool : tools) {
        QVERIFY(!tool["title"_L1].toString().isEmpty());
        QVERIFY(!tool["description"_L1].toString().isEmpty());
        QVERIFY(tool["annotations"_L1]["readOnlyHint"_L1].isBool());
        QCOMPARE(tool["inputSchema"_L1]["type"_L1].toString(), u"object"_s);
    }
}

void TestDemoTools::echoesItsMessage()
{
    DemoProcess server;
    server.shakeHands();
    const QString message = u"Grüße, 世界 \U0001F600\n\"quoted\"\t\\"_s;
    const QJsonObject answer = server.call(u"echo"_s, {{u"message"_s, message}});
    QCOMPARE(firstText(answer), message);
    QVERIFY(!isError(answer));
}

void TestDemoTools::addsWithStructuredContent_data()
{
    QTest::addColumn<QString>("revision");
    QTest::addColumn<bool>("isStructured");
    QTest::newRow("2024-11-05") << u"2024-11-05"_s << false;
    QTest::newRow("2025-03-26") << u"2025-03-26"_s << false;
    QTest::newRow("2025-06-18") << u"2025-06-18"_s << true;
    QTest::newRow("2025-11-25") << u"2025-11-25"_s << true;
}

void TestDemoTools::addsWithStructuredContent()
{
    QFETCH(QString, revision);
    QFETCH(bool, isStructured);
    DemoProcess server;
    server.shakeHands(revision);
    const QJsonObject answer = server.call(u"add"_s, {{u"a"_s, 2}, {u"b"_s, 0.5}});
    QCOMPARE(firstText(answer), u"{\"sum\":2.5}"_s);
    QCOMPARE(answer["result"_L1].toObject().contains("structuredContent"_L1), isStructured);
    if (isStructured)
        QCOMPARE(answer["result"_L1]["structuredContent"_L1].toObject(),
                 QJsonObject({{u"sum"_s, 2.5}}));
}

void TestDemoTools::failsWithAToolError()
{
    DemoProcess server;
    server.shakeHands();
    const QJsonObject answer = server.call(u"fail"_s);
    QVERIFY(!answer.contains("error"_L1));
    QVERIFY(isError(answer));
    QCOMPARE(firstText(answer), u"This tool always fails."_s);
}

void TestDemoTools::drawsAPngThatHoldsWater()
{
    DemoProcess server;
    server.shakeHands();
    const QJsonValue content = server.call(u"picture"_s)["result"_L1]["content"_L1];
    QCOMPARE(content[0]["type"_L1].toString(), u"image"_s);
    QCOMPARE(content[0]["mimeType"_L1].toString(), u"image/png"_s);
    QCOMPARE(content[1]["type"_L1].toString(), u"text"_s);

    const QByteArray png = QByteArray::fromBase64(content[0]["data"_L1].toString().toLatin1());
    QVERIFY(png.startsWith("\x89PNG\r\n\x1a\n"));
    QByteArrayList types;
    QByteArray pixels;
    for (qsizetype at = 8; at < png.size();) {
        const auto size = qFromBigEndian<quint32>(png.constData() + at);
        QVERIFY(at + 12 + size <= png.size());
        const QByteArray body = png.sliced(at + 4, 4 + size);
        QCOMPARE(qFromBigEndian<quint32>(png.constData() + at + 8 + size), slowCrc(body));
        types += body.first(4);
        if (body.startsWith("IHDR"))
            QCOMPARE(body.sliced(4),
                     QByteArray("\0\0\0\xa0\0\0\0\x64\x08\x02\0\0\0", 13)); // 160 x 100, RGB
        if (body.startsWith("IDAT"))
            pixels = qUncompress(QByteArray("\0\0\0\0", 4) +
                                 body.sliced(4)); // Qt wants a size hint in front
        at += 12 + size;
    }
    QCOMPARE(types, QByteArrayList({"IHDR", "IDAT", "IEND"}));
    QCOMPARE(pixels.size(), 100 * (1 + 160 * 3));
    QCOMPARE(pixels.first(4), QByteArray("\0\0\0\xa0", 4));  // no filter, then the first pixel
    QCOMPARE(pixels.last(3), QByteArray("\xff\xff\xa0", 3)); // the last pixel
}

void TestDemoTools::returnsTheOrderAsItWasGiven()
{
    DemoProcess server;
    server.shakeHands();
    QJsonObject order = plainOrder();
    order.insert("shipping"_L1, u"express"_s);
    order.insert("deliverAt"_L1, u"2026-08-01T09:30:00+02:00"_s);
    order.insert("note"_L1, QJsonValue::Null);
    const QJsonObject answer = server.call(u"order"_s, order);
    QCOMPARE(answer["result"_L1]["structuredContent"_L1].toObject(), order);
    QCOMPARE(QJsonDocument::fromJson(firstText(answer).toUtf8()).object(), order);
}

void TestDemoTools::checksArguments_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QJsonObject>("arguments");
    QTest::addColumn<QString>("problem"); // empty: they fit
    const QJsonObject order = plainOrder();
    const auto items = [&order](const QJsonObject &item) {
        return with(order, u"items"_s, QJsonArray{item});
    };
    QTest::newRow("nothing") << u"order"_s << QJsonObject() << u"\"customer\" is missing."_s;
    QTest::newRow("fits") << u"order"_s << order << QString();
    QTest::newRow("null note") << u"order"_s << with(order, u"note"_s, QJsonValue::Null)
                               << QString();
    QTest::newRow("note a number")
        << u"order"_s << with(order, u"note"_s, 1) << u"\"note\" must be a text or null."_s;
    QTest::newRow("unknown member")
        << u"order"_s << with(order, u"colour"_s, 1) << u"\"colour\" is not known here."_s;
    QTest::newRow("customer a text") << u"order"_s << with(order, u"customer"_s, u"Ada"_s)
                                     << u"\"customer\" must be an object."_s;
    QTest::newRow("nested, missing") << u"order"_s << with(order, u"customer"_s, QJsonObject())
                                     << u"\"customer.name\" is missing."_s;
    QTest::newRow("nested, empty")
        << u"order"_s << with(order, u"customer"_s, QJsonObject{{u"name"_s, QString()}})
        << u"\"customer.name\" must have at least 1 characters."_s;
    QTest::newRow("no items") << u"order"_s << with(order, u"items"_s, QJsonArray())
                              << u"\"items\" must have at least 1 entries."_s;
    QTest::newRow("enum") << u"order"_s << items({{u"article"_s, u"stone"_s}, {u"quantity"_s, 1}})
                          << u"\"items[0].article\" must be one of: apple, bread, cheese."_s;
    QTest::newRow("too many") << u"order"_s
                              << items({{u"article"_s, u"apple"_s}, {u"quantity"_s, 100}})
                              << u"\"items[0].quantity\" must be at most 99."_s;
    QTest::newRow("just as many") << u"order"_s
                                  << items({{u"article"_s, u"apple"_s}, {u"quantity"_s, 99}})
                                  << QString();
    QTest::newRow("lowest priority") << u"order"_s << with(order, u"priority"_s, 1) << QString();
    QTest::newRow("half an apple")
        << u"order"_s << items({{u"article"_s, u"apple"_s}, {u"quantity"_s, 0.5}})
        << u"\"items[0].quantity\" must be a whole number."_s;
    QTest::newRow("titled enum") << u"order"_s << with(order, u"shipping"_s, u"pigeon"_s)
                                 << u"\"shipping\" must be one of: standard, express, pickup."_s;
    QTest::newRow("gift a text") << u"order"_s << with(order, u"gift"_s, u"yes"_s)
                                 << u"\"gift\" must be true or false."_s;
    QTest::newRow("priority 0") << u"order"_s << with(order, u"priority"_s, 0)
                                << u"\"priority\" must be at least 1."_s;
    QTest::newRow("date only")
        << u"order"_s << with(order, u"deliverAt"_s, u"2026-08-01"_s)
        << u"\"deliverAt\" must be a date and time such as 2026-08-01T09:30:00Z."_s;
    QTest::newRow("time without offset")
        << u"order"_s << with(order, u"deliverAt"_s, u"2026-08-01T09:30:00"_s)
        << u"\"deliverAt\" must be a date and time such as 2026-08-01T09:30:00Z."_s;
    QTest::newRow("no such day")
        << u"order"_s << with(order, u"deliverAt"_s, u"2026-02-30T09:30:00Z"_s)
        << u"\"deliverAt\" must be a date and time such as 2026-08-01T09:30:00Z."_s;
    QTest::newRow("number as text")
        << u"add"_s << QJsonObject{{u"a"_s, u"1"_s}, {u"b"_s, 2}} << u"\"a\" must be a number."_s;
    QTest::newRow("whole number as 2.0")
        << u"slow"_s << QJsonObject{{u"steps"_s, 2.0}, {u"delayMs"_s, 0}} << QString();
}

void TestDemoTools::checksArguments()
{
    QFETCH(QString, tool);
    QFETCH(QJsonObject, arguments);
    QFETCH(QString, problem);
    DemoProcess server;
    server.shakeHands();
    const QJsonObject answer = server.call(tool, arguments);
    QVERIFY(answer.contains("result"_L1));
    QCOMPARE(isError(answer), !problem.isEmpty());
    if (!problem.isEmpty())
        QCOMPARE(firstText(answer), problem);
}

void TestDemoTools::reportsBadArgumentsTheWayOfTheRevision_data()
{
    QTest::addColumn<QString>("revision");
    QTest::addColumn<bool>("isProtocolError");
    QTest::newRow("2024-11-05") << u"2024-11-05"_s << true;
    QTest::newRow("2025-06-18") << u"2025-06-18"_s << true;
    QTest::newRow("2025-11-25, SEP-1303") << u"2025-11-25"_s << false;
}

void TestDemoTools::reportsBadArgumentsTheWayOfTheRevision()
{
    QFETCH(QString, revision);
    QFETCH(bool, isProtocolError);
    DemoProcess server;
    server.shakeHands(revision);
    const QJsonObject answer = server.call(u"echo"_s);
    QCOMPARE(errorCode(answer), isProtocolError ? -32602 : 0);
    QCOMPARE(isError(answer), !isProtocolError);
}

void TestDemoTools::readsFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fails");
    QTest::newRow("below a folder") << u"src/app.ts"_s << u"export const answer = 42;\n"_s << false;
    QTest::newRow("with dots that stay inside")
        << u"src/../src/./app.ts"_s << u"export const answer = 42;\n"_s << false;
    QTest::newRow("empty file") << u"empty.txt"_s << QString() << false;
    QTest::newRow("missing") << u"src/none.ts"_s
                             << u"There is no file \"src/none.ts\" in the shared folder."_s << true;
    QTest::newRow("folder") << u"src"_s << u"\"src\" is a folder, not a file."_s << true;
    QTest::newRow("the root itself") << u"."_s << u"\".\" is a folder, not a file."_s << true;
    QTest::newRow("binary") << u"binary.bin"_s << u"\"binary.bin\" is not a text file in UTF-8."_s
                            << true;
}

namespace {

void write(const QTemporaryDir &folder, const QString &name, const QByteArray &content)
{
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

void TestDemoTools::readsFiles()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(bool, fails);
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"src"_s));
    write(folder, u"src/app.ts"_s, "export const answer = 42;\n");
    write(folder, u"empty.txt"_s, "");
    write(folder, u"binary.bin"_s, "\xff\xfe\x00");

    DemoProcess server({u"--root"_s, folder.path()});
    server.shakeHands();
    const QJsonObject answer = server.call(u"read_file"_s, {{u"path"_s, path}});
    QCOMPARE(firstText(answer), text);
    QCOMPARE(isError(answer), fails);
}

void TestDemoTools::refusesPathsOutside_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("one up") << u"../secret.txt"_s;
    QTest::newRow("down and up") << u"src/../../secret.txt"_s;
    QTest::newRow("far up") << u"../../../../../../etc/passwd"_s;
    QTest::newRow("absolute") << u"/etc/passwd"_s;
    QTest::newRow("up to a folder whose name begins alike") << u"../root-of-another/secret.txt"_s;
    QTest::newRow("Qt resource") << u":/qt-project.org/"_s;
}

void TestDemoTools::refusesPathsOutside()
{
    QFETCH(QString, path);
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"root/src"_s) &&
            QDir(folder.path()).mkdir(u"root-of-another"_s));
    write(folder, u"secret.txt"_s, "secret");
    write(folder, u"root-of-another/secret.txt"_s, "secret");
    DemoProcess server({u"--root"_s, folder.filePath(u"root"_s)});
    server.shakeHands();
    const QJsonObject answer = server.call(u"read_file"_s, {{u"path"_s, path}});
    QVERIFY(isError(answer));
    QCOMPARE(
        firstText(answer),
        u"The path \"%1\" leads outside of the shared folder, so it was not read."_s.arg(path));
}

void TestDemoTools::refusesLinksThatLeadOutside()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"root/src"_s) && QDir(folder.path()).mkdir(u"other"_s));
    write(folder, u"other/secret.txt"_s, "secret");
    write(folder, u"root/src/inside.txt"_s, "inside");
    QVERIFY(QFile::link(folder.filePath(u"other/secret.txt"_s), folder.filePath(u"root/file"_s)));
    QVERIFY(QFile::link(folder.filePath(u"other"_s), folder.filePath(u"root/folder"_s)));
    QVERIFY(QFile::link(u"src/inside.txt"_s, folder.filePath(u"root/fine"_s)));
    DemoProcess server({u"--root"_s, folder.filePath(u"root"_s)});
    server.shakeHands();
    const auto paths = {u"file"_s, u"folder/secret.txt"_s};
    for (const QString &path : paths) {
        const QJsonObject answer = server.call(u"read_file"_s, {{u"path"_s, path}});
        QVERIFY(isError(answer));
        QVERIFY(firstText(answer).contains("is a link that leads outside of the shared folder"_L1));
    }
    QCOMPARE(firstText(server.call(u"read_file"_s, {{u"path"_s, u"fine"_s}})), u"inside"_s);
}

void TestDemoTools::cutsLongFilesBetweenCharacters()
{
    QTemporaryDir folder;
    // 65,536 bytes end after the first of the two bytes of the last é.
    write(folder, u"long.txt"_s, "x" + QByteArray("é").repeated(40'000));
    write(folder, u"exact.txt"_s, QByteArray(65'536, 'x'));
    DemoProcess server({u"--root"_s, folder.path()});
    server.shakeHands();
    const QJsonObject cut = server.call(u"read_file"_s, {{u"path"_s, u"long.txt"_s}});
    QVERIFY(!isError(cut));
    QCOMPARE(firstText(cut), u"x"_s + QString(32'767, u'é'));
    QCOMPARE(cut["result"_L1]["content"_L1][1]["text"_L1].toString(),
             u"Only the first 64 KiB of 80001 bytes are shown."_s);
    const QJsonObject whole = server.call(u"read_file"_s, {{u"path"_s, u"exact.txt"_s}});
    QCOMPARE(whole["result"_L1]["content"_L1].toArray().size(), 1);
    QCOMPARE(firstText(whole).size(), 65'536);
}

void TestDemoTools::reportsProgressWhenAsked()
{
    DemoProcess server;
    server.shakeHands();
    const QJsonObject answer = server.call(u"slow"_s, {{u"steps"_s, 3}, {u"delayMs"_s, 1}},
                                           {{u"progressToken"_s, u"p1"_s}});
    QCOMPARE(firstText(answer), u"Finished 3 steps."_s);
    QCOMPARE(server.notifications.size(), 3);
    for (int i = 0; i < 3; ++i) {
        const QJsonObject expected{{u"progressToken"_s, u"p1"_s},
                                   {u"progress"_s, i + 1},
                                   {u"total"_s, 3},
                                   {u"message"_s, u"Step %1 of 3"_s.arg(i + 1)}};
        QCOMPARE(server.notifications.at(i).value("method"_L1).toString(),
                 u"notifications/progress"_s);
        QCOMPARE(server.notifications.at(i).value("params"_L1).toObject(), expected);
    }
}

void TestDemoTools::reportsNoProgressUnasked()
{
    DemoProcess server;
    server.shakeHands();
    QCOMPARE(firstText(server.call(u"slow"_s, {{u"steps"_s, 2}, {u"delayMs"_s, 1}})),
             u"Finished 2 steps."_s);
    QVERIFY(server.notifications.isEmpty());
}

void TestDemoTools::stopsWhenCancelled_data()
{
    QTest::addColumn<bool>("isModern");
    QTest::newRow("legacy") << false;
    QTest::newRow("modern") << true;
}

void TestDemoTools::stopsWhenCancelled()
{
    QFETCH(bool, isModern);
    DemoProcess server;
    server.shakeHands();
    QJsonObject meta = isModern ? modernMeta() : QJsonObject();
    meta.insert("progressToken"_L1, 7);
    const QJsonObject arguments{{u"steps"_s, 1000}, {u"delayMs"_s, 5}};
    const int id = server.start(
        u"tools/call"_s, {{u"name"_s, u"slow"_s}, {u"arguments"_s, arguments}, {u"_meta"_s, meta}});
    QVERIFY(server.takeLine().contains("notifications/progress")); // it runs
    server.notify(u"notifications/cancelled"_s,
                  {{u"requestId"_s, QString::number(id)}}); // another id: a string
    QVERIFY(server.takeLine().contains("notifications/progress"));
    server.notify(u"notifications/cancelled"_s, {{u"requestId"_s, id}, {u"reason"_s, u"test"_s}});
    QVERIFY(server.saysOnStderr("slow: cancelled after "));
    server.notifications.clear();
    QVERIFY(server.request(u"ping"_s).contains("result"_L1));
    for (const QJsonObject &message : std::as_const(server.notifications))
        QCOMPARE(message.value("method"_L1).toString(),
                 u"notifications/progress"_s); // from before, and no answer
    QCOMPARE(server.finish(), 0);
    QCOMPARE(server.process.readAllStandardOutput(), QByteArray());
}

void TestDemoTools::answersOthersWhileOneIsSlow()
{
    DemoProcess server;
    server.shakeHands();
    const int slow = server.start(
        u"tools/call"_s, {{u"name"_s, u"slow"_s},
                          {u"arguments"_s, QJsonObject{{u"steps"_s, 1}, {u"delayMs"_s, 200}}}});
    const int ping = server.start(u"ping"_s);
    const QJsonObject first = QJsonDocument::fromJson(server.takeLine()).object();
    QCOMPARE(first.value("id"_L1).toInt(), ping);
    QVERIFY(server.answerTo(slow).contains("result"_L1));
}

void TestDemoTools::logsFromTheLevelOn_data()
{
    // noisy sends info, warning, error, debug, notice, critical, alert, emergency in this order.
    QTest::addColumn<bool>("isModern");
    QTest::addColumn<QString>("level"); // empty: never set
    QTest::addColumn<QString>("expected");
    QTest::newRow("legacy, not set")
        << false << QString() << u"info warning error debug notice critical alert emergency"_s;
    QTest::newRow("legacy, warning")
        << false << u"warning"_s << u"warning error critical alert emergency"_s;
    QTest::newRow("legacy, emergency") << false << u"emergency"_s << u"emergency"_s;
    QTest::newRow("modern, not set") << true << QString() << QString();
    QTest::newRow("modern, debug")
        << true << u"debug"_s << u"info warning error debug notice critical alert emergency"_s;
    QTest::newRow("modern, error") << true << u"error"_s << u"error critical alert emergency"_s;
}

void TestDemoTools::logsFromTheLevelOn()
{
    QFETCH(bool, isModern);
    QFETCH(QString, level);
    QFETCH(QString, expected);
    DemoProcess server;
    const QJsonObject params{{u"name"_s, u"noisy"_s},
                             {u"arguments"_s, QJsonObject{{u"count"_s, 8}}}};
    QJsonObject answer;
    if (isModern) {
        QJsonObject meta;
        if (!level.isEmpty())
            meta.insert("io.modelcontextprotocol/logLevel"_L1, level);
        answer = server.modern(u"tools/call"_s, params, meta);
    } else {
        server.shakeHands();
        if (!level.isEmpty())
            QVERIFY(
                server.request(u"logging/setLevel"_s, {{u"level"_s, level}}).contains("result"_L1));
        answer = server.request(u"tools/call"_s, params);
    }
    QStringList levels;
    for (const QJsonObject &message : std::as_const(server.notifications)) {
        QCOMPARE(message.value("method"_L1).toString(), u"notifications/message"_s);
        QCOMPARE(message["params"_L1]["logger"_L1].toString(), u"noisy"_s);
        levels += message["params"_L1]["level"_L1].toString();
    }
    QCOMPARE(levels.join(u' '), expected);
    QVERIFY(firstText(answer).contains(u"sent %1 of 8 log messages"_s.arg(levels.size())));
    QVERIFY(server.saysOnStderr("noisy: line 8 of 8\n"));
}

void TestDemoTools::listensUntilCancelled()
{
    DemoProcess server;
    const QJsonObject wanted{{u"toolsListChanged"_s, true}};
    const int id = server.start(u"subscriptions/listen"_s,
                                {{u"notifications"_s, wanted}, {u"_meta"_s, modernMeta()}});
    const QJsonObject first = QJsonDocument::fromJson(server.takeLine()).object();
    QCOMPARE(first.value("method"_L1).toString(), u"notifications/subscriptions/acknowledged"_s);
    QCOMPARE(first["params"_L1]["notifications"_L1].toObject(),
             QJsonObject()); // nothing here ever changes
    QCOMPARE(first["params"_L1]["_meta"_L1]["io.modelcontextprotocol/subscriptionId"_L1],
             QJsonValue(id));
    server.notify(u"notifications/cancelled"_s, {{u"requestId"_s, id}});
    QVERIFY(server.modern(u"tools/list"_s).contains("result"_L1));
    QVERIFY(server.notifications.isEmpty());
}

void TestDemoTools::offersBenchToolsOnRequestOnly()
{
    DemoProcess plain;
    plain.shakeHands();
    QCOMPARE(errorCode(plain.call(u"flood"_s)), -32602);
    DemoProcess bench({u"--bench"_s});
    bench.shakeHands();
    const QJsonArray tools = bench.request(u"tools/list"_s)["result"_L1]["tools"_L1].toArray();
    QCOMPARE(tools.at(8)["name"_L1].toString(), u"flood"_s);
    QCOMPARE(tools.at(9)["name"_L1].toString(), u"blob"_s);
}

void TestDemoTools::floodsWithExactlyAsManyMessages()
{
    DemoProcess server({u"--bench"_s});
    server.shakeHands();
    constexpr int count = 5000; // more than one block
    const int id = server.start(u"tools/call"_s,
                                {{u"name"_s, u"flood"_s},
                                 {u"arguments"_s, QJsonObject{{u"n"_s, count}, {u"size"_s, 200}}}});
    for (int i = 0; i < count; ++i) {
        const QByteArray line = server.takeLine();
        QCOMPARE(line.size(), 200);
        const QJsonObject message = QJsonDocument::fromJson(line).object();
        QCOMPARE(message.value("method"_L1).toString(), u"notifications/message"_s);
        QVERIFY(message["params"_L1]["data"_L1].toString().startsWith(
            u"%1 x"_s.arg(i, 10, 10, QChar(u'0'))));
    }
    QCOMPARE(firstText(server.answerTo(id)), u"Sent 5000 messages."_s);
    QVERIFY(server.notifications.isEmpty());
}

void TestDemoTools::floodStopsWhenCancelled()
{
    DemoProcess server({u"--bench"_s});
    server.shakeHands();
    const int id =
        server.start(u"tools/call"_s, {{u"name"_s, u"flood"_s},
                                       {u"arguments"_s, QJsonObject{{u"n"_s, 100'000'000}}}});
    QVERIFY(server.takeLine().contains("0000000000"));
    server.notify(u"notifications/cancelled"_s, {{u"requestId"_s, id}});
    const int ping = server.start(u"ping"_s);
    QVERIFY(server.answerTo(ping).contains("result"_L1));
}

void TestDemoTools::floodsOnlyThoseWhoWantLogs()
{
    DemoProcess server({u"--bench"_s});
    const QJsonObject params{{u"name"_s, u"flood"_s}, {u"arguments"_s, QJsonObject{{u"n"_s, 2}}}};
    QVERIFY(isError(server.modern(u"tools/call"_s, params)));
    QVERIFY(server.notifications.isEmpty());
    QVERIFY(!isError(server.modern(u"tools/call"_s, params,
                                   {{u"io.modelcontextprotocol/logLevel"_s, u"info"_s}})));
    QCOMPARE(server.notifications.size(), 2);
}

void TestDemoTools::answersWithABlobOfTheSize_data()
{
    QTest::addColumn<bool>("isModern");
    QTest::addColumn<int>("size");
    QTest::newRow("empty") << false << 0;
    QTest::newRow("legacy, a megabyte and one") << false << 1'048'577;
    QTest::newRow("modern, ten") << true << 10;
}

void TestDemoTools::answersWithABlobOfTheSize()
{
    QFETCH(bool, isModern);
    QFETCH(int, size);
    DemoProcess server({u"--bench"_s});
    const QJsonObject params{{u"name"_s, u"blob"_s},
                             {u"arguments"_s, QJsonObject{{u"bytes"_s, size}}}};
    if (!isModern)
        server.shakeHands();
    const QJsonObject answer =
        isModern ? server.modern(u"tools/call"_s, params) : server.request(u"tools/call"_s, params);
    QCOMPARE(firstText(answer).size(), size);
    QCOMPARE(answer["result"_L1]["resultType"_L1].toString(), isModern ? u"complete"_s : QString());
}

void TestDemoTools::generatesTools()
{
    DemoProcess server({u"--tools"_s, u"1500"_s});
    server.shakeHands();
    const QJsonArray tools = server.request(u"tools/list"_s)["result"_L1]["tools"_L1].toArray();
    QCOMPARE(tools.size(), 8 + 1500);
    QCOMPARE(tools.at(8)["name"_L1].toString(), u"tool_0001"_s);
    QCOMPARE(tools.last()["name"_L1].toString(), u"tool_1500"_s);
    QCOMPARE(firstText(server.call(u"tool_0042"_s, {{u"path"_s, u"x"_s}})),
             u"tool_0042 was called with {\"path\":\"x\"}"_s);
}

QTEST_GUILESS_MAIN(TestDemoTools)
#include "tst_demotools.moc"
