// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/commandpalette.h"

#include "common/commandmodel.h"
#include "common/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

constexpr int kWidth = 560;
constexpr int kRows = 11;
constexpr int kPadding = 10;

// Icon, name with the matched letters in bold, menu, shortcut.
class CommandDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {kWidth / 2, option.fontMetrics.height() + 14};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Theme &theme = Theme::instance();
        const bool enabled = index.flags() & Qt::ItemIsEnabled;
        option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter,
                                              option.widget);
        QRect rect = option.rect.adjusted(kPadding, 0, -kPadding, 0);

        const QRect iconRect(rect.left(), rect.center().y() - 7, 16, 16);
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, iconRect, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
        rect.setLeft(iconRect.right() + 9);

        painter->save();
        painter->setFont(option.font);
        painter->setPen(theme.color(Role::Muted));
        const QString shortcut = index.data(CommandModel::ShortcutRole).toString();
        painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter, shortcut);
        rect.setRight(rect.right() - option.fontMetrics.horizontalAdvance(shortcut) - 16);

        const QString text = index.data(Qt::DisplayRole).toString();
        QTextCharFormat strong;
        strong.setFontWeight(QFont::Bold);
        strong.setForeground(theme.color(enabled ? Role::Accent : Role::Muted));
        QList<QTextLayout::FormatRange> ranges;
        for (const int position : index.data(CommandModel::PositionsRole).value<QList<int>>())
            ranges.append({.start = position, .length = 1, .format = strong});
        QTextLayout layout(text, option.font);
        layout.setFormats(ranges);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(rect.width());
        layout.endLayout();
        painter->setPen(theme.color(enabled ? Role::Text : Role::Muted));
        layout.draw(painter, QPointF(rect.left(), rect.center().y() - line.height() / 2));

        const int after = rect.left() + int(line.naturalTextWidth()) + 10;
        painter->setPen(theme.color(Role::Muted));
        painter->drawText(QRect(after, rect.top(), rect.right() - after, rect.height()),
                          Qt::AlignLeft | Qt::AlignVCenter,
                          index.data(CommandModel::GroupRole).toString());
        painter->restore();
    }
};

} // namespace

CommandPalette::CommandPalette(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_model(new CommandModel(this))
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new QLabel(this))
{
    setObjectName(u"commandPalette"_s);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_search->setObjectName(u"commandSearch"_s);
    m_search->addAction(Theme::instance().icon(u"search"_s, Role::Muted),
                        QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list->setObjectName(u"commandList"_s);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus); // the keys go to the line, which hands them on
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setMargin(16);
    m_nothing->hide();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_nothing, 1);

    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QListView::clicked, this, &CommandPalette::runCurrent);
    retranslate();
}

void CommandPalette::clear()
{
    m_model->clear();
}

void CommandPalette::add(const QString &group, const QList<QAction *> &actions)
{
    m_model->add(group, actions);
}

void CommandPalette::popup()
{
    m_search->clear();
    filter({});
    const QWidget *over = parentWidget()->window();
    const int width = qMin(kWidth, over->width() - 40);
    const int rowHeight = m_list->sizeHintForRow(0);
    const int height =
        qMin(m_search->sizeHint().height() + 24 + kRows * qMax(rowHeight, 24), over->height() - 60);
    setFixedSize(width, height);
    QWidget::move(
        over->mapToGlobal(QPoint((over->width() - width) / 2, qMin(80, over->height() / 8))));
    show();
    m_search->setFocus(Qt::PopupFocusReason);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Down:
        move(1);
        return true;
    case Qt::Key_Up:
        move(-1);
        return true;
    case Qt::Key_PageDown:
        move(kRows - 1);
        return true;
    case Qt::Key_PageUp:
        move(1 - kRows);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        runCurrent();
        return true;
    case Qt::Key_Escape:
        close();
        return true;
    default:
        return false;
    }
}

void CommandPalette::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CommandPalette::retranslate()
{
    m_search->setPlaceholderText(tr("What do you want to do?"));
    m_search->setAccessibleName(tr("Search commands"));
    m_list->setAccessibleName(tr("Commands"));
    m_nothing->setText(tr("No command has these letters. Try fewer."));
    setAccessibleName(tr("Command palette"));
}

void CommandPalette::filter(const QString &text)
{
    m_model->setFilter(text);
    const bool any = m_model->rowCount() > 0;
    m_list->setVisible(any);
    m_nothing->setVisible(!any);
    if (any)
        m_list->setCurrentIndex(m_model->index(0));
}

void CommandPalette::move(int rows)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int row = m_list->currentIndex().row() + rows;
    // One step goes round; a page stops at the ends.
    const int next = qAbs(rows) == 1 ? (row + count) % count : qBound(0, row, count - 1);
    m_list->setCurrentIndex(m_model->index(next));
}

void CommandPalette::runCurrent()
{
    QAction *action = m_model->action(m_list->currentIndex());
    if (!action || !action->isEnabled())
        return;
    close(); // first, so that the action finds the focus where it was
    action->trigger();
}

} // namespace Vitrine
