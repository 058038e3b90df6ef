// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "integration/opensession.h"

#include "config/sessionfactory.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 20'000; // ms

SessionOptions quietOptions(const ServerEntry &entry)
{
    SessionOptions options = sessionOptions(entry);
    options.clientName = u"vitrine-tests"_s;
    options.listOnReady = false;
    return options;
}

} // namespace

OpenSession::OpenSession(const ServerEntry &entry)
    : session(makeSession(entry, quietOptions(entry), log, log.openConnection(entry.name)))
{
    QObject::connect(session.get(), &Session::ready, session.get(), [this] { m_isReady = true; });
    QObject::connect(session.get(), &Session::ended, session.get(), [this] { ++ends; });
}

OpenSession::~OpenSession() = default;

bool OpenSession::open()
{
    session->open();
    const bool isDecided = QTest::qWaitFor([this] { return m_isReady || ends > 0; }, kPatience);
    return isDecided && m_isReady;
}

bool OpenSession::close()
{
    session->close();
    return waitForEnd();
}

bool OpenSession::waitForEnd()
{
    return QTest::qWaitFor([this] { return ends > 0; }, kPatience);
}

CallOutcome OpenSession::request(const QString &method, const Json &params,
                                 const RequestOptions &options)
{
    std::optional<CallOutcome> outcome;
    session->request(method, params, options, nullptr,
                     [&outcome](const CallOutcome &result) { outcome = result; });
    if (!QTest::qWaitFor([&outcome] { return outcome.has_value(); }, kPatience))
        qFatal("%s got no outcome", qPrintable(method));
    return *outcome;
}

CallOutcome OpenSession::call(const QString &tool, const QString &argumentsJson,
                              const RequestOptions &options)
{
    return request(
        u"tools/call"_s,
        Json::object({{u"name"_s, tool}, {u"arguments"_s, Json::parse(argumentsJson).value()}}),
        options);
}

CatalogueList OpenSession::list(ListKind kind)
{
    using State = CatalogueList::State;
    session->catalogue().refresh(kind);
    const auto isRead = [this, kind] {
        const State state = session->catalogue().list(kind).state;
        return state != State::Loading && state != State::Unread;
    };
    if (!QTest::qWaitFor(isRead, kPatience))
        qFatal("a list was not read");
    return session->catalogue().list(kind);
}

QByteArrayList OpenSession::frames(Lane lane, std::optional<FrameKind> kind) const
{
    QByteArrayList out;
    for (quint64 i = 0; i < log.size(); ++i) {
        const Frame frame = log.frame(i);
        if (frame.lane == lane && (!kind || frame.kind == *kind))
            out.append(log.bytes(i).toByteArray());
    }
    return out;
}

std::optional<Frame> OpenSession::frameWith(FrameFlag flag) const
{
    for (quint64 i = 0; i < log.size(); ++i) {
        if (log.frame(i).has(flag))
            return log.frame(i);
    }
    return std::nullopt;
}
