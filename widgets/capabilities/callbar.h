// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/callrunner.h"

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QProgressBar;
class QPushButton;

namespace Vitrine {

class LineLabel;

/// [Call] [Cancel], and while a call runs its progress, message and time.
class CallBar : public QWidget
{
    Q_OBJECT
public:
    CallBar(const QString &verb, const QString &icon, QWidget *parent = nullptr);

    /// Shows @p state; remembers nothing.
    void setState(const CallState &state);
    void setCallEnabled(bool isEnabled, const QString &why = {});
    [[nodiscard]] QPushButton *callButton() const { return m_call; }
    [[nodiscard]] QPushButton *cancelButton() const { return m_cancel; }
    /// Right of the buttons: for what belongs to one kind of page.
    [[nodiscard]] QHBoxLayout *corner() const { return m_corner; }

signals:
    void callRequested();
    void cancelRequested();

private:
    void tick();

    QPushButton *m_call;
    QPushButton *m_cancel;
    QProgressBar *m_progress;
    LineLabel *m_message;
    QHBoxLayout *m_corner;
    QTimer m_ticks;
    CallState m_state;
};

} // namespace Vitrine
