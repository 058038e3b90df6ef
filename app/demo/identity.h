// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "revision.h"

#include <QJsonObject>

namespace Demo {

/// `serverInfo`, with the members that the revision knows.
[[nodiscard]] QJsonObject serverInfo(const Features &features);

/// `capabilities`: what this server really does, with the members that the revision knows.
[[nodiscard]] QJsonObject capabilities(const Features &features);

/// `instructions`: what to try first.
[[nodiscard]] QString instructions();

} // namespace Demo
