// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/filedescriptor.h"

#include <QtSystemDetection>

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

// A program that was started with closed standard streams gets numbers 0 to 2 for what it opens,
// and dup2() onto them in the child would then be in its own way.
bool moveAboveStandardStreams(FileDescriptor &descriptor)
{
    if (descriptor.number() > 2)
        return true;
    const int moved = ::fcntl(descriptor.number(), F_DUPFD_CLOEXEC, 3);
    if (moved < 0)
        return false;
    descriptor = FileDescriptor(moved);
    return true;
}

bool setNonBlocking(int descriptor)
{
    const int flags = ::fcntl(descriptor, F_GETFL);
    return flags >= 0 && ::fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0;
}

} // namespace

void FileDescriptor::close()
{
    if (m_number >= 0)
        ::close(std::exchange(m_number, -1));
}

Result<Pipe> Pipe::open(Direction direction, bool roomy)
{
    int ends[2] = {-1, -1};
    // Closed on exec from the first moment: another thread may be starting a program right now.
    bool good = ::pipe2(ends, O_CLOEXEC) == 0;
    FileDescriptor readEnd(ends[0]);
    FileDescriptor writeEnd(ends[1]);
    good = good && moveAboveStandardStreams(readEnd) && moveAboveStandardStreams(writeEnd);
    Pipe out;
    out.ours = std::move(direction == Direction::ToChild ? writeEnd : readEnd);
    out.theirs = std::move(direction == Direction::ToChild ? readEnd : writeEnd);
    if (!good || !setNonBlocking(out.ours.number()))
        return failure(Error::Kind::Io, u"cannot make a pipe: %1"_s.arg(qt_error_string(errno)));
#ifdef Q_OS_LINUX
    if (roomy)
        ::fcntl(out.ours.number(), F_SETPIPE_SZ, 1 << 20);
#else
    Q_UNUSED(roomy)
#endif
    return out;
}

} // namespace Mcp
