// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "command.h"

#include "output.h"
#include "toolarguments.h"

#include <algorithm>

namespace Cli {
using namespace Qt::StringLiterals;
using Mcp::CatalogueList;
using Mcp::Error;
using Mcp::Json;
using Mcp::ListKind;

namespace {

std::optional<ListKind> listKind(const QString &method)
{
    for (const ListKind kind :
         {ListKind::Tools, ListKind::Resources, ListKind::ResourceTemplates, ListKind::Prompts}) {
        if (method == Mcp::listMethod(kind))
            return kind;
    }
    return std::nullopt;
}

constexpr int kMethodNotFound = -32601; // JSON-RPC 2.0, section 5.1

QLatin1StringView capabilityOf(ListKind kind)
{
    if (kind == ListKind::Tools)
        return "tools"_L1;
    return kind == ListKind::Prompts ? "prompts"_L1 : "resources"_L1;
}

void showProgress(const Mcp::Progress &progress)
{
    QString line = QString::number(progress.progress);
    if (progress.total)
        line += u'/' + QString::number(*progress.total);
    if (!progress.message.isEmpty())
        line += u' ' + progress.message.simplified();
    writeToStderr("progress: " + line.toUtf8() + '\n');
}

} // namespace

Command::Command(const Arguments &arguments, Mcp::Session &session, bool showProgress,
                 QObject *parent)
    : QObject(parent), m_arguments(arguments), m_session(session), m_showsProgress(showProgress)
{
}

void Command::start()
{
    const QString &method = m_arguments.method;
    const auto whole = [this](const Json &result) { emit succeeded(result); };
    if (method == "initialize"_L1)
        emit succeeded(initializeResult(m_session.status()));
    else if (const std::optional<ListKind> kind = listKind(method))
        listPages(*kind, m_arguments.cursor);
    else if (method == "tools/call"_L1)
        callTool();
    else if (method == "resources/read"_L1)
        request(method, Json::object({{u"uri"_s, m_arguments.uri}}), whole);
    else if (method == "prompts/get"_L1)
        request(method,
                Json::object(
                    {{u"name"_s, m_arguments.promptName}, {u"arguments"_s, promptArguments()}}),
                whole);
    else if (method == "logging/setLevel"_L1)
        request(method, Json::object({{u"level"_s, m_arguments.logLevel}}), whole);
    else if (method == "completion/complete"_L1)
        request(method, completionParams(), whole);
    else
        request(method, {}, whole);
}

void Command::cancel()
{
    if (m_call != 0)
        m_session.cancel(m_call);
}

void Command::listPages(ListKind kind, const std::optional<QString> &cursor)
{
    const Json params = cursor ? Json::object({{u"cursor"_s, *cursor}}) : Json();
    request(
        Mcp::listMethod(kind), params, [this, kind](const Json &page) { takePage(kind, page); },
        [this, kind](const Error &error) { onListError(kind, error); });
}

void Command::takePage(ListKind kind, const Json &page)
{
    const QLatin1StringView member = Mcp::listMember(kind);
    if (!page[member].isArray()) {
        emit failed({.text = u"expected the array \"%1\" in the result of %2, found %3"_s.arg(
                         member, Mcp::listMethod(kind), page[member].toText())});
        return;
    }
    if (m_arguments.cursor) { // one page was asked for: as it came
        emit succeeded(page);
        return;
    }
    for (const Json &entry : page[member].items())
        m_entries.append(entry);
    const Json &next = page["nextCursor"_L1];
    if (!next.isString()) {
        emit succeeded(Json::object({{member, m_entries}}));
        return;
    }
    if (m_cursors.contains(next.toString())) {
        emit failed({.text = u"%1 goes round in circles: the cursor \"%2\" came twice"_s.arg(
                         Mcp::listMethod(kind), next.toString())});
        return;
    }
    m_cursors.insert(next.toString());
    listPages(kind, next.toString());
}

// What a server does not have, it has none of: as with the official inspector this is no failure.
void Command::onListError(ListKind kind, const Error &error)
{
    const QLatin1StringView capability = capabilityOf(kind);
    if (error.kind != Error::Kind::Rpc || error.code != kMethodNotFound ||
        m_session.status().capabilities.contains(capability)) {
        emit failed(error);
        return;
    }
    if (!m_arguments.isQuiet)
        writeToStderr("vitrine-cli: warning: the server does not offer " + QByteArray(capability) +
                      '\n');
    emit succeeded(Json::object({{Mcp::listMember(kind), Json::array()}}));
}

// The list comes first: it tells whether there is such a tool, what its arguments are, and which of
// them 2026-07-28 wants in header fields.
void Command::callTool()
{
    Mcp::Catalogue &catalogue = m_session.catalogue();
    connect(&catalogue, &Mcp::Catalogue::changed, this,
            [this, &catalogue](ListKind kind, const CatalogueList &list) {
                if (kind != ListKind::Tools || list.state == CatalogueList::State::Loading)
                    return;
                disconnect(&catalogue, nullptr, this, nullptr);
                callListedTool(list);
            });
    catalogue.refresh(ListKind::Tools);
}

void Command::callListedTool(const CatalogueList &tools)
{
    const QString &name = m_arguments.toolName;
    if (tools.state == CatalogueList::State::Failed && tools.error->kind != Error::Kind::Rpc) {
        emit failed(*tools.error);
        return;
    }
    const bool isListed = std::ranges::any_of(
        tools.items, [&name](const Mcp::CatalogueItem &item) { return item.name == name; });
    using State = CatalogueList::State;
    if (!isListed && (tools.state == State::Fresh || tools.state == State::Stale)) {
        emit toolMissing(name);
        return;
    }
    const Json arguments = m_arguments.toolArgsJson.value_or(
        toolArguments(m_arguments.toolArgs, m_session.catalogue().inputSchema(name)));
    request(u"tools/call"_s, Json::object({{u"name"_s, name}, {u"arguments"_s, arguments}}),
            [this](const Json &result) { emit succeeded(result); });
}

void Command::request(const QString &method, const Json &params, Done done, Failed onError)
{
    Mcp::RequestOptions options{.meta = metadata()};
    // Asked for whether it is shown or not: as long as it comes, the request is not given up.
    if (method == "tools/call"_L1) {
        options.onProgress = [isShown = m_showsProgress](const Mcp::Progress &progress) {
            if (isShown)
                showProgress(progress);
        };
    }
    if (!onError)
        onError = [this](const Error &error) { emit failed(error); };
    m_call = m_session.request(method, params, options, this,
                               [this, done = std::move(done),
                                onError = std::move(onError)](const Mcp::CallOutcome &outcome) {
                                   m_call = 0;
                                   if (outcome.result)
                                       done(*outcome.result);
                                   else
                                       onError(outcome.result.error());
                               });
}

Json Command::metadata() const
{
    Json meta = m_arguments.metadata;
    if (m_arguments.method == "tools/call"_L1) {
        for (const auto &[key, value] : m_arguments.toolMetadata.members())
            meta.set(key, value);
    }
    return meta;
}

Json Command::promptArguments() const
{
    Json arguments = Json::object();
    for (const auto &[key, value] : m_arguments.promptArgs)
        arguments.set(key, value);
    return arguments;
}

Json Command::completionParams() const
{
    const auto &[name, text] = *m_arguments.completeArg;
    const Json reference =
        m_arguments.uri.isEmpty()
            ? Json::object({{u"type"_s, u"ref/prompt"}, {u"name"_s, m_arguments.promptName}})
            : Json::object({{u"type"_s, u"ref/resource"}, {u"uri"_s, m_arguments.uri}});
    Json params =
        Json::object({{u"ref"_s, reference},
                      {u"argument"_s, Json::object({{u"name"_s, name}, {u"value"_s, text}})}});
    if (!m_arguments.promptArgs.isEmpty())
        params.set(u"context", Json::object({{u"arguments"_s, promptArguments()}}));
    return params;
}

Json initializeResult(const Mcp::SessionStatus &status)
{
    Json result = Json::object({{u"serverInfo"_s, status.serverInfo}});
    if (status.revision)
        result.set(u"protocolVersion", Mcp::toText(*status.revision));
    result.set(u"capabilities", status.capabilities);
    if (!status.instructions.isEmpty())
        result.set(u"instructions", status.instructions);
    Json versions = Json::array();
    for (const QString &version : status.supportedVersions)
        versions.append(version);
    if (!versions.isEmpty())
        result.set(u"supportedVersions", versions);
    return result;
}

} // namespace Cli
