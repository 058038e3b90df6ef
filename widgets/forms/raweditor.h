// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "forms/fieldeditor.h"

class QLabel;

namespace Vitrine {

class CodeView;

/// JSON by hand, for a field that no other editor fits, with the reason above it.
class RawEditor : public FieldEditor
{
    Q_OBJECT
public:
    RawEditor(Mcp::FormNode *node, QWidget *parent);
    void refresh() override;

private:
    void fitHeight();

    QLabel *m_reason;
    CodeView *m_code;
    bool m_refreshing = false;
};

} // namespace Vitrine
