// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QCheckBox;
class QToolButton;

namespace Mcp {
class FormNode;
}

namespace Vitrine {

class FieldMenu;
class FieldRow;

/// The line above a field: title, name on the wire, type, and what is sent of it.
class FieldHeader : public QWidget
{
    Q_OBJECT
public:
    explicit FieldHeader(FieldRow *row);

    void refresh();
    void rename();

private:
    void addTitle(Mcp::FormNode *node);
    void addControls(Mcp::FormNode *node);

    FieldRow *m_row;
    QCheckBox *m_include = nullptr; ///< optional fields only
    QToolButton *m_null = nullptr;  ///< nullable fields only
    QToolButton *m_menu = nullptr;
    FieldMenu *m_fieldMenu = nullptr; ///< made when first asked for
};

} // namespace Vitrine
