// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "faults.h"

#include <array>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

using enum FaultScope;

// clang-format off
constexpr std::array kFaults{
    FaultInfo{Fault::StdoutBanner, "stdout-banner"_L1, StdioOnly, "prints a banner line to stdout before the first message"_L1},
    FaultInfo{Fault::Bom, "bom"_L1, StdioOnly, "puts a UTF-8 byte order mark before the first message"_L1},
    FaultInfo{Fault::Crlf, "crlf"_L1, StdioOnly, "ends each line with CR LF"_L1},
    FaultInfo{Fault::EmbeddedNewline, "embedded-newline"_L1, StdioOnly, "answers tools/list with JSON over several lines"_L1},
    FaultInfo{Fault::InvalidUtf8, "invalid-utf8"_L1, Both, "puts a byte that is not UTF-8 into the text of echo"_L1},
    FaultInfo{Fault::StderrFlood, "stderr-flood"_L1, Both, "writes 2,000 lines to stderr before each answer"_L1},
    FaultInfo{Fault::SlowStart, "slow-start"_L1, Both, "does nothing during the first 3 seconds"_L1},
    FaultInfo{Fault::ExitOnFirstRequest, "exit-on-first-request"_L1, Both, "exits with code 1 when the first request arrives"_L1},
    FaultInfo{Fault::DieInCall, "die-in-call"_L1, Both, "complains on stderr and exits with code 3 in the middle of a tools/call"_L1},
    FaultInfo{Fault::WrongVersion, "wrong-version"_L1, Both, "answers initialize with the version 1999-01-01"_L1},
    FaultInfo{Fault::NoAnswer, "no-answer"_L1, Both, "answers the handshake and nothing after it"_L1},
    FaultInfo{Fault::Mute, "mute"_L1, Both, "never answers anything"_L1},
    FaultInfo{Fault::WrongId, "wrong-id"_L1, Both, "answers with another id, except during the handshake"_L1},
    FaultInfo{Fault::DuplicateAnswer, "duplicate-answer"_L1, Both, "answers each tools/call twice"_L1},
    FaultInfo{Fault::Http403, "http-403"_L1, HttpOnly, "answers every POST with 403 and a small HTML page"_L1},
    FaultInfo{Fault::Http500, "http-500"_L1, HttpOnly, "answers every POST with 500 and a small HTML page"_L1},
    FaultInfo{Fault::TextHtml, "text-html"_L1, HttpOnly, "answers every POST with 200 and an HTML page"_L1},
    FaultInfo{Fault::LostSession, "lost-session"_L1, HttpOnly, "forgets a session after three requests: 404 from the fourth on"_L1},
    FaultInfo{Fault::CutStream, "cut-stream"_L1, HttpOnly, "closes the connection in the middle of the answer to a tools/call"_L1},
};
// clang-format on
static_assert(kFaults.size() == static_cast<size_t>(Fault::Count_));

} // namespace

std::span<const FaultInfo> allFaults()
{
    return kFaults;
}

std::optional<FaultInfo> faultByName(QStringView name)
{
    for (const FaultInfo &info : kFaults) {
        if (name == info.name)
            return info;
    }
    return std::nullopt;
}

} // namespace Demo
