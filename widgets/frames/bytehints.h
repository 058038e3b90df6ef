// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/frame.h"

#include <QByteArrayView>
#include <QCoreApplication>
#include <QList>
#include <QString>

namespace Vitrine {

/// Something in the bytes that cannot be seen in the text: its name, what it means, and where it
/// is.
struct ByteHint
{
    QString text;
    QString explanation;
    qsizetype offset = -1; ///< -1: not in the bytes that are kept (a line's end, for instance)
    qsizetype length = 0;
};

/// Looks for what makes wire bytes surprising: byte-order mark, CR LF, ANSI colours, NUL, invalid
/// UTF-8, a cut line, newlines inside. Looks at the first kLimit bytes.
class ByteHints
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::ByteHints)
public:
    static constexpr qsizetype kLimit = 16 << 20;
    static QList<ByteHint> of(QByteArrayView bytes, const Mcp::Frame &frame);
};

/// Why a line is no message, and what authors of servers usually do about it.
struct InvalidAdvice
{
    struct Cure
    {
        QString where; ///< "Python", "Node", …
        QString code;  ///< one or two lines
    };
    QString cause;       ///< a sentence
    QString explanation; ///< one or two sentences
    QList<Cure> cures;

    /// For a frame of kind Invalid.
    static InvalidAdvice of(QByteArrayView bytes, const Mcp::Frame &frame);

    Q_DECLARE_TR_FUNCTIONS(Vitrine::InvalidAdvice)
};

} // namespace Vitrine
