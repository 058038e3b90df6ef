// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace Vitrine {

class CodeView;
class LaunchPreview;

/// Takes a snippet that people copy from a server's README, shows which servers are in it and
/// exactly what each would start, and hands over those that are chosen. Nothing is started here.
///
/// A URL or a command line instead of JSON is understood too.
class PasteDialog : public QDialog
{
    Q_OBJECT
public:
    explicit PasteDialog(QWidget *parent = nullptr);

    void setText(const QString &text);
    /// Those that are checked, in the order of the snippet.
    [[nodiscard]] QList<Mcp::ServerEntry> entries() const;

private:
    void read();
    void updateChoice();

    CodeView *m_text;
    QLabel *m_problem;
    QListWidget *m_found;
    LaunchPreview *m_preview;
    QPushButton *m_add;
    QList<Mcp::ServerEntry> m_entries;
    QString m_read;
};

} // namespace Vitrine
