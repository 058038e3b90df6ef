// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "filereader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

FileReading refusal(const QString &reason)
{
    return {.text = reason, .note = {}, .isError = true};
}

bool liesBelow(const QString &root, const QString &path)
{
    return path == root || path.startsWith(root.endsWith(u'/') ? root : root + u'/');
}

FileReading readText(const QString &file, const QString &shownPath)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return refusal(
            u"The file \"%1\" cannot be read: %2."_s.arg(shownPath, source.errorString()));
    const QByteArray bytes = source.read(kFileLimit);
    const bool isCut = !source.atEnd();
    if (!isCut && !bytes.isValidUtf8())
        return refusal(u"\"%1\" is not a text file in UTF-8."_s.arg(shownPath));

    // A cut may fall into the middle of a character, whose first bytes the decoder then keeps to
    // itself.
    QStringDecoder decode(QStringDecoder::Utf8);
    FileReading reading{.text = decode(bytes), .note = {}, .isError = false};
    if (decode.hasError())
        return refusal(u"\"%1\" is not a text file in UTF-8."_s.arg(shownPath));
    if (isCut)
        reading.note = u"Only the first 64 KiB of %1 bytes are shown."_s.arg(source.size());
    return reading;
}

} // namespace

FileReading readSharedFile(const QString &root, const QString &path)
{
    if (path.isEmpty() || path.contains(QChar(u'\0')))
        return refusal(u"The path is empty or contains a character that paths cannot have."_s);

    // 1. The allow-list, on the path as written: nothing outside is even looked at.
    const QString wanted = QDir::cleanPath(QDir(root).absoluteFilePath(path));
    if (!liesBelow(root, wanted))
        return refusal(
            u"The path \"%1\" leads outside of the shared folder, so it was not read."_s.arg(path));

    // 2. The path without links and dots, and the same check again.
    const QString resolved = QFileInfo(wanted).canonicalFilePath();
    if (resolved.isEmpty())
        return refusal(u"There is no file \"%1\" in the shared folder."_s.arg(path));
    if (!liesBelow(root, resolved))
        return refusal(
            u"The path \"%1\" is a link that leads outside of the shared folder, so it was not read."_s
                .arg(path));
    const QFileInfo info(resolved);
    if (info.isDir())
        return refusal(u"\"%1\" is a folder, not a file."_s.arg(path));
    if (!info.isFile())
        return refusal(u"\"%1\" is not an ordinary file."_s.arg(path));

    // 3. and 4. The content, cut where it is too long, or the reason why there is none.
    return readText(resolved, path);
}

} // namespace Demo
