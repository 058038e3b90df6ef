// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "json/json.h"

#include <QStringDecoder>

#include <jsoncons/json_reader.hpp>
#include <simdjson.h>

#include <cmath>

namespace Mcp {
using namespace Qt::StringLiterals;
namespace sj = simdjson;

namespace {

constexpr int kMaxDepth = 1000;
const Json kNull;

QString fromUtf8(std::string_view utf8)
{
    // QString::fromUtf8 would drop a leading U+FEFF, which belongs to the value here.
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless |
                                                     QStringDecoder::Flag::ConvertInitialBom);
    return decoder(QByteArrayView(utf8.data(), qsizetype(utf8.size())));
}

// Reads a simdjson value (or document: same interface) into `out`.
template <typename Value>
sj::error_code read(Value &value, Json &out, int depth = 1)
{
    if (depth > kMaxDepth)
        return sj::DEPTH_ERROR;
    sj::ondemand::json_type type;
    if (const auto error = value.type().get(type))
        return error;
    switch (type) {
    case sj::ondemand::json_type::array: {
        sj::ondemand::array array;
        if (const auto error = value.get_array().get(array))
            return error;
        Json::Array items;
        for (auto entry : array) {
            sj::ondemand::value item;
            if (const auto error = std::move(entry).get(item))
                return error;
            if (const auto error = read(item, items.emplaceBack(), depth + 1))
                return error;
        }
        out = Json::array(std::move(items));
        return sj::SUCCESS;
    }
    case sj::ondemand::json_type::object: {
        sj::ondemand::object object;
        if (const auto error = value.get_object().get(object))
            return error;
        Json::Object members;
        for (auto entry : object) {
            sj::ondemand::field field;
            if (const auto error = std::move(entry).get(field))
                return error;
            std::string_view key;
            if (const auto error = field.unescaped_key(true).get(key))
                return error;
            JsonMember &member = members.emplaceBack(fromUtf8(key), Json());
            if (const auto error = read(field.value(), member.value, depth + 1))
                return error;
        }
        out = Json::object(std::move(members));
        return sj::SUCCESS;
    }
    case sj::ondemand::json_type::string: {
        std::string_view text;
        if (const auto error = value.get_string(true).get(text))
            return error;
        out = Json(fromUtf8(text));
        return sj::SUCCESS;
    }
    case sj::ondemand::json_type::number: {
        std::string_view
            token; // raw_json, not get_number: digits that no machine number holds stay
        if (const auto error = value.raw_json().get(token))
            return error;
        const auto number =
            Json::number(QByteArrayView(token.data(), qsizetype(token.size())).trimmed());
        if (!number)
            return sj::NUMBER_ERROR;
        out = *number;
        return sj::SUCCESS;
    }
    case sj::ondemand::json_type::boolean: {
        bool flag = false;
        if (const auto error = value.get_bool().get(flag))
            return error;
        out = Json(flag);
        return sj::SUCCESS;
    }
    case sj::ondemand::json_type::null: {
        bool null = false;
        if (const auto error = value.is_null().get(null))
            return error;
        return null ? sj::SUCCESS : sj::N_ATOM_ERROR;
    }
    default:
        return sj::TAPE_ERROR;
    }
}

// simdjson says that a text is wrong; jsoncons says where.
Error explain(QByteArrayView utf8)
{
    Error error{.kind = Error::Kind::Parse, .text = u"not JSON"_s};
    if (utf8.trimmed().isEmpty()) {
        error.text = u"expected a JSON value, found nothing"_s;
        return error;
    }
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder(utf8);
    if (decoder.hasError()) {
        error.text = u"not valid UTF-8"_s;
        return error;
    }
    jsoncons::json_options options;
    options.max_nesting_depth(kMaxDepth);
    jsoncons::json_string_reader reader(std::string_view(utf8.data(), size_t(utf8.size())),
                                        options);
    std::error_code code;
    reader.read(code);
    if (!code)
        return error;
    error.text = QString::fromStdString(code.message());
    error.where = u"line %1, column %2"_s.arg(reader.line()).arg(reader.column());
    return error;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

void writeString(QByteArray &out, QStringView text)
{
    out += '"';
    const QByteArray utf8 = text.toUtf8();
    qsizetype from = 0;
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const auto c = uchar(utf8[i]);
        if (c >= 0x20 && c != '"' && c != '\\')
            continue;
        out += QByteArrayView(utf8).sliced(from, i - from);
        from = i + 1;
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        case '\b':
            out += "\\b";
            break;
        case '\f':
            out += "\\f";
            break;
        default: {
            static constexpr char kHex[] = "0123456789abcdef";
            out += "\\u00";
            out += kHex[c >> 4];
            out += kHex[c & 15];
        }
        }
    }
    out += QByteArrayView(utf8).sliced(from);
    out += '"';
}

