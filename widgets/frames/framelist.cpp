// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/framelist.h"

#include "common/emptystate.h"
#include "common/theme.h"
#include "frames/frameheader.h"
#include "frames/frameview.h"
#include "frames/framewords.h"
#include "frames/pillbutton.h"

#include <QClipboard>
#include <QDataStream>
#include <QDateTime>
#include <QEvent>
#include <QGuiApplication>
#include <QIODevice>
#include <QMenu>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Frame;

namespace {
constexpr int kCopyLimit = 100'000;
constexpr int kMargin = 12;
constexpr int kNarrowestText = 160;
} // namespace

FrameList::FrameList(FrameModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_view(new FrameView(model, this))
    , m_empty(new EmptyState(m_view->viewport()))
    , m_newFrames(new PillButton({}, Role::Accent, m_view))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_view);
    m_view->setObjectName("frameView");
    m_view->setAccessibleName(tr("Frames"));
    m_empty->setObjectName("emptyState");
    m_empty->setIcon(u"log"_s);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (m_model.filteredOut() > 0)
            emit filterResetRequested();
        else
            emit clearedFramesRequested();
    });

    m_newFrames->setObjectName("newFrames");
    m_newFrames->setCursor(Qt::ArrowCursor);
    m_newFrames->setFocusPolicy(Qt::NoFocus);
    m_newFrames->hide();
    connect(m_newFrames, &PillButton::clicked, m_view, [this] { m_view->setFollowing(true); });
    connect(m_view, &FrameView::newRowsChanged, this, &FrameList::updateNewFrames);
    m_view->viewport()->installEventFilter(this);

    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (!current.isValid())
                    return;
                m_wanted.reset();
                m_view->setAccessibleDescription(textOf(m_model.sequenceAt(current.row())));
                emit currentFrameChanged(currentFrame());
            });
    connect(m_view, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        emit frameActivated(m_model.sequenceAt(index.row()));
    });
    connect(m_view, &FrameView::copyRequested, this, &FrameList::copyBytes);
    connect(m_view, &QWidget::customContextMenuRequested, this, &FrameList::showContextMenu);
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        if (const auto current = currentFrame())
            m_wanted = current;
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        restoreCurrent();
        emit currentFrameChanged(currentFrame());
    });
    connect(&m_model, &FrameModel::progressed, this, [this] {
        restoreCurrent();
        updateEmptyState();
        applyColumns();
    });
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &FrameList::updateEmptyState);
    FrameHeader *header = m_view->header();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &FrameList::showColumnMenu);
    connect(header, &QHeaderView::sectionResized, this,
            [this](int column, int, int width) { onSectionResized(column, width); });
    applyColumns();
    updateEmptyState();
}

void FrameList::updateEmptyState()
{
    const bool empty = m_model.rowCount() == 0;
    m_empty->setVisible(empty);
    if (!empty)
        return;
    QString title, hint, action;
    if (m_model.log().size() == 0) {
        title = tr("Nothing has crossed the wire yet");
        hint = tr("Connect a server to see every frame.");
    } else if (m_model.isSearching()) {
        title = tr("Searching");
        hint = tr("No match in the first %1 frames so far.")
                   .arg(FrameWords::number(m_model.filteredOut()));
    } else if (m_model.filteredOut() > 0) {
        title = tr("No frame passes the filters");
        hint =
            tr("Frames hidden by the filters: %1").arg(FrameWords::number(m_model.filteredOut()));
        action = tr("Reset filters");
    } else {
        title = tr("Nothing new since you cleared the view");
        hint = tr("Earlier frames, still in the recording: %1")
                   .arg(FrameWords::number(m_model.firstShown()));
        action = tr("Show them again");
    }
    m_empty->setTitle(title);
    m_empty->setText(hint);
    m_empty->setAction(action);
    m_empty->button()->setAccessibleName(action.isEmpty() ? title : action);
    placeOverlays();
}

void FrameList::updateNewFrames()
{
    const int count = m_view->newRows();
    m_newFrames->setVisible(count > 0);
    if (count == 0)
        return;
    m_newFrames->setText(count == 1
                             ? tr("1 new frame ↓")
                             : tr("%1 new frames ↓").arg(FrameWords::number(quint64(count))));
    m_newFrames->setAccessibleName(m_newFrames->text());
    placeOverlays();
}

void FrameList::placeOverlays()
{
    const QWidget *viewport = m_view->viewport();
    m_empty->setGeometry(viewport->rect());
    m_newFrames->adjustSize();
    const QRect area = viewport->geometry();
    m_newFrames->move(area.center().x() - m_newFrames->width() / 2,
                      area.bottom() - m_newFrames->height() - kMargin);
    m_newFrames->raise();
}

bool FrameList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize) {
        placeOverlays();
        applyColumns();
    }
    return QWidget::eventFilter(watched, event);
}

