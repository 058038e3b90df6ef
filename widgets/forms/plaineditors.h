// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "forms/fieldeditor.h"

class QCheckBox;
class QLabel;

namespace Vitrine {

/// True or false, in a word beside the box; another word while it is left out or null.
class BooleanEditor : public FieldEditor
{
    Q_OBJECT
public:
    BooleanEditor(Mcp::FormNode *node, QWidget *parent);
    void refresh() override;

private:
    QCheckBox *m_box;
};

/// A value that cannot be another: shown, not entered.
class ConstantEditor : public FieldEditor
{
    Q_OBJECT
public:
    ConstantEditor(Mcp::FormNode *node, QWidget *parent);
    void refresh() override;

private:
    QLabel *m_label;
};

} // namespace Vitrine
