// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/blockview.h"

#include "common/badge.h"
#include "common/linelabel.h"
#include "common/theme.h"
#include "common/tooltip.h"
#include "results/boundedjson.h"
#include "results/filesaver.h"
#include "results/fittedcode.h"
#include "results/imageview.h"
#include "results/ink.h"
#include "results/resultwords.h"

#include <QApplication>
#include <QClipboard>
#include <QFuture>
#include <QHBoxLayout>
#include <QLabel>
#include <QPromise>
#include <QPushButton>
#include <QThreadPool>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Kind = ContentPart::Kind;

namespace {

// Larger texts are not parsed only to look nicer.
constexpr qsizetype kPrettyLimit = 1'000'000;
constexpr int kTextLines = 24;
constexpr int kRawLines = 12;

QString iconFor(Kind kind)
{
    switch (kind) {
    case Kind::Text:
        return u"file"_s;
    case Kind::Image:
        return u"image"_s;
    case Kind::Audio:
        return u"audio"_s;
    case Kind::Blob:
        return u"resource"_s;
    case Kind::Link:
        return u"link"_s;
    case Kind::Raw:
        break;
    }
    return u"warning"_s;
}

// JSON objects and lists only: a text that says 12 is better left alone.
QString prettyJson(const QString &text)
{
    const QStringView start = QStringView(text).trimmed();
    if (text.size() > kPrettyLimit || (!start.startsWith(u'{') && !start.startsWith(u'[')))
        return {};
    const auto parsed = Mcp::Json::parse(text);
    return parsed ? indentedJson(*parsed, CodeView::kTextLimit).text : QString();
}

} // namespace

BlockView::BlockView(const ContentPart &part, QWidget *parent)
    : QWidget(parent)
    , m_part(part)
    , m_layout(new QVBoxLayout(this))
    , m_header(new QHBoxLayout)
    , m_facts(new LineLabel(this))
{
    setObjectName(u"contentBlock"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    addHeader();
    for (const QString &problem : m_part.problems)
        addProblem(problem);
    switch (m_part.kind) {
    case Kind::Text:
        addText();
        break;
    case Kind::Image:
    case Kind::Audio:
    case Kind::Blob:
        startReading();
        break;
    case Kind::Link:
        addLink();
        break;
    case Kind::Raw:
        addRaw();
        break;
    }
    setAccessibleName(m_part.type.isEmpty() ? m_part.uri : m_part.type);
    setAccessibleDescription(m_facts->text());
}

void BlockView::addHeader()
{
    m_header->setSpacing(8);
    auto *icon = new QLabel(this);
    const Role role = m_part.kind == Kind::Raw ? Role::Warn : Role::Muted;
    const auto paint = [this, icon, role] {
        icon->setPixmap(Theme::instance()
                            .icon(iconFor(m_part.kind), role)
                            .pixmap(QSize(16, 16), devicePixelRatioF()));
    };
    paint();
    connect(&Theme::instance(), &Theme::changed, icon, paint);
    m_header->addWidget(icon);
    if (!m_part.role.isEmpty())
        m_header->addWidget(new Badge(
            m_part.role, m_part.role == "user"_L1 ? Role::ToServer : Role::FromServer, this));

    auto *type = new QLabel(m_part.type.isEmpty() ? tr("contents") : m_part.type, this);
    type->setObjectName(u"blockType"_s);
    type->setTextFormat(Qt::PlainText);
    type->setVisible(!m_part.type.isEmpty() || m_part.uri.isEmpty());
    QFont strong = type->font();
    strong.setWeight(QFont::DemiBold);
    type->setFont(strong);
    m_header->addWidget(type);

    m_facts->setObjectName(u"blockFacts"_s);
    m_facts->setFont(Theme::monospace());
    m_facts->setRole(Role::Muted);
    m_header->addWidget(m_facts, 1);
    m_layout->addLayout(m_header);
    if (m_part.kind != Kind::Link)
        addFact(m_part.uri);
    addFact(m_part.mimeType);
    for (const QString &annotation : m_part.annotations)
        addFact(annotation);
}

void BlockView::addFact(const QString &text)
{
    if (text.isEmpty())
        return;
    m_factTexts += text;
    m_facts->setText(m_factTexts.join(u" · "_s));
    setAccessibleDescription(m_facts->text());
}

QToolButton *BlockView::addTool(const QString &icon, const QString &text, const QString &name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setAccessibleName(text);
    button->setIcon(Theme::instance().icon(icon, Role::Muted));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    m_header->addWidget(button);
    return button;
}

void BlockView::addProblem(const QString &text)
{
    auto *label = new QLabel(text, this);
    label->setObjectName(u"blockProblem"_s);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setInk(label, Role::Warn);
    m_layout->addWidget(label);
}

void BlockView::addText()
{
    m_pretty = prettyJson(m_part.text);
    addFact(ResultWords::size(utf8Size(m_part.text)));
    if (!m_pretty.isEmpty()) {
        QToolButton *asSent = addTool({}, tr("As sent"), u"asSent"_s);
        asSent->setCheckable(true);
        asSent->setToolTip(tr("The text is JSON and shown indented; this shows it as it came"));
        connect(asSent, &QToolButton::toggled, this, &BlockView::showText);
    }
    connect(addTool(u"copy"_s, tr("Copy"), u"copyBlock"_s), &QToolButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_part.text); });
    connect(addTool(u"save"_s, tr("Save…"), u"saveBlock"_s), &QToolButton::clicked, this, [this] {
        m_blob.bytes = m_part.text.toUtf8();
        saveBytes();
    });
    addCode({}, {});
    m_code->setMaximumLines(kTextLines);
    showText(false);
}

