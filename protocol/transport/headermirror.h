// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace Mcp {

/// What 2026-07-28 mirrors from a message's body into HTTP header fields, so that proxies can route
/// without reading bodies: values as pure functions, no transport and no session.
///
/// Source: MCP 2026-07-28, Basic/Transports, Standard Headers and Custom Headers from Tool
/// Parameters; requirements T-38 to T-43.
namespace HeaderMirror {

/// Writes a text as the value of a header field: as it is if it consists of the characters 0x20 to
/// 0x7E without a space at either end, else as `=?base64?…?=` around its UTF-8 bytes. An empty text
/// and one that itself looks like `=?base64?…?=` are encoded too. Never contains CR or LF.
[[nodiscard]] QByteArray encodeHeaderValue(const QString &value);

/// The reverse, for showing fields: nothing if the part between the markers is no padded Base64 of
/// valid UTF-8.
[[nodiscard]] std::optional<QString> decodeHeaderValue(const QByteArray &value);

/// One `x-mcp-header` of an inputSchema that is usable.
struct Annotation
{
    QString name;     ///< the part after `Mcp-Param-`, in the spelling of the schema
    QStringList path; ///< member names from the root of the arguments, e.g. {"options", "limit"}
    QString type;     ///< "string", "integer", "boolean" or "number"
    bool operator==(const Annotation &) const = default;
};

/// What is wrong with one annotation.
struct Finding
{
    QString pointer; ///< JSON Pointer, in the inputSchema, of the schema that holds the annotation
    QString reason;  ///< technical English: what was expected and what came
    /// True: the tool must be left out of the usable ones (T-43). False: tolerated; today only
    /// `"type": "number"`, which the text forbids and the conformance suite used.
    bool isFatal = true;
    bool operator==(const Finding &) const = default;
};

struct Annotations
{
    QList<Annotation> usable; ///< in the order of the schema
    QList<Finding> findings;  ///< in the order of the schema
    [[nodiscard]] bool isValid() const;
    /// The reasons of the fatal findings, each with its place, in one line; empty if there are
    /// none.
    [[nodiscard]] QString fatalText() const;
};

/// Finds the annotations of a tool's inputSchema, also in places where none may be.
[[nodiscard]] Annotations readAnnotations(const Json &inputSchema);

/// The `Mcp-Param-*` fields of one tools/call, as (name, value). Arguments that are absent, null,
/// not of a scalar type, or whole numbers beyond ±(2^53−1) have none. Unusable annotations are
/// skipped.
[[nodiscard]] QList<std::pair<QByteArray, QByteArray>> paramFields(const Json &inputSchema,
                                                                   const Json &arguments);

} // namespace HeaderMirror
} // namespace Mcp
