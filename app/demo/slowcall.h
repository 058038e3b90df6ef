// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "runningcall.h"

#include <QTimer>

namespace Demo {

/// The tool `slow`: counts steps at a fixed pace and reports progress after each.
class SlowCall final : public RunningCall
{
    Q_OBJECT

public:
    /// \a delay: milliseconds between two steps.
    SlowCall(PendingRequest request, QObject *conversation, int steps, int delay);

private:
    void step();
    void onCancelled() override;

    QTimer m_timer;
    int m_steps;
    int m_done = 0;
};

} // namespace Demo
