// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/codehighlighter.h"

#include "common/theme.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>

namespace Vitrine {
namespace {

using Style = KSyntaxHighlighting::Theme::TextStyle;

// Reading the index of definitions takes some milliseconds: only when the first text is shown.
KSyntaxHighlighting::Repository &repository()
{
    static KSyntaxHighlighting::Repository repository;
    return repository;
}

Role roleOf(Style style)
{
    switch (style) {
    case Style::Comment:
    case Style::Documentation:
    case Style::Annotation:
    case Style::CommentVar:
    case Style::RegionMarker:
        return Role::Muted;
    case Style::String:
    case Style::VerbatimString:
    case Style::Char:
        return Role::FromServer;
    case Style::SpecialChar:
    case Style::SpecialString:
    case Style::Import:
    case Style::Preprocessor:
        return Role::Stderr;
    case Style::DecVal:
    case Style::BaseN:
    case Style::Float:
    case Style::Constant:
        return Role::Http;
    case Style::Keyword:
    case Style::ControlFlow:
    case Style::BuiltIn:
        return Role::Auth;
    case Style::DataType:
    case Style::Function:
    case Style::Attribute:
        return Role::ToServer;
    case Style::Error:
    case Style::Alert:
        return Role::Error;
    case Style::Warning:
        return Role::Warn;
    case Style::Information:
        return Role::Ok;
    case Style::Normal:
    case Style::Variable:
    case Style::Operator:
    case Style::Extension:
    case Style::Others:
        break;
    }
    return Role::Text;
}

} // namespace

CodeHighlighter::CodeHighlighter(QTextDocument *document) : SyntaxHighlighter(document) {}

void CodeHighlighter::setLanguage(const QString &definition)
{
    KSyntaxHighlighting::Definition found;
    if (!definition.isEmpty()) {
        found = repository().definitionForName(definition);
        setTheme(repository().defaultTheme());
    }
    setDefinition(found);
}

QString CodeHighlighter::languageFor(const QString &mimeType, const QString &fileName)
{
    const QString plainType = mimeType.section(u';', 0, 0).trimmed();
    KSyntaxHighlighting::Definition found;
    if (plainType.endsWith(u"+json"))
        found = repository().definitionForName(QStringLiteral("JSON"));
    if (!found.isValid() && !plainType.isEmpty() && plainType != u"text/plain")
        found = repository().definitionForMimeType(plainType);
    if (!found.isValid() && !fileName.isEmpty())
        found = repository().definitionForFileName(fileName);
    return found.isValid() ? found.name() : QString();
}

void CodeHighlighter::applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format)
{
    const Style style = format.textStyle();
    const Role role = roleOf(style);
    const bool bold =
        style == Style::Keyword || style == Style::ControlFlow || format.isBold(theme());
    const bool italic = role == Role::Muted || format.isItalic(theme());
    if (role == Role::Text && !bold && !italic)
        return;
    QTextCharFormat shown;
    if (role != Role::Text)
        shown.setForeground(Theme::instance().color(role));
    if (bold)
        shown.setFontWeight(QFont::DemiBold);
    shown.setFontItalic(italic);
    setFormat(offset, length, shown);
}

} // namespace Vitrine
