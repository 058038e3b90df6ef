// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "config/serverentry.h"

#include <QDialog>

namespace Vitrine {

/// Asks whether a command that came from outside may be started, showing exactly what that is. The
/// safe answer is the default; Esc is "no".
class ConsentDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ConsentDialog(const Mcp::ServerEntry &entry, QWidget *parent = nullptr);
};

} // namespace Vitrine
