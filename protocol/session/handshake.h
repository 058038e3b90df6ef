// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/dispatcher.h"
#include "session/modernpeer.h"
#include "session/negotiator.h"
#include "session/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace Mcp {

class LegacyPeer;

/// Takes one connection from a transport that is not yet started to a peer that can be talked to.
/// Carries out what Negotiator decides: starts and restarts the transport, sends each step, hands
/// back what came of it.
///
/// Ends with exactly one of succeeded() and failed(), unless abort() was called.
class Handshake : public QObject
{
    Q_OBJECT
public:
    Handshake(Dispatcher &dispatcher, const SessionOptions &options,
              Session::TransportFactory factory, ModernPeer::SchemaLookup inputSchema);
    ~Handshake() override;

    void start();
    /// For the owner: the dispatcher's closed() while this is at work.
    void transportClosed(const std::optional<Error> &error);
    /// Stops caring; nothing is emitted any more.
    void abort();

    /// True while the era is open: the server may be a legacy one that sends a ping.
    [[nodiscard]] bool isProbing() const { return m_step.isProbe; }

    /// After succeeded(): who to talk to, and the DiscoverResult or InitializeResult.
    [[nodiscard]] std::unique_ptr<Peer> takePeer() { return std::move(m_peer); }
    [[nodiscard]] const Json &result() const { return m_step.result; }
    [[nodiscard]] const QByteArray &sessionId() const { return m_sessionId; }

signals:
    /// The transport is open and the first message is about to be sent.
    void negotiating();
    void succeeded();
    void failed(const Mcp::Error &error);

private:
    void startTransport();
    void onOpened();
    void run(const Negotiator::Step &step);
    void sendDiscover();
    void sendInitialize();
    void send(const QByteArray &id, const QString &method, const Json &params, quint16 flags,
              std::chrono::milliseconds timeout);
    void onOutcome(const CallOutcome &outcome, const Received *message);
    void onUnmatched(const Received &message, RequestTable::Unmatched why);
    void establish();
    void finishLegacy(LegacyPeer &peer);
    void onInitializedTaken(quint64 frame);
    void onConnectTimeout();
    void fail(const Error &error);
    void succeed();

    Dispatcher &m_dispatcher;
    SessionOptions m_options;
    Session::TransportFactory m_factory;
    ModernPeer::SchemaLookup m_inputSchema;
    std::optional<Negotiator> m_negotiator;
    std::unique_ptr<Peer> m_peer;
    Negotiator::Step m_step;
    QByteArray m_sessionId;
    QByteArray m_waitingFor; ///< id of the step's request, while it is under way
    quint64 m_initializedFrame = Frame::kNone;
    QTimer m_connectTimer;
    QTimer m_acceptTimer;
    QElapsedTimer m_sinceStep;
    bool m_isOpened = false;
    bool m_isRestarting = false;
    bool m_isOver = false;
};

} // namespace Mcp
