// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/jsonbox.h"

#include "common/codeview.h"
#include "results/ink.h"

#include <QLabel>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {
constexpr int kLines = 4;
}

JsonBox::JsonBox(QWidget *parent)
    : QWidget(parent), m_code(new CodeView(this)), m_error(new QLabel(this))
{
    m_code->setObjectName(u"jsonBox"_s);
    m_code->setReadOnly(false);
    m_code->setLanguage(u"JSON"_s);
    m_code->setFixedHeight(kLines * m_code->fontMetrics().lineSpacing() + 12);
    m_error->setObjectName(u"jsonBoxError"_s);
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->hide();
    setInk(m_error, Role::Error);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_code);
    layout->addWidget(m_error);
    connect(m_code, &QPlainTextEdit::textChanged, this, &JsonBox::check);
}

void JsonBox::setText(const QString &text)
{
    if (text != this->text())
        m_code->setPlainText(text);
}

QString JsonBox::text() const
{
    return m_code->toPlainText();
}

void JsonBox::setPlaceholder(const QString &text)
{
    m_code->setPlaceholderText(text);
    m_code->setAccessibleName(text);
}

std::expected<Mcp::Json, Mcp::Error> JsonBox::value() const
{
    const QString typed = text();
    if (typed.trimmed().isEmpty())
        return Mcp::Json();
    return Mcp::Json::parse(typed);
}

void JsonBox::check()
{
    const auto parsed = value();
    m_error->setVisible(!parsed);
    if (!parsed)
        m_error->setText(
            tr("This is no JSON: %1 (%2)").arg(parsed.error().text, parsed.error().where));
    emit edited();
}

} // namespace Vitrine
