// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/argumentstore.h"
#include "capabilities/secretwords.h"
#include "support/warnings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using Mcp::Json;

namespace {

Json json(const QByteArray &text)
{
    return Json::parse(text).value();
}

} // namespace

class TestRemembering : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }
    void knowsSecretNames_data();
    void knowsSecretNames();
    void leavesSecretsOut_data();
    void leavesSecretsOut();
    void draftsOutliveTheStore();
    void numbersKeepTheirDigits();
    void sentArgumentsAreNewestFirstAndOnce();
    void serversAndToolsAreApart();
    void largeArgumentsAreNotKept();
    void oldEntriesMakeRoom();
    void unknownFileIsLeftAlone_data();
    void unknownFileIsLeftAlone();
    void fileIsForItsOwnerOnly();
    void writesNothingWithoutAPath();
};

void TestRemembering::knowsSecretNames_data()
{
    QTest::addColumn<bool>("isSecret");
    for (const char *name :
         {"password", "userPassword", "PASSWORD", "api_key", "apiKey", "X-API-Key", "token",
          "accessToken", "GITHUB_TOKEN", "client_secret", "Authorization", "private-key",
          "credentials", "pin", "auth", "db_pwd"})
        QTest::newRow(name) << true;
    for (const char *name : {"name", "path", "author", "pinned", "max_tokens", "maxTokens",
                             "pageToken", "key", "keyboard", "query", "compass", "passenger"})
        QTest::newRow(name) << false;
}

void TestRemembering::knowsSecretNames()
{
    QTEST(SecretWords::isSecret(QString::fromLatin1(QTest::currentDataTag())), "isSecret");
}

void TestRemembering::leavesSecretsOut_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("schema");
    QTest::addColumn<QByteArray>("kept");
    QTest::newRow("by name") << R"({"user":"a","password":"b"})"_ba << "{}"_ba
                             << R"({"user":"a"})"_ba;
    QTest::newRow("by format") << R"({"a":"1","b":"2"})"_ba
                               << R"({"properties":{"b":{"type":"string","format":"password"}}})"_ba
                               << R"({"a":"1"})"_ba;
    QTest::newRow("write only") << R"({"a":"1","b":"2"})"_ba
                                << R"({"properties":{"a":{"writeOnly":true}}})"_ba
                                << R"({"b":"2"})"_ba;
    QTest::newRow("nested")
        << R"({"x":{"y":[{"k":1,"s":2}]}})"_ba
        << R"({"properties":{"x":{"properties":{"y":{"items":{"properties":{"s":{"writeOnly":true}}}}}}}})"_ba
        << R"({"x":{"y":[{"k":1}]}})"_ba;
    QTest::newRow("nested by name")
        << R"({"x":{"token":"t","z":1}})"_ba << "{}"_ba << R"({"x":{"z":1}})"_ba;
    QTest::newRow("by reference")
        << R"({"x":{"s":1,"t":2}})"_ba
        << R"({"properties":{"x":{"$ref":"#/$defs/d"}},"$defs":{"d":{"properties":{"s":{"writeOnly":true}}}}})"_ba
        << R"({"x":{"t":2}})"_ba;
    QTest::newRow("in a variant")
        << R"({"s":1,"t":2})"_ba
        << R"({"oneOf":[{"properties":{"t":{}}},{"properties":{"s":{"writeOnly":true}}}]})"_ba
        << R"({"t":2})"_ba;
    QTest::newRow("endless reference")
        << R"({"a":{"a":{"b":1}}})"_ba << R"({"properties":{"a":{"$ref":"#"}}})"_ba
        << R"({"a":{"a":{"b":1}}})"_ba;
    QTest::newRow("schema is nonsense") << R"({"a":1})"_ba << "[7]"_ba << R"({"a":1})"_ba;
    QTest::newRow("no object") << "[1,2]"_ba << "{}"_ba << "[1,2]"_ba;
}

void TestRemembering::leavesSecretsOut()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QByteArray, schema);
    QFETCH(const QByteArray, kept);
    QCOMPARE(SecretWords::withoutSecrets(json(arguments), json(schema)).toBytes(), kept);
}

void TestRemembering::draftsOutliveTheStore()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"sub/arguments.json"_s);
    {
        ArgumentStore store(path);
        QVERIFY(!store.draft(u"demo"_s, u"tools/add"_s));
        store.setDraft(u"demo"_s, u"tools/add"_s, json(R"({"a":1})"));
    }
    ArgumentStore again(path);
    QCOMPARE(again.draft(u"demo"_s, u"tools/add"_s), json(R"({"a":1})"));
}

