// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "support/sessionfixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace Mcp;
using namespace Mcp::Test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Over = SessionFixture::Over;
using State = CatalogueList::State;

namespace {

QByteArray tool(const QByteArray &name)
{
    return "{\"name\":\"" + name + "\"" + R"(,"inputSchema":{"type":"object"}})";
}

QByteArray tools(const QByteArrayList &entries, const QByteArray &more = {})
{
    return R"("result":{"tools":[)" + entries.join(',') + ']' + more + '}';
}

QStringList names(const CatalogueList &list)
{
    QStringList out;
    for (const CatalogueItem &item : list.items)
        out.append(item.name);
    return out;
}

const QByteArray kAll =
    R"({"tools":{"listChanged":true},"resources":{"listChanged":true},"prompts":{}})";

} // namespace

class TestCatalogue : public QObject
{
    Q_OBJECT

    static std::unique_ptr<SessionFixture> ready(const QByteArray &capabilities = kAll)
    {
        SessionOptions options;
        options.mode = EraMode::Legacy;
        auto f = std::make_unique<SessionFixture>(Over::Stdio, options);
        f->beLegacy("2025-11-25", capabilities);
        f->session().open();
        [&] { QVERIFY(QTest::qWaitFor([&] { return f->isReady(); })); }();
        return f;
    }
    static const CatalogueList &list(SessionFixture &f, ListKind kind = ListKind::Tools)
    {
        return f.session().catalogue().list(kind);
    }

private slots:
    void init() { QTest::failOnWarning(); }

