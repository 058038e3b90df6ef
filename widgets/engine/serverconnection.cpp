// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "engine/serverconnection.h"

#include "config/sessionfactory.h"
#include "engine/engine.h"

#include <QMutex>
#include <QPointer>

namespace Vitrine {
using State = Mcp::SessionStatus::State;

struct ServerConnection::Run
{
    QPointer<Mcp::Session> session;
};

namespace {

// Reports of progress may come faster than the window draws: only the latest one waits.
class ProgressBox
{
public:
    // True if nothing was waiting, so that somebody has to come and take it.
    bool put(const Mcp::Progress &progress)
    {
        QMutexLocker lock(&m_lock);
        m_latest = progress;
        return !std::exchange(m_waiting, true);
    }
    Mcp::Progress take()
    {
        QMutexLocker lock(&m_lock);
        m_waiting = false;
        return m_latest;
    }

private:
    QMutex m_lock;
    Mcp::Progress m_latest;
    bool m_waiting = false;
};

} // namespace

ServerConnection::ServerConnection(Engine &engine, Mcp::ServerEntry entry, QObject *parent)
    : QObject(parent), m_engine(engine), m_entry(std::move(entry))
{
}

ServerConnection::~ServerConnection()
{
    stop();
}

void ServerConnection::setEntry(const Mcp::ServerEntry &entry)
{
    if (entry == m_entry)
        return;
    m_entry = entry;
    emit entryChanged();
}

bool ServerConnection::isActive() const
{
    return m_status.state != State::Closed && m_status.state != State::Failed;
}

const Mcp::CatalogueList &ServerConnection::list(Mcp::ListKind kind) const
{
    return m_lists[size_t(kind)];
}

void ServerConnection::start()
{
    if (isActive())
        return;
    m_lists = {};
    m_status = {.state = State::Connecting};
    m_logConnection = m_engine.log().openConnection(m_entry.name);
    m_run = std::make_shared<Run>();

    const auto run = m_run;
    // `this` is used as context only: Qt drops what is queued for a dead receiver.
    const auto begin = [this, run, entry = m_entry, connection = m_logConnection,
                        &engine = m_engine] {
        Mcp::Session *session = Mcp::makeSession(entry, engine.log(), connection).release();
        run->session = session;
        engine.worker()->adopt(session);
        connect(session, &Mcp::Session::statusChanged, this,
                [this, run](const Mcp::SessionStatus &status) {
                    if (run == m_run)
                        applyStatus(status);
                });
        connect(session, &Mcp::Session::ended, this, [this, run] {
            if (run == m_run)
                runEnded();
        });
        connect(&session->catalogue(), &Mcp::Catalogue::changed, this,
                [this, run](Mcp::ListKind kind, const Mcp::CatalogueList &list) {
                    if (run != m_run)
                        return;
                    m_lists[size_t(kind)] = list;
                    emit listChanged(kind);
                });
        session->open();
    };
    QMetaObject::invokeMethod(m_engine.worker(), begin);
    emit statusChanged();
    for (int kind = 0; kind < Mcp::kListKindCount; ++kind)
        emit listChanged(Mcp::ListKind(kind));
}

void ServerConnection::stop()
{
    m_startAfterEnd = false;
    if (!m_run)
        return;
    QMetaObject::invokeMethod(m_engine.worker(), [run = m_run] {
        if (run->session)
            run->session->close();
    });
}

void ServerConnection::restart()
{
    stop();
    if (isActive())
        m_startAfterEnd = true;
    else
        start();
}

void ServerConnection::refresh(Mcp::ListKind kind)
{
    if (!m_run)
        return;
    QMetaObject::invokeMethod(m_engine.worker(), [run = m_run, kind] {
        if (run->session)
            run->session->catalogue().refresh(kind);
    });
}

void ServerConnection::refreshAll()
{
    if (!m_run)
        return;
    QMetaObject::invokeMethod(m_engine.worker(), [run = m_run] {
        if (run->session)
            run->session->catalogue().refreshAll();
    });
}

quint64 ServerConnection::call(const Call &call, QObject *context, Done done, OnProgress progress)
{
    const quint64 number = ++m_lastCall;
    auto sessionCall = std::make_shared<Mcp::CallId>(0);
    m_running.insert(number, sessionCall);

    // Both arrive in the GUI thread, where the guards are looked at.
    const auto deliver = [self = QPointer(this), number, guard = QPointer(context),
                          hasContext = context != nullptr,
                          done = std::move(done)](const Mcp::CallOutcome &outcome) {
        if (self)
            self->finish(number);
        if (done && (guard || !hasContext))
            done(outcome);
    };
    Mcp::RequestOptions options{.timeout = call.timeout, .meta = call.meta};
    if (call.wantsProgress) {
        options.onProgress = [gui = &m_engine, guard = QPointer(context),
                              hasContext = context != nullptr, progress = std::move(progress),
                              box = std::make_shared<ProgressBox>()](const Mcp::Progress &report) {
            if (!progress || !box->put(report))
                return;
            QMetaObject::invokeMethod(gui, [guard, hasContext, progress, box] {
                const Mcp::Progress latest = box->take();
                if (guard || !hasContext)
                    progress(latest);
            });
        };
    }
    QMetaObject::invokeMethod(
        m_engine.worker(), [run = m_run, sessionCall, call, options, deliver, gui = &m_engine] {
            const auto answer = [gui, deliver](const Mcp::CallOutcome &outcome) {
                QMetaObject::invokeMethod(gui, [deliver, outcome] { deliver(outcome); });
            };
            if (run && run->session) {
                *sessionCall =
                    run->session->request(call.method, call.params, options, nullptr, answer);
            } else {
                answer({.result = Mcp::failure(Mcp::Error::Kind::Protocol,
                                               QStringLiteral("the server is not connected"))});
            }
        });
    emit runningCallsChanged();
    return number;
}

void ServerConnection::cancel(quint64 call)
{
    const auto sessionCall = m_running.value(call);
    if (!sessionCall || !m_run)
        return;
    QMetaObject::invokeMethod(m_engine.worker(), [run = m_run, sessionCall] {
        if (run->session && *sessionCall)
            run->session->cancel(*sessionCall, QStringLiteral("cancelled by the user"));
    });
}

void ServerConnection::finish(quint64 call)
{
    m_running.remove(call);
    emit runningCallsChanged();
}

void ServerConnection::applyStatus(const Mcp::SessionStatus &status)
{
    m_status = status;
    emit statusChanged();
}

void ServerConnection::runEnded()
{
    if (std::exchange(m_startAfterEnd, false))
        start();
}

} // namespace Vitrine
