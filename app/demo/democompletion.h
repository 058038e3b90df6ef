// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "pendingrequest.h"

namespace Demo {

/// `completion/complete`: proposes values that begin with what is typed, for the arguments of
/// prompts and for `id` of the template demo://notes/{id}. -32602 for an unknown reference or
/// argument.
[[nodiscard]] Outcome complete(const Request &request);

} // namespace Demo
