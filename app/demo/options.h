// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "faults.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace Demo {

/// What the command line asked for.
struct Options
{
    QString root;                    ///< absolute path of the only folder `read_file` may read
    std::optional<quint16> httpPort; ///< set: serve HTTP there (0: any free port); not set: stdio
    bool legacy = true;              ///< serve the revisions that open with `initialize`
    bool modern = true;              ///< serve 2026-07-28
    bool standingStream = true;      ///< legacy HTTP: answer GET with an event stream, else 405
    QByteArray bearer;               ///< not empty: the token each HTTP request has to carry
    bool bench = false;              ///< offer the tools `flood` and `blob`
    int generatedTools = 0;          ///< number of additional tools in the list
    Faults faults;
};

} // namespace Demo
