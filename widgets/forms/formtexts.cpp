// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "forms/formtexts.h"

#include "forms/jsonplace.h"

#include <QCoreApplication>

#include <climits>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Constraints;
using Mcp::Fallback;
using Mcp::FieldKind;
using Mcp::FieldProblem;
using Mcp::FieldShape;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::FormTexts)
};

// English needs its own sentence for one: there is no English translation file to choose from.
QString tooShort(int n)
{
    return n == 1 ? Texts::tr("Too short: at least 1 character.")
                  : Texts::tr("Too short: at least %n characters.", nullptr, n);
}

QString tooLong(int n)
{
    return n == 1 ? Texts::tr("Too long: at most 1 character.")
                  : Texts::tr("Too long: at most %n characters.", nullptr, n);
}

QString tooFew(int n)
{
    return n == 1 ? Texts::tr("Too few: at least 1 item.")
                  : Texts::tr("Too few: at least %n items.", nullptr, n);
}

QString tooMany(int n)
{
    return n == 1 ? Texts::tr("Too many: at most 1 item.")
                  : Texts::tr("Too many: at most %n items.", nullptr, n);
}

int count(const QString &digits)
{
    bool fits = false;
    const int value = digits.toInt(&fits);
    return fits ? value : INT_MAX;
}

QString bound(const std::optional<Mcp::Json> &value)
{
    return QString::fromLatin1(value->numberText());
}

// "1 … 100", "≥ 1", "> 0 … 9": what of the limits is there.
QString range(const Constraints &limits)
{
    const QString low = limits.minimum            ? bound(limits.minimum)
                        : limits.exclusiveMinimum ? u"> "_s + bound(limits.exclusiveMinimum)
                                                  : QString();
    const QString high = limits.maximum            ? bound(limits.maximum)
                         : limits.exclusiveMaximum ? u"< "_s + bound(limits.exclusiveMaximum)
                                                   : QString();
    if (!low.isEmpty() && !high.isEmpty())
        return low + u" … "_s + high;
    if (!low.isEmpty())
        return limits.minimum ? u"≥ "_s + low : low;
    if (!high.isEmpty())
        return limits.maximum ? u"≤ "_s + high : high;
    return {};
}

} // namespace

QString problemText(const FieldProblem &problem)
{
    const QString &expected = problem.expected;
    const QString &actual = problem.actual;
    switch (problem.kind) {
    case FieldProblem::Kind::MissingRequired:
        return Texts::tr("Required.");
    case FieldProblem::Kind::NotANumber:
        return Texts::tr("Not a number; it would be sent as text.");
    case FieldProblem::Kind::NotAnInteger:
        return Texts::tr("Not a whole number.");
    case FieldProblem::Kind::BelowMinimum:
        return Texts::tr("Too small: at least %1.").arg(expected);
    case FieldProblem::Kind::AboveMaximum:
        return Texts::tr("Too large: at most %1.").arg(expected);
    case FieldProblem::Kind::NotAboveBound:
        return Texts::tr("Too small: more than %1.").arg(expected);
    case FieldProblem::Kind::NotBelowBound:
        return Texts::tr("Too large: less than %1.").arg(expected);
    case FieldProblem::Kind::NotAMultiple:
        return Texts::tr("Not a multiple of %1.").arg(expected);
    case FieldProblem::Kind::TooShort:
        return tooShort(count(expected));
    case FieldProblem::Kind::TooLong:
        return tooLong(count(expected));
    case FieldProblem::Kind::TooFewItems:
        return tooFew(count(expected));
    case FieldProblem::Kind::TooManyItems:
        return tooMany(count(expected));
    case FieldProblem::Kind::PatternMismatch:
        return Texts::tr("Does not match the pattern %1").arg(expected);
    case FieldProblem::Kind::FormatMismatch:
        return Texts::tr("Does not look like the format “%1”.").arg(expected);
    case FieldProblem::Kind::NotAChoice:
        return Texts::tr("Not one of the allowed values.");
    case FieldProblem::Kind::NotTheConstant:
        return Texts::tr("Only %1 is allowed.").arg(expected);
    case FieldProblem::Kind::WrongType:
        return Texts::tr("Wrong type: %1 expected, this is %2.").arg(expected, actual);
    case FieldProblem::Kind::NotJson: {
        const std::optional<JsonPlace> place = JsonPlace::read(actual);
        if (!place)
            return Texts::tr("Not JSON (%1); it would be sent as text.").arg(expected);
        return Texts::tr("Not JSON at line %1, column %2 (%3); it would be sent as text.")
            .arg(place->line)
            .arg(place->column)
            .arg(expected);
    }
    case FieldProblem::Kind::DuplicateItems:
        return Texts::tr("Item %1 is there twice; each has to be different.").arg(actual);
    case FieldProblem::Kind::UnknownMembers:
        return Texts::tr("The schema does not allow these members: %1").arg(actual);
    }
    return {};
}

