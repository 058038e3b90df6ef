// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/fieldcheck.h"

#include "schema/decimal.h"
#include "schema/schemapattern.h"

#include <QDateTime>
#include <QHash>
#include <QUrl>
#include <QUuid>

namespace Mcp {
using namespace Qt::StringLiterals;
using Kind = FieldProblem::Kind;

namespace {

bool isDate(const QString &text)
{
    return text.size() == 10 && QDate::fromString(text, Qt::ISODate).isValid();
}

bool isTime(const QString &text)
{
    // RFC 3339: partial-time and an offset that must be there; second 60 is a leap second.
    static const QRegularExpression form(
        u"^([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$"_s);
    return form.match(text).hasMatch();
}

// Advice only, so formats that take a grammar to check are believed.
bool matchesFormat(const QString &format, const QString &text)
{
    if (format == "date"_L1)
        return isDate(text);
    if (format == "time"_L1)
        return isTime(text);
    if (format == "date-time"_L1)
        return text.size() > 11 && isDate(text.first(10)) && text.at(10).toUpper() == u'T' &&
               isTime(text.sliced(11));
    if (format == "uri"_L1 || format == "url"_L1) {
        const QUrl url(text, QUrl::StrictMode);
        return url.isValid() && !url.isRelative();
    }
    if (format == "email"_L1) {
        const qsizetype at = text.lastIndexOf(u'@');
        return at > 0 && at < text.size() - 1 && !text.contains(u' ');
    }
    if (format == "uuid"_L1)
        return text.size() == 36 && !QUuid::fromString(text).isNull();
    if (format == "regex"_L1)
        return compilePattern(text).isValid();
    return true;
}

FieldProblem problem(Kind kind, const QString &expected = {}, const QString &actual = {})
{
    return {.kind = kind, .expected = expected, .actual = actual};
}

QString digits(const std::optional<Json> &number)
{
    return QString::fromLatin1(number->numberText());
}

// Equal for values that JSON Schema counts as equal: number spelling and member order do not
// matter.
size_t hashOf(const Json &value)
{
    size_t hash = size_t(value.type());
    switch (value.type()) {
    case Json::Type::Null:
        break;
    case Json::Type::Bool:
        hash += value.toBool() ? 16 : 8;
        break;
    case Json::Type::Number:
        hash = qHash(value.toDouble());
        break;
    case Json::Type::String:
        hash = qHash(value.toString());
        break;
    case Json::Type::Array:
        for (const Json &item : value.items())
            hash = hash * 31 + hashOf(item);
        break;
    case Json::Type::Object:
        for (const JsonMember &member : value.members())
            hash += qHash(member.key, hashOf(member.value));
        break;
    }
    return hash;
}

} // namespace

qsizetype codePoints(QStringView text)
{
    qsizetype low = 0;
    for (const QChar c : text)
        low += c.isLowSurrogate() ? 1 : 0;
    return text.size() - low;
}

std::optional<qsizetype> secondOfEqual(const Json::Array &items)
{
    QMultiHash<size_t, qsizetype> seen;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const size_t hash = hashOf(items.at(i));
        for (const qsizetype other : seen.values(hash)) {
            if (items.at(other).equals(items.at(i)))
                return i;
        }
        seen.insert(hash, i);
    }
    return std::nullopt;
}

QString typeName(const Json &value)
{
    switch (value.type()) {
    case Json::Type::Null:
        return u"null"_s;
    case Json::Type::Bool:
        return u"boolean"_s;
    case Json::Type::Number:
        return value.isInteger() ? u"integer"_s : u"number"_s;
    case Json::Type::String:
        return u"string"_s;
    case Json::Type::Array:
        return u"array"_s;
    case Json::Type::Object:
        return u"object"_s;
    }
    return {};
}

std::optional<FieldProblem> checkText(const FieldShape &shape, const QString &text)
{
    const Constraints &limits = shape.constraints;
    const qsizetype length = codePoints(text);
    if (limits.minLength && length < *limits.minLength)
        return problem(Kind::TooShort, QString::number(*limits.minLength), QString::number(length));
    if (limits.maxLength && length > *limits.maxLength)
        return problem(Kind::TooLong, QString::number(*limits.maxLength), QString::number(length));
    if (!limits.pattern.isEmpty() && matchesPattern(limits.expression, text) == false)
        return problem(Kind::PatternMismatch, limits.pattern);
    if (!shape.format.isEmpty() && !matchesFormat(shape.format, text)) {
        return FieldProblem{.kind = Kind::FormatMismatch,
                            .severity = FieldProblem::Severity::Warning,
                            .expected = shape.format};
    }
    return std::nullopt;
}

std::optional<FieldProblem> checkNumber(const FieldShape &shape, const QString &typed)
{
    const QByteArray text = typed.trimmed().toUtf8();
    const std::optional<Json> number = Json::number(text);
    if (!number)
        return problem(Kind::NotANumber, {}, typed);
    if (shape.kind == FieldKind::Integer && !number->isInteger())
        return problem(Kind::NotAnInteger, {}, typed);
    const Constraints &limits = shape.constraints;
    const auto compare = [&text](const std::optional<Json> &bound) {
        return compareNumbers(text, bound->numberText());
    };
    if (limits.minimum && compare(limits.minimum) < 0)
        return problem(Kind::BelowMinimum, digits(limits.minimum), typed);
    if (limits.exclusiveMinimum && compare(limits.exclusiveMinimum) <= 0)
        return problem(Kind::NotAboveBound, digits(limits.exclusiveMinimum), typed);
    if (limits.maximum && compare(limits.maximum) > 0)
        return problem(Kind::AboveMaximum, digits(limits.maximum), typed);
    if (limits.exclusiveMaximum && compare(limits.exclusiveMaximum) >= 0)
        return problem(Kind::NotBelowBound, digits(limits.exclusiveMaximum), typed);
    if (limits.multipleOf && isMultipleOf(text, limits.multipleOf->numberText()) == false)
        return problem(Kind::NotAMultiple, digits(limits.multipleOf), typed);
    return std::nullopt;
}

std::optional<FieldProblem> checkItems(const FieldShape &shape, const Json::Array &items)
{
    const Constraints &limits = shape.constraints;
    if (limits.minItems && items.size() < *limits.minItems)
        return problem(Kind::TooFewItems, QString::number(*limits.minItems),
                       QString::number(items.size()));
    if (limits.maxItems && items.size() > *limits.maxItems)
        return problem(Kind::TooManyItems, QString::number(*limits.maxItems),
                       QString::number(items.size()));
    if (limits.uniqueItems) {
        if (const auto second = secondOfEqual(items))
            return problem(Kind::DuplicateItems, {}, QString::number(*second));
    }
    return std::nullopt;
}

std::optional<FieldProblem> checkType(const FieldShape &shape, const Json &value)
{
    const QString type = typeName(value);
    const bool fits = shape.types.isEmpty() || shape.types.contains(type) ||
                      (type == "integer"_L1 && shape.types.contains("number"_L1)) ||
                      (value.isNull() && shape.isNullable);
    if (!fits)
        return problem(Kind::WrongType, shape.types.join(", "_L1), type);
    return std::nullopt;
}

} // namespace Mcp
