// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "stderrrelay.h"

#include "output.h"

namespace Cli {

namespace {

// The bytes of a line, with the end that the log keeps as a flag.
QByteArray wholeLine(const Mcp::FrameLog &log, quint64 sequence)
{
    const Mcp::Frame frame = log.frame(sequence);
    QByteArray line = log.bytes(sequence).toByteArray();
    if (frame.has(Mcp::HadCarriageReturn))
        line += '\r';
    if (!frame.has(Mcp::CutAtEnd))
        line += '\n';
    return line;
}

} // namespace

StderrRelay::StderrRelay(Mcp::FrameLog &log, QObject *parent) : QObject(parent), m_log(log)
{
    connect(&m_log, &Mcp::FrameLog::grew, this, &StderrRelay::flush);
}

void StderrRelay::flush()
{
    m_log.acknowledgeGrowth();
    QByteArray lines;
    for (const quint64 size = m_log.size(); m_next < size; ++m_next) {
        if (m_log.frame(m_next).lane == Mcp::Lane::Stderr)
            lines += wholeLine(m_log, m_next);
    }
    if (!lines.isEmpty())
        writeToStderr(lines);
}

} // namespace Cli
