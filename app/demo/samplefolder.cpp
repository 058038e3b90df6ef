// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "samplefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Demo {

namespace {

constexpr auto kReadme = R"(# Sample project

A very small project, here to be read by the tool `read_file`.

- `src/app.ts` is the program
- `data/config.json` holds its settings
- `data/long.txt` is too long to be shown in full
)";

constexpr auto kApp = R"(import config from "../data/config.json";

export function greeting(name: string): string {
  return `${config.greeting}, ${name}!`;
}

console.log(greeting("world"));
)";

constexpr auto kConfig = R"({
  "greeting": "Hello",
  "retries": 3,
  "features": { "colour": true, "sound": false }
}
)";

QByteArray longText()
{
    QByteArray text;
    for (int line = 1; line <= 2000; ++line)
        text += "Line " + QByteArray::number(line) +
                " of a file that is longer than a reading may be.\n";
    return text;
}

bool write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
           file.write(content) == content.size();
}

} // namespace

SampleFolder::SampleFolder() : m_folder(QDir::tempPath() + "/vitrine-demo-XXXXXX"_L1)
{
    m_isReady = m_folder.isValid() && write(m_folder.filePath(u"README.md"_s), kReadme) &&
                write(m_folder.filePath(u"src/app.ts"_s), kApp) &&
                write(m_folder.filePath(u"data/config.json"_s), kConfig) &&
                write(m_folder.filePath(u"data/long.txt"_s), longText());
}

} // namespace Demo
