// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "transport/transport.h"

namespace Mcp {

class FrameLog;

/// The kind of frame that a scanned message is.
[[nodiscard]] FrameKind frameKind(Envelope::Kind kind);

/// Scans one message from the server, puts it into the log as a FromServer frame, and returns it as
/// Transport::received() hands it out.
///
/// @p readable is as for Envelope::scan; @p flags are the framing's own. Malformed is added where
/// the message can be used but breaks JSON-RPC, Probe where it answers a probe.
[[nodiscard]] Received recordReceived(FrameLog &log, quint32 connection, QByteArrayView bytes,
                                      qsizetype readable, quint16 flags, quint32 exchange = 0);

/// Puts one message to the server into the log as a ToServer frame; returns its sequence.
quint64 recordSent(FrameLog &log, quint32 connection, const OutgoingMessage &message,
                   quint32 exchange = 0);

} // namespace Mcp
