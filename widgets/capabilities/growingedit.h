// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPlainTextEdit>

class QCompleter;
class QStringListModel;

namespace Vitrine {

/// A field for one text that grows with it, and offers suggestions below. Tab leaves it. In a field
/// of one line there are no line breaks.
class GrowingEdit : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit GrowingEdit(bool isMultiLine, QWidget *parent = nullptr);

    void setSuggestions(const QStringList &values);
    [[nodiscard]] QStringList suggestions() const;
    [[nodiscard]] QCompleter *completer() const { return m_completer; }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// By typing or by choosing a suggestion, not by setPlainText().
    void textEdited(const QString &text);
    void focused();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void take(const QString &suggestion);
    void showSuggestions();

    QCompleter *m_completer;
    QStringListModel *m_values;
    bool m_isMultiLine;
};

} // namespace Vitrine
