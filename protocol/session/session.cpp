// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/session.h"

#include "session/dispatcher.h"
#include "session/handshake.h"
#include "session/jsonrpc.h"
#include "session/legacypeer.h"
#include "session/listchanges.h"

#include <QTimer>

namespace Mcp {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using State = SessionStatus::State;

namespace {

constexpr auto kQuietInterval = 50ms;

QLatin1StringView stateText(State state)
{
    switch (state) {
    case State::Closed:
        return "closed"_L1;
    case State::Connecting:
        return "connecting"_L1;
    case State::Negotiating:
        return "negotiating the protocol version"_L1;
    case State::Ready:
        return "ready"_L1;
    case State::Closing:
        return "closing"_L1;
    case State::Failed:
        return "failed"_L1;
    }
    return {};
}

bool mayFollow(State from, State to)
{
    switch (to) {
    case State::Connecting:
        return from == State::Closed || from == State::Failed;
    case State::Negotiating:
        return from == State::Connecting;
    case State::Ready:
        return from == State::Negotiating;
    case State::Closing:
        return from == State::Connecting || from == State::Negotiating || from == State::Ready;
    case State::Closed:
        return from == State::Closing;
    case State::Failed:
        return from != State::Closed && from != State::Failed;
    }
    return false;
}

// Modern servers sign each result; earlier drafts had the member at the top level (2.7).
Json serverInfo(const Json &result)
{
    const Json &signedBy = result["_meta"_L1]["io.modelcontextprotocol/serverInfo"_L1];
    return signedBy.isNull() ? result["serverInfo"_L1] : signedBy;
}

QStringList texts(const Json &list)
{
    QStringList out;
    for (const Json &item : list.items())
        out.append(item.toString());
    return out;
}

} // namespace

struct Session::Private
{
    Private(Session &session, TransportFactory makeTransport, SessionOptions sessionOptions);

    void setState(State state);
    void announce();
    void announceNow();
    void startHandshake();
    void dropHandshake();
    void onSucceeded();
    void onClosed(const std::optional<Error> &error);
    void onRequested(const Received &message);
    void onRefused(int httpStatus, const Error &error);
    void fail(Error error);
    void finish();
    void refuse(QPointer<QObject> context, bool hasContext, Handler done);
    void endRefused();

