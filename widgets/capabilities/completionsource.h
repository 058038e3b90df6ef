// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/serverport.h"

#include <QPointer>
#include <QTimer>

namespace Vitrine {

/// Asks the server how an argument could go on (`completion/complete`; MCP, Utilities, Completion):
/// a moment after the last key, with what is filled in already as context, and drops answers to
/// questions that are not the latest.
class CompletionSource : public QObject
{
    Q_OBJECT
public:
    explicit CompletionSource(QObject *parent = nullptr);

    /// Forgets what it knows.
    void setPort(ServerPort *port);
    /// What is completed: `{"type": "ref/prompt", "name": …}` or `{"type": "ref/resource", "uri":
    /// …}`.
    void setReference(const Mcp::Json &reference);
    /// @p others are the arguments that are filled in, without this one.
    void ask(const QString &argument, const QString &text, const Mcp::Json &others);

    /// After the last key.
    static constexpr std::chrono::milliseconds kDelay{200};
    /// The specification's limit for one answer.
    static constexpr qsizetype kMostValues = 100;

signals:
    /// @p note says that there are more than these; empty otherwise.
    void answered(const QString &argument, const QStringList &values, const QString &note);

private:
    void send();
    void take(const QString &argument, const QString &key, const Mcp::CallOutcome &outcome);

    struct Answer
    {
        QStringList values;
        QString note;
    };

    QPointer<ServerPort> m_port;
    Mcp::Json m_reference;
    QTimer m_delay;
    QString m_argument;
    QString m_text;
    Mcp::Json m_others;
    QString m_wanted; ///< the question whose answer is wanted
    QHash<QString, Answer> m_known;
    bool m_isUnsupported = false;
};

} // namespace Vitrine
