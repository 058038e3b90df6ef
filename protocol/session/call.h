// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/frame.h"
#include "json/error.h"

#include <QString>

#include <chrono>
#include <functional>
#include <optional>

namespace Mcp {

/// Names one request of ours for Session::cancel(); unique within a session, never 0. It is the
/// JSON-RPC id too.
using CallId = quint64;

/// One `notifications/progress`: `{progressToken, progress, total?, message?}`.
struct Progress
{
    double progress = 0;
    std::optional<double> total;
    QString message;
};

/// How a request ended. It ends exactly once.
struct CallOutcome
{
    /// The JSON-RPC `result`, or why there is none (Rpc, Timeout, Cancelled, Transport, Auth,
    /// Parse, Protocol).
    Result<Json> result;
    quint64 requestFrame = Frame::kNone;
    quint64 responseFrame = Frame::kNone;
    /// From the request's frame to the response's, or to the moment when we gave up.
    std::chrono::nanoseconds duration{0};
};

struct RequestOptions
{
    /// Without progress; the session's default if not set, 0 is no limit.
    std::optional<std::chrono::milliseconds> timeout = {};
    /// Members for `params._meta`, beside those that the protocol sets.
    Json meta = {};
    /// Ask for progress and call this for each report, in the engine thread.
    std::function<void(const Progress &)> onProgress = {};
};

} // namespace Mcp

Q_DECLARE_METATYPE(Mcp::CallOutcome)
Q_DECLARE_METATYPE(Mcp::Progress)
