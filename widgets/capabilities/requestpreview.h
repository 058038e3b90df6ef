// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/serverport.h"

#include <QWidget>

class QMenu;

namespace Vitrine {

class FittedCode;
class Collapsible;

/// The parameters of a request exactly as they will be sent, following what is typed; and the
/// request in forms that can be pasted elsewhere.
class RequestPreview : public QWidget
{
    Q_OBJECT
public:
    explicit RequestPreview(QWidget *parent = nullptr);

    void setCall(const ServerPort::Call &call, const QStringList &serverWords);
    /// Copy as JSON-RPC, as a line for vitrine-cli, as parameters only.
    [[nodiscard]] QMenu *copyMenu() const { return m_menu; }

    /// `params` with `_meta` in it, as the session sends it but for what the protocol adds.
    [[nodiscard]] static Mcp::Json params(const ServerPort::Call &call);
    [[nodiscard]] static QString jsonRpc(const ServerPort::Call &call);
    /// One line for a POSIX shell.
    [[nodiscard]] static QString commandLine(const ServerPort::Call &call,
                                             const QStringList &serverWords);

private:
    void show();

    Collapsible *m_section;
    FittedCode *m_code;
    QMenu *m_menu;
    ServerPort::Call m_call;
    QStringList m_serverWords;
};

} // namespace Vitrine