std::optional<quint64> FrameList::currentFrame() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? std::optional(m_model.sequenceAt(current.row())) : std::nullopt;
}

QList<quint64> FrameList::selectedFrames(int limit) const
{
    QList<quint64> out;
    for (const QItemSelectionRange &range : m_view->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom() && out.size() < limit; ++row)
            out += m_model.sequenceAt(row);
    }
    std::ranges::sort(out);
    return out;
}

bool FrameList::showFrame(quint64 sequence)
{
    if (const auto row = m_model.rowOf(sequence)) {
        m_view->selectRow(*row);
        return true;
    }
    const bool mayCome = m_model.isSearching() &&
                         m_model.filter().matchesRecord(m_model.log().frame(sequence)) &&
                         m_model.filter().text.isEmpty();
    if (mayCome) {
        m_wanted = sequence;
        m_view->setFollowing(false);
    }
    return mayCome;
}

void FrameList::restoreCurrent()
{
    if (!m_wanted)
        return;
    if (const auto row = m_model.rowOf(*m_wanted)) {
        m_wanted.reset();
        m_view->restoreRow(*row);
    }
}

int FrameList::columnWidth(int column) const
{
    const FrameHeader *header = m_view->header();
    return header->isSectionHidden(column) ? m_view->usualWidth(column)
                                           : header->sectionSize(column);
}

void FrameList::applyColumns()
{
    const bool aside = m_model.isSideBySide();
    std::bitset<FrameModel::ColumnCount> visible;
    int narrow = 0;
    for (int column = 0; column < FrameModel::ColumnCount; ++column) {
        bool usual = true;
        if (column == FrameModel::Server)
            usual = m_model.log().connectionCount() > 1 && !m_model.filter().connection;
        else if (column == FrameModel::StderrText)
            usual = aside;
        const auto choice = m_choices[size_t(column)];
        visible[size_t(column)] =
            choice == ColumnChoice::Automatic ? usual : choice == ColumnChoice::Shown;
        if (visible[size_t(column)] && column < FrameModel::Summary)
            narrow += columnWidth(column);
    }
    // Least missed first: what they say is in the details, too.
    const int room =
        m_view->viewport()->width() - m_view->usualWidth(FrameModel::Summary) * (aside ? 2 : 1);
    for (const auto column : {FrameModel::Size, FrameModel::Delta, FrameModel::Id,
                              FrameModel::Server, FrameModel::Time}) {
        if (narrow > room && visible[column] && m_choices[column] == ColumnChoice::Automatic) {
            visible.reset(column);
            narrow -= columnWidth(column);
        }
    }
    FrameHeader *header = m_view->header();
    for (int column = 0; column < FrameModel::ColumnCount; ++column) {
        if (header->isSectionHidden(column) == visible[size_t(column)])
            header->setSectionHidden(column, !visible[size_t(column)]);
    }
    fitTexts();
}

void FrameList::setSideBySide(bool on)
{
    if (m_model.isSideBySide() == on)
        return;
    FrameHeader *header = m_view->header();
    const QScopedValueRollback fitting(m_isFitting, true);
    const QByteArray other = std::exchange(m_otherHeader, header->saveState());
    m_model.setSideBySide(on);
    if (!other.isEmpty())
        header->restoreState(other);
    applyColumns();
    m_view->viewport()->update();
}

// The texts get what the other columns leave: one all of it, two in the share that was chosen.
void FrameList::fitTexts()
{
    const QScopedValueRollback fitting(m_isFitting, true);
    FrameHeader *header = m_view->header();
    int narrow = 0;
    for (int column = 0; column < FrameModel::Summary; ++column)
        narrow += header->sectionSize(column);
    const int room = m_view->viewport()->width() - narrow;
    if (!m_model.isSideBySide()) {
        header->resizeSection(FrameModel::Summary, std::max(kNarrowestText, room));
        return;
    }
    const int both = std::max(2 * kNarrowestText, room);
    const int left = std::clamp(int(both * m_summaryShare), kNarrowestText, both - kNarrowestText);
    header->resizeSection(FrameModel::Summary, left);
    header->resizeSection(FrameModel::StderrText, both - left);
}

void FrameList::onSectionResized(int column, int width)
{
    if (m_isFitting || column == FrameModel::StderrText)
        return;
    if (column == FrameModel::Summary && m_model.isSideBySide()) {
        const int both = m_view->header()->sectionSize(FrameModel::Summary) +
                         m_view->header()->sectionSize(FrameModel::StderrText);
        m_summaryShare = std::clamp(double(width) / std::max(1, both), 0.1, 0.9);
    }
    fitTexts();
}

