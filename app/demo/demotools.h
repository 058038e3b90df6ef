// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "options.h"
#include "pendingrequest.h"

#include <QHash>
#include <QJsonObject>

#include <functional>
#include <vector>

namespace Demo {

/// The tools of this server: their list and their calls.
class DemoTools
{
public:
    explicit DemoTools(const Options &options);

    /// `tools/list`, in one page.
    [[nodiscard]] Outcome list(const Request &request) const;

    /// `tools/call`: answers \a request now or, for long work, later. \a conversation owns the long
    /// work.
    void call(PendingRequest request, QObject *conversation) const;

private:
    using Handler =
        std::function<void(PendingRequest, const QJsonObject &arguments, QObject *conversation)>;
    struct Tool
    {
        QJsonObject definition;
        Handler run;
    };

    void addSampleTools(const QString &root);
    void addBenchTools();
    void addGeneratedTools(int count);
    void add(const QJsonObject &definition, Handler run);

    std::vector<Tool> m_tools;
    QHash<QString, size_t> m_index;
};

} // namespace Demo
