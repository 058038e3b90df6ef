// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "demoserver.h"

#include "batchreply.h"
#include "democompletion.h"
#include "identity.h"
#include "listencall.h"
#include "modernmeta.h"
#include "stderrlog.h"

#include <QJsonArray>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

/// Which eras know a method, and whether 2026-07-28 wants cache hints in its result.
struct MethodInfo
{
    QLatin1StringView name;
    bool isLegacy;
    bool isModern;
    bool isCacheable = false;
};

constexpr std::array kMethods{
    MethodInfo{"initialize"_L1, true, false},
    MethodInfo{"ping"_L1, true, false},
    MethodInfo{"logging/setLevel"_L1, true, false},
    MethodInfo{"server/discover"_L1, false, true, true},
    MethodInfo{"subscriptions/listen"_L1, false, true},
    MethodInfo{"tools/list"_L1, true, true, true},
    MethodInfo{"tools/call"_L1, true, true},
    MethodInfo{"resources/list"_L1, true, true, true},
    MethodInfo{"resources/templates/list"_L1, true, true, true},
    MethodInfo{"resources/read"_L1, true, true, true},
    MethodInfo{"prompts/list"_L1, true, true, true},
    MethodInfo{"prompts/get"_L1, true, true},
    MethodInfo{"completion/complete"_L1, true, true},
};

constexpr int kCacheMilliseconds = 60'000;

const MethodInfo *findMethod(const QString &name, bool modern)
{
    const auto found = std::ranges::find_if(kMethods, [&](const MethodInfo &method) {
        return name == method.name && (modern ? method.isModern : method.isLegacy);
    });
    return found == kMethods.end() ? nullptr : &*found;
}

QJsonValue progressTokenOf(const QJsonObject &params)
{
    const QJsonValue token = params["_meta"_L1]["progressToken"_L1];
    return token.isString() || token.isDouble() ? token : QJsonValue(QJsonValue::Undefined);
}

void floodStderr()
{
    QByteArray lines;
    for (int line = 1; line <= 2000; ++line)
        lines += "stderr-flood: line " + QByteArray::number(line) +
                 " of 2000, and nobody asked for any of them\n";
    writeToStderr(lines);
}

} // namespace

DemoServer::DemoServer(const Options &options, QObject *parent)
    : QObject(parent), m_options(options), m_tools(options)
{
}

bool DemoServer::isModern(const Incoming &incoming) const
{
    if (!m_options.modern)
        return false;
    return !m_options.legacy || hasModernMeta(incoming.params) ||
           incoming.method == "server/discover"_L1;
}

void DemoServer::handleRequest(const Incoming &incoming, bool asModern, Conversation *conversation,
                               std::unique_ptr<Reply> reply)
{
    if (m_isExiting || misbehaves(incoming))
        return;
    auto request = asModern ? modernRequest(incoming) : legacyRequest(incoming, *conversation);
    if (request) {
        dispatch(PendingRequest(std::move(*request), std::move(reply), m_options.faults),
                 conversation);
        return;
    }
    Request refused;
    refused.id = incoming.id;
    refused.method = incoming.method;
    PendingRequest(std::move(refused), std::move(reply), m_options.faults).fail(request.error());
}

void DemoServer::handleNotification(const Incoming &incoming, Conversation *conversation)
{
    if (m_isExiting)
        return;
    if (incoming.method == "notifications/initialized"_L1 && conversation->revision)
        conversation->isReady = true;
    else if (incoming.method == "notifications/cancelled"_L1)
        conversation->cancel(incoming.params.value("requestId"_L1));
}

