// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "stdiochannel.h"

#include "stderrlog.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cerrno>
#include <poll.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

/// The answer to one request on the pipe that all requests share.
class StdioReply final : public Reply
{
public:
    explicit StdioReply(StdioChannel *channel) : m_channel(channel) {}

    void send(const QByteArray &json) override { m_channel->writeLine(json); }
    void finish(const QByteArray &json, int, bool) override { m_channel->writeLine(json); }
    void abandon() override {}
    QByteArray framed(QByteArrayView json) const override { return json.toByteArray() + '\n'; }
    void sendFramed(QByteArrayView frames) override { m_channel->writeBytes(frames); }

private:
    StdioChannel *m_channel;
};

void waitUntilWritable()
{
    pollfd descriptor{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
    ::poll(&descriptor, 1, -1);
}

} // namespace

StdioChannel::StdioChannel(DemoServer *server, QObject *parent)
    : QObject(parent), m_server(server), m_notifier(STDIN_FILENO, QSocketNotifier::Read)
{
    m_notifier.setEnabled(false);
    connect(&m_notifier, &QSocketNotifier::activated, this, &StdioChannel::readAvailable);
}

void StdioChannel::start()
{
    say(u"vitrine-demo-server %1: reading JSON-RPC from stdin"_s.arg(
        QStringLiteral(VITRINE_VERSION)));
    say(u"sharing the files in %1"_s.arg(m_server->options().root));
    if (m_server->options().faults.has(Fault::StdoutBanner))
        writeBytes("*** Welcome to the sample server! Ready to serve. ***\n");
    m_notifier.setEnabled(true);
}

void StdioChannel::stop()
{
    m_isStopped = true;
    m_notifier.setEnabled(false);
}

void StdioChannel::writeLine(const QByteArray &json)
{
    const Faults &faults = m_server->options().faults;
    const QByteArray lineEnd = faults.has(Fault::Crlf) ? "\r\n" : "\n";
    if (!std::exchange(m_hasWritten, true) && faults.has(Fault::Bom))
        writeBytes("\xef\xbb\xbf");
    static constexpr qsizetype large = 256 * 1024;
    if (json.size() < large)
        return writeBytes(json + lineEnd);
    writeBytes(json); // a copy would cost more than a second call
    writeBytes(lineEnd);
}

void StdioChannel::writeBytes(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t written =
            ::write(STDOUT_FILENO, bytes.data(), static_cast<size_t>(bytes.size()));
        if (written > 0)
            bytes = bytes.sliced(written);
        else if (errno == EAGAIN)
            waitUntilWritable(); // the client made its end of the pipe, and so ours, non-blocking
        else if (errno != EINTR)
            return stop(); // nobody reads any more
    }
}

void StdioChannel::readAvailable()
{
    static constexpr qsizetype chunk = 256 * 1024;
    const qsizetype before = m_buffer.size();
    m_buffer.resize(before + chunk);
    const ssize_t count = ::read(STDIN_FILENO, m_buffer.data() + before, chunk);
    m_buffer.resize(before + std::max<ssize_t>(count, 0));
    if (count > 0)
        return splitLines();
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    stop();
    emit inputEnded();
}

void StdioChannel::splitLines()
{
    qsizetype begin = 0;
    for (qsizetype end;
         !m_isStopped && (end = m_buffer.indexOf('\n', std::max(begin, m_scanned))) >= 0;) {
        receiveLine(QByteArrayView(m_buffer).sliced(begin, end - begin));
        begin = end + 1;
    }
    m_buffer.remove(0, begin);
    m_scanned = m_buffer.size();
}

void StdioChannel::receiveLine(QByteArrayView line)
{
    if (line.trimmed().isEmpty() || m_server->options().faults.has(Fault::Mute))
        return;
    QJsonParseError parseError;
    const QJsonDocument document =
        QJsonDocument::fromJson(QByteArray::fromRawData(line.data(), line.size()), &parseError);
    if (parseError.error != QJsonParseError::NoError) {
        return refuse(QJsonValue::Undefined,
                      {.code = ErrorCode::ParseError,
                       .message = u"This line is not JSON: %1."_s.arg(parseError.errorString())});
    }
    if (!document.isArray())
        return receiveMessage(document.object());
    m_server->handleBatch(document.array(), &m_conversation, std::make_unique<StdioReply>(this));
}

void StdioChannel::receiveMessage(const QJsonValue &message)
{
    const auto incoming = readEnvelope(message);
    if (!incoming)
        return refuse(idOf(message), incoming.error());
    switch (incoming->kind) {
    case Incoming::Kind::Request:
        m_server->handleRequest(*incoming, m_server->isModern(*incoming), &m_conversation,
                                std::make_unique<StdioReply>(this));
        break;
    case Incoming::Kind::Notification:
        m_server->handleNotification(*incoming, &m_conversation);
        break;
    case Incoming::Kind::Response:
        break; // this server asks nothing
    }
}

void StdioChannel::refuse(const QJsonValue &id, const RpcError &error)
{
    writeLine(compactJson(errorMessage(id, error)));
}

} // namespace Demo
