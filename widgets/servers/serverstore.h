// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/servercatalogue.h"
#include "servers/consentstore.h"

#include <QObject>

namespace Vitrine {

/// The servers that people keep, on disk in the common `mcpServers` shape, and what they agreed to
/// start. Every change is saved at once.
///
/// A file that cannot be read is never overwritten: then changes last for this run, and
/// storageProblem() says why.
class ServerStore : public QObject
{
    Q_OBJECT
public:
    /// Reads @p path; it may be missing. Consents are beside it, in "consents.json". An empty path
    /// keeps everything for this run only.
    explicit ServerStore(const QString &path, QObject *parent = nullptr);

    /// vitrine/servers.json in the user's configuration folder
    /// (QStandardPaths::GenericConfigLocation).
    static QString defaultPath();

    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] const Mcp::ServerCatalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] ConsentStore &consents() { return m_consents; }
    [[nodiscard]] const std::optional<Mcp::Error> &storageProblem() const { return m_problem; }

    void insert(qsizetype index, const Mcp::ServerEntry &entry);
    void replace(qsizetype index, const Mcp::ServerEntry &entry);
    void remove(qsizetype index);
    void move(qsizetype from, qsizetype to);

signals:
    /// storageProblem() came or went.
    void storageProblemChanged();

private:
    void save();

    QString m_path;
    Mcp::ServerCatalogue m_catalogue;
    ConsentStore m_consents;
    std::optional<Mcp::Error> m_problem;
    bool m_isReadable = true;
};

} // namespace Vitrine
