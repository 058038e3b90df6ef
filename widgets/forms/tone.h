// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"

class QWidget;

namespace Vitrine {

/// Writes the text of @p widget in a colour of the theme, and keeps to it when the theme changes.
/// Calling it again changes the colour.
void setTone(QWidget *widget, Role role);

} // namespace Vitrine
