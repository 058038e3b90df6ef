// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "config/servercatalogue.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

class TestServerCatalogue : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void readsEntriesInOrder();
    void keepsWhatItDoesNotKnow();
    void keepsTheShapeOfAnotherClientsFile_data();
    void keepsTheShapeOfAnotherClientsFile();
    void aBrokenEntryDoesNotHideTheOthers();
    void aSecondEntryOfTheSameNameIsAProblem();
    void brokenEntriesStayWhereTheyWere();
    void saysWhyAFileCannotBeRead_data();
    void saysWhyAFileCannotBeRead();
    void aMissingFileMayBeEmpty();
    void anEmptyFileIsAnEmptyCatalogue();
    void changesTheList();
    void findsAFreeName();
    void savesAtomicallyAndMakesTheFolder();
    void savesANewFileForItsOwnerOnly();
    void keepsThePermissionsOfAFileThatExists();
    void saysWhyItCannotSave();
    void keepsACopyOfComments();

private:
    QString write(const QByteArray &text, const QString &name = u"servers.json"_s);
    static QByteArray read(const QString &path);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestServerCatalogue::init()
{
    QTest::failOnWarning();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QString TestServerCatalogue::write(const QByteArray &text, const QString &name)
{
    const QString path = m_folder->filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write the test's file");
    return path;
}

QByteArray TestServerCatalogue::read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void TestServerCatalogue::readsEntriesInOrder()
{
    const auto catalogue = ServerCatalogue::load(
        write(R"({"mcpServers":{"z":{"command":"a"},"a":{"url":"https://h/mcp"}}})"));
    QVERIFY(catalogue);
    QCOMPARE(catalogue->entries().size(), 2);
    QCOMPARE(catalogue->entries().at(0).name, u"z"_s);
    QCOMPARE(catalogue->entries().at(1).name, u"a"_s);
    QVERIFY(catalogue->problems().isEmpty());
    QCOMPARE(catalogue->find(u"a"_s)->url, u"https://h/mcp"_s);
    QCOMPARE(catalogue->find(u"b"_s), nullptr);
}

void TestServerCatalogue::keepsWhatItDoesNotKnow()
{
    const QByteArray text =
        R"({"$schema":"x","mcpServers":{"b":{"disabled":true,"command":"c","x":{"y":[1.0,null]}},"a":{"type":"streamable-http","url":"u"}},"other":{"k":1}})";
    const auto catalogue = ServerCatalogue::load(write(text));
    QVERIFY(catalogue);
    QCOMPARE(catalogue->toJson().toBytes(), text);
}

void TestServerCatalogue::keepsTheShapeOfAnotherClientsFile_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("servers")
        << QByteArray(R"({"inputs":[],"servers":{"a":{"command":"b"}}})")
        << QByteArray(R"({"inputs":[],"servers":{"a":{"command":"b"},"n":{"command":"m"}}})");
    QTest::newRow("context_servers")
        << QByteArray(R"({"context_servers":{"a":{"command":"b"}},"theme":1})")
        << QByteArray(R"({"context_servers":{"a":{"command":"b"},"n":{"command":"m"}},"theme":1})");
    QTest::newRow("nested")
        << QByteArray(R"({"mcp":{"servers":{"a":{"command":"b"}},"x":1}})")
        << QByteArray(R"({"mcp":{"servers":{"a":{"command":"b"},"n":{"command":"m"}},"x":1}})");
    QTest::newRow("bare map") << QByteArray(R"({"a":{"command":"b"}})")
                              << QByteArray(R"({"a":{"command":"b"},"n":{"command":"m"}})");
    QTest::newRow("empty object") << QByteArray("{}")
                                  << QByteArray(R"({"mcpServers":{"n":{"command":"m"}}})");
}

void TestServerCatalogue::keepsTheShapeOfAnotherClientsFile()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    auto catalogue = ServerCatalogue::load(write(before));
    QVERIFY2(catalogue, qPrintable(catalogue ? QString() : catalogue.error().toString()));
    catalogue->append({.name = u"n"_s, .command = u"m"_s});
    QCOMPARE(catalogue->toJson().toBytes(), after);
}

void TestServerCatalogue::aBrokenEntryDoesNotHideTheOthers()
{
    const auto catalogue = ServerCatalogue::load(write(
        R"({"mcpServers":{"bad/one":{"command":"c","args":["a",{}]},"good":{"command":"c"},"none":null}})"));
    QVERIFY(catalogue);
    QCOMPARE(catalogue->entries().size(), 1);
    QCOMPARE(catalogue->entries().at(0).name, u"good"_s);
    QCOMPARE(catalogue->problems().size(), 2);
    QCOMPARE(catalogue->problems().at(0).kind, Error::Kind::Schema);
    QCOMPARE(catalogue->problems().at(0).where, u"/mcpServers/bad~1one/args/1"_s);
    QCOMPARE(catalogue->problems().at(1).where, u"/mcpServers/none"_s);
}

void TestServerCatalogue::aSecondEntryOfTheSameNameIsAProblem()
{
    const QByteArray text = R"({"mcpServers":{"a":{"command":"one"},"a":{"command":"two"}}})";
    const auto catalogue = ServerCatalogue::load(write(text));
    QVERIFY(catalogue);
    QCOMPARE(catalogue->entries().size(), 1);
    QCOMPARE(catalogue->find(u"a"_s)->command, u"one"_s);
    QCOMPARE(catalogue->problems().size(), 1);
    QCOMPARE(catalogue->toJson().toBytes(), text);
}

void TestServerCatalogue::brokenEntriesStayWhereTheyWere()
{
    auto catalogue = ServerCatalogue::load(write(
        R"({"mcpServers":{"x":1,"a":{"command":"b"},"y":{"type":"ws"},"c":{"command":"d"}}})"));
    QVERIFY(catalogue);
    QCOMPARE(catalogue->toJson().toBytes(),
             R"({"mcpServers":{"x":1,"a":{"command":"b"},"y":{"type":"ws"},"c":{"command":"d"}}})");
    catalogue->remove(0);
    catalogue->remove(0);
    QCOMPARE(catalogue->toJson().toBytes(), R"({"mcpServers":{"x":1,"y":{"type":"ws"}}})");
}

void TestServerCatalogue::saysWhyAFileCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Error::Kind>("kind");
    QTest::addColumn<QString>("where"); // "PATH" stands for the file
    QTest::newRow("no JSON") << QByteArray("{\n\n  \"a\": }") << Error::Kind::Parse
                             << u"PATH, line 3, column 8"_s;
    QTest::newRow("a list") << QByteArray("[]") << Error::Kind::Schema << u"PATH"_s;
    QTest::newRow("another kind of file")
        << QByteArray(R"({"name":"x"})") << Error::Kind::Schema << u"PATH"_s;
    QTest::newRow("servers as a list")
        << QByteArray(R"({"mcpServers":[]})") << Error::Kind::Schema << u"/mcpServers"_s;
}

