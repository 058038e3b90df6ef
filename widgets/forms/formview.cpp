// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/formview.h"

#include "forms/fieldeditor.h"
#include "forms/fieldrow.h"
#include "schema/formmodel.h"

#include <QApplication>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FormModel;
using Mcp::FormNode;

namespace {

constexpr qsizetype kLargeForm = 120; // fields

void collectStops(const QLayout *layout, QWidgetList &stops)
{
    for (int i = 0; layout && i < layout->count(); ++i) {
        const QLayoutItem *item = layout->itemAt(i);
        collectStops(const_cast<QLayoutItem *>(item)->layout(), stops);
        QWidget *widget = const_cast<QLayoutItem *>(item)->widget();
        if (!widget)
            continue;
        if (widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy())
            stops.append(widget);
        collectStops(widget->layout(), stops);
    }
}

} // namespace

FormView::FormView(QWidget *parent) : QScrollArea(parent)
{
    setObjectName(u"formView"_s);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    verticalScrollBar()->setSingleStep(fontMetrics().lineSpacing());
    connect(qApp, &QApplication::focusChanged, this, &FormView::focusMoved);
}

FormView::~FormView()
{
    // Focus moves once more while the base class is destroyed, when this is no FormView any more.
    qApp->disconnect(this);
    // The rows dismiss themselves, which needs this object as it is.
    delete takeWidget();
}

void FormView::setModel(FormModel *model)
{
    if (m_model == model)
        return;
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    if (model) {
        connect(model, &FormModel::modelReset, this, &FormView::rebuildSoon);
        connect(model, &FormModel::nodeChanged, this, [this](FormNode *node) {
            if (FieldRow *row = m_rows.value(node))
                row->refresh();
        });
        connect(model, &FormModel::structureChanged, this, [this](FormNode *node) {
            if (FieldRow *row = m_rows.value(node))
                row->structureChanged();
            scheduleTabOrder();
        });
        connect(model, &QObject::destroyed, this, &FormView::rebuildSoon);
    }
    rebuildSoon();
}

FormModel *FormView::model() const
{
    return m_model;
}

void FormView::rebuildSoon()
{
    // The nodes are gone already; nothing may touch them from here on.
    if (m_root)
        m_root->forget();
    m_isStale = true;
    if (isVisible())
        rebuild();
}

void FormView::rebuild()
{
    m_isStale = false;
    if (QWidget *old = takeWidget()) {
        old->hide();
        old->deleteLater();
    }
    m_root = nullptr;
    if (!m_model)
        return;
    auto *content = new QWidget;
    content->setAutoFillBackground(false);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 8, 8);
    m_root = new FieldRow(this, m_model->root(), content);
    layout->addWidget(m_root);
    layout->addStretch(1);
    setWidget(content);
    setTabOrders();
}

void FormView::showEvent(QShowEvent *event)
{
    if (m_isStale)
        rebuild();
    QScrollArea::showEvent(event);
}

QSize FormView::sizeHint() const
{
    return {360, 320};
}

void FormView::setShowsMissing(bool shows)
{
    if (m_showsMissing == shows)
        return;
    m_showsMissing = shows;
    for (FieldRow *row : std::as_const(m_rows))
        row->refresh();
}

bool FormView::focusField(const QString &pointer)
{
    if (!m_model)
        return false;
    FormNode *node = m_model->node(pointer); // opens groups in the model
    if (m_isStale)
        rebuild();
    // A group whose fields are not shown yet, or a row beyond those shown, stands in.
    while (node && !m_rows.contains(node))
        node = node->parent();
    if (!node)
        return false;
    FieldRow *row = m_rows.value(node);
    row->setVisited();
    widget()->layout()->activate();
    ensureWidgetVisible(row, 0, 24);
    row->editor()->focusInput();
    return true;
}

// ---------------------------------------------------------------- rows

void FormView::enroll(FieldRow *row)
{
    m_rows.insert(row->node(), row);
}

void FormView::dismiss(FieldRow *row)
{
    if (m_rows.value(row->node()) == row)
        m_rows.remove(row->node());
}

bool FormView::isLarge() const
{
    return m_rows.size() >= kLargeForm;
}

// A field that was left without an answer says so from then on.
void FormView::focusMoved(QWidget *from, QWidget *to)
{
    if (!from || !isAncestorOf(from))
        return;
    for (QWidget *at = from; at && at != this; at = at->parentWidget()) {
        auto *row = qobject_cast<FieldRow *>(at);
        if (row && row != to && !(to && row->isAncestorOf(to)) &&
            !QApplication::activePopupWidget())
            row->setVisited();
    }
}

// ---------------------------------------------------------------- Tab

void FormView::scheduleTabOrder()
{
    if (std::exchange(m_isTabOrderStale, true))
        return;
    QTimer::singleShot(0, this, &FormView::setTabOrders);
}

// Tab follows what is read: rows that were added or moved are out of the order of their making.
void FormView::setTabOrders()
{
    m_isTabOrderStale = false;
    if (!widget())
        return;
    QWidgetList stops;
    collectStops(widget()->layout(), stops);
    for (qsizetype i = 1; i < stops.size(); ++i)
        setTabOrder(stops.at(i - 1), stops.at(i));
}

} // namespace Vitrine
