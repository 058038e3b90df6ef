// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <functional>

class QWidget;

namespace Vitrine {

/// Asks where to save bytes that a server sent, and writes them there.
class FileSaver
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::FileSaver)
public:
    /// Opens a dialogue over @p parent, without waiting for it. @p done gets one sentence about
    /// what happened, and whether it worked; it is not called if the user changes their mind.
    static void save(QWidget *parent, const QString &suggestedName, const QByteArray &bytes,
                     std::function<void(const QString &, bool)> done);
    /// @p name without anything that could lead out of a folder or hide the file; never empty.
    [[nodiscard]] static QString safeName(const QString &name);
    /// A safe name for what is at @p uri: its last part, with an ending that fits @p mimeType.
    [[nodiscard]] static QString nameFor(const QString &uri, const QString &mimeType);
};

} // namespace Vitrine
