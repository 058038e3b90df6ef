// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/resultview.h"

#include "common/badge.h"
#include "common/codeview.h"
#include "common/emptystate.h"
#include "common/linelabel.h"
#include "results/banner.h"
#include "results/boundedjson.h"
#include "results/contentview.h"
#include "results/filesaver.h"
#include "results/ink.h"
#include "results/resultwords.h"

#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::CallOutcome;
using Mcp::Frame;
using Mcp::Json;

namespace {

ResultContent readContent(ResultView::Kind kind, const Json &result)
{
    switch (kind) {
    case ResultView::Kind::Tool:
        return ContentReader::toolResult(result);
    case ResultView::Kind::Resource:
        return ContentReader::resourceContents(result);
    case ResultView::Kind::Prompt:
        break;
    }
    return ContentReader::promptMessages(result);
}

Json errorJson(const Mcp::Error &error)
{
    if (error.kind != Mcp::Error::Kind::Rpc)
        return {};
    Json json = Json::object({{u"code"_s, error.code}, {u"message"_s, error.text}});
    if (!error.data.isNull())
        json.set(u"data", error.data);
    return json;
}

CodeView *makeJsonView(const QString &name, const QString &accessibleName)
{
    auto *view = new CodeView;
    view->setObjectName(name);
    view->setAccessibleName(accessibleName);
    view->setLanguage(u"JSON"_s);
    return view;
}

} // namespace

ResultView::ResultView(Kind kind, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState)
    , m_body(new QWidget)
    , m_tabs(new QButtonGroup(this))
    , m_check(new Badge)
    , m_facts(new LineLabel)
    , m_request(makeFrameButton(u"requestFrame"_s))
    , m_response(makeFrameButton(u"responseFrame"_s))
    , m_banner(new Banner)
    , m_stack(new QStackedWidget)
    , m_content(new ContentView)
    , m_raw(makeJsonView(u"rawResult"_s, tr("The whole result as JSON")))
{
    setObjectName(u"resultView"_s);
    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(8);
    body->addWidget(makeHeader());
    body->addWidget(m_banner);
    body->addWidget(m_stack, 1);
    body->addStretch(); // takes the room when there is a banner only
    m_banner->setObjectName(u"resultBanner"_s);
    m_stack->addWidget(m_content);
    m_stack->addWidget(makeStructuredPage());
    m_stack->addWidget(m_raw);

    m_empty->setIcon(u"right"_s);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_body);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);

    connect(m_tabs, &QButtonGroup::idToggled, this, [this](int, bool isOn) {
        if (isOn)
            showTab();
    });
    connect(m_content, &ContentView::readRequested, this, &ResultView::readRequested);
}

QWidget *ResultView::makeHeader()
{
    auto *header = new QWidget;
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    const QString content = m_kind == Kind::Prompt     ? tr("Messages")
                            : m_kind == Kind::Resource ? tr("Contents")
                                                       : tr("Content");
    row->addWidget(makeTab(Tab::Content, content, u"contentTab"_s));
    QToolButton *structured = makeTab(Tab::Structured, tr("Structured"), u"structuredTab"_s);
    structured->setVisible(m_kind == Kind::Tool);
    row->addWidget(structured);
    row->addWidget(makeTab(Tab::Raw, tr("Raw"), u"rawTab"_s));
    m_tabs->button(int(Tab::Content))->setChecked(true);
    row->addSpacing(4);

    m_check->setObjectName(u"schemaBadge"_s);
    row->addWidget(m_check);
    m_facts->setObjectName(u"resultFacts"_s);
    m_facts->setRole(Role::Muted);
    m_facts->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(m_facts, 1);
    row->addWidget(m_request);
    row->addWidget(m_response);

    auto *more = new QToolButton;
    more->setObjectName(u"resultMenu"_s);
    more->setIcon(Theme::instance().icon(u"menu"_s, Role::Muted));
    more->setText(tr("More"));
    more->setAccessibleName(tr("More about the result"));
    more->setToolTip(tr("Copy or save the result"));
    more->setAutoRaise(true);
    more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(more);
    QAction *copy = menu->addAction(Theme::instance().icon(u"copy"_s), tr("Copy as JSON"));
    copy->setObjectName(u"copyResult"_s);
    connect(copy, &QAction::triggered, this, [this] {
        QApplication::clipboard()->setText(rawJson().toText(Json::Format::Indented));
    });
    QAction *save = menu->addAction(Theme::instance().icon(u"save"_s), tr("Save as JSON…"));
    save->setObjectName(u"saveResult"_s);
    connect(save, &QAction::triggered, this, [this] {
        FileSaver::save(this, u"result.json"_s, rawJson().toBytes(Json::Format::Indented) + '\n',
                        [this](const QString &text, bool) { m_facts->setText(text); });
    });
    more->setMenu(menu);
    row->addWidget(more);
    return header;
}

