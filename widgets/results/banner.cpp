// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/banner.h"

#include "common/codeview.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {
constexpr int kIconSide = 16;
constexpr int kCodeLines = 8;
} // namespace

Banner::Banner(QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_title(new QLabel(this))
    , m_detail(new QLabel(this))
    , m_buttons(new QHBoxLayout)
{
    setObjectName(u"banner"_s);
    for (QLabel *label : {m_title, m_detail}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_title->setObjectName(u"bannerTitle"_s);
    m_detail->setObjectName(u"bannerDetail"_s);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    // The icon stands beside the first line, however many follow.
    m_icon->setFixedSize(kIconSide, qMax(kIconSide, QFontMetrics(strong).height()));

    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_detail);
    m_buttons->setSpacing(8);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    row->addLayout(m_buttons);
    row->setAlignment(m_buttons, Qt::AlignVCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addLayout(row);

    connect(&Theme::instance(), &Theme::changed, this, &Banner::updateColours);
    updateColours();
}

void Banner::setMessage(Role role, const QString &icon, const QString &title, const QString &detail)
{
    m_role = role;
    m_iconName = icon;
    m_title->setText(title);
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(detail);
    updateColours();
}

void Banner::setCode(const QString &code)
{
    if (!m_code && code.isEmpty())
        return;
    if (!m_code) {
        m_code = new CodeView(this);
        m_code->setObjectName(u"bannerCode"_s);
        m_code->setAccessibleName(tr("Data of the error"));
        m_code->setLanguage(u"JSON"_s);
        layout()->addWidget(m_code);
    }
    m_code->setCode(code);
    m_code->setVisible(!code.isEmpty());
    const int lines = qBound(1, int(code.count(u'\n')) + 1, kCodeLines);
    m_code->setFixedHeight(lines * m_code->fontMetrics().lineSpacing() + 12);
}

QPushButton *Banner::addButton(const QString &text, const QString &name)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAccessibleName(text);
    button->setAutoDefault(false);
    m_buttons->addWidget(button);
    return button;
}

void Banner::clearButtons()
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        // One of them may be what was just clicked.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

QString Banner::title() const
{
    return m_title->text();
}

QString Banner::detail() const
{
    return m_detail->text();
}

void Banner::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::instance();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::mix(theme.color(m_role), theme.color(Role::Raised), 0.35));
    painter.setBrush(theme.tint(m_role));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
}

void Banner::updateColours()
{
    const Theme &theme = Theme::instance();
    m_icon->setPixmap(
        theme.icon(m_iconName, m_role).pixmap(QSize(kIconSide, kIconSide), devicePixelRatioF()));
    QPalette strong = palette();
    strong.setColor(QPalette::WindowText, theme.color(m_role));
    m_title->setPalette(strong);
    update();
}

} // namespace Vitrine
