// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/error.h"

#include <utility>

namespace Mcp {

/// Owns one Unix file descriptor.
class FileDescriptor
{
public:
    FileDescriptor() = default;
    explicit FileDescriptor(int number) : m_number(number) {}
    FileDescriptor(FileDescriptor &&other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    FileDescriptor &operator=(FileDescriptor &&other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~FileDescriptor() { close(); }

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    void close();

private:
    int m_number = -1;
};

/// A pipe between us and a child: both ends are closed on exec and numbered 3 or higher, our end
/// does not block, the child's does. Errors: Io.
struct Pipe
{
    enum class Direction : quint8 { ToChild, FromChild };

    FileDescriptor ours;
    FileDescriptor theirs;

    /// @p roomy asks for a larger buffer than usual, so that long messages take fewer turns; the
    /// system may refuse, which does no harm.
    [[nodiscard]] static Result<Pipe> open(Direction direction, bool roomy);
};

} // namespace Mcp
