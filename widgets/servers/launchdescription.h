// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

#include <QCoreApplication>

namespace Vitrine {

/// What an entry would start or connect to, worked out without starting anything.
struct LaunchDescription
{
    QStringList argv; ///< stdio: every word, in order, variables filled in, host prefix included
    QString program;  ///< stdio: the file that is executed; empty if it was not found
    QString cwd;      ///< stdio: absolute; empty: ours
    QString url;      ///< HTTP
    QList<std::pair<QString, QString>>
        extras;        ///< environment or header fields, variables filled in
    QStringList unset; ///< variables without a value, as they are written
    QString problem;   ///< why it cannot work; empty if nothing is known against it

    /// Looks into the file system for the program; no other effect.
    static LaunchDescription of(const Mcp::ServerEntry &entry);

    /// One line a word, "[0] "npx"", with invisible characters made visible; or the URL. Then the
    /// folder and the environment or header fields, secret-looking values hidden.
    [[nodiscard]] QString toText() const;

    /// True for names such as API_KEY and Authorization, whose values are not shown.
    static bool isSecretName(const QString &name);

    Q_DECLARE_TR_FUNCTIONS(Vitrine::LaunchDescription)
};

} // namespace Vitrine
