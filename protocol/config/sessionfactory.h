// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

#include <QProcessEnvironment>

#include <memory>

namespace Mcp {

class FrameLog;

/// The session for an entry: its transport, era and time-outs. The session is not opened.
/// @p connection is the entry's connection in @p log. @p log must outlive the session.
///
/// Variables get their values now (config/variables.h); each one without a value is a Lifecycle
/// frame `{"event":"variable-unset","reference":"${KEY}","where":"/env/KEY"}`. What cannot be made
/// (HTTP+SSE, an address that is none) gives a session that fails with the reason when opened.
[[nodiscard]] std::unique_ptr<Session> makeSession(const ServerEntry &entry, FrameLog &log,
                                                   quint32 connection);

/// As above, but the entry is taken literally (no variables) and with these options.
[[nodiscard]] std::unique_ptr<Session> makeSession(const ServerEntry &entry, SessionOptions options,
                                                   FrameLog &log, quint32 connection);

/// The options that makeSession() would use; `log` is left to the caller.
[[nodiscard]] SessionOptions sessionOptions(const ServerEntry &entry);

/// The environment that the child gets: ours, then the entry's `env` on top, with variables
/// expanded.
[[nodiscard]] QProcessEnvironment serverEnvironment(const ServerEntry &entry);

} // namespace Mcp
