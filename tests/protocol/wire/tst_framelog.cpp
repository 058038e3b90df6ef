// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "wire/framelog.h"
#include "wire/recordingfile.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace Mcp;
using namespace Qt::StringLiterals;

namespace {

FrameInput message(quint32 connection, Lane lane, FrameKind kind, QByteArrayView bytes,
                   QByteArrayView method = {}, QByteArrayView id = {})
{
    return {.connection = connection,
            .lane = lane,
            .kind = kind,
            .bytes = bytes,
            .method = method,
            .id = id};
}

struct Entry
{
    Frame frame;
    QByteArray bytes;
};

// A reader of its own, written from the comment in recordingfile.h.
QList<Entry> readBack(const QByteArray &file)
{
    QList<Entry> out;
    qsizetype step = 0;
    while (step + 64 <= file.size()) {
        RecordingFile::StepHeader header;
        memcpy(&header, file.constData() + step, sizeof header);
        if (QByteArrayView(header.magic, 8) != "VITRINE\n")
            break;
        const qsizetype end = qMin(step + qsizetype(header.length), file.size());
        qsizetype at = step + 64;
        while (at + 64 <= end) {
            Frame frame;
            memcpy(&frame, file.constData() + at, sizeof frame);
            if (frame.offset != RecordingFile::commitMark(quint64(at)))
                break;
            out.append({frame, file.mid(at + 64, qsizetype(frame.length))});
            at += (64 + qsizetype(frame.length) + 7) / 8 * 8;
        }
        step += qsizetype(header.length);
    }
    return out;
}

} // namespace

class TestFrameLog : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void keepsBytesInOrder();
    void pairsByConnectionDirectionAndTypedId();
    void responseInheritsTheMethod();
    void announcesGrowthOnceUntilAcknowledged();
    void recordsEverythingToTheFile();
    void whatIsWrittenIsOnDiskAtOnce();
    void holdsFramesLargerThanAStep();
    void refusesToOverwrite();
    void worksWithoutAFile();
    void readersSeeWholeFramesWhileOthersWrite();
    void flagsCanBeAdded();
    void unknownSequenceIsEmpty();
    void manyMethodsShareANumber();
};

void TestFrameLog::keepsBytesInOrder()
{
    FrameLog log;
    const quint32 c = log.openConnection(u"demo"_s);
    QCOMPARE(log.append(message(c, Lane::ToServer, FrameKind::Request, "one", "a", "1")).sequence,
             0);
    QCOMPARE(log.append(message(c, Lane::Stderr, FrameKind::Text, "")).sequence, 1);
    QCOMPARE(
        log.append(message(c, Lane::FromServer, FrameKind::Invalid, QByteArrayView("a\0b\xff", 4)))
            .sequence,
        2);
    QCOMPARE(log.size(), 3);
    QCOMPARE(log.bytes(0).toByteArray(), "one"_ba);
    QCOMPARE(log.bytes(1).toByteArray(), QByteArray());
    QCOMPARE(log.bytes(2).toByteArray(), QByteArray("a\0b\xff", 4));
    QCOMPARE(log.methodName(log.frame(0).method), u"a"_s);
    QCOMPARE(log.connectionName(c), u"demo"_s);
    QVERIFY(log.frame(0).monotonicNs <= log.frame(2).monotonicNs);
}

