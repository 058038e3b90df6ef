// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/itemheader.h"

#include "capabilities/toolhints.h"
#include "common/badge.h"
#include "common/linelabel.h"
#include "forms/longtext.h"
#include "results/banner.h"
#include "results/resultwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::CatalogueItem;
using Mcp::ListKind;

namespace {
constexpr qsizetype kBadgeLimit = 40;
}

ItemHeader::ItemHeader(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_name(new LineLabel(this))
    , m_badgeRow(new QWidget(this))
    , m_badges(new QHBoxLayout(m_badgeRow))
    , m_text(new QVBoxLayout)
    , m_problem(new Banner(this))
{
    setObjectName(u"itemHeader"_s);
    m_title->setObjectName(u"itemTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    strong.setPointSizeF(strong.pointSizeF() * 1.2);
    m_title->setFont(strong);
    m_name->setObjectName(u"itemName"_s);
    m_name->setFont(Theme::monospace());
    m_name->setRole(Role::Muted);
    m_badges->setContentsMargins(0, 2, 0, 2);
    m_badges->setSpacing(4);
    // A row of badges is cut rather than that it widens the page.
    m_badges->setSizeConstraint(QLayout::SetNoConstraint);
    m_badgeRow->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_badgeRow->setMinimumWidth(1);
    m_problem->setObjectName(u"itemProblem"_s);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_title);
    layout->addWidget(m_name);
    layout->addWidget(m_badgeRow);
    layout->addLayout(m_text);
    layout->addWidget(m_problem);
}

void ItemHeader::setItem(ListKind kind, const CatalogueItem &item)
{
    const QString title = item.title.isEmpty() ? item.uri : item.title;
    m_title->setText(title.isEmpty() ? tr("(without a name)") : title);
    m_name->setText(item.name);
    m_name->setVisible(!item.name.isEmpty() && item.name != title);
    setBadges(kind, item);

    delete m_description;
    m_description = nullptr;
    if (!item.description.isEmpty()) {
        m_description = new LongText(item.description, this);
        m_description->setObjectName(u"itemDescription"_s);
        m_text->addWidget(m_description);
    }
    m_problem->setVisible(!item.problem.isEmpty());
    if (!item.problem.isEmpty())
        m_problem->setMessage(Role::Warn, u"warning"_s,
                              tr("This entry breaks the specification: %1").arg(item.problem),
                              tr("Vitrine lists it all the same; what it sends may be refused."));
    setAccessibleName(title);
}

void ItemHeader::setBadges(ListKind kind, const CatalogueItem &item)
{
    while (QLayoutItem *old = m_badges->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    const auto add = [this](const QString &text, Role role, const QString &explanation) {
        auto *badge = new Badge(text.left(kBadgeLimit), role, m_badgeRow);
        badge->setToolTip(explanation);
        badge->setAccessibleDescription(explanation);
        m_badges->addWidget(badge);
    };
    if (kind == ListKind::Tools) {
        for (const ToolHint &hint : ToolHints::stated(item))
            add(hint.text, hint.role, hint.explanation);
        if (item.outputSchema())
            add(tr("output schema"), Role::Muted,
                tr("It promises the shape of its structured content; Vitrine checks it."));
    }
    if (!item.mimeType.isEmpty())
        add(item.mimeType, Role::Muted, tr("The MIME type that the server states"));
    if (const auto size = item.raw["size"_L1].toInt64())
        add(ResultWords::size(*size), Role::Muted, tr("The size that the server states"));
    const Mcp::Json &annotations = item.raw["annotations"_L1];
    for (const Mcp::Json &reader : annotations["audience"_L1].items())
        add(tr("for %1").arg(reader.toString()), Role::Muted,
            tr("Whom it is meant for, as the server says"));
    const bool isEmpty = m_badges->isEmpty();
    m_badges->addStretch(1);
    m_badgeRow->setVisible(!isEmpty);
}

} // namespace Vitrine
