// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "benchtools.h"

#include "identity.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

constexpr qsizetype kBlockBytes = 256 * 1024;

QJsonObject textResult(const QString &text, bool isError)
{
    return {{u"content"_s, QJsonArray{QJsonObject{{u"type"_s, u"text"_s}, {u"text"_s, text}}}},
            {u"isError"_s, isError}};
}

QByteArray idText(const QJsonValue &id)
{
    // An array is the shortest way to have QJson write a bare value.
    return QJsonDocument(QJsonArray{id}).toJson(QJsonDocument::Compact).chopped(1).sliced(1);
}

} // namespace

void startFlood(PendingRequest request, const QJsonObject &arguments, QObject *conversation)
{
    if (!request.request().logLevel || *request.request().logLevel > LogLevel::Info) {
        request.succeed(textResult(u"flood needs the log level info or debug."_s, true));
        return;
    }
    new FloodCall(std::move(request), conversation, arguments.value("n"_L1).toInteger(1000),
                  arguments.value("size"_L1).toInteger(200));
}

void answerWithBlob(PendingRequest request, const QJsonObject &arguments, QObject *)
{
    static constexpr QByteArrayView pattern =
        "The quick brown fox jumps over the lazy dog, 0123456789 times; ";
    const qsizetype size = arguments.value("bytes"_L1).toInteger(1000);
    QByteArray message =
        R"({"jsonrpc":"2.0","id":)" + idText(request.request().id) + R"(,"result":{)";
    if (request.request().features.modern) {
        message += R"("resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":)" +
                   compactJson(serverInfo(request.request().features)) + "},";
    }
    message += R"("isError":false,"content":[{"type":"text","text":")";
    const qsizetype begin = message.size();
    message.reserve(begin + size + 16);
    message.resizeForOverwrite(begin + size);
    for (qsizetype at = 0; at < size; at += pattern.size())
        std::copy_n(pattern.begin(), std::min(pattern.size(), size - at),
                    message.begin() + begin + at);
    message += R"("}]}})";
    request.succeedWithText(message);
}

FloodCall::FloodCall(PendingRequest request, QObject *conversation, qint64 count, qsizetype size)
    : RunningCall(std::move(request), conversation), m_count(count)
{
    prepare(size);
    connect(pending().reply(), &Reply::writable, this, &FloodCall::schedule);
    schedule();
}

void FloodCall::schedule()
{
    // Through the event loop, so that a cancellation is noticed between two blocks.
    if (!std::exchange(m_isScheduled, true))
        QMetaObject::invokeMethod(this, &FloodCall::pump, Qt::QueuedConnection);
}

void FloodCall::prepare(qsizetype size)
{
    const QByteArray head =
        R"({"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","logger":"flood","data":")";
    const QByteArray tail = R"("}})";
    const qsizetype padding =
        std::max<qsizetype>(0, size - head.size() - kDigits - 1 - tail.size());
    const QByteArray json = head + QByteArray(kDigits, '0') + ' ' + QByteArray(padding, 'x') + tail;
    const QByteArray frame = pending().reply()->framed(json);
    m_frameSize = frame.size();
    m_numberEnd = frame.indexOf(json) + head.size() + kDigits;
    m_block = frame.repeated(std::max<qsizetype>(1, kBlockBytes / m_frameSize));
}

void FloodCall::pump()
{
    m_isScheduled = false;
    if (isOver() || pending().reply()->isCongested())
        return;
    const qsizetype frames = std::min<qint64>(m_block.size() / m_frameSize, m_count - m_sent);
    if (frames == 0)
        return succeed(textResult(u"Sent %1 messages."_s.arg(m_sent), false));
    numberFrames(frames);
    pending().reply()->sendFramed(QByteArrayView(m_block).first(frames * m_frameSize));
    m_sent += frames;
    schedule();
}

void FloodCall::numberFrames(qsizetype frames)
{
    char *frame = m_block.data();
    for (qsizetype i = 0; i < frames; ++i, frame += m_frameSize) {
        qint64 number = m_sent + i;
        for (char *digit = frame + m_numberEnd - 1; number > 0; --digit, number /= 10)
            *digit = static_cast<char>('0' + number % 10);
    }
}

} // namespace Demo
