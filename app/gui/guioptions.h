// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"
#include "json/error.h"

#include <QSize>
#include <QStringList>

#include <optional>

namespace Vitrine {

/// What the command line of `vitrine` asks for.
struct GuiOptions
{
    bool demo = false;
    bool tour = false;
    QString picture; ///< where to save a picture of the window; empty: none
    QSize size;      ///< of the window; invalid: remembered
    std::optional<Theme::Mode> theme;
    QString language;            ///< empty: the chosen one, or the system's
    QString config;              ///< a file of servers that is only read
    QString catalog;             ///< the file of kept servers, instead of the usual one
    QString server;              ///< the name of the server to connect
    QStringList target;          ///< a command with its arguments, or a URL
    bool quitWhenUsable = false; ///< for measuring the start

    /// Reads the arguments, the program's name first. The text of a failure is for the terminal.
    [[nodiscard]] static Mcp::Result<GuiOptions> parse(const QStringList &arguments);
    /// True for a run that is watched by a program: nothing is remembered.
    [[nodiscard]] bool isScripted() const { return tour || !picture.isEmpty() || quitWhenUsable; }
};

} // namespace Vitrine