void TestRemembering::numbersKeepTheirDigits()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"arguments.json"_s);
    const Json exact = json(R"({"n":18446744073709551617,"m":1.10,"z":null,"s":""})");
    {
        ArgumentStore store(path);
        store.addSent(u"demo"_s, u"tools/add"_s, exact);
    }
    QCOMPARE(ArgumentStore(path).sent(u"demo"_s, u"tools/add"_s).value(0).toBytes(),
             exact.toBytes());
}

void TestRemembering::sentArgumentsAreNewestFirstAndOnce()
{
    ArgumentStore store({});
    for (int i = 0; i < 15; ++i)
        store.addSent(u"s"_s, u"t"_s, Json(i));
    store.addSent(u"s"_s, u"t"_s, Json(12));
    const QList<Json> sent = store.sent(u"s"_s, u"t"_s);
    QCOMPARE(sent.size(), 10);
    QCOMPARE(sent.at(0).toInt64(), 12);
    QCOMPARE(sent.at(1).toInt64(), 14);
    QCOMPARE(sent.at(2).toInt64(), 13);
    QCOMPARE(sent.at(3).toInt64(), 11);
    QCOMPARE(store.draft(u"s"_s, u"t"_s), Json(12)); // what was sent is what stands in the form
}

void TestRemembering::serversAndToolsAreApart()
{
    ArgumentStore store({});
    store.setDraft(u"one"_s, u"tools/a"_s, Json(1));
    store.setDraft(u"two"_s, u"tools/a"_s, Json(2));
    store.setDraft(u"one"_s, u"prompts/a"_s, Json(3));
    QCOMPARE(store.draft(u"one"_s, u"tools/a"_s), Json(1));
    QCOMPARE(store.draft(u"two"_s, u"tools/a"_s), Json(2));
    QCOMPARE(store.draft(u"one"_s, u"prompts/a"_s), Json(3));
}

void TestRemembering::largeArgumentsAreNotKept()
{
    ArgumentStore store({});
    store.setDraft(u"s"_s, u"t"_s, Json(1));
    store.setDraft(u"s"_s, u"t"_s, Json(QString(200'000, u'x')));
    store.addSent(u"s"_s, u"t"_s, Json(QString(200'000, u'x')));
    QCOMPARE(store.draft(u"s"_s, u"t"_s), Json(1));
    QVERIFY(store.sent(u"s"_s, u"t"_s).isEmpty());
}

void TestRemembering::oldEntriesMakeRoom()
{
    ArgumentStore store({});
    for (int i = 0; i < 301; ++i)
        store.setDraft(u"s"_s, QString::number(i), Json(i));
    QVERIFY(!store.draft(u"s"_s, u"0"_s));
    QCOMPARE(store.draft(u"s"_s, u"1"_s), Json(1));
    QCOMPARE(store.draft(u"s"_s, u"300"_s), Json(300));
}

void TestRemembering::unknownFileIsLeftAlone_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("no JSON") << "{"_ba;
    QTest::newRow("a later version") << R"({"version":2,"servers":{}})"_ba;
    QTest::newRow("another layout") << R"({"version":1,"servers":[]})"_ba;
}

void TestRemembering::unknownFileIsLeftAlone()
{
    QFETCH(const QByteArray, content);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"arguments.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    {
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"cannot use"_s));
        ArgumentStore store(path);
        store.setDraft(u"s"_s, u"t"_s, Json(1));
        QCOMPARE(store.draft(u"s"_s, u"t"_s), Json(1)); // for this run
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), content);
}

void TestRemembering::fileIsForItsOwnerOnly()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"arguments.json"_s);
    {
        ArgumentStore store(path);
        store.setDraft(u"s"_s, u"t"_s, Json(1));
    }
    const QFile::Permissions others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(QFile::exists(path));
    QVERIFY(!(QFile(path).permissions() & others));
}

void TestRemembering::writesNothingWithoutAPath()
{
    ArgumentStore store({});
    store.setDraft(u"s"_s, u"t"_s, Json(1));
    store.flush();
    QCOMPARE(store.draft(u"s"_s, u"t"_s), Json(1));
}

QTEST_GUILESS_MAIN(TestRemembering)
#include "tst_remembering.moc"
