// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "common/theme.h"

class QWidget;

namespace Vitrine {

/// Gives the text of @p widget the colour of @p role, also after a change of the theme. The last
/// call counts.
void setInk(QWidget *widget, Role role);

} // namespace Vitrine
