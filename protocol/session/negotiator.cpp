// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/negotiator.h"

#include "session/jsonrpc.h"

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

QStringList strings(const Json &list)
{
    QStringList out;
    for (const Json &item : list.items()) {
        if (item.isString())
            out.append(item.toString());
    }
    return out;
}

QString ourVersions(std::optional<Revision> pinned)
{
    if (pinned)
        return u"only %1, which is pinned"_s.arg(toText(*pinned));
    QStringList out;
    for (const Revision revision : kRevisions)
        out.append(toText(revision));
    return out.join(u", "_s);
}

Error noCommonVersion(const QStringList &theirs, std::optional<Revision> pinned)
{
    return {.kind = Error::Kind::Protocol,
            .text = u"no common protocol version: the server lists %1; this client speaks %2"_s.arg(
                theirs.isEmpty() ? u"none"_s : theirs.join(u", "_s), ourVersions(pinned))};
}

Error withPrefix(const QString &prefix, Error error)
{
    error.text.prepend(prefix);
    return error;
}

QString attemptText(const Negotiator::Step &step, const HandshakeOutcome &outcome)
{
    using Kind = HandshakeOutcome::Kind;
    const QString what =
        step.kind == Negotiator::Step::Kind::Discover ? u"server/discover"_s : u"initialize"_s;
    QString became;
    switch (outcome.kind) {
    case Kind::Answer:
        became = u"answered"_s;
        break;
    case Kind::Silence:
        became = u"no answer"_s;
        break;
    case Kind::RpcError:
        became = u"error %1 \"%2\""_s.arg(outcome.error.code).arg(outcome.error.text);
        if (outcome.error.httpStatus != 0)
            became = u"HTTP %1, %2"_s.arg(outcome.error.httpStatus).arg(became);
        break;
    case Kind::Ended:
    case Kind::Failed:
        became = outcome.error.text;
        if (const int status = outcome.error.httpStatus; status != 0)
            became = u"HTTP %1, %2"_s.arg(status).arg(became);
        break;
    }
    return u"%1 (%2): %3"_s.arg(what, toText(step.revision), became);
}

} // namespace

Negotiator::Negotiator(Settings settings) : m_settings(settings)
{
    if (m_settings.pinned) {
        m_settings.mode =
            era(*m_settings.pinned) == Era::Legacy ? EraMode::Legacy : EraMode::Modern;
    }
}

Negotiator::Step Negotiator::first()
{
    if (m_settings.mode == EraMode::Legacy)
        return initialize(m_settings.pinned.value_or(kNewestLegacy));
    return discover(m_settings.pinned.value_or(kNewestModern));
}

Negotiator::Step Negotiator::next(const HandshakeOutcome &outcome)
{
    m_attempts.append(attemptText(m_last, outcome));
    return m_last.kind == Step::Kind::Discover ? afterDiscover(outcome) : afterInitialize(outcome);
}

void Negotiator::noteLateDiscovery(const Json &result)
{
    m_lateDiscovery = result;
}

Negotiator::Step Negotiator::afterDiscover(const HandshakeOutcome &outcome)
{
    switch (outcome.kind) {
    case HandshakeOutcome::Kind::Answer:
        return afterDiscoverResult(outcome);
    case HandshakeOutcome::Kind::RpcError:
        return afterDiscoverError(outcome);
    case HandshakeOutcome::Kind::Silence:
        return fallBack(kNewestLegacy, {.kind = Error::Kind::Timeout, .text = u"no answer"_s});
    case HandshakeOutcome::Kind::Ended: {
        if (isModernOnly())
            return failed(outcome.error);
        Step step = initialize(kNewestLegacy);
        step.needsNewTransport = true;
        m_processWasProbed = false;
        return step;
    }
    case HandshakeOutcome::Kind::Failed:
        break;
    }
    return afterDiscoverFailure(outcome);
}

