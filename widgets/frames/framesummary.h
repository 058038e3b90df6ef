// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/framelog.h"
#include "json/json.h"

#include <QCoreApplication>

namespace Vitrine {

/// What the list shows of a frame's bytes; the same at any time, so it can be kept.
struct FrameText
{
    QString id;      ///< raw JSON token; of the request for a response that is too large to read
    QString summary; ///< one line, safe to paint
};

/// Says on one line what a frame is about: `read_file {"path":"README.md"}`, `tools: 3 · echo, add,
/// …`,
/// `-32602 Unknown tool`, `50 % · Counting`.
///
/// Frames up to kReadLimit bytes are read as JSON; of larger ones the beginning is shown, so that a
/// screen full of huge frames costs no more than a screen full of small ones.
class FrameSummary
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::FrameSummary)
public:
    static constexpr qsizetype kReadLimit = 32 * 1024;

    static FrameText of(const Mcp::FrameLog &log, const Mcp::Frame &frame);

private:
    static QString message(const Mcp::FrameLog &log, const Mcp::Frame &frame,
                           const Mcp::Json &json);
    static QString request(const QString &method, const Mcp::Json &params);
    static QString notification(const QString &method, const Mcp::Json &params);
    static QString result(const QString &method, const Mcp::Json &result);
    static QString error(const Mcp::Json &error);
    static QString event(const Mcp::Json &json);
    static QString invalid(QByteArrayView bytes);
    static QString httpHead(QByteArrayView bytes);
};

} // namespace Vitrine