void TestServerCatalogue::saysWhyAFileCannotBeRead()
{
    QFETCH(QByteArray, text);
    QFETCH(Error::Kind, kind);
    QFETCH(QString, where);
    const QString path = write(text);
    const auto catalogue = ServerCatalogue::load(path, true);
    QVERIFY(!catalogue);
    QCOMPARE(catalogue.error().kind, kind);
    QCOMPARE(catalogue.error().where, where.replace("PATH"_L1, path));
}

void TestServerCatalogue::aMissingFileMayBeEmpty()
{
    const QString path = m_folder->filePath(u"none.json"_s);
    QVERIFY(ServerCatalogue::load(path, true).value().entries().isEmpty());
    const auto strict = ServerCatalogue::load(path);
    QVERIFY(!strict);
    QCOMPARE(strict.error().kind, Error::Kind::Io);
    QCOMPARE(strict.error().where, path);
    QVERIFY(!QFile::exists(path));
}

void TestServerCatalogue::anEmptyFileIsAnEmptyCatalogue()
{
    QVERIFY(ServerCatalogue::load(write("")).value().entries().isEmpty());
    QVERIFY(ServerCatalogue::load(write("\n// nothing yet\n")).value().entries().isEmpty());
    QVERIFY(ServerCatalogue::load(write(R"({"mcpServers":{}})")).value().entries().isEmpty());
}

