// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "output.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <unistd.h>

namespace Cli {
using namespace Qt::StringLiterals;
using Mcp::Error;
using Mcp::Json;
using Mcp::Result;

namespace {

constexpr std::array kLists{"tools"_L1, "resources"_L1, "resourceTemplates"_L1, "prompts"_L1};

const Json *listIn(const Json &result)
{
    for (const QLatin1StringView name : kLists) {
        const Json *list = result.find(name);
        if (list && list->isArray())
            return list;
    }
    return nullptr;
}

int writeAll(int file, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t count = ::write(file, bytes.constData() + done, size_t(bytes.size() - done));
        if (count < 0 && errno != EINTR)
            return errno;
        done += std::max<ssize_t>(count, 0);
    }
    return 0;
}

// A content block of tools/call, or an entry of `contents` of resources/read.
void sortBlock(const Json &block, QStringList &texts, QList<Json> &blobs)
{
    const Json &inner = block["type"_L1].toString() == "resource"_L1 ? block["resource"_L1] : block;
    if (inner["text"_L1].isString())
        texts.append(inner["text"_L1].toString());
    else if (inner["blob"_L1].isString())
        blobs.append(inner["blob"_L1]);
    else if (inner["data"_L1].isString())
        blobs.append(inner["data"_L1]);
}

} // namespace

QByteArray formatted(const Json &result, Format format)
{
    switch (format) {
    case Format::Text:
        return result.toBytes(Json::Format::Indented) + '\n';
    case Format::Json:
        return Json::object({{u"result"_s, result}}).toBytes() + '\n';
    case Format::Ndjson:
        break;
    }
    const Json *list = listIn(result);
    if (!list)
        return result.toBytes() + '\n';
    QByteArray lines;
    for (const Json &entry : list->items())
        lines += entry.toBytes() + '\n';
    return lines;
}

Result<QByteArray> rawBytes(const Json &result)
{
    QStringList texts;
    QList<Json> blobs;
    const Json &blocks =
        result["contents"_L1].isArray() ? result["contents"_L1] : result["content"_L1];
    for (const Json &block : blocks.items())
        sortBlock(block, texts, blobs);
    if (blobs.isEmpty() && !texts.isEmpty())
        return texts.join(u'\n').toUtf8();
    if (blobs.size() != 1 || !texts.isEmpty()) {
        return Mcp::failure(Error::Kind::Schema,
                            u"--output-format raw needs a result that is text, or exactly one "
                            u"image, audio or blob"_s);
    }
    const auto decoded = QByteArray::fromBase64Encoding(blobs.first().toString().toUtf8(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return Mcp::failure(Error::Kind::Parse, u"the bytes in the result are no Base64"_s);
    return *decoded;
}

Result<void> writeToStdout(const QByteArray &bytes)
{
    if (const int error = writeAll(STDOUT_FILENO, bytes); error != 0)
        return Mcp::failure(Error::Kind::Io,
                            u"cannot write to stdout: %1"_s.arg(qt_error_string(error)));
    return {};
}

Result<void> writeToFile(const QByteArray &bytes, const QString &path)
{
    const auto failed = [&path](const QFileDevice &file) {
        return Mcp::failure(Error::Kind::Io,
                            u"cannot write the result: %1"_s.arg(file.errorString()), path);
    };
    if (const QFileInfo info(path); info.exists() && !info.isFile()) { // a pipe, /dev/stdout
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) ||
            file.write(bytes) != bytes.size())
            return failed(file);
        return {};
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return failed(file);
    return {};
}

void writeToStderr(const QByteArray &bytes)
{
    writeAll(STDERR_FILENO, bytes);
}

} // namespace Cli
