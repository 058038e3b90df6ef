// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "wire/frame.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QObject>

namespace Vitrine {

/// The named colours, light and dark: the only place where a colour is written down.
enum class Role : quint8 {
    Surface, ///< window background
    Raised,  ///< lists, editors, cards
    Line,    ///< separators and borders
    Text,
    Muted,      ///< secondary text; still at least 4.5:1 on Surface and Raised
    Accent,     ///< the one thing to look at: primary button, selection
    AccentText, ///< on Accent
    Ok,
    Warn,
    Error,
    ToServer, ///< lane hues
    FromServer,
    Stderr,
    Http,
    Auth,
    Lifecycle
};
inline constexpr int kRoleCount = 16;

/// Look of the program: palette, fonts, icons; follows the system's light or dark unless told.
/// GUI thread only.
class Theme : public QObject
{
    Q_OBJECT
public:
    enum class Mode : quint8 { System, Light, Dark };

    static Theme &instance();

    /// Sets the style (Fusion with our drawing) and the palette; call once after QApplication is
    /// made.
    void apply();
    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const { return m_mode; }
    [[nodiscard]] bool isDark() const;

    [[nodiscard]] QColor color(Role role) const;
    static QColor color(Role role, bool dark);
    [[nodiscard]] QColor laneColor(Mcp::Lane lane) const;
    /// A quiet background in the hue of @p role: a badge, a selected row, a hint. Text in the
    /// role's own colour and in Role::Text stays readable on it.
    [[nodiscard]] QColor tint(Role role) const;
    static QColor tint(Role role, bool dark);
    /// @p share (0 … 1) of @p a, the rest of @p b.
    static QColor mix(const QColor &a, const QColor &b, qreal share);

    /// Fixed-pitch font of the system's size, for everything from the wire.
    static QFont monospace();
    /// A bundled icon by its file name without ending (resources/icons), tinted from the palette.
    /// It follows later changes of the theme by itself; an unknown name gives a null icon.
    [[nodiscard]] QIcon icon(const QString &name, Role role = Role::Text) const;

signals:
    /// Colours changed: views that cache them repaint.
    void changed();

private:
    Theme() = default;
    void applyPalette();

    Mode m_mode = Mode::System;
    bool m_isApplied = false;
    bool m_wasDark = false;
};

} // namespace Vitrine
