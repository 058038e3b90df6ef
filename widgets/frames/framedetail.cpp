// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/framedetail.h"

#include "common/codeview.h"
#include "common/theme.h"
#include "frames/bytehints.h"
#include "frames/flowlayout.h"
#include "frames/framemodel.h"
#include "frames/framewords.h"
#include "frames/hexview.h"
#include "frames/pillbutton.h"
#include "frames/prettytext.h"
#include "frames/wiretext.h"

#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTabWidget>
#include <QTextCursor>
#include <QToolButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Mcp::Frame;
using Mcp::FrameKind;
using Mcp::Lane;

namespace {

constexpr qsizetype kPrettyLimit = 2'000'000;
// Larger frames wait until the selection rests, so that holding an arrow key stays smooth.
constexpr quint64 kHeavy = 64 * 1024;
constexpr qsizetype kPiece = 40'000;
constexpr quint64 kScanLimit = 1 << 20;
constexpr auto kRest = 80ms;

QLabel *createLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void setInk(QWidget *widget, Role role)
{
    QPalette palette = widget->palette();
    palette.setColor(QPalette::WindowText, Theme::instance().color(role));
    widget->setPalette(palette);
}

} // namespace

FrameDetail::FrameDetail(const FrameModel &model, QWidget *parent)
    : QWidget(parent), m_model(model), m_tabs(new QTabWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(createHeader());
    layout->addWidget(m_tabs, 1);

    m_tabs->setObjectName("detailTabs");
    m_tabs->setAccessibleName(tr("Frame details"));
    m_tabs->setDocumentMode(true);
    m_http = new CodeView(m_tabs);
    m_http->setObjectName("httpHeads");
    m_http->setAccessibleName(tr("HTTP request and response heads"));
    m_http->setFrameShape(QFrame::NoFrame);
    m_tabs->setCornerWidget(createButtons());
    m_tabs->addTab(createAdvicePage(), tr("What to do"));
    m_tabs->addTab(createPrettyPage(), tr("Pretty"));
    m_tabs->addTab(createBytesPage(), tr("Bytes"));
    m_tabs->addTab(m_http, u"HTTP"_s);
    connect(m_tabs, &QTabWidget::currentChanged, this, &FrameDetail::fillPage);
    connect(m_tabs, &QTabWidget::tabBarClicked, this, [this](int page) {
        if (page >= 0)
            m_preferred = Page(page);
    });

    m_fillTimer.setSingleShot(true);
    m_fillTimer.setInterval(kRest);
    connect(&m_fillTimer, &QTimer::timeout, this, &FrameDetail::fillPage);
    m_restTimer.setSingleShot(true);
    connect(&m_restTimer, &QTimer::timeout, this, &FrameDetail::showMoreLines);
    // The answer may come, and facts may be added, while the frame is looked at.
    connect(&m_model, &FrameModel::progressed, this, [this] {
        if (!m_sequence)
            return;
        const Frame now = m_model.log().frame(*m_sequence);
        if (now.pair != m_shown.pair || now.flags != m_shown.flags)
            updateFacts();
    });
    connect(&Theme::instance(), &Theme::changed, this, &FrameDetail::updateFacts);
    updateFacts();
    updatePages();
}

QWidget *FrameDetail::createHeader()
{
    auto *header = new QWidget(this);
    auto *layout = new QVBoxLayout(header);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->setSpacing(4);
    m_facts = createLabel(u"facts"_s, header);
    m_cause = createLabel(u"cause"_s, header);
    layout->addWidget(m_facts);
    layout->addWidget(m_cause);
    return header;
}

QWidget *FrameDetail::createButtons()
{
    auto *buttons = new QWidget(m_tabs);
    auto *layout = new QHBoxLayout(buttons);
    layout->setContentsMargins(0, 0, 4, 2);
    layout->setSpacing(4);
    const auto button = [&](const QString &name) {
        auto *one = new QToolButton(buttons);
        one->setObjectName(name);
        one->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        one->setAutoRaise(true);
        one->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(one);
        return one;
    };
    m_partner = button(u"goToPartner"_s);
    m_partner->setAccessibleName(tr("Go to the answer or the request"));
    m_copy = button(u"copyFrame"_s);
    m_copy->setText(tr("Copy"));
    m_copy->setIcon(Theme::instance().icon(u"copy"_s));
    m_copy->setAccessibleName(tr("Copy the bytes of the frame"));
    m_copy->setToolTip(m_copy->accessibleName());
    connect(m_partner, &QToolButton::clicked, this, [this] {
        if (m_shown.hasPair())
            emit frameRequested(m_shown.pair);
    });
    connect(m_copy, &QToolButton::clicked, this, &FrameDetail::copyFrame);
    return buttons;
}

