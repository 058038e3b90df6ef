// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/requesttable.h"

#include <QTest>

using namespace Mcp;
using namespace std::chrono_literals;
using Unmatched = RequestTable::Unmatched;

namespace {

const RequestTable::Moment kStart{1h};

PendingRequest request(const QByteArray &id, std::chrono::milliseconds timeout = 0ms)
{
    PendingRequest out;
    out.id = id;
    out.method = "tools/call";
    out.sentAt = kStart;
    out.timeout = timeout;
    return out;
}

PendingRequest withProgress(const QByteArray &id, std::chrono::milliseconds timeout,
                            std::chrono::milliseconds total)
{
    PendingRequest out = request(id, timeout);
    out.totalTimeout = total;
    out.onProgress = [](const Progress &) {};
    return out;
}

QByteArrayList ids(const QList<PendingRequest> &requests)
{
    QByteArrayList out;
    for (const PendingRequest &one : requests)
        out.append(one.id);
    return out;
}

} // namespace

class TestRequestTable : public QObject
{
    Q_OBJECT
private slots:
    // J-02: ids count up and are never used twice, whatever happens to the requests.
    void neverUsesAnIdTwice()
    {
        RequestTable table;
        QCOMPARE(table.nextId(), QByteArray("1"));
        table.add(request("1"));
        QVERIFY(table.takeAnswered("1"));
        QCOMPARE(table.nextId(), QByteArray("2"));
        QVERIFY(table.takeAll().isEmpty());
        QCOMPARE(table.nextId(), QByteArray("3"));
    }

    // J-03: an answer is for the request with the same type and value of id, and for no other.
    void tellsIdsApartByTypeAndValue_data()
    {
        QTest::addColumn<QByteArray>("pending");
        QTest::addColumn<QByteArray>("answered");
        QTest::newRow("string for a number") << QByteArray("1") << QByteArray("\"1\"");
        QTest::newRow("number for a string") << QByteArray("\"1\"") << QByteArray("1");
        QTest::newRow("1.0 for 1") << QByteArray("1") << QByteArray("1.0");
        QTest::newRow("01 for 1") << QByteArray("1") << QByteArray("01");
        QTest::newRow("nothing for 1") << QByteArray("1") << QByteArray();
        QTest::newRow("null for 1") << QByteArray("1") << QByteArray("null");
    }
    void tellsIdsApartByTypeAndValue()
    {
        QFETCH(QByteArray, pending);
        QFETCH(QByteArray, answered);
        RequestTable table;
        table.add(request(pending));
        const auto taken = table.takeAnswered(answered);
        QVERIFY(!taken);
        QCOMPARE(taken.error(), Unmatched::Unknown);
        QVERIFY(table.find(pending));
    }

    // J-07: each unmatched answer is explained.
    void explainsAnswersThatNobodyWaitsFor()
    {
        RequestTable table;
        for (int i = 0; i < 3; ++i)
            table.add(request(table.nextId()));
        table.add(request("\"probe\""));

        QVERIFY(table.takeAnswered("1"));
        QCOMPARE(table.takeAnswered("1").error(), Unmatched::Duplicate);
        QCOMPARE(table.takeAnswered("1").error(), Unmatched::Duplicate);

        QVERIFY(table.takeAbandoned("2"));
        QCOMPARE(table.takeAnswered("2").error(), Unmatched::Late);
        QCOMPARE(table.takeAnswered("2").error(), Unmatched::Duplicate);

        QCOMPARE(table.takeAnswered("4").error(), Unmatched::Unknown);
        QCOMPARE(table.takeAnswered("0").error(), Unmatched::Unknown);
        QCOMPARE(table.takeAnswered("-1").error(), Unmatched::Unknown);
        QCOMPARE(table.takeAnswered("99999999999999999999999").error(), Unmatched::Unknown);
        QCOMPARE(table.takeAnswered("\"other\"").error(), Unmatched::Unknown);

        QVERIFY(table.takeAnswered("\"probe\""));
        QCOMPARE(table.takeAnswered("\"probe\"").error(), Unmatched::Duplicate);
    }

    // A request is taken out once, so it can only end once.
    void givesEachRequestOutOnce()
    {
        RequestTable table;
        table.add(request("1"));
        QVERIFY(table.takeAbandoned("1"));
        QVERIFY(!table.takeAbandoned("1"));
        QVERIFY(!table.takeAnswered("1"));
        QVERIFY(table.takeAll().isEmpty());
        QVERIFY(table.isEmpty());
    }

