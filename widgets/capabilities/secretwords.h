// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/json.h"

namespace Vitrine {

/// What must not be written to disk or to the clipboard without being asked for.
class SecretWords
{
public:
    /// True for names like `password`, `apiKey`, `X-Auth-Token`. Errs on the side of caution.
    [[nodiscard]] static bool isSecret(const QString &name);
    /// @p arguments without the members that @p schema marks as secret (`format: password`,
    /// `writeOnly: true`) or whose name looks like one, at every depth.
    [[nodiscard]] static Mcp::Json withoutSecrets(const Mcp::Json &arguments,
                                                  const Mcp::Json &schema);
};

} // namespace Vitrine