    // F-01, F-02: all pages, in order; an empty cursor is a cursor; null is none.
    void readsAllPages()
    {
        const auto f = ready();
        QSignalSpy changed(&f->session().catalogue(), &Catalogue::changed);
        f->session().catalogue().refresh(ListKind::Tools);
        QCOMPARE(list(*f).state, State::Loading);
        QCOMPARE(f->transport().last("tools/list").message.json,
                 R"({"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}})"_ba);
        f->answer("tools/list", tools({tool("a")}, R"(,"nextCursor":"p 2")"));
        QCOMPARE(f->transport().last("tools/list").message.json,
                 R"({"jsonrpc":"2.0","id":3,"method":"tools/list","params":{"cursor":"p 2"}})"_ba);
        f->answer("tools/list", tools({tool("b"), tool("c")}, R"(,"nextCursor":"")"));
        QCOMPARE(f->transport().last("tools/list").message.json,
                 R"({"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"cursor":""}})"_ba);
        const quint64 frame = f->answer("tools/list", tools({}, R"(,"nextCursor":null)"));
        QCOMPARE(list(*f).state, State::Fresh);
        QCOMPARE(names(list(*f)), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        QCOMPARE(list(*f).pages, 3);
        QCOMPARE(list(*f).lastFrame, frame);
        QVERIFY(list(*f).readAt.isValid());
        QVERIFY(!list(*f).error);
        QCOMPARE(changed.count(), 2); // Loading, Fresh
    }

    // listOnReady: what is declared is read, the rest is said to be unsupported.
    void readsWhatIsDeclaredWhenReady()
    {
        SessionFixture f(Over::Stdio);
        f.options.mode = EraMode::Legacy;
        f.options.listOnReady = true;
        f.beLegacy("2025-11-25", R"({"resources":{}})");
        f.answers["resources/list"] = R"("result":{"resources":[{"uri":"x:1","name":"r"}]})";
        f.answers["resources/templates/list"] = R"("error":{"code":-32601,"message":"no"})";
        f.session().open();
        QTRY_COMPARE(list(f, ListKind::Resources).state, State::Fresh);
        QTRY_COMPARE(list(f, ListKind::ResourceTemplates).state, State::Unsupported);
        QCOMPARE(list(f, ListKind::Tools).state, State::Unsupported);
        QCOMPARE(list(f, ListKind::Prompts).state, State::Unsupported);
        QCOMPARE(f.transport().count("tools/list"), 0);
        QCOMPARE(list(f, ListKind::Resources).items.first().uri, u"x:1"_s);
    }

    // 7.1: the user may ask all the same.
    void asksForUndeclaredListsWhenTold()
    {
        const auto f = ready("{}");
        f->session().catalogue().refreshAll();
        QCOMPARE(list(*f).state, State::Unsupported);
        f->session().catalogue().refresh(ListKind::Tools);
        f->answer("tools/list", tools({tool("hidden")}));
        QCOMPARE(names(list(*f)), QStringList{u"hidden"_s});
    }

    // F-02: pages that never end are ended, and what was read stays.
    void stopsAtRepeatedCursors()
    {
        const auto f = ready();
        f->session().catalogue().refresh(ListKind::Tools);
        f->answer("tools/list", tools({tool("a")}, R"(,"nextCursor":"1")"));
        f->answer("tools/list", tools({tool("b")}, R"(,"nextCursor":"2")"));
        f->answer("tools/list", tools({tool("c")}, R"(,"nextCursor":"1")"));
        QCOMPARE(list(*f).state, State::Failed);
        QCOMPARE(list(*f).error->kind, Error::Kind::Protocol);
        QVERIFY(list(*f).error->text.contains("\"1\""_L1));
        QCOMPARE(names(list(*f)), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
        QCOMPARE(f->transport().count("tools/list"), 3);
    }
    void stopsAfterAThousandPages()
    {
        const auto f = ready();
        f->session().catalogue().refresh(ListKind::Tools);
        int pages = 0;
        while (list(*f).state == State::Loading && pages < 2000)
            f->answer("tools/list",
                      tools({}, ",\"nextCursor\":\"" + QByteArray::number(++pages) + "\""));
        QCOMPARE(pages, 1000);
        QCOMPARE(list(*f).state, State::Failed);
    }

    // Results that are none.
    void saysWhatIsWrongWithAResult_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QString>("text");
        QTest::newRow("no member")
            << R"("result":{"items":[]})"_ba << u"the result of tools/list has no `tools`"_s;
        QTest::newRow("no array") << R"("result":{"tools":{}})"_ba
                                  << u"`tools` is no array in the result of tools/list"_s;
        QTest::newRow("no object")
            << R"("result":[])"_ba << u"the result of tools/list has no `tools`"_s;
        QTest::newRow("a cursor that is no string")
            << R"("result":{"tools":[],"nextCursor":7})"_ba
            << u"nextCursor is no string in the result of tools/list: 7"_s;
        QTest::newRow("an error") << R"("error":{"code":-32603,"message":"db down"})"_ba
                                  << u"db down"_s;
    }
    void saysWhatIsWrongWithAResult()
    {
        QFETCH(QByteArray, answer);
        QFETCH(QString, text);
        const auto f = ready();
        f->session().catalogue().refresh(ListKind::Tools);
        f->answer("tools/list", answer);
        QCOMPARE(list(*f).state, State::Failed);
        QCOMPARE(list(*f).error->text, text);
    }

    // 7.8: when the first page fails, what was read before is better than nothing.
    void keepsTheOldListIfTheFirstPageFails()
    {
        const auto f = ready();
        f->session().catalogue().refresh(ListKind::Tools);
        f->answer("tools/list", tools({tool("a")}));
        f->session().catalogue().refresh(ListKind::Tools);
        QCOMPARE(names(list(*f)), QStringList{u"a"_s}); // also while it is read again
        f->answer("tools/list", R"("error":{"code":-32603,"message":"db down"})");
        QCOMPARE(list(*f).state, State::Failed);
        QCOMPARE(names(list(*f)), QStringList{u"a"_s});
    }

    // 7.1: a refused cursor means to begin again, once.
    void beginsAgainWhenACursorIsRefused()
    {
        const auto f = ready();
        const QByteArray refusal = R"("error":{"code":-32602,"message":"bad cursor"})";
        f->session().catalogue().refresh(ListKind::Tools);
        f->answer("tools/list", tools({tool("a")}, R"(,"nextCursor":"1")"));
        f->answer("tools/list", refusal);
        QVERIFY(f->transport().last("tools/list").message.json.contains(R"("params":{})"));
        f->answer("tools/list", tools({tool("b")}, R"(,"nextCursor":"1")"));
        f->answer("tools/list", refusal);
        QCOMPARE(list(*f).state, State::Failed);
        QCOMPARE(list(*f).error->code, -32602);
        QCOMPARE(names(list(*f)), QStringList{u"b"_s});
    }

    // Malformed entries are listed with the reason; one of them hides no other.
    void keepsMalformedEntries()
    {
        const auto f = ready();
        f->session().catalogue().refresh(ListKind::Tools);
        f->answer("tools/list", tools({R"({"inputSchema":{"type":"object"}})", tool("a"), "7",
                                       tool("a"), R"({"name":"b"})"}));
        QCOMPARE(list(*f).state, State::Fresh);
        const QList<CatalogueItem> &items = list(*f).items;
        QCOMPARE(items.size(), 5);
        QCOMPARE(items[0].problem, u"it has no name"_s);
        QCOMPARE(items[1].problem, QString());
        QCOMPARE(items[2].problem, u"it is no object"_s);
        QCOMPARE(items[3].problem, u"another entry before it has the same identity: a"_s); // F-33
        QCOMPARE(items[4].problem, u"it has no inputSchema"_s);
    }
    // Resources are told apart by address; two may well have one name.
    void resourcesAreToldApartByAddress()
    {
        const auto f = ready();
        f->session().catalogue().refresh(ListKind::Resources);
        f->answer("resources/list", R"("result":{"resources":[{"uri":"x:1","name":"r"},)"
                                    R"({"uri":"x:2","name":"r"},{"uri":"x:1","name":"s"}]})");
        const QList<CatalogueItem> &items = list(*f, ListKind::Resources).items;
        QVERIFY(items[0].problem.isEmpty());
        QVERIFY(items[1].problem.isEmpty());
        QCOMPARE(items[2].problem, u"another entry before it has the same identity: x:1"_s);
    }

    // Refreshing while a list is read starts again; the first reading is taken back and ignored.
    void refreshingTwiceStartsAgain()
    {
        const auto f = ready();
        f->session().catalogue().refresh(ListKind::Tools);
        const QByteArray first = f->transport().last("tools/list").message.id;
        f->session().catalogue().refresh(ListKind::Tools);
        QVERIFY(f->transport()
                    .last("notifications/cancelled")
                    .message.json.contains(R"("requestId":)" + first));
        f->transport().receive(SessionFixture::message(first, tools({tool("old")})));
        QCOMPARE(list(*f).state, State::Loading);
        f->answer("tools/list", tools({tool("new")}));
        QCOMPARE(names(list(*f)), QStringList{u"new"_s});
    }

    // F-03: list_changed makes a list stale and has it read again.
    void listChangedReadsAgain_data()
    {
        QTest::addColumn<ListKind>("kind");
        QTest::addColumn<QByteArray>("notification");
        QTest::newRow("tools") << ListKind::Tools << "notifications/tools/list_changed"_ba;
        QTest::newRow("prompts") << ListKind::Prompts << "notifications/prompts/list_changed"_ba;
        QTest::newRow("resources")
            << ListKind::Resources << "notifications/resources/list_changed"_ba;
        QTest::newRow("templates")
            << ListKind::ResourceTemplates << "notifications/resources/list_changed"_ba;
    }
    void listChangedReadsAgain()
    {
        QFETCH(ListKind, kind);
        QFETCH(QByteArray, notification);
        const auto f = ready();
        const QByteArray method(listMethod(kind).latin1());
        const QByteArray empty =
            "\"result\":{\"" + QByteArray(listMember(kind).latin1()) + "\":[]}";
        f->session().catalogue().refresh(kind);
        f->answer(method, empty);
        f->transport().receive("{\"jsonrpc\":\"2.0\",\"method\":\"" + notification + "\"}");
        QCOMPARE(list(*f, kind).state, State::Stale);
        QTRY_COMPARE(list(*f, kind).state, State::Loading);
        QCOMPARE(f->transport().count(method), 2);
        f->answer(method, empty);
        QCOMPARE(list(*f, kind).state, State::Fresh);
    }

    // A list that nobody has read is not read because it changed.
    void listChangedDoesNotReadUnreadLists()
    {
        const auto f = ready();
        f->transport().receive(R"({"jsonrpc":"2.0","method":"notifications/tools/list_changed"})");
        QCoreApplication::processEvents();
        QCOMPARE(list(*f).state, State::Unread);
        QCOMPARE(f->transport().count("tools/list"), 0);
    }

    // A flood of changes is no flood of requests: one now, one more at the end.
    void aFloodOfChangesCausesFewRequests()
    {
        const auto f = ready();
        f->answers["tools/list"] = tools({tool("a")});
        f->session().catalogue().refresh(ListKind::Tools);
        QTRY_COMPARE(list(*f).state, State::Fresh);
        for (int i = 0; i < 1000; ++i) {
            f->transport().receive(
                R"({"jsonrpc":"2.0","method":"notifications/tools/list_changed"})");
            QCoreApplication::processEvents();
        }
        QVERIFY2(f->transport().count("tools/list") <= 4,
                 qPrintable(QString::number(f->transport().count("tools/list"))));
        QTRY_COMPARE(list(*f).state, State::Fresh); // the last change is read, after the pause
        QVERIFY(f->transport().count("tools/list") >= 3);
    }

    // A change while the list is being read makes what comes out stale at once.
    void aChangeDuringTheReadingCounts()
    {
        const auto f = ready();
        f->session().catalogue().refresh(ListKind::Tools);
        f->transport().receive(R"({"jsonrpc":"2.0","method":"notifications/tools/list_changed"})");
        QCOMPARE(list(*f).state, State::Loading);
        f->answer("tools/list", tools({tool("a")}));
        QCOMPARE(list(*f).state, State::Stale);
        QTRY_COMPARE(f->transport().count("tools/list"), 2);
    }

    // 7.8: a list is stale when its time to live is over, and no request is sent because of it.
    void timeToLiveMakesStale()
    {
        const auto f = ready();
        f->session().catalogue().refresh(ListKind::Tools);
        f->answer("tools/list", tools({tool("a")}, R"(,"ttlMs":500,"nextCursor":"1")"));
        f->answer("tools/list", tools({}, R"(,"ttlMs":20)"));
        QCOMPARE(list(*f).state, State::Fresh);
        QCOMPARE(list(*f).ttlMs, 20);
        QTRY_COMPARE(list(*f).state, State::Stale);
        QCOMPARE(f->transport().count("tools/list"), 2);
    }

    // Lists stay to be read after the session has ended, whichever way.
    void listsSurviveTheSession()
    {
        const auto f = ready();
        f->session().catalogue().refresh(ListKind::Tools);
        f->answer("tools/list", tools({tool("a")}));
        f->session().catalogue().refresh(ListKind::Tools);
        f->session().close();
        QCOMPARE(list(*f).state, State::Stale); // the second reading was taken back
        QCOMPARE(names(list(*f)), QStringList{u"a"_s});
        f->session().catalogue().refresh(ListKind::Tools);
        QTRY_COMPARE(list(*f).state, State::Failed);
        QVERIFY(list(*f).error->text.contains("not ready"_L1));
        QCOMPARE(names(list(*f)), QStringList{u"a"_s});
    }
    void aDyingServerFailsTheReading()
    {
        const auto f = ready();
        f->session().catalogue().refresh(ListKind::Tools);
        f->answer("tools/list", tools({tool("a")}, R"(,"nextCursor":"1")"));
        f->transport().end(Error{.kind = Error::Kind::Transport, .text = u"gone"_s});
        QCOMPARE(list(*f).state, State::Failed);
        QCOMPARE(names(list(*f)), QStringList{u"a"_s});
    }

    // T-41, T-43: over modern HTTP the last listed schema is mirrored, and a wrong one is a
    // problem.
    void schemasOfToolsAreMirroredOverModernHttp()
    {
        SessionFixture f(Over::Http);
        f.beModern(R"({"tools":{}})");
        f.onTransport = [](InProcessTransport &made) {
            made.currentFacts.url = u"http://localhost/mcp"_s;
        };
        f.session().open();
        QTRY_VERIFY(f.isReady());
        f.session().catalogue().refresh(ListKind::Tools);
        f.answer("tools/list",
                 tools({R"({"name":"deploy","inputSchema":{"type":"object","properties":)"
                        R"({"region":{"type":"string","x-mcp-header":"Region"}}}})",
                        R"({"name":"bad","inputSchema":{"type":"object","properties":)"
                        R"({"a":{"type":"object","x-mcp-header":"A"}}}})"}));
        QVERIFY(list(f).items[0].problem.isEmpty());
        QVERIFY(!list(f).items[1].problem.isEmpty());
        f.session().request(
            u"tools/call"_s,
            *Json::parse(QByteArrayView(R"({"name":"deploy","arguments":{"region":"eu-1"}})")), {},
            nullptr, {});
        QCOMPARE(f.transport().last("tools/call").message.headers.last(),
                 (HeaderField{"Mcp-Param-Region", "eu-1"}));
    }
};

QTEST_GUILESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
