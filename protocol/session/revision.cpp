// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/revision.h"

#include <utility>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

struct Row
{
    QLatin1StringView text;
    RevisionTraits traits;
};

// One row a revision, in the order of the enum. The standing stream belongs to Streamable HTTP, not
// to a revision: a server there may well negotiate 2024-11-05, so every legacy row has it.
constexpr std::array<Row, kRevisions.size()> kTable{{
    // text, {era, sendsVersionHeader, mayReceiveBatches, hasStandingStream,
    // hasCompletionsCapability}
    {"2024-11-05"_L1, {Era::Legacy, false, false, true, false}},
    {"2025-03-26"_L1, {Era::Legacy, false, true, true, true}},
    {"2025-06-18"_L1, {Era::Legacy, true, false, true, true}},
    {"2025-11-25"_L1, {Era::Legacy, true, false, true, true}},
    {"2026-07-28"_L1, {Era::Modern, true, false, false, true}},
}};

const Row &row(Revision revision)
{
    return kTable[std::to_underlying(revision)];
}

} // namespace

const RevisionTraits &traits(Revision revision)
{
    return row(revision).traits;
}

QLatin1StringView toText(Revision revision)
{
    return row(revision).text;
}

std::optional<Revision> revisionFromText(QStringView text)
{
    for (const Revision revision : kRevisions) {
        if (text == toText(revision))
            return revision;
    }
    return {};
}

} // namespace Mcp
