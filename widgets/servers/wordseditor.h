// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QButtonGroup;
class QLabel;
class QPlainTextEdit;

namespace Vitrine {

/// The arguments of a command, written either one a line, exactly as they are, or as in a shell
/// with quotes. The rules stand below, and switching rewrites the same arguments in the other way.
class WordsEditor : public QWidget
{
    Q_OBJECT
public:
    enum class Mode : quint8 { OnePerLine, Shell };

    explicit WordsEditor(QWidget *parent = nullptr);

    /// In the mode that can write them: a word with a line break needs quotes.
    void setWords(const QStringList &words);
    /// The words as far as they can be read.
    [[nodiscard]] QStringList words() const;
    /// Why they cannot be read; empty if they can.
    [[nodiscard]] QString problem() const;
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const { return m_mode; }
    [[nodiscard]] QPlainTextEdit *editor() const { return m_text; }

signals:
    void edited();

private:
    void updateRules();

    QPlainTextEdit *m_text;
    QButtonGroup *m_modes;
    QLabel *m_rules;
    Mode m_mode = Mode::OnePerLine;
};

} // namespace Vitrine
