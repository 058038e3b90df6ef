// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <concepts>
#include <expected>
#include <initializer_list>
#include <optional>
#include <utility>
#include <variant>

namespace Mcp {

struct Error;
struct JsonMember;

/// A JSON value that loses nothing a reader could care about.
///
/// Members keep their order and duplicates, numbers keep their text (`1`, `1.0`, `1e2` and
/// 2^64 stay apart and exact). Copies are cheap: every alternative is implicitly shared, so a
/// value may be handed to another thread.
///
/// Strings are UTF-16 in memory; an unpaired surrogate in the input becomes U+FFFD (the bytes as
/// they came are in the frame log). Parsed with simdjson; a failure is explained with line and
/// column by jsoncons.
class Json
{
public:
    enum class Type : quint8 { Null, Bool, Number, String, Array, Object };
    enum class Format : quint8 { Compact, Indented };
    using Array = QList<Json>;
    using Object = QList<JsonMember>;

    Json() = default;
    Json(std::nullptr_t) {}
    Json(std::same_as<bool> auto value) : m_value(value) {}
    Json(std::integral auto value)
        requires(!std::same_as<decltype(value), bool>)
        : m_value(Number{QByteArray::number(value)})
    {
    }
    Json(double value);
    Json(QString value) : m_value(std::move(value)) {}
    Json(QStringView value) : m_value(value.toString()) {}
    Json(QLatin1StringView value) : m_value(QString(value)) {}
    Json(const char16_t *value) : m_value(QString(QStringView(value))) {}

    /// An array holding @p items in order.
    static Json array(Array items = {});
    /// An object holding @p members in order.
    static Json object(std::initializer_list<JsonMember> members);
    static Json object(Object members = {});
    /// A number with exactly this text; the text must be a JSON number (RFC 8259, section 6), else
    /// nothing is returned.
    static std::optional<Json> number(QByteArrayView text);

    /// Reads one JSON text in UTF-8. Nesting deeper than 1000 levels is refused.
    ///
    /// Errors: Error::Kind::Parse; `text` says what was expected, `where` is "line L, column C",
    /// `offset` the byte.
    [[nodiscard]] static std::expected<Json, Error> parse(QByteArrayView utf8);
    [[nodiscard]] static std::expected<Json, Error> parse(const QByteArray &utf8);
    [[nodiscard]] static std::expected<Json, Error> parse(const QString &text);

    /// Writes UTF-8 without a byte-order mark; Indented uses two spaces and no final newline.
    [[nodiscard]] QByteArray toBytes(Format format = Format::Compact) const;
    [[nodiscard]] QString toText(Format format = Format::Compact) const;

    [[nodiscard]] Type type() const { return static_cast<Type>(m_value.index()); }
    [[nodiscard]] bool isNull() const { return type() == Type::Null; }
    [[nodiscard]] bool isBool() const { return type() == Type::Bool; }
    [[nodiscard]] bool isNumber() const { return type() == Type::Number; }
    [[nodiscard]] bool isString() const { return type() == Type::String; }
    [[nodiscard]] bool isArray() const { return type() == Type::Array; }
    [[nodiscard]] bool isObject() const { return type() == Type::Object; }
    /// True for a number without fraction in its mathematical sense: `1`, `1.0` and `1e2`.
    [[nodiscard]] bool isInteger() const;

    [[nodiscard]] bool toBool(bool fallback = false) const;
    /// The exact value if it is an integer that fits, else nothing.
    [[nodiscard]] std::optional<qint64> toInt64() const;
    /// The nearest double, or @p fallback if this is no number.
    [[nodiscard]] double toDouble(double fallback = 0) const;
    /// The text of a string, or an empty string for every other type.
    [[nodiscard]] QString toString() const;
    /// The text of a number as it stood on the wire; empty for every other type.
    [[nodiscard]] QByteArray numberText() const;

    /// Items of an array or members of an object; 0 for scalars.
    [[nodiscard]] qsizetype size() const;
    [[nodiscard]] bool isEmpty() const { return size() == 0; }
    /// The items of an array; empty for every other type.
    [[nodiscard]] const Array &items() const;
    /// The members of an object, duplicates included; empty for every other type.
    [[nodiscard]] const Object &members() const;
    /// The item at @p index, or null if there is none.
    [[nodiscard]] const Json &at(qsizetype index) const;
    /// The last member called @p key (what most readers of duplicates take), or nullptr.
    [[nodiscard]] const Json *find(QStringView key) const;
    [[nodiscard]] const Json *find(QLatin1StringView key) const;
    [[nodiscard]] bool contains(QStringView key) const { return find(key) != nullptr; }
    [[nodiscard]] bool contains(QLatin1StringView key) const { return find(key) != nullptr; }
    /// As find(), but a null value stands for "absent".
    [[nodiscard]] const Json &operator[](QStringView key) const;
    [[nodiscard]] const Json &operator[](QLatin1StringView key) const;

    /// The value at a JSON Pointer (RFC 6901), or nullptr. The empty pointer is the value itself.
    [[nodiscard]] const Json *resolve(QStringView pointer) const;

    /// Sets member @p key, in place or at the end; a value that is no object becomes one.
    void set(QStringView key, Json value);
    /// Removes every member called @p key.
    void remove(QStringView key);
    /// Appends to an array; a value that is no array becomes one.
    void append(Json value);
    /// Sets the value at a JSON Pointer, making objects on the way; a step `-` or one past the end
    /// appends to an array. Returns false if the path leads through a scalar or a bad index.
    bool setAt(QStringView pointer, Json value);

    /// Same text, same order: what two values must be to leave equal bytes.
    friend bool operator==(const Json &a, const Json &b);
    /// Equal as JSON Schema counts it: member order and spelling of numbers do not matter.
    [[nodiscard]] bool equals(const Json &other) const;

    /// Escapes one step of a JSON Pointer: `~` as `~0`, `/` as `~1`.
    static QString pointerStep(QStringView key);

private:
    struct Number
    {
        QByteArray text;
        bool operator==(const Number &) const = default;
    };
    std::variant<std::monostate, bool, Number, QString, Array, Object> m_value;
};

/// One member of a JSON object.
struct JsonMember
{
    QString key;
    Json value;
    bool operator==(const JsonMember &) const = default;
};

} // namespace Mcp

#include "json/error.h"
