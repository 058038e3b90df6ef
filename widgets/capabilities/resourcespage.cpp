// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/resourcespage.h"

#include "capabilities/resourcepanel.h"

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::ListKind;

ResourcesPage::ResourcesPage(QWidget *parent)
    : CataloguePage(u"resources"_s, {ListKind::Resources, ListKind::ResourceTemplates},
                    new ResourcePanel, parent)
    , m_resource(static_cast<ResourcePanel *>(callPanel()))
{
}

bool ResourcesPage::selectResource(const QString &uri)
{
    return select(ListKind::Resources, uri);
}

bool ResourcesPage::selectTemplate(const QString &uriTemplate)
{
    return select(ListKind::ResourceTemplates, uriTemplate);
}

} // namespace Vitrine
