// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/streamablehttptransport.h"

#include "transport/httpexchange.h"
#include "transport/httptext.h"
#include "transport/lifecycle.h"
#include "transport/postoutcome.h"
#include "transport/receivedmessage.h"
#include "wire/framelog.h"

#include <QNetworkAccessManager>
#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <map>

namespace Mcp {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

// For the DELETE and for what was on its way when stop() was called.
constexpr auto kStopLimit = 2000ms;
// A stream should end with the answer; one that does not is given this long.
constexpr auto kAfterAnswer = 5000ms;

constexpr auto kUserAgent = "Vitrine/" VITRINE_VERSION;

// A manager deletes its replies, one of which may be in the middle of a signal when we are deleted.
struct DeleteLater
{
    void operator()(QObject *object) const { object->deleteLater(); }
};
using Manager = std::unique_ptr<QNetworkAccessManager, DeleteLater>;

struct Post
{
    HttpExchange *exchange = nullptr;
    PostOutcome outcome;
};

bool hasField(const QList<HeaderField> &fields, QByteArrayView name)
{
    return std::ranges::any_of(fields, [&](const HeaderField &field) {
        return field.first.compare(name, Qt::CaseInsensitive) == 0;
    });
}

} // namespace

struct StreamableHttpTransport::Private
{
    enum class State : quint8 { Idle, Open, Stopping, Closed };

    StreamableHttpTransport *const q;
    const HttpConfig config;
    FrameLog &log;
    const quint32 connection;

    State state = State::Idle;
    QUrl url; // without user name and password
    QList<HeaderField> userFields;
    QList<HeaderField> sessionFields;
    Manager manager{new QNetworkAccessManager};
    Manager streamManager{
        new QNetworkAccessManager}; // the standing stream takes nobody's place (T-21)
    std::map<quint64, Post> posts;  // by the frame of the message
    QList<std::pair<quint64, OutgoingMessage>> waiting; // for start()
    QPointer<HttpExchange> standing;
    QPointer<HttpExchange> farewell; // the DELETE
    QTimer stopTimer;
    TransportFacts facts;

    Private(StreamableHttpTransport *owner, HttpConfig how, FrameLog &log_, quint32 connection_);
    ~Private();

    void record(const QByteArray &event, quint32 exchange = 0)
    {
        Lifecycle::record(log, connection, event, exchange);
    }
    [[nodiscard]] std::optional<Error> checkUrl() const;
    void takeUserFields();
    void appendChecked(QList<HeaderField> &to, const HeaderField &field);
    [[nodiscard]] QList<HeaderField> fields(const QList<HeaderField> &own,
                                            const QList<HeaderField> &more);
    void later(std::function<void()> what)
    {
        QMetaObject::invokeMethod(q, std::move(what), Qt::QueuedConnection);
    }

    void post(quint64 sequence, const OutgoingMessage &message, quint32 exchangeNumber);
    void onPostHead(quint64 sequence);
    void onPostMessage(quint64 sequence, Received message);
    void onPostEnded(quint64 sequence);
    void forget(quint64 sequence);
    void openStanding(const QList<HeaderField> &headers);
    void onStandingEnded(HttpExchange *exchange);
    void noteStatus(int status);
    void stop();
    void closeIfDone();
    void close(const std::optional<Error> &error);
};

StreamableHttpTransport::Private::Private(StreamableHttpTransport *owner, HttpConfig how,
                                          FrameLog &log_, quint32 connection_)
    : q(owner), config(std::move(how)), log(log_), connection(connection_), url(config.url)
{
    url.setUserInfo({});
    url.setFragment({});
    facts.url = HttpText::address(url);
    stopTimer.setSingleShot(true);
    connect(&stopTimer, &QTimer::timeout, q, [this] { close({}); });
}

StreamableHttpTransport::Private::~Private()
{
    for (auto &[sequence, post] : posts)
        post.exchange->abort();
    for (HttpExchange *exchange : {standing.data(), farewell.data()}) {
        if (exchange)
            exchange->abort();
    }
}

std::optional<Error> StreamableHttpTransport::Private::checkUrl() const
{
    const bool isHttp = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    if (url.isValid() && isHttp && !url.host().isEmpty())
        return {};
    const QString given = config.url.isValid() ? HttpText::address(url) : config.url.errorString();
    return Error{
        .kind = Error::Kind::Transport,
        .text = u"expected an address that begins with http:// or https://, and got \"%1\""_s.arg(
            given),
        .where = given};
}

void StreamableHttpTransport::Private::appendChecked(QList<HeaderField> &to,
                                                     const HeaderField &field)
{
    if (HttpText::isValidField(field.first, field.second)) {
        to.append(field);
        return;
    }
    record(Lifecycle::event("header-ignored"_L1, {{u"name"_s, QString::fromLatin1(field.first)},
                                                  {u"reason"_s, u"not a valid header field"_s}}));
}

