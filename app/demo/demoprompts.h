// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "pendingrequest.h"

namespace Demo {

/// The prompts of this server: `greet` and `review_code`.
class DemoPrompts
{
public:
    /// `prompts/list`, in one page.
    [[nodiscard]] Outcome list(const Request &request) const;

    /// `prompts/get`; -32602 for an unknown prompt, a missing argument, or one that is not a
    /// string.
    [[nodiscard]] Outcome get(const Request &request) const;
};

} // namespace Demo
