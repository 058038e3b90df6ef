// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

namespace Vitrine {

/// Decides whether an SVG that a server sent may be drawn. Qt's renderer runs no script and opens
/// no network address, but it opens local files that an image names, and a few references in a row
/// can keep it busy for ever.
class SvgGuard
{
    Q_DECLARE_TR_FUNCTIONS(Vitrine::SvgGuard)
public:
    /// Why it is not drawn, in one sentence; empty if it may be. Reads each byte once; any thread.
    [[nodiscard]] static QString objection(const QByteArray &svg);

    static constexpr qsizetype kSizeLimit = 4'000'000;
};

} // namespace Vitrine
