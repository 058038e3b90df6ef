// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/revision.h"
#include "json/error.h"

#include <QStringList>

#include <optional>

namespace Mcp {

/// What became of one message of the handshake.
struct HandshakeOutcome
{
    enum class Kind : quint8 {
        Answer,   ///< a JSON-RPC result, in `result`
        RpcError, ///< a JSON-RPC error, in `error`
        Silence,  ///< no answer in time (the probe on stdio only)
        Ended,    ///< stdio: the process ended before it answered; `error` says how
        Failed ///< no JSON-RPC answer: HTTP status, network, bytes that do not parse; see `error`
    };
    Kind kind = Kind::Answer;
    Json result = {};
    /// With httpStatus where there was one, also for RpcError.
    Error error = {};
};

/// Chooses era and version: given what became of one message, which is the next. Pure; each
/// decision is a row of the tables in MCP 2026-07-28, Basic/Versioning, "Backward Compatibility",
/// with what the text leaves open filled in as in the official inspector.
///
/// The two version lists are kept apart: initialize only ever carries a legacy version,
/// server/discover a modern one.
class Negotiator
{
public:
    struct Settings
    {
        EraMode mode = EraMode::Auto;
        std::optional<Revision> pinned = {};
        bool isHttp = false;
    };

    struct Step
    {
        enum class Kind : quint8 {
            Discover,    ///< send server/discover at `revision`
            Initialize,  ///< send initialize offering `revision`
            Established, ///< `revision` holds; `result` is the answer that settled it
            Failed       ///< give up with `error`
        };
        Kind kind = Kind::Failed;
        Revision revision = kNewestModern;
        /// Discover: the answer may be that there is no such method. Its frames are marked so.
        bool isProbe = false;
        /// The process is gone: start another before this step.
        bool needsNewTransport = false;
        Json result = {};
        Error error = {};
    };

    explicit Negotiator(Settings settings);

    [[nodiscard]] Step first();
    /// The step after the last one came to @p outcome. Call only while a Discover or Initialize is
    /// under way.
    [[nodiscard]] Step next(const HandshakeOutcome &outcome);
    /// The result of a probe that we had given up on came after all. It changes nothing by itself
    /// (H-29); but if initialize is then refused, it proves a modern server that was slow to start.
    void noteLateDiscovery(const Json &result);

    /// What was tried so far and what came of it, in order: "server/discover (2026-07-28): HTTP
    /// 404".
    [[nodiscard]] const QStringList &attempts() const { return m_attempts; }

private:
    [[nodiscard]] Step afterDiscover(const HandshakeOutcome &outcome);
    [[nodiscard]] Step afterDiscoverResult(const HandshakeOutcome &outcome);
    [[nodiscard]] Step afterDiscoverError(const HandshakeOutcome &outcome);
    [[nodiscard]] Step afterUnsupportedVersion(const HandshakeOutcome &outcome);
    [[nodiscard]] Step afterDiscoverFailure(const HandshakeOutcome &outcome);
    [[nodiscard]] Step afterInitialize(const HandshakeOutcome &outcome);
    [[nodiscard]] Step afterInitializeResult(const HandshakeOutcome &outcome);
    [[nodiscard]] Step afterInitializeError(const HandshakeOutcome &outcome);

    [[nodiscard]] Step discover(Revision revision);
    [[nodiscard]] Step initialize(Revision revision);
    [[nodiscard]] Step established(Revision revision, const Json &result);
    /// Fails with @p error; its text gets the attempts when there was more than one.
    [[nodiscard]] Step failed(Error error);
    /// Legacy is the verdict: initialize, or a failure if only modern will do.
    [[nodiscard]] Step fallBack(Revision offered, const Error &evidence);

    [[nodiscard]] bool isModernOnly() const;
    [[nodiscard]] std::optional<Revision> newestMutual(const QStringList &versions, Era era) const;

    Settings m_settings;
    Step m_last;
    int m_initializeCount = 0;
    bool m_isModernProven = false;   ///< no way back to initialize
    bool m_processWasProbed = false; ///< stdio: this process got server/discover
    std::optional<Json> m_lateDiscovery;
    QStringList m_attempts;
};

} // namespace Mcp
