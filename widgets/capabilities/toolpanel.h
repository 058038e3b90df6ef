// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/callpanel.h"

class QMenu;
class QToolButton;

namespace Vitrine {

class ArgumentsEditor;
class Collapsible;
class JsonBox;

/// A tool: its arguments, `_meta` for those who need it, and the arguments that were sent before.
class ToolPanel : public CallPanel
{
    Q_OBJECT
public:
    explicit ToolPanel(QWidget *parent = nullptr);
    ~ToolPanel() override;

    [[nodiscard]] ArgumentsEditor *argumentsEditor() const { return m_arguments; }

protected:
    void showItem(const Mcp::CatalogueItem &item, Mcp::ListKind kind) override;
    ServerPort::Call request() const override;
    QString problem() const override;
    void showProblem() override;
    QString warning() const override;
    QString draftText() const override;
    std::optional<Mcp::Json> draftToStore() const override;

private:
    void fillHistory();

    ArgumentsEditor *m_arguments;
    Collapsible *m_metaSection;
    JsonBox *m_meta;
    QToolButton *m_history;
    QMenu *m_historyMenu;
    QHash<QString, QString>
        m_metaTexts; ///< by tool; `_meta` may hold credentials and stays in memory
};

} // namespace Vitrine