class Writer
{
public:
    explicit Writer(Json::Format format) : m_indented(format == Json::Format::Indented) {}

    void write(const Json &value)
    {
        switch (value.type()) {
        case Json::Type::Null:
            m_out += "null";
            break;
        case Json::Type::Bool:
            m_out += value.toBool() ? "true" : "false";
            break;
        case Json::Type::Number:
            m_out += value.numberText();
            break;
        case Json::Type::String:
            writeString(m_out, value.toString());
            break;
        case Json::Type::Array:
            writeSequence('[', ']', value.items(), [this](const Json &item) { write(item); });
            break;
        case Json::Type::Object:
            writeSequence('{', '}', value.members(), [this](const JsonMember &member) {
                writeString(m_out, member.key);
                m_out += m_indented ? ": " : ":";
                write(member.value);
            });
            break;
        }
    }
    QByteArray take() { return std::move(m_out); }

private:
    template <typename List, typename WriteItem>
    void writeSequence(char open, char close, const List &list, WriteItem writeItem)
    {
        m_out += open;
        ++m_depth;
        bool first = true;
        for (const auto &item : list) {
            if (!std::exchange(first, false))
                m_out += ',';
            newLine();
            writeItem(item);
        }
        --m_depth;
        if (!list.isEmpty())
            newLine();
        m_out += close;
    }
    void newLine()
    {
        if (!m_indented)
            return;
        m_out += '\n';
        m_out.append(qsizetype(m_depth) * 2, ' ');
    }

    QByteArray m_out;
    int m_depth = 0;
    bool m_indented;
};

// The steps of a JSON Pointer, unescaped; nothing for a text that is no pointer.
std::optional<QStringList> pointerSteps(QStringView pointer)
{
    if (pointer.isEmpty())
        return QStringList();
    if (!pointer.startsWith(u'/'))
        return std::nullopt;
    QStringList steps = pointer.sliced(1).toString().split(u'/');
    for (QString &step : steps)
        step.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
    return steps;
}

std::optional<qsizetype> arrayIndex(const QString &step)
{
    bool ok = false;
    const qsizetype index = step.toLongLong(&ok);
    const bool canonical = ok && index >= 0 && QString::number(index) == step;
    return canonical ? std::optional(index) : std::nullopt;
}

// value = digits * 10^exponent, digits without leading or trailing zeros.
struct Decimal
{
    bool negative = false;
    QByteArray digits;
    qint64 exponent = 0;
    bool operator==(const Decimal &) const = default;
};

Decimal decimal(QByteArrayView text)
{
    Decimal out;
    qsizetype i = 0;
    out.negative = text.startsWith('-');
    i += out.negative ? 1 : 0;
    bool fraction = false;
    for (; i < text.size() && text[i] != 'e' && text[i] != 'E'; ++i) {
        if (text[i] == '.') {
            fraction = true;
            continue;
        }
        out.digits += text[i];
        out.exponent -= fraction ? 1 : 0;
    }
    if (i < text.size()) {
        bool fits = false;
        const QByteArrayView exponent = text.sliced(i + 1);
        const qint64 value = exponent.toLongLong(&fits);
        constexpr qint64 kBeyond = 1'000'000'000'000;
        out.exponent += fits ? value : exponent.startsWith('-') ? -kBeyond : kBeyond;
    }
    while (out.digits.startsWith('0'))
        out.digits.remove(0, 1);
    while (out.digits.endsWith('0')) {
        out.digits.chop(1);
        ++out.exponent;
    }
    if (out.digits.isEmpty())
        return {};
    return out;
}

} // namespace

