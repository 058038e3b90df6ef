// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "faults.h"
#include "loglevel.h"
#include "reply.h"
#include "revision.h"
#include "rpc.h"

#include <memory>
#include <optional>

namespace Demo {

/// A request as the dispatcher understood it.
struct Request
{
    QJsonValue id;
    QString method;
    QJsonObject params;
    Features features;
    std::optional<LogLevel> logLevel; ///< least grave level to send; not set: none at all
    QJsonValue progressToken = QJsonValue::Undefined; ///< undefined: nobody wants progress
};

/// A request that still has to be answered, and the way to do so. Whoever holds it answers exactly
/// once, or drops it to let the client wait. Movable; used in the main thread only.
class PendingRequest
{
public:
    PendingRequest(Request request, std::unique_ptr<Reply> reply, const Faults &faults);

    [[nodiscard]] const Request &request() const { return m_request; }
    [[nodiscard]] Reply *reply() const { return m_reply.get(); }

    void notify(const QString &method, const QJsonObject &params);

    /// Sends `notifications/message` if the client wants \a level; returns whether it did.
    bool log(LogLevel level, const QString &logger, const QJsonValue &data);

    /// Sends `notifications/progress` if the client gave a token.
    void reportProgress(int progress, int total, const QString &message);

    /// Answers with \a result, completed with what 2026-07-28 wants in each result.
    void succeed(QJsonObject result);
    void fail(const RpcError &error);
    void answer(Outcome outcome);

    /// Answers with a whole message that was written by hand.
    void succeedWithText(const QByteArray &message);

    void abandon();

private:
    void finish(QJsonObject message, int httpStatus, bool isError);

    Request m_request;
    std::unique_ptr<Reply> m_reply;
    Faults m_faults;
};

} // namespace Demo
