// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "schema/uritemplate.h"

#include <QTest>

using namespace Mcp;
using namespace Qt::StringLiterals;

namespace {

// The variables of RFC 6570, sections 1.2, 2.4 and 3.2.
UriTemplate::Values rfcValues()
{
    return {{u"count"_s, QStringList{u"one"_s, u"two"_s, u"three"_s}},
            {u"dom"_s, QStringList{u"example"_s, u"com"_s}},
            {u"dub"_s, u"me/too"_s},
            {u"hello"_s, u"Hello World!"_s},
            {u"half"_s, u"50%"_s},
            {u"var"_s, u"value"_s},
            {u"who"_s, u"fred"_s},
            {u"base"_s, u"http://example.com/home/"_s},
            {u"path"_s, u"/foo/bar"_s},
            {u"list"_s, QStringList{u"red"_s, u"green"_s, u"blue"_s}},
            {u"keys"_s,
             UriTemplate::Pairs{{u"semi"_s, u";"_s}, {u"dot"_s, u"."_s}, {u"comma"_s, u","_s}}},
            {u"v"_s, u"6"_s},
            {u"x"_s, u"1024"_s},
            {u"y"_s, u"768"_s},
            {u"empty"_s, u""_s},
            {u"empty_keys"_s, UriTemplate::Pairs{}}};
}

} // namespace

class TestUriTemplate : public QObject
{
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(); }
    void expandsTheExamplesOfTheRfc_data();
    void expandsTheExamplesOfTheRfc();
    void keepsWhatAResourceAddressMayHold_data();
    void keepsWhatAResourceAddressMayHold();
    void refusesWhatTheRfcDoesNotAllow_data();
    void refusesWhatTheRfcDoesNotAllow();
    void refusesAPrefixOfAList();
    void namesEachVariableOnce();
    void needsWhatWouldLeaveAHole();
};

