// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/guioptions.h"
#include "gui/program.h"

#include <QApplication>
#include <QTextStream>

using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"vitrine"_s); // where QSettings keeps its file
    QApplication::setApplicationName(u"vitrine"_s);
    QApplication::setApplicationDisplayName(u"Vitrine"_s);
    QApplication::setApplicationVersion(QStringLiteral(VITRINE_VERSION));
    QApplication::setDesktopFileName(u"io.github.vitrine.vitrine"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/io.github.vitrine.vitrine.svg"_s));

    const auto options = Vitrine::GuiOptions::parse(QApplication::arguments());
    if (!options) {
        QTextStream(stderr) << "vitrine: " << options.error().text << Qt::endl;
        return 1;
    }
    Vitrine::Program program(*options);
    program.start();
    return QApplication::exec();
}