void TestServerCatalogue::changesTheList()
{
    auto catalogue = ServerCatalogue::load(write(
        R"({"mcpServers":{"a":{"command":"1"},"b":{"command":"2","x":1},"c":{"command":"3"}}})"));
    QVERIFY(catalogue);
    catalogue->move(2, 0);
    ServerEntry changed = catalogue->entries().at(2);
    changed.name = u"renamed"_s;
    changed.args = {u"-v"_s};
    catalogue->replace(2, changed);
    catalogue->remove(1);
    QCOMPARE(
        catalogue->toJson().toBytes(),
        R"({"mcpServers":{"c":{"command":"3"},"renamed":{"command":"2","x":1,"args":["-v"]}}})");
}

void TestServerCatalogue::findsAFreeName()
{
    const auto catalogue =
        ServerCatalogue::load(write(R"({"mcpServers":{"a":{"command":"1"},"a 2":7}})"));
    QVERIFY(catalogue);
    QCOMPARE(catalogue->freeName(u"b"_s), u"b"_s);
    QCOMPARE(catalogue->freeName(u"a"_s), u"a 3"_s);
}

void TestServerCatalogue::savesAtomicallyAndMakesTheFolder()
{
    ServerCatalogue catalogue;
    catalogue.append({.name = u"é"_s, .command = u"c"_s});
    const QString path = m_folder->filePath(u"new/deep/servers.json"_s);
    QVERIFY(catalogue.save(path));
    QCOMPARE(
        read(path),
        QByteArray(
            "{\n  \"mcpServers\": {\n    \"é\": {\n      \"command\": \"c\"\n    }\n  }\n}\n"));
    QCOMPARE(QDir(m_folder->filePath(u"new/deep"_s))
                 .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{u"servers.json"_s});
    QCOMPARE(ServerCatalogue::load(path).value().entries().at(0).name, u"é"_s);
}

void TestServerCatalogue::savesANewFileForItsOwnerOnly()
{
    const QString path = m_folder->filePath(u"servers.json"_s);
    QVERIFY(ServerCatalogue().save(path));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(path) & others));
}

void TestServerCatalogue::keepsThePermissionsOfAFileThatExists()
{
    const QString path = write("{}");
    const auto wanted = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther;
    QVERIFY(QFile::setPermissions(path, wanted));
    QVERIFY(ServerCatalogue::load(path).value().save(path));
    QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther),
             QFile::ReadGroup | QFile::ReadOther);
}

void TestServerCatalogue::saysWhyItCannotSave()
{
    const QString path =
        write("x", u"file"_s) + u"/servers.json"_s; // a file is in the way of the folder
    const auto saved = ServerCatalogue().save(path);
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, Error::Kind::Io);
    QCOMPARE(saved.error().where, path);
}

void TestServerCatalogue::keepsACopyOfComments()
{
    const QByteArray text = "{ // mine\n \"mcpServers\": {} }";
    const QString path = write(text);
    auto catalogue = ServerCatalogue::load(path);
    QVERIFY(catalogue);
    QVERIFY(catalogue->save(path));
    QCOMPARE(read(path), QByteArray("{\n  \"mcpServers\": {}\n}\n"));
    QCOMPARE(read(path + u".bak"_s), text);
}

QTEST_GUILESS_MAIN(TestServerCatalogue)
#include "tst_servercatalogue.moc"
