// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "json/error.h"

#include <QStringList>

namespace Mcp {
using namespace Qt::StringLiterals;

QLatin1StringView Error::kindName() const
{
    switch (kind) {
    case Kind::Transport:
        return "transport"_L1;
    case Kind::Timeout:
        return "timeout"_L1;
    case Kind::Cancelled:
        return "cancelled"_L1;
    case Kind::Parse:
        return "parse"_L1;
    case Kind::Protocol:
        return "protocol"_L1;
    case Kind::Rpc:
        return "rpc"_L1;
    case Kind::Auth:
        return "auth"_L1;
    case Kind::Schema:
        return "schema"_L1;
    case Kind::Io:
        return "io"_L1;
    }
    return "unknown"_L1;
}

QString Error::toString() const
{
    QStringList notes;
    if (kind == Kind::Rpc)
        notes << u"code %1"_s.arg(code);
    if (httpStatus != 0)
        notes << u"HTTP %1"_s.arg(httpStatus);
    if (!where.isEmpty())
        notes << where;
    return notes.isEmpty() ? text : u"%1 (%2)"_s.arg(text, notes.join(", "_L1));
}

} // namespace Mcp
