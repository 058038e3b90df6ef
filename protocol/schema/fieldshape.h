// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <optional>

namespace Mcp {

/// What a form offers for one value.
enum class FieldKind : quint8 {
    Text,     ///< a string
    Integer,  ///< a number without fraction; kept as text, so that no digit is lost
    Number,   ///< kept as text
    Boolean,  ///< true or false
    Choice,   ///< one of shape.choices
    Constant, ///< shape.constant and nothing else
    Object,   ///< a group of named fields
    Array,    ///< a list of rows of one kind
    Raw       ///< JSON typed by hand; shape.fallback says why
};

/// Why a field is a JSON editor.
enum class Fallback : quint8 {
    None,
    AnyValue,            ///< the schema allows every type (`true`, `{}`, no `type`)
    SeveralTypes,        ///< `type` lists more than one; detail: the names
    Union,               ///< `anyOf` or `oneOf` of different shapes; detail: the keyword
    Combination,         ///< `allOf` whose parts cannot be merged; detail: the keyword in conflict
    FreeKeys,            ///< an object with keys of the caller's choice
    Tuple,               ///< an array with a schema for each position
    UnresolvedReference, ///< `$ref` points to nothing; detail: the reference
    ExternalReference,   ///< `$ref` leaves the document, and nothing is fetched; detail: the
                         ///< reference
    ReferenceLoop,       ///< `$ref` leads back to itself; detail: the reference
    NothingAllowed,      ///< the schema is `false`
    NoChoices,           ///< an empty `enum`
    UnknownType,         ///< `type` names no JSON type; detail: the name
    NotASchema, ///< neither an object nor a boolean, or a keyword of the wrong type; detail
    TooDeep     ///< more references or branches than anyone writes on purpose
};

/// True for reasons that are a fault in the schema, not a limit of the form.
[[nodiscard]] bool isSchemaFault(Fallback reason);

struct FieldChoice
{
    Json value;
    QString title;       ///< text to show; the value's own text where the schema gives no title
    QString description; ///< may be empty
    bool operator==(const FieldChoice &) const = default;
};

/// Limits on a value. Numbers are JSON numbers with their text, so that comparing is exact.
struct Constraints
{
    std::optional<Json> minimum;
    std::optional<Json> maximum;
    std::optional<Json> exclusiveMinimum;
    std::optional<Json> exclusiveMaximum;
    std::optional<Json> multipleOf;
    std::optional<qint64> minLength; ///< code points
    std::optional<qint64> maxLength; ///< code points
    std::optional<qint64> minItems;
    std::optional<qint64> maxItems;
    bool uniqueItems = false;
    bool extraMembers = true; ///< false for `additionalProperties: false`
    /// As the schema writes it; unanchored, as JSON Schema says.
    QString pattern;
    /// The pattern, ready to use; invalid if Qt cannot compile it (then it is not checked here).
    QRegularExpression expression;
};

/// One schema, understood once: references followed, `allOf` merged, null taken out.
///
/// Source: JSON Schema 2020-12, with what draft 4 to draft 7 write differently (`definitions`,
/// boolean `exclusiveMinimum`) and `nullable` and `enumNames` as seen in the wild.
struct FieldShape
{
    FieldKind kind = FieldKind::Raw;
    Fallback fallback = Fallback::None;
    QString fallbackDetail;
    /// Null is allowed besides the values of `kind`. False where null is one of `choices`.
    bool isNullable = false;
    bool isDeprecated = false;
    bool isReadOnly = false;
    QString title;
    QString description;
    QString format;    ///< `format`, a hint
    QString mediaType; ///< `contentMediaType`, a hint
    std::optional<Json> defaultValue;
    Json::Array examples;
    QList<FieldChoice> choices;
    Json constant;
    Constraints constraints;
    /// Names of the JSON types that are allowed; empty for all. With "null" if that is allowed.
    QStringList types;
    QStringList required;
    /// Object: name and schema of each member, in the schema's order.
    Json::Object properties;
    /// Array: the schema of each item; `true` where there is none.
    Json items;
    /// Keywords that restrict the value and that the form does not check (`not`, `if`, …).
    QStringList unchecked;
    /// References that were followed to get here; children that follow one again are cycles.
    QStringList references;

    /// True where more than one line of text is to be expected.
    [[nodiscard]] bool isMultiline() const;
};

/// Understands schemas of one document.
///
/// References are followed inside the document only: JSON Pointers, `$anchor`, and `$id` of the
/// document itself. Nothing is fetched (MCP 2026-07-28, P-03).
class SchemaReader
{
public:
    /// @p document is the whole schema, to which `#/…` refers.
    explicit SchemaReader(Json document);
    Q_DISABLE_COPY_MOVE(SchemaReader)

    [[nodiscard]] const Json &document() const { return m_document; }
    /// Understands @p schema, a part of the document. Never fails: what is not understood becomes
    /// FieldKind::Raw with a reason.
    [[nodiscard]] FieldShape read(const Json &schema) const;
    /// Understands the document itself, as the schema of arguments: `{}` and `{"type": "object"}`
    /// are an object without members here, not one with free keys.
    [[nodiscard]] FieldShape readRoot() const;

private:
    struct Flat;
    /// @p via lists the references and branches that led here, to end loops.
    [[nodiscard]] Flat flatten(const Json &schema, const QStringList &via) const;
    bool follow(Flat &flat, const QStringList &via) const;
    bool mergeAllOf(Flat &flat, const QStringList &via) const;
    bool splitNull(Flat &flat, const QStringList &via) const;
    bool merge(Flat &flat, const Flat &part) const;
    [[nodiscard]] const Json *target(const QString &reference, Fallback &reason) const;

    void readKind(FieldShape &shape, const Json &schema) const;
    bool readChoices(FieldShape &shape, const Json &schema) const;
    void readObject(FieldShape &shape, const Json &schema) const;
    void readArray(FieldShape &shape, const Json &schema) const;
    [[nodiscard]] bool addsMembers(const Json &schema, const Json &branches) const;

    const Json m_document;
    mutable std::optional<QHash<QString, const Json *>> m_anchors; // filled when first needed
    mutable int m_budget = 0; // schemas that one read() may still look at
};

} // namespace Mcp
