// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "wire/framelog.h"

#include "wire/recordingfile.h"

#include <QDateTime>
#include <QHash>
#include <QMutex>
#include <QReadWriteLock>

#include <atomic>
#include <chrono>

namespace Mcp {

namespace {

constexpr quint64 kChunkFrames = 1 << 16; // 4 MiB of records
constexpr size_t kMaxChunks = 1 << 14;    // a thousand million frames

qint64 monotonicNow()
{
    return std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
}

// Who waits for an answer to what: ids of both sides may be equal, so the direction belongs to it.
struct PendingKey
{
    quint32 connection;
    Lane requestLane;
    QByteArray id;
    bool operator==(const PendingKey &) const = default;
};

size_t qHash(const PendingKey &key, size_t seed)
{
    return qHashMulti(seed, key.connection, quint8(key.requestLane), key.id);
}

// Texts with a small number each. 0 is the empty text.
class NameTable
{
public:
    quint32 find(QByteArrayView name) const
    {
        QReadLocker lock(&m_lock);
        return m_numbers.value(QByteArray::fromRawData(name.data(), name.size()), 0);
    }
    // The number, and whether it is new.
    std::pair<quint32, bool> intern(QByteArrayView name)
    {
        if (const quint32 known = find(name))
            return {known, false};
        QWriteLocker lock(&m_lock);
        m_names.append(QString::fromUtf8(name));
        const auto number = quint32(m_names.size());
        m_numbers.insert(name.toByteArray(), number);
        return {number, true};
    }
    quint32 append(const QString &name)
    {
        QWriteLocker lock(&m_lock);
        m_names.append(name);
        return quint32(m_names.size());
    }
    QString name(quint32 number) const
    {
        QReadLocker lock(&m_lock);
        return number >= 1 && number <= quint32(m_names.size()) ? m_names.at(number - 1)
                                                                : QString();
    }
    quint32 count() const
    {
        QReadLocker lock(&m_lock);
        return quint32(m_names.size());
    }

private:
    mutable QReadWriteLock m_lock;
    QHash<QByteArray, quint32> m_numbers;
    QStringList m_names;
};

// A server may invent any number of methods; beyond this many they share the number of "…".
constexpr quint32 kMaxMethods = 4096;
constexpr QByteArrayView kOtherMethods = "\u2026";

} // namespace

struct FrameLog::Private
{
    const qint64 wallAtOpen = QDateTime::currentMSecsSinceEpoch() * 1'000'000;
    const qint64 monotonicAtOpen = monotonicNow();
    RecordingFile recording{wallAtOpen};
    NameTable methods;
    NameTable connections;

    QMutex writing;
    QHash<PendingKey, quint64> pending;
    bool full = false;

    std::unique_ptr<std::atomic<Frame *>[]> chunks =
        std::make_unique<std::atomic<Frame *>[]>(kMaxChunks);
    std::atomic<quint64> size = 0;
    std::atomic<quint32> exchanges = 0;
    std::atomic<bool> announced = false;

