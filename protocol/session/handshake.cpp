// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/handshake.h"

#include "session/durationtext.h"
#include "session/jsonrpc.h"
#include "session/legacypeer.h"
#include "wire/framelog.h"

namespace Mcp {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using StepKind = Negotiator::Step::Kind;

namespace {

// A string, so that it can never meet the id of a later request (2.3).
constexpr QByteArrayView kProbeId = "\"vitrine-probe\"";

// How long a server may take to accept notifications/initialized before we go on regardless.
constexpr auto kAcceptGrace = 1s;

HandshakeOutcome classify(const CallOutcome &outcome, bool isHttp)
{
    using Kind = HandshakeOutcome::Kind;
    if (outcome.result)
        return {.kind = Kind::Answer, .result = *outcome.result};
    const Error &error = outcome.result.error();
    switch (error.kind) {
    case Error::Kind::Rpc:
        return {.kind = Kind::RpcError, .error = error};
    case Error::Kind::Timeout:
        return {.kind = Kind::Silence, .error = error};
    case Error::Kind::Transport:
        return {.kind = isHttp ? Kind::Failed : Kind::Ended, .error = error};
    default:
        return {.kind = Kind::Failed, .error = error};
    }
}

Json clientInfo(const SessionOptions &options)
{
    return Json::object({{u"name"_s, options.clientName}, {u"version"_s, options.clientVersion}});
}

} // namespace

Handshake::Handshake(Dispatcher &dispatcher, const SessionOptions &options,
                     Session::TransportFactory factory, ModernPeer::SchemaLookup inputSchema)
    : m_dispatcher(dispatcher)
    , m_options(options)
    , m_factory(std::move(factory))
    , m_inputSchema(std::move(inputSchema))
{
    m_connectTimer.setSingleShot(true);
    m_acceptTimer.setSingleShot(true);
    connect(&m_connectTimer, &QTimer::timeout, this, &Handshake::onConnectTimeout);
    connect(&m_acceptTimer, &QTimer::timeout, this,
            [this] { onInitializedTaken(m_initializedFrame); });
    connect(&m_dispatcher, &Dispatcher::opened, this, &Handshake::onOpened);
    connect(&m_dispatcher, &Dispatcher::unmatched, this, &Handshake::onUnmatched);
    connect(&m_dispatcher, &Dispatcher::accepted, this, &Handshake::onInitializedTaken);
    connect(&m_dispatcher, &Dispatcher::postFailed, this, &Handshake::onInitializedTaken);
}

Handshake::~Handshake() = default;

void Handshake::start()
{
    m_sinceStep.start();
    if (m_options.connectTimeout > 0ms)
        m_connectTimer.start(m_options.connectTimeout);
    startTransport();
}

void Handshake::abort()
{
    m_isOver = true;
    m_connectTimer.stop();
    m_acceptTimer.stop();
}

void Handshake::startTransport()
{
    std::unique_ptr<Transport> transport = m_factory ? m_factory() : nullptr;
    if (!transport) {
        fail({.kind = Error::Kind::Transport, .text = u"there is nothing to connect to"_s});
        return;
    }
    m_dispatcher.start(std::move(transport));
}

void Handshake::onOpened()
{
    if (m_isOver)
        return;
    m_isOpened = true;
    if (m_negotiator) { // a second process, for a step that is already chosen
        run(m_step);
        return;
    }
    m_negotiator.emplace(Negotiator::Settings{
        .mode = m_options.mode, .pinned = m_options.pinned, .isHttp = m_dispatcher.isHttp()});
    emit negotiating();
    run(m_negotiator->first());
}

void Handshake::transportClosed(const std::optional<Error> &error)
{
    if (m_isOver)
        return;
    if (m_isRestarting) {
        m_isRestarting = false;
        startTransport();
        return;
    }
    fail(error.value_or(Error{.kind = Error::Kind::Transport, .text = u"the connection ended"_s}));
}

void Handshake::run(const Negotiator::Step &step)
{
    m_step = step;
    m_sinceStep.start();
    if (m_step.needsNewTransport) {
        m_step.needsNewTransport = false;
        m_isRestarting = true;
        m_dispatcher.stop(); // goes on in transportClosed()
        return;
    }
    switch (m_step.kind) {
    case StepKind::Discover:
        sendDiscover();
        break;
    case StepKind::Initialize:
        sendInitialize();
        break;
    case StepKind::Established:
        establish();
        break;
    case StepKind::Failed:
        fail(m_step.error);
        break;
    }
}

void Handshake::sendDiscover()
{
    m_peer = std::make_unique<ModernPeer>(ModernPeer::Settings{.revision = m_step.revision,
                                                               .clientInfo = clientInfo(m_options),
                                                               .logLevel = m_options.modernLogLevel,
                                                               .isHttp = m_dispatcher.isHttp(),
                                                               .inputSchema = m_inputSchema});
    // Only where silence means something: on stdio, and if there is something to fall back to.
    const auto timeout = m_step.isProbe && !m_dispatcher.isHttp() ? m_options.probeTimeout : 0ms;
    send(m_step.isProbe ? kProbeId.toByteArray() : m_dispatcher.nextId(), u"server/discover"_s, {},
         m_step.isProbe ? Probe : NoFrameFlag, timeout);
}

void Handshake::sendInitialize()
{
    auto peer = std::make_unique<LegacyPeer>(m_step.revision, clientInfo(m_options));
    const Json params = peer->initializeParams();
    m_peer = std::move(peer);
    send(m_dispatcher.nextId(), u"initialize"_s, params, NoFrameFlag, 0ms);
}

void Handshake::send(const QByteArray &id, const QString &method, const Json &params, quint16 flags,
                     std::chrono::milliseconds timeout)
{
    m_waitingFor = id;
    m_dispatcher.setPeer(m_peer.get());
    OutgoingMessage message = m_peer->request(id, method, params, {}, false);
    message.flags = flags;
    m_dispatcher.send(message, {.id = id,
                                .timeout = timeout,
                                .isCancellable = false, // initialize must not be (F-25)
                                .done = [this](const CallOutcome &outcome, const Received *answer) {
                                    onOutcome(outcome, answer);
                                }});
}

void Handshake::onOutcome(const CallOutcome &outcome, const Received *message)
{
    if (m_isOver)
        return;
    m_waitingFor.clear();
    if (message && m_step.isProbe && m_options.log)
        m_options.log->addFlags(message->sequence, Probe);
    if (message && m_step.kind == StepKind::Initialize)
        m_sessionId = message->sessionId; // only this response assigns one (5.6)
    run(m_negotiator->next(classify(outcome, m_dispatcher.isHttp())));
}

void Handshake::onUnmatched(const Received &message, RequestTable::Unmatched why)
{
    if (m_isOver || !m_negotiator)
        return;
    const Envelope &envelope = message.envelope;
    if (why == RequestTable::Unmatched::Late && envelope.id == kProbeId) {
        if (m_options.log)
            m_options.log->addFlags(message.sequence, Probe);
        if (const Result<Json> result = JsonRpc::readResponse(message.bytes))
            m_negotiator->noteLateDiscovery(*result);
        return;
    }
    // One request is all that a server can mean by an error without an id (J-11). Over HTTP the
    // exchange has already said which.
    const bool isNameless = envelope.id.isEmpty() || envelope.id == "null";
    if (envelope.kind == Envelope::Kind::Error && isNameless && !m_waitingFor.isEmpty())
        m_dispatcher.finish(m_waitingFor, message);
}

void Handshake::establish()
{
    if (era(m_step.revision) == Era::Legacy) {
        finishLegacy(static_cast<LegacyPeer &>(*m_peer));
        return;
    }
    // Not the peer that asked, if the answer to the probe came late or chose another version.
    m_peer = std::make_unique<ModernPeer>(ModernPeer::Settings{.revision = m_step.revision,
                                                               .clientInfo = clientInfo(m_options),
                                                               .logLevel = m_options.modernLogLevel,
                                                               .isHttp = m_dispatcher.isHttp(),
                                                               .inputSchema = m_inputSchema});
    succeed();
}

void Handshake::finishLegacy(LegacyPeer &peer)
{
    peer.establish(m_step.revision, m_sessionId);
    if (!m_sessionId.isEmpty())
        m_dispatcher.transport()->setSessionHeaders(peer.headers());
    const std::optional message = peer.notification(u"notifications/initialized"_s, {});
    m_sinceStep.start();
    const quint64 frame = m_dispatcher.post(*message);
    m_initializedFrame = frame;
    if (m_dispatcher.isHttp())
        m_acceptTimer.start(kAcceptGrace);
    else
        onInitializedTaken(frame);
}

// Also when it was refused: servers that know no such notification serve requests all the same.
void Handshake::onInitializedTaken(quint64 frame)
{
    if (m_isOver || m_initializedFrame == Frame::kNone || frame != m_initializedFrame)
        return;
    const auto &peer = static_cast<const LegacyPeer &>(*m_peer);
    if (Transport *transport = m_dispatcher.transport();
        transport && traits(peer.revision()).hasStandingStream)
        transport->openStandingStream(peer.headers());
    succeed();
}

void Handshake::onConnectTimeout()
{
    QString step = u"starting the connection"_s;
    if (m_isRestarting)
        step = u"waiting for the process that was probed to end"_s;
    else if (m_isOpened && m_initializedFrame != Frame::kNone)
        step = u"waiting for notifications/initialized to be accepted"_s;
    else if (m_isOpened)
        step = u"waiting for the answer to %1 (%2)"_s.arg(
            m_step.kind == StepKind::Discover ? u"server/discover"_s : u"initialize"_s,
            toText(m_step.revision));
    QString text = u"no session within %1: %2 for %3"_s.arg(
        durationText(m_options.connectTimeout), step,
        durationText(std::chrono::milliseconds(m_sinceStep.elapsed())));
    if (m_negotiator && !m_negotiator->attempts().isEmpty())
        text += u" (tried before: %1)"_s.arg(m_negotiator->attempts().join(u"; "_s));
    fail({.kind = Error::Kind::Timeout, .text = text});
}

void Handshake::fail(const Error &error)
{
    abort();
    emit failed(error);
}

void Handshake::succeed()
{
    abort();
    m_dispatcher.setPeer(m_peer.get());
    emit succeeded();
}

} // namespace Mcp
