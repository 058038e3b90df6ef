// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"
#include "json/json.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace Vitrine {

/// Whether `structuredContent` is what the tool's `outputSchema` promises (MCP 2025-06-18 and
/// later, Tools, Output Schema), and whether the content has it as text too.
struct StructuredCheck
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::StructuredCheck)
public:
    enum class State : quint8 {
        NoSchema,  ///< nothing was promised
        Fits,      ///< valid
        Breaks,    ///< invalid, or missing although promised
        Excused,   ///< missing, and the tool reported an error: allowed
        Unchecked, ///< the schema cannot be used
        TooLarge   ///< not checked, so that the window does not stand still
    };
    State state = State::NoSchema;
    QString summary;      ///< one sentence; empty for NoSchema
    QStringList problems; ///< "/path: what is wrong"
    QString mirror;       ///< where the content repeats it, or that it does not; empty without
                          ///< structuredContent

    [[nodiscard]] static StructuredCheck of(const Mcp::Json &result,
                                            const std::optional<Mcp::Json> &outputSchema);
    [[nodiscard]] Role role() const;

    /// Larger results are not checked, in bytes of compact JSON.
    static constexpr qint64 kSizeLimit = 4'000'000;
};

} // namespace Vitrine
