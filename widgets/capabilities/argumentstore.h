// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace Vitrine {

/// Remembers what was typed for each tool, template and prompt of each server, across restarts.
/// Callers leave secrets out (SecretWords) before they hand something over.
///
/// The file is JSON: `{"version": 1, "servers": {NAME: {KEY: {"draft": …, "sent": [newest, …]}}}}`,
/// entries in order of use, newest last. A file that cannot be read is left alone: then nothing is
/// remembered. Written half a second after the last change, as a whole. GUI thread only.
class ArgumentStore : public QObject
{
    Q_OBJECT
public:
    /// A store on @p path; an empty path: nothing is written.
    explicit ArgumentStore(const QString &path, QObject *parent = nullptr);
    ~ArgumentStore() override; ///< writes what is not written yet

    /// The store in the user's data folder, shared by all pages.
    [[nodiscard]] static std::shared_ptr<ArgumentStore> shared();

    /// What was in the form last; nothing if this is new.
    [[nodiscard]] std::optional<Mcp::Json> draft(const QString &server, const QString &key) const;
    void setDraft(const QString &server, const QString &key, const Mcp::Json &arguments);
    /// What was sent last, newest first, at most kSentLimit, each once.
    [[nodiscard]] QList<Mcp::Json> sent(const QString &server, const QString &key) const;
    void addSent(const QString &server, const QString &key, const Mcp::Json &arguments);

    void flush();

    static constexpr qsizetype kSentLimit = 10;
    /// Larger arguments are not remembered, in bytes of compact JSON.
    static constexpr qint64 kSizeLimit = 100'000;
    /// So many entries of one server are kept.
    static constexpr qsizetype kEntryLimit = 300;

private:
    [[nodiscard]] const Mcp::Json &entry(const QString &server, const QString &key) const;
    void setEntry(const QString &server, const QString &key, const Mcp::Json &entry);
    void read();

    QString m_path;
    Mcp::Json m_servers = Mcp::Json::object();
    QTimer m_writeSoon;
    bool m_isReadOnly = false;
};

} // namespace Vitrine