QString problemText(const Mcp::SchemaProblem &problem)
{
    const QString &keyword = problem.keyword;
    if (keyword == "anyOf"_L1)
        return Texts::tr("Fits none of the alternatives that the schema allows.");
    if (keyword == "oneOf"_L1)
        return Texts::tr("Has to fit exactly one of the alternatives in the schema.");
    if (keyword == "not"_L1)
        return Texts::tr("Fits what the schema excludes.");
    if (keyword == "false"_L1)
        return Texts::tr("The schema allows no value at all here.");
    return Texts::tr("Against the schema’s rule “%1” (%2).").arg(keyword, problem.text);
}

QString fallbackText(const FieldShape &shape)
{
    const QString &detail = shape.fallbackDetail;
    switch (shape.fallback) {
    case Fallback::None:
        return {};
    case Fallback::AnyValue:
        return Texts::tr("Any JSON value.");
    case Fallback::SeveralTypes:
        return Texts::tr("JSON of one of these types: %1").arg(detail);
    case Fallback::Union:
        return Texts::tr("JSON, because the schema has alternatives (%1).").arg(detail);
    case Fallback::Combination:
        return Texts::tr("JSON, because the parts of allOf disagree about “%1”.").arg(detail);
    case Fallback::FreeKeys:
        return Texts::tr("A JSON object with names of your choice.");
    case Fallback::Tuple:
        return Texts::tr("JSON, because each position of the array has a schema of its own.");
    case Fallback::UnresolvedReference:
        return Texts::tr("JSON, because the schema refers to %1, which is not there.").arg(detail);
    case Fallback::ExternalReference:
        return Texts::tr("JSON, because the schema refers to %1, and nothing is fetched.")
            .arg(detail);
    case Fallback::ReferenceLoop:
        return Texts::tr("JSON, because the reference %1 leads back to itself.").arg(detail);
    case Fallback::NothingAllowed:
        return Texts::tr("The schema allows no value at all here.");
    case Fallback::NoChoices:
        return Texts::tr("The schema has an empty list of allowed values.");
    case Fallback::UnknownType:
        return Texts::tr("JSON, because “%1” is no JSON type.").arg(detail);
    case Fallback::NotASchema:
        return detail.isEmpty()
                   ? Texts::tr("JSON, because there is no valid schema.")
                   : Texts::tr("JSON, because “%1” in the schema is not valid.").arg(detail);
    case Fallback::TooDeep:
        return Texts::tr("JSON, because the schema is too deep.");
    }
    return {};
}

QString typeHint(const FieldShape &shape)
{
    QStringList parts;
    switch (shape.kind) {
    case FieldKind::Text:
        parts = {u"string"_s, shape.format, shape.mediaType};
        break;
    case FieldKind::Integer:
        parts = {u"integer"_s, range(shape.constraints)};
        break;
    case FieldKind::Number:
        parts = {u"number"_s, range(shape.constraints)};
        break;
    case FieldKind::Boolean:
        parts = {u"boolean"_s};
        break;
    case FieldKind::Choice:
        parts = {u"enum"_s};
        break;
    case FieldKind::Constant:
        parts = {u"const"_s};
        break;
    case FieldKind::Object:
        parts = {u"object"_s};
        break;
    case FieldKind::Array:
        parts = {u"array"_s};
        break;
    case FieldKind::Raw:
        parts = {shape.types.size() == 1 ? shape.types.constFirst() : u"JSON"_s};
        break;
    }
    parts.removeAll(QString());
    return parts.join(u' ');
}

} // namespace Vitrine
