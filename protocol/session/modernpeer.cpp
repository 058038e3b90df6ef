// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/modernpeer.h"

#include "session/jsonrpc.h"
#include "transport/headermirror.h"

#include <QStringList>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

QString inputRequiredText(QByteArrayView method, const Json &result)
{
    QStringList asked;
    for (const JsonMember &entry : result["inputRequests"_L1].members())
        asked.append(entry.value["method"_L1].toString());
    asked.removeDuplicates();
    const QString what = asked.isEmpty() ? u"no request named"_s : asked.join(u", "_s);
    return u"the server asks for input (%1) before it completes %2, which this version cannot give "
           "yet"_s.arg(what, QString::fromUtf8(method));
}

// What Mcp-Name mirrors: the thing that a request is about (2026-07-28, Transports, Standard
// Headers).
const Json *mirroredName(const QString &method, const Json &params)
{
    const Json *name = nullptr;
    if (method == "tools/call"_L1 || method == "prompts/get"_L1)
        name = params.find("name"_L1);
    else if (method == "resources/read"_L1)
        name = params.find("uri"_L1);
    else if (method == "tasks/get"_L1 || method == "tasks/update"_L1 || method == "tasks/cancel"_L1)
        name = params.find("taskId"_L1);
    return name && name->isString() ? name : nullptr;
}

} // namespace

ModernPeer::ModernPeer(Settings settings) : m_settings(std::move(settings))
{
    m_meta =
        Json::object({{u"io.modelcontextprotocol/protocolVersion"_s, toText(m_settings.revision)},
                      {u"io.modelcontextprotocol/clientInfo"_s, m_settings.clientInfo},
                      {u"io.modelcontextprotocol/clientCapabilities"_s, Json::object()}});
    if (!m_settings.logLevel.isEmpty())
        m_meta.set(u"io.modelcontextprotocol/logLevel", m_settings.logLevel);
}

OutgoingMessage ModernPeer::request(QByteArrayView id, const QString &method, const Json &params,
                                    const Json &meta, bool wantsProgress) const
{
    OutgoingMessage out{
        .method = method.toUtf8(), .id = id.toByteArray(), .kind = FrameKind::Request};
    if (params.isNull() || params.isObject()) {
        Json merged = meta;
        for (const JsonMember &member : m_meta.members())
            merged.set(member.key, member.value);
        if (method == "subscriptions/listen"_L1) // no log message may travel there (F-32)
            merged.remove(u"io.modelcontextprotocol/logLevel");
        if (wantsProgress)
            merged.set(u"progressToken", Json::number(id).value_or(Json()));
        out.json = JsonRpc::request(id, method, withMeta(params, merged));
    } else {
        out.json = JsonRpc::request(id, method, params);
    }
    if (m_settings.isHttp)
        out.headers = headers(method, params);
    return out;
}

std::optional<OutgoingMessage> ModernPeer::notification(const QString &method,
                                                        const Json &params) const
{
    if (m_settings.isHttp)
        return {};
    return OutgoingMessage{.json = JsonRpc::notification(method, params),
                           .method = method.toUtf8(),
                           .kind = FrameKind::Notification};
}

std::optional<OutgoingMessage> ModernPeer::cancellation(QByteArrayView id,
                                                        const QString &reason) const
{
    return notification(u"notifications/cancelled"_s, cancelledParams(id, reason));
}

std::optional<OutgoingMessage> ModernPeer::answer(QByteArrayView, QByteArrayView) const
{
    return {};
}

Result<Json> ModernPeer::readResult(QByteArrayView method, const Json &result) const
{
    const Json *type = result.find("resultType"_L1);
    if (!type || (type->isString() && type->toString() == "complete"_L1))
        return result;
    const QString text = type->toString();
    if (text == "input_required"_L1)
        return failure(Error::Kind::Protocol, inputRequiredText(method, result), u"/result"_s);
    if (text == "task"_L1) {
        return failure(Error::Kind::Protocol,
                       u"the server answered %1 with a task, although this client does not declare "
                       "the tasks extension"_s.arg(QString::fromUtf8(method)),
                       u"/result/resultType"_s);
    }
    return failure(Error::Kind::Protocol,
                   u"the result of %1 has an unknown resultType: %2"_s.arg(
                       QString::fromUtf8(method), type->toText()),
                   u"/result/resultType"_s);
}

QList<HeaderField> ModernPeer::headers(const QString &method, const Json &params) const
{
    QList<HeaderField> out{
        {"MCP-Protocol-Version"_ba, QByteArray(toText(m_settings.revision).latin1())},
        {"Mcp-Method"_ba, HeaderMirror::encodeHeaderValue(method)}};
    if (const Json *name = mirroredName(method, params)) {
        out.append({"Mcp-Name"_ba, HeaderMirror::encodeHeaderValue(name->toString())});
        if (method == "tools/call"_L1 && m_settings.inputSchema) {
            const Json schema = m_settings.inputSchema(name->toString());
            out.append(HeaderMirror::paramFields(schema, params["arguments"_L1]));
        }
    }
    return out;
}

} // namespace Mcp
