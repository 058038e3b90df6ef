// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/recordings.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>

#include <cerrno>
#include <csignal>

namespace Vitrine::Recordings {
using namespace Qt::StringLiterals;

namespace {

bool isRunning(qint64 pid)
{
    return pid > 0 && (::kill(pid_t(pid), 0) == 0 || errno == EPERM);
}

} // namespace

QString folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           u"/vitrine/recordings"_s;
}

Mcp::Result<void> begin(Mcp::FrameLog &log, const QString &folder)
{
    if (!QDir().mkpath(folder))
        return Mcp::failure(Mcp::Error::Kind::Io, u"the folder cannot be made"_s, folder);
    const QString time = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmss.zzz'Z'"_s);
    return log.open(
        u"%1/%2-%3.vitrine"_s.arg(folder, time).arg(QCoreApplication::applicationPid()));
}

void prune(const QString &folder)
{
    // The time comes first in the name, so names sort as times do; foreign files are not ours to
    // delete.
    static const QRegularExpression ours(u"^[0-9]{8}T[0-9]{6}\\.[0-9]{3}Z-([0-9]+)\\.vitrine$"_s);
    const QDir dir(folder);
    int kept = 0;
    const QStringList names =
        dir.entryList({u"*.vitrine"_s}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString &name : names) {
        const QRegularExpressionMatch match = ours.match(name);
        if (!match.hasMatch() || isRunning(match.captured(1).toLongLong()))
            continue;
        if (++kept > kKept)
            QFile::remove(dir.filePath(name));
    }
}

} // namespace Vitrine::Recordings
