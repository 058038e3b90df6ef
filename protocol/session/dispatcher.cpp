// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/dispatcher.h"

#include "session/durationtext.h"
#include "session/jsonrpc.h"
#include "wire/framelog.h"

namespace Mcp {
using namespace Qt::StringLiterals;
using Clock = std::chrono::steady_clock;

namespace {

bool isListChange(QByteArrayView method)
{
    return method == "notifications/tools/list_changed" ||
           method == "notifications/prompts/list_changed" ||
           method == "notifications/resources/list_changed";
}

bool hasId(const Envelope &envelope)
{
    return !envelope.id.isEmpty() && envelope.id != "null";
}

Progress readProgress(const Json &params)
{
    Progress out;
    out.progress = params["progress"_L1].toDouble();
    if (const Json &total = params["total"_L1]; total.isNumber())
        out.total = total.toDouble();
    out.message = params["message"_L1].toString();
    return out;
}

QString timeoutText(const PendingRequest &request, PendingRequest::Moment now)
{
    const QString method = QString::fromUtf8(request.method);
    const auto total = request.totalTimeout;
    if (request.onProgress && total > PendingRequest::Span::zero() && now >= request.sentAt + total)
        return u"no answer to %1 within %2 in all"_s.arg(method, durationText(total));
    const QString within = durationText(request.timeout);
    return request.onProgress
               ? u"neither an answer to %1 nor progress within %2"_s.arg(method, within)
               : u"no answer to %1 within %2"_s.arg(method, within);
}

} // namespace

Dispatcher::Dispatcher(FrameLog *log, QObject *parent) : QObject(parent), m_log(log)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Dispatcher::onTimer);
}

Dispatcher::~Dispatcher()
{
    if (m_transport)
        m_transport->disconnect(this);
}

void Dispatcher::start(std::unique_ptr<Transport> transport)
{
    if (m_transport) { // we may be in one of its signals
        m_transport->disconnect(this);
        m_transport.release()->deleteLater();
    }
    m_transport = std::move(transport);
    m_isOpen = true;
    m_isAlive = true;
    m_isStopping = false;
    Transport *t = m_transport.get();
    connect(t, &Transport::opened, this, &Dispatcher::opened);
    connect(t, &Transport::received, this, &Dispatcher::onReceived);
    connect(t, &Transport::sendFailed, this, &Dispatcher::onSendFailed);
    connect(t, &Transport::accepted, this, &Dispatcher::accepted);
    connect(t, &Transport::factsChanged, this, &Dispatcher::factsChanged);
    connect(t, &Transport::closed, this, &Dispatcher::onClosed);
    t->start();
}

void Dispatcher::stop()
{
    if (m_isOpen && !std::exchange(m_isStopping, true))
        m_transport->stop();
}

TransportFacts Dispatcher::facts() const
{
    return m_transport ? m_transport->facts() : TransportFacts();
}

void Dispatcher::send(const OutgoingMessage &message, PendingRequest waiting)
{
    Q_ASSERT(message.id == waiting.id);
    waiting.sentAt = Clock::now();
    waiting.method = message.method;
    const QByteArray id = waiting.id;
    if (!m_isOpen) {
        end(waiting, failure(Error::Kind::Transport, u"there is no connection"_s));
        return;
    }
    // In the table before it is sent, so that nothing can answer too early.
    m_table.add(std::move(waiting));
    armTimer(m_table.find(id)->deadline);
    ++m_sending;
    const quint64 frame = m_transport->send(message);
    --m_sending;
    if (PendingRequest *request = m_table.find(id))
        request->frame = frame;
    emit waitingChanged();
    if (m_earlyFailure && m_sending == 0) {
        const auto [failed, error] = *std::exchange(m_earlyFailure, {});
        onSendFailed(failed, error);
    }
}

quint64 Dispatcher::post(const OutgoingMessage &message)
{
    return m_isOpen ? m_transport->send(message) : Frame::kNone;
}

bool Dispatcher::cancel(QByteArrayView id, const Error &error)
{
    std::optional<PendingRequest> request = m_table.takeAbandoned(id);
    if (!request)
        return false;
    tellCancelled(*request, error.text);
    end(*request, std::unexpected(error));
    return true;
}

void Dispatcher::finish(QByteArrayView id, const Received &message)
{
    if (std::expected request = m_table.takeAnswered(id))
        endWithResponse(*request, message);
}

void Dispatcher::failAll(const Error &error)
{
    const QList<PendingRequest> requests = m_table.takeAll();
    for (const PendingRequest &request : requests) {
        Error own = error;
        own.text += u" (while %1 was running)"_s.arg(QString::fromUtf8(request.method));
        end(request, std::unexpected(std::move(own)));
    }
}

void Dispatcher::onReceived(const Received &message)
{
    switch (message.envelope.kind) {
    case Envelope::Kind::Notification:
        onNotification(message);
        break;
    case Envelope::Kind::Result:
    case Envelope::Kind::Error:
        onResponse(message);
        break;
    case Envelope::Kind::Request:
        emit requested(message);
        break;
    case Envelope::Kind::Batch:
        onBatch(message);
        break;
    case Envelope::Kind::Invalid:
        break; // in the log for people to see, and nobody's answer
    }
}

