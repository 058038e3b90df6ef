// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/processgroup.h"

#include <QDirIterator>
#include <QFile>

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include <sys/types.h>

namespace Mcp {
using namespace Qt::StringLiterals;

namespace {

// State and group of a process, from /proc/PID/stat: "4711 (any) name) S 1 4711 …".
struct Status
{
    char state = 'Z';
    qint64 group = 0;
};

Status readStatus(const QString &folder)
{
    QFile file(folder + "/stat"_L1);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    const QList<QByteArray> words = text.sliced(text.lastIndexOf(')') + 1).simplified().split(' ');
    return words.size() < 3 ? Status() : Status{words[0].at(0), words[2].toLongLong()};
}

} // namespace

void ProcessGroup::signal(int number) const
{
    if (isValid())
        ::kill(pid_t(-m_leader), number);
}

bool ProcessGroup::hasLivingMembers() const
{
    if (!isValid() || (::kill(pid_t(-m_leader), 0) != 0 && errno == ESRCH))
        return false;
#ifdef Q_OS_LINUX
    QDirIterator processes(u"/proc"_s, QDir::Dirs | QDir::NoDotAndDotDot);
    bool isReadable = false;
    while (processes.hasNext()) {
        const QString folder = processes.next();
        if (!folder.back().isDigit())
            continue;
        isReadable = true;
        const Status status = readStatus(folder);
        if (status.group == m_leader && status.state != 'Z' && status.state != 'X')
            return true;
    }
    return !isReadable;
#else
    return true;
#endif
}

QString ProcessGroup::signalName(int number)
{
    static constexpr std::array<std::pair<int, QLatin1StringView>, 16> names = {{
        {SIGHUP, "SIGHUP"_L1},
        {SIGINT, "SIGINT"_L1},
        {SIGQUIT, "SIGQUIT"_L1},
        {SIGILL, "SIGILL"_L1},
        {SIGTRAP, "SIGTRAP"_L1},
        {SIGABRT, "SIGABRT"_L1},
        {SIGBUS, "SIGBUS"_L1},
        {SIGFPE, "SIGFPE"_L1},
        {SIGKILL, "SIGKILL"_L1},
        {SIGSEGV, "SIGSEGV"_L1},
        {SIGPIPE, "SIGPIPE"_L1},
        {SIGALRM, "SIGALRM"_L1},
        {SIGTERM, "SIGTERM"_L1},
        {SIGXCPU, "SIGXCPU"_L1},
        {SIGXFSZ, "SIGXFSZ"_L1},
        {SIGSYS, "SIGSYS"_L1},
    }};
    for (const auto &[known, name] : names) {
        if (known == number)
            return name;
    }
    return u"signal %1"_s.arg(number);
}

} // namespace Mcp
