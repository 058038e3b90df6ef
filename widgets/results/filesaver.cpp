// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/filesaver.h"

#include "results/blobreader.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {
constexpr qsizetype kNameLimit = 120;
}

QString FileSaver::safeName(const QString &name)
{
    QString safe;
    for (const QChar c : name) {
        const bool isBad = !c.isPrint() || u"/\\:*?\"<>|"_s.contains(c);
        safe += isBad ? u'_' : c;
    }
    safe = safe.trimmed();
    while (safe.startsWith(u'.'))
        safe.remove(0, 1);
    safe = safe.right(kNameLimit);
    return safe.isEmpty() ? u"content"_s : safe;
}

QString FileSaver::nameFor(const QString &uri, const QString &mimeType)
{
    // Not a QUrl: what servers call a URI need not be one.
    QString name = uri.section(u'#', 0, 0).section(u'?', 0, 0);
    while (name.endsWith(u'/'))
        name.chop(1);
    name = safeName(name.section(u'/', -1));
    if (QFileInfo(name).suffix().isEmpty())
        name += u'.' + BlobReader::suffixFor(mimeType);
    return name;
}

void FileSaver::save(QWidget *parent, const QString &suggestedName, const QByteArray &bytes,
                     std::function<void(const QString &, bool)> done)
{
    auto *dialog = new QFileDialog(parent, tr("Save content"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(u"saveContent"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(suggestedName);
    QObject::connect(
        dialog, &QFileDialog::fileSelected, parent,
        [bytes, done = std::move(done)](const QString &path) {
            QSaveFile file(path);
            const bool isSaved = file.open(QIODevice::WriteOnly) &&
                                 file.write(bytes) == bytes.size() && file.commit();
            done(isSaved ? tr("Saved as %1.").arg(path)
                         : tr("It could not be saved as %1: %2").arg(path, file.errorString()),
                 isSaved);
        });
    dialog->open();
}

} // namespace Vitrine
