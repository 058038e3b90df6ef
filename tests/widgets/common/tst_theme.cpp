// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/theme.h"
#include "support/warnings.h"

#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace Vitrine;
using namespace Qt::StringLiterals;

namespace {

// WCAG 2.2, "relative luminance" and "contrast ratio".
double luminance(const QColor &color)
{
    const auto channel = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) +
           0.0722 * channel(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (qMax(x, y) + 0.05) / (qMin(x, y) + 0.05);
}

const QList<std::pair<Role, const char *>> &inks()
{
    static const QList<std::pair<Role, const char *>> roles{
        {Role::Text, "Text"},         {Role::Muted, "Muted"},
        {Role::Accent, "Accent"},     {Role::Ok, "Ok"},
        {Role::Warn, "Warn"},         {Role::Error, "Error"},
        {Role::ToServer, "ToServer"}, {Role::FromServer, "FromServer"},
        {Role::Stderr, "Stderr"},     {Role::Http, "Http"},
        {Role::Auth, "Auth"},         {Role::Lifecycle, "Lifecycle"}};
    return roles;
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().apply(); }
    void init() { failOnOurWarnings(); }

    // 21:1 and 1:1 by definition: the measure itself is right.
    void measuresContrastAsWcagDoes()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
        QVERIFY(qAbs(contrast(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) <
                0.01); // the known limit of grey
    }

    void everyInkCanBeRead_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<Role>("ink");
        for (const auto &[role, name] : inks()) {
            QTest::addRow("%s, light", name) << false << role;
            QTest::addRow("%s, dark", name) << true << role;
        }
    }
    // At least 4.5:1 on every background that text stands on.
    void everyInkCanBeRead()
    {
        QFETCH(bool, dark);
        QFETCH(Role, ink);
        const QColor color = Theme::color(ink, dark);
        QVERIFY(contrast(color, Theme::color(Role::Surface, dark)) >= 4.5);
        QVERIFY(contrast(color, Theme::color(Role::Raised, dark)) >= 4.5);
        QVERIFY(contrast(color, Theme::tint(ink, dark)) >= 4.5);          // a badge
        QVERIFY(contrast(color, Theme::tint(Role::Accent, dark)) >= 4.5); // a selected row
    }

    void textOnTheAccentCanBeRead()
    {
        for (const bool dark : {false, true})
            QVERIFY(contrast(Theme::color(Role::AccentText, dark),
                             Theme::color(Role::Accent, dark)) >= 4.5);
    }

    // Directions and errors are told apart by hue, too.
    void lanesDiffer()
    {
        for (const bool dark : {false, true}) {
            const QList<Role> lanes{Role::ToServer, Role::FromServer, Role::Stderr,
                                    Role::Http,     Role::Auth,       Role::Lifecycle};
            for (const Role a : lanes) {
                for (const Role b : lanes)
                    QVERIFY(a == b || Theme::color(a, dark) != Theme::color(b, dark));
            }
        }
    }

    void everyLaneHasItsHue()
    {
        const Theme &theme = Theme::instance();
        QCOMPARE(theme.laneColor(Mcp::Lane::ToServer), theme.color(Role::ToServer));
        QCOMPARE(theme.laneColor(Mcp::Lane::FromServer), theme.color(Role::FromServer));
        QCOMPARE(theme.laneColor(Mcp::Lane::Stderr), theme.color(Role::Stderr));
        QCOMPARE(theme.laneColor(Mcp::Lane::Http), theme.color(Role::Http));
        QCOMPARE(theme.laneColor(Mcp::Lane::Auth), theme.color(Role::Auth));
        QCOMPARE(theme.laneColor(Mcp::Lane::Lifecycle), theme.color(Role::Lifecycle));
    }

    void switchingModeChangesThePaletteAndSaysSo()
    {
        Theme &theme = Theme::instance();
        theme.setMode(Theme::Mode::Light);
        QSignalSpy changed(&theme, &Theme::changed);
        theme.setMode(Theme::Mode::Dark);
        QVERIFY(theme.isDark());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(QApplication::palette().color(QPalette::Window),
                 Theme::color(Role::Surface, true));
        QCOMPARE(QApplication::palette().color(QPalette::Text), Theme::color(Role::Text, true));
        theme.setMode(Theme::Mode::Dark);
        QCOMPARE(changed.count(), 1);
        theme.setMode(Theme::Mode::Light);
        QVERIFY(!theme.isDark());
        QCOMPARE(QApplication::palette().color(QPalette::Window),
                 Theme::color(Role::Surface, false));
    }

    // An icon that was handed out before follows the theme.
    void iconsFollowTheTheme()
    {
        Theme &theme = Theme::instance();
        theme.setMode(Theme::Mode::Light);
        const QIcon icon = theme.icon(u"stop"_s, Role::Error);
        const auto hasInk = [&icon](const QColor &ink) {
            const QImage image = icon.pixmap(32, 32).toImage();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == ink)
                        return true;
                }
            }
            return false;
        };
        QVERIFY(hasInk(Theme::color(Role::Error, false)));
        theme.setMode(Theme::Mode::Dark);
        QVERIFY(hasInk(Theme::color(Role::Error, true)));
        QVERIFY(!hasInk(Theme::color(Role::Error, false)));
        theme.setMode(Theme::Mode::Light);
    }

    void iconsAreSharpAtTwiceTheSize()
    {
        const QPixmap pixmap = Theme::instance().icon(u"tool"_s).pixmap(QSize(16, 16), 2.0);
        QCOMPARE(pixmap.size(), QSize(32, 32));
        QCOMPARE(pixmap.deviceIndependentSize(), QSizeF(16, 16));
    }

    void unknownIconsAreNull() { QVERIFY(Theme::instance().icon(u"no-such-icon"_s).isNull()); }

    void everyNamedIconIsThere_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name :
             {"connect", "stop",     "restart",  "add",         "edit",       "clone",   "remove",
              "tool",    "resource", "template", "prompt",      "overview",   "log",     "search",
              "clear",   "export",   "copy",     "arrow-right", "arrow-left", "error",   "warning",
              "ok",      "info",     "clock",    "lock",        "server",     "palette", "moon",
              "sun",     "up",       "down",     "link",        "file",       "image",   "cancel",
              "play",    "logo"})
            QTest::addRow("%s", name) << QString::fromLatin1(name);
    }
    void everyNamedIconIsThere()
    {
        QFETCH(QString, name);
        const QIcon icon = Theme::instance().icon(name);
        QVERIFY(!icon.isNull());
        const QImage image = icon.pixmap(24, 24).toImage();
        int painted = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                painted += image.pixelColor(x, y).alpha() > 100;
        }
        QVERIFY2(painted > 20, "the drawing is empty");
    }

    // What the style fills with the accent is the button that Enter presses.
    void theDefaultButtonIsFilledWithTheAccent()
    {
        QPushButton button(u"Go"_s);
        button.resize(120, 40);
        button.setProperty("primary", true);
        QCOMPARE(button.grab().toImage().pixelColor(12, 20), Theme::instance().color(Role::Accent));
        button.setProperty("primary", false);
        QVERIFY(button.grab().toImage().pixelColor(12, 20) !=
                Theme::instance().color(Role::Accent));
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
