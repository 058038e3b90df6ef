// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "listencall.h"

using namespace Qt::StringLiterals;

namespace Demo {

ListenCall::ListenCall(PendingRequest request, QObject *conversation)
    : RunningCall(std::move(request), conversation)
{
    pending().notify(
        u"notifications/subscriptions/acknowledged"_s,
        {{u"notifications"_s, QJsonObject()},
         {u"_meta"_s, QJsonObject{{u"io.modelcontextprotocol/subscriptionId"_s, id()}}}});
}

} // namespace Demo
