// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace Demo {

/// A PNG of \a width by \a height pixels: red grows to the right, green downwards, over an even
/// blue. Written by hand, since this program does not link Qt Gui.
[[nodiscard]] QByteArray gradientPng(int width, int height);

} // namespace Demo
