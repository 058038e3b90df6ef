// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "runningcall.h"

namespace Demo {

/// The tool `flood`: \a arguments `n` and `size`; sends n log messages of about `size` bytes, then
/// the answer. Without a log level that lets them through it fails, since 2026-07-28 allows no
/// message nobody asked for.
void startFlood(PendingRequest request, const QJsonObject &arguments, QObject *conversation);

/// The tool `blob`: answers with one text of \a arguments `bytes` bytes, written without a JSON
/// library.
void answerWithBlob(PendingRequest request, const QJsonObject &arguments, QObject *conversation);

/// A flood under way: frames are built once, only their running number is written anew, and the
/// writing pauses while the transport is congested.
class FloodCall final : public RunningCall
{
    Q_OBJECT

public:
    FloodCall(PendingRequest request, QObject *conversation, qint64 count, qsizetype size);

private:
    void prepare(qsizetype size);
    void schedule();
    void pump();
    void numberFrames(qsizetype frames);

    static constexpr qsizetype kDigits = 10;

    QByteArray m_block;        ///< a row of equal frames
    qsizetype m_frameSize = 0; ///< bytes of one of them
    qsizetype m_numberEnd = 0; ///< offset in a frame behind the last digit of its number
    qint64 m_count;
    qint64 m_sent = 0;
    bool m_isScheduled = false;
};

} // namespace Demo
