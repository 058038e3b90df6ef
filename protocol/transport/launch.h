// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "json/error.h"

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace Mcp {

/// What to start, before it is known where it is.
struct LaunchRequest
{
    QString command; ///< a program's name, or a path; one word, no shell
    QStringList arguments;
    QString workingDirectory;        ///< empty: ours
    QProcessEnvironment environment; ///< the child's; its PATH is the one that is searched
};

/// What is started in the end.
struct LaunchPlan
{
    QString program; ///< absolute path of what is executed
    QStringList arguments;
    QStringList argv; ///< for people: the words, with the first as it was written, prefix included
    QString workingDirectory; ///< absolute
    bool isPrefixed = false;
};

/// Finds the program to start, and puts the host prefix in front where there is one.
///
/// The host prefix. When Vitrine itself runs inside a container, a chroot or a Flatpak, the servers
/// that people configure are programs of the system *outside*: their Node, their Python, their
/// PATH. Whoever starts Vitrine there says in the environment variable VITRINE_HOST_PREFIX how an
/// outer program is started from inside, for instance `flatpak-spawn --host --watch-bus` or
/// `nsenter --target 4711 --mount --wdns={cwd} -- env PATH=/usr/local/bin:/usr/bin:/bin`. The value
/// is split at white space; `{cwd}` in a word becomes the server's working directory, which need
/// not exist inside. The command follows as it is and is not looked up, since it is not ours to
/// find. Programs that lie beside our own binary (the demo server) are inside, and are started
/// without it.
namespace Launch {

/// The environment variable that holds the host prefix.
inline constexpr char kHostPrefixVariable[] = "VITRINE_HOST_PREFIX";

/// Resolves @p request. A name is searched in PATH, a path that is not absolute counts from the
/// working directory, as it does in a shell there.
///
/// @p hostPrefix and @p applicationFolder are what current() takes from this process.
///
/// Errors: Error::Kind::Transport; the text names the program and the folders that were tried, or
/// says what is wrong with the file or the working directory; `where` is the command.
[[nodiscard]] Result<LaunchPlan> resolve(const LaunchRequest &request, const QString &hostPrefix,
                                         const QString &applicationFolder);

/// resolve() with the prefix from our environment and the folder of our own binary.
[[nodiscard]] Result<LaunchPlan> resolve(const LaunchRequest &request);

} // namespace Launch
} // namespace Mcp