Json::Json(double value)
{
    // JSON has no infinity and no NaN; null is what JavaScript writes for them too.
    if (std::isfinite(value))
        m_value = Number{QByteArray::number(value, 'g', QLocale::FloatingPointShortest)};
}

Json Json::array(Array items)
{
    Json out;
    out.m_value = std::move(items);
    return out;
}

Json Json::object(std::initializer_list<JsonMember> members)
{
    return object(Object(members));
}

Json Json::object(Object members)
{
    Json out;
    out.m_value = std::move(members);
    return out;
}

std::optional<Json> Json::number(QByteArrayView text)
{
    qsizetype i = 0;
    const auto peek = [&] { return i < text.size() ? text[i] : '\0'; };
    const auto digits = [&] {
        const qsizetype from = i;
        while (isDigit(peek()))
            ++i;
        return i > from;
    };
    if (peek() == '-')
        ++i;
    if (peek() == '0')
        ++i;
    else if (!digits())
        return std::nullopt;
    if (peek() == '.') {
        ++i;
        if (!digits())
            return std::nullopt;
    }
    if (peek() == 'e' || peek() == 'E') {
        ++i;
        if (peek() == '+' || peek() == '-')
            ++i;
        if (!digits())
            return std::nullopt;
    }
    if (i != text.size())
        return std::nullopt;
    Json out;
    out.m_value = Number{text.toByteArray()};
    return out;
}

Result<Json> Json::parse(QByteArrayView utf8)
{
    sj::ondemand::parser parser;
    std::ignore = parser.allocate(size_t(utf8.size()), kMaxDepth + 2);
    const sj::padded_string padded(utf8.data(), size_t(utf8.size()));
    sj::ondemand::document document;
    Json out;
    const bool ok = parser.iterate(padded).get(document) == sj::SUCCESS &&
                    read(document, out) == sj::SUCCESS && document.at_end();
    if (!ok)
        return std::unexpected(explain(utf8));
    return out;
}

Result<Json> Json::parse(const QByteArray &utf8)
{
    return parse(QByteArrayView(utf8));
}

Result<Json> Json::parse(const QString &text)
{
    return parse(QByteArrayView(text.toUtf8()));
}

QByteArray Json::toBytes(Format format) const
{
    Writer writer(format);
    writer.write(*this);
    return writer.take();
}

QString Json::toText(Format format) const
{
    return QString::fromUtf8(toBytes(format));
}

bool Json::isInteger() const
{
    return isNumber() && decimal(numberText()).exponent >= 0;
}

bool Json::toBool(bool fallback) const
{
    const bool *flag = std::get_if<bool>(&m_value);
    return flag ? *flag : fallback;
}

