// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/launchdescription.h"

#include "config/sessionfactory.h"
#include "config/variables.h"
#include "servers/shellwords.h"
#include "transport/launch.h"

#include <QRegularExpression>
#include <QUrl>

namespace Vitrine {
using namespace Qt::StringLiterals;

LaunchDescription LaunchDescription::of(const Mcp::ServerEntry &entry)
{
    const Mcp::ExpandedEntry expanded =
        Mcp::expandVariables(entry, QProcessEnvironment::systemEnvironment());
    const Mcp::ServerEntry &started = expanded.entry;
    LaunchDescription description;
    for (const Mcp::UnsetVariable &variable : expanded.unset)
        description.unset.append(variable.reference);
    if (entry.kind != Mcp::ServerEntry::Kind::Stdio) {
        description.url = started.url;
        description.extras = started.headers;
        const QUrl url(started.url, QUrl::StrictMode);
        if (started.url.isEmpty())
            description.problem = tr("The URL is missing.");
        else if (!url.isValid() || url.host().isEmpty() ||
                 (url.scheme() != "http"_L1 && url.scheme() != "https"_L1))
            description.problem =
                tr("The URL must begin with http:// or https:// and name a host.");
        return description;
    }
    description.extras = started.env;
    description.cwd = started.cwd;
    description.argv = QStringList{started.command} + started.args;
    if (started.command.isEmpty()) {
        description.problem = tr("The command is missing.");
        return description;
    }
    const auto plan = Mcp::Launch::resolve({.command = started.command,
                                            .arguments = started.args,
                                            .workingDirectory = started.cwd,
                                            .environment = Mcp::serverEnvironment(entry)});
    if (plan) {
        description.argv = plan->argv;
        description.cwd = plan->workingDirectory;
        description.program = plan->isPrefixed ? QString() : plan->program;
    } else {
        description.problem = plan.error().text;
    }
    return description;
}

QString LaunchDescription::toText() const
{
    QStringList lines;
    if (!url.isEmpty())
        lines.append(u"POST "_s + url);
    const int digits = argv.size() > 10 ? 2 : 1;
    for (qsizetype i = 0; i < argv.size(); ++i)
        lines.append(u"[%1] %2"_s.arg(i, digits).arg(ShellWords::visible(argv.at(i))));
    if (!program.isEmpty() && program != argv.value(0))
        lines.append(tr("program: %1").arg(program));
    if (!cwd.isEmpty())
        lines.append(tr("folder:  %1").arg(cwd));
    for (const auto &[name, value] : extras) {
        const QString shown = isSecretName(name) ? tr("(hidden, %1 characters)").arg(value.size())
                                                 : ShellWords::visible(value);
        lines.append(url.isEmpty() ? name + u'=' + shown : name + u": "_s + shown);
    }
    return lines.join(u'\n');
}

bool LaunchDescription::isSecretName(const QString &name)
{
    static const QRegularExpression secret(
        u"key|token|secret|passw|credential|auth|cookie|bearer"_s,
        QRegularExpression::CaseInsensitiveOption);
    return secret.match(name).hasMatch();
}

} // namespace Vitrine
