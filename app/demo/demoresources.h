// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "pendingrequest.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace Demo {

/// The resources of this server: a guide, settings, a picture, and twenty notes of which five are
/// listed and the others are reached through the template demo://notes/{id}.
class DemoResources
{
public:
    DemoResources();

    /// `resources/list`, in pages of five.
    [[nodiscard]] Outcome list(const Request &request) const;

    /// `resources/templates/list`, in one page.
    [[nodiscard]] Outcome templates(const Request &request) const;

    /// `resources/read`. Unknown: -32002 in the legacy revisions, -32602 in 2026-07-28, with
    /// `data.uri` in both.
    [[nodiscard]] Outcome read(const Request &request) const;

    static constexpr int kNoteCount = 20;

private:
    struct Resource
    {
        QString uri;
        QString name;
        QString title;
        QString description;
        QString mimeType;
        QByteArray content;
        bool isBinary = false;
    };

    [[nodiscard]] static QJsonObject described(const Resource &resource, const Features &features);
    [[nodiscard]] static Resource note(int number);
    [[nodiscard]] std::optional<Resource> find(const QString &uri) const;

    std::vector<Resource> m_listed;
};

} // namespace Demo
