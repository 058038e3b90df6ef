// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "forms/fieldeditor.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace Vitrine {

class FieldRow;

/// The fields of an object, with a line along their left side if the object is inside another.
///
/// Groups that repeat themselves, and those of forms that are large already, wait behind a button.
class GroupBody : public FieldEditor
{
    Q_OBJECT
public:
    GroupBody(FormView *view, Mcp::FormNode *node, QWidget *parent);

    void refresh() override;
    void structureChanged() override;
    void rename() override;
    void forget() override;
    void focusInput() override;
    [[nodiscard]] bool isContainer() const override { return true; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void fill();
    void addOpenButton();
    void addExtraNote();

    FormView *m_view;
    QVBoxLayout *m_layout;
    QList<FieldRow *> m_rows;
    QLabel *m_extra = nullptr;
    QPushButton *m_open = nullptr; ///< while the group is closed
    bool m_isFilled = false;
};

} // namespace Vitrine
