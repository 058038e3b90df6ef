// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractScrollArea>
#include <QByteArrayView>

namespace Vitrine {

/// Bytes as offset, hexadecimal and ASCII columns; lays out only what can be seen, so that any size
/// opens at once. Bytes that are no printable ASCII are tinted: control characters in the warning
/// colour, bytes of longer UTF-8 characters in the accent colour.
///
/// Select with the mouse, or with Shift and the arrow keys; Ctrl+C copies the selected bytes as
/// text.
class HexView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit HexView(QWidget *parent = nullptr);

    /// Shows @p bytes, which must stay where they are until the next call.
    void setBytes(QByteArrayView bytes);
    [[nodiscard]] QByteArrayView bytes() const { return m_bytes; }

    void select(qsizetype offset, qsizetype length);
    [[nodiscard]] qsizetype selectionStart() const { return qMin(m_anchor, m_cursor); }
    /// 0 without a selection.
    [[nodiscard]] qsizetype selectionLength() const;
    void copyAsText() const;
    void copyAsHex() const;

    /// One line as it is painted, for tests and for screen readers: "00000010  7b 22 … |{\"…|".
    [[nodiscard]] QString lineText(qsizetype line) const;
    [[nodiscard]] qsizetype lineCount() const;
    /// 16, or 8 where there is no room for that.
    [[nodiscard]] int bytesPerLine() const { return m_perLine; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Columns
    {
        int character, line, offset, hex, ascii, end;
    };
    [[nodiscard]] Columns columns(int perLine) const;
    [[nodiscard]] Columns columns() const { return columns(m_perLine); }
    [[nodiscard]] int offsetDigits() const;
    [[nodiscard]] qsizetype byteAt(QPoint point) const;
    void paintLine(QPainter &painter, const Columns &at, qsizetype line, int y) const;
    void moveCursor(qsizetype to, bool keepAnchor);
    void updateScrollBars();

    QByteArrayView m_bytes;
    int m_perLine = 16;
    qsizetype m_anchor = 0;
    qsizetype m_cursor = 0;
    bool m_hasSelection = false;
};

} // namespace Vitrine
