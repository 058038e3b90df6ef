// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace Vitrine {

class Program;
class ServerConnection;

/// Shows what Vitrine does, without hands: the demo server in both eras, log lines on stderr, a
/// tool called from its form. For pictures, and for people who want to look first.
class Tour : public QObject
{
    Q_OBJECT
public:
    explicit Tour(Program &program, QObject *parent = nullptr);

    void start();

signals:
    void finished();

private:
    void whenReady(ServerConnection *server, std::function<void()> then);
    void callNoisy();
    void callFromForm();
    void finish();

    Program &m_program;
    ServerConnection *m_modern = nullptr;
    ServerConnection *m_legacy = nullptr;
    QTimer m_limit;
    bool m_isFinished = false;
};

} // namespace Vitrine
