// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/capabilitylist.h"

#include "common/badge.h"
#include "common/theme.h"
#include "common/tooltip.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

void collect(const Mcp::Json &value, const QString &path, QStringList &points)
{
    if (value.isBool()) {
        if (value.toBool() && !path.isEmpty())
            points.append(path);
    } else if (value.isObject() && (!value.isEmpty() || !path.isEmpty())) {
        if (value.isEmpty())
            points.append(path);
        for (const auto &[key, member] : value.members())
            collect(member, path.isEmpty() ? key : path + u'.' + key, points);
    } else if (!value.isNull() && !path.isEmpty()) {
        points.append(u"%1 = %2"_s.arg(path, value.toText()));
    }
}

std::optional<Mcp::ListKind> listOf(const QString &name)
{
    if (name == u"tools")
        return Mcp::ListKind::Tools;
    if (name == u"resources")
        return Mcp::ListKind::Resources;
    if (name == u"prompts")
        return Mcp::ListKind::Prompts;
    return std::nullopt;
}

} // namespace

CapabilityList::CapabilityList(QWidget *parent) : QWidget(parent) {}

QStringList CapabilityList::points(const Mcp::Json &value)
{
    QStringList found;
    collect(value, {}, found);
    return found;
}

void CapabilityList::show(const ServerConnection &connection)
{
    QList<qsizetype> counts;
    for (int kind = 0; kind < Mcp::kListKindCount; ++kind) {
        const Mcp::CatalogueList &list = connection.list(Mcp::ListKind(kind));
        counts.append(list.readAt.isValid() ? list.items.size() : -1);
    }
    const QString language = tr("Tools that a model can call.");
    const Mcp::Json &capabilities = connection.status().capabilities;
    if (capabilities == m_shown && counts == m_counts && language == m_language && layout())
        return;
    m_shown = capabilities;
    m_counts = counts;
    m_language = language;
    rebuild(connection);
}

void CapabilityList::rebuild(const ServerConnection &connection)
{
    const auto old = findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (QWidget *child : old)
        child->deleteLater();
    delete layout();
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    grid->setColumnMinimumWidth(0, 120);
    grid->setColumnStretch(1, 1);
    for (const auto &[name, value] : m_shown.members())
        addRow(name, value, connection);
    if (m_shown.isEmpty())
        grid->addWidget(new QLabel(tr("The server declares none."), this), 0, 0);
}

void CapabilityList::addRow(const QString &name, const Mcp::Json &value,
                            const ServerConnection &connection)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    const int row = grid->rowCount();
    auto *title = new QLabel(name, this);
    title->setTextFormat(Qt::PlainText);
    title->setFont(Theme::monospace());
    grid->addWidget(title, row, 0, Qt::AlignVCenter);

    const QHash<QString, QString> meanings{
        {u"tools"_s, tr("Tools that a model can call.")},
        {u"resources"_s, tr("Data that a client can read by its URI.")},
        {u"prompts"_s, tr("Prompt templates that a person can pick.")},
        {u"logging"_s, tr("Sends log messages; the level can be set.")},
        {u"completions"_s, tr("Suggests values for arguments.")},
        {u"tasks"_s, tr("Can answer later, with a task to ask about.")},
        {u"experimental"_s, tr("Outside the specification.")},
        {u"extensions"_s, tr("Extensions of the protocol.")},
    };
    auto *text = new QWidget(this);
    auto *column = new QVBoxLayout(text);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *meaning = new QLabel(meanings.value(name, tr("Not known to Vitrine.")), text);
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, Theme::instance().color(Role::Muted));
    meaning->setPalette(quiet);
    meaning->setWordWrap(true);
    column->addWidget(meaning);

    const QStringList found = points(value);
    constexpr qsizetype kMost = 6;
    auto *badges = new QHBoxLayout;
    badges->setSpacing(4);
    for (const QString &point : found.first(qMin(found.size(), kMost))) {
        auto *badge =
            new Badge(point.size() > 40 ? point.first(40) + u'…' : point, Role::Accent, text);
        badge->setToolTip(plainToolTip(point));
        badges->addWidget(badge);
    }
    if (found.size() > kMost) {
        auto *more =
            new Badge(tr("and %n more", nullptr, int(found.size() - kMost)), Role::Muted, text);
        more->setToolTip(plainToolTip(found.join(u'\n')));
        badges->addWidget(more);
    }
    badges->addStretch();
    if (!found.isEmpty())
        column->addLayout(badges);
    grid->addWidget(text, row, 1, Qt::AlignVCenter);

    const auto kind = listOf(name);
    if (!kind)
        return;
    const Mcp::CatalogueList &list = connection.list(*kind);
    if (!list.readAt.isValid())
        return;
    auto *open = new QToolButton(this);
    open->setObjectName(u"open-"_s + name);
    open->setAutoRaise(true);
    open->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    open->setIcon(Theme::instance().icon(u"right"_s, Role::Accent));
    open->setLayoutDirection(Qt::RightToLeft); // the arrow after the number
    open->setText(QLocale().toString(list.items.size()));
    open->setAccessibleName(tr("Show the %1").arg(name));
    open->setToolTip(tr("Show the %1 %2").arg(QLocale().toString(list.items.size()), name));
    connect(open, &QToolButton::clicked, this, [this, kind] { emit listRequested(*kind); });
    grid->addWidget(open, row, 2, Qt::AlignVCenter);
}

} // namespace Vitrine