Negotiator::Step Negotiator::afterDiscoverResult(const HandshakeOutcome &outcome)
{
    const Json *list = outcome.result.find("supportedVersions"_L1);
    if (!list || !list->isArray()) {
        return fallBack(
            kNewestLegacy,
            {.kind = Error::Kind::Protocol,
             .text = u"the answer is no DiscoverResult: it has no supportedVersions"_s});
    }
    const QStringList versions = strings(*list);
    if (const auto modern = newestMutual(versions, Era::Modern))
        return established(*modern, outcome.result);
    const auto legacy = newestMutual(versions, Era::Legacy);
    if (legacy && !isModernOnly())
        return initialize(*legacy);
    return failed(noCommonVersion(versions, m_settings.pinned));
}

// Codes from -32000 to -32019 mean nothing that servers agree on (J-14), so everything but the
// three modern codes is "legacy".
Negotiator::Step Negotiator::afterDiscoverError(const HandshakeOutcome &outcome)
{
    const Error &error = outcome.error;
    const bool isAuth = error.httpStatus == 401 || error.httpStatus == 403;
    if (m_settings.isHttp && (isAuth || error.httpStatus >= 500))
        return failed(error); // no evidence of an era (H-21, H-22)
    switch (error.code) {
    case JsonRpc::kUnsupportedVersion:
        return afterUnsupportedVersion(outcome);
    case JsonRpc::kHeaderMismatch:
    case JsonRpc::kMissingClientCapability:
        return failed(withPrefix(u"the server is modern, but refuses server/discover: "_s, error));
    default:
        return fallBack(kNewestLegacy, error);
    }
}

Negotiator::Step Negotiator::afterUnsupportedVersion(const HandshakeOutcome &outcome)
{
    const QStringList versions = strings(outcome.error.data["supported"_L1]);
    if (versions.isEmpty())
        return fallBack(kNewestLegacy, outcome.error);
    if (const auto modern = newestMutual(versions, Era::Modern)) {
        if (m_isModernProven) {
            return failed(withPrefix(u"the server lists %1 and refuses it: "_s.arg(toText(*modern)),
                                     outcome.error));
        }
        m_isModernProven = true;
        return discover(*modern);
    }
    const auto legacy = newestMutual(versions, Era::Legacy);
    if (legacy && !isModernOnly())
        return initialize(*legacy);
    return failed(noCommonVersion(versions, m_settings.pinned));
}

// Something came back that is no JSON-RPC message, or nothing did.
Negotiator::Step Negotiator::afterDiscoverFailure(const HandshakeOutcome &outcome)
{
    const Error &error = outcome.error;
    const int status = error.httpStatus;
    const bool isForeignBody = error.kind == Error::Kind::Parse ||
                               error.kind == Error::Kind::Protocol ||
                               (status >= 200 && status < 300);
    const bool isRefusal = status >= 400 && status < 500 && status != 401 && status != 403;
    if (!m_settings.isHttp || isForeignBody || isRefusal)
        return fallBack(kNewestLegacy, error);
    return failed(error);
}

Negotiator::Step Negotiator::afterInitialize(const HandshakeOutcome &outcome)
{
    const Error &error = outcome.error;
    switch (outcome.kind) {
    case HandshakeOutcome::Kind::Answer:
        return afterInitializeResult(outcome);
    case HandshakeOutcome::Kind::RpcError:
        return afterInitializeError(outcome);
    case HandshakeOutcome::Kind::Ended:
        if (m_processWasProbed) {
            // It may have answered the probe and ended because of it all the same (H-15).
            m_processWasProbed = false;
            Step step = initialize(m_last.revision);
            step.needsNewTransport = true;
            return step;
        }
        return failed(error);
    case HandshakeOutcome::Kind::Silence:
    case HandshakeOutcome::Kind::Failed:
        break;
    }
    const int status = error.httpStatus;
    if (m_settings.isHttp && (status == 400 || status == 404 || status == 405)) {
        Error plain = error;
        plain.text =
            u"no MCP server answers at this address: HTTP %1 to initialize. It may speak the "
            "older HTTP+SSE transport (2024-11-05), which is not supported yet"_s.arg(status);
        return failed(std::move(plain));
    }
    return failed(error);
}

