// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/framemodel.h"

#include "common/tooltip.h"

#include <QDateTime>
#include <QDeadlineTimer>

#include <algorithm>
#include <limits>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Frame;
using Mcp::FrameKind;

namespace {

using namespace std::chrono_literals;
constexpr auto kRefresh = 16ms;
constexpr auto kSlice = 6ms;
constexpr auto kBetweenInsertions = 60ms;
// Facts such as isError are added to a frame just after it was appended, without a signal.
constexpr auto kSettle = 200ms;
constexpr quint64 kMaxRows = std::numeric_limits<int>::max();

} // namespace

FrameModel::FrameModel(Mcp::FrameLog &log, QObject *parent)
    : QAbstractTableModel(parent), m_log(log), m_stats(log)
{
    m_refreshTimer.setSingleShot(true);
    m_refreshTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_refreshTimer, &QTimer::timeout, this, &FrameModel::refresh);
    m_settleTimer.setSingleShot(true);
    m_settleTimer.setInterval(kSettle);
    connect(&m_settleTimer, &QTimer::timeout, this, [this] {
        if (const int rows = rowCount(); rows > 0)
            emit dataChanged(index(0, Lane), index(rows - 1, Summary));
        emit progressed();
    });
    // Queued: the signal comes from whichever thread appended.
    connect(&m_log, &Mcp::FrameLog::grew, this, &FrameModel::onGrew, Qt::QueuedConnection);
    refresh();
}

FrameModel::~FrameModel() = default;

void FrameModel::onGrew()
{
    if (m_refreshTimer.isActive())
        return;
    const auto since = std::chrono::milliseconds(m_sinceRefresh.elapsed());
    m_refreshTimer.start(std::max(0ms, kRefresh - since));
}

void FrameModel::refresh()
{
    m_log.acknowledgeGrowth();
    const quint64 end = m_log.size();
    m_sinceRefresh.start();
    const bool counted = m_stats.advance(end, QDeadlineTimer(kSlice));
    appendRows(end, QDeadlineTimer(kSlice));
    announceAnswers();
    const bool wasSearching = std::exchange(m_searching, m_scan && m_scan->position() < end);
    if (!counted || m_searching)
        m_refreshTimer.start(0ms);
    if (end > 0)
        m_settleTimer.start();
    emit progressed();
    if (wasSearching && !m_searching)
        emit searchFinished();
}

void FrameModel::appendRows(quint64 end, const QDeadlineTimer &deadline)
{
    const auto rows = quint64(rowCount());
    if (!m_scan) {
        const quint64 wanted = std::min(end - std::min(end, m_begin), kMaxRows);
        if (wanted > rows) {
            beginInsertRows({}, int(rows), int(wanted - 1));
            m_plainRows = wanted;
            endInsertRows();
        }
        return;
    }
    const bool done =
        m_scan->advance(end, deadline, [this](quint64 sequence) { m_found.push_back(sequence); });
    // Each insertion is painted; while slices follow each other that would take longer than the
    // search.
    if (done || !m_sinceInsertion.isValid() ||
        m_sinceInsertion.durationElapsed() > kBetweenInsertions)
        insertFound();
}

void FrameModel::insertFound()
{
    m_sinceInsertion.start();
    const auto rows = quint64(rowCount());
    m_found.resize(size_t(std::min<quint64>(m_found.size(), kMaxRows - rows)));
    if (m_found.empty())
        return;
    beginInsertRows({}, int(rows), int(rows + m_found.size() - 1));
    m_index.insert(m_index.end(), m_found.begin(), m_found.end());
    m_found.clear();
    endInsertRows();
}

void FrameModel::announceAnswers()
{
    const auto earliest = m_stats.takeEarliestAnswered();
    const int rows = rowCount();
    if (!earliest || rows == 0)
        return;
    const int first = isIndexed()
                          ? int(std::ranges::lower_bound(m_index, *earliest) - m_index.begin())
                          : int(*earliest - std::min(*earliest, m_begin));
    if (first < rows)
        emit dataChanged(index(first, Lane), index(rows - 1, Summary));
}

void FrameModel::restart(const FrameFilter &filter, quint64 begin)
{
    beginResetModel();
    m_filter = filter; // only now: until here rows have to mean what they meant
    m_begin = begin;
    m_index.clear();
    m_found.clear();
    m_plainRows = 0;
    m_scan.reset();
    const quint64 end = m_log.size();
    if (isIndexed()) {
        m_scan.emplace(m_log, m_filter, m_begin);
        m_scan->advance(end, QDeadlineTimer(kSlice),
                        [this](quint64 sequence) { m_index.push_back(sequence); });
    } else {
        m_plainRows = std::min(end - std::min(end, m_begin), kMaxRows);
    }
    const bool wasSearching = std::exchange(m_searching, m_scan && m_scan->position() < end);
    endResetModel();
    if (m_searching)
        m_refreshTimer.start(0ms);
    emit progressed();
    if (wasSearching && !m_searching)
        emit searchFinished();
}

