// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/headermirror.h"

#include <QHash>
#include <QLocale>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <cmath>

namespace Mcp::HeaderMirror {
using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kEncodedStart = "=?base64?";
constexpr QByteArrayView kEncodedEnd = "?=";
constexpr auto kKeyword = "x-mcp-header"_L1;
constexpr qint64 kLargestSafeInteger = (qint64(1) << 53) - 1;

// Keywords that hold schemas which an annotated property must not lie under. In the first group a
// schema or an array of schemas, in the second a map of them.
constexpr std::array kSubschemas = {"items"_L1,
                                    "prefixItems"_L1,
                                    "additionalItems"_L1,
                                    "contains"_L1,
                                    "unevaluatedItems"_L1,
                                    "additionalProperties"_L1,
                                    "unevaluatedProperties"_L1,
                                    "propertyNames"_L1,
                                    "oneOf"_L1,
                                    "anyOf"_L1,
                                    "allOf"_L1,
                                    "not"_L1,
                                    "if"_L1,
                                    "then"_L1,
                                    "else"_L1};
constexpr std::array kSubschemaMaps = {"patternProperties"_L1, "dependentSchemas"_L1,
                                       "dependencies"_L1, "$defs"_L1, "definitions"_L1};

bool looksEncoded(QByteArrayView value)
{
    return value.size() >= kEncodedStart.size() + kEncodedEnd.size() &&
           value.startsWith(kEncodedStart) && value.endsWith(kEncodedEnd);
}

// RFC 9110, section 5.6.2.
bool isToken(QStringView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) {
        const char16_t u = c.unicode();
        return (u >= u'0' && u <= u'9') || (u >= u'a' && u <= u'z') || (u >= u'A' && u <= u'Z') ||
               (u != 0 && QStringView(u"!#$%&'*+-.^_`|~").contains(c));
    });
}

class Reader
{
public:
    Annotations out;

    void visit(const Json &schema, const QString &pointer, const QStringList &path, bool reachable)
    {
        if (!schema.isObject())
            return;
        if (const Json *annotation = schema.find(kKeyword))
            read(*annotation, schema, pointer, path, reachable && !path.isEmpty());
        for (const JsonMember &entry : schema.members()) {
            const QString here = pointer + u'/' + Json::pointerStep(entry.key);
            if (entry.key == "properties"_L1) {
                for (const JsonMember &property : entry.value.members()) {
                    visit(property.value, here + u'/' + Json::pointerStep(property.key),
                          path + QStringList{property.key}, reachable);
                }
            } else if (std::ranges::contains(kSubschemaMaps, entry.key)) {
                for (const JsonMember &part : entry.value.members())
                    visit(part.value, here + u'/' + Json::pointerStep(part.key), path, false);
            } else if (std::ranges::contains(kSubschemas, entry.key)) {
                visit(entry.value, here, path, false);
                for (qsizetype i = 0; i < entry.value.items().size(); ++i)
                    visit(entry.value.at(i), here + u'/' + QString::number(i), path, false);
            }
        }
    }

private:
    void find(const QString &pointer, const QString &reason, bool isFatal = true)
    {
        out.findings.append({pointer, reason, isFatal});
    }

