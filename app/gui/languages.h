// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include <utility>

namespace Vitrine {

/// The languages of the window. Texts are loaded from the program itself; Qt's own come from where
/// Qt keeps them.
namespace Languages {

/// Code and own name: {"en", "English"}, {"zh_CN", "简体中文"}.
[[nodiscard]] const QList<std::pair<QString, QString>> &all();

/// The code of the language for a wish: "" follows the system, anything unknown is English.
[[nodiscard]] QString resolve(const QString &wish);

/// Installs the texts of @p code, a result of resolve(). Windows made afterwards speak it.
void install(const QString &code);

} // namespace Languages
} // namespace Vitrine
