// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

#include <QSet>

namespace Vitrine {

/// Which commands a person has agreed to start. Consent is to exactly one argument vector, with its
/// working directory and environment: change a letter, and it has to be given again.
///
/// Only hashes are kept, because arguments may hold secrets. Servers without a command need none.
class ConsentStore
{
public:
    /// Keeps what is given in @p path (JSON: {"consents": ["sha256 in hex", …]}); an empty path
    /// keeps it for this run only.
    explicit ConsentStore(const QString &path = {});

    [[nodiscard]] bool isGiven(const Mcp::ServerEntry &entry) const;
    /// Error::Kind::Io if it holds for this run only, because the file cannot be written.
    Mcp::Result<void> give(const Mcp::ServerEntry &entry);
    /// For a command that somebody typed on our own command line.
    void giveForThisRun(const Mcp::ServerEntry &entry);

private:
    [[nodiscard]] static QString key(const Mcp::ServerEntry &entry);
    [[nodiscard]] Mcp::Result<void> save() const;

    QString m_path;
    QStringList m_kept; ///< in the order in which they were given
    QSet<QString> m_known;
};

} // namespace Vitrine
