// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "conversation.h"

#include "runningcall.h"

namespace Demo {

Conversation::~Conversation()
{
    const auto calls = findChildren<RunningCall *>(Qt::FindDirectChildrenOnly);
    for (RunningCall *call : calls)
        call->cancel();
}

void Conversation::cancel(const QJsonValue &requestId)
{
    const auto calls = findChildren<RunningCall *>(Qt::FindDirectChildrenOnly);
    for (RunningCall *call : calls) {
        if (call->id() == requestId)
            call->cancel();
    }
}

} // namespace Demo
