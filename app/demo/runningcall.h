// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "pendingrequest.h"

#include <QObject>

namespace Demo {

/// A request whose answer takes a while. Child of its Conversation; deletes itself when it is done
/// or cancelled.
class RunningCall : public QObject
{
    Q_OBJECT

public:
    RunningCall(PendingRequest request, QObject *conversation);

    [[nodiscard]] QJsonValue id() const { return m_request.request().id; }
    [[nodiscard]] bool isOver() const { return m_isOver; }

    /// Stops the work without an answer.
    void cancel();

protected:
    [[nodiscard]] PendingRequest &pending() { return m_request; }

    /// Answers and ends.
    void succeed(const QJsonObject &result);

    /// Called once when the call is cancelled.
    virtual void onCancelled() {}

private:
    PendingRequest m_request;
    bool m_isOver = false;
};

} // namespace Demo
