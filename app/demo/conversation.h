// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "loglevel.h"
#include "revision.h"

#include <QJsonValue>
#include <QObject>

#include <optional>

namespace Demo {

/// What a server remembers between the requests of one client: the stdio pipe, or one HTTP session.
/// Owns the calls that are still running (as QObject children), so that they end with it. Modern
/// requests leave no trace here but those.
class Conversation : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Conversation() override; ///< cancels what is still running

    std::optional<Revision> revision; ///< legacy: as agreed in `initialize`
    bool isReady = false;             ///< legacy: `notifications/initialized` came
    LogLevel logLevel =
        LogLevel::Debug; ///< legacy: as set by `logging/setLevel`; before it, everything

    /// Cancels the running call with this id (same JSON type); unknown ids are ignored, as the
    /// specification wants.
    void cancel(const QJsonValue &requestId);
};

} // namespace Demo
