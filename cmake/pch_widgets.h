// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
// Precompiled for everything with a window. Sources still include what they use.
#include "pch_core.h"

#include <QtWidgets/QtWidgets>
