// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/blobreader.h"

#include "results/svgguard.h"

#include <QBuffer>
#include <QImageReader>
#include <QMimeDatabase>

#include <array>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

constexpr QSize kSvgSide(2000, 2000);

struct Magic
{
    QByteArrayView bytes;
    qsizetype offset;
    QLatin1StringView format;
};

// What the first bytes of each format are. Qt would ask all of its plug-ins, also those for formats
// that nobody needs here.
constexpr std::array kMagics{
    Magic{"\x89PNG\r\n\x1a\n", 0, "png"_L1},
    Magic{"\xff\xd8\xff", 0, "jpeg"_L1},
    Magic{"GIF8", 0, "gif"_L1},
    Magic{"WEBP", 8, "webp"_L1},
};

QString formatOf(const QByteArray &bytes)
{
    for (const Magic &magic : kMagics) {
        if (QByteArrayView(bytes).sliced(qMin(magic.offset, bytes.size())).startsWith(magic.bytes))
            return magic.format;
    }
    const QByteArray start = bytes.first(qMin<qsizetype>(bytes.size(), 1024));
    return start.contains("<svg") ? u"svg"_s : QString();
}

QString declaredFormat(const QString &mimeType)
{
    QString format = mimeType.section(u';', 0, 0).trimmed().toLower().mid("image/"_L1.size());
    if (format == "jpg"_L1)
        return u"jpeg"_s;
    return format == "svg+xml"_L1 ? u"svg"_s : format;
}

} // namespace

Blob BlobReader::read(const QString &base64, const QString &mimeType, bool wantsImage)
{
    Blob blob;
    QByteArray text = base64.toLatin1();
    if (text.contains('\n') || text.contains('\r'))
        text.replace("\r", "").replace("\n", "");
    auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    // Qt lets a lone last letter pass, which stands for six bits of nothing (RFC 4648, section 4).
    const qsizetype letters = text.size() - text.count('=');
    if (decoded && letters % 4 != 1) {
        blob.bytes = std::move(*decoded);
    } else {
        blob.problem = tr("The data is not valid Base64.");
        blob.bytes = QByteArray::fromBase64(text);
    }
    if (wantsImage)
        readImage(blob, mimeType);
    return blob;
}

void BlobReader::readImage(Blob &blob, const QString &mimeType)
{
    if (blob.bytes.isEmpty()) {
        blob.imageProblem = tr("There are no bytes.");
        return;
    }
    blob.imageFormat = formatOf(blob.bytes);
    if (blob.imageFormat.isEmpty()) {
        blob.imageProblem = tr("The bytes are no PNG, JPEG, GIF, WebP or SVG image.");
        return;
    }
    if (const QString declared = declaredFormat(mimeType);
        !mimeType.isEmpty() && declared != blob.imageFormat)
        blob.note = tr("It says %1, and is %2.").arg(mimeType, blob.imageFormat);
    const bool isSvg = blob.imageFormat == "svg"_L1;
    if (isSvg) {
        blob.imageProblem = SvgGuard::objection(blob.bytes);
        if (!blob.imageProblem.isEmpty())
            return;
    }

    QBuffer buffer(&blob.bytes);
    QImageReader reader(&buffer, blob.imageFormat.toLatin1());
    reader.setAutoTransform(true);
    blob.imageSize = reader.size();
    const QSize size = blob.imageSize;
    if (isSvg) {
        if (size.width() > kSvgSide.width() || size.height() > kSvgSide.height())
            reader.setScaledSize(size.scaled(kSvgSide, Qt::KeepAspectRatio));
    } else if (qint64(size.width()) * size.height() > kPixelLimit) {
        blob.imageProblem = tr("The image is larger than Vitrine shows: %1 × %2 pixels.")
                                .arg(size.width())
                                .arg(size.height());
        return;
    }
    blob.image = reader.read();
    if (blob.image.isNull())
        blob.imageProblem = tr("The image cannot be read: %1").arg(reader.errorString());
    else if (!blob.imageSize.isValid())
        blob.imageSize = blob.image.size();
}

QString BlobReader::suffixFor(const QString &mimeType)
{
    const QString suffix =
        QMimeDatabase().mimeTypeForName(mimeType.section(u';', 0, 0).trimmed()).preferredSuffix();
    return suffix.isEmpty() ? u"bin"_s : suffix;
}

} // namespace Vitrine