    Session &q;
    TransportFactory factory;
    SessionOptions options;
    Dispatcher dispatcher;
    Catalogue catalogue;
    ListChanges listChanges;
    std::unique_ptr<Peer> peer;
    std::unique_ptr<Handshake> handshake;
    SessionStatus status;
    QTimer quietTimer; ///< runs while a count or fact has changed and was not told yet
    QList<std::function<void()>> refused;
    bool isAnnounced = false;
    bool areFactsOld = false;
    bool mustReopen = false;
};

Session::Private::Private(Session &session, TransportFactory makeTransport,
                          SessionOptions sessionOptions)
    : q(session)
    , factory(std::move(makeTransport))
    , options(std::move(sessionOptions))
    , dispatcher(options.log)
    , catalogue(session)
    , listChanges(dispatcher, catalogue)
{
    quietTimer.setSingleShot(true);
    connect(&quietTimer, &QTimer::timeout, &q, [this] { announceNow(); });
    connect(&dispatcher, &Dispatcher::closed, &q,
            [this](const std::optional<Error> &error) { onClosed(error); });
    connect(&dispatcher, &Dispatcher::requested, &q,
            [this](const Received &message) { onRequested(message); });
    connect(&dispatcher, &Dispatcher::refused, &q,
            [this](int httpStatus, const Error &error) { onRefused(httpStatus, error); });
    connect(&dispatcher, &Dispatcher::listChanged, &q, [this](const Received &message) {
        if (status.state == State::Ready)
            listChanges.note(message);
    });
    connect(&dispatcher, &Dispatcher::waitingChanged, &q, [this] {
        status.pendingRequests = int(dispatcher.waitingCount());
        if (!quietTimer.isActive())
            quietTimer.start(kQuietInterval);
    });
    connect(&dispatcher, &Dispatcher::factsChanged, &q, [this] {
        areFactsOld = true;
        if (!quietTimer.isActive())
            quietTimer.start(kQuietInterval);
    });
}

void Session::Private::setState(State state)
{
    Q_ASSERT(mayFollow(status.state, state));
    status.state = state;
    announce();
}

void Session::Private::announce()
{
    if (std::exchange(isAnnounced, true))
        return;
    QMetaObject::invokeMethod(
        &q,
        [this] {
            if (isAnnounced)
                announceNow();
        },
        Qt::QueuedConnection);
}

void Session::Private::announceNow()
{
    isAnnounced = false;
    quietTimer.stop();
    emit q.statusChanged(q.status());
}

void Session::Private::startHandshake()
{
    mustReopen = false;
    status = {};
    setState(State::Connecting);
    handshake =
        std::make_unique<Handshake>(dispatcher, options, factory, [this](const QString &tool) {
            return catalogue.inputSchema(tool);
        });
    connect(handshake.get(), &Handshake::negotiating, &q, [this] { setState(State::Negotiating); });
    connect(handshake.get(), &Handshake::succeeded, &q, [this] { onSucceeded(); });
    connect(handshake.get(), &Handshake::failed, &q, [this](const Error &error) { fail(error); });
    handshake->start();
}

void Session::Private::dropHandshake()
{
    if (!handshake)
        return;
    handshake->abort();
    dispatcher.setPeer(peer.get());
    handshake.release()->deleteLater(); // it may be what is calling us
}

void Session::Private::onSucceeded()
{
    peer = handshake->takePeer();
    const Json result = handshake->result();
    status.sessionId = handshake->sessionId();
    dropHandshake();
    status.revision = peer->revision();
    status.serverInfo = serverInfo(result);
    status.capabilities = result["capabilities"_L1];
    status.instructions = result["instructions"_L1].toString();
    status.supportedVersions = texts(result["supportedVersions"_L1]);
    areFactsOld = true;
    setState(State::Ready);
    announceNow();
    emit q.ready();
    if (status.state != State::Ready)
        return;
    listChanges.begin(*peer, status.capabilities);
    if (options.listOnReady)
        catalogue.refreshAll();
}

void Session::Private::onClosed(const std::optional<Error> &error)
{
    areFactsOld = true;
    if (handshake) {
        handshake->transportClosed(error);
    } else if (status.state == State::Ready) {
        fail(error.value_or(
            Error{.kind = Error::Kind::Transport, .text = u"the server ended the connection"_s}));
    } else {
        finish();
    }
}

void Session::Private::onRequested(const Received &message)
{
    const Envelope &envelope = message.envelope;
    if (envelope.problem == Envelope::Problem::NullId || !dispatcher.peer())
        return;
    std::optional<OutgoingMessage> answer = dispatcher.peer()->answer(envelope.id, envelope.method);
    if (!answer && handshake && handshake->isProbing() && envelope.method == "ping") {
        answer = {.json = JsonRpc::result(envelope.id, Json::object()),
                  .id = envelope.id.toByteArray(),
                  .kind = FrameKind::Result};
    }
    if (answer)
        dispatcher.post(*answer);
}

// 404 to a request that bears a session id: the session is gone (2025-11-25, Session Management).
// Only a server that knows the session can say that it does not know a method.
void Session::Private::onRefused(int httpStatus, const Error &error)
{
    const bool isUnknownMethod =
        error.kind == Error::Kind::Rpc && error.code == JsonRpc::kMethodNotFound;
    if (httpStatus != 404 || status.state != State::Ready || status.sessionId.isEmpty() ||
        isUnknownMethod)
        return;
    if (Transport *transport = dispatcher.transport())
        transport->setSessionHeaders({}); // nothing is left to DELETE
    fail({.kind = Error::Kind::Transport,
          .text =
              u"the server no longer knows the session %1 (HTTP 404); connect again to start a new "
              "one"_s.arg(QString::fromLatin1(status.sessionId)),
          .httpStatus = 404});
}

// The transport's end is waited for; ended() comes after it.
void Session::Private::fail(Error error)
{
    dropHandshake();
    status.error = error;
    setState(State::Failed);
    dispatcher.failAll(error);
    if (dispatcher.isAlive())
        dispatcher.stop();
    else
        finish();
}

void Session::Private::finish()
{
    dispatcher.setPeer(nullptr);
    peer.reset();
    if (status.state == State::Closing)
        setState(State::Closed);
    announceNow();
    const bool again = std::exchange(mustReopen, false);
    emit q.ended();
    if (again)
        q.open();
}

void Session::Private::refuse(QPointer<QObject> context, bool hasContext, Handler done)
{
    const Error error{.kind = Error::Kind::Protocol,
                      .text = u"the session is not ready: it is %1"_s.arg(stateText(status.state))};
    refused.append([context, hasContext, done = std::move(done), error] {
        if (done && (context || !hasContext))
            done({.result = std::unexpected(error)});
    });
    if (refused.size() == 1)
        QMetaObject::invokeMethod(&q, [this] { endRefused(); }, Qt::QueuedConnection);
}

void Session::Private::endRefused()
{
    const auto now = std::exchange(refused, {});
    for (const auto &end : now)
        end();
}

Session::Session(TransportFactory factory, SessionOptions options, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(*this, std::move(factory), std::move(options)))
{
}

Session::~Session()
{
    d->dropHandshake();
    d->status.state = State::Closing; // so that handlers cannot ask for more
    d->dispatcher.failAll({.kind = Error::Kind::Cancelled, .text = u"the session was ended"_s});
    d->endRefused();
}

void Session::open()
{
    if (d->status.state != State::Closed && d->status.state != State::Failed)
        return;
    if (d->dispatcher.isAlive())
        d->mustReopen = true;
    else
        d->startHandshake();
}

void Session::close()
{
    const State state = d->status.state;
    if (state == State::Failed)
        d->mustReopen = false;
    if (state == State::Closed || state == State::Closing || state == State::Failed)
        return;
    d->dropHandshake();
    d->setState(State::Closing);
    d->dispatcher.failAll({.kind = Error::Kind::Cancelled, .text = u"the session was closed"_s});
    if (d->dispatcher.isAlive())
        d->dispatcher.stop();
    else
        d->finish();
}

const SessionStatus &Session::status() const
{
    if (std::exchange(d->areFactsOld, false))
        d->status.facts = d->dispatcher.facts();
    return d->status;
}

Catalogue &Session::catalogue()
{
    return d->catalogue;
}

const SessionOptions &Session::options() const
{
    return d->options;
}

CallId Session::request(const QString &method, const Json &params, const RequestOptions &options,
                        QObject *context, Handler done)
{
    const QByteArray id = d->dispatcher.nextId();
    const QPointer<QObject> guard(context);
    const bool hasContext = context != nullptr;
    if (d->status.state != State::Ready || !d->dispatcher.transport()) {
        d->refuse(guard, hasContext, std::move(done));
        return id.toULongLong();
    }
    PendingRequest waiting{.id = id,
                           .timeout = options.timeout.value_or(d->options.requestTimeout),
                           .totalTimeout = d->options.totalTimeout};
    waiting.done = [guard, hasContext, done = std::move(done)](const CallOutcome &outcome,
                                                               const Received *) {
        if (done && (guard || !hasContext))
            done(outcome);
    };
    if (options.onProgress) {
        waiting.onProgress = [guard, hasContext,
                              report = options.onProgress](const Progress &progress) {
            if (guard || !hasContext)
                report(progress);
        };
    }
    d->dispatcher.send(d->peer->request(id, method, params, options.meta, bool(options.onProgress)),
                       std::move(waiting));
    return id.toULongLong();
}

void Session::cancel(CallId call, const QString &reason)
{
    d->dispatcher.cancel(QByteArray::number(call),
                         {.kind = Error::Kind::Cancelled,
                          .text = reason.isEmpty() ? u"cancelled by the user"_s : reason});
}

void Session::notify(const QString &method, const Json &params)
{
    if (d->status.state != State::Ready)
        return;
    if (const std::optional message = d->peer->notification(method, params))
        d->dispatcher.post(*message);
}

} // namespace Mcp
