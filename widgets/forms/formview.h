// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QPointer>
#include <QScrollArea>

namespace Mcp {
class FormModel;
class FormNode;
} // namespace Mcp

namespace Vitrine {

class FieldRow;

/// A form for a FormModel: one field below the other, labels above, problems in their place.
///
/// Inputs are named `field:POINTER`, what belongs to them `include:`, `null:`, `menu:`, `problem:`,
/// `add:`, `remove:`, `up:`, `down:`, `open:` and the JSON Pointer of the field. While it is hidden
/// nothing is rebuilt.
class FormView : public QScrollArea
{
    Q_OBJECT
public:
    explicit FormView(QWidget *parent = nullptr);
    ~FormView() override;

    /// Shows @p model, which stays the caller's; nullptr for none.
    void setModel(Mcp::FormModel *model);
    [[nodiscard]] Mcp::FormModel *model() const;

    /// Whether fields that nobody has been at say that they are required. Off at first, so that a
    /// new form is not red all over; on when somebody tried to send.
    void setShowsMissing(bool shows);
    [[nodiscard]] bool showsMissing() const { return m_showsMissing; }

    /// Brings the field at a JSON Pointer into view, opening groups on the way, and gives it focus.
    /// Returns false if there is none.
    bool focusField(const QString &pointer);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    friend class FieldRow;
    friend class GroupBody;
    friend class ListBody;
    void enroll(FieldRow *row);
    void dismiss(FieldRow *row);
    /// So many fields are shown that further groups wait until they are asked for.
    [[nodiscard]] bool isLarge() const;
    void scheduleTabOrder();

    void rebuild();
    void rebuildSoon();
    void focusMoved(QWidget *from, QWidget *to);
    void setTabOrders();

    QPointer<Mcp::FormModel> m_model;
    QHash<const Mcp::FormNode *, FieldRow *> m_rows;
    FieldRow *m_root = nullptr;
    bool m_showsMissing = false;
    bool m_isStale = true;
    bool m_isTabOrderStale = false;
};

} // namespace Vitrine
