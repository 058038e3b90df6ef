// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <bitset>
#include <optional>
#include <span>

namespace Demo {

/// A misbehaviour that can be switched on with `--fault NAME`.
///
/// To add one: a value here, a row in faults.cpp, and `if (m_faults.has(Fault::X))` where it bites.
enum class Fault {
    StdoutBanner,
    Bom,
    Crlf,
    EmbeddedNewline,
    InvalidUtf8,
    StderrFlood,
    SlowStart,
    ExitOnFirstRequest,
    DieInCall,
    WrongVersion,
    NoAnswer,
    Mute,
    WrongId,
    DuplicateAnswer,
    Http403,
    Http500,
    TextHtml,
    LostSession,
    CutStream,
    Count_
};

/// Which transports a fault has an effect on.
enum class FaultScope { Both, StdioOnly, HttpOnly };

/// One row of `--list-faults`.
struct FaultInfo
{
    Fault fault;
    QLatin1StringView name;
    FaultScope scope;
    QLatin1StringView summary;
};

/// All faults in the order they are listed.
[[nodiscard]] std::span<const FaultInfo> allFaults();
[[nodiscard]] std::optional<FaultInfo> faultByName(QStringView name);

/// The faults that are switched on.
class Faults
{
public:
    void add(Fault fault) { m_on.set(static_cast<size_t>(fault)); }
    [[nodiscard]] bool has(Fault fault) const { return m_on.test(static_cast<size_t>(fault)); }

private:
    std::bitset<static_cast<size_t>(Fault::Count_)> m_on;
};

} // namespace Demo
