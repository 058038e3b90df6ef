// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "integration/serverprocess.h"

#include <QFileInfo>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 20'000; // ms

bool isListening(quint16 port)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    return socket.waitForConnected(200);
}

} // namespace

ServerProcess::~ServerProcess()
{
    end();
}

void ServerProcess::start(const QString &program, const QStringList &arguments)
{
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    QObject::connect(&m_process, &QProcess::readyRead, &m_process,
                     [this] { m_output += m_process.readAll(); });
    m_process.start(program, arguments);
}

QString ServerProcess::startAndReadUrl(const QString &program, const QStringList &arguments)
{
    start(program, arguments);
    const auto url = [this] {
        const qsizetype begin = m_output.indexOf("READY ");
        const qsizetype end = m_output.indexOf('\n', begin);
        return begin < 0 || end < 0 ? QByteArray()
                                    : m_output.sliced(begin + 6, end - begin - 6).trimmed();
    };
    const bool isReady = QTest::qWaitFor([&url] { return !url().isEmpty(); }, kPatience);
    return isReady ? QString::fromUtf8(url()) : QString();
}

quint16 ServerProcess::startOnFreePort(const QString &program, const QStringList &arguments)
{
    QTcpServer finder;
    if (!finder.listen(QHostAddress::LocalHost))
        return 0;
    const quint16 port = finder.serverPort();
    finder.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PORT"_s, QString::number(port));
    m_process.setProcessEnvironment(environment);
    start(program, arguments);
    return QTest::qWaitFor([port] { return isListening(port); }, kPatience) ? port : 0;
}

QByteArray ServerProcess::output()
{
    return m_output + m_process.readAll();
}

void ServerProcess::end()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.terminate();
    if (!m_process.waitForFinished(3000)) {
        m_process.kill();
        m_process.waitForFinished(3000);
    }
}

QString RealServers::node()
{
    return QStandardPaths::findExecutable(u"node"_s);
}

QString RealServers::path(const QString &name)
{
    return QStringLiteral(VITRINE_TEST_SERVERS) + u'/' + name;
}

QString RealServers::missing()
{
    if (node().isEmpty())
        return u"there is no program node"_s;
    if (!QFileInfo::exists(path(u"node_modules/@modelcontextprotocol/server/package.json"_s)))
        return u"the servers are not installed: npm ci in tests/servers, or ./dev setup"_s;
    return {};
}
