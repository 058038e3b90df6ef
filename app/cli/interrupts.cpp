// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "interrupts.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace Cli {

namespace {

constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};
int s_writeEnd = -1;

// Only what is safe in a signal handler: one write. SA_RESETHAND lets the next one through.
void note(int signal)
{
    const int before = errno;
    const auto byte = char(signal);
    [[maybe_unused]] const auto count = ::write(s_writeEnd, &byte, 1);
    errno = before;
}

} // namespace

Interrupts::Interrupts(QObject *parent) : QObject(parent)
{
    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is an error of write()
    if (::pipe2(m_pipe, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    s_writeEnd = m_pipe[1];
    m_notifier = std::make_unique<QSocketNotifier>(m_pipe[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] { read(); });
    struct sigaction action = {};
    action.sa_handler = note;
    action.sa_flags = SA_RESETHAND | SA_RESTART;
    for (const int signal : kSignals)
        ::sigaction(signal, &action, nullptr);
}

Interrupts::~Interrupts()
{
    for (const int signal : kSignals)
        std::signal(signal, SIG_DFL);
    m_notifier.reset();
    ::close(m_pipe[0]);
    ::close(m_pipe[1]);
}

void Interrupts::read()
{
    char byte = 0;
    if (::read(m_pipe[0], &byte, 1) != 1)
        return;
    for (const int signal : kSignals)
        std::signal(signal, SIG_DFL);
    emit interrupted(byte);
}

} // namespace Cli