void StreamableHttpTransport::Private::takeUserFields()
{
    for (const HeaderField &field : config.headers) {
        if (HttpText::isReservedField(field.first)) {
            record(Lifecycle::event("header-ignored"_L1,
                                    {{u"name"_s, QString::fromLatin1(field.first)},
                                     {u"reason"_s, u"set by the protocol itself"_s}}));
        } else {
            appendChecked(userFields, field);
        }
    }
    if (!config.url.userName().isEmpty() && !hasField(userFields, "Authorization")) {
        const QByteArray pair = (config.url.userName() + u':' + config.url.password()).toUtf8();
        userFields.append({"Authorization"_ba, "Basic "_ba + pair.toBase64()});
    }
    if (!hasField(userFields, "User-Agent"))
        userFields.append({"User-Agent"_ba, QByteArray(kUserAgent)});
}

QList<HeaderField> StreamableHttpTransport::Private::fields(const QList<HeaderField> &own,
                                                            const QList<HeaderField> &more)
{
    QList<HeaderField> out = own;
    for (const HeaderField &field : more)
        appendChecked(out, field);
    return out + userFields;
}

void StreamableHttpTransport::Private::post(quint64 sequence, const OutgoingMessage &message,
                                            quint32 exchangeNumber)
{
    auto *exchange = new HttpExchange(log, connection, exchangeNumber, q);
    posts.emplace(sequence, Post{.exchange = exchange, .outcome = PostOutcome(message)});
    connect(exchange, &HttpExchange::headReceived, q, [this, sequence] { onPostHead(sequence); });
    connect(exchange, &HttpExchange::message, q,
            [this, sequence](const Received &received) { onPostMessage(sequence, received); });
    connect(exchange, &HttpExchange::ended, q, [this, sequence] { onPostEnded(sequence); });
    const QList<HeaderField> own = {{"Content-Type"_ba, "application/json"_ba},
                                    {"Accept"_ba, "application/json, text/event-stream"_ba}};
    exchange->start(*manager, {.verb = "POST"_ba,
                               .url = url,
                               .fields = fields(own, message.headers),
                               .body = message.json,
                               .connectTimeout = config.connectTimeout});
}

void StreamableHttpTransport::Private::onPostHead(quint64 sequence)
{
    const auto found = posts.find(sequence);
    if (found == posts.end())
        return;
    const HttpExchange &exchange = *found->second.exchange;
    const bool isAccepted = exchange.hasSucceeded() && !found->second.outcome.expectsAnswer();
    const QPointer<StreamableHttpTransport> guard(q);
    noteStatus(exchange.status());
    if (guard && isAccepted)
        emit q->accepted(sequence);
}

void StreamableHttpTransport::Private::onPostMessage(quint64 sequence, Received message)
{
    const auto found = posts.find(sequence);
    if (found == posts.end())
        return;
    Post &post = found->second;
    message.carrier = sequence;
    const bool wasAnswered = post.outcome.isAnswered();
    if (!post.outcome.take(message, *post.exchange))
        return;
    if (!wasAnswered && post.outcome.isAnswered() && post.exchange->isEventStream()) {
        QTimer::singleShot(kAfterAnswer, post.exchange, [this, sequence] {
            const auto open = posts.find(sequence);
            if (open == posts.end())
                return;
            record(Lifecycle::event("stream-closed"_L1,
                                    {{u"reason"_s, u"left open after the answer"_s}}),
                   open->second.exchange->number());
            forget(sequence);
        });
    }
    emit q->received(message);
}

void StreamableHttpTransport::Private::onPostEnded(quint64 sequence)
{
    const auto found = posts.find(sequence);
    if (found == posts.end())
        return;
    const std::optional<Error> error = found->second.outcome.failure(*found->second.exchange);
    forget(sequence);
    const QPointer<StreamableHttpTransport> guard(q);
    if (error)
        emit q->sendFailed(sequence, *error);
    if (guard)
        closeIfDone();
}

void StreamableHttpTransport::Private::forget(quint64 sequence)
{
    const auto found = posts.find(sequence);
    if (found == posts.end())
        return;
    found->second.exchange->abort();
    found->second.exchange->deleteLater();
    posts.erase(found);
}

void StreamableHttpTransport::Private::openStanding(const QList<HeaderField> &headers)
{
    auto *exchange = new HttpExchange(log, connection, log.newExchange(), q);
    standing = exchange;
    connect(exchange, &HttpExchange::headReceived, q,
            [this, exchange] { noteStatus(exchange->status()); });
    connect(exchange, &HttpExchange::message, q, [this, exchange](const Received &message) {
        if (exchange->hasSucceeded() && exchange->isEventStream())
            emit q->received(message);
    });
    connect(exchange, &HttpExchange::ended, q, [this, exchange] { onStandingEnded(exchange); });
    exchange->start(*streamManager,
                    {.verb = "GET"_ba,
                     .url = url,
                     .fields = fields({{"Accept"_ba, "text/event-stream"_ba}}, headers),
                     .body = {},
                     .connectTimeout = config.connectTimeout});
}