// CR 3: ids are compared by type and value, and the ids of both sides do not mix.
void TestFrameLog::pairsByConnectionDirectionAndTypedId()
{
    FrameLog log;
    const quint32 a = log.openConnection(u"a"_s);
    const quint32 b = log.openConnection(u"b"_s);
    const auto ours =
        log.append(message(a, Lane::ToServer, FrameKind::Request, "x", "m", "1")).sequence;
    const auto theirs =
        log.append(message(a, Lane::FromServer, FrameKind::Request, "x", "m", "1")).sequence;
    const auto other =
        log.append(message(b, Lane::ToServer, FrameKind::Request, "x", "m", "1")).sequence;
    const auto text =
        log.append(message(a, Lane::ToServer, FrameKind::Request, "x", "m", "\"1\"")).sequence;

    QCOMPARE(log.append(message(a, Lane::FromServer, FrameKind::Result, "r", {}, "\"1\"")).pair,
             text);
    QCOMPARE(log.append(message(a, Lane::FromServer, FrameKind::Error, "r", {}, "1")).pair, ours);
    QCOMPARE(log.append(message(a, Lane::ToServer, FrameKind::Result, "r", {}, "1")).pair, theirs);
    QCOMPARE(log.append(message(b, Lane::FromServer, FrameKind::Result, "r", {}, "1")).pair, other);
    QCOMPARE(log.append(message(b, Lane::FromServer, FrameKind::Result, "again", {}, "1")).pair,
             Frame::kNone);
    QCOMPARE(log.frame(ours).pair, 5);
    QCOMPARE(log.frame(text).pair, 4);
}

void TestFrameLog::responseInheritsTheMethod()
{
    FrameLog log;
    log.append(message(1, Lane::ToServer, FrameKind::Request, "x", "tools/call", "1"));
    log.append(message(1, Lane::FromServer, FrameKind::Result, "x", {}, "1"));
    QCOMPARE(log.methodName(log.frame(1).method), u"tools/call"_s);
    QCOMPARE(log.methodToken("tools/call"), log.frame(1).method);
    QCOMPARE(log.methodToken("never seen"), 0);
}

void TestFrameLog::announcesGrowthOnceUntilAcknowledged()
{
    FrameLog log;
    QSignalSpy grew(&log, &FrameLog::grew);
    for (int i = 0; i < 10; ++i)
        log.append(message(1, Lane::Stderr, FrameKind::Text, "x"));
    QCOMPARE(grew.size(), 1);
    log.acknowledgeGrowth();
    QCOMPARE(grew.size(), 1);
    log.append(message(1, Lane::Stderr, FrameKind::Text, "x"));
    QCOMPARE(grew.size(), 2);
}

void TestFrameLog::recordsEverythingToTheFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.vitrine"_s);
    {
        FrameLog log;
        QVERIFY(log.open(path));
        const quint32 c = log.openConnection(u"demo"_s);
        log.append(message(c, Lane::ToServer, FrameKind::Request, "question", "m", "1"));
        log.append(message(c, Lane::FromServer, FrameKind::Result, "answer", {}, "1"));
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<Entry> entries = readBack(file.readAll());
    QCOMPARE(entries.size(), 4);
    QCOMPARE(entries[0].frame.sequence, Frame::kNone);
    QCOMPARE(entries[0].frame.flags, RecordingFile::ConnectionName);
    QCOMPARE(entries[0].bytes, "demo"_ba);
    QCOMPARE(entries[1].frame.flags, RecordingFile::MethodName);
    QCOMPARE(entries[1].bytes, "m"_ba);
    QCOMPARE(entries[2].bytes, "question"_ba);
    QCOMPARE(entries[2].frame.pair, 1);
    QCOMPARE(entries[3].bytes, "answer"_ba);
    QCOMPARE(entries[3].frame.pair, 0);
    QCOMPARE(file.size() % 8, 0);
}