QWidget *FrameDetail::createAdvicePage()
{
    auto *area = new QScrollArea(m_tabs);
    area->setWidgetResizable(true);
    area->setObjectName("advice");
    area->setAccessibleName(tr("What to do"));
    area->setFrameShape(QFrame::NoFrame);
    auto *page = new QWidget(area);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    m_explanation = createLabel(u"explanation"_s, page);
    layout->addWidget(m_explanation);
    m_cures = new QVBoxLayout;
    m_cures->setSpacing(2);
    layout->addLayout(m_cures);
    layout->addStretch();
    area->setWidget(page);
    return area;
}

QWidget *FrameDetail::createPrettyPage()
{
    auto *page = new QWidget(m_tabs);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    m_note = createLabel(u"prettyNote"_s, page);
    m_note->setContentsMargins(8, 4, 8, 4);
    m_pretty = new CodeView(page);
    m_pretty->setObjectName("pretty");
    m_pretty->setAccessibleName(tr("Frame, indented"));
    m_pretty->setFrameShape(QFrame::NoFrame);
    layout->addWidget(m_note);
    layout->addWidget(m_pretty, 1);
    return page;
}

QWidget *FrameDetail::createBytesPage()
{
    auto *page = new QWidget(m_tabs);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    m_hints = new QWidget(page);
    m_hints->setObjectName("byteHints");
    auto *flow = new FlowLayout(m_hints);
    flow->setContentsMargins(8, 4, 8, 4);
    m_bytes = new HexView(page);
    m_bytes->setObjectName("bytes");
    m_bytes->setAccessibleName(tr("Frame, as bytes"));
    layout->addWidget(m_hints);
    layout->addWidget(m_bytes, 1);
    return page;
}

void FrameDetail::showFrame(std::optional<quint64> sequence)
{
    if (sequence && sequence == m_sequence)
        return;
    m_sequence = sequence;
    m_filled = 0;
    m_rest.clear();
    m_restTimer.stop();
    updateFacts();
    updatePages();
    m_fillTimer.stop();
    if (m_sequence && m_shown.length > kHeavy)
        m_fillTimer.start();
    else
        fillPage();
}

void FrameDetail::setPage(Page page)
{
    m_preferred = page;
    updatePages();
}

QString FrameDetail::answerFact(const Frame &frame) const
{
    const auto ns = m_model.duration(frame);
    const QString ms = ns ? FrameWords::milliseconds(*ns) : QString();
    switch (m_model.outcome(frame)) {
    case FrameModel::Outcome::Waiting:
        return tr("not answered yet");
    case FrameModel::Outcome::Unanswered:
        return tr("never answered");
    case FrameModel::Outcome::Answered:
        return tr("answered after %1 ms").arg(ms);
    case FrameModel::Outcome::Failed:
        return tr("failed after %1 ms").arg(ms);
    case FrameModel::Outcome::NotARequest:
        break;
    }
    if (!ns)
        return {};
    return frame.pair < frame.sequence ? tr("answers #%1 after %2 ms").arg(frame.pair).arg(ms)
                                       : tr("answered after %1 ms").arg(ms);
}

QStringList FrameDetail::facts(const Frame &frame) const
{
    QStringList out;
    const QString arrow = FrameWords::arrow(FrameWords::heading(frame.lane, frame.kind)) + u' ';
    const QString what =
        (FrameWords::kind(frame.kind) + u' ' + m_model.log().methodName(frame.method)).trimmed();
    if (frame.lane == Lane::Http)
        out += arrow + what;
    else
        out << arrow + FrameWords::laneSentence(frame.lane) << what;
    if (const QString id = m_model.text(frame.sequence).id; !id.isEmpty())
        out += tr("id %1").arg(id);
    out += FrameWords::bytes(frame.length);
    if (const QString answer = answerFact(frame); !answer.isEmpty())
        out += answer;
    for (const FrameBadge &badge : FrameWords::badges(frame.flags))
        out += badge.text;
    if (m_model.log().connectionCount() > 1)
        out += m_model.log().connectionName(frame.connection);
    out += QDateTime::fromMSecsSinceEpoch(frame.wallNs / 1'000'000).toString(u"HH:mm:ss") +
           u".%1"_s.arg(frame.wallNs / 1000 % 1'000'000, 6, 10, '0'_L1);
    return out;
}

