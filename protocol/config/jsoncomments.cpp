// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/jsoncomments.h"

namespace Mcp {

namespace {

qsizetype endOfString(const QByteArray &text, qsizetype quote)
{
    for (qsizetype i = quote + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return i + 1;
    }
    return text.size();
}

qsizetype endOfComment(const QByteArray &text, qsizetype begin)
{
    const bool isLine = text[begin + 1] == '/';
    const qsizetype end = isLine ? text.indexOf('\n', begin) : text.indexOf("*/", begin + 2);
    if (end < 0)
        return text.size();
    return isLine ? end : end + 2;
}

void blank(QByteArray &text, qsizetype begin, qsizetype end)
{
    for (qsizetype i = begin; i < end; ++i) {
        if (text[i] != '\n' && text[i] != '\r')
            text[i] = ' ';
    }
}

} // namespace

PlainJson withoutComments(QByteArray text)
{
    PlainJson plain;
    if (text.startsWith("\xEF\xBB\xBF"))
        blank(text, 0, 3);
    qsizetype comma = -1; // the last one with a value before and nothing after it yet
    char before = '[';    // the last character that was neither blank nor comment
    for (qsizetype i = 0; i < text.size();) {
        const char c = text[i];
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        if (c == '/' && (next == '/' || next == '*')) {
            const qsizetype end = endOfComment(text, i);
            blank(text, i, end);
            plain.hadComments = true;
            i = end;
            continue;
        }
        if ((c == '}' || c == ']') && comma >= 0)
            text[comma] = ' ';
        if (c != ' ' && c != '\t' && c != '\n' && c != '\r') {
            const bool hasValueBefore = before != '[' && before != '{' && before != ',';
            comma = c == ',' && hasValueBefore ? i : -1;
            before = c;
        }
        i = c == '"' ? endOfString(text, i) : i + 1;
    }
    plain.bytes = std::move(text);
    return plain;
}

} // namespace Mcp
