// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "schema/formnode.h"

#include <QWidget>

namespace Vitrine {

class FormView;

/// Where the content of one field is entered. FieldRow puts name, description and problem around
/// it.
///
/// Between FormNode and editor nothing is stored: gestures go to the node, and refresh() shows what
/// the node has. A node may die before its editor (rows are removed, schemas change): forget()
/// tells.
class FieldEditor : public QWidget
{
    Q_OBJECT
public:
    /// The editor for @p node as it is now; FormNode::setRaw() asks for another one.
    static FieldEditor *create(FormView *view, Mcp::FormNode *node, QWidget *parent);

    FieldEditor(Mcp::FormNode *node, QWidget *parent);

    /// Nothing once forget() was called.
    [[nodiscard]] Mcp::FormNode *node() const { return m_node; }
    /// Shows state and content of the node.
    virtual void refresh() = 0;
    /// The children of the node are others, or in another order.
    virtual void structureChanged() {}
    /// The JSON Pointer of the node, and with it object names, may be another.
    virtual void rename();
    virtual void forget() { m_node = nullptr; }
    /// Gives focus to the input, or to the first of them. A focus proxy would do that too, but Qt
    /// takes what has one for a stop of its own on the way of the Tab key.
    virtual void focusInput();
    /// True where rows of their own show problems, so that no place is needed for them here.
    [[nodiscard]] virtual bool isContainer() const { return false; }
    /// What a user's gesture may still do here, for the field's menu; @p owner owns the actions.
    virtual QList<QAction *> extraActions(QObject *owner);

protected:
    /// What focusInput() is for and what gets the object name `field:POINTER`.
    void setInput(QWidget *input);
    [[nodiscard]] QWidget *input() const { return m_input; }
    /// Text for an input without content: says whether it is left out, null or empty.
    [[nodiscard]] QString blankText() const;
    /// Muted colour while what is in the input is not sent.
    void showWhetherSent(QWidget *input) const;

private:
    Mcp::FormNode *m_node;
    QWidget *m_input = nullptr;
};

} // namespace Vitrine