QString FrameDetail::factsText() const
{
    if (!m_sequence)
        return tr("Select a frame to see what it says.");
    return u"#%1 · "_s.arg(*m_sequence) + facts(m_model.log().frame(*m_sequence)).join(u" · "_s);
}

void FrameDetail::updateFacts()
{
    m_shown = m_sequence ? m_model.log().frame(*m_sequence) : Frame{};
    m_facts->setText(factsText());
    setInk(m_facts, m_sequence ? Role::Text : Role::Muted);
    m_copy->setVisible(m_sequence.has_value());
    m_partner->setVisible(m_shown.hasPair());
    if (m_shown.hasPair()) {
        const bool answered = m_shown.pair > m_shown.sequence;
        m_partner->setText(answered ? tr("Go to answer") : tr("Go to request"));
        m_partner->setIcon(Theme::instance().icon(answered ? u"arrow-right"_s : u"arrow-left"_s));
        m_partner->setToolTip(u'#' + QString::number(m_shown.pair));
        m_partner->setAccessibleName(m_partner->text() + u' ' + m_partner->toolTip());
    }
    QStringList causes;
    if (m_sequence && m_shown.kind == FrameKind::Invalid)
        causes += InvalidAdvice::of(m_model.log().bytes(*m_sequence), m_shown).cause;
    for (const FrameBadge &badge : FrameWords::badges(m_shown.flags)) {
        if (badge.role != Role::Muted)
            causes += badge.explanation;
    }
    if (m_shown.has(Mcp::Malformed) && m_shown.length <= kScanLimit) {
        const auto problem = Mcp::Envelope::scan(m_model.log().bytes(*m_sequence)).problem;
        if (const QString text = Mcp::Envelope::describe(problem); !text.isEmpty())
            causes += text;
    }
    m_cause->setText(causes.join(u' '));
    m_cause->setVisible(!causes.isEmpty());
    setInk(m_cause, Role::Error);
}

void FrameDetail::updatePages()
{
    const bool invalid = m_sequence && m_shown.kind == FrameKind::Invalid;
    const bool http =
        m_sequence && m_shown.exchange != 0 && m_model.stats().httpRequest(m_shown.exchange);
    m_tabs->setVisible(m_sequence.has_value());
    m_tabs->setTabVisible(AdvicePage, invalid);
    m_tabs->setTabVisible(HttpPage, http);
    Page page = m_preferred;
    if (invalid && page == PrettyPage)
        page = AdvicePage;
    if ((page == AdvicePage && !invalid) || (page == HttpPage && !http))
        page = PrettyPage;
    m_tabs->setCurrentIndex(page);
}

void FrameDetail::fillPage()
{
    m_fillTimer.stop();
    const int page = m_tabs->currentIndex();
    if (!m_sequence || page < 0 || (m_filled & (1 << page)) != 0)
        return;
    m_filled = quint8(m_filled | (1 << page));
    switch (Page(page)) {
    case AdvicePage:
        return fillAdvice();
    case PrettyPage:
        return fillPretty();
    case BytesPage:
        return fillBytes();
    case HttpPage:
        return fillHttp();
    }
}

void FrameDetail::fillAdvice()
{
    const InvalidAdvice advice = InvalidAdvice::of(m_model.log().bytes(*m_sequence), m_shown);
    m_explanation->setText(advice.explanation);
    while (QLayoutItem *item = m_cures->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const InvalidAdvice::Cure &cure : advice.cures) {
        QLabel *where = createLabel(u"cureLanguage"_s, this);
        where->setText(cure.where);
        setInk(where, Role::Muted);
        QLabel *code = createLabel(u"cure"_s, this);
        code->setFont(Theme::monospace());
        code->setText(cure.code);
        m_cures->addWidget(where);
        m_cures->addWidget(code);
        m_cures->addSpacing(8);
    }
}

