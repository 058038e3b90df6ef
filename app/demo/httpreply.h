// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "httpconnection.h"
#include "reply.h"

#include <QPointer>

namespace Demo {

/// The answer to one POST: JSON as long as nothing precedes it, an event stream from the first
/// notification on (Basic/Transports, Sending Messages to the Server).
class HttpReply final : public Reply
{
    Q_OBJECT

public:
    enum class Ending { Proper, Cut };

    /// \a ending: Cut makes it an event stream that breaks off in the middle of the answer.
    explicit HttpReply(HttpConnection *connection, Ending ending = Ending::Proper);

    /// A header that goes out only with an answer that is not an error.
    void addHeaderOnSuccess(const QByteArray &name, const QByteArray &value);

    void send(const QByteArray &json) override;
    void finish(const QByteArray &json, int httpStatus, bool isError) override;
    void abandon() override;
    [[nodiscard]] QByteArray framed(QByteArrayView json) const override;
    void sendFramed(QByteArrayView frames) override;
    [[nodiscard]] bool isCongested() const override;

    /// The headers of an event stream, on a POST or a GET.
    [[nodiscard]] static HttpHeaders streamHeaders();

private:
    void ensureStream();

    QPointer<HttpConnection>
        m_connection; ///< null once the exchange is over or the client has gone
    HttpHeaders m_successHeaders;
    Ending m_ending;
    bool m_hasStream = false;
};

} // namespace Demo
