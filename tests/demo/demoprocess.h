// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QStringList>

/// A vitrine-demo-server under test and the client's end of its pipes. Waits at most 10 seconds for
/// anything.
class DemoProcess
{
public:
    explicit DemoProcess(const QStringList &arguments = {});
    ~DemoProcess();
    Q_DISABLE_COPY_MOVE(DemoProcess)

    // ---- bytes

    void sendRaw(const QByteArray &bytes);

    /// The next line of stdout without its line feed; null when the output ended or nothing came.
    QByteArray takeLine();

    /// Waits until stderr contains \a text.
    bool saysOnStderr(const QByteArray &text);

    // ---- messages

    void send(const QJsonObject &message);
    void notify(const QString &method, const QJsonObject &params = {});

    /// Sends a request and returns its id.
    int start(const QString &method, const QJsonObject &params = {});

    /// Reads up to the answer with \a id; what comes before it is kept in notifications.
    QJsonObject answerTo(int id);

    /// start() and answerTo().
    QJsonObject request(const QString &method, const QJsonObject &params = {});

    /// request() with the mandatory metadata of 2026-07-28 and \a extraMeta.
    QJsonObject modern(const QString &method, QJsonObject params = {},
                       const QJsonObject &extraMeta = {});

    /// The legacy handshake; returns the answer to initialize.
    QJsonObject shakeHands(const QString &revision = QStringLiteral("2025-11-25"));

    /// tools/call, legacy; \a meta becomes `_meta`.
    QJsonObject call(const QString &tool, const QJsonObject &arguments = {},
                     const QJsonObject &meta = {});

    // ---- HTTP

    /// Reads the READY line of a server started with `--http 0` and returns its port; 0 if there is
    /// none.
    quint16 waitForPort();

    /// Closes stdin, or terminates a server on HTTP, and returns the exit code, or -1 if the
    /// process does not end.
    int finish();

    QProcess process;
    QList<QJsonObject> notifications;
    QByteArray stderrText;

private:
    int m_lastId = 0;
    bool m_servesHttp = false;
};

/// `_meta` of a 2026-07-28 request with \a extra members.
QJsonObject modernMeta(const QJsonObject &extra = {});

/// The text of the first content block of a tools/call answer.
QString firstText(const QJsonObject &answer);

int errorCode(const QJsonObject &answer);