void FrameModel::setFilter(const FrameFilter &filter)
{
    if (filter == m_filter)
        return;
    restart(filter, m_begin);
}

void FrameModel::clear()
{
    restart(m_filter, m_log.size());
}

void FrameModel::showCleared()
{
    restart(m_filter, 0);
}

quint64 FrameModel::filteredOut() const
{
    return m_scan ? m_scan->position() - m_begin - m_index.size() - m_found.size() : 0;
}

void FrameModel::setSideBySide(bool on)
{
    if (m_sideBySide == on)
        return;
    m_sideBySide = on;
    if (const int rows = rowCount(); rows > 0)
        emit dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, Summary, StderrText);
}

int FrameModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return int(isIndexed() ? m_index.size() : m_plainRows);
}

int FrameModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

quint64 FrameModel::sequenceAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return Frame::kNone;
    return isIndexed() ? m_index[size_t(row)] : m_begin + quint64(row);
}

std::optional<int> FrameModel::rowOf(quint64 sequence) const
{
    if (!isIndexed()) {
        const bool shown = sequence >= m_begin && sequence - m_begin < m_plainRows;
        return shown ? std::optional(int(sequence - m_begin)) : std::nullopt;
    }
    const auto found = std::ranges::lower_bound(m_index, sequence);
    if (found == m_index.end() || *found != sequence)
        return std::nullopt;
    return int(found - m_index.begin());
}

std::optional<int> FrameModel::partnerRow(int row) const
{
    const Frame frame = frameAt(row);
    return row >= 0 && frame.hasPair() ? rowOf(frame.pair) : std::nullopt;
}

const FrameText &FrameModel::text(quint64 sequence) const
{
    FrameText *text = m_texts.object(sequence);
    if (!text) {
        text = new FrameText(FrameSummary::of(m_log, m_log.frame(sequence)));
        m_texts.insert(sequence, text);
    }
    return *text;
}

FrameModel::Outcome FrameModel::outcome(const Frame &frame) const
{
    if (frame.kind != FrameKind::Request)
        return Outcome::NotARequest;
    if (!frame.hasPair())
        return m_stats.isPastAnswering(frame) ? Outcome::Unanswered : Outcome::Waiting;
    const Frame answer = m_log.frame(frame.pair);
    return answer.kind == FrameKind::Error || answer.has(Mcp::ToolError) ? Outcome::Failed
                                                                         : Outcome::Answered;
}

QList<FrameBadge> FrameModel::badges(const Frame &frame) const
{
    QList<FrameBadge> out = FrameWords::badges(frame.flags);
    switch (outcome(frame)) {
    case Outcome::Waiting:
        out.prepend({tr("waiting"), tr("No answer has come yet."), Role::Warn});
        break;
    case Outcome::Unanswered:
        out.prepend({tr("no answer"),
                     tr("The connection ended, or the exchange failed, before an answer came."),
                     Role::Error});
        break;
    case Outcome::Failed: {
        const Frame answer = m_log.frame(frame.pair);
        if (answer.kind == FrameKind::Error)
            out.prepend({tr("failed"), tr("Answered with an error, #%1.").arg(answer.sequence),
                         Role::Warn});
        else
            out.prepend(
                {u"isError"_s, tr("Answered with isError, #%1.").arg(answer.sequence), Role::Warn});
        break;
    }
    default:
        break;
    }
    return out;
}

std::optional<qint64> FrameModel::duration(const Frame &frame) const
{
    if (!frame.hasPair())
        return std::nullopt;
    return std::abs(m_log.frame(frame.pair).monotonicNs - frame.monotonicNs);
}

qint64 FrameModel::age(const Frame &frame)
{
    return std::max<qint64>(0, QDateTime::currentMSecsSinceEpoch() * 1'000'000 - frame.wallNs);
}

QString FrameModel::durationText(const Frame &frame) const
{
    if (const auto ns = duration(frame))
        return FrameWords::milliseconds(*ns);
    switch (outcome(frame)) {
    case Outcome::Waiting:
        return FrameWords::age(age(frame));
    default:
        return {};
    }
}

