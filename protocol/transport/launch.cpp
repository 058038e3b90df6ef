// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "transport/launch.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace Mcp::Launch {
using namespace Qt::StringLiterals;

namespace {

// What a search found, for the program or for the text that says why there is none.
struct Search
{
    QString found;
    QStringList folders;
    QString notExecutable; // a file of that name which cannot be started
};

Search searchFolders(const QStringList &folders, const QString &name, const QString &cwd)
{
    Search out;
    for (const QString &folder : folders) {
        // An empty entry of PATH is the current folder (POSIX).
        const QString path =
            QDir::cleanPath(QDir(cwd).absoluteFilePath(folder.isEmpty() ? cwd : folder));
        if (out.folders.contains(path))
            continue;
        out.folders.append(path);
        const QFileInfo file(QDir(path).filePath(name));
        if (!file.isFile())
            continue;
        if (file.isExecutable()) {
            out.found = file.absoluteFilePath();
            return out;
        }
        if (out.notExecutable.isEmpty())
            out.notExecutable = file.absoluteFilePath();
    }
    return out;
}

// Advice for the ways in which commands are mostly mistaken.
QString hint(const QString &command)
{
    if (command.startsWith(u'~') || command.contains(u'$'))
        return u"; no shell is involved, so ~ and variables are not replaced"_s;
    if (command.contains(u' '))
        return u"; it is taken as the name of one program: arguments are given separately"_s;
    return {};
}

Result<QString> find(const QString &command, const QString &pathVariable, const QString &cwd)
{
    const auto fail = [&](const QString &text) {
        return failure(Error::Kind::Transport, text + hint(command), command);
    };
    if (command.isEmpty())
        return fail(u"there is no program to start: the command is empty"_s);
    if (command.contains(u'/')) {
        const QString path = QDir::cleanPath(QDir(cwd).absoluteFilePath(command));
        const QFileInfo file(path);
        if (file.isDir())
            return fail(u"cannot start \"%1\": it is a folder"_s.arg(path));
        if (!file.exists()) {
            return QDir::isAbsolutePath(command)
                       ? fail(u"cannot find the program \"%1\""_s.arg(path))
                       : fail(u"cannot find the program \"%1\" in the working directory %2"_s.arg(
                             command, cwd));
        }
        if (!file.isExecutable())
            return fail(u"cannot start \"%1\": the file is not executable"_s.arg(path));
        return path;
    }
    const Search search = searchFolders(pathVariable.split(u':'), command, cwd);
    if (!search.found.isEmpty())
        return search.found;
    if (!search.notExecutable.isEmpty())
        return fail(
            u"cannot start \"%1\": %2 is not executable"_s.arg(command, search.notExecutable));
    return fail(u"cannot find the program \"%1\" in the folders of PATH: %2"_s.arg(
        command, search.folders.join(u", "_s)));
}

bool liesIn(const QString &command, const QString &cwd, const QString &folder)
{
    if (folder.isEmpty() || !command.contains(u'/'))
        return false;
    const QString path = QDir::cleanPath(QDir(cwd).absoluteFilePath(command));
    return path.startsWith(QDir::cleanPath(folder) + u'/');
}

QString pathOf(const QProcessEnvironment &environment)
{
    return environment.value(u"PATH"_s, u"/usr/local/bin:/usr/bin:/bin"_s);
}

} // namespace

Result<LaunchPlan> resolve(const LaunchRequest &request, const QString &hostPrefix,
                           const QString &applicationFolder)
{
    LaunchPlan plan;
    plan.workingDirectory =
        request.workingDirectory.isEmpty()
            ? QDir::currentPath()
            : QDir::cleanPath(QDir::current().absoluteFilePath(request.workingDirectory));
    QStringList prefix = hostPrefix.simplified().split(u' ', Qt::SkipEmptyParts);
    if (!prefix.isEmpty() && !liesIn(request.command, plan.workingDirectory, applicationFolder)) {
        if (request.command.isEmpty())
            return find({}, {}, {}).transform([&](const QString &) { return plan; });
        for (QString &word : prefix)
            word.replace("{cwd}"_L1, plan.workingDirectory);
        // The prefix is a program of our side: found with our PATH, run where we are.
        const Result<QString> program = find(
            prefix.first(), pathOf(QProcessEnvironment::systemEnvironment()), QDir::currentPath());
        if (!program)
            return std::unexpected(program.error());
        plan.isPrefixed = true;
        plan.program = *program;
        plan.argv = prefix + QStringList{request.command} + request.arguments;
        plan.arguments = plan.argv.sliced(1);
        return plan;
    }

    if (!QFileInfo(plan.workingDirectory).isDir()) {
        return failure(Error::Kind::Transport,
                       u"cannot start \"%1\": the working directory %2 does not exist"_s.arg(
                           request.command, plan.workingDirectory),
                       request.command);
    }
    const Result<QString> program =
        find(request.command, pathOf(request.environment), plan.workingDirectory);
    if (!program)
        return std::unexpected(program.error());
    plan.program = *program;
    plan.arguments = request.arguments;
    plan.argv = QStringList{request.command} + request.arguments;
    return plan;
}

Result<LaunchPlan> resolve(const LaunchRequest &request)
{
    return resolve(request, qEnvironmentVariable(kHostPrefixVariable),
                   QCoreApplication::applicationDirPath());
}

} // namespace Mcp::Launch
