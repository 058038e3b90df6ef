// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMenu>

namespace Mcp {
class FormNode;
}

namespace Vitrine {

class FieldRow;

/// What is done with a field seldom: JSON instead of the editor, the default, null or an empty text
/// on purpose, its pointer. Filled when it opens.
class FieldMenu : public QMenu
{
    Q_OBJECT
public:
    explicit FieldMenu(FieldRow *row);

private:
    void fill();
    void addStates(Mcp::FormNode *node);

    FieldRow *m_row;
};

} // namespace Vitrine
