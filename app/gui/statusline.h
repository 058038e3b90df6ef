// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"

#include <QPointer>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace Vitrine {

class LineLabel;
class ServerConnection;

/// One line of facts about the chosen server, as they are: state, process or address, revision,
/// session, what is unanswered, how much flows, and whether the recording works.
class StatusLine : public QWidget
{
    Q_OBJECT
public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setConnection(ServerConnection *connection);
    void setFramesPerSecond(double rate);
    /// Why nothing is written to disk; empty: all is well.
    void setRecordingProblem(const QString &problem);

    /// All parts that can be seen now, for tests and screen readers.
    [[nodiscard]] QString text() const;

private:
    QLabel *addPart(const QString &name);
    void show(QLabel *part, const QString &text, Role role = Role::Muted, const QString &hint = {});
    void refresh();

    QPointer<ServerConnection> m_connection;
    QHBoxLayout *m_row;
    QLabel *m_lamp;
    QList<QLabel *> m_parts;
    QLabel *m_state;
    QLabel *m_target;
    QLabel *m_revision;
    QLabel *m_session;
    QLabel *m_pending;
    QLabel *m_rate;
    QLabel *m_recording;
};

} // namespace Vitrine
