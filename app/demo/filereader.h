// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace Demo {

/// What `read_file` found.
struct FileReading
{
    QString text;         ///< the content, or the reason in plain words
    QString note;         ///< not empty: the file was cut, and where
    bool isError = false; ///< a path that is refused or cannot be read
};

/// Number of bytes after which a file is cut.
inline constexpr qint64 kFileLimit = 64 * 1024;

/// Reads the text file \a path in four steps: check that it lies below \a root, resolve it (also
/// links) and check again, read at most kFileLimit bytes, and report the content or the reason. \a
/// root is a canonical path; \a path is relative to it, or absolute.
[[nodiscard]] FileReading readSharedFile(const QString &root, const QString &path);

} // namespace Demo
