// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPlainTextEdit>

namespace Vitrine {

class CodeHighlighter;

/// Text with the colours of its language (KSyntaxHighlighting), monospaced, light and dark.
/// Read-only unless told; used for JSON, resource texts and as the JSON editor of forms.
///
/// Texts above kHighlightLimit characters are shown plain, and in read-only views texts above
/// kTextLimit and lines above kLineLimit are cut with a note that says so, so that one huge frame
/// cannot freeze the window.
class CodeView : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit CodeView(QWidget *parent = nullptr);
    ~CodeView() override;

    /// A definition's name ("JSON", "Markdown") or empty for plain text.
    void setLanguage(const QString &definition);
    /// Chooses the language by MIME type, then by file name; plain if neither is known.
    void setLanguageFor(const QString &mimeType, const QString &fileName);
    [[nodiscard]] QString language() const { return m_language; }
    /// Shows @p text; cut at the limits in read-only views.
    void setCode(const QString &text);
    /// True if setCode() left something out.
    [[nodiscard]] bool isCut() const { return m_isCut; }
    /// Underlines @p position (in UTF-16 units) in the error colour; -1 takes the mark away.
    void setErrorAt(int position);

    static constexpr qsizetype kHighlightLimit = 300'000;
    static constexpr qsizetype kTextLimit = 2'000'000;
    static constexpr qsizetype kLineLimit = 20'000;

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateFont();
    void updateHighlighter();
    void updateErrorMark();

    CodeHighlighter *m_highlighter = nullptr; ///< made for the first text that has a language
    QString m_language;
    QString m_highlighted; ///< the language the highlighter has now
    bool m_isCut = false;
    int m_errorAt = -1;
};

} // namespace Vitrine
