// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace Mcp {

/// What is wrong with the content of one form field, as data; front ends translate it.
///
/// A problem never keeps a value from being sent: FormModel::value() gives its best effort and
/// the front end decides, because wrong input on purpose is what an inspector is for.
struct FieldProblem
{
    enum class Kind : quint8 {
        MissingRequired, ///< required, or an item of a list, and nothing there
        NotANumber,      ///< `actual` is the typed text
        NotAnInteger,    ///< a number with a fraction; `actual` is the typed text
        BelowMinimum,  ///< `expected` is the bound as the schema writes it, `actual` the typed text
        AboveMaximum,  ///< `expected` is the bound
        NotAboveBound, ///< exclusiveMinimum; `expected` is the bound
        NotBelowBound, ///< exclusiveMaximum; `expected` is the bound
        NotAMultiple,  ///< `expected` is the divisor
        TooShort,      ///< `expected` and `actual` are counts of code points
        TooLong,       ///< `expected` and `actual` are counts of code points
        PatternMismatch, ///< `expected` is the pattern
        FormatMismatch,  ///< `expected` is the format's name; always a warning
        NotAChoice,      ///< `actual` is the value as JSON
        NotTheConstant,  ///< `expected` is the constant as JSON
        WrongType,       ///< `expected` lists type names, `actual` is the type that is there
        NotJson,         ///< `expected` is the parser's message, `actual` "line L, column C"
        TooFewItems,     ///< `expected` and `actual` are counts
        TooManyItems,    ///< `expected` and `actual` are counts
        DuplicateItems,  ///< `actual` is the index of the second of two equal items
        UnknownMembers   ///< `actual` names members that the schema forbids
    };
    enum class Severity : quint8 {
        Warning, ///< advice: formats are annotations in 2020-12, not assertions
        Error
    };

    Kind kind = Kind::MissingRequired;
    Severity severity = Severity::Error;
    QString expected = {};
    QString actual = {};

    bool operator==(const FieldProblem &) const = default;
};

} // namespace Mcp
