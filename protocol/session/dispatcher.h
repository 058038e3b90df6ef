// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/peer.h"
#include "session/requesttable.h"
#include "transport/transport.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace Mcp {

class FrameLog;

/// Sends over the transport of the moment and brings each answer, failure, time-out or report of
/// progress to the request it belongs to. Knows ids, deadlines and which frames to mark; of methods
/// only those that every session needs.
///
/// Lives in the engine thread, as long as its Session; transports come and go. Handlers are called
/// directly from the transport's signals and may send, cancel and stop, but not delete this.
class Dispatcher : public QObject
{
    Q_OBJECT
public:
    using Moment = PendingRequest::Moment;

    explicit Dispatcher(FrameLog *log, QObject *parent = nullptr);
    ~Dispatcher() override;

    /// Takes the place of the last transport, which must have closed, and starts.
    void start(std::unique_ptr<Transport> transport);
    /// The transport at work; nullptr before start() and after closed().
    [[nodiscard]] Transport *transport() const { return m_isOpen ? m_transport.get() : nullptr; }
    /// Whether closed() is still to come.
    [[nodiscard]] bool isAlive() const { return m_isAlive; }
    /// Asks the transport to end; closed() follows, perhaps at once.
    void stop();
    [[nodiscard]] bool isHttp() const { return m_transport && m_transport->isHttp(); }
    [[nodiscard]] TransportFacts facts() const;

    /// Who says how to cancel and how to read results; must outlive its use, nullptr for nobody.
    void setPeer(const Peer *peer) { m_peer = peer; }
    [[nodiscard]] const Peer *peer() const { return m_peer; }

    [[nodiscard]] QByteArray nextId() { return m_table.nextId(); }
    /// Sends a request. @p waiting has the same id as @p message, its time-outs and its handler.
    void send(const OutgoingMessage &message, PendingRequest waiting);
    /// Sends what nobody waits for: a notification, an answer. Returns its frame.
    quint64 post(const OutgoingMessage &message);

    /// Ends a pending request with @p error and tells the server. False if there is none.
    bool cancel(QByteArrayView id, const Error &error);
    /// Ends a pending request with what @p message says, although its id does not match.
    void finish(QByteArrayView id, const Received &message);
    /// Ends everything that is pending; the text of @p error is completed with what was running.
    void failAll(const Error &error);

    [[nodiscard]] qsizetype waitingCount() const { return m_table.waitingCount(); }

signals:
    void opened();
    /// The last transport ended; pending requests have been failed.
    void closed(const std::optional<Mcp::Error> &error);
    /// A request of the server.
    void requested(const Mcp::Received &message);
    /// `notifications/…/list_changed`. Everybody else's notifications are read from the log.
    void listChanged(const Mcp::Received &message);
    /// An answer that no pending request has, after its frame was marked.
    void unmatched(const Mcp::Received &message, Mcp::RequestTable::Unmatched why);
    /// A message got an HTTP error status. Comes before the request it belongs to is ended.
    void refused(int httpStatus, const Mcp::Error &error);
    void accepted(quint64 frame);
    /// A message that no request of ours waits with could not be sent.
    void postFailed(quint64 frame, const Mcp::Error &error);
    void waitingChanged();
    void factsChanged();

private:
    void onReceived(const Received &message);
    void onResponse(const Received &message);
    void onNotification(const Received &message);
    void onBatch(const Received &message);
    void onSendFailed(quint64 frame, const Error &error);
    void onClosed(const std::optional<Error> &error);
    void onTimer();

    /// Ends a request that is no longer in the table.
    void end(const PendingRequest &request, Result<Json> result, const Received *message = nullptr);
    void endWithResponse(const PendingRequest &request, const Received &message);
    void tellCancelled(const PendingRequest &request, const QString &reason);
    void armTimer(Moment deadline);
    void disarmIfIdle();
    void mark(quint64 frame, quint16 flags);
    [[nodiscard]] std::chrono::nanoseconds duration(const PendingRequest &request,
                                                    quint64 responseFrame) const;

    FrameLog *m_log;
    const Peer *m_peer = nullptr;
    std::unique_ptr<Transport> m_transport;
    bool m_isOpen = false;
    bool m_isAlive = false;
    bool m_isStopping = false;
    RequestTable m_table;
    QTimer m_timer;
    Moment m_armedFor = Moment::max();
    /// sendFailed() from inside Transport::send(), before the frame's number is known.
    std::optional<std::pair<quint64, Error>> m_earlyFailure;
    int m_sending = 0;
};

} // namespace Mcp
