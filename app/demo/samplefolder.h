// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTemporaryDir>

namespace Demo {

/// A temporary folder with a few files for `read_file`, removed again with this object: src/app.ts,
/// README.md, data/config.json and data/long.txt, which is longer than a reading may be.
class SampleFolder
{
public:
    SampleFolder();

    /// False if the folder or one of its files could not be written.
    [[nodiscard]] bool isReady() const { return m_isReady; }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
    bool m_isReady = false;
};

} // namespace Demo
