// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/contentparts.h"
#include "support/warnings.h"

#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;
using Mcp::Json;
using Kind = ContentPart::Kind;

namespace {

Json json(const QByteArray &text)
{
    return Json::parse(text).value();
}

} // namespace

class TestContentParts : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }
    void knowsEachKindOfBlock_data();
    void knowsEachKindOfBlock();
    void showsWhatIsMalformedRaw_data();
    void showsWhatIsMalformedRaw();
    void keepsTheOrderOfBlocks();
    void readsFactsOfALink();
    void namesAnnotations();
    void tellsAnEmptyListFromAMissingOne();
    void resultThatIsNoObjectIsShownRaw();
    void readsSeveralResourceContents();
    void takesTheTextIfThereIsABlobToo();
    void readsRolesOfMessages();
    void toleratesAListAsTheContentOfAMessage();
};

void TestContentParts::knowsEachKindOfBlock_data()
{
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("text") << R"({"type":"text","text":"hi"})"_ba << Kind::Text;
    QTest::newRow("empty text") << R"({"type":"text","text":""})"_ba << Kind::Text;
    QTest::newRow("image") << R"({"type":"image","data":"AAAA","mimeType":"image/png"})"_ba
                           << Kind::Image;
    QTest::newRow("audio") << R"({"type":"audio","data":"AAAA","mimeType":"audio/wav"})"_ba
                           << Kind::Audio;
    QTest::newRow("link") << R"({"type":"resource_link","uri":"a://b","name":"b"})"_ba
                          << Kind::Link;
    QTest::newRow("embedded text")
        << R"({"type":"resource","resource":{"uri":"a://b","text":"hi"}})"_ba << Kind::Text;
    QTest::newRow("embedded image")
        << R"({"type":"resource","resource":{"uri":"a://b","mimeType":"image/gif","blob":"AAAA"}})"_ba
        << Kind::Image;
    QTest::newRow("embedded bytes")
        << R"({"type":"resource","resource":{"uri":"a://b","mimeType":"application/zip","blob":"AAAA"}})"_ba
        << Kind::Blob;
    QTest::newRow("embedded bytes of no type")
        << R"({"type":"resource","resource":{"uri":"a://b","blob":"AAAA"}})"_ba << Kind::Blob;
}

void TestContentParts::knowsEachKindOfBlock()
{
    QFETCH(const QByteArray, block);
    const ContentPart part = ContentReader::block(json(block));
    QTEST(part.kind, "kind");
    QCOMPARE(part.problems, QStringList());
    QCOMPARE(part.raw, json(block));
}

void TestContentParts::showsWhatIsMalformedRaw_data()
{
    QTest::addColumn<QByteArray>("block");
    QTest::newRow("unknown type") << R"({"type":"hologram","x":1})"_ba;
    QTest::newRow("no type") << R"({"text":"hi"})"_ba;
    QTest::newRow("type is a number") << R"({"type":7})"_ba;
    QTest::newRow("text without text") << R"({"type":"text"})"_ba;
    QTest::newRow("text is a number") << R"({"type":"text","text":1})"_ba;
    QTest::newRow("image without data") << R"({"type":"image","mimeType":"image/png"})"_ba;
    QTest::newRow("data is a list") << R"({"type":"image","mimeType":"image/png","data":[1]})"_ba;
    QTest::newRow("resource is a text") << R"({"type":"resource","resource":"a://b"})"_ba;
    QTest::newRow("resource without content")
        << R"({"type":"resource","resource":{"uri":"a://b"}})"_ba;
    QTest::newRow("link without address") << R"({"type":"resource_link","name":"b"})"_ba;
    QTest::newRow("a text in place of a block") << R"("hi")"_ba;
    QTest::newRow("null") << "null"_ba;
}

void TestContentParts::showsWhatIsMalformedRaw()
{
    QFETCH(const QByteArray, block);
    const ContentPart part = ContentReader::block(json(block));
    QCOMPARE(part.kind, Kind::Raw);
    QVERIFY(!part.problems.isEmpty());
    QCOMPARE(part.raw, json(block));
}

void TestContentParts::keepsTheOrderOfBlocks()
{
    const ResultContent content = ContentReader::toolResult(
        json(R"({"content":[{"type":"text","text":"1"},7,{"type":"text","text":"2"}]})"));
    QCOMPARE(content.parts.size(), 3);
    QCOMPARE(content.parts[0].text, u"1"_s);
    QCOMPARE(content.parts[1].kind, Kind::Raw);
    QCOMPARE(content.parts[2].text, u"2"_s);
    QCOMPARE(content.problems, QStringList());
}

