// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "frames/framewords.h"

#include <QAbstractButton>

#include <optional>

namespace Vitrine {

/// A small rounded switch in the colour of what it stands for: filled softly and framed when on,
/// quiet and struck through when off. Several in a button group make a choice; not checkable, a
/// chip.
class PillButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit PillButton(const QString &text, Role hue, QWidget *parent = nullptr);

    /// An arrow before the text.
    void setHeading(Heading heading);
    /// Off is another choice, not the absence of something: no line through the text.
    void setIsChoice(bool on);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    Role m_hue;
    std::optional<Heading> m_heading;
    bool m_isChoice = false;
};

} // namespace Vitrine
