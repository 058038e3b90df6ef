// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace Vitrine {

class CodeView;
class LineLabel;

/// Shows exactly what an entry starts or connects to, as an argument vector, and what speaks
/// against it. Follows setEntry() a moment later, so that typing does not search the disk for each
/// key.
class LaunchPreview : public QWidget
{
    Q_OBJECT
public:
    explicit LaunchPreview(QWidget *parent = nullptr);

    void setEntry(const Mcp::ServerEntry &entry);
    /// The text as it is shown now; brings it up to date first.
    [[nodiscard]] QString text();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    Mcp::ServerEntry m_entry;
    QTimer m_delay;
    QLabel *m_caption;
    CodeView *m_words;
    QLabel *m_note;
};

} // namespace Vitrine
