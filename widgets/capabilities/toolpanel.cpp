// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/toolpanel.h"

#include "capabilities/callbar.h"
#include "capabilities/collapsible.h"
#include "capabilities/jsonbox.h"
#include "capabilities/secretwords.h"
#include "capabilities/toolhints.h"
#include "common/theme.h"
#include "forms/argumentseditor.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::CatalogueItem;
using Mcp::Json;

namespace {
constexpr qsizetype kHistoryText = 60;
}

ToolPanel::ToolPanel(QWidget *parent)
    : CallPanel(ResultView::Kind::Tool,
                {.name = u"tools"_s,
                 .verb = tr("Call"),
                 .icon = u"play"_s,
                 .nothingTitle = tr("Choose a tool"),
                 .nothingText = tr("Its form, and the exact JSON that it sends, stand here."),
                 .emptyTitle = tr("No call yet"),
                 .emptyText = tr("What the tool answers stands here: content, structured content "
                                 "and the raw result.")},
                parent)
    , m_arguments(new ArgumentsEditor)
    , m_metaSection(new Collapsible(u"_meta"_s, u"callMeta"_s, false))
    , m_meta(new JsonBox)
    , m_history(new QToolButton)
    , m_historyMenu(new QMenu(m_history))
{
    setObjectName(u"toolPanel"_s);
    m_meta->setPlaceholder(
        tr("Members for _meta of the request, such as {\"com.example/trace\": \"1\"}"));
    m_metaSection->setContent(m_meta);
    editors()->addWidget(m_arguments, 1);
    editors()->addWidget(m_metaSection);

    m_history->setObjectName(u"sentBefore"_s);
    m_history->setText(tr("Sent before"));
    m_history->setAccessibleName(tr("Arguments that were sent before"));
    m_history->setToolTip(tr("Fill the form with arguments that were sent before"));
    m_history->setIcon(Theme::instance().icon(u"clock"_s, Role::Muted));
    m_history->setAutoRaise(true);
    m_history->setPopupMode(QToolButton::InstantPopup);
    m_history->setMenu(m_historyMenu);
    callBar()->corner()->addWidget(m_history);
    connect(m_historyMenu, &QMenu::aboutToShow, this, &ToolPanel::fillHistory);

    // Ctrl+Enter is an action of the page, so that it works from the list too; two shortcuts for
    // the same keys would block each other.
    for (QShortcut *own : m_arguments->findChildren<QShortcut *>(Qt::FindDirectChildrenOnly))
        own->setEnabled(false);
    connect(m_arguments, &ArgumentsEditor::argumentsChanged, this, &ToolPanel::requestEdited);
    connect(m_arguments, &ArgumentsEditor::submitRequested, this, &ToolPanel::call);
    connect(m_meta, &JsonBox::edited, this, [this] {
        m_metaTexts.insert(item().name, m_meta->text());
        requestEdited();
    });
}

ToolPanel::~ToolPanel()
{
    keepDraft();
}

void ToolPanel::showItem(const CatalogueItem &item, Mcp::ListKind)
{
    m_arguments->setSchema(item.inputSchema());
    if (const auto typed = draftInMemory())
        m_arguments->setDraft(*typed);
    else if (const auto stored = draftInStore())
        m_arguments->setArguments(*stored);
    m_meta->setText(m_metaTexts.value(item.name));
    m_history->setVisible(!sentBefore().isEmpty());
}

ServerPort::Call ToolPanel::request() const
{
    ServerPort::Call call{.method = u"tools/call"_s,
                          .params = Json::object({{u"name"_s, item().name},
                                                  {u"arguments"_s, m_arguments->arguments()}})};
    if (const auto meta = m_meta->value(); meta && meta->isObject())
        call.meta = *meta;
    return call;
}

QString ToolPanel::problem() const
{
    if (!m_arguments->isValid())
        return m_arguments->firstProblem();
    const auto meta = m_meta->value();
    if (!meta || !(meta->isNull() || meta->isObject()))
        return tr("_meta is no JSON object; the call would go out without it.");
    return {};
}

void ToolPanel::showProblem()
{
    if (!m_arguments->isValid())
        m_arguments->showFirstProblem();
    else
        m_metaSection->setOpen(true);
}

QString ToolPanel::warning() const
{
    return ToolHints::isDestructive(item())
               ? tr("“%1” says that it may delete or overwrite something").arg(item().title)
               : QString();
}

QString ToolPanel::draftText() const
{
    return m_arguments->draft();
}

std::optional<Json> ToolPanel::draftToStore() const
{
    return SecretWords::withoutSecrets(m_arguments->arguments(), item().inputSchema());
}

void ToolPanel::fillHistory()
{
    m_historyMenu->clear();
    for (const Json &sent : sentBefore()) {
        QString text = sent.toText();
        if (text.size() > kHistoryText)
            text = text.first(kHistoryText) + u'…';
        // An ampersand would become a mnemonic.
        QAction *action = m_historyMenu->addAction(text.replace(u'&', u"&&"_s));
        action->setFont(Theme::monospace());
        connect(action, &QAction::triggered, this,
                [this, sent] { m_arguments->setArguments(sent); });
    }
}

} // namespace Vitrine