    void read(const Json &annotation, const Json &schema, const QString &pointer,
              const QStringList &path, bool reachable)
    {
        if (!reachable) {
            find(pointer, u"x-mcp-header outside the properties that are reached from the root "
                          "through \"properties\" alone"_s);
            return;
        }
        const QString name = annotation.toString();
        if (!annotation.isString() || name.isEmpty()) {
            find(pointer,
                 u"x-mcp-header must be a non-empty string, and is %1"_s.arg(annotation.toText()));
            return;
        }
        if (!isToken(name)) {
            find(pointer,
                 u"x-mcp-header %1 is no header name (RFC 9110 token)"_s.arg(annotation.toText()));
            return;
        }
        if (const QString other = m_names.value(name.toLower()); !other.isNull()) {
            find(pointer, u"x-mcp-header \"%1\" stands at %2 already (case does not count)"_s.arg(
                              name, other));
            return;
        }
        m_names.insert(name.toLower(), pointer);

        const Json &type = schema["type"_L1];
        const QString word = type.toString();
        if (word == "number"_L1) {
            find(pointer,
                 u"x-mcp-header on \"type\": \"number\"; allowed are string, integer and "
                 "boolean"_s,
                 false);
        } else if (word != "string"_L1 && word != "integer"_L1 && word != "boolean"_L1) {
            const QString found = type.isNull() ? u"none"_s : type.toText();
            find(pointer, u"x-mcp-header needs the type string, integer or boolean; the property's "
                          "type is %1"_s.arg(found));
            return;
        }
        out.usable.append({name, path, word});
    }

    QHash<QString, QString> m_names; // lower case → where it stood first
};

std::optional<QString> scalarText(const Json &value)
{
    switch (value.type()) {
    case Json::Type::String:
        return value.toString();
    case Json::Type::Bool:
        return value.toBool() ? u"true"_s : u"false"_s;
    case Json::Type::Number: {
        if (!value.isInteger()) {
            const double number = value.toDouble();
            if (!std::isfinite(number))
                return {};
            // Servers compare with the number that they have read, so `1.50` goes out as 1.5.
            return QString::number(number, 'g', QLocale::FloatingPointShortest);
        }
        const std::optional<qint64> number = value.toInt64();
        if (!number || *number > kLargestSafeInteger || *number < -kLargestSafeInteger)
            return {};
        return QString::number(*number);
    }
    default:
        return {};
    }
}

} // namespace

QByteArray encodeHeaderValue(const QString &value)
{
    const bool plain = !value.isEmpty() && value.front() != u' ' && value.back() != u' ' &&
                       std::ranges::all_of(value, [](QChar c) { return c >= u' ' && c <= u'~'; });
    QByteArray utf8 = value.toUtf8();
    if (plain && !looksEncoded(utf8))
        return utf8;
    return kEncodedStart.toByteArray() + utf8.toBase64() + kEncodedEnd.toByteArray();
}

std::optional<QString> decodeHeaderValue(const QByteArray &value)
{
    if (!looksEncoded(value))
        return QString::fromLatin1(value);
    const QByteArray inner = value.sliced(kEncodedStart.size(),
                                          value.size() - kEncodedStart.size() - kEncodedEnd.size());
    const auto decoded =
        QByteArray::fromBase64Encoding(inner, QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.toBase64() != inner)
        return {};
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    QString text = decoder(decoded.decoded);
    if (decoder.hasError())
        return {};
    return text;
}

bool Annotations::isValid() const
{
    return std::ranges::none_of(findings, &Finding::isFatal);
}

QString Annotations::fatalText() const
{
    QStringList texts;
    for (const Finding &finding : findings) {
        if (finding.isFatal)
            texts.append(u"inputSchema%1: %2"_s.arg(finding.pointer, finding.reason));
    }
    return texts.join(u"; "_s);
}

Annotations readAnnotations(const Json &inputSchema)
{
    Reader reader;
    reader.visit(inputSchema, {}, {}, true);
    return reader.out;
}

QList<std::pair<QByteArray, QByteArray>> paramFields(const Json &inputSchema, const Json &arguments)
{
    QList<std::pair<QByteArray, QByteArray>> out;
    const Annotations annotations = readAnnotations(inputSchema);
    for (const Annotation &annotation : annotations.usable) {
        const Json *value = &arguments;
        for (const QString &step : annotation.path) {
            value = value->find(step);
            if (!value)
                break;
        }
        const std::optional<QString> text = value ? scalarText(*value) : std::nullopt;
        if (text)
            out.append({"Mcp-Param-"_ba + annotation.name.toLatin1(), encodeHeaderValue(*text)});
    }
    return out;
}

} // namespace Mcp::HeaderMirror
