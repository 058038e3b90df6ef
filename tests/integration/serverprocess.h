// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

/// A server that listens for HTTP, started by the test. It is ended with the object.
class ServerProcess
{
public:
    ServerProcess() = default;
    ~ServerProcess();
    Q_DISABLE_COPY_MOVE(ServerProcess)

    /// Starts a program that prints "READY URL" on stdout; returns the URL, or an empty string if
    /// it did not come within 20 seconds.
    QString startAndReadUrl(const QString &program, const QStringList &arguments);

    /// Starts a program that is told its port in the environment variable PORT, and waits until
    /// something listens there. Returns the port; 0 if nothing did.
    quint16 startOnFreePort(const QString &program, const QStringList &arguments);

    /// What it wrote to stdout and stderr, for messages of tests.
    [[nodiscard]] QByteArray output();

    void end();

private:
    void start(const QString &program, const QStringList &arguments);

    QProcess m_process;
    QByteArray m_output;
};

/// The folder of real servers (`npm ci` there), and what runs them.
namespace RealServers {

/// The program `node`; empty if there is none.
[[nodiscard]] QString node();
/// Path of a file in tests/servers.
[[nodiscard]] QString path(const QString &name);
/// Why tests with these servers cannot run; empty if they can.
[[nodiscard]] QString missing();

} // namespace RealServers
