// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "forms/fieldeditor.h"

class QComboBox;

namespace Vitrine {

/// One of several values, by title. Long lists can be searched by typing any part of a title.
class ChoiceEditor : public FieldEditor
{
    Q_OBJECT
public:
    ChoiceEditor(Mcp::FormNode *node, QWidget *parent);

    void refresh() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeSearchable();

    QComboBox *m_combo;
};

} // namespace Vitrine
