// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/guioptions.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

std::optional<QSize> readSize(const QString &text)
{
    const QStringList parts = text.split(u'x');
    if (parts.size() != 2)
        return std::nullopt;
    const QSize size(parts.at(0).toInt(), parts.at(1).toInt());
    if (size.width() < 200 || size.height() < 200 || size.width() > 16'000 ||
        size.height() > 16'000)
        return std::nullopt;
    return size;
}

std::optional<Theme::Mode> readTheme(const QString &text)
{
    if (text == u"light")
        return Theme::Mode::Light;
    if (text == u"dark")
        return Theme::Mode::Dark;
    if (text == u"system")
        return Theme::Mode::System;
    return std::nullopt;
}

} // namespace

Mcp::Result<GuiOptions> GuiOptions::parse(const QStringList &arguments)
{
    const QCommandLineOption demo(u"demo"_s, u"Connect the demo server that comes with Vitrine."_s);
    const QCommandLineOption tour(u"tour"_s, u"Show what Vitrine does with the demo server."_s);
    const QCommandLineOption picture(
        u"picture"_s, u"Save a picture of the window when it is idle, and quit."_s, u"FILE"_s);
    const QCommandLineOption size(u"size"_s, u"Size of the window, as in 1400x900."_s, u"WxH"_s);
    const QCommandLineOption theme(u"theme"_s, u"light, dark or system."_s, u"THEME"_s);
    const QCommandLineOption language(u"language"_s, u"en or zh_CN."_s, u"LANGUAGE"_s);
    const QCommandLineOption config(
        u"config"_s, u"Show the servers of this mcpServers file too, without changing it."_s,
        u"FILE"_s);
    const QCommandLineOption catalog(
        u"catalog"_s,
        u"Keep the list of servers in this file (default: $MCP_CATALOG_PATH, or servers.json in the configuration folder)."_s,
        u"FILE"_s);
    const QCommandLineOption server(u"server"_s, u"Connect the server of this name."_s, u"NAME"_s);
    QCommandLineOption quit(u"quit-when-usable"_s, u"Quit as soon as the window can be used."_s);
    quit.setFlags(QCommandLineOption::HiddenFromHelp);

    QCommandLineParser parser;
    parser.setApplicationDescription(u"Desktop inspector for the Model Context Protocol"_s);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({demo, tour, picture, size, theme, language, config, catalog, server, quit});
    parser.addPositionalArgument(u"target"_s,
                                 u"A server to connect: a command with its arguments, or a URL."_s,
                                 u"[target…]"_s);
    // What follows the command belongs to the command.
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsPositionalArguments);

    const auto wrong = [](const QString &text) {
        return Mcp::failure(Mcp::Error::Kind::Schema, text);
    };
    if (!parser.parse(arguments))
        return wrong(parser.errorText());
    if (parser.isSet(u"help"_s))
        parser.showHelp();
    if (parser.isSet(u"version"_s))
        parser.showVersion();

    GuiOptions options{.demo = parser.isSet(demo) || parser.isSet(tour),
                       .tour = parser.isSet(tour),
                       .picture = parser.value(picture),
                       .language = parser.value(language),
                       .config = parser.value(config),
                       .catalog = parser.isSet(catalog) ? parser.value(catalog)
                                                        : qEnvironmentVariable("MCP_CATALOG_PATH"),
                       .server = parser.value(server),
                       .target = parser.positionalArguments(),
                       .quitWhenUsable = parser.isSet(quit)};
    if (parser.isSet(size)) {
        const auto read = readSize(parser.value(size));
        if (!read)
            return wrong(u"--size: expected something like 1400x900, and got \"%1\""_s.arg(
                parser.value(size)));
        options.size = *read;
    }
    if (parser.isSet(theme)) {
        options.theme = readTheme(parser.value(theme));
        if (!options.theme)
            return wrong(u"--theme: expected light, dark or system, and got \"%1\""_s.arg(
                parser.value(theme)));
    }
    return options;
}

} // namespace Vitrine
