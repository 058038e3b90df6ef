// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/callrunner.h"
#include "results/resultview.h"

#include <QPointer>

class QStackedWidget;

namespace Vitrine {

class LineLabel;

/// The result of a call, and on top of it, when somebody reads a resource that it links to, that
/// resource, with a way back.
class ResultPane : public QWidget
{
    Q_OBJECT
public:
    explicit ResultPane(ResultView::Kind kind, QWidget *parent = nullptr);

    void setPort(ServerPort *port);
    /// Shows what ended last; nothing yet if nothing did.
    void setState(const CallState &state);
    [[nodiscard]] ResultView *view() const { return m_view; }
    /// Asks the server for @p uri and shows the answer in place of the result.
    void readLink(const QString &uri);

signals:
    void frameRequested(quint64 sequence);

private:
    QWidget *makeLinkPage();
    void back();

    QPointer<ServerPort> m_port;
    CallRunner m_reads;
    QStackedWidget *m_pages;
    ResultView *m_view;
    ResultView *m_link;
    LineLabel *m_uri;
    QString m_currentUri;
};

} // namespace Vitrine
