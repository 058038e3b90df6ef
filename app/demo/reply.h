// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QObject>

namespace Demo {

/// Seam between answering a request and carrying the answer: on one side tools and dispatch, on the
/// other stdio, an HTTP exchange or a batch. A reply belongs to one request; JSON texts are one
/// line of UTF-8 without a line feed.
class Reply : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Sends a notification that belongs to the request, before its answer.
    virtual void send(const QByteArray &json) = 0;

    /// Sends the answer; nothing may follow but another finish() of a fault. \a httpStatus: where
    /// there is HTTP and no stream has begun; \a isError: the answer is a JSON-RPC error.
    virtual void finish(const QByteArray &json, int httpStatus, bool isError) = 0;

    /// Ends the exchange without an answer, as after a cancellation.
    virtual void abandon() = 0;

    /// \a json as the transport frames a notification, for callers that prepare many at once.
    [[nodiscard]] virtual QByteArray framed(QByteArrayView json) const = 0;

    /// Sends what framed() made, any number of frames in one array.
    virtual void sendFramed(QByteArrayView frames) = 0;

    /// True while so much waits to be written that a producer should pause until writable().
    [[nodiscard]] virtual bool isCongested() const { return false; }

signals:
    /// The client closed the connection that carries this exchange.
    void peerGone();

    /// The congestion is over.
    void writable();
};

} // namespace Demo
