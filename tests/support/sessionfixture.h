// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/session.h"
#include "support/inprocesstransport.h"

#include <QHash>
#include <QSet>

#include <memory>

namespace Mcp::Test {

/// A Session whose server is a table of answers. Methods that are not in the table stay unanswered,
/// so that a test can answer, fail or forget them by hand.
class SessionFixture
{
public:
    enum class Over : quint8 { Stdio, Http };

    explicit SessionFixture(Over over, SessionOptions sessionOptions = {})
        : options(std::move(sessionOptions))
        , m_over(over)
        , m_connection(log.openConnection(QStringLiteral("test")))
    {
        options.log = &log;
        options.clientName = QStringLiteral("tester");
        options.clientVersion = QStringLiteral("9");
        options.listOnReady = false;
    }

    FrameLog log;
    SessionOptions options;
    /// method → `"result":…` or `"error":…`, put beside the request's id.
    QHash<QByteArray, QByteArray> answers;
    /// HTTP: status and session id of the responses to a method.
    QHash<QByteArray, int> statuses;
    QByteArray sessionId;
    /// HTTP: notifications that the server does not accept.
    QSet<QByteArray> unaccepted;
    /// Called for each new transport, before it is started.
    std::function<void(InProcessTransport &)> onTransport;

    /// The session, made at the first call with the options of that moment.
    [[nodiscard]] Session &session()
    {
        if (!m_session)
            m_session = std::make_unique<Session>([this] { return makeTransport(); }, options);
        return *m_session;
    }
    /// The transport made last.
    [[nodiscard]] InProcessTransport &transport() { return *m_transports.constLast(); }
    [[nodiscard]] qsizetype transportCount() const { return m_transports.size(); }
    void deleteSession() { m_session.reset(); }

    [[nodiscard]] SessionStatus::State state() { return session().status().state; }
    [[nodiscard]] bool isReady() { return state() == SessionStatus::State::Ready; }
    [[nodiscard]] QString errorText()
    {
        return session().status().error ? session().status().error->text : QString();
    }

    /// A legacy server that negotiates @p version and declares @p capabilities.
    void beLegacy(const QByteArray &version = "2025-11-25", const QByteArray &capabilities = "{}")
    {
        answers["server/discover"] = R"("error":{"code":-32601,"message":"Method not found"})";
        answers["initialize"] =
            R"("result":{"protocolVersion":)" + ('"' + version + '"') + R"(,"capabilities":)" +
            capabilities +
            R"(,"serverInfo":{"name":"old","version":"1"},"instructions":"Read me"})";
    }
    /// A modern server.
    void beModern(const QByteArray &capabilities = "{}")
    {
        answers["server/discover"] =
            R"("result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":)" +
            capabilities +
            R"(,"instructions":"Read me","ttlMs":0,"cacheScope":"public","_meta":)"
            R"({"io.modelcontextprotocol/serverInfo":{"name":"new","version":"2"}}})";
    }

    /// `{"jsonrpc":"2.0","id":ID,BODY}`
    [[nodiscard]] static QByteArray message(const QByteArray &id, const QByteArray &body)
    {
        return R"({"jsonrpc":"2.0","id":)" + id + ',' + body + '}';
    }
    /// Answers the last request of @p method with @p body; returns the frame.
    quint64 answer(const QByteArray &method, const QByteArray &body)
    {
        return answerTo(transport(), transport().last(method), body);
    }

private:
    quint64 answerTo(InProcessTransport &over, const InProcessTransport::Sent &sent,
                     const QByteArray &body)
    {
        Carrier carrier;
        if (m_over == Over::Http) {
            carrier = {.frame = sent.frame,
                       .httpStatus = statuses.value(sent.message.method, 200),
                       .sessionId = sent.message.method == "initialize" ? sessionId : QByteArray()};
        }
        return over.receive(message(sent.message.id, body), carrier);
    }

    std::unique_ptr<Transport> makeTransport()
    {
        auto made = std::make_unique<InProcessTransport>(m_over == Over::Http, &log, m_connection);
        made->script = [this](InProcessTransport &over, const InProcessTransport::Sent &sent) {
            const QByteArray &method = sent.message.method;
            if (sent.message.kind != FrameKind::Request) {
                if (m_over == Over::Http && !unaccepted.contains(method))
                    over.accept(sent.frame);
            } else if (const auto it = answers.constFind(method); it != answers.cend()) {
                answerTo(over, sent, *it);
            }
        };
        m_transports.append(made.get());
        if (onTransport)
            onTransport(*made);
        return made;
    }

    Over m_over;
    quint32 m_connection;
    QList<QPointer<InProcessTransport>> m_transports;
    std::unique_ptr<Session> m_session;
};

} // namespace Mcp::Test