bool DemoServer::handleBatch(const QJsonArray &elements, Conversation *conversation,
                             std::unique_ptr<Reply> reply)
{
    const bool isAllowed = conversation->revision && featuresOf(*conversation->revision).batches;
    if (!isAllowed || elements.isEmpty()) {
        const QString reason = isAllowed ? u"A batch must not be empty."_s
                                         : u"Batches exist in the revision 2025-03-26 only."_s;
        const RpcError error{
            .code = ErrorCode::InvalidRequest, .message = reason, .httpStatus = 400};
        reply->finish(compactJson(errorMessage(QJsonValue::Undefined, error)), error.httpStatus,
                      true);
        return true;
    }
    std::vector<std::expected<Incoming, RpcError>> parts;
    qsizetype answers = 0;
    for (const QJsonValue &element : elements) {
        parts.push_back(readEnvelope(element));
        answers += !parts.back() || parts.back()->kind == Incoming::Kind::Request ? 1 : 0;
    }
    std::shared_ptr<BatchCollector> collector;
    if (answers > 0)
        collector = std::make_shared<BatchCollector>(std::move(reply), answers);
    for (size_t i = 0; i < parts.size(); ++i) {
        const auto &part = parts[i];
        if (!part)
            collector->add(compactJson(
                errorMessage(idOf(elements.at(static_cast<qsizetype>(i))), part.error())));
        else if (part->kind == Incoming::Kind::Request)
            handleRequest(*part, false, conversation, std::make_unique<BatchPart>(collector));
        else if (part->kind == Incoming::Kind::Notification)
            handleNotification(*part, conversation);
    }
    return answers > 0;
}

std::expected<Request, RpcError> DemoServer::modernRequest(const Incoming &incoming) const
{
    if (incoming.method == "initialize"_L1 && !hasModernMeta(incoming.params))
        return std::unexpected(
            unsupportedVersion(incoming.params.value("protocolVersion"_L1).toString()));
    const auto meta = readModernMeta(incoming.params);
    if (!meta)
        return std::unexpected(meta.error());
    if (revisionFromText(meta->protocolVersion) != kModern)
        return std::unexpected(unsupportedVersion(meta->protocolVersion));
    if (!findMethod(incoming.method, true))
        return refusal(ErrorCode::MethodNotFound, u"Unknown method: %1"_s.arg(incoming.method),
                       404);
    return Request{.id = incoming.id,
                   .method = incoming.method,
                   .params = incoming.params,
                   .features = featuresOf(kModern),
                   .logLevel = meta->logLevel,
                   .progressToken = progressTokenOf(incoming.params)};
}

std::expected<Request, RpcError> DemoServer::legacyRequest(const Incoming &incoming,
                                                           const Conversation &conversation) const
{
    const bool isOpening = incoming.method == "initialize"_L1;
    const bool isPing = incoming.method == "ping"_L1;
    if (isOpening && conversation.revision)
        return refusal(ErrorCode::InvalidRequest, u"initialize was already answered."_s, 400);
    if (!isOpening && !isPing && !m_options.modern && incoming.method == "server/discover"_L1)
        return refusal(ErrorCode::MethodNotFound, u"Unknown method: %1"_s.arg(incoming.method));
    if (!isOpening && !isPing && !conversation.revision)
        return refusal(ErrorCode::InvalidRequest,
                       u"Send initialize before %1."_s.arg(incoming.method), 400);
    if (!isOpening && !isPing && !conversation.isReady) {
        return refusal(ErrorCode::InvalidRequest,
                       u"Send notifications/initialized before %1."_s.arg(incoming.method), 400);
    }
    if (!findMethod(incoming.method, false))
        return refusal(ErrorCode::MethodNotFound, u"Unknown method: %1"_s.arg(incoming.method));
    return Request{.id = incoming.id,
                   .method = incoming.method,
                   .params = incoming.params,
                   .features = featuresOf(conversation.revision.value_or(kNewestLegacy)),
                   .logLevel = conversation.logLevel,
                   .progressToken = progressTokenOf(incoming.params)};
}

