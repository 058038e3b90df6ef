// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "pendingrequest.h"

#include "identity.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

bool isHandshake(const QString &method)
{
    return method == "initialize"_L1 || method == "server/discover"_L1;
}

QJsonValue anotherId(const QJsonValue &id)
{
    return id.isString() ? QJsonValue("not-"_L1 + id.toString())
                         : QJsonValue(id.toInteger() + 1000);
}

/// Replaces the first byte of the first text in \a json by one that never occurs in UTF-8.
void breakText(QByteArray &json)
{
    const QByteArrayView marker = "\"text\":\"";
    const qsizetype at = json.indexOf(marker);
    if (at >= 0)
        json.insert(at + marker.size(), '\xff');
}

} // namespace

PendingRequest::PendingRequest(Request request, std::unique_ptr<Reply> reply, const Faults &faults)
    : m_request(std::move(request)), m_reply(std::move(reply)), m_faults(faults)
{
}

void PendingRequest::notify(const QString &method, const QJsonObject &params)
{
    m_reply->send(compactJson(notificationMessage(method, params)));
}

bool PendingRequest::log(LogLevel level, const QString &logger, const QJsonValue &data)
{
    if (!m_request.logLevel || level < *m_request.logLevel)
        return false;
    notify(u"notifications/message"_s,
           {{u"level"_s, textOf(level)}, {u"logger"_s, logger}, {u"data"_s, data}});
    return true;
}

void PendingRequest::reportProgress(int progress, int total, const QString &message)
{
    if (m_request.progressToken.isUndefined())
        return;
    QJsonObject params{{u"progressToken"_s, m_request.progressToken},
                       {u"progress"_s, progress},
                       {u"total"_s, total}};
    if (m_request.features.progressMessage)
        params.insert("message"_L1, message);
    notify(u"notifications/progress"_s, params);
}

void PendingRequest::succeed(QJsonObject result)
{
    if (m_request.features.modern) {
        result.insert("resultType"_L1, u"complete"_s);
        QJsonObject meta = result.value("_meta"_L1).toObject();
        meta.insert("io.modelcontextprotocol/serverInfo"_L1, serverInfo(m_request.features));
        result.insert("_meta"_L1, meta);
    }
    finish(resultMessage(m_request.id, result), 200, false);
}

void PendingRequest::fail(const RpcError &error)
{
    finish(errorMessage(m_request.id, error), error.httpStatus, true);
}

void PendingRequest::answer(Outcome outcome)
{
    if (outcome)
        succeed(std::move(*outcome));
    else
        fail(outcome.error());
}

void PendingRequest::succeedWithText(const QByteArray &message)
{
    m_reply->finish(message, 200, false);
}

void PendingRequest::abandon()
{
    m_reply->abandon();
}

void PendingRequest::finish(QJsonObject message, int httpStatus, bool isError)
{
    const bool isCall = m_request.method == "tools/call"_L1;
    if (m_faults.has(Fault::WrongId) && !isHandshake(m_request.method))
        message.insert("id"_L1, anotherId(m_request.id));

    QByteArray json = compactJson(message);
    if (m_faults.has(Fault::EmbeddedNewline) && m_request.method == "tools/list"_L1)
        json = QJsonDocument(message).toJson(QJsonDocument::Indented).trimmed();
    if (m_faults.has(Fault::InvalidUtf8) && isCall &&
        m_request.params.value("name"_L1) == "echo"_L1)
        breakText(json);

    if (m_faults.has(Fault::DuplicateAnswer) && isCall)
        m_reply->send(json);
    m_reply->finish(json, httpStatus, isError);
}

} // namespace Demo
