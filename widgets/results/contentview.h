// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"
#include "results/contentparts.h"

#include <QScrollArea>

class QPushButton;
class QVBoxLayout;

namespace Vitrine {

class BlockView;

/// Content parts one below the other. Many are shown in portions, so that a result of ten thousand
/// blocks opens as fast as one of ten.
class ContentView : public QScrollArea
{
    Q_OBJECT
public:
    explicit ContentView(QWidget *parent = nullptr);

    void setContent(const ResultContent &content);
    /// In their order; those that are shown.
    [[nodiscard]] QList<BlockView *> blocks() const { return m_blocks; }

    static constexpr int kPortion = 100;

signals:
    void readRequested(const QString &uri);

private:
    void showMore();
    void addNote(const QString &text, Role role);

    ResultContent m_content;
    QWidget *m_column = nullptr;
    QVBoxLayout *m_layout = nullptr;
    QPushButton *m_more = nullptr;
    QList<BlockView *> m_blocks;
};

} // namespace Vitrine