void TestUriTemplate::expandsTheExamplesOfTheRfc_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("uri");
    const auto row = [](const char *text, const char *uri) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(uri);
    };
    // 3.2.1, variable expansion
    row("{count}", "one,two,three");
    row("{count*}", "one,two,three");
    row("{/count}", "/one,two,three");
    row("{/count*}", "/one/two/three");
    row("{;count}", ";count=one,two,three");
    row("{;count*}", ";count=one;count=two;count=three");
    row("{?count}", "?count=one,two,three");
    row("{?count*}", "?count=one&count=two&count=three");
    row("{&count*}", "&count=one&count=two&count=three");
    // 3.2.2, simple
    row("{var}", "value");
    row("{hello}", "Hello%20World%21");
    row("{half}", "50%25");
    row("O{empty}X", "OX");
    row("O{undef}X", "OX");
    row("{x,y}", "1024,768");
    row("{x,hello,y}", "1024,Hello%20World%21,768");
    row("?{x,empty}", "?1024,");
    row("?{x,undef}", "?1024");
    row("?{undef,y}", "?768");
    row("{var:3}", "val");
    row("{var:30}", "value");
    row("{list}", "red,green,blue");
    row("{list*}", "red,green,blue");
    row("{keys}", "semi,%3B,dot,.,comma,%2C");
    row("{keys*}", "semi=%3B,dot=.,comma=%2C");
    // 3.2.3, reserved
    row("{+var}", "value");
    row("{+hello}", "Hello%20World!");
    row("{+half}", "50%25");
    row("{base}index", "http%3A%2F%2Fexample.com%2Fhome%2Findex");
    row("{+base}index", "http://example.com/home/index");
    row("O{+empty}X", "OX");
    row("O{+undef}X", "OX");
    row("{+path}/here", "/foo/bar/here");
    row("here?ref={+path}", "here?ref=/foo/bar");
    row("up{+path}{var}/here", "up/foo/barvalue/here");
    row("{+x,hello,y}", "1024,Hello%20World!,768");
    row("{+path,x}/here", "/foo/bar,1024/here");
    row("{+path:6}/here", "/foo/b/here");
    row("{+list}", "red,green,blue");
    row("{+list*}", "red,green,blue");
    row("{+keys}", "semi,;,dot,.,comma,,");
    row("{+keys*}", "semi=;,dot=.,comma=,");
    // 3.2.4, fragment
    row("{#var}", "#value");
    row("{#hello}", "#Hello%20World!");
    row("{#half}", "#50%25");
    row("foo{#empty}", "foo#");
    row("foo{#undef}", "foo");
    row("{#x,hello,y}", "#1024,Hello%20World!,768");
    row("{#path,x}/here", "#/foo/bar,1024/here");
    row("{#path:6}/here", "#/foo/b/here");
    row("{#list}", "#red,green,blue");
    row("{#list*}", "#red,green,blue");
    row("{#keys}", "#semi,;,dot,.,comma,,");
    row("{#keys*}", "#semi=;,dot=.,comma=,");
    // 3.2.5, label
    row("{.who}", ".fred");
    row("{.who,who}", ".fred.fred");
    row("{.half,who}", ".50%25.fred");
    row("www{.dom*}", "www.example.com");
    row("X{.var}", "X.value");
    row("X{.empty}", "X.");
    row("X{.undef}", "X");
    row("X{.var:3}", "X.val");
    row("X{.list}", "X.red,green,blue");
    row("X{.list*}", "X.red.green.blue");
    row("X{.keys}", "X.semi,%3B,dot,.,comma,%2C");
    row("X{.keys*}", "X.semi=%3B.dot=..comma=%2C");
    row("X{.empty_keys}", "X");
    row("X{.empty_keys*}", "X");
    // 3.2.6, path segment
    row("{/who}", "/fred");
    row("{/who,who}", "/fred/fred");
    row("{/half,who}", "/50%25/fred");
    row("{/who,dub}", "/fred/me%2Ftoo");
    row("{/var}", "/value");
    row("{/var,empty}", "/value/");
    row("{/var,undef}", "/value");
    row("{/var,x}/here", "/value/1024/here");
    row("{/var:1,var}", "/v/value");
    row("{/list}", "/red,green,blue");
    row("{/list*}", "/red/green/blue");
    row("{/list*,path:4}", "/red/green/blue/%2Ffoo");
    row("{/keys}", "/semi,%3B,dot,.,comma,%2C");
    row("{/keys*}", "/semi=%3B/dot=./comma=%2C");
    // 3.2.7, path-style parameter
    row("{;who}", ";who=fred");
    row("{;half}", ";half=50%25");
    row("{;empty}", ";empty");
    row("{;v,empty,who}", ";v=6;empty;who=fred");
    row("{;v,bar,who}", ";v=6;who=fred");
    row("{;x,y}", ";x=1024;y=768");
    row("{;x,y,empty}", ";x=1024;y=768;empty");
    row("{;x,y,undef}", ";x=1024;y=768");
    row("{;hello:5}", ";hello=Hello");
    row("{;list}", ";list=red,green,blue");
    row("{;list*}", ";list=red;list=green;list=blue");
    row("{;keys}", ";keys=semi,%3B,dot,.,comma,%2C");
    row("{;keys*}", ";semi=%3B;dot=.;comma=%2C");
    // 3.2.8, form-style query
    row("{?who}", "?who=fred");
    row("{?half}", "?half=50%25");
    row("{?x,y}", "?x=1024&y=768");
    row("{?x,y,empty}", "?x=1024&y=768&empty=");
    row("{?x,y,undef}", "?x=1024&y=768");
    row("{?var:3}", "?var=val");
    row("{?list}", "?list=red,green,blue");
    row("{?list*}", "?list=red&list=green&list=blue");
    row("{?keys}", "?keys=semi,%3B,dot,.,comma,%2C");
    row("{?keys*}", "?semi=%3B&dot=.&comma=%2C");
    // 3.2.9, form-style continuation
    row("{&who}", "&who=fred");
    row("{&half}", "&half=50%25");
    row("?fixed=yes{&x}", "?fixed=yes&x=1024");
    row("{&x,y,empty}", "&x=1024&y=768&empty=");
    row("{&x,y,undef}", "&x=1024&y=768");
    row("{&var:3}", "&var=val");
    row("{&list}", "&list=red,green,blue");
    row("{&list*}", "&list=red&list=green&list=blue");
    row("{&keys}", "&keys=semi,%3B,dot,.,comma,%2C");
    row("{&keys*}", "&semi=%3B&dot=.&comma=%2C");
}

void TestUriTemplate::expandsTheExamplesOfTheRfc()
{
    QFETCH(const QString, text);
    const auto parsed = UriTemplate::parse(text);
    QVERIFY2(parsed, qPrintable(parsed ? QString() : parsed.error().toString()));
    QTEST(parsed->expand(rfcValues()).value_or(u"an error"_s), "uri");
}