void BlockView::showText(bool asSent)
{
    if (!m_pretty.isEmpty() && !asSent)
        m_code->setLanguage(u"JSON"_s);
    else
        m_code->setLanguageFor(m_part.mimeType, m_part.uri.section(u'/', -1));
    m_code->setFittedCode(m_pretty.isEmpty() || asSent ? m_part.text : m_pretty);
}

void BlockView::addLink()
{
    const QString name = m_part.title.isEmpty() ? m_part.name : m_part.title;
    if (m_part.size)
        addFact(ResultWords::size(*m_part.size));
    connect(addTool(u"copy"_s, tr("Copy address"), u"copyBlock"_s), &QToolButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_part.uri); });

    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    const auto addLine = [&](const QString &text, const QString &objectName, const QFont &font,
                             Role role) {
        if (text.isEmpty())
            return;
        auto *label = new LineLabel(text, this);
        label->setObjectName(objectName);
        label->setFont(font);
        label->setRole(role);
        words->addWidget(label);
    };
    addLine(name, u"linkName"_s, font(), Role::Text);
    addLine(m_part.uri, u"linkUri"_s, Theme::monospace(), Role::Accent);
    addLine(m_part.description, u"linkDescription"_s, font(), Role::Muted);
    row->addLayout(words, 1);
    auto *read = new QPushButton(Theme::instance().icon(u"resource"_s), tr("Read"), this);
    read->setObjectName(u"readLink"_s);
    read->setAccessibleName(tr("Read %1").arg(m_part.uri));
    read->setToolTip(plainToolTip(tr("Ask the server for %1 with resources/read").arg(m_part.uri)));
    connect(read, &QPushButton::clicked, this, [this] { emit readRequested(m_part.uri); });
    row->addWidget(read, 0, Qt::AlignTop);
    m_layout->addLayout(row);
}

void BlockView::addRaw()
{
    addCode(indentedJson(m_part.raw, CodeView::kTextLimit).text, u"JSON"_s);
    connect(addTool(u"copy"_s, tr("Copy"), u"copyBlock"_s), &QToolButton::clicked, this, [this] {
        QApplication::clipboard()->setText(m_part.raw.toText(Mcp::Json::Format::Indented));
    });
}

void BlockView::addCode(const QString &text, const QString &language)
{
    m_code = new FittedCode(this);
    m_code->setObjectName(u"blockText"_s);
    m_code->setAccessibleName(tr("Content"));
    m_code->setMaximumLines(kRawLines);
    m_code->setLanguage(language);
    m_code->setFittedCode(text);
    m_layout->addWidget(m_code);
}

void BlockView::startReading()
{
    m_isLoading = true;
    auto promise = std::make_shared<QPromise<Blob>>();
    promise->start();
    promise->future().then(this, [this](const Blob &blob) { showBlob(blob); });
    QThreadPool::globalInstance()->start([promise, base64 = m_part.base64,
                                          mimeType = m_part.mimeType,
                                          isImage = m_part.kind == Kind::Image] {
        promise->addResult(BlobReader::read(base64, mimeType, isImage));
        promise->finish();
    });
}

void BlockView::showBlob(const Blob &blob)
{
    m_isLoading = false;
    m_blob = blob;
    if (blob.imageSize.isValid())
        addFact(tr("%1 × %2 px").arg(blob.imageSize.width()).arg(blob.imageSize.height()));
    addFact(ResultWords::size(blob.bytes.size()));
    for (const QString &problem : {blob.problem, blob.imageProblem, blob.note}) {
        if (!problem.isEmpty())
            addProblem(problem);
    }
    if (!blob.image.isNull()) {
        auto *view = new ImageView(blob.image, this);
        view->setObjectName(u"blockImage"_s);
        m_layout->addWidget(view);
        connect(addTool(u"copy"_s, tr("Copy"), u"copyBlock"_s), &QToolButton::clicked, this,
                [this] { QApplication::clipboard()->setImage(m_blob.image); });
    } else if (blob.imageFormat == "svg"_L1) {
        addCode(QString::fromUtf8(blob.bytes), u"XML"_s);
    }
    if (!blob.problem.isEmpty())
        addRaw();
    if (!blob.bytes.isEmpty())
        connect(addTool(u"save"_s, tr("Save…"), u"saveBlock"_s), &QToolButton::clicked, this,
                &BlockView::saveBytes);
}

void BlockView::saveBytes()
{
    QString mimeType = m_part.mimeType;
    if (mimeType.isEmpty() && m_part.kind == Kind::Text)
        mimeType = m_pretty.isEmpty() ? u"text/plain"_s : u"application/json"_s;
    FileSaver::save(this, FileSaver::nameFor(m_part.uri, mimeType), m_blob.bytes,
                    [this](const QString &text, bool isSaved) {
                        if (!m_saved) {
                            m_saved = new QLabel(this);
                            m_saved->setObjectName(u"blockSaved"_s);
                            m_saved->setTextFormat(Qt::PlainText);
                            m_saved->setWordWrap(true);
                            m_layout->addWidget(m_saved);
                        }
                        m_saved->setText(text);
                        setInk(m_saved, isSaved ? Role::Ok : Role::Error);
                    });
}

void BlockView::setFills(bool fills)
{
    if (m_code && m_part.kind == Kind::Text)
        m_code->setMaximumLines(fills ? 0 : kTextLines);
}

} // namespace Vitrine
