// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/card.h"
#include "session/session.h"

class QLabel;
class QPushButton;

namespace Vitrine {

class CodeView;

/// Why a session failed or ended: the cause in one sentence, the exact text, the last lines of
/// stderr, and what can be done next.
class FailureCard : public Card
{
    Q_OBJECT
public:
    explicit FailureCard(QWidget *parent = nullptr);

    /// Hides itself if there is nothing to tell.
    void show(const Mcp::SessionStatus &status);
    /// The cause as one sentence.
    static QString sentence(const Mcp::SessionStatus &status);

signals:
    void retryRequested();
    void editRequested();
    void frameRequested(quint64 sequence);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_icon;
    QLabel *m_sentence;
    QLabel *m_detail;
    QLabel *m_stderrTitle;
    CodeView *m_stderr;
    QPushButton *m_retry;
    QPushButton *m_edit;
    QPushButton *m_frame;
    Mcp::SessionStatus m_status;
};

} // namespace Vitrine
