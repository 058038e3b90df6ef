// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "arguments.h"
#include "failure.h"

#include "session/session.h"

#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

namespace Cli {

/// What `--method` asks for, as requests to a session that is ready.
class Command : public QObject
{
    Q_OBJECT
public:
    /// @p showProgress: one line on stderr for each progress report.
    Command(const Arguments &arguments, Mcp::Session &session, bool showProgress,
            QObject *parent = nullptr);

    void start();
    /// Takes the request that is going on back.
    void cancel();

signals:
    /// The end, one of the two: what stdout shows.
    void succeeded(const Mcp::Json &result);
    void failed(const Mcp::Error &error);
    /// The end of tools/call for a tool that is not in the list.
    void toolMissing(const QString &tool);

private:
    void listPages(Mcp::ListKind kind, const std::optional<QString> &cursor);
    void takePage(Mcp::ListKind kind, const Mcp::Json &page);
    void onListError(Mcp::ListKind kind, const Mcp::Error &error);
    void callTool();
    void callListedTool(const Mcp::CatalogueList &tools);
    using Done = std::function<void(const Mcp::Json &)>;
    using Failed = std::function<void(const Mcp::Error &)>;
    /// Without @p onError an error is failed().
    void request(const QString &method, const Mcp::Json &params, Done done, Failed onError = {});
    [[nodiscard]] Mcp::Json metadata() const;
    [[nodiscard]] Mcp::Json completionParams() const;
    [[nodiscard]] Mcp::Json promptArguments() const;

    const Arguments &m_arguments;
    Mcp::Session &m_session;
    bool m_showsProgress;
    Mcp::CallId m_call = 0;
    Mcp::Json m_entries = Mcp::Json::array();
    QSet<QString> m_cursors;
};

/// What the method `initialize` shows: `{serverInfo, protocolVersion, capabilities,
/// instructions?}`, and `supportedVersions` where the server said so.
[[nodiscard]] Mcp::Json initializeResult(const Mcp::SessionStatus &status);

} // namespace Cli
