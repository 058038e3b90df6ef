// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "servers/serverstore.h"
#include "support/warnings.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;

namespace {

Mcp::ServerEntry command(const QString &name, const QString &program, const QStringList &args = {})
{
    Mcp::ServerEntry entry;
    entry.name = name;
    entry.command = program;
    entry.args = args;
    return entry;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QStringList names(const ServerStore &store)
{
    QStringList found;
    for (const Mcp::ServerEntry &entry : store.catalogue().entries())
        found.append(entry.name);
    return found;
}

} // namespace

class TestServerStore : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        failOnOurWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_path = m_folder->filePath(u"deep/servers.json"_s);
    }

    void eachChangeIsOnDiskAtOnce()
    {
        ServerStore store(m_path);
        store.insert(0, command(u"a"_s, u"node"_s, {u"a.js"_s}));
        QCOMPARE(names(ServerStore(m_path)), QStringList{u"a"_s});
        store.insert(1, command(u"c"_s, u"node"_s));
        store.insert(1, command(u"b"_s, u"node"_s));
        QCOMPARE(names(ServerStore(m_path)), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        store.move(2, 0);
        QCOMPARE(names(ServerStore(m_path)), (QStringList{u"c"_s, u"a"_s, u"b"_s}));
        store.replace(1, command(u"a2"_s, u"deno"_s));
        store.remove(0);
        const ServerStore again(m_path);
        QCOMPARE(names(again), (QStringList{u"a2"_s, u"b"_s}));
        QCOMPARE(again.catalogue().entries().at(0).command, u"deno"_s);
        QVERIFY(!again.storageProblem());
    }

    // The file is other programs' too: what we do not know stays.
    void keepsWhatItDoesNotKnow()
    {
        QDir().mkpath(m_folder->filePath(u"deep"_s));
        write(m_path,
              R"({"theirs":{"x":1},"mcpServers":{"a":{"command":"node","disabled":true}}})");
        ServerStore store(m_path);
        store.insert(1, command(u"b"_s, u"deno"_s));
        const QByteArray bytes = contents(m_path);
        QVERIFY(bytes.contains("theirs"));
        QVERIFY(bytes.contains("disabled"));
        QVERIFY(bytes.contains("deno"));
    }

    // Somebody's broken file is theirs to mend, not ours to replace.
    void neverOverwritesAFileThatItCannotRead()
    {
        QDir().mkpath(m_folder->filePath(u"deep"_s));
        const QByteArray broken = R"({"mcpServers": {"a": )";
        write(m_path, broken);
        ServerStore store(m_path);
        QVERIFY(store.storageProblem());
        store.insert(0, command(u"b"_s, u"node"_s));
        QCOMPARE(names(store), QStringList{u"b"_s}); // for this run
        QCOMPARE(contents(m_path), broken);
        QVERIFY(store.storageProblem());
    }

    void saysWhenItCannotSave()
    {
        write(m_folder->filePath(u"file"_s), "not a folder");
        ServerStore store(m_folder->filePath(u"file/servers.json"_s));
        QSignalSpy changed(&store, &ServerStore::storageProblemChanged);
        store.insert(0, command(u"a"_s, u"node"_s));
        QCOMPARE(changed.count(), 1);
        QVERIFY(store.storageProblem());
        QCOMPARE(store.storageProblem()->kind, Mcp::Error::Kind::Io);
    }

    // A run without a file keeps everything in memory and complains about nothing.
    void worksWithoutAFile()
    {
        ServerStore store({});
        store.insert(0, command(u"a"_s, u"node"_s));
        QCOMPARE(names(store), QStringList{u"a"_s});
        QVERIFY(!store.storageProblem());
    }

    void consentIsForExactlyOneArgumentVector_data()
    {
        QTest::addColumn<Mcp::ServerEntry>("other");
        const Mcp::ServerEntry base = command(u"a"_s, u"node"_s, {u"x"_s, u"y"_s});
        Mcp::ServerEntry entry = base;
        entry.command = u"deno"_s;
        QTest::newRow("program") << entry;
        entry = base;
        entry.args.append(u"--evil"_s);
        QTest::newRow("one more argument") << entry;
        entry = base;
        entry.args = {u"x y"_s};
        QTest::newRow("same words, other arguments") << entry;
        entry = base;
        entry.args = {u"y"_s, u"x"_s};
        QTest::newRow("order") << entry;
        entry = base;
        entry.cwd = u"/tmp"_s;
        QTest::newRow("folder") << entry;
        entry = base;
        entry.env.append({u"NODE_OPTIONS"_s, u"--require evil.js"_s});
        QTest::newRow("environment") << entry;
    }
    void consentIsForExactlyOneArgumentVector()
    {
        QFETCH(Mcp::ServerEntry, other);
        ConsentStore consents;
        const Mcp::ServerEntry base = command(u"a"_s, u"node"_s, {u"x"_s, u"y"_s});
        QVERIFY(!consents.isGiven(base));
        QVERIFY(consents.give(base));
        QVERIFY(consents.isGiven(base));
        QVERIFY(!consents.isGiven(other));
    }

    // The name and the protocol start nothing.
    void consentOutlivesARename()
    {
        ConsentStore consents;
        Mcp::ServerEntry entry = command(u"a"_s, u"node"_s);
        QVERIFY(consents.give(entry));
        entry.name = u"b"_s;
        entry.era = Mcp::EraMode::Legacy;
        QVERIFY(consents.isGiven(entry));
    }

    void consentIsKept()
    {
        const QString path = m_folder->filePath(u"deep/consents.json"_s);
        const Mcp::ServerEntry kept = command(u"a"_s, u"node"_s, {u"--token=hunter2"_s});
        const Mcp::ServerEntry once = command(u"b"_s, u"deno"_s);
        {
            ConsentStore consents(path);
            QVERIFY(consents.give(kept));
            consents.giveForThisRun(once);
            QVERIFY(consents.isGiven(once));
        }
        const ConsentStore again(path);
        QVERIFY(again.isGiven(kept));
        QVERIFY(!again.isGiven(once));
        QVERIFY(!contents(path).contains("hunter2")); // only hashes are kept
        QVERIFY(!(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther)));
    }

    void aBrokenFileOfConsentsGivesNone()
    {
        const QString path = m_folder->filePath(u"consents.json"_s);
        write(path, "{\"consents\": [");
        QVERIFY(!ConsentStore(path).isGiven(command(u"a"_s, u"node"_s)));
    }

    void addressesNeedNoConsent()
    {
        Mcp::ServerEntry entry;
        entry.kind = Mcp::ServerEntry::Kind::Http;
        entry.url = u"https://example.com/mcp"_s;
        QVERIFY(ConsentStore().isGiven(entry));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

QTEST_GUILESS_MAIN(TestServerStore)
#include "tst_serverstore.moc"
