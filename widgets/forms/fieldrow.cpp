// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/fieldrow.h"

#include "forms/fieldeditor.h"
#include "forms/fieldheader.h"
#include "forms/formtexts.h"
#include "forms/formview.h"
#include "forms/longtext.h"
#include "forms/tone.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FieldProblem;
using Mcp::FormNode;

FieldRow::FieldRow(FormView *view, FormNode *node, QWidget *parent)
    : QWidget(parent), m_view(view), m_node(node)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    if (!node->isRow() && !node->isRoot()) {
        m_header = new FieldHeader(this);
        layout->addWidget(m_header);
        if (!node->shape().description.trimmed().isEmpty())
            layout->addWidget(new LongText(node->shape().description, this));
    }
    makeEditor();
    view->enroll(this);
    refresh();
}

FieldRow::~FieldRow()
{
    forget();
}

void FieldRow::makeEditor()
{
    auto *layout = static_cast<QVBoxLayout *>(this->layout());
    FieldEditor *old = m_editor;
    m_isRaw = m_node->isRaw();
    m_editor = FieldEditor::create(m_view, m_node, this);
    if (!old) {
        layout->addWidget(m_editor);
        return;
    }
    const bool hadFocus = old->isAncestorOf(window()->focusWidget()) ||
                          (m_header && m_header->isAncestorOf(window()->focusWidget()));
    layout->replaceWidget(old, m_editor);
    old->forget();
    old->hide();
    old->deleteLater();
    m_editor->show();
    if (hadFocus)
        m_editor->focusInput();
}

void FieldRow::refresh()
{
    if (!m_node)
        return;
    if (m_header)
        m_header->refresh();
    m_editor->refresh();
    showProblem();
}

void FieldRow::structureChanged()
{
    if (!m_node)
        return;
    if (m_isRaw != m_node->isRaw())
        makeEditor();
    else
        m_editor->structureChanged();
    refresh();
}

void FieldRow::rename()
{
    if (!m_node)
        return;
    if (m_header)
        m_header->rename();
    m_editor->rename();
    if (m_problemText)
        m_problemText->setObjectName(u"problem:"_s + m_node->pointer());
}

void FieldRow::forget()
{
    if (!m_node)
        return;
    m_view->dismiss(this);
    m_node = nullptr;
    m_editor->forget();
}

void FieldRow::setVisited()
{
    if (m_isVisited)
        return;
    m_isVisited = true;
    showProblem();
}

void FieldRow::showProblem()
{
    if (!m_node)
        return;
    const auto &problem = m_node->problem();
    const bool isMissing = problem && problem->kind == FieldProblem::Kind::MissingRequired;
    const bool isShown = problem && (!isMissing || m_isVisited || m_view->showsMissing());
    if (!isShown) {
        if (m_problem)
            m_problem->hide();
        return;
    }
    if (!m_problem) {
        m_problem = new QWidget(this);
        auto *line = new QHBoxLayout(m_problem);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(4);
        m_problemIcon = new QLabel(m_problem);
        m_problemText = new QLabel(m_problem);
        m_problemText->setTextFormat(Qt::PlainText);
        m_problemText->setWordWrap(true);
        line->addWidget(m_problemIcon, 0, Qt::AlignTop);
        line->addWidget(m_problemText, 1);
        layout()->addWidget(m_problem);
        m_problemText->setObjectName(u"problem:"_s + m_node->pointer());
    }
    const bool isError = problem->severity == FieldProblem::Severity::Error;
    const Role role = isError ? Role::Error : Role::Warn;
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    const QIcon icon = Theme::instance().icon(isError ? u"error"_s : u"warning"_s, role);
    m_problemIcon->setPixmap(icon.pixmap(QSize(size, size), devicePixelRatioF()));
    m_problemIcon->setAccessibleName(isError ? tr("Problem") : tr("Warning"));
    setTone(m_problemText, role);
    m_problemText->setText(problemText(*problem));
    m_problem->show();
}

} // namespace Vitrine
