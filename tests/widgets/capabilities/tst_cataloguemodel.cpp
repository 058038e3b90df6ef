// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/cataloguemodel.h"
#include "capabilities/toolhints.h"
#include "support/warnings.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using Mcp::CatalogueItem;
using Mcp::CatalogueList;
using Mcp::Json;
using Mcp::ListKind;

namespace {

CatalogueList listOf(ListKind kind, const QByteArray &entries)
{
    CatalogueList list{.state = CatalogueList::State::Fresh};
    const Json json = Json::parse(entries).value();
    for (const Json &entry : json.items())
        list.items += Mcp::readCatalogueItem(kind, entry);
    return list;
}

const QByteArray kTools = R"([
    {"name":"read_file","title":"Read a file","description":"From the disk","inputSchema":{"type":"object"}},
    {"name":"write_file","inputSchema":{"type":"object"}},
    {"name":"fetch","description":"From the WEB","inputSchema":{"type":"object"}}
])";

QStringList shown(const CatalogueModel &model)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts += model.index(row).data().toString();
    return texts;
}

CatalogueItem tool(const QByteArray &annotations)
{
    return Mcp::readCatalogueItem(
        ListKind::Tools,
        Json::parse(R"({"name":"t","inputSchema":{"type":"object"},"annotations":)" + annotations +
                    "}")
            .value());
}

QStringList hints(const QByteArray &annotations)
{
    QStringList texts;
    for (const ToolHint &hint : ToolHints::stated(tool(annotations)))
        texts += hint.text;
    return texts;
}

} // namespace

class TestCatalogueModel : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }
    void showsTitlesAndWireNames();
    void filterWantsEveryWordSomewhere_data();
    void filterWantsEveryWordSomewhere();
    void sectionsHaveHeadingsThatCannotBeChosen();
    void headingGoesWithItsEntries();
    void sameEntriesDoNotMoveTheRows();
    void keysOutliveANewList();
    void keepsDuplicatesApart();
    void marksMalformedEntries();
    void marksRunningCalls();
    void findsTenThousandToolsQuickly();
    void hintsAreOnlyWhatIsStated();
};

void TestCatalogueModel::showsTitlesAndWireNames()
{
    CatalogueModel model({ListKind::Tools});
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setList(ListKind::Tools, listOf(ListKind::Tools, kTools));
    QCOMPARE(shown(model), (QStringList{u"Read a file"_s, u"write_file"_s, u"fetch"_s}));
    QCOMPARE(model.index(0).data(CatalogueModel::WireNameRole).toString(), u"read_file"_s);
    QCOMPARE(model.index(2).data(CatalogueModel::DescriptionRole).toString(), u"From the WEB"_s);
    QCOMPARE(model.total(), 3);
    QCOMPARE(model.matches(), 3);
    // A list that nobody shows here is left alone.
    model.setList(ListKind::Prompts, listOf(ListKind::Prompts, R"([{"name":"p"}])"));
    QCOMPARE(model.total(), 3);
}

void TestCatalogueModel::filterWantsEveryWordSomewhere_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("none") << u""_s << QStringList{u"Read a file"_s, u"write_file"_s, u"fetch"_s};
    QTest::newRow("spaces only") << u"  "_s
                                 << QStringList{u"Read a file"_s, u"write_file"_s, u"fetch"_s};
    QTest::newRow("wire name") << u"read_"_s << QStringList{u"Read a file"_s};
    QTest::newRow("title") << u"a file"_s << QStringList{u"Read a file"_s};
    QTest::newRow("description, other case") << u"web"_s << QStringList{u"fetch"_s};
    QTest::newRow("two words in two places") << u"FILE disk"_s << QStringList{u"Read a file"_s};
    QTest::newRow("one word of two") << u"file web"_s << QStringList{};
}