void FrameDetail::fillPretty()
{
    const QByteArrayView bytes = m_model.log().bytes(*m_sequence);
    QString note;
    if (m_shown.has(Mcp::BytesLost)) {
        note = tr("The bytes of this frame are not there: there was no room left to store them.");
        m_pretty->setLanguage({});
        m_pretty->setCode({});
    } else if (m_shown.kind == FrameKind::Text || m_shown.kind == FrameKind::Invalid ||
               m_shown.kind == FrameKind::HttpRequest || m_shown.kind == FrameKind::HttpResponse ||
               m_shown.kind == FrameKind::SseEvent) {
        m_pretty->setLanguage({});
        m_pretty->setCode(linesOfText(
            withoutTerminalCodes(bytes.first(std::min(bytes.size(), kPrettyLimit))), kPrettyLimit));
        if (bytes.size() > kPrettyLimit)
            note =
                tr("The first %1 of %2. Bytes shows all.")
                    .arg(FrameWords::size(kPrettyLimit), FrameWords::size(quint64(bytes.size())));
    } else {
        const IndentedJson json = IndentedJson::of(bytes, kPrettyLimit);
        const QString text = QString::fromUtf8(json.text);
        m_pretty->setLanguage(text.size() > CodeView::kHighlightLimit ? QString() : u"JSON"_s);
        showLines(text);
        if (json.isCut)
            note = tr("The beginning of %1. Bytes and Copy have all.")
                       .arg(FrameWords::size(quint64(bytes.size())));
        else if (json.hasCutStrings)
            note = tr("Long strings end in … here. Bytes and Copy have all of them.");
    }
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    setInk(m_note, Role::Muted);
}

// A long text comes in pieces, between other events: laying out all of it takes a third of a
// second.
void FrameDetail::showLines(const QString &text)
{
    const qsizetype end = text.size() > kPiece ? text.indexOf(u'\n', kPiece) : -1;
    m_pretty->setCode(end < 0 ? text : text.first(end));
    m_rest = end < 0 ? QString() : text.sliced(end);
    if (!m_rest.isEmpty())
        m_restTimer.start(0ms);
}

void FrameDetail::showMoreLines()
{
    const qsizetype end = m_rest.size() > kPiece ? m_rest.indexOf(u'\n', kPiece) : -1;
    QTextCursor cursor(m_pretty->document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(end < 0 ? m_rest : m_rest.first(end));
    m_rest.remove(0, end < 0 ? m_rest.size() : end);
    if (!m_rest.isEmpty())
        m_restTimer.start(0ms);
}

void FrameDetail::fillBytes()
{
    const QByteArrayView bytes = m_model.log().bytes(*m_sequence);
    m_bytes->setBytes(bytes);
    QLayout *flow = m_hints->layout();
    while (QLayoutItem *item = flow->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const QList<ByteHint> hints = ByteHints::of(bytes, m_shown);
    for (const ByteHint &hint : hints) {
        auto *chip = new PillButton(hint.text, Role::Warn, m_hints);
        chip->setObjectName("byteHint");
        chip->setToolTip(hint.explanation);
        chip->setAccessibleName(hint.text + u": "_s + hint.explanation);
        connect(chip, &PillButton::clicked, m_bytes,
                [this, hint] { m_bytes->select(hint.offset, hint.length); });
        flow->addWidget(chip);
    }
    m_hints->setVisible(!hints.isEmpty());
}

void FrameDetail::fillHttp()
{
    const auto request = m_model.stats().httpRequest(m_shown.exchange);
    QStringList heads;
    if (request) {
        heads += linesOfText(m_model.log().bytes(*request), kPrettyLimit).trimmed();
        const Frame frame = m_model.log().frame(*request);
        heads += frame.hasPair()
                     ? linesOfText(m_model.log().bytes(frame.pair), kPrettyLimit).trimmed()
                     : tr("(no response yet)");
    }
    m_http->setLanguage({});
    m_http->setCode(heads.join(u"\n\n"_s));
}

void FrameDetail::copyFrame() const
{
    if (m_sequence)
        QGuiApplication::clipboard()->setText(QString::fromUtf8(m_model.log().bytes(*m_sequence)));
}

} // namespace Vitrine