void FrameList::showColumnMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);
    menu->setObjectName("columnMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const FrameHeader *header = m_view->header();
    for (int column = 0; column < FrameModel::Summary; ++column) {
        const QString title =
            m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QAction *action = menu->addAction(title, this, [this, column](bool on) {
            m_choices[size_t(column)] = on ? ColumnChoice::Shown : ColumnChoice::Hidden;
            applyColumns();
        });
        action->setCheckable(true);
        action->setChecked(!header->isSectionHidden(column));
    }
    menu->addSeparator();
    menu->addAction(tr("Choose columns automatically"), this, [this] {
        m_choices.fill(ColumnChoice::Automatic);
        applyColumns();
    });
    menu->popup(header->mapToGlobal(position));
}

QByteArray FrameList::saveState() const
{
    QByteArray out;
    QDataStream stream(&out, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_8);
    stream << m_model.isSideBySide() << m_view->header()->saveState() << m_otherHeader
           << m_summaryShare;
    for (const ColumnChoice choice : m_choices)
        stream << quint8(choice);
    return out;
}

void FrameList::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    stream.setVersion(QDataStream::Qt_6_8);
    bool aside = false;
    QByteArray header, other;
    double share = 0;
    std::array<ColumnChoice, FrameModel::ColumnCount> choices{};
    stream >> aside >> header >> other >> share;
    for (ColumnChoice &choice : choices) {
        quint8 value = 0;
        stream >> value;
        choice = ColumnChoice(std::min<quint8>(value, quint8(ColumnChoice::Hidden)));
    }
    if (stream.status() != QDataStream::Ok || !(share > 0.05 && share < 0.95))
        return;
    m_summaryShare = share;
    m_choices = choices;
    m_model.setSideBySide(aside);
    m_view->header()->restoreState(header);
    m_otherHeader = other;
    applyColumns();
}

QString FrameList::textOf(quint64 sequence) const
{
    const Frame frame = m_model.log().frame(sequence);
    const FrameText &text = m_model.text(sequence);
    QStringList parts{
        u'#' + QString::number(sequence),
        QDateTime::fromMSecsSinceEpoch(frame.wallNs / 1'000'000).toString(u"HH:mm:ss.zzz"),
        FrameWords::laneSentence(frame.lane),
        (FrameWords::kind(frame.kind) + u' ' + m_model.log().methodName(frame.method)).trimmed()};
    if (!text.id.isEmpty())
        parts += tr("id %1").arg(text.id);
    for (const FrameBadge &badge : m_model.badges(frame))
        parts += badge.text;
    parts += FrameWords::bytes(frame.length);
    if (!text.summary.isEmpty())
        parts += text.summary;
    return parts.join(u" · "_s);
}

void FrameList::copyBytes() const
{
    QByteArray out;
    for (const quint64 sequence : selectedFrames(kCopyLimit)) {
        if (!out.isEmpty())
            out += '\n';
        out += m_model.log().bytes(sequence).toByteArray();
    }
    QGuiApplication::clipboard()->setText(QString::fromUtf8(out));
}

void FrameList::copyText() const
{
    QStringList lines;
    for (const quint64 sequence : selectedFrames(kCopyLimit))
        lines += textOf(sequence);
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void FrameList::showContextMenu(const QPoint &position)
{
    const QModelIndex index = m_view->indexAt(position);
    if (!index.isValid())
        return;
    const quint64 sequence = m_model.sequenceAt(index.row());
    const Frame frame = m_model.log().frame(sequence);
    auto *menu = new QMenu(this);
    menu->setObjectName("frameMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy bytes"), this, &FrameList::copyBytes);
    menu->addAction(tr("Copy as a line of text"), this, &FrameList::copyText);
    if (frame.hasPair()) {
        menu->addSeparator();
        menu->addAction(frame.pair > sequence ? tr("Go to the answer, #%1").arg(frame.pair)
                                              : tr("Go to the request, #%1").arg(frame.pair),
                        this, [this, pair = frame.pair] { emit frameRequested(pair); });
    }
    menu->addSeparator();
    addFilters(menu, sequence);
    menu->popup(m_view->viewport()->mapToGlobal(position));
}

void FrameList::addFilters(QMenu *menu, quint64 sequence)
{
    const Frame frame = m_model.log().frame(sequence);
    const FrameFilter now = m_model.filter();
    const auto offer = [&](const QString &text, FrameFilter filter) {
        QAction *action =
            menu->addAction(text, this, [this, filter] { emit filterChosen(filter); });
        action->setEnabled(filter != now);
    };
    if (frame.method != 0) {
        FrameFilter filter = now;
        filter.method = frame.method;
        offer(tr("Show only %1").arg(m_model.log().methodName(frame.method)), filter);
    }
    FrameFilter lane = now;
    lane.lanes = LaneSet().set(size_t(frame.lane));
    offer(tr("Show only lane %1").arg(FrameWords::lane(frame.lane)), lane);
    if (m_model.log().connectionCount() > 1) {
        FrameFilter server = now;
        server.connection = frame.connection;
        offer(tr("Show only server %1").arg(m_model.log().connectionName(frame.connection)),
              server);
    }
    offer(tr("Reset filters"), {});
}

} // namespace Vitrine