void StreamableHttpTransport::Private::onStandingEnded(HttpExchange *exchange)
{
    exchange->deleteLater();
    standing = nullptr;
    // 405 is the usual way to say that there is no such stream, and its response is in the log
    // (T-28).
    if (exchange->status() == 405)
        return;
    QString text = exchange->statusText();
    if (exchange->connectionError())
        text = exchange->connectionError()->text;
    else if (exchange->hasSucceeded() && !exchange->isEventStream())
        text +=
            u", but the content type is \"%1\""_s.arg(QString::fromLatin1(exchange->mediaType()));
    record(Lifecycle::event("standing-stream-ended"_L1,
                            {{u"status"_s, exchange->status()}, {u"text"_s, text}}),
           exchange->number());
}

void StreamableHttpTransport::Private::noteStatus(int status)
{
    if (facts.lastHttpStatus == status)
        return;
    facts.lastHttpStatus = status;
    emit q->factsChanged();
}

void StreamableHttpTransport::Private::stop()
{
    state = State::Stopping;
    QList<quint64> requests;
    for (const auto &[sequence, post] : posts) {
        // What we told the server (say, a cancellation) may still arrive; answers do not matter
        // now.
        if (post.outcome.expectsAnswer())
            requests.append(sequence);
    }
    for (const quint64 sequence : requests)
        forget(sequence);
    if (standing) {
        standing->abort();
        standing->deleteLater();
    }
    if (!sessionFields.isEmpty()) {
        farewell = new HttpExchange(log, connection, log.newExchange(), q);
        connect(farewell, &HttpExchange::ended, q, [this] {
            farewell->deleteLater();
            farewell = nullptr;
            closeIfDone();
        });
        farewell->start(*manager, {.verb = "DELETE"_ba,
                                   .url = url,
                                   .fields = fields({}, sessionFields),
                                   .body = {},
                                   .connectTimeout = config.connectTimeout});
    }
    stopTimer.start(kStopLimit);
    later([this] { closeIfDone(); });
}

void StreamableHttpTransport::Private::closeIfDone()
{
    if (state == State::Stopping && posts.empty() && !farewell)
        close({});
}

void StreamableHttpTransport::Private::close(const std::optional<Error> &error)
{
    if (state == State::Closed)
        return;
    state = State::Closed;
    stopTimer.stop();
    while (!posts.empty())
        forget(posts.begin()->first);
    if (farewell) {
        farewell->abort();
        farewell->deleteLater();
        farewell = nullptr;
    }
    emit q->closed(error); // the receiver may delete us
}

StreamableHttpTransport::StreamableHttpTransport(HttpConfig config, FrameLog &log,
                                                 quint32 connection, QObject *parent)
    : Transport(parent), d(std::make_unique<Private>(this, std::move(config), log, connection))
{
}

StreamableHttpTransport::~StreamableHttpTransport() = default;

void StreamableHttpTransport::start()
{
    if (d->state != Private::State::Idle)
        return;
    if (const std::optional<Error> error = d->checkUrl()) {
        d->record(Lifecycle::startFailed(error->text));
        d->later([this, error] { d->close(error); });
        return;
    }
    d->state = Private::State::Open;
    d->takeUserFields();
    for (const auto &[sequence, message] : std::exchange(d->waiting, {}))
        d->post(sequence, message, d->log.frame(sequence).exchange);
    d->later([this] {
        if (d->state == Private::State::Open)
            emit opened();
    });
}

quint64 StreamableHttpTransport::send(const OutgoingMessage &message)
{
    const quint32 exchange = d->log.newExchange();
    const quint64 sequence = recordSent(d->log, d->connection, message, exchange);
    switch (d->state) {
    case Private::State::Idle:
        d->waiting.append({sequence, message});
        break;
    case Private::State::Open:
        d->post(sequence, message, exchange);
        break;
    case Private::State::Stopping:
    case Private::State::Closed:
        d->later([this, sequence] {
            emit sendFailed(sequence, Error{.kind = Error::Kind::Transport,
                                            .text = u"the connection to the server is closed"_s,
                                            .where = d->facts.url});
        });
        break;
    }
    return sequence;
}

void StreamableHttpTransport::abandon(quint64 sequence)
{
    const auto found = d->posts.find(sequence);
    if (found == d->posts.end())
        return;
    d->record(Lifecycle::event("exchange-abandoned"_L1), found->second.exchange->number());
    d->forget(sequence);
    d->closeIfDone();
}

void StreamableHttpTransport::openStandingStream(const QList<HeaderField> &headers)
{
    if (d->state == Private::State::Open && !d->standing)
        d->openStanding(headers);
}

void StreamableHttpTransport::setSessionHeaders(const QList<HeaderField> &headers)
{
    d->sessionFields = headers;
}

void StreamableHttpTransport::stop()
{
    if (d->state == Private::State::Idle) {
        d->state = Private::State::Stopping;
        d->later([this] { d->close({}); });
    } else if (d->state == Private::State::Open) {
        d->stop();
    }
}

TransportFacts StreamableHttpTransport::facts() const
{
    return d->facts;
}

} // namespace Mcp
