// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "stderrlog.h"

#include <cstdio>

namespace Demo {

void say(const QString &line)
{
    writeToStderr(line.toUtf8() + '\n');
}

void writeToStderr(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stderr);
    std::fflush(stderr);
}

} // namespace Demo
