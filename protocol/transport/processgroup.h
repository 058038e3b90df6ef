// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace Mcp {

/// The processes that descend from one child of ours and have not left its process group. The group
/// has the number of its leader and outlives it.
class ProcessGroup
{
public:
    ProcessGroup() = default;
    explicit ProcessGroup(qint64 leader) : m_leader(leader) {}

    [[nodiscard]] bool isValid() const { return m_leader > 1; }
    /// Sends a signal to every member; nothing to do if there is none left.
    void signal(int number) const;
    /// True while a member can still do something; the dead that nobody has reaped do not count (in
    /// a container without an init they stay for ever).
    [[nodiscard]] bool hasLivingMembers() const;

    /// "SIGSEGV", or "signal 64" for one without a name.
    static QString signalName(int number);

private:
    qint64 m_leader = 0;
};

} // namespace Mcp