QToolButton *ResultView::makeTab(Tab tab, const QString &text, const QString &name)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setAccessibleName(text);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    m_tabs->addButton(button, int(tab));
    return button;
}

QToolButton *ResultView::makeFrameButton(const QString &name)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFont(Theme::monospace());
    setInk(button, Role::Accent);
    connect(button, &QToolButton::clicked, this,
            [this, button] { emit frameRequested(button->property("frame").toULongLong()); });
    return button;
}

QWidget *ResultView::makeStructuredPage()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    m_structuredBanner = new Banner;
    m_structuredBanner->setObjectName(u"schemaBanner"_s);
    m_structuredNote = new QLabel;
    m_structuredNote->setObjectName(u"structuredNote"_s);
    m_structuredNote->setTextFormat(Qt::PlainText);
    m_structuredNote->setWordWrap(true);
    setInk(m_structuredNote, Role::Muted);
    m_structured = makeJsonView(u"structuredContent"_s, tr("Structured content as JSON"));
    layout->addWidget(m_structuredBanner);
    layout->addWidget(m_structuredNote);
    layout->addWidget(m_structured, 1);
    // Takes the room that is left when there is no text.
    layout->addStretch();
    return page;
}

void ResultView::setEmptyText(const QString &title, const QString &text)
{
    m_empty->setTitle(title);
    m_empty->setText(text);
}

void ResultView::clear()
{
    m_outcome.reset();
    m_content->setContent({});
    m_pages->setCurrentWidget(m_empty);
}

void ResultView::setOutcome(const CallOutcome &outcome, const std::optional<Json> &outputSchema)
{
    m_outcome = outcome;
    m_isRawShown = false;
    m_isStructuredShown = false;
    m_structuredCheck = {};
    if (outcome.result && m_kind == Kind::Tool)
        m_structuredCheck = StructuredCheck::of(*outcome.result, outputSchema);
    m_banner->clearButtons();
    m_banner->setCode({});
    if (outcome.result)
        showResult(*outcome.result);
    else
        showError(outcome.result.error());
    showFacts();
    m_pages->setCurrentWidget(m_body);
}

void ResultView::showFacts()
{
    QStringList facts{ResultWords::duration(m_outcome->duration)};
    if (m_outcome->result)
        facts += ResultWords::size(compactSize(*m_outcome->result));
    m_facts->setText(facts.join(u" · "_s));
    setFrame(m_request, tr("Show the request in the frame log"), m_outcome->requestFrame);
    setFrame(m_response, tr("Show the answer in the frame log"), m_outcome->responseFrame);
}

void ResultView::setFrame(QToolButton *button, const QString &text, quint64 sequence)
{
    button->setVisible(sequence != Frame::kNone);
    button->setProperty("frame", QVariant::fromValue(sequence));
    const bool isRequest = button == m_request;
    button->setText((isRequest ? u"→ "_s : u"← "_s) + ResultWords::frame(sequence));
    button->setToolTip(text);
    button->setAccessibleName(text);
}

void ResultView::showResult(const Json &result)
{
    ResultContent content = readContent(m_kind, result);
    const bool hasStructured = result.contains("structuredContent"_L1);
    const bool isToolError = m_kind == Kind::Tool && result["isError"_L1].toBool();
    const QString type = result["resultType"_L1].toString();
    m_banner->setVisible(isToolError || (!type.isEmpty() && type != "complete"_L1));
    if (type == "input_required"_L1) {
        m_banner->setMessage(
            Role::Warn, u"info"_s, tr("The server asks for something before it answers"),
            tr("The result is of type input_required; what it asks for is in the raw result."));
        content.problems.clear();
        if (content.parts.isEmpty())
            content.parts.append(ContentPart{.raw = result});
    } else if (isToolError) {
        m_banner->setMessage(Role::Warn, u"warning"_s, tr("The tool reported an error (isError)"),
                             tr("The call itself worked: the content says what went wrong."));
    } else if (m_banner->isVisibleTo(m_body)) {
        m_banner->setMessage(Role::Warn, u"warning"_s,
                             tr("The type of the result is not known: %1").arg(type));
    }
    if (m_banner->isVisibleTo(m_body))
        addFrameButton();
    if (m_kind == Kind::Prompt && !result["description"_L1].toString().isEmpty()) {
        ContentPart description{.kind = ContentPart::Kind::Text, .type = u"description"_s};
        description.text = result["description"_L1].toString();
        content.parts.prepend(description);
    }
    m_content->setContent(content);

    m_check->setVisible(m_structuredCheck.state != StructuredCheck::State::NoSchema &&
                        m_structuredCheck.state != StructuredCheck::State::Excused);
    switch (m_structuredCheck.state) {
    case StructuredCheck::State::Fits:
        m_check->setText(tr("fits outputSchema"));
        break;
    case StructuredCheck::State::Breaks:
        m_check->setText(tr("breaks outputSchema"));
        break;
    default:
        m_check->setText(tr("not checked"));
    }
    m_check->setRole(m_structuredCheck.role());
    m_check->setToolTip(m_structuredCheck.summary);
    for (QAbstractButton *button : m_tabs->buttons())
        button->setEnabled(true);
    m_stack->show();
    if (content.parts.isEmpty() && hasStructured && m_kind == Kind::Tool)
        setTab(Tab::Structured);
    showTab();
}

