// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace Vitrine::Languages {
using namespace Qt::StringLiterals;

const QList<std::pair<QString, QString>> &all()
{
    static const QList<std::pair<QString, QString>> languages{{u"en"_s, u"English"_s},
                                                              {u"zh_CN"_s, u"简体中文"_s}};
    return languages;
}

QString resolve(const QString &wish)
{
    const QLocale locale = wish.isEmpty() ? QLocale::system() : QLocale(wish);
    // Traditional Chinese readers would rather read English than the other script.
    const bool simplified = locale.language() == QLocale::Chinese &&
                            locale.script() != QLocale::TraditionalChineseScript;
    return simplified ? u"zh_CN"_s : u"en"_s;
}

void install(const QString &code)
{
    static QTranslator ours;
    static QTranslator qt;
    QCoreApplication::removeTranslator(&ours);
    QCoreApplication::removeTranslator(&qt);
    QLocale::setDefault(QLocale(code));
    if (qt.load(u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    // English has a file too: it holds the plural forms.
    if (ours.load(u":/i18n/vitrine_%1.qm"_s.arg(code)))
        QCoreApplication::installTranslator(&ours);
}

} // namespace Vitrine::Languages
