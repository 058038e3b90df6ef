// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/theme.h"

#include "common/themedicon.h"
#include "common/vitrinestyle.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPalette>
#include <QStyleHints>

#include <array>

namespace Vitrine {
namespace {

struct Shade
{
    QRgb light;
    QRgb dark;
};

// In the order of Role. tst_theme holds the contrast: every text colour at least 4.5:1 on Surface,
// on Raised and on the tints, in light and in dark.
constexpr std::array<Shade, kRoleCount> kShades{{
    {0xFFF3F5F9, 0xFF15181F}, // Surface
    {0xFFFFFFFF, 0xFF1C2029}, // Raised
    {0xFFD4D9E3, 0xFF343B49}, // Line
    {0xFF1A2030, 0xFFE3E7EF}, // Text
    {0xFF566076, 0xFF9AA5B8}, // Muted
    {0xFF3B55D9, 0xFF7C95FF}, // Accent
    {0xFFFFFFFF, 0xFF0D1122}, // AccentText
    {0xFF1A7742, 0xFF4FC38A}, // Ok
    {0xFF8A5700, 0xFFE3B260}, // Warn
    {0xFFC0272F, 0xFFFF7F86}, // Error
    {0xFF1B62BD, 0xFF6DB0FF}, // ToServer
    {0xFF0C7560, 0xFF55CFAE}, // FromServer
    {0xFF96540A, 0xFFEBA65F}, // Stderr
    {0xFF7443BD, 0xFFBB9FFF}, // Http
    {0xFFAD2F78, 0xFFF38DC3}, // Auth
    {0xFF566076, 0xFF9AA5B8}, // Lifecycle
}};

constexpr qreal kTintShare = 0.12;

Role roleOf(Mcp::Lane lane)
{
    switch (lane) {
    case Mcp::Lane::ToServer:
        return Role::ToServer;
    case Mcp::Lane::FromServer:
        return Role::FromServer;
    case Mcp::Lane::Stderr:
        return Role::Stderr;
    case Mcp::Lane::Http:
        return Role::Http;
    case Mcp::Lane::Auth:
        return Role::Auth;
    case Mcp::Lane::Lifecycle:
        break;
    }
    return Role::Lifecycle;
}

QPalette makePalette(bool dark)
{
    const auto color = [dark](Role role) { return Theme::color(role, dark); };
    const QColor surface = color(Role::Surface);
    const QColor raised = color(Role::Raised);
    const QColor text = color(Role::Text);

    QPalette palette;
    palette.setColor(QPalette::Window, surface);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, raised);
    palette.setColor(QPalette::AlternateBase, Theme::mix(raised, surface, 0.5));
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, color(Role::Muted));
    palette.setColor(QPalette::Button, raised);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, color(Role::Error));
    palette.setColor(QPalette::ToolTipBase, raised);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, color(Role::Accent));
    palette.setColor(QPalette::HighlightedText, color(Role::AccentText));
    palette.setColor(QPalette::Accent, color(Role::Accent));
    palette.setColor(QPalette::Link, color(Role::Accent));
    palette.setColor(QPalette::LinkVisited, color(Role::Http));
    palette.setColor(QPalette::Light, Theme::mix(raised, text, 0.96));
    palette.setColor(QPalette::Midlight, Theme::mix(color(Role::Line), surface, 0.5));
    palette.setColor(QPalette::Mid, color(Role::Line));
    palette.setColor(QPalette::Dark, Theme::mix(color(Role::Line), text, 0.8));
    palette.setColor(QPalette::Shadow, Theme::mix(color(Role::Line), text, 0.5));

    const QColor faint = Theme::mix(text, surface, 0.45);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Base, Theme::mix(raised, surface, 0.3));
    palette.setColor(QPalette::Disabled, QPalette::Button, Theme::mix(raised, surface, 0.3));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, Theme::mix(faint, surface, 0.4));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, text);
    return palette;
}

} // namespace

Theme &Theme::instance()
{
    static Theme theme;
    return theme;
}

void Theme::apply()
{
    m_isApplied = true;
    QApplication::setStyle(new VitrineStyle);
    applyPalette();
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        if (m_wasDark != isDark())
            applyPalette();
    });
}

void Theme::setMode(Mode mode)
{
    if (mode == m_mode)
        return;
    m_mode = mode;
    if (!m_isApplied)
        return;
    // The window's frame is the system's: tell it too, where the platform listens.
    QStyleHints *hints = QGuiApplication::styleHints();
    if (mode == Mode::System)
        hints->unsetColorScheme();
    else
        hints->setColorScheme(mode == Mode::Dark ? Qt::ColorScheme::Dark : Qt::ColorScheme::Light);
    if (m_wasDark != isDark())
        applyPalette();
}

bool Theme::isDark() const
{
    if (m_mode != Mode::System)
        return m_mode == Mode::Dark;
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
}

QColor Theme::color(Role role) const
{
    return color(role, isDark());
}

QColor Theme::color(Role role, bool dark)
{
    const Shade &shade = kShades[size_t(role)];
    return QColor::fromRgb(dark ? shade.dark : shade.light);
}

QColor Theme::laneColor(Mcp::Lane lane) const
{
    return color(roleOf(lane));
}

QColor Theme::tint(Role role) const
{
    return tint(role, isDark());
}

QColor Theme::tint(Role role, bool dark)
{
    return mix(color(role, dark), color(Role::Raised, dark), kTintShare);
}

QColor Theme::mix(const QColor &a, const QColor &b, qreal share)
{
    const auto channel = [share](int x, int y) { return qRound(x * share + y * (1 - share)); };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

QFont Theme::monospace()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setStyleHint(QFont::Monospace);
    font.setPointSizeF(QApplication::font().pointSizeF());
    return font;
}

QIcon Theme::icon(const QString &name, Role role) const
{
    return ThemedIcon::isKnown(name) ? QIcon(new ThemedIcon(name, role)) : QIcon();
}

void Theme::applyPalette()
{
    m_wasDark = isDark();
    QApplication::setPalette(makePalette(m_wasDark));
    emit changed();
}

} // namespace Vitrine
