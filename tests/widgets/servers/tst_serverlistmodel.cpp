// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "engine/engine.h"
#include "servers/serverlistmodel.h"
#include "servers/serverstore.h"
#include "support/warnings.h"

#include <QAbstractItemModelTester>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using Lifetime = ServerListModel::Lifetime;

namespace {

Mcp::ServerEntry named(const QString &name)
{
    Mcp::ServerEntry entry;
    entry.name = name;
    entry.command = u"server-"_s + name;
    return entry;
}

QString rows(const ServerListModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row).data().toString() + (model.isKept(row) ? u""_s : u"*"_s));
    return texts.join(u' ');
}

QString stored(const ServerStore &store)
{
    QStringList names;
    for (const Mcp::ServerEntry &entry : store.catalogue().entries())
        names.append(entry.name);
    return names.join(u' ');
}

} // namespace

class TestServerListModel : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnOurWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
        m_engine = std::make_unique<Engine>();
        m_store = std::make_unique<ServerStore>(m_folder->filePath(u"servers.json"_s));
        m_model = std::make_unique<ServerListModel>(*m_engine, *m_store);
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get());
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_store.reset();
        m_engine.reset();
    }

    void readsWhatIsKept()
    {
        m_store->insert(0, named(u"a"_s));
        m_store->insert(1, named(u"b"_s));
        ServerListModel model(*m_engine, *m_store);
        QCOMPARE(rows(model), u"a b"_s);
        QCOMPARE(model.index(0).data(ServerListModel::TargetRole).toString(), u"server-a"_s);
        QCOMPARE(model.index(0).data(ServerListModel::StateWordRole).toString(),
                 u"Not connected"_s);
    }

    void serversOfThisRunAreFirstAndNotSaved()
    {
        QCOMPARE(m_model->add(named(u"a"_s), Lifetime::Kept), 0);
        QCOMPARE(m_model->add(named(u"demo"_s), Lifetime::ThisRun), 0);
        QCOMPARE(m_model->add(named(u"b"_s), Lifetime::Kept), 2);
        QCOMPARE(rows(*m_model), u"demo* a b"_s);
        QCOMPARE(stored(*m_store), u"a b"_s);
        QCOMPARE(m_model->keep(0), 2);
        QCOMPARE(rows(*m_model), u"a b demo"_s);
        QCOMPARE(stored(*m_store), u"a b demo"_s);
    }

    void takenNamesGetANumber()
    {
        m_model->add(named(u"a"_s), Lifetime::Kept);
        m_model->add(named(u"a"_s), Lifetime::Kept);
        QCOMPARE(m_model->clone(0), 1);
        QCOMPARE(rows(*m_model), u"a a 3 a 2"_s);
        QCOMPARE(stored(*m_store), u"a a 3 a 2"_s);
        QVERIFY(!m_model->isNameFree(u"a 3"_s));
        QVERIFY(m_model->isNameFree(u"a 3"_s, 1)); // its own
    }

    void removalCanBeUndone()
    {
        for (const auto *name : {"a", "b", "c"})
            m_model->add(named(QString::fromLatin1(name)), Lifetime::Kept);
        const QPointer<ServerConnection> b = m_model->connection(1);
        m_model->remove(1);
        QCOMPARE(rows(*m_model), u"a c"_s);
        QCOMPARE(stored(*m_store), u"a c"_s);
        QCOMPARE(m_model->removedName(), u"b"_s);
        QCOMPARE(m_model->undoRemove(), 1);
        QCOMPARE(rows(*m_model), u"a b c"_s);
        QCOMPARE(stored(*m_store), u"a b c"_s);
        QCOMPARE(m_model->connection(1), b.data()); // with all that its panels still show
        QCOMPARE(m_model->undoRemove(), -1);
    }

    void undoneServersDoNotClashWithNewOnes()
    {
        m_model->add(named(u"a"_s), Lifetime::Kept);
        m_model->remove(0);
        m_model->add(named(u"a"_s), Lifetime::Kept);
        m_model->undoRemove();
        QCOMPARE(rows(*m_model), u"a 2 a"_s);
        QCOMPARE(stored(*m_store), u"a 2 a"_s);
    }

    void moves_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<bool>("moves");
        QTest::addColumn<QString>("result");
        QTest::newRow("down") << 1 << 3 << true << u"x* b c a"_s;
        QTest::newRow("up") << 3 << 1 << true << u"x* c a b"_s;
        QTest::newRow("nowhere") << 2 << 2 << false << u"x* a b c"_s;
        QTest::newRow("not among those of this run") << 1 << 0 << false << u"x* a b c"_s;
        QTest::newRow("beyond the end") << 1 << 4 << false << u"x* a b c"_s;
    }
    void moves()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        QFETCH(bool, moves);
        QFETCH(QString, result);
        for (const auto *name : {"a", "b", "c"})
            m_model->add(named(QString::fromLatin1(name)), Lifetime::Kept);
        m_model->add(named(u"x"_s), Lifetime::ThisRun);
        QCOMPARE(m_model->move(from, to), moves);
        QCOMPARE(rows(*m_model), result);
        QCOMPARE(stored(*m_store), QString(result).remove(u"x* "_s));
    }

    // What a view asks for when a row is dropped: "before this row".
    void rowsCanBeDroppedBetween()
    {
        for (const auto *name : {"a", "b", "c"})
            m_model->add(named(QString::fromLatin1(name)), Lifetime::Kept);
        QVERIFY(m_model->moveRow({}, 0, {}, 2));
        QCOMPARE(rows(*m_model), u"b a c"_s);
        QVERIFY(m_model->moveRow({}, 2, {}, 0));
        QCOMPARE(rows(*m_model), u"c b a"_s);
        QVERIFY(!(m_model->flags(m_model->index(0)) & Qt::ItemIsDropEnabled)); // not onto a server
    }

    void editsAreSavedAndSeen()
    {
        m_model->add(named(u"a"_s), Lifetime::Kept);
        QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
        Mcp::ServerEntry entry = named(u"renamed"_s);
        m_model->replace(0, entry);
        QVERIFY(changed.count() > 0);
        QCOMPARE(rows(*m_model), u"renamed"_s);
        QCOMPARE(stored(*m_store), u"renamed"_s);
    }

    // The state is shown in words, and a start that fails says so.
    void followsTheState()
    {
        Mcp::ServerEntry entry = named(u"a"_s);
        entry.command = u"/no/such/program"_s;
        m_model->add(entry, Lifetime::ThisRun);
        m_model->connection(0)->start();
        QCOMPARE(m_model->index(0).data(ServerListModel::StateWordRole).toString(), u"Starting"_s);
        QTRY_COMPARE(m_model->index(0).data(ServerListModel::StateWordRole).toString(),
                     u"Failed"_s);
        QCOMPARE(m_model->index(0).data(ServerListModel::LampRole).toString(), u"lamp-failed"_s);
        QCOMPARE(m_model->index(0).data(Qt::AccessibleTextRole).toString(), u"a, Failed"_s);
    }

    void asksForConsentUntilItIsGiven()
    {
        m_model->add(named(u"a"_s), Lifetime::Kept);
        QVERIFY(m_model->needsConsent(0));
        QVERIFY(m_store->consents().give(named(u"a"_s)));
        QVERIFY(!m_model->needsConsent(0));
        m_model->clone(0); // the same command
        QVERIFY(!m_model->needsConsent(1));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Engine> m_engine;
    std::unique_ptr<ServerStore> m_store;
    std::unique_ptr<ServerListModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

QTEST_MAIN(TestServerListModel)
#include "tst_serverlistmodel.moc"
