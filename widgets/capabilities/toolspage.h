// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/cataloguepage.h"

namespace Vitrine {

class ArgumentsEditor;
class ToolPanel;

/// The tools of a server: choose one, fill in its arguments, call it, see what comes back.
class ToolsPage : public CataloguePage
{
    Q_OBJECT
public:
    explicit ToolsPage(QWidget *parent = nullptr);

    /// Chooses the first tool of this name; false if there is none.
    bool selectTool(const QString &name);
    [[nodiscard]] ArgumentsEditor *argumentsEditor() const;

private:
    ToolPanel *m_tool;
};

} // namespace Vitrine
