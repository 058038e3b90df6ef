// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "capabilities/argumentstore.h"
#include "capabilities/callpanel.h"
#include "capabilities/cataloguelistpane.h"
#include "capabilities/growingedit.h"
#include "capabilities/promptpanel.h"
#include "capabilities/promptspage.h"
#include "capabilities/resourcespage.h"
#include "capabilities/resultpane.h"
#include "capabilities/toolspage.h"
#include "common/codeview.h"
#include "engine/engine.h"
#include "engine/serverconnection.h"
#include "forms/argumentseditor.h"
#include "results/banner.h"
#include "results/blockview.h"
#include "results/contentview.h"
#include "results/imageview.h"
#include "support/warnings.h"

#include <QApplication>
#include <QProgressBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Mcp::CatalogueList;
using Mcp::Json;
using Mcp::ListKind;

namespace {

Mcp::ServerEntry demo(Mcp::EraMode era)
{
    Mcp::ServerEntry entry;
    entry.name = u"demo"_s;
    entry.command = QStringLiteral(VITRINE_BIN_DIR "/vitrine-demo-server");
    entry.era = era;
    return entry;
}

QString firstText(CataloguePage &page)
{
    const auto blocks = page.callPanel()->resultPane()->view()->contentView()->blocks();
    return blocks.isEmpty() ? QString() : blocks.first()->part().text;
}

} // namespace

/// The pages against a server that shares no code with them.
class TestPagesOnDemo : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(u"vitrine-test"_s);
        QCoreApplication::setApplicationName(u"tst_pagesondemo"_s);
        QSettings().clear();
    }
    void init() { failOnOurWarnings(); }
    void toolsInBothEras_data();
    void toolsInBothEras();
    void resourcesAndTemplates();
    void promptsWithSuggestions();
    void restartKeepsListAndResult();
};

void TestPagesOnDemo::toolsInBothEras_data()
{
    QTest::addColumn<Mcp::EraMode>("era");
    QTest::newRow("legacy") << Mcp::EraMode::Legacy;
    QTest::newRow("modern") << Mcp::EraMode::Modern;
}

void TestPagesOnDemo::toolsInBothEras()
{
    QFETCH(const Mcp::EraMode, era);
    Engine engine;
    ServerConnection server(engine, demo(era));
    ToolsPage page;
    page.callPanel()->setStore(std::make_shared<ArgumentStore>(QString()));
    page.resize(1000, 600);
    page.setConnection(&server);
    page.show();
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(page.selectTool(u"add"_s), 15s);
    ResultView *result = page.callPanel()->resultPane()->view();

    page.argumentsEditor()->setArguments(Json::object({{u"a"_s, 2}, {u"b"_s, 40}}));
    page.call();
    QTRY_VERIFY(result->outcome());
    QVERIFY(result->outcome()->result);
    QCOMPARE((*result->outcome()->result)["structuredContent"_L1]["sum"_L1].toDouble(), 42.0);
    QVERIFY(page.findChild<QWidget *>(u"schemaBadge"_s)->isVisible());

    page.selectTool(u"fail"_s);
    page.call();
    QTRY_VERIFY(result->outcome());
    QVERIFY(page.findChild<Banner *>(u"resultBanner"_s)->title().contains(u"isError"_s));

    page.selectTool(u"picture"_s);
    page.call();
    QTRY_VERIFY(page.findChild<ImageView *>());

    page.selectTool(u"slow"_s);
    page.argumentsEditor()->setArguments(Json::object({{u"steps"_s, 500}, {u"delayMs"_s, 20}}));
    page.call();
    QTRY_VERIFY(page.findChild<QProgressBar *>(u"callProgress"_s)->value() > 0);
    page.callPanel()->cancel();
    QTRY_VERIFY(!page.callPanel()->isRunning());
    QCOMPARE(result->outcome()->result.error().kind, Mcp::Error::Kind::Cancelled);
}

void TestPagesOnDemo::resourcesAndTemplates()
{
    Engine engine;
    ServerConnection server(engine, demo(Mcp::EraMode::Auto));
    ResourcesPage page;
    page.callPanel()->setStore(std::make_shared<ArgumentStore>(QString()));
    page.resize(1000, 600);
    page.setConnection(&server);
    page.show();
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(page.selectResource(u"demo://guide"_s), 15s);
    page.call();
    QTRY_VERIFY(firstText(page).startsWith(u"# The sample server"_s));
    QCOMPARE(page.findChild<CodeView *>(u"blockText"_s)->language(), u"Markdown"_s);

    QTRY_VERIFY(page.selectTemplate(u"demo://notes/{id}"_s));
    auto *id = page.findChild<GrowingEdit *>(u"text:id"_s);
    QVERIFY(id);
    QTest::keyClicks(id, u"7"_s);
    page.call();
    QTRY_VERIFY(firstText(page).contains(u"initialize"_s));
    id->clear();
    QTest::keyClicks(id, u"99"_s);
    page.call();
    QTRY_VERIFY(
        page.findChild<Banner *>(u"resultBanner"_s)->title().startsWith(u"JSON-RPC error"_s));
}

void TestPagesOnDemo::promptsWithSuggestions()
{
    Engine engine;
    ServerConnection server(engine, demo(Mcp::EraMode::Auto));
    PromptsPage page;
    page.callPanel()->setStore(std::make_shared<ArgumentStore>(QString()));
    page.resize(1000, 600);
    page.setConnection(&server);
    page.show();
    page.activateWindow();
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(page.selectPrompt(u"greet"_s), 15s);
    auto *style = page.findChild<GrowingEdit *>(u"text:style"_s);
    style->setFocus();
    QTest::keyClicks(style, u"f"_s);
    QTRY_VERIFY(!style->suggestions().isEmpty());
    QVERIFY(style->suggestions().contains(u"formal"_s));
    QTest::keyClicks(page.findChild<GrowingEdit *>(u"text:name"_s), u"Ada"_s);
    style->setPlainText(u"formal"_s);
    page.call();
    QTRY_VERIFY(firstText(page).size() > 0);
    const auto blocks = page.callPanel()->resultPane()->view()->contentView()->blocks();
    QVERIFY(blocks.last()->part().text.contains(u"formal greeting for Ada"_s));
}

void TestPagesOnDemo::restartKeepsListAndResult()
{
    Engine engine;
    ServerConnection server(engine, demo(Mcp::EraMode::Auto));
    ToolsPage page;
    page.callPanel()->setStore(std::make_shared<ArgumentStore>(QString()));
    page.setConnection(&server);
    page.show();
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(page.selectTool(u"fail"_s), 15s);
    page.call();
    QTRY_VERIFY(page.callPanel()->resultPane()->view()->outcome());
    server.stop();
    QTRY_VERIFY_WITH_TIMEOUT(!server.isActive(), 10s);
    QVERIFY(page.callPanel()->hasItem()); // still readable
    server.start();
    QTRY_VERIFY_WITH_TIMEOUT(page.selectTool(u"fail"_s), 15s);
    QVERIFY(page.callPanel()->resultPane()->view()->outcome());
}

QTEST_MAIN(TestPagesOnDemo)
#include "tst_pagesondemo.moc"