void TestUriTemplate::keepsWhatAResourceAddressMayHold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("uri");
    QTest::newRow("without a variable") << u"demo://guide"_s << u"7"_s << u"demo://guide"_s;
    QTest::newRow("empty template") << u""_s << u"7"_s << u""_s;
    QTest::newRow("slash in a segment")
        << u"demo://e/{v}"_s << u"foo/bar"_s << u"demo://e/foo%2Fbar"_s;
    QTest::newRow("beyond ASCII") << u"demo://e/{v}"_s << u"é ?#%"_s
                                  << u"demo://e/%C3%A9%20%3F%23%25"_s;
    QTest::newRow("beyond the basic plane") << u"{v}"_s << u"\U0001F600"_s << u"%F0%9F%98%80"_s;
    QTest::newRow("prefix counts characters, not units")
        << u"{v:1}"_s << u"\U0001F600x"_s << u"%F0%9F%98%80"_s;
    QTest::newRow("separators in a query")
        << u"demo://e{?v}"_s << u"a&b=c"_s << u"demo://e?v=a%26b%3Dc"_s;
    QTest::newRow("encoded triplet passes '+'")
        << u"{+v}"_s << u"a%20b%zz%"_s << u"a%20b%25zz%25"_s;
    QTest::newRow("encoded triplet is text elsewhere") << u"{v}"_s << u"a%20b"_s << u"a%2520b"_s;
    QTest::newRow("literal beyond ASCII")
        << u"demo://ü b/{v}"_s << u"1"_s << u"demo://%C3%BC%20b/1"_s;
    QTest::newRow("literal triplet") << u"demo://a%2Fb%/{v}"_s << u"1"_s << u"demo://a%2Fb%25/1"_s;
}

void TestUriTemplate::keepsWhatAResourceAddressMayHold()
{
    QFETCH(const QString, text);
    QFETCH(const QString, value);
    const auto parsed = UriTemplate::parse(text);
    QVERIFY(parsed);
    QCOMPARE(parsed->text(), text);
    QTEST(parsed->expand({{u"v"_s, value}}).value_or(u"an error"_s), "uri");
}

void TestUriTemplate::refusesWhatTheRfcDoesNotAllow_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("offset");
    const auto row = [](const char *text, qint64 offset) {
        QTest::newRow(text) << QString::fromLatin1(text) << offset;
    };
    row("{/id*", 0);
    row("/id*}", 4);
    row("a{b}}", 4);
    row("{}", 1);
    row("{?}", 2);
    row("{a,}", 3);
    row("{,a}", 1);
    row("{/?id}", 2);
    row("{a{b}", 1);
    row("{var:prefix}", 5);
    row("{var:0}", 5);
    row("{var:01}", 5);
    row("{var:10000}", 5);
    row("{var:}", 5);
    row("{hello:2*}", 1);
    row("{!hello}", 1);
    row("{=path}", 1);
    row("{@x}", 1);
    row("{|x}", 1);
    row("{$var}", 1);
    row("{with space}", 1);
    row("{x, y}", 3);
    row("{user-id}", 1);
    row("{x.}", 1);
    row("{.x..y}", 2);
    row("{%2x}", 1);
}

void TestUriTemplate::refusesWhatTheRfcDoesNotAllow()
{
    QFETCH(const QString, text);
    const auto parsed = UriTemplate::parse(text);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().kind, Error::Kind::Parse);
    QVERIFY(!parsed.error().text.isEmpty());
    QTEST(parsed.error().offset.value_or(-1), "offset");
}

void TestUriTemplate::refusesAPrefixOfAList()
{
    const auto parsed = UriTemplate::parse(u"{keys:1}"_s);
    QVERIFY(parsed);
    const auto uri = parsed->expand(rfcValues());
    QVERIFY(!uri);
    QCOMPARE(uri.error().kind, Error::Kind::Schema);
    QCOMPARE(uri.error().where, u"keys"_s);
}

void TestUriTemplate::namesEachVariableOnce()
{
    const auto parsed = UriTemplate::parse(u"x://{a:3}/{b*}{?c.d,a,%C3%9C}"_s);
    QVERIFY(parsed);
    const QList<UriTemplate::Variable> expected{
        {.name = u"a"_s, .op = {}, .isExploded = false, .prefix = 3},
        {.name = u"b"_s, .op = {}, .isExploded = true},
        {.name = u"c.d"_s, .op = u'?'},
        {.name = u"%C3%9C"_s, .op = u'?'}};
    QCOMPARE(parsed->variables(), expected);
}

void TestUriTemplate::needsWhatWouldLeaveAHole()
{
    const auto parsed = UriTemplate::parse(u"{a}{+b}{#c}{.d}{/e}{;f}{?g}{&h}"_s);
    QVERIFY(parsed);
    QString needed;
    for (const UriTemplate::Variable &variable : parsed->variables()) {
        if (variable.isNeeded())
            needed += variable.name;
    }
    QCOMPARE(needed, u"ab"_s);
}

QTEST_GUILESS_MAIN(TestUriTemplate)
#include "tst_uritemplate.moc"
