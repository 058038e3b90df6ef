// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/framelog.h"

namespace Cli {

/// Passes on what a stdio server writes to its stderr, line by line, as it comes.
class StderrRelay : public QObject
{
    Q_OBJECT
public:
    explicit StderrRelay(Mcp::FrameLog &log, QObject *parent = nullptr);

    /// Passes on what has not been yet.
    void flush();

private:
    Mcp::FrameLog &m_log;
    quint64 m_next = 0;
};

} // namespace Cli
