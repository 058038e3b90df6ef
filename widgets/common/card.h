// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace Vitrine {

/// A raised box with a heading, for pages that are read from top to bottom.
class Card : public QFrame
{
    Q_OBJECT
public:
    explicit Card(QWidget *parent = nullptr);

    /// An empty title takes the heading away.
    void setTitle(const QString &title);
    /// Where the contents go.
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }
    /// Right of the heading: for small buttons.
    [[nodiscard]] QHBoxLayout *corner() const { return m_corner; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_title;
    QHBoxLayout *m_corner;
    QVBoxLayout *m_body;
};

} // namespace Vitrine