    void findsTheRequestOfAFrame()
    {
        RequestTable table;
        table.add(request("1"));
        QCOMPARE(table.idOfFrame(Frame::kNone), QByteArray()); // before the frame is known
        table.find("1")->frame = 42;
        QCOMPARE(table.idOfFrame(42), QByteArray("1"));
        QCOMPARE(table.idOfFrame(41), QByteArray());
    }

    // T-20: a request expires at its deadline and not a millisecond before.
    void expiresAtTheDeadline()
    {
        RequestTable table;
        table.add(request("1", 100ms));
        table.add(request("2", 50ms));
        table.add(request("3")); // no limit
        QCOMPARE(table.nextDeadline(), kStart + 50ms);
        QVERIFY(table.takeExpired(kStart + 49ms).isEmpty());
        QCOMPARE(ids(table.takeExpired(kStart + 50ms)), QByteArrayList{"2"});
        QCOMPARE(table.nextDeadline(), kStart + 100ms);
        QCOMPARE(ids(table.takeExpired(kStart + 24h)), QByteArrayList{"1"});
        QVERIFY(!table.nextDeadline());
        QCOMPARE(table.takeAnswered("1").error(), Unmatched::Late);
        QVERIFY(table.takeAnswered("3"));
    }

    void expiresInTheOrderOfDeadlines()
    {
        RequestTable table;
        table.add(request("1", 30ms));
        table.add(request("2", 10ms));
        table.add(request("3", 20ms));
        QCOMPARE(ids(table.takeExpired(kStart + 1h)), (QByteArrayList{"2", "3", "1"}));
    }

    // T-20: progress starts the clock again, but the total holds.
    void progressPutsTheDeadlineOffWithinTheTotal()
    {
        RequestTable table;
        table.add(withProgress("1", 100ms, 250ms));
        QCOMPARE(table.nextDeadline(), kStart + 100ms);
        QVERIFY(table.noteProgress("1", kStart + 90ms));
        QCOMPARE(table.nextDeadline(), kStart + 190ms);
        QVERIFY(table.takeExpired(kStart + 189ms).isEmpty());
        QVERIFY(table.noteProgress("1", kStart + 180ms));
        QCOMPARE(table.nextDeadline(), kStart + 250ms);
    }

    // 7.7: progress under a token that nobody asked with is ignored.
    void ignoresProgressThatNobodyAskedFor()
    {
        RequestTable table;
        QVERIFY(!table.awaitsProgress());
        table.add(request("1", 100ms));
        QVERIFY(!table.awaitsProgress());
        QVERIFY(!table.noteProgress("1", kStart + 50ms));
        QCOMPARE(table.nextDeadline(), kStart + 100ms);
        table.add(withProgress("2", 100ms, 0ms));
        QVERIFY(table.awaitsProgress());
        QVERIFY(!table.noteProgress("\"2\"", kStart));
        QVERIFY(table.takeAbandoned("2"));
        QVERIFY(!table.awaitsProgress());
    }

    // When a connection ends, everything comes out in the order in which it was sent.
    void takesEverythingOutInOrder()
    {
        RequestTable table;
        for (int i = 0; i < 20; ++i) {
            PendingRequest one = request(table.nextId());
            one.sentAt += std::chrono::milliseconds(i);
            table.add(std::move(one));
        }
        QByteArrayList expected;
        for (int i = 1; i <= 20; ++i)
            expected.append(QByteArray::number(i));
        QCOMPARE(ids(table.takeAll()), expected);
        QVERIFY(table.isEmpty());
        QCOMPARE(table.takeAnswered("5").error(), Unmatched::Late);
    }

    // 5.9: a subscription is no unanswered request.
    void doesNotCountStandingRequestsAsWaiting()
    {
        RequestTable table;
        PendingRequest standing = request("1");
        standing.isStanding = true;
        table.add(std::move(standing));
        table.add(request("2"));
        QCOMPARE(table.waitingCount(), 1);
        QVERIFY(table.takeAnswered("1"));
        QCOMPARE(table.waitingCount(), 1);
        QVERIFY(table.takeAnswered("2"));
        QCOMPARE(table.waitingCount(), 0);
    }

    // A second process gets a probe of the same name; its answer is then not a late one.
    void aNameThatIsPendingAgainIsNotLate()
    {
        RequestTable table;
        table.add(request("\"probe\""));
        QVERIFY(table.takeAbandoned("\"probe\""));
        table.add(request("\"probe\""));
        QVERIFY(table.takeAnswered("\"probe\""));
        QCOMPARE(table.takeAnswered("\"probe\"").error(), Unmatched::Duplicate);
    }
};

QTEST_GUILESS_MAIN(TestRequestTable)
#include "tst_requesttable.moc"
