// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/raweditor.h"

#include "common/codeview.h"
#include "forms/formtexts.h"
#include "forms/jsonplace.h"
#include "forms/tone.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::FormNode;

namespace {

constexpr int kFewestLines = 2;
constexpr int kMostLines = 12;

} // namespace

RawEditor::RawEditor(FormNode *node, QWidget *parent)
    : FieldEditor(node, parent), m_reason(new QLabel(this)), m_code(new CodeView(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_reason);
    layout->addWidget(m_code);

    const bool isFault = isSchemaFault(node->shape().fallback);
    const bool isByWish = node->kind() != Mcp::FieldKind::Raw;
    const QString reason =
        isByWish ? tr("JSON instead of the form field.") : fallbackText(node->shape());
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setWordWrap(true);
    m_reason->setText(isFault ? tr("Warning: %1").arg(reason) : reason);
    m_reason->setVisible(!reason.isEmpty());
    setTone(m_reason, isFault ? Role::Warn : Role::Muted);

    m_code->setReadOnly(false);
    m_code->setLanguage(u"JSON"_s);
    m_code->setTabChangesFocus(true);
    connect(m_code, &QPlainTextEdit::textChanged, this, [this] {
        fitHeight();
        if (this->node() && !m_refreshing)
            this->node()->setText(m_code->toPlainText());
    });
    setInput(m_code);
    m_reason->setObjectName(u"reason:"_s + node->pointer());
    refresh();
}

void RawEditor::refresh()
{
    if (!node())
        return;
    m_refreshing = true;
    const QString text = node()->state() == FormNode::State::Null ? QString() : node()->text();
    if (m_code->toPlainText() != text)
        m_code->setPlainText(text);
    m_code->setPlaceholderText(blankText());
    const auto &problem = node()->problem();
    const bool isBroken = problem && problem->kind == Mcp::FieldProblem::Kind::NotJson;
    m_code->setErrorAt(isBroken ? indexOfPlace(problem->actual, text) : -1);
    m_refreshing = false;
    fitHeight();
}

void RawEditor::fitHeight()
{
    const int lines = std::clamp(m_code->document()->blockCount(), kFewestLines, kMostLines);
    const int margins = int(m_code->document()->documentMargin() * 2) + m_code->frameWidth() * 2;
    m_code->setFixedHeight(m_code->fontMetrics().lineSpacing() * lines + margins);
}

} // namespace Vitrine