std::optional<qint64> Json::toInt64() const
{
    if (!isNumber())
        return std::nullopt;
    bool ok = false;
    if (const qint64 direct = numberText().toLongLong(&ok); ok)
        return direct;
    Decimal exact = decimal(numberText());
    if (exact.digits.isEmpty())
        return 0;
    if (exact.exponent < 0 || exact.exponent > 18)
        return std::nullopt;
    const QByteArray digits =
        (exact.negative ? "-" : "") + exact.digits + QByteArray(exact.exponent, '0');
    const qint64 value = digits.toLongLong(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

double Json::toDouble(double fallback) const
{
    bool ok = false;
    const double value = numberText().toDouble(&ok);
    return ok ? value : fallback;
}

QString Json::toString() const
{
    const QString *text = std::get_if<QString>(&m_value);
    return text ? *text : QString();
}

QByteArray Json::numberText() const
{
    const Number *number = std::get_if<Number>(&m_value);
    return number ? number->text : QByteArray();
}

qsizetype Json::size() const
{
    return isArray() ? items().size() : members().size();
}

const Json::Array &Json::items() const
{
    static const Array none;
    const Array *items = std::get_if<Array>(&m_value);
    return items ? *items : none;
}

const Json::Object &Json::members() const
{
    static const Object none;
    const Object *members = std::get_if<Object>(&m_value);
    return members ? *members : none;
}

const Json &Json::at(qsizetype index) const
{
    return index >= 0 && index < items().size() ? items().at(index) : kNull;
}

const Json *Json::find(QStringView key) const
{
    const Object &all = members();
    for (qsizetype i = all.size() - 1; i >= 0; --i) {
        if (all.at(i).key == key)
            return &all.at(i).value;
    }
    return nullptr;
}

const Json *Json::find(QLatin1StringView key) const
{
    const Object &all = members();
    for (qsizetype i = all.size() - 1; i >= 0; --i) {
        if (all.at(i).key == key)
            return &all.at(i).value;
    }
    return nullptr;
}

const Json &Json::operator[](QStringView key) const
{
    const Json *found = find(key);
    return found ? *found : kNull;
}

const Json &Json::operator[](QLatin1StringView key) const
{
    const Json *found = find(key);
    return found ? *found : kNull;
}

const Json *Json::resolve(QStringView pointer) const
{
    const auto steps = pointerSteps(pointer);
    if (!steps)
        return nullptr;
    const Json *at = this;
    for (const QString &step : *steps) {
        if (at->isObject()) {
            at = at->find(step);
        } else {
            const auto index = arrayIndex(step);
            at = at->isArray() && index && *index < at->size() ? &at->items().at(*index) : nullptr;
        }
        if (!at)
            return nullptr;
    }
    return at;
}

void Json::set(QStringView key, Json value)
{
    if (!isObject())
        m_value = Object();
    Object &all = std::get<Object>(m_value);
    for (JsonMember &member : all) {
        if (member.key == key) {
            member.value = std::move(value);
            return;
        }
    }
    all.append({key.toString(), std::move(value)});
}

void Json::remove(QStringView key)
{
    if (isObject())
        std::get<Object>(m_value).removeIf(
            [key](const JsonMember &member) { return member.key == key; });
}

void Json::append(Json value)
{
    if (!isArray())
        m_value = Array();
    std::get<Array>(m_value).append(std::move(value));
}

bool Json::setAt(QStringView pointer, Json value)
{
    const auto steps = pointerSteps(pointer);
    if (!steps)
        return false;
    Json *at = this;
    for (const QString &step : *steps) {
        if (at->isArray()) {
            Array &all = std::get<Array>(at->m_value);
            const auto index = step == "-"_L1 ? std::optional(all.size()) : arrayIndex(step);
            if (!index || *index > all.size())
                return false;
            if (*index == all.size())
                all.append(Json());
            at = &all[*index];
        } else if (at->isObject() || at->isNull()) {
            if (!at->contains(step))
                at->set(step, Json());
            Object &all = std::get<Object>(at->m_value);
            at = &std::find_if(all.begin(), all.end(), [&](const JsonMember &m) {
                      return m.key == step;
                  })->value;
        } else {
            return false;
        }
    }
    *at = std::move(value);
    return true;
}

bool operator==(const Json &a, const Json &b)
{
    return a.m_value == b.m_value;
}

bool Json::equals(const Json &other) const
{
    if (type() != other.type())
        return false;
    switch (type()) {
    case Type::Number:
        return decimal(numberText()) == decimal(other.numberText());
    case Type::Array:
        return std::equal(items().begin(), items().end(), other.items().begin(),
                          other.items().end(),
                          [](const Json &a, const Json &b) { return a.equals(b); });
    case Type::Object:
        return size() == other.size() &&
               std::all_of(members().begin(), members().end(), [&other](const JsonMember &member) {
                   const Json *twin = other.find(member.key);
                   return twin && member.value.equals(*twin);
               });
    default:
        return *this == other;
    }
}

QString Json::pointerStep(QStringView key)
{
    return key.toString().replace("~"_L1, "~0"_L1).replace("/"_L1, "~1"_L1);
}

} // namespace Mcp
