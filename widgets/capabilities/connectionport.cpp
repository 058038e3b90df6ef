// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/secretwords.h"
#include "capabilities/serverport.h"

#include "session/revision.h"

namespace Vitrine {
using namespace Qt::StringLiterals;

namespace {

// A secret never goes to the clipboard: the shell is to fill it in from its environment.
QString valueOrReference(const QString &name, const QString &value)
{
    if (!SecretWords::isSecret(name))
        return value;
    QString variable;
    for (const QChar c : name.toUpper())
        variable += c.isLetterOrNumber() && c.unicode() < 0x80 ? c : u'_';
    return u'$' + variable;
}

} // namespace

ConnectionPort *ConnectionPort::of(ServerConnection *connection)
{
    if (!connection)
        return nullptr;
    if (auto *port = connection->findChild<ConnectionPort *>(Qt::FindDirectChildrenOnly))
        return port;
    return new ConnectionPort(*connection);
}

ConnectionPort::ConnectionPort(ServerConnection &connection)
    : ServerPort(&connection), m_connection(connection)
{
    connect(&connection, &ServerConnection::statusChanged, this, &ServerPort::stateChanged);
    connect(&connection, &ServerConnection::entryChanged, this, &ServerPort::stateChanged);
    connect(&connection, &ServerConnection::listChanged, this, &ServerPort::listChanged);
}

QString ConnectionPort::name() const
{
    return m_connection.entry().name;
}

bool ConnectionPort::isReady() const
{
    return m_connection.isReady();
}

bool ConnectionPort::isActive() const
{
    return m_connection.isActive();
}

bool ConnectionPort::offersCompletion() const
{
    const Mcp::SessionStatus &status = m_connection.status();
    if (!status.revision || !isReady())
        return false;
    return !Mcp::traits(*status.revision).hasCompletionsCapability ||
           status.capabilities.contains("completions"_L1);
}

const Mcp::CatalogueList &ConnectionPort::list(Mcp::ListKind kind) const
{
    return m_connection.list(kind);
}

QStringList ConnectionPort::commandLine() const
{
    const Mcp::ServerEntry &entry = m_connection.entry();
    QStringList words;
    if (entry.kind == Mcp::ServerEntry::Kind::Stdio) {
        for (const auto &[name, value] : entry.env)
            words << u"-e"_s << name + u'=' + valueOrReference(name, value);
        if (!entry.cwd.isEmpty())
            words << u"--cwd"_s << entry.cwd;
        return words << entry.command << entry.args;
    }
    words << entry.url << u"--transport"_s
          << (entry.kind == Mcp::ServerEntry::Kind::Sse ? u"sse"_s : u"http"_s);
    for (const auto &[name, value] : entry.headers)
        words << u"--header"_s << name + u": "_s + valueOrReference(name, value);
    return words;
}

void ConnectionPort::start()
{
    m_connection.start();
}

void ConnectionPort::refresh(Mcp::ListKind kind)
{
    m_connection.refresh(kind);
}

quint64 ConnectionPort::call(const Call &call, QObject *context, Done done, OnProgress progress)
{
    return m_connection.call(call, context, std::move(done), std::move(progress));
}

void ConnectionPort::cancel(quint64 call)
{
    m_connection.cancel(call);
}

} // namespace Vitrine
