// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "batchreply.h"

namespace Demo {

BatchCollector::BatchCollector(std::unique_ptr<Reply> target, qsizetype expected)
    : m_target(std::move(target)), m_missing(expected)
{
}

void BatchCollector::add(const QByteArray &json)
{
    if (!json.isEmpty())
        m_answers += (m_answers.isEmpty() ? "[" : ",") + json;
    if (--m_missing > 0)
        return;
    if (m_answers.isEmpty())
        m_target->abandon();
    else
        m_target->finish(m_answers + ']', 200, false);
}

BatchPart::BatchPart(std::shared_ptr<BatchCollector> collector) : m_collector(std::move(collector))
{
    connect(m_collector->target(), &Reply::writable, this, &Reply::writable);
}

void BatchPart::send(const QByteArray &json)
{
    m_collector->target()->send(json);
}

void BatchPart::finish(const QByteArray &json, int, bool)
{
    m_collector->add(json);
}

void BatchPart::abandon()
{
    m_collector->add({});
}

QByteArray BatchPart::framed(QByteArrayView json) const
{
    return m_collector->target()->framed(json);
}

void BatchPart::sendFramed(QByteArrayView frames)
{
    m_collector->target()->sendFramed(frames);
}

bool BatchPart::isCongested() const
{
    return m_collector->target()->isCongested();
}

} // namespace Demo
