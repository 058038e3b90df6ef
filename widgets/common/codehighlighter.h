// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <KSyntaxHighlighting/SyntaxHighlighter>

namespace Vitrine {

/// KSyntaxHighlighting's grammar with our own colours: what a text is comes from the definition,
/// how that looks from Theme, so that it keeps its contrast in light and dark.
class CodeHighlighter : public KSyntaxHighlighting::SyntaxHighlighter
{
    Q_OBJECT
public:
    explicit CodeHighlighter(QTextDocument *document);

    /// A definition's name; empty or unknown: no colours.
    void setLanguage(const QString &definition);
    /// By MIME type, then by file name; empty if neither is known.
    static QString languageFor(const QString &mimeType, const QString &fileName);

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;
};

} // namespace Vitrine
