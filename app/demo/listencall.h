// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "runningcall.h"

namespace Demo {

/// `subscriptions/listen` (MCP 2026-07-28): acknowledged, then open until the client ends it.
/// Nothing this server offers ever changes, so the honoured subset of the filter is empty and no
/// further notification follows.
class ListenCall final : public RunningCall
{
    Q_OBJECT

public:
    ListenCall(PendingRequest request, QObject *conversation);
};

} // namespace Demo
