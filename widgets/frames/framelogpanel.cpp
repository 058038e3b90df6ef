// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/framelogpanel.h"

#include "common/theme.h"
#include "frames/filterbar.h"
#include "frames/framedetail.h"
#include "frames/framelist.h"
#include "frames/framemodel.h"
#include "frames/frameview.h"
#include "frames/framewords.h"
#include "frames/jsonlinesexporter.h"

#include <QAction>
#include <QDataStream>
#include <QDateTime>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QIODevice>
#include <QLabel>
#include <QPromise>
#include <QPushButton>
#include <QSplitter>
#include <QThreadPool>
#include <QToolButton>
#include <QVBoxLayout>

namespace Vitrine {
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Mcp::Frame;

namespace {
constexpr quint32 kStateMark = 0x56464c31; // "VFL1"
constexpr int kWide = 900;
} // namespace

FrameLogPanel::FrameLogPanel(Mcp::FrameLog &log, QWidget *parent)
    : QWidget(parent)
    , m_model(new FrameModel(log, this))
    , m_bar(new FilterBar(log, this))
    , m_notice(new QWidget(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_list(new FrameList(*m_model, m_splitter))
    , m_detail(new FrameDetail(*m_model, m_splitter))
{
    setObjectName("frameLog");
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_notice);
    layout->addWidget(m_splitter, 1);
    buildNotice();

    m_splitter->setObjectName("frameSplitter");
    m_splitter->setChildrenCollapsible(true);
    m_splitter->setCollapsible(0, false);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setHandleWidth(5);
    m_list->setMinimumSize(240, 80);
    m_detail->setMinimumSize(240, 80);
    m_detail->setObjectName("frameDetail");

    m_rateTimer.setSingleShot(true);
    m_rateTimer.setInterval(1s);
    createActions();
    connectParts();
    updateActions();
}

FrameLogPanel::~FrameLogPanel()
{
    m_export.waitForFinished();
}

QAction *FrameLogPanel::createAction(const QString &name, const QString &text, const QString &hint,
                                     const QKeySequence &keys)
{
    auto *action = new QAction(text, this);
    action->setObjectName(name);
    action->setToolTip(
        keys.isEmpty() ? hint : hint + " ("_L1 + keys.toString(QKeySequence::NativeText) + u')');
    action->setStatusTip(hint);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    return action;
}

void FrameLogPanel::createActions()
{
    m_search = createAction(u"frames.search"_s, tr("Search frames"), tr("Go to the search field"),
                            QKeySequence::Find);
    m_follow =
        createAction(u"frames.follow"_s, tr("Follow new frames"),
                     tr("Keep the newest frame in sight"), Qt::CTRL | Qt::SHIFT | Qt::Key_End);
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    m_sideBySide = createAction(u"frames.sideBySide"_s, tr("Messages and stderr side by side"),
                                tr("Messages on the left, stderr on the right, on one clock"),
                                Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    m_sideBySide->setCheckable(true);
    m_partner = createAction(u"frames.partner"_s, tr("Go to the answer or the request"),
                             tr("Go to the frame that belongs to this one"), Qt::CTRL | Qt::Key_J);
    m_copy = createAction(u"frames.copy"_s, tr("Copy frames"),
                          tr("Copy the bytes of the selected frames"));
    m_resetFilters = createAction(u"frames.resetFilters"_s, tr("Reset filters"),
                                  tr("Show the frames of all lanes, servers and methods"));
    m_clear = createAction(u"frames.clear"_s, tr("Clear"),
                           tr("Hide the frames there are now; the recording keeps them"),
                           Qt::CTRL | Qt::Key_L);
    m_showCleared = createAction(u"frames.showCleared"_s, tr("Show cleared frames"),
                                 tr("Take the last Clear back"));
    m_exportShown =
        createAction(u"frames.export"_s, tr("Export…"),
                     tr("Write the frames in the list to a JSON Lines file"), Qt::CTRL | Qt::Key_E);
    m_exportAll = createAction(u"frames.exportAll"_s, tr("Export all frames…"),
                               tr("Write all frames, hidden ones too, to a JSON Lines file"));
    m_detailPlace = createAction(u"frames.detailPlace"_s, tr("Details below or to the right"),
                                 tr("Move the details of the frame"));
    m_clear->setIcon(Theme::instance().icon(u"eraser"_s));
    m_exportShown->setIcon(Theme::instance().icon(u"export"_s));
    m_bar->addButton(m_clear);
    m_bar->addButton(m_exportShown);

    connect(m_search, &QAction::triggered, this, &FrameLogPanel::focusSearch);
    connect(m_follow, &QAction::triggered, m_list->view(), &FrameView::setFollowing);
    connect(m_sideBySide, &QAction::triggered, this, &FrameLogPanel::setSideBySide);
    connect(m_partner, &QAction::triggered, this, [this] {
        const auto current = currentFrame();
        if (const Frame frame = current ? m_model->log().frame(*current) : Frame{}; frame.hasPair())
            showFrame(frame.pair);
    });
    connect(m_copy, &QAction::triggered, m_list, &FrameList::copyBytes);
    connect(m_resetFilters, &QAction::triggered, this, &FrameLogPanel::resetFilters);
    connect(m_clear, &QAction::triggered, m_model, &FrameModel::clear);
    connect(m_showCleared, &QAction::triggered, m_model, &FrameModel::showCleared);
    connect(m_exportShown, &QAction::triggered, this, [this] { chooseExport(false); });
    connect(m_exportAll, &QAction::triggered, this, [this] { chooseExport(true); });
    connect(m_detailPlace, &QAction::triggered, this, [this] {
        m_place = m_splitter->orientation() == Qt::Horizontal ? Place::Below : Place::Right;
        placeDetail();
    });
}

void FrameLogPanel::buildNotice()
{
    QWidget *notice = m_notice;
    notice->setObjectName("frameNotice");
    auto *layout = new QHBoxLayout(notice);
    layout->setContentsMargins(8, 0, 8, 4);
    m_noticeText = new QLabel(notice);
    m_noticeText->setObjectName("frameNoticeText");
    m_noticeText->setTextFormat(Qt::PlainText);
    m_noticeText->setWordWrap(true);
    m_noticeUndo = new QPushButton(tr("Undo"), notice);
    m_noticeUndo->setObjectName("frameNoticeUndo");
    m_noticeUndo->setAccessibleName(tr("Bring the filters back"));
    auto *close = new QPushButton(tr("Close"), notice);
    close->setObjectName("frameNoticeClose");
    close->setAccessibleName(tr("Close this message"));
    layout->addWidget(m_noticeText, 1);
    layout->addWidget(m_noticeUndo);
    layout->addWidget(close);
    connect(close, &QPushButton::clicked, notice, &QWidget::hide);
    connect(m_noticeUndo, &QPushButton::clicked, this, [this] {
        applyFilter(m_undo);
        m_notice->hide();
    });
    notice->hide();
}

void FrameLogPanel::connectParts()
{
    FrameView *view = m_list->view();
    connect(m_bar, &FilterBar::filterChanged, m_model, &FrameModel::setFilter);
    connect(m_bar, &FilterBar::sideBySideChosen, this, &FrameLogPanel::setSideBySide);
    connect(m_bar, &FilterBar::followingChosen, view, &FrameView::setFollowing);
    connect(m_bar, &FilterBar::listRequested, view,
            [view] { view->setFocus(Qt::OtherFocusReason); });
    connect(view, &FrameView::followingChanged, m_bar, &FilterBar::setFollowing);
    connect(view, &FrameView::followingChanged, m_follow, &QAction::setChecked);

    connect(m_list, &FrameList::currentFrameChanged, m_detail, &FrameDetail::showFrame);
    connect(m_list, &FrameList::currentFrameChanged, this, [this](std::optional<quint64> sequence) {
        updateActions();
        emit currentFrameChanged(sequence);
    });
    connect(m_list, &FrameList::frameActivated, this, &FrameLogPanel::frameActivated);
    connect(m_list, &FrameList::frameRequested, this, &FrameLogPanel::showFrame);
    connect(m_list, &FrameList::filterChosen, this, &FrameLogPanel::applyFilter);
    connect(m_list, &FrameList::filterResetRequested, this, &FrameLogPanel::resetFilters);
    connect(m_list, &FrameList::clearedFramesRequested, m_model, &FrameModel::showCleared);
    connect(m_detail, &FrameDetail::frameRequested, this, &FrameLogPanel::showFrame);

    connect(m_model, &FrameModel::progressed, this, [this] {
        m_bar->updateServers();
        updateActions();
        updateStatus();
    });
    connect(&m_rateTimer, &QTimer::timeout, this, &FrameLogPanel::updateStatus);
}

void FrameLogPanel::updateActions()
{
    const auto current = currentFrame();
    const bool any = m_model->rowCount() > 0;
    m_partner->setEnabled(current && m_model->log().frame(*current).hasPair());
    m_copy->setEnabled(current.has_value());
    m_resetFilters->setEnabled(!m_model->filter().showsAll());
    m_clear->setEnabled(any);
    m_showCleared->setEnabled(m_model->firstShown() > 0);
    m_exportShown->setEnabled(any);
    m_exportAll->setEnabled(m_model->log().size() > 0);
}

void FrameLogPanel::updateStatus()
{
    emit statusChanged();
    // The rate falls to zero after the last frame; then there is nothing more to tell.
    if (framesPerSecond() > 0)
        m_rateTimer.start();
}

double FrameLogPanel::framesPerSecond() const
{
    return m_model->stats().framesPerSecond(QDateTime::currentMSecsSinceEpoch() * 1'000'000);
}

quint64 FrameLogPanel::unansweredCount() const
{
    return m_model->stats().unanswered();
}

QString FrameLogPanel::statusText() const
{
    const quint64 frames = m_model->log().size(), unanswered = unansweredCount();
    QStringList parts{frames == 1 ? tr("1 frame")
                                  : tr("%1 frames").arg(FrameWords::number(frames))};
    if (unanswered > 0)
        parts += tr("%1 unanswered").arg(FrameWords::number(unanswered));
    if (const double rate = framesPerSecond(); rate > 0)
        parts += tr("%1 frames/s").arg(FrameWords::number(quint64(qRound64(rate))));
    return parts.join(u" · "_s);
}

std::optional<quint64> FrameLogPanel::currentFrame() const
{
    return m_list->currentFrame();
}

void FrameLogPanel::focusSearch()
{
    m_bar->focusSearch();
}

void FrameLogPanel::applyFilter(const FrameFilter &filter)
{
    m_bar->setFilter(filter);
    m_model->setFilter(filter);
}

void FrameLogPanel::resetFilters()
{
    applyFilter({});
    m_notice->hide();
}

void FrameLogPanel::setConnectionFilter(std::optional<quint32> connection)
{
    FrameFilter filter = m_model->filter();
    filter.connection = connection;
    applyFilter(filter);
}

void FrameLogPanel::setSideBySide(bool on)
{
    m_list->setSideBySide(on);
    m_bar->setSideBySide(on);
    m_sideBySide->setChecked(on);
}

void FrameLogPanel::showFrame(quint64 sequence)
{
    if (sequence >= m_model->log().size())
        return;
    // The frame may be newer than the last refresh of the list.
    m_model->update();
    if (m_list->showFrame(sequence))
        return;
    const FrameFilter before = m_model->filter();
    if (sequence < m_model->firstShown()) {
        m_model->showCleared();
        say(tr("The cleared frames are shown again, to get to frame #%1.").arg(sequence));
    }
    if (m_list->showFrame(sequence))
        return;
    applyFilter({});
    m_list->showFrame(sequence);
    say(tr("The filters were reset to show frame #%1.").arg(sequence), before);
}

void FrameLogPanel::say(const QString &text, std::optional<FrameFilter> undo)
{
    m_noticeText->setText(text);
    m_noticeUndo->setVisible(undo.has_value());
    m_undo = undo.value_or(FrameFilter{});
    m_notice->show();
}

void FrameLogPanel::chooseExport(bool all)
{
    auto *dialog = new QFileDialog(this, tr("Export frames"), {}, tr("JSON Lines (*.jsonl)"));
    dialog->setObjectName("exportDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"jsonl"_s);
    dialog->selectFile(
        u"frames-%1.jsonl"_s.arg(QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss")));
    connect(dialog, &QFileDialog::fileSelected, this, [this, all](const QString &path) {
        QList<quint64> sequences;
        const quint64 count = all ? m_model->log().size() : quint64(m_model->rowCount());
        sequences.reserve(qsizetype(count));
        for (quint64 i = 0; i < count; ++i)
            sequences += all ? i : m_model->sequenceAt(int(i));
        exportTo(path, sequences);
    });
    dialog->open();
}

void FrameLogPanel::exportTo(const QString &path, const QList<quint64> &sequences)
{
    m_export.waitForFinished();
    QPromise<Mcp::Result<void>> promise;
    QFuture<Mcp::Result<void>> future = promise.future();
    QThreadPool::globalInstance()->start([&log = m_model->log(), path, sequences,
                                          promise = std::move(promise)]() mutable {
        promise.start();
        promise.addResult(
            JsonLinesExporter(log).save(path, {sequences.constData(), size_t(sequences.size())}));
        promise.finish();
    });
    m_export = QFuture<void>(future);
    say(tr("Exporting to %1").arg(path));
    future.then(this, [this, path, count = sequences.size()](const Mcp::Result<void> &result) {
        if (result)
            say(tr("Exported to %1. Frames: %2. Secret header values and tokens were hidden.")
                    .arg(path, FrameWords::number(quint64(count))));
        else
            say(tr("Could not export to %1: %2").arg(path, result.error().text));
    });
}

void FrameLogPanel::placeDetail()
{
    const bool wide = width() >= kWide && width() > height() * 3 / 2;
    const bool right = m_place == Place::Automatic ? wide : m_place == Place::Right;
    const Qt::Orientation orientation = right ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() != orientation)
        m_splitter->setOrientation(orientation);
}

void FrameLogPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeDetail();
}

QByteArray FrameLogPanel::saveState() const
{
    QByteArray out;
    QDataStream stream(&out, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_8);
    stream << kStateMark << quint32(m_model->filter().lanes.to_ulong()) << m_list->saveState()
           << m_splitter->saveState() << quint8(m_place) << quint8(m_detail->page());
    return out;
}

void FrameLogPanel::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    stream.setVersion(QDataStream::Qt_6_8);
    quint32 mark = 0, lanes = 0;
    QByteArray list, splitter;
    quint8 place = 0, page = 0;
    stream >> mark >> lanes >> list >> splitter >> place >> page;
    if (stream.status() != QDataStream::Ok || mark != kStateMark || place > quint8(Place::Below) ||
        page > FrameDetail::HttpPage)
        return;
    FrameFilter filter = m_model->filter();
    filter.lanes = LaneSet(lanes);
    applyFilter(filter);
    m_list->restoreState(list);
    setSideBySide(m_model->isSideBySide());
    m_splitter->restoreState(splitter);
    m_place = Place(place);
    placeDetail();
    m_detail->setPage(FrameDetail::Page(page));
}

} // namespace Vitrine
