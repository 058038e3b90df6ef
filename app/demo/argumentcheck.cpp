// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "argumentcheck.h"

#include <QDateTime>
#include <QJsonArray>
#include <QRegularExpression>
#include <QStringList>

#include <cmath>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

using Problem = std::optional<QString>;

QString subject(const QString &where)
{
    return where.isEmpty() ? u"The arguments"_s : u"\"%1\""_s.arg(where);
}

QString plainType(const QString &type)
{
    if (type == "integer"_L1)
        return u"a whole number"_s;
    if (type == "number"_L1)
        return u"a number"_s;
    if (type == "boolean"_L1)
        return u"true or false"_s;
    if (type == "string"_L1)
        return u"a text"_s;
    if (type == "array"_L1)
        return u"a list"_s;
    return type == "object"_L1 ? u"an object"_s : type;
}

bool hasType(const QJsonValue &value, const QString &type)
{
    switch (value.type()) {
    case QJsonValue::Null:
        return type == "null"_L1;
    case QJsonValue::Bool:
        return type == "boolean"_L1;
    case QJsonValue::Double:
        return type == "number"_L1 ||
               (type == "integer"_L1 && std::trunc(value.toDouble()) == value.toDouble());
    case QJsonValue::String:
        return type == "string"_L1;
    case QJsonValue::Array:
        return type == "array"_L1;
    case QJsonValue::Object:
        return type == "object"_L1;
    case QJsonValue::Undefined:
        break;
    }
    return false;
}

Problem checkType(const QJsonValue &value, const QJsonValue &type, const QString &where)
{
    if (type.isUndefined())
        return {};
    const QJsonArray types = type.isArray() ? type.toArray() : QJsonArray{type};
    QStringList words;
    for (const QJsonValue &candidate : types) {
        if (hasType(value, candidate.toString()))
            return {};
        words += plainType(candidate.toString());
    }
    return u"%1 must be %2."_s.arg(subject(where), words.join(" or "_L1));
}

Problem checkChoice(const QJsonValue &value, const QJsonObject &schema, const QString &where)
{
    QJsonArray allowed = schema.value("enum"_L1).toArray();
    const QJsonArray titled = schema.value("oneOf"_L1).toArray();
    for (const QJsonValue &choice : titled)
        allowed.append(choice.toObject().value("const"_L1));
    if (allowed.isEmpty() || allowed.contains(value))
        return {};
    QStringList words;
    for (const QJsonValue &choice : std::as_const(allowed))
        words += choice.toVariant().toString();
    return u"%1 must be one of: %2."_s.arg(subject(where), words.join(", "_L1));
}

Problem checkNumber(double value, const QJsonObject &schema, const QString &where)
{
    const QJsonValue minimum = schema.value("minimum"_L1);
    if (minimum.isDouble() && value < minimum.toDouble())
        return u"%1 must be at least %2."_s.arg(subject(where)).arg(minimum.toDouble());
    const QJsonValue maximum = schema.value("maximum"_L1);
    if (maximum.isDouble() && value > maximum.toDouble())
        return u"%1 must be at most %2."_s.arg(subject(where)).arg(maximum.toDouble());
    return {};
}

Problem checkText(const QString &value, const QJsonObject &schema, const QString &where)
{
    const int minLength = schema.value("minLength"_L1).toInt();
    if (value.size() < minLength)
        return u"%1 must have at least %2 characters."_s.arg(subject(where)).arg(minLength);
    if (schema.value("format"_L1) != "date-time"_L1)
        return {};
    // RFC 3339 wants an offset, which Qt's ISO parser does not insist on.
    static const QRegularExpression shape(
        u"^\\d{4}-\\d\\d-\\d\\d[Tt]\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?([Zz]|[+-]\\d\\d:\\d\\d)$"_s);
    if (shape.match(value).hasMatch() && QDateTime::fromString(value, Qt::ISODateWithMs).isValid())
        return {};
    return u"%1 must be a date and time such as 2026-08-01T09:30:00Z."_s.arg(subject(where));
}

Problem checkArray(const QJsonArray &value, const QJsonObject &schema, const QString &where)
{
    const int minItems = schema.value("minItems"_L1).toInt();
    if (value.size() < minItems)
        return u"%1 must have at least %2 entries."_s.arg(subject(where)).arg(minItems);
    const QJsonObject itemSchema = schema.value("items"_L1).toObject();
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (const Problem problem =
                problemWith(value.at(i), itemSchema, u"%1[%2]"_s.arg(where).arg(i)))
            return problem;
    }
    return {};
}

Problem checkObject(const QJsonObject &value, const QJsonObject &schema, const QString &where)
{
    const QString prefix = where.isEmpty() ? QString() : where + u'.';
    const QJsonArray required = schema.value("required"_L1).toArray();
    for (const QJsonValue &name : required) {
        if (!value.contains(name.toString()))
            return u"\"%1\" is missing."_s.arg(prefix + name.toString());
    }
    const QJsonObject properties = schema.value("properties"_L1).toObject();
    for (auto it = value.begin(); it != value.end(); ++it) {
        if (!properties.contains(it.key())) {
            if (schema.value("additionalProperties"_L1) == QJsonValue(false))
                return u"\"%1\" is not known here."_s.arg(prefix + it.key());
            continue;
        }
        const QJsonObject propertySchema = properties.value(it.key()).toObject();
        if (const Problem problem = problemWith(it.value(), propertySchema, prefix + it.key()))
            return problem;
    }
    return {};
}

} // namespace

std::optional<QString> problemWith(const QJsonValue &value, const QJsonObject &schema,
                                   const QString &where)
{
    if (const Problem problem = checkType(value, schema.value("type"_L1), where))
        return problem;
    if (const Problem problem = checkChoice(value, schema, where))
        return problem;
    if (value.isDouble())
        return checkNumber(value.toDouble(), schema, where);
    if (value.isString())
        return checkText(value.toString(), schema, where);
    if (value.isArray())
        return checkArray(value.toArray(), schema, where);
    if (value.isObject())
        return checkObject(value.toObject(), schema, where);
    return {};
}

} // namespace Demo