void Dispatcher::onResponse(const Received &message)
{
    if (message.httpStatus >= 400) {
        Result<Json> answer = JsonRpc::readResponse(message.bytes);
        emit refused(message.httpStatus, answer ? Error() : answer.error());
    }
    std::expected request = m_table.takeAnswered(message.envelope.id);
    if (request) {
        endWithResponse(*request, message);
        return;
    }
    const RequestTable::Unmatched why = request.error();
    if (hasId(message.envelope)) {
        mark(message.sequence, why == RequestTable::Unmatched::Late        ? LateAnswer
                               : why == RequestTable::Unmatched::Duplicate ? DuplicateAnswer
                                                                           : UnknownId);
    }
    // An error whose id is missing or made up belongs to the exchange that carried it (J-11).
    const bool isStray =
        why == RequestTable::Unmatched::Unknown && message.envelope.kind == Envelope::Kind::Error;
    if (const QByteArray id = isStray ? m_table.idOfFrame(message.carrier) : QByteArray();
        !id.isEmpty()) {
        finish(id, message);
        return;
    }
    emit unmatched(message, why);
}

void Dispatcher::onNotification(const Received &message)
{
    const QByteArrayView method = message.envelope.method;
    if (method == "notifications/progress") {
        if (!m_table.awaitsProgress())
            return;
        const Result<Json> params = JsonRpc::readParams(message.bytes);
        if (!params)
            return;
        // Our tokens are the ids, which are numbers.
        const QByteArray token = (*params)["progressToken"_L1].numberText();
        if (const PendingRequest *request = m_table.noteProgress(token, Clock::now())) {
            const auto handler = request->onProgress; // it may end the request
            handler(readProgress(*params));
        }
    } else if (isListChange(method)) {
        emit listChanged(message);
    }
}

void Dispatcher::onBatch(const Received &message)
{
    if (m_peer && !traits(m_peer->revision()).mayReceiveBatches)
        mark(message.sequence, Malformed);
    const Result<QList<QByteArray>> parts = JsonRpc::splitBatch(message.bytes);
    if (!parts)
        return;
    for (const QByteArray &part : *parts) {
        Received one = message;
        one.bytes = part;
        one.envelope = Envelope::scan(part);
        if (one.envelope.kind != Envelope::Kind::Batch)
            onReceived(one);
    }
}

void Dispatcher::onSendFailed(quint64 frame, const Error &error)
{
    if (m_sending > 0) {
        m_earlyFailure = {frame, error};
        return;
    }
    if (error.httpStatus >= 400)
        emit refused(error.httpStatus, error);
    const QByteArray id = m_table.idOfFrame(frame);
    if (id.isEmpty()) {
        emit postFailed(frame, error);
        return;
    }
    if (const std::optional request = m_table.takeAbandoned(id))
        end(*request, std::unexpected(error));
}

void Dispatcher::onClosed(const std::optional<Error> &error)
{
    m_isOpen = false;
    failAll(
        error.value_or(Error{.kind = Error::Kind::Transport, .text = u"the connection ended"_s}));
    m_isAlive = false;
    emit closed(error);
}

void Dispatcher::onTimer()
{
    m_armedFor = Moment::max();
    const Moment now = Clock::now();
    const QList<PendingRequest> expired = m_table.takeExpired(now);
    for (const PendingRequest &request : expired) {
        const QString text = timeoutText(request, now);
        tellCancelled(request, text);
        end(request, failure(Error::Kind::Timeout, text));
    }
    if (const auto next = m_table.nextDeadline())
        armTimer(*next);
}

void Dispatcher::end(const PendingRequest &request, Result<Json> result, const Received *message)
{
    disarmIfIdle();
    const quint64 responseFrame = message ? message->sequence : Frame::kNone;
    if (!result && !result.error().frame) {
        const quint64 about = responseFrame != Frame::kNone ? responseFrame : request.frame;
        if (about != Frame::kNone)
            result.error().frame = about;
    }
    request.done({.result = std::move(result),
                  .requestFrame = request.frame,
                  .responseFrame = responseFrame,
                  .duration = duration(request, responseFrame)},
                 message);
    emit waitingChanged();
}

void Dispatcher::endWithResponse(const PendingRequest &request, const Received &message)
{
    Result<Json> result = JsonRpc::readResponse(message.bytes);
    if (result && m_peer)
        result = m_peer->readResult(request.method, *result);
    if (!result) {
        result.error().httpStatus = message.httpStatus;
        if (message.httpStatus == 401)
            result.error().kind = Error::Kind::Auth;
    } else if (request.method == "tools/call" && (*result)["isError"_L1].toBool()) {
        mark(message.sequence, ToolError);
    }
    end(request, std::move(result), &message);
}

void Dispatcher::tellCancelled(const PendingRequest &request, const QString &reason)
{
    if (!m_isOpen || !m_peer || !request.isCancellable)
        return;
    if (const std::optional message = m_peer->cancellation(request.id, reason))
        m_transport->send(*message);
    else
        m_transport->abandon(request.frame);
}

void Dispatcher::armTimer(Moment deadline)
{
    if (deadline >= m_armedFor)
        return; // it fires early enough, and then looks again
    m_armedFor = deadline;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    m_timer.start(std::max(left, std::chrono::milliseconds(0)));
}

void Dispatcher::disarmIfIdle()
{
    if (m_table.isEmpty() && m_armedFor != Moment::max()) {
        m_timer.stop();
        m_armedFor = Moment::max();
    }
}

void Dispatcher::mark(quint64 frame, quint16 flags)
{
    if (m_log && frame != Frame::kNone)
        m_log->addFlags(frame, flags);
}

// The log's clock, so that the same number shows on the row and in the result.
std::chrono::nanoseconds Dispatcher::duration(const PendingRequest &request,
                                              quint64 responseFrame) const
{
    if (m_log && request.frame != Frame::kNone && responseFrame != Frame::kNone) {
        return std::chrono::nanoseconds(m_log->frame(responseFrame).monotonicNs -
                                        m_log->frame(request.frame).monotonicNs);
    }
    return Clock::now() - request.sentAt;
}

} // namespace Mcp