void DemoServer::dispatch(PendingRequest pending, Conversation *conversation)
{
    const Request &request = pending.request();
    const QString &method = request.method;
    if (method == "tools/call"_L1)
        return m_tools.call(std::move(pending), conversation);
    if (method == "subscriptions/listen"_L1) {
        if (!request.params.value("notifications"_L1).isObject()) {
            return pending.answer(
                invalidParams(u"subscriptions/listen needs the object \"notifications\"."_s));
        }
        new ListenCall(std::move(pending), conversation);
        return;
    }

    Outcome outcome = QJsonObject();
    if (method == "initialize"_L1)
        outcome = initialize(request, conversation);
    else if (method == "logging/setLevel"_L1)
        outcome = setLogLevel(request, conversation);
    else if (method == "server/discover"_L1)
        outcome = discover(request);
    else if (method == "tools/list"_L1)
        outcome = m_tools.list(request);
    else if (method == "resources/list"_L1)
        outcome = m_resources.list(request);
    else if (method == "resources/templates/list"_L1)
        outcome = m_resources.templates(request);
    else if (method == "resources/read"_L1)
        outcome = m_resources.read(request);
    else if (method == "prompts/list"_L1)
        outcome = m_prompts.list(request);
    else if (method == "prompts/get"_L1)
        outcome = m_prompts.get(request);
    else if (method == "completion/complete"_L1)
        outcome = complete(request);

    if (outcome && request.features.modern && findMethod(method, true)->isCacheable) {
        outcome->insert("ttlMs"_L1, kCacheMilliseconds);
        outcome->insert("cacheScope"_L1, u"public"_s);
    }
    pending.answer(std::move(outcome));
}

Outcome DemoServer::initialize(const Request &request, Conversation *conversation) const
{
    const QJsonValue asked = request.params.value("protocolVersion"_L1);
    const QJsonObject clientInfo = request.params.value("clientInfo"_L1).toObject();
    if (!asked.isString() || !request.params.value("capabilities"_L1).isObject() ||
        !clientInfo.value("name"_L1).isString() || !clientInfo.value("version"_L1).isString()) {
        return invalidParams(u"initialize needs protocolVersion, capabilities and clientInfo "
                             "with name and version."_s);
    }
    // A version that is not known here is answered with one that is; the client decides whether it
    // can live with it.
    const std::optional<Revision> known = revisionFromText(asked.toString());
    const Revision agreed = known && isLegacy(*known) ? *known : kNewestLegacy;
    conversation->revision = agreed;
    const Features features = featuresOf(agreed);
    const bool isWrong = m_options.faults.has(Fault::WrongVersion);
    return QJsonObject{{u"protocolVersion"_s, isWrong ? u"1999-01-01"_s : textOf(agreed)},
                       {u"capabilities"_s, capabilities(features)},
                       {u"serverInfo"_s, serverInfo(features)},
                       {u"instructions"_s, instructions()}};
}

Outcome DemoServer::discover(const Request &request) const
{
    return QJsonObject{{u"supportedVersions"_s, QJsonArray{textOf(kModern)}},
                       {u"capabilities"_s, capabilities(request.features)},
                       {u"instructions"_s, instructions()}};
}

Outcome DemoServer::setLogLevel(const Request &request, Conversation *conversation)
{
    const auto level = logLevelFromText(request.params.value("level"_L1).toString());
    if (!level)
        return invalidParams(u"logging/setLevel needs one of the eight levels."_s);
    conversation->logLevel = *level;
    return QJsonObject();
}

bool DemoServer::misbehaves(const Incoming &incoming)
{
    const Faults &faults = m_options.faults;
    if (faults.has(Fault::StderrFlood))
        floodStderr();
    if (faults.has(Fault::ExitOnFirstRequest)) {
        exitWith(1);
        return true;
    }
    if (faults.has(Fault::DieInCall) && incoming.method == "tools/call"_L1) {
        say(u"FATAL: the database went away"_s);
        say(u"  at callTool (server.ts:42)"_s);
        say(u"giving up"_s);
        exitWith(3);
        return true;
    }
    const bool isHandshake =
        incoming.method == "initialize"_L1 || incoming.method == "server/discover"_L1;
    return faults.has(Fault::NoAnswer) && !isHandshake;
}

void DemoServer::exitWith(int code)
{
    m_isExiting = true;
    emit exitRequested(code);
}

} // namespace Demo