void TestCatalogueModel::filterWantsEveryWordSomewhere()
{
    QFETCH(const QString, filter);
    CatalogueModel model({ListKind::Tools});
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setList(ListKind::Tools, listOf(ListKind::Tools, kTools));
    model.setFilter(filter);
    QTEST(shown(model), "found");
    QCOMPARE(model.matches(), model.rowCount());
    QCOMPARE(model.total(), 3);
    model.setFilter({});
    QCOMPARE(model.matches(), 3);
}

void TestCatalogueModel::sectionsHaveHeadingsThatCannotBeChosen()
{
    CatalogueModel model({ListKind::Resources, ListKind::ResourceTemplates});
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setList(ListKind::Resources,
                  listOf(ListKind::Resources, R"([{"uri":"a://1","name":"one"}])"));
    model.setList(
        ListKind::ResourceTemplates,
        listOf(ListKind::ResourceTemplates, R"([{"uriTemplate":"a://{x}","name":"any"}])"));
    QCOMPARE(shown(model), (QStringList{u"Resources"_s, u"one"_s, u"Templates"_s, u"any"_s}));
    QVERIFY(model.index(0).data(CatalogueModel::HeadingRole).toBool());
    QVERIFY(!(model.index(0).flags() & Qt::ItemIsSelectable));
    QVERIFY(!model.item(model.index(0)));
    QCOMPARE(model.key(model.index(0)), QString());
    QVERIFY(model.index(3).flags() & Qt::ItemIsSelectable);
    QCOMPARE(model.kind(model.index(3)), ListKind::ResourceTemplates);
    QCOMPARE(model.index(3).data(CatalogueModel::WireNameRole).toString(), u"a://{x}"_s);
    QCOMPARE(model.total(), 2);
}

void TestCatalogueModel::headingGoesWithItsEntries()
{
    CatalogueModel model({ListKind::Resources, ListKind::ResourceTemplates});
    model.setList(ListKind::Resources,
                  listOf(ListKind::Resources, R"([{"uri":"a://1","name":"one"}])"));
    model.setList(
        ListKind::ResourceTemplates,
        listOf(ListKind::ResourceTemplates, R"([{"uriTemplate":"a://{x}","name":"any"}])"));
    model.setFilter(u"any"_s);
    QCOMPARE(shown(model), (QStringList{u"Templates"_s, u"any"_s}));
}

void TestCatalogueModel::sameEntriesDoNotMoveTheRows()
{
    CatalogueModel model({ListKind::Tools});
    CatalogueList list = listOf(ListKind::Tools, kTools);
    model.setList(ListKind::Tools, list);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    list.state = CatalogueList::State::Loading;
    model.setList(ListKind::Tools, list);
    // Read anew: the same in other memory.
    model.setList(ListKind::Tools, listOf(ListKind::Tools, kTools));
    QCOMPARE(resets.size(), 0);
    QCOMPARE(model.list(ListKind::Tools).state, CatalogueList::State::Fresh);
    list.items.removeFirst();
    model.setList(ListKind::Tools, list);
    QCOMPARE(resets.size(), 1);
}

void TestCatalogueModel::keysOutliveANewList()
{
    CatalogueModel model({ListKind::Tools});
    CatalogueList list = listOf(ListKind::Tools, kTools);
    model.setList(ListKind::Tools, list);
    const QString key = model.key(model.index(2));
    list.items.removeFirst();
    model.setList(ListKind::Tools, list);
    QCOMPARE(model.find(key).row(), 1);
    model.setFilter(u"write"_s);
    QVERIFY(!model.find(key).isValid());
    QCOMPARE(model.itemByKey(key)->name, u"fetch"_s);
    QCOMPARE(model.findName(ListKind::Tools, u"write_file"_s).row(), 0);
    model.setList(ListKind::Tools, {});
    QVERIFY(!model.itemByKey(key));
}

void TestCatalogueModel::keepsDuplicatesApart()
{
    CatalogueModel model({ListKind::Tools});
    model.setList(ListKind::Tools,
                  listOf(ListKind::Tools,
                         R"([{"name":"a","description":"first","inputSchema":{"type":"object"}},
        {"name":"b","inputSchema":{"type":"object"}},{"name":"a","description":"second","inputSchema":{"type":"object"}}])"));
    QVERIFY(model.index(0).data(CatalogueModel::DuplicateRole).toBool());
    QVERIFY(!model.index(1).data(CatalogueModel::DuplicateRole).toBool());
    QVERIFY(model.index(2).data(CatalogueModel::DuplicateRole).toBool());
    QVERIFY(model.key(model.index(0)) != model.key(model.index(2)));
    QCOMPARE(model.itemByKey(model.key(model.index(2)))->description, u"second"_s);
}

void TestCatalogueModel::marksMalformedEntries()
{
    CatalogueModel model({ListKind::Tools});
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setList(ListKind::Tools,
                  listOf(ListKind::Tools,
                         R"([{"name":"ok","inputSchema":{"type":"object"}},7,{"inputSchema":1}])"));
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(model.index(0).data(CatalogueModel::ProblemRole).toString().isEmpty());
    QVERIFY(!model.index(1).data(CatalogueModel::ProblemRole).toString().isEmpty());
    QVERIFY(!model.index(2).data().toString().isEmpty());
}

void TestCatalogueModel::marksRunningCalls()
{
    CatalogueModel model({ListKind::Tools});
    model.setList(ListKind::Tools, listOf(ListKind::Tools, kTools));
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setRunning(model.key(model.index(1)), true);
    model.setRunning(model.key(model.index(1)), true);
    QCOMPARE(changes.size(), 1);
    QVERIFY(model.index(1).data(CatalogueModel::RunningRole).toBool());
    model.setRunning(model.key(model.index(1)), false);
    QVERIFY(!model.index(1).data(CatalogueModel::RunningRole).toBool());
}

void TestCatalogueModel::findsTenThousandToolsQuickly()
{
    CatalogueList list{.state = CatalogueList::State::Fresh};
    for (int i = 0; i < 10'000; ++i) {
        const QString name = u"tool_%1"_s.arg(i);
        list.items += Mcp::readCatalogueItem(
            ListKind::Tools,
            Json::object(
                {{u"name"_s, name},
                 {u"description"_s, QString(u"Does what number %1 does. "_s.arg(i)).repeated(10)},
                 {u"inputSchema"_s, Json::object({{u"type"_s, u"object"_s}})}}));
    }
    CatalogueModel model({ListKind::Tools});
    QElapsedTimer clock;
    clock.start();
    model.setList(ListKind::Tools, list);
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    clock.restart();
    for (const QString &text : {u"9"_s, u"99"_s, u"999"_s, u"9999"_s})
        model.setFilter(text);
    // The target is 50 ms a key; ten times that on a busy machine without optimisation.
    QVERIFY2(clock.elapsed() < 4 * 500, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(shown(model), QStringList{u"tool_9999"_s});
}

void TestCatalogueModel::hintsAreOnlyWhatIsStated()
{
    QCOMPARE(hints("{}"), QStringList());
    QCOMPARE(hints("null"), QStringList());
    QCOMPARE(hints(R"({"readOnlyHint":true})"), QStringList{u"read-only"_s});
    // What only reads can neither destroy nor repeat.
    QCOMPARE(hints(R"({"readOnlyHint":true,"destructiveHint":true,"idempotentHint":true})"),
             QStringList{u"read-only"_s});
    QCOMPARE(hints(R"({"destructiveHint":true,"idempotentHint":true,"openWorldHint":true})"),
             (QStringList{u"destructive"_s, u"idempotent"_s, u"open-world"_s}));
    QCOMPARE(hints(R"({"destructiveHint":false,"openWorldHint":false})"), QStringList());
    QVERIFY(ToolHints::isDestructive(tool(R"({"destructiveHint":true})")));
    QVERIFY(!ToolHints::isDestructive(tool(R"({"destructiveHint":true,"readOnlyHint":true})")));
    QVERIFY(!ToolHints::isDestructive(tool("{}")));
}

QTEST_MAIN(TestCatalogueModel)
#include "tst_cataloguemodel.moc"
