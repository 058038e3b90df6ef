// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace Demo {

/// Says in plain words what is wrong with \a value under \a schema; nothing if it fits.
///
/// Knows the part of JSON Schema 2020-12 that this server's own tools use: `type`, `enum`, `oneOf`
/// of `const`, `properties`, `required`, `additionalProperties: false`, `items`, `minItems`,
/// `minimum`, `maximum`, `minLength` and the format `date-time`. \a where names the value, e.g.
/// "items[0].quantity"; empty for the arguments as a whole.
[[nodiscard]] std::optional<QString> problemWith(const QJsonValue &value, const QJsonObject &schema,
                                                 const QString &where = {});

} // namespace Demo
