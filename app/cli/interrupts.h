// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace Cli {

/// Ctrl-C and its relatives as a Qt signal. One at a time in a process.
///
/// The first one asks for an orderly stop; a second one of any kind ends the process as if it had
/// not been caught.
class Interrupts : public QObject
{
    Q_OBJECT
public:
    explicit Interrupts(QObject *parent = nullptr);
    ~Interrupts() override;

signals:
    /// SIGINT, SIGTERM or SIGHUP came.
    void interrupted(int signal);

private:
    void read();

    int m_pipe[2] = {-1, -1};
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace Cli
