// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

namespace Mcp {

/// A file of servers in the common shape: `{"mcpServers": {NAME: entry, …}, …}`. Keeps the order
/// and every member it does not know, of the file and of each entry. The files of other clients are
/// read and written in their own shape (`servers`, `context_servers`, `mcp_servers`, or a bare
/// map).
class ServerCatalogue
{
public:
    /// Reads @p path. A file that does not exist is an empty catalogue if @p mayBeMissing.
    /// Errors: Io (with the path), Parse (with path, line and column), Schema (with the JSON
    /// Pointer). An entry that cannot be read is told of in problems() (its `where` is a JSON
    /// Pointer from the top of the file), stays in the file untouched, and does not hide the
    /// others. Comments and trailing commas are accepted.
    [[nodiscard]] static Result<ServerCatalogue> load(const QString &path,
                                                      bool mayBeMissing = false);

    /// Reads servers out of a text that somebody pasted: a whole file (`mcpServers`, `servers`,
    /// `context_servers`, the settings of VS Code or a dev container, all projects of Claude Code),
    /// a bare map of entries, one `"name": {entry}` without braces around it, or one entry (then
    /// named after what it starts or where it is). JSON with comments and trailing commas is
    /// accepted. Entries that cannot be read are left out; the error is that of the first one if
    /// none can.
    [[nodiscard]] static Result<QList<ServerEntry>> fromSnippet(const QString &text);

    [[nodiscard]] const QList<ServerEntry> &entries() const { return m_entries; }
    [[nodiscard]] const ServerEntry *find(const QString &name) const;
    [[nodiscard]] const QList<Error> &problems() const { return m_problems; }

    void append(const ServerEntry &entry);
    void replace(qsizetype index, const ServerEntry &entry);
    void remove(qsizetype index);
    void move(qsizetype from, qsizetype to);
    /// @p wanted, or the first of "wanted 2", "wanted 3", … that is free.
    [[nodiscard]] QString freeName(const QString &wanted) const;

    /// Writes the file atomically (a temporary file, then rename); makes its folder. A new file may
    /// be read by its owner only, since it may hold secrets. Comments cannot be kept: the first
    /// time that a file with comments is written, a copy of it stays beside it, as PATH + ".bak".
    /// Error: Io (with the path).
    [[nodiscard]] Result<void> save(const QString &path) const;
    [[nodiscard]] Json toJson() const;

    /// Where the servers of this user are: `vitrine/servers.json` in the folder for settings.
    [[nodiscard]] static QString defaultPath();

private:
    /// An entry that could not be read, or whose name another one has.
    struct Unreadable
    {
        qsizetype place = 0; ///< among all entries of the file
        JsonMember member;
    };

    QList<ServerEntry> m_entries;
    QList<Unreadable> m_unreadable;
    QList<Error> m_problems;
    Json m_file = Json::object();                      ///< the rest of the file
    QString m_pointer = QStringLiteral("/mcpServers"); ///< where the entries are in it
    bool m_hadComments = false;
};

} // namespace Mcp
