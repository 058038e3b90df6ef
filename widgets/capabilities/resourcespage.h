// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/cataloguepage.h"

namespace Vitrine {

class ResourcePanel;

/// The resources of a server and its resource templates.
class ResourcesPage : public CataloguePage
{
    Q_OBJECT
public:
    explicit ResourcesPage(QWidget *parent = nullptr);

    /// Chooses a resource by its address; false if there is none.
    bool selectResource(const QString &uri);
    bool selectTemplate(const QString &uriTemplate);
    [[nodiscard]] ResourcePanel *resourcePanel() const { return m_resource; }

private:
    ResourcePanel *m_resource;
};

} // namespace Vitrine
