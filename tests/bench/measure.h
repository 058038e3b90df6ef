// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"
#include "engine/serverconnection.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

/// The longest time for which the GUI thread did not come back to its event loop.
class Heartbeat : public QObject
{
public:
    Heartbeat();
    /// Milliseconds since the last call.
    double takeLongestGap();

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
};

/// An entry that starts @p program over stdio.
Mcp::ServerEntry stdioEntry(const QString &name, const QString &program);

/// Runs the event loop until @p condition holds; ends the program if that takes longer than a
/// minute.
void waitFor(const char *what, const std::function<bool()> &condition);

/// Starts @p connection and waits until it is ready.
void connectAndWait(Vitrine::ServerConnection &connection);

/// Calls a tool and waits for the answer; seconds. Ends the program on an error.
double callTool(Vitrine::ServerConnection &connection, const QString &tool,
                const Mcp::Json &arguments);

/// Runs a program to its end; seconds of the best of @p runs. Peak memory in MiB of the last
/// through
/// @p peakMiB. Ends the program if the exit code is not 0.
double runProgram(const QStringList &command, int runs, double *peakMiB = nullptr);