// Promise: nothing received is lost when the program is killed. Read while the log is still open.
void TestFrameLog::whatIsWrittenIsOnDiskAtOnce()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.vitrine"_s);
    FrameLog log;
    QVERIFY(log.open(path));
    for (int i = 0; i < 1000; ++i)
        log.append(message(1, Lane::Stderr, FrameKind::Text, QByteArray::number(i)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<Entry> entries = readBack(file.readAll());
    QCOMPARE(entries.size(), 1000);
    QCOMPARE(entries.last().bytes, "999"_ba);
}

void TestFrameLog::holdsFramesLargerThanAStep()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.vitrine"_s);
    const QByteArray large(70 << 20, 'x');
    {
        FrameLog log;
        QVERIFY(log.open(path));
        log.append(message(1, Lane::Stderr, FrameKind::Text, "before"));
        log.append(message(1, Lane::FromServer, FrameKind::Invalid, large));
        log.append(message(1, Lane::Stderr, FrameKind::Text, "after"));
        QCOMPARE(log.bytes(1).size(), large.size());
        QCOMPARE(log.bytes(2).toByteArray(), "after"_ba);
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<Entry> entries = readBack(file.readAll());
    QCOMPARE(entries.size(), 3);
    QVERIFY(entries[1].bytes == large);
    QCOMPARE(entries[2].bytes, "after"_ba);
}

void TestFrameLog::refusesToOverwrite()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.vitrine"_s);
    QFile precious(path);
    QVERIFY(precious.open(QIODevice::WriteOnly));
    precious.write("precious");
    precious.close();
    FrameLog log;
    const auto opened = log.open(path);
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, Error::Kind::Io);
    QCOMPARE(opened.error().where, path);
    QVERIFY(precious.open(QIODevice::ReadOnly));
    QCOMPARE(precious.readAll(), "precious"_ba);
    log.append(message(1, Lane::Stderr, FrameKind::Text, "in memory then"));
    QCOMPARE(log.bytes(0).toByteArray(), "in memory then"_ba);
}

void TestFrameLog::worksWithoutAFile()
{
    FrameLog log;
    for (int i = 0; i < 200'000; ++i)
        log.append(message(1, Lane::Stderr, FrameKind::Text, QByteArray::number(i)));
    QCOMPARE(log.size(), 200'000);
    QCOMPARE(log.bytes(123'456).toByteArray(), "123456"_ba);
    QVERIFY(log.path().isEmpty());
}

void TestFrameLog::readersSeeWholeFramesWhileOthersWrite()
{
    FrameLog log;
    constexpr int kFrames = 50'000;
    const auto write = [&log](quint32 connection) {
        for (int i = 0; i < kFrames; ++i) {
            const QByteArray id = QByteArray::number(i);
            log.append(message(connection, Lane::ToServer, FrameKind::Request, id, "m", id));
            log.append(message(connection, Lane::FromServer, FrameKind::Result, id, {}, id));
        }
    };
    std::jthread first(write, 1), second(write, 2);
    quint64 seen = 0;
    while (seen < quint64(4 * kFrames)) {
        const quint64 size = log.size();
        for (; seen < size; ++seen) {
            const Frame frame = log.frame(seen);
            QCOMPARE(frame.sequence, seen);
            if (frame.kind == FrameKind::Result)
                QCOMPARE(log.bytes(frame.pair).toByteArray(), log.bytes(seen).toByteArray());
        }
        std::this_thread::yield();
    }
}

void TestFrameLog::flagsCanBeAdded()
{
    FrameLog log;
    log.append(message(1, Lane::FromServer, FrameKind::Result, "x", {}, "9"));
    log.addFlags(0, UnknownId);
    log.addFlags(0, LateAnswer);
    QVERIFY(log.frame(0).has(UnknownId));
    QVERIFY(log.frame(0).has(LateAnswer));
    log.addFlags(77, UnknownId); // no such frame: nothing happens
    QCOMPARE(log.size(), 1);
}

void TestFrameLog::unknownSequenceIsEmpty()
{
    FrameLog log;
    QVERIFY(log.bytes(0).isEmpty());
    QCOMPARE(log.frame(5).length, 0);
    QVERIFY(log.methodName(0).isEmpty());
    QVERIFY(log.methodName(99).isEmpty());
}

// A server that invents methods must not fill the memory with their names.
void TestFrameLog::manyMethodsShareANumber()
{
    FrameLog log;
    for (int i = 0; i < 6000; ++i)
        log.append(message(1, Lane::FromServer, FrameKind::Notification, "x",
                           "m/" + QByteArray::number(i)));
    QCOMPARE(log.methodName(log.frame(0).method), u"m/0"_s);
    QCOMPARE(log.methodName(log.frame(5998).method), u"\u2026"_s);
    QCOMPARE(log.frame(5998).method, log.frame(5999).method);
}

QTEST_GUILESS_MAIN(TestFrameLog)
#include "tst_framelog.moc"
