// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;

namespace Mcp {
class FormNode;
}

namespace Vitrine {

class FieldEditor;
class FieldHeader;
class FormView;

/// One field of a form: header, description, editor, and its problem below.
///
/// An item of a list and the root have no header: their list numbers the one, nothing names the
/// other.
class FieldRow : public QWidget
{
    Q_OBJECT
public:
    FieldRow(FormView *view, Mcp::FormNode *node, QWidget *parent);
    ~FieldRow() override;

    /// Nothing once forget() was called.
    [[nodiscard]] Mcp::FormNode *node() const { return m_node; }
    [[nodiscard]] FieldEditor *editor() const { return m_editor; }

    /// Shows what the node has.
    void refresh();
    /// The children of the node are others, or it changed to JSON or back.
    void structureChanged();
    /// The JSON Pointer may be another.
    void rename();
    /// The node is about to go; nothing here touches it again.
    void forget();
    /// From now on the field says that something is missing. Until then it is just empty.
    void setVisited();

private:
    void makeEditor();
    void showProblem();

    FormView *m_view;
    Mcp::FormNode *m_node;
    FieldHeader *m_header = nullptr;
    FieldEditor *m_editor = nullptr;
    QWidget *m_problem = nullptr; ///< made when first needed
    QLabel *m_problemIcon = nullptr;
    QLabel *m_problemText = nullptr;
    bool m_isRaw = false;
    bool m_isVisited = false;
};

} // namespace Vitrine
