// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/completionsource.h"

#include <QLocale>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Json;

namespace {
constexpr int kMethodNotFound = -32601;
constexpr qsizetype kKnownLimit = 200;
} // namespace

CompletionSource::CompletionSource(QObject *parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &CompletionSource::send);
}

void CompletionSource::setPort(ServerPort *port)
{
    m_port = port;
    m_isUnsupported = false;
    setReference({});
}

void CompletionSource::setReference(const Json &reference)
{
    m_delay.stop();
    m_wanted.clear();
    m_known.clear();
    m_reference = reference;
}

void CompletionSource::ask(const QString &argument, const QString &text, const Json &others)
{
    if (!m_port || m_isUnsupported || m_reference.isNull() || !m_port->offersCompletion())
        return;
    m_argument = argument;
    m_text = text;
    m_others = others;
    m_wanted = Json::array({m_reference, argument, text, others}).toText();
    if (const auto known = m_known.constFind(m_wanted); known != m_known.cend()) {
        m_delay.stop();
        emit answered(argument, known->values, known->note);
        return;
    }
    m_delay.start();
}

void CompletionSource::send()
{
    if (!m_port || !m_port->isReady())
        return;
    Json params = Json::object(
        {{u"ref"_s, m_reference},
         {u"argument"_s, Json::object({{u"name"_s, m_argument}, {u"value"_s, m_text}})}});
    if (!m_others.isEmpty())
        params.set(u"context", Json::object({{u"arguments"_s, m_others}}));
    m_port->call({.method = u"completion/complete"_s, .params = params, .wantsProgress = false},
                 this,
                 [this, argument = m_argument, key = m_wanted](const Mcp::CallOutcome &outcome) {
                     take(argument, key, outcome);
                 },
                 {});
}

void CompletionSource::take(const QString &argument, const QString &key,
                            const Mcp::CallOutcome &outcome)
{
    if (!outcome.result) {
        // Suggestions are a favour: what failed is in the frame log, and not worth a message here.
        m_isUnsupported = outcome.result.error().code == kMethodNotFound;
        return;
    }
    const Json &completion = (*outcome.result)["completion"_L1];
    Answer answer;
    for (const Json &value : completion["values"_L1].items()) {
        if (value.isString() && answer.values.size() < kMostValues)
            answer.values += value.toString();
    }
    const auto total = completion["total"_L1].toInt64();
    if (total && *total > answer.values.size())
        answer.note =
            tr("%1 of %2 suggestions; type more to see others.")
                .arg(QLocale().toString(answer.values.size()), QLocale().toString(*total));
    else if (completion["hasMore"_L1].toBool() || completion["values"_L1].size() > kMostValues)
        answer.note = tr("There are more suggestions; type more to see others.");
    if (m_known.size() >= kKnownLimit)
        m_known.clear();
    m_known.insert(key, answer);
    if (key == m_wanted)
        emit answered(argument, answer.values, answer.note);
}

} // namespace Vitrine
