// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QImage>
#include <QString>

namespace Vitrine {

/// Bytes that came as Base64, and the picture in them if there is one.
struct Blob
{
    QByteArray bytes;
    /// Why the text is no Base64; then `bytes` is what could be read before the mistake.
    QString problem;
    QImage image;
    QString imageFormat;  ///< by content: "png", "jpeg", "gif", "webp", "svg"
    QSize imageSize;      ///< as the file says, also if it is too large to be shown
    QString imageProblem; ///< why there is no picture
    /// The first bytes say something else than the MIME type.
    QString note;
};

/// Decodes what servers send. No function touches a widget: they run in worker threads.
class BlobReader
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::BlobReader)
public:
    /// Strict Base64 (RFC 4648, section 4; line breaks are tolerated); with @p wantsImage also the
    /// picture, if it is one of the formats that MCP clients show and has at most kPixelLimit
    /// pixels.
    [[nodiscard]] static Blob read(const QString &base64, const QString &mimeType, bool wantsImage);
    /// A file name ending for @p mimeType, without a dot: "png"; "bin" if it is not known.
    [[nodiscard]] static QString suffixFor(const QString &mimeType);

    static constexpr qint64 kPixelLimit = 64'000'000;

private:
    static void readImage(Blob &blob, const QString &mimeType);
};

} // namespace Vitrine
