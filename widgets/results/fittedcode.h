// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/codeview.h"

namespace Vitrine {

/// A CodeView as high as its text, up to a number of lines; longer texts scroll inside. Turns of
/// the wheel at its ends go on to what is around it.
class FittedCode : public CodeView
{
    Q_OBJECT
public:
    explicit FittedCode(QWidget *parent = nullptr);

    /// 0: as high as there is room, at least a few lines.
    void setMaximumLines(int lines);
    void setFittedCode(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fit();

    int m_maximumLines = 20;
};

} // namespace Vitrine