void TestContentParts::readsFactsOfALink()
{
    const ContentPart part = ContentReader::block(json(
        R"({"type":"resource_link","uri":"a://b","name":"b","title":"B","description":"the b","mimeType":"text/x","size":12})"));
    QCOMPARE(part.uri, u"a://b"_s);
    QCOMPARE(part.name, u"b"_s);
    QCOMPARE(part.title, u"B"_s);
    QCOMPARE(part.description, u"the b"_s);
    QCOMPARE(part.mimeType, u"text/x"_s);
    QCOMPARE(part.size, 12);
}

void TestContentParts::namesAnnotations()
{
    const ContentPart part = ContentReader::block(json(
        R"({"type":"text","text":"","annotations":{"audience":["user","assistant"],"priority":0.50,"lastModified":"2026-01-02T03:04:05Z"}})"));
    QCOMPARE(part.annotations, (QStringList{u"for user"_s, u"for assistant"_s, u"priority 0.50"_s,
                                            u"modified 2026-01-02T03:04:05Z"_s}));
}

void TestContentParts::tellsAnEmptyListFromAMissingOne()
{
    const ResultContent empty = ContentReader::toolResult(json(R"({"content":[]})"));
    QVERIFY(empty.isEmptyList);
    QVERIFY(empty.problems.isEmpty());
    const ResultContent missing = ContentReader::toolResult(json("{}"));
    QVERIFY(!missing.isEmptyList);
    QCOMPARE(missing.problems.size(), 1);
    const ResultContent wrong = ContentReader::toolResult(json(R"({"content":{"type":"text"}})"));
    QCOMPARE(wrong.problems.size(), 1);
    QCOMPARE(wrong.parts.size(), 1);
    QCOMPARE(wrong.parts[0].raw, json(R"({"type":"text"})"));
}

void TestContentParts::resultThatIsNoObjectIsShownRaw()
{
    for (const QByteArray &text : {"null"_ba, "[1]"_ba, "\"x\""_ba, "1"_ba}) {
        const ResultContent content = ContentReader::toolResult(json(text));
        QCOMPARE(content.problems.size(), 1);
        QCOMPARE(content.parts.size(), 1);
        QCOMPARE(content.parts[0].raw, json(text));
    }
}

void TestContentParts::readsSeveralResourceContents()
{
    const ResultContent content = ContentReader::resourceContents(json(
        R"({"contents":[{"uri":"a://1","mimeType":"text/plain","text":"x"},{"uri":"a://2","blob":"AAAA"},{"text":"y"},3]})"));
    QCOMPARE(content.parts.size(), 4);
    QCOMPARE(content.parts[0].uri, u"a://1"_s);
    QCOMPARE(content.parts[0].kind, Kind::Text);
    QCOMPARE(content.parts[1].kind, Kind::Blob);
    QCOMPARE(content.parts[1].base64, u"AAAA"_s);
    QCOMPARE(content.parts[2].kind, Kind::Text); // without an address, and still to be read
    QCOMPARE(content.parts[2].problems.size(), 1);
    QCOMPARE(content.parts[3].kind, Kind::Raw);
}

void TestContentParts::takesTheTextIfThereIsABlobToo()
{
    const ResultContent content = ContentReader::resourceContents(
        json(R"({"contents":[{"uri":"a://1","text":"x","blob":"AAAA"}]})"));
    QCOMPARE(content.parts[0].kind, Kind::Text);
    QCOMPARE(content.parts[0].problems.size(), 1);
}

void TestContentParts::readsRolesOfMessages()
{
    const ResultContent content = ContentReader::promptMessages(json(
        R"({"messages":[{"role":"user","content":{"type":"text","text":"q"}},{"content":{"type":"text","text":"r"}},{"role":"assistant"}]})"));
    QCOMPARE(content.parts.size(), 3);
    QCOMPARE(content.parts[0].role, u"user"_s);
    QCOMPARE(content.parts[0].text, u"q"_s);
    QVERIFY(content.parts[0].problems.isEmpty());
    QCOMPARE(content.parts[1].role, QString());
    QCOMPARE(content.parts[1].problems.size(), 1);
    QCOMPARE(content.parts[2].kind, Kind::Raw);
    QCOMPARE(content.parts[2].role, u"assistant"_s);
}

void TestContentParts::toleratesAListAsTheContentOfAMessage()
{
    const ResultContent content = ContentReader::promptMessages(json(
        R"({"messages":[{"role":"user","content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]}]})"));
    QCOMPARE(content.parts.size(), 2);
    QCOMPARE(content.parts[1].role, u"user"_s);
    QCOMPARE(content.parts[0].problems.size(), 1);
    QCOMPARE(content.parts[1].problems.size(), 0);
}

QTEST_GUILESS_MAIN(TestContentParts)
#include "tst_contentparts.moc"
