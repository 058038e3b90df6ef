// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "reply.h"

#include <QByteArray>

#include <memory>

namespace Demo {

/// Gathers the answers to the requests of one batch and sends them as one array once the last is
/// there (MCP 2025-03-26, the only revision with batches).
///
/// Shared by the parts, which end in any order; the last one to go takes it along.
class BatchCollector
{
public:
    BatchCollector(std::unique_ptr<Reply> target, qsizetype expected);

    [[nodiscard]] Reply *target() const { return m_target.get(); }

    /// Counts one request as done; an empty \a json is a request without an answer.
    void add(const QByteArray &json);

private:
    std::unique_ptr<Reply> m_target;
    qsizetype m_missing;
    QByteArray m_answers;
};

/// The reply to one request of a batch.
class BatchPart final : public Reply
{
    Q_OBJECT

public:
    explicit BatchPart(std::shared_ptr<BatchCollector> collector);

    void send(const QByteArray &json) override;
    void finish(const QByteArray &json, int httpStatus, bool isError) override;
    void abandon() override;
    [[nodiscard]] QByteArray framed(QByteArrayView json) const override;
    void sendFramed(QByteArrayView frames) override;
    [[nodiscard]] bool isCongested() const override;

private:
    std::shared_ptr<BatchCollector> m_collector;
};

} // namespace Demo
