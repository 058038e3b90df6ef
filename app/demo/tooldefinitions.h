// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "revision.h"

#include <QJsonArray>
#include <QJsonObject>

namespace Demo {

/// The sample tools as 2026-07-28 lists them: `name`, `title`, `description`, `annotations`,
/// `inputSchema` and, for some, `outputSchema`.
[[nodiscard]] QJsonArray sampleToolDefinitions();

/// The tools for measuring, `flood` and `blob`, in the same shape.
[[nodiscard]] QJsonArray benchToolDefinitions();

/// The definition of generated tool \a number (from 1), named tool_0001 and so on.
[[nodiscard]] QJsonObject generatedToolDefinition(int number);

/// \a tool without what the revision does not know yet.
[[nodiscard]] QJsonObject trimmedTool(QJsonObject tool, const Features &features);

} // namespace Demo