QString FrameModel::display(const Frame &frame, int row, int column) const
{
    const bool aside = m_sideBySide && frame.lane == Mcp::Lane::Stderr;
    if (column == StderrText)
        return aside ? text(frame.sequence).summary : QString();
    if (aside && column > Server)
        return {};
    switch (column) {
    case Number:
        return QString::number(frame.sequence);
    case Time:
        return QDateTime::fromMSecsSinceEpoch(frame.wallNs / 1'000'000)
            .time()
            .toString(u"HH:mm:ss.zzz");
    case Delta:
        return row == 0
                   ? QString()
                   : FrameWords::milliseconds(frame.monotonicNs - frameAt(row - 1).monotonicNs);
    case Server:
        return m_log.connectionName(frame.connection);
    case Lane:
        return FrameWords::arrow(FrameWords::heading(frame.lane, frame.kind)) + u' ' +
               FrameWords::lane(frame.lane);
    case Kind:
        return FrameWords::kind(frame.kind);
    case Method:
        return m_log.methodName(frame.method);
    case Id:
        return text(frame.sequence).id;
    case Duration:
        return durationText(frame);
    case Size:
        return FrameWords::size(frame.length);
    case Summary:
        return text(frame.sequence).summary;
    default:
        return {};
    }
}

QString FrameModel::toolTip(const Frame &frame, int column) const
{
    switch (column) {
    case Time:
        return QDateTime::fromMSecsSinceEpoch(frame.wallNs / 1'000'000)
            .toString(u"yyyy-MM-dd HH:mm:ss.zzz t");
    case Lane:
        return FrameWords::laneSentence(frame.lane);
    case Method:
        return m_log.methodName(frame.method);
    case Id:
        return text(frame.sequence).id;
    case Size:
        return FrameWords::bytes(frame.length);
    case Summary:
    case StderrText: {
        QStringList lines;
        for (const FrameBadge &badge : badges(frame))
            lines += badge.text + u": "_s + badge.explanation;
        lines += text(frame.sequence).summary;
        return lines.join(u'\n');
    }
    default:
        return {};
    }
}

QString FrameModel::accessibleText(const Frame &frame, int row, int column) const
{
    switch (column) {
    case Number:
        return tr("frame %1").arg(frame.sequence);
    case Lane:
        return FrameWords::laneSentence(frame.lane);
    case Size:
        return FrameWords::bytes(frame.length);
    case Duration:
        return duration(frame) ? tr("%1 milliseconds").arg(durationText(frame))
                               : durationText(frame);
    case Summary: {
        QStringList parts;
        for (const FrameBadge &badge : badges(frame))
            parts += badge.text;
        return (parts << text(frame.sequence).summary).join(u", "_s);
    }
    default:
        return display(frame, row, column);
    }
}

QVariant FrameModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Frame frame = frameAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(frame, index.row(), index.column());
    case Qt::ToolTipRole:
        return plainToolTip(toolTip(frame, index.column()));
    case Qt::AccessibleTextRole:
        return accessibleText(frame, index.row(), index.column());
    case Qt::TextAlignmentRole: {
        const int column = index.column();
        const bool figures =
            column == Number || column == Delta || column == Duration || column == Size;
        return QVariant::fromValue((figures ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case SequenceRole:
        return frame.sequence;
    default:
        return {};
    }
}

QVariant FrameModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    struct Header
    {
        QString title, explanation;
    };
    const auto header = [&]() -> Header {
        switch (section) {
        case Number:
            return {u"#"_s, tr("Number of the frame in the log, in the order of arrival")};
        case Time:
            return {tr("Time"), tr("Local time of arrival")};
        case Delta:
            return {u"Δ ms"_s, tr("Milliseconds since the row above")};
        case Server:
            return {tr("Server"), tr("The connection the frame belongs to")};
        case Lane:
            return {
                tr("Lane"),
                tr("Direction, as the server sees it: in is what it reads, out is what it writes")};
        case Kind:
            return {tr("Kind"), tr("What the frame is")};
        case Method:
            return {tr("Method"), tr("The method; a response shows the one of its request")};
        case Id:
            return {tr("Id"), tr("The JSON-RPC id as written on the wire")};
        case Duration:
            return {u"ms"_s, tr("Milliseconds between request and response")};
        case Size:
            return {tr("Size"), tr("Bytes on the wire")};
        case Summary:
            return {m_sideBySide ? tr("In and out") : tr("Summary"),
                    tr("What the frame says, on one line")};
        default:
            return {u"stderr"_s, tr("What the server wrote to stderr, on the same clock")};
        }
    };
    switch (role) {
    case Qt::DisplayRole:
        return header().title;
    case Qt::ToolTipRole:
        return header().explanation;
    case Qt::TextAlignmentRole: {
        const bool figures =
            section == Number || section == Delta || section == Duration || section == Size;
        return QVariant::fromValue((figures ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    default:
        return {};
    }
}

} // namespace Vitrine
