// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"
#include "session/session.h"
#include "wire/framelog.h"

#include <QObject>

#include <memory>

/// A session with a real server, for tests that wait for each step. Waits at most 20 seconds for
/// anything.
class OpenSession
{
public:
    explicit OpenSession(const Mcp::ServerEntry &entry);
    ~OpenSession();

    /// Opens and waits until it is ready or has failed.
    bool open();
    /// Closes and waits for the end.
    bool close();
    /// Waits until it has ended by itself.
    bool waitForEnd();

    /// Sends a request and waits for its outcome.
    Mcp::CallOutcome request(const QString &method, const Mcp::Json &params = {},
                             const Mcp::RequestOptions &options = {});
    Mcp::CallOutcome call(const QString &tool, const QString &argumentsJson,
                          const Mcp::RequestOptions &options = {});
    /// Reads a list with all pages.
    Mcp::CatalogueList list(Mcp::ListKind kind);

    [[nodiscard]] const Mcp::SessionStatus &status() const { return session->status(); }
    /// Why the session failed; an empty error if it did not.
    [[nodiscard]] Mcp::Error error() const { return status().error.value_or(Mcp::Error{}); }
    /// Frames of a lane, as bytes; with @p kind only those.
    [[nodiscard]] QByteArrayList frames(Mcp::Lane lane,
                                        std::optional<Mcp::FrameKind> kind = {}) const;
    /// The first frame with this flag; nothing if there is none.
    [[nodiscard]] std::optional<Mcp::Frame> frameWith(Mcp::FrameFlag flag) const;

    Mcp::FrameLog log;
    std::unique_ptr<Mcp::Session> session;
    int ends = 0;

private:
    bool m_isReady = false;
};
