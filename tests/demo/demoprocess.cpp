// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "demoprocess.h"

#include <QDeadlineTimer>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 10'000;

} // namespace

DemoProcess::DemoProcess(const QStringList &arguments)
{
    process.start(QStringLiteral(VITRINE_BIN_DIR "/vitrine-demo-server"), arguments);
    process.waitForStarted(kPatience);
}

DemoProcess::~DemoProcess()
{
    if (process.state() != QProcess::NotRunning && finish() < 0) {
        process.kill();
        process.waitForFinished(kPatience);
    }
}

void DemoProcess::sendRaw(const QByteArray &bytes)
{
    process.write(bytes);
}

QByteArray DemoProcess::takeLine()
{
    const QDeadlineTimer deadline(kPatience);
    process.setReadChannel(QProcess::StandardOutput);
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead(static_cast<int>(deadline.remainingTime())) &&
            !process.canReadLine())
            return {};
    }
    QByteArray line = process.readLine();
    line.chop(1);
    return line;
}

bool DemoProcess::saysOnStderr(const QByteArray &text)
{
    const QDeadlineTimer deadline(kPatience);
    process.setReadChannel(QProcess::StandardError);
    for (;;) {
        stderrText += process.readAllStandardError();
        if (stderrText.contains(text))
            return true;
        if (deadline.hasExpired() ||
            !process.waitForReadyRead(static_cast<int>(deadline.remainingTime()))) {
            stderrText += process.readAllStandardError();
            return stderrText.contains(text);
        }
    }
}

void DemoProcess::send(const QJsonObject &message)
{
    sendRaw(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
}

void DemoProcess::notify(const QString &method, const QJsonObject &params)
{
    send({{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, method}, {u"params"_s, params}});
}

int DemoProcess::start(const QString &method, const QJsonObject &params)
{
    send({{u"jsonrpc"_s, u"2.0"_s},
          {u"id"_s, ++m_lastId},
          {u"method"_s, method},
          {u"params"_s, params}});
    return m_lastId;
}

QJsonObject DemoProcess::answerTo(int id)
{
    for (;;) {
        const QByteArray line = takeLine();
        if (line.isNull())
            return {};
        const QJsonObject message = QJsonDocument::fromJson(line).object();
        if (message.value("id"_L1) == id && !message.contains("method"_L1))
            return message;
        notifications.append(message);
    }
}

QJsonObject DemoProcess::request(const QString &method, const QJsonObject &params)
{
    return answerTo(start(method, params));
}

QJsonObject DemoProcess::modern(const QString &method, QJsonObject params,
                                const QJsonObject &extraMeta)
{
    params.insert("_meta"_L1, modernMeta(extraMeta));
    return request(method, params);
}

QJsonObject DemoProcess::shakeHands(const QString &revision)
{
    const QJsonObject answer =
        request(u"initialize"_s,
                {{u"protocolVersion"_s, revision},
                 {u"capabilities"_s, QJsonObject()},
                 {u"clientInfo"_s, QJsonObject{{u"name"_s, u"test"_s}, {u"version"_s, u"1"_s}}}});
    notify(u"notifications/initialized"_s);
    return answer;
}

QJsonObject DemoProcess::call(const QString &tool, const QJsonObject &arguments,
                              const QJsonObject &meta)
{
    QJsonObject params{{u"name"_s, tool}, {u"arguments"_s, arguments}};
    if (!meta.isEmpty())
        params.insert("_meta"_L1, meta);
    return request(u"tools/call"_s, params);
}

quint16 DemoProcess::waitForPort()
{
    const QByteArray line = takeLine();
    const QByteArray prefix = "READY http://127.0.0.1:";
    if (!line.startsWith(prefix) || !line.endsWith("/mcp"))
        return 0;
    m_servesHttp = true;
    return line.sliced(prefix.size()).chopped(4).toUShort();
}

int DemoProcess::finish()
{
    if (m_servesHttp) // and so does not read stdin
        process.terminate();
    process.closeWriteChannel();
    if (process.state() != QProcess::NotRunning && !process.waitForFinished(kPatience))
        return -1;
    stderrText += process.readAllStandardError();
    return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

QJsonObject modernMeta(const QJsonObject &extra)
{
    QJsonObject meta{{u"io.modelcontextprotocol/protocolVersion"_s, u"2026-07-28"_s},
                     {u"io.modelcontextprotocol/clientCapabilities"_s, QJsonObject()}};
    for (auto it = extra.begin(); it != extra.end(); ++it)
        meta.insert(it.key(), it.value());
    return meta;
}

QString firstText(const QJsonObject &answer)
{
    return answer["result"_L1]["content"_L1][0]["text"_L1].toString();
}

int errorCode(const QJsonObject &answer)
{
    return answer["error"_L1]["code"_L1].toInt();
}
