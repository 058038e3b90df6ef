// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "capabilities/serverport.h"

#include <array>
#include <vector>

namespace Vitrine {

/// A server that consists of what a test says: lists are set, calls are kept and answered by hand.
class FakePort : public ServerPort
{
    Q_OBJECT
public:
    struct Pending
    {
        quint64 number = 0;
        Call call;
        QPointer<QObject> context;
        Done done;
        OnProgress progress;
    };

    explicit FakePort(const QString &name = QStringLiteral("fake"), QObject *parent = nullptr)
        : ServerPort(parent), m_name(name)
    {
    }

    QString name() const override { return m_name; }
    bool isReady() const override { return m_isReady; }
    bool isActive() const override { return m_isReady; }
    bool offersCompletion() const override { return m_offersCompletion; }
    const Mcp::CatalogueList &list(Mcp::ListKind kind) const override
    {
        return m_lists[size_t(kind)];
    }
    QStringList commandLine() const override
    {
        return {QStringLiteral("fake-server"), QStringLiteral("--verbose")};
    }
    void start() override { ++starts; }
    void refresh(Mcp::ListKind kind) override { refreshed += kind; }
    quint64 call(const Call &call, QObject *context, Done done, OnProgress progress) override
    {
        pending.push_back({++m_lastCall, call, context, std::move(done), std::move(progress)});
        return m_lastCall;
    }
    void cancel(quint64 call) override { cancelled += call; }

    void setReady(bool isReady)
    {
        m_isReady = isReady;
        emit stateChanged();
    }
    void setOffersCompletion(bool offers) { m_offersCompletion = offers; }
    void setList(Mcp::ListKind kind, const Mcp::CatalogueList &list)
    {
        m_lists[size_t(kind)] = list;
        emit listChanged(kind);
    }
    /// Fresh, with these entries; `json` is the text of their array.
    void setItems(Mcp::ListKind kind, const QByteArray &json)
    {
        Mcp::CatalogueList list{.state = Mcp::CatalogueList::State::Fresh,
                                .readAt = QDateTime::currentDateTimeUtc()};
        const Mcp::Json entries = Mcp::Json::parse(json).value();
        for (const Mcp::Json &entry : entries.items())
            list.items += Mcp::readCatalogueItem(kind, entry);
        setList(kind, list);
    }
    /// Ends the oldest pending call.
    void answer(const Mcp::CallOutcome &outcome)
    {
        const Pending first = pending.front();
        pending.erase(pending.begin());
        if (first.context)
            first.done(outcome);
    }
    void answer(const QByteArray &resultJson)
    {
        answer(Mcp::CallOutcome{.result = Mcp::Json::parse(resultJson).value(),
                                .requestFrame = 10,
                                .responseFrame = 11,
                                .duration = std::chrono::milliseconds(12)});
    }

    std::vector<Pending> pending;
    QList<quint64> cancelled;
    QList<Mcp::ListKind> refreshed;
    int starts = 0;

private:
    QString m_name;
    bool m_isReady = true;
    bool m_offersCompletion = true;
    std::array<Mcp::CatalogueList, Mcp::kListKindCount> m_lists;
    quint64 m_lastCall = 0;
};

} // namespace Vitrine
