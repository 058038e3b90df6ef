// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace Mcp {

/// The body of a POST that can be read once.
///
/// A body that can be read again is sent again: when the server closes the connection without an
/// answer, QNetworkAccessManager silently repeats the request, POST or not (seen with Qt 6.8.2, two
/// requests on the wire for one post()). A server that crashes in a tool would run the tool twice,
/// and the log would show one call. With a body that cannot be rewound Qt gives up with
/// ContentReSendError instead.
///
/// To use with QNetworkRequest::DoNotBufferUploadDataAttribute and a Content-Length.
class OneShotBody : public QIODevice
{
    Q_OBJECT
public:
    explicit OneShotBody(QByteArray bytes, QObject *parent = nullptr);

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override;
    /// Never; QIODevice's own would print a warning.
    bool seek(qint64) override { return false; }
    [[nodiscard]] bool atEnd() const override { return bytesAvailable() == 0; }

protected:
    qint64 readData(char *data, qint64 maximum) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    QByteArray m_bytes;
    qsizetype m_read = 0;
};

} // namespace Mcp
