// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "session/catalogueitems.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace Vitrine {

class Banner;
class LineLabel;
class LongText;

/// What an entry of a list is: title, name on the wire, hints as badges, description, and what is
/// wrong with the entry.
class ItemHeader : public QWidget
{
    Q_OBJECT
public:
    explicit ItemHeader(QWidget *parent = nullptr);

    void setItem(Mcp::ListKind kind, const Mcp::CatalogueItem &item);

private:
    void setBadges(Mcp::ListKind kind, const Mcp::CatalogueItem &item);

    QLabel *m_title;
    LineLabel *m_name;
    QWidget *m_badgeRow;
    QHBoxLayout *m_badges;
    QVBoxLayout *m_text;
    LongText *m_description = nullptr;
    Banner *m_problem;
};

} // namespace Vitrine
