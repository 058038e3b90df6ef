// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "conversation.h"
#include "demoprompts.h"
#include "demoresources.h"
#include "demotools.h"
#include "options.h"
#include "pendingrequest.h"

#include <QObject>

#include <memory>

namespace Demo {

/// Answers messages, whatever carried them: finds the era and revision of each request, checks that
/// it is allowed at this point, and hands it to tools, resources or prompts. Both eras are served
/// side by side.
class DemoServer : public QObject
{
    Q_OBJECT

public:
    explicit DemoServer(const Options &options, QObject *parent = nullptr);

    [[nodiscard]] const Options &options() const { return m_options; }

    /// Whether \a incoming is to be read as 2026-07-28: by its metadata, by its method, or because
    /// nothing else is served.
    [[nodiscard]] bool isModern(const Incoming &incoming) const;

    /// Answers a request through \a reply, now or later; \a asModern as found by isModern() or by
    /// HTTP headers.
    void handleRequest(const Incoming &incoming, bool asModern, Conversation *conversation,
                       std::unique_ptr<Reply> reply);

    void handleNotification(const Incoming &incoming, Conversation *conversation);

    /// Answers a batch through \a reply, or refuses it outside 2025-03-26. \a elements: the array
    /// as received. Returns false if it holds no request, so that \a reply was not used.
    bool handleBatch(const QJsonArray &elements, Conversation *conversation,
                     std::unique_ptr<Reply> reply);

signals:
    /// A fault wants the process to end at once with \a code; messages that come later are ignored.
    void exitRequested(int code);

private:
    [[nodiscard]] std::expected<Request, RpcError> modernRequest(const Incoming &incoming) const;
    [[nodiscard]] std::expected<Request, RpcError>
    legacyRequest(const Incoming &incoming, const Conversation &conversation) const;
    void dispatch(PendingRequest pending, Conversation *conversation);
    [[nodiscard]] Outcome initialize(const Request &request, Conversation *conversation) const;
    [[nodiscard]] Outcome discover(const Request &request) const;
    [[nodiscard]] static Outcome setLogLevel(const Request &request, Conversation *conversation);
    [[nodiscard]] bool misbehaves(const Incoming &incoming);
    void exitWith(int code);

    Options m_options;
    DemoTools m_tools;
    DemoResources m_resources;
    DemoPrompts m_prompts;
    bool m_isExiting = false;
};

} // namespace Demo