Negotiator::Step Negotiator::afterInitializeResult(const HandshakeOutcome &outcome)
{
    const QString version = outcome.result["protocolVersion"_L1].toString();
    const std::optional<Revision> revision = revisionFromText(version);
    const QLatin1StringView asked = toText(m_last.revision);
    Error error{.kind = Error::Kind::Protocol};
    if (version.isEmpty()) {
        error.text = u"the server answered initialize (%1) without a protocolVersion"_s.arg(asked);
    } else if (!revision || era(*revision) != Era::Legacy) {
        error.text =
            u"initialize asked for %1 and the server answered \"%2\", which this client does "
            "not speak over initialize"_s.arg(asked, version);
    } else if (m_settings.pinned && *revision != *m_settings.pinned) {
        error.text = u"%1 is pinned, but the server answered %2"_s.arg(asked, version);
    } else {
        return established(*revision, outcome.result);
    }
    return failed(std::move(error));
}

Negotiator::Step Negotiator::afterInitializeError(const HandshakeOutcome &outcome)
{
    const Error &error = outcome.error;
    const bool isAuto = m_settings.mode == EraMode::Auto;
    if (isAuto && m_lateDiscovery) {
        const QStringList versions = strings((*m_lateDiscovery)["supportedVersions"_L1]);
        if (const auto modern = newestMutual(versions, Era::Modern))
            return established(*modern, *m_lateDiscovery);
    }
    const bool isVersionError =
        error.code == JsonRpc::kInvalidParams || error.code == JsonRpc::kUnsupportedVersion;
    const QStringList versions = strings(error.data["supported"_L1]);
    if (!isVersionError || versions.isEmpty())
        return failed(withPrefix(u"the server refused initialize: "_s, error));

    const auto modern = newestMutual(versions, Era::Modern);
    if (isAuto && modern && !m_isModernProven) { // it was only too slow for the probe
        m_isModernProven = true;
        return discover(*modern);
    }
    const auto legacy = newestMutual(versions, Era::Legacy);
    if (legacy && *legacy != m_last.revision && !m_settings.pinned && m_initializeCount < 2)
        return initialize(*legacy);
    return failed(withPrefix(u"the server refused initialize at %1 and lists %2: "_s.arg(
                                 toText(m_last.revision), versions.join(u", "_s)),
                             error));
}

Negotiator::Step Negotiator::discover(Revision revision)
{
    m_processWasProbed = true;
    const bool isProbe = m_settings.mode == EraMode::Auto && !m_isModernProven;
    m_last = {.kind = Step::Kind::Discover, .revision = revision, .isProbe = isProbe};
    return m_last;
}

Negotiator::Step Negotiator::initialize(Revision revision)
{
    ++m_initializeCount;
    m_last = {.kind = Step::Kind::Initialize, .revision = revision};
    return m_last;
}

Negotiator::Step Negotiator::established(Revision revision, const Json &result)
{
    return {.kind = Step::Kind::Established, .revision = revision, .result = result};
}

Negotiator::Step Negotiator::failed(Error error)
{
    if (m_attempts.size() > 1)
        error.text += u" (tried in order: %1)"_s.arg(m_attempts.join(u"; "_s));
    return {.kind = Step::Kind::Failed, .error = std::move(error)};
}

Negotiator::Step Negotiator::fallBack(Revision offered, const Error &evidence)
{
    if (!isModernOnly())
        return initialize(offered);
    return failed(
        withPrefix(u"the server does not answer server/discover as a server of %1 does: "_s.arg(
                       toText(m_last.revision)),
                   evidence));
}

bool Negotiator::isModernOnly() const
{
    return m_settings.mode == EraMode::Modern || m_isModernProven;
}

std::optional<Revision> Negotiator::newestMutual(const QStringList &versions, Era wanted) const
{
    std::optional<Revision> newest;
    for (const Revision revision : kRevisions) {
        const bool isAllowed = !m_settings.pinned || revision == *m_settings.pinned;
        if (isAllowed && era(revision) == wanted && versions.contains(toText(revision)))
            newest = revision;
    }
    return newest;
}

} // namespace Mcp