    ~Private()
    {
        for (size_t i = 0; i < kMaxChunks && chunks[i]; ++i)
            delete[] chunks[i].load();
    }
    Frame *record(quint64 sequence) const
    {
        Frame *chunk = chunks[sequence / kChunkFrames].load(std::memory_order_acquire);
        return chunk + sequence % kChunkFrames;
    }
    quint32 methodNumber(QByteArrayView name)
    {
        if (name.isEmpty())
            return 0;
        if (const quint32 known = methods.find(name))
            return known;
        if (methods.count() >= kMaxMethods)
            name = kOtherMethods;
        const auto [number, isNew] = methods.intern(name);
        if (isNew)
            define(RecordingFile::MethodName, number, name);
        return number;
    }
    void define(RecordingFile::Definition what, quint32 number, QByteArrayView text)
    {
        Frame entry{.sequence = Frame::kNone, .flags = what};
        entry.length = quint64(text.size());
        (what == RecordingFile::MethodName ? entry.method : entry.connection) = number;
        recording.write(entry, text);
    }
    void pairUp(Frame &frame, const FrameInput &input)
    {
        const bool request = input.kind == FrameKind::Request;
        const bool response = input.kind == FrameKind::Result || input.kind == FrameKind::Error;
        if (input.id.isEmpty() || !(request || response))
            return;
        if (request) {
            pending.insert({input.connection, input.lane, input.id.toByteArray()}, frame.sequence);
            return;
        }
        const Lane requestLane = input.lane == Lane::FromServer ? Lane::ToServer : Lane::FromServer;
        const auto id = QByteArray::fromRawData(input.id.data(), input.id.size());
        if (const auto found = pending.constFind({input.connection, requestLane, id});
            found != pending.cend()) {
            frame.pair = found.value();
            pending.erase(found);
        }
    }
};

FrameLog::FrameLog(QObject *parent) : QObject(parent), d(std::make_unique<Private>()) {}

FrameLog::~FrameLog() = default;

Result<void> FrameLog::open(const QString &path)
{
    Q_ASSERT(size() == 0);
    return d->recording.create(path);
}

QString FrameLog::path() const
{
    return d->recording.path();
}

quint32 FrameLog::openConnection(const QString &name)
{
    QMutexLocker lock(&d->writing);
    const quint32 number = d->connections.append(name);
    d->define(RecordingFile::ConnectionName, number, name.toUtf8());
    return number;
}

QString FrameLog::connectionName(quint32 connection) const
{
    return d->connections.name(connection);
}

quint32 FrameLog::connectionCount() const
{
    return d->connections.count();
}

quint32 FrameLog::newExchange()
{
    return d->exchanges.fetch_add(1, std::memory_order_relaxed) + 1;
}

Appended FrameLog::append(const FrameInput &input)
{
    bool nowFull = false;
    Appended out;
    {
        QMutexLocker lock(&d->writing);
        Frame frame;
        frame.sequence = d->size.load(std::memory_order_relaxed);
        frame.monotonicNs = monotonicNow() - d->monotonicAtOpen;
        frame.wallNs = d->wallAtOpen + frame.monotonicNs;
        frame.length = quint64(input.bytes.size());
        frame.pair = input.pair;
        frame.connection = input.connection;
        frame.method = d->methodNumber(input.method);
        frame.exchange = input.exchange;
        frame.flags = input.flags;
        frame.lane = input.lane;
        frame.kind = input.kind;
        d->pairUp(frame, input);
        Frame *partner =
            frame.hasPair() && frame.pair < frame.sequence ? d->record(frame.pair) : nullptr;
        if (partner && frame.method == 0)
            frame.method = partner->method;

        if (const auto offset = d->full ? std::nullopt : d->recording.write(frame, input.bytes)) {
            frame.offset = *offset;
        } else {
            frame.flags |= BytesLost;
            nowFull = !std::exchange(d->full, true);
        }

        const size_t chunk = size_t(frame.sequence / kChunkFrames);
        if (!d->chunks[chunk].load(std::memory_order_relaxed))
            d->chunks[chunk].store(new Frame[kChunkFrames], std::memory_order_release);
        *d->record(frame.sequence) = frame;
        if (partner) {
            std::atomic_ref(partner->pair).store(frame.sequence, std::memory_order_relaxed);
            if (!partner->has(BytesLost))
                d->recording.amend(partner->offset, frame.sequence, partner->flags);
        }
        out = {frame.sequence, frame.pair, frame.monotonicNs};
        d->size.store(frame.sequence + 1, std::memory_order_release);
    }
    if (nowFull) {
        emit storageFailed(
            Error{.kind = Error::Kind::Io,
                  .text = QStringLiteral("no room left for the bytes of further frames"),
                  .where = path()});
    }
    if (!d->announced.exchange(true, std::memory_order_acq_rel))
        emit grew();
    return out;
}

void FrameLog::addFlags(quint64 sequence, quint16 flags)
{
    QMutexLocker lock(&d->writing);
    if (sequence >= d->size.load(std::memory_order_relaxed))
        return;
    Frame *frame = d->record(sequence);
    const auto all = quint16(frame->flags | flags);
    std::atomic_ref(frame->flags).store(all, std::memory_order_relaxed);
    if (!frame->has(BytesLost))
        d->recording.amend(frame->offset, frame->pair, all);
}

quint64 FrameLog::size() const
{
    return d->size.load(std::memory_order_acquire);
}

Frame FrameLog::frame(quint64 sequence) const
{
    if (sequence >= size())
        return {};
    Frame *at = d->record(sequence);
    // Pair and flags may change while we look; everything else is written once, before size() grew.
    Frame out;
    out.sequence = at->sequence;
    out.wallNs = at->wallNs;
    out.monotonicNs = at->monotonicNs;
    out.offset = at->offset;
    out.length = at->length;
    out.pair = std::atomic_ref(at->pair).load(std::memory_order_relaxed);
    out.connection = at->connection;
    out.method = at->method;
    out.exchange = at->exchange;
    out.flags = std::atomic_ref(at->flags).load(std::memory_order_relaxed);
    out.lane = at->lane;
    out.kind = at->kind;
    return out;
}

QByteArrayView FrameLog::bytes(quint64 sequence) const
{
    const Frame wanted = frame(sequence);
    if (wanted.length == 0 || wanted.has(BytesLost))
        return {};
    return d->recording.bytes(wanted.offset, wanted.length);
}

QString FrameLog::methodName(quint32 method) const
{
    return d->methods.name(method);
}

quint32 FrameLog::methodToken(QByteArrayView name) const
{
    return d->methods.find(name);
}

quint64 FrameLog::storedBytes() const
{
    return d->recording.used();
}

void FrameLog::acknowledgeGrowth()
{
    d->announced.store(false, std::memory_order_release);
}

} // namespace Mcp
