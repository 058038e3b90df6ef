// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QByteArray>

/// Reads JSON that a test wrote itself; ends the program if it is none.
inline Mcp::Json json(QByteArrayView text)
{
    const auto value = Mcp::Json::parse(text);
    if (!value)
        qFatal("The test's own JSON is wrong: %s", qPrintable(value.error().toString()));
    return *value;
}

/// As json(), where `@` stands for `#`: moc reads raw strings as code, and a hash in them is a
/// directive for it (so are brackets without a partner; these tests write them escaped).
inline Mcp::Json jsonWithHashes(QByteArrayView text)
{
    return json(text.toByteArray().replace('@', '#'));
}

/// An object schema with these members of `properties`.
inline Mcp::Json objectSchema(QByteArrayView properties, QByteArrayView required = "[]")
{
    Mcp::Json schema = json(R"({"type": "object"})");
    schema.set(u"properties", json(properties));
    schema.set(u"required", json(required));
    return schema;
}
