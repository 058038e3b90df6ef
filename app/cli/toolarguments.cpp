// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "toolarguments.h"

#include <algorithm>

namespace Cli {
using namespace Qt::StringLiterals;
using Mcp::Json;

namespace {

constexpr int kMaxDepth = 16; // of $ref and anyOf: schemas may be cyclic

QStringList typesOf(const Json &value)
{
    switch (value.type()) {
    case Json::Type::Null:
        return {u"null"_s};
    case Json::Type::Bool:
        return {u"boolean"_s};
    case Json::Type::Number:
        return value.isInteger() ? QStringList{u"integer"_s, u"number"_s}
                                 : QStringList{u"number"_s};
    case Json::Type::String:
        return {u"string"_s};
    case Json::Type::Array:
        return {u"array"_s};
    case Json::Type::Object:
        return {u"object"_s};
    }
    return {};
}

// The types that a schema names, by itself or in its branches; none if it does not say.
QStringList namedTypes(const Json &schema, const Json &root, int depth = 0)
{
    if (depth > kMaxDepth)
        return {};
    QStringList types;
    const Json &type = schema["type"_L1];
    if (type.isString())
        types.append(type.toString());
    for (const Json &each : type.items())
        types.append(each.toString());
    if (types.isEmpty()) {
        for (const Json &value : schema["enum"_L1].items())
            types.append(typesOf(value));
        if (const Json *constant = schema.find("const"_L1))
            types.append(typesOf(*constant));
    }
    for (const QLatin1StringView branches : {"anyOf"_L1, "oneOf"_L1}) {
        for (const Json &branch : schema[branches].items())
            types.append(namedTypes(branch, root, depth + 1));
    }
    const QString reference = schema["$ref"_L1].toString();
    if (reference.startsWith("#/"_L1)) {
        if (const Json *target = root.resolve(reference.sliced(1)))
            types.append(namedTypes(*target, root, depth + 1));
    }
    return types;
}

bool wantsText(const Json &value, const QStringList &types)
{
    if (value.isString() || !types.contains("string"_L1))
        return false;
    const QStringList fitting = typesOf(value);
    return std::ranges::none_of(fitting,
                                [&types](const QString &type) { return types.contains(type); });
}

} // namespace

Json toolArguments(const Pairs &pairs, const Json &inputSchema)
{
    Json arguments = Json::object();
    for (const auto &[key, text] : pairs) {
        const Json value = jsonOrText(text);
        const Json *property = inputSchema["properties"_L1].find(key);
        const bool isText = property && wantsText(value, namedTypes(*property, inputSchema));
        arguments.set(key, isText ? Json(text) : value);
    }
    return arguments;
}

} // namespace Cli
