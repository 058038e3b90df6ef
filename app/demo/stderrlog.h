// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

namespace Demo {

/// Writes \a line and a line feed to stderr in one go: stdout belongs to the protocol, so
/// everything said to people goes here.
void say(const QString &line);

/// Writes \a bytes to stderr as they are.
void writeToStderr(const QByteArray &bytes);

} // namespace Demo
