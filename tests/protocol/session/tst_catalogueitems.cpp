// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "session/catalogueitems.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

namespace {

CatalogueItem read(ListKind kind, const QByteArray &entry)
{
    return readCatalogueItem(kind, Json::parse(entry).value());
}

} // namespace

class TestCatalogueItems : public QObject
{
    Q_OBJECT
private slots:
    void knowsMethodAndMemberOfEachList()
    {
        QCOMPARE(listMethod(ListKind::Tools), "tools/list"_L1);
        QCOMPARE(listMember(ListKind::Tools), "tools"_L1);
        QCOMPARE(listMethod(ListKind::Resources), "resources/list"_L1);
        QCOMPARE(listMember(ListKind::Resources), "resources"_L1);
        QCOMPARE(listMethod(ListKind::ResourceTemplates), "resources/templates/list"_L1);
        QCOMPARE(listMember(ListKind::ResourceTemplates), "resourceTemplates"_L1);
        QCOMPARE(listMethod(ListKind::Prompts), "prompts/list"_L1);
        QCOMPARE(listMember(ListKind::Prompts), "prompts"_L1);
    }

    // F-09: tools title → annotations.title → name; others title → name.
    void choosesTheTitle_data()
    {
        QTest::addColumn<ListKind>("kind");
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QString>("title");
        const QByteArray both = R"({"name":"n","title":"t","annotations":{"title":"a"}})";
        const QByteArray annotated = R"({"name":"n","annotations":{"title":"a"}})";
        QTest::newRow("tool with title") << ListKind::Tools << both << u"t"_s;
        QTest::newRow("tool with annotation") << ListKind::Tools << annotated << u"a"_s;
        QTest::newRow("tool with name only") << ListKind::Tools << R"({"name":"n"})"_ba << u"n"_s;
        QTest::newRow("tool with an odd title")
            << ListKind::Tools << R"({"name":"n","title":5})"_ba << u"n"_s;
        QTest::newRow("prompt ignores the annotation") << ListKind::Prompts << annotated << u"n"_s;
        QTest::newRow("nothing") << ListKind::Tools << "{}"_ba << QString();
    }
    void choosesTheTitle()
    {
        QFETCH(ListKind, kind);
        QFETCH(QByteArray, entry);
        QFETCH(QString, title);
        QCOMPARE(read(kind, entry).title, title);
    }

    void readsResources()
    {
        const CatalogueItem resource = read(
            ListKind::Resources,
            R"({"uri":"mem:a","name":"a","mimeType":"text/plain","description":"d","size":3})");
        QCOMPARE(resource.uri, u"mem:a"_s);
        QCOMPARE(resource.mimeType, u"text/plain"_s);
        QCOMPARE(resource.description, u"d"_s);
        QVERIFY(resource.problem.isEmpty());
        QCOMPARE(resource.raw["size"_L1].numberText(), "3"_ba); // J-17
        QCOMPARE(read(ListKind::ResourceTemplates, R"({"uriTemplate":"x:{a}","name":"a"})").uri,
                 u"x:{a}"_s);
    }

    // F-08: hints, with their defaults where they are absent or no boolean.
    void readsToolMembers()
    {
        const CatalogueItem tool = read(
            ListKind::Tools, R"({"name":"n","inputSchema":{"type":"object"},"outputSchema":{},)"
                             R"("annotations":{"readOnlyHint":true,"destructiveHint":"no"}})");
        QCOMPARE(tool.inputSchema().toBytes(), R"({"type":"object"})"_ba);
        QVERIFY(tool.outputSchema());
        QVERIFY(tool.hint("readOnlyHint"_L1, false));
        QVERIFY(tool.hint("destructiveHint"_L1, true));
        QVERIFY(!tool.hint("idempotentHint"_L1, false));
        QVERIFY(!read(ListKind::Tools, "{}").outputSchema());
        QVERIFY(read(ListKind::Tools, "{}").inputSchema().isNull());
    }

    // A malformed entry is kept, with the reason.
    void saysWhatIsWrong_data()
    {
        QTest::addColumn<ListKind>("kind");
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QString>("problem"); ///< empty: it is sound
        const QByteArray sound = R"({"name":"n","inputSchema":{"type":"object"}})";
        QTest::newRow("sound tool") << ListKind::Tools << sound << QString();
        QTest::newRow("no object") << ListKind::Tools << "7"_ba << u"it is no object"_s;
        QTest::newRow("null") << ListKind::Prompts << "null"_ba << u"it is no object"_s;
        QTest::newRow("no name") << ListKind::Tools << R"({"inputSchema":{"type":"object"}})"_ba
                                 << u"it has no name"_s;
        QTest::newRow("name is a number")
            << ListKind::Prompts << R"({"name":5})"_ba << u"its name is no string: 5"_s;
        QTest::newRow("empty name")
            << ListKind::Prompts << R"({"name":""})"_ba << u"its name is empty"_s;
        QTest::newRow("no inputSchema")
            << ListKind::Tools << R"({"name":"n"})"_ba << u"it has no inputSchema"_s;
        QTest::newRow("inputSchema is a string")
            << ListKind::Tools << R"({"name":"n","inputSchema":"object"})"_ba
            << u"its inputSchema is no object: \"object\""_s;
        QTest::newRow("inputSchema is of arrays")
            << ListKind::Tools << R"({"name":"n","inputSchema":{"type":"array"}})"_ba
            << u"the type of its inputSchema is not \"object\" but \"array\""_s;
        QTest::newRow("inputSchema has no type")
            << ListKind::Tools << R"({"name":"n","inputSchema":{}})"_ba
            << u"the type of its inputSchema is not \"object\" but null"_s;
        QTest::newRow("resource without uri")
            << ListKind::Resources << R"({"name":"n"})"_ba << u"it has no uri"_s;
        QTest::newRow("template without uriTemplate")
            << ListKind::ResourceTemplates << R"({"name":"n","uri":"x"})"_ba
            << u"it has no uriTemplate"_s;
        QTest::newRow("sound prompt") << ListKind::Prompts << R"({"name":"n"})"_ba << QString();
    }
    void saysWhatIsWrong()
    {
        QFETCH(ListKind, kind);
        QFETCH(QByteArray, entry);
        QFETCH(QString, problem);
        const CatalogueItem item = read(kind, entry);
        QCOMPARE(item.problem, problem);
        QCOMPARE(item.raw.toBytes(), entry);
    }
};

QTEST_GUILESS_MAIN(TestCatalogueItems)
#include "tst_catalogueitems.moc"