void ResultView::showError(const Mcp::Error &error)
{
    const OutcomeWords words = ResultWords::failure(error, m_outcome->duration);
    m_banner->setMessage(words.role, words.icon, words.title, words.detail);
    if (!words.data.isNull())
        m_banner->setCode(indentedJson(words.data, CodeView::kTextLimit).text);
    addFrameButton();
    m_banner->show();
    m_check->hide();
    const bool hasRaw = error.kind == Mcp::Error::Kind::Rpc;
    m_content->setContent({});
    // The banner says it all; an error object can be looked at raw.
    for (QAbstractButton *button : m_tabs->buttons())
        button->setEnabled(hasRaw && m_tabs->id(button) == int(Tab::Raw));
    m_stack->setVisible(false);
    if (hasRaw && tab() == Tab::Raw)
        showTab();
}

void ResultView::addFrameButton()
{
    if (frame() == Frame::kNone)
        return;
    QPushButton *button = m_banner->addButton(tr("Show frame"), u"showFrame"_s);
    connect(button, &QPushButton::clicked, this, [this] { emit frameRequested(frame()); });
}

quint64 ResultView::frame() const
{
    if (m_outcome->responseFrame != Frame::kNone)
        return m_outcome->responseFrame;
    if (!m_outcome->result && m_outcome->result.error().frame)
        return *m_outcome->result.error().frame;
    return m_outcome->requestFrame;
}

Json ResultView::rawJson() const
{
    if (!m_outcome)
        return {};
    return m_outcome->result ? *m_outcome->result : errorJson(m_outcome->result.error());
}

ResultView::Tab ResultView::tab() const
{
    return Tab(m_tabs->checkedId());
}

void ResultView::setTab(Tab tab)
{
    m_tabs->button(int(tab))->setChecked(true);
}

void ResultView::showTab()
{
    if (!m_outcome)
        return;
    switch (tab()) {
    case Tab::Content:
        m_stack->setCurrentWidget(m_content);
        break;
    case Tab::Structured:
        fillStructured();
        m_stack->setCurrentIndex(m_stack->indexOf(m_raw) - 1);
        break;
    case Tab::Raw:
        if (!std::exchange(m_isRawShown, true))
            m_raw->setCode(indentedJson(rawJson(), CodeView::kTextLimit + 1).text);
        m_stack->setCurrentWidget(m_raw);
        break;
    }
    m_stack->setVisible(m_outcome->result.has_value() || tab() == Tab::Raw);
}

void ResultView::fillStructured()
{
    if (std::exchange(m_isStructuredShown, true) || !m_outcome->result)
        return;
    const Json *structured = m_outcome->result->find("structuredContent"_L1);
    m_structured->setVisible(structured != nullptr);
    m_structured->setCode(structured ? indentedJson(*structured, CodeView::kTextLimit + 1).text
                                     : QString());
    m_structuredNote->setText(structured ? m_structuredCheck.mirror
                                         : tr("The result has no structuredContent."));
    m_structuredNote->setVisible(!m_structuredNote->text().isEmpty());
    m_structuredBanner->setVisible(!m_structuredCheck.summary.isEmpty());
    const QString icon =
        m_structuredCheck.state == StructuredCheck::State::Fits ? u"ok"_s : u"warning"_s;
    m_structuredBanner->setMessage(m_structuredCheck.role(), icon, m_structuredCheck.summary,
                                   m_structuredCheck.problems.join(u'\n'));
}

} // namespace Vitrine
