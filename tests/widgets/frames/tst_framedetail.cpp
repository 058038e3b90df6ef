// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "common/codeview.h"
#include "framepanelfixture.h"
#include "frames/framedetail.h"
#include "frames/hexview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTabWidget>

using namespace Qt::StringLiterals;
using namespace Vitrine;
using Mcp::FrameKind;

class TestFrameDetail : public FramePanelFixture
{
    Q_OBJECT
private slots:
    void showsTheSelectedFrameInFull();
    void goesBetweenRequestAndAnswer();
    void tellsWhenTheAnswerComesWhileTheRequestIsLookedAt();
    void explainsInvalidFrames();
    void showsTheHttpHeadsOfAMessage();
    void showsBytesWithHints();
    void showsALongFrameInPieces();
};

void TestFrameDetail::showsTheSelectedFrameInFull()
{
    m_server->in(kCall);
    m_server->out(kAnswer);
    QTRY_COMPARE(rows(), 2);
    QSignalSpy current(m_panel.get(), &FrameLogPanel::currentFrameChanged);
    clickRow(0);
    QCOMPARE(current.count(), 1);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(0));
    QVERIFY2(
        facts().startsWith(
            u"#0 · → client to server · request tools/call · id 4 · 97 bytes · answered after "),
        qPrintable(facts()));
    QCOMPARE(
        child<CodeView>("pretty")->toPlainText(),
        u"{\n  \"jsonrpc\": \"2.0\",\n  \"id\": 4,\n  \"method\": \"tools/call\",\n  \"params\": "
        u"{\n"
        "    \"name\": \"echo\",\n    \"arguments\": {\n      \"text\": \"hi\"\n    }\n  }\n}"_s);
    QTest::mouseClick(child<QAbstractButton>("copyFrame"), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromLatin1(kCall));
}

void TestFrameDetail::goesBetweenRequestAndAnswer()
{
    m_server->in(kCall);
    fill(200);
    m_server->out(kAnswer);
    QTRY_COMPARE(rows(), 202);
    m_panel->showFrame(0);
    auto *partner = child<QAbstractButton>("goToPartner");
    QCOMPARE(partner->text(), u"Go to answer"_s);
    QTest::mouseClick(partner, Qt::LeftButton);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(201));
    QVERIFY2(facts().contains(u"answers #0 after "), qPrintable(facts()));
    QCOMPARE(partner->text(), u"Go to request"_s);
    view()->setFocus();
    QTest::keyClick(view(), Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(0));
    QVERIFY(
        view()->viewport()->rect().contains(view()->visualRect(view()->currentIndex()).center()));
}

void TestFrameDetail::tellsWhenTheAnswerComesWhileTheRequestIsLookedAt()
{
    m_server->in(kCall);
    QTRY_COMPARE(rows(), 1);
    clickRow(0);
    QVERIFY2(facts().contains(u"not answered yet"), qPrintable(facts()));
    QVERIFY(!child<QWidget>("goToPartner")->isVisible());
    m_server->out(kAnswer);
    QTRY_VERIFY(facts().contains(u"answered after "));
    QVERIFY(child<QWidget>("goToPartner")->isVisible());
    QCOMPARE(m_panel->currentFrame(), std::optional<quint64>(0));
}

void TestFrameDetail::explainsInvalidFrames()
{
    m_server->out("Server running on stdio");
    m_server->in(kCall);
    QTRY_COMPARE(rows(), 2);
    clickRow(0);
    auto *tabs = child<QTabWidget>("detailTabs");
    QCOMPARE(tabs->currentIndex(), int(FrameDetail::AdvicePage));
    QCOMPARE(child<QLabel>("cause")->text(), u"Not JSON."_s);
    QVERIFY(child<QLabel>("explanation")->text().startsWith(u"Something prints to stdout"));
    QStringList cures;
    for (const QLabel *cure : m_panel->findChildren<QLabel *>(u"cure"_s))
        cures += cure->text();
    QVERIFY(cures.join(u'\n').contains(u"file=sys.stderr"));
    QVERIFY(cures.join(u'\n').contains(u"console.error"));
    clickRow(1);
    QVERIFY(!tabs->isTabVisible(FrameDetail::AdvicePage));
    QCOMPARE(tabs->currentIndex(), int(FrameDetail::PrettyPage));
    QVERIFY(!child<QLabel>("cause")->isVisible());
}

void TestFrameDetail::showsTheHttpHeadsOfAMessage()
{
    const quint32 exchange = m_log->newExchange();
    const quint64 head = m_server->http(
        FrameKind::HttpRequest, "POST /mcp HTTP/1.1\r\nAccept: application/json\r\n", exchange);
    m_server->in(kCall, 0, exchange);
    m_server->http(FrameKind::HttpResponse, "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n",
                   exchange, head);
    m_server->out(kAnswer, 0, exchange);
    m_server->err("no exchange");
    QTRY_COMPARE(rows(), 5);
    clickRow(3);
    auto *tabs = child<QTabWidget>("detailTabs");
    QVERIFY(tabs->isTabVisible(FrameDetail::HttpPage));
    tabs->setCurrentIndex(FrameDetail::HttpPage);
    QCOMPARE(
        child<CodeView>("httpHeads")->toPlainText(),
        u"POST /mcp HTTP/1.1\nAccept: application/json\n\nHTTP/1.1 200 OK\nContent-Type: application/json"_s);
    clickRow(4);
    QVERIFY(!tabs->isTabVisible(FrameDetail::HttpPage));
}

void TestFrameDetail::showsBytesWithHints()
{
    m_server->err("ok \x1b[32mgreen");
    QTRY_COMPARE(rows(), 1);
    clickRow(0);
    QCOMPARE(child<CodeView>("pretty")->toPlainText(), u"ok green"_s);
    child<QTabWidget>("detailTabs")->setCurrentIndex(FrameDetail::BytesPage);
    auto *bytes = child<HexView>("bytes");
    QVERIFY(bytes->lineText(0).startsWith(u"0000  6f 6b 20 1b 5b 33 32 6d"));
    auto *hint = child<QAbstractButton>("byteHint");
    QCOMPARE(hint->text(), u"ANSI colours"_s);
    QTest::mouseClick(hint, Qt::LeftButton);
    QCOMPARE(bytes->selectionStart(), 3);
    QCOMPARE(bytes->selectionLength(), 2);
}

void TestFrameDetail::showsALongFrameInPieces()
{
    QByteArray json = R"({"jsonrpc":"2.0","id":1,"result":{"items":[0)";
    QString expected =
        u"{\n  \"jsonrpc\": \"2.0\",\n  \"id\": 1,\n  \"result\": {\n    \"items\": [\n      0"_s;
    for (int i = 1; i < 20'000; ++i) {
        json += ',' + QByteArray::number(i);
        expected += u",\n      "_s + QString::number(i);
    }
    json += "]}}";
    expected += u"\n    ]\n  }\n}"_s;
    m_server->out(json);
    m_server->err("short");
    QTRY_COMPARE(rows(), 2);
    clickRow(0);
    auto *pretty = child<CodeView>("pretty");
    QTRY_COMPARE(pretty->toPlainText(), expected);
    clickRow(1);
    QCOMPARE(pretty->toPlainText(), u"short"_s);
    clickRow(0);
    clickRow(1); // in the middle of it
    QTest::qWait(0);
    QCOMPARE(pretty->toPlainText(), u"short"_s);
}

QTEST_MAIN(TestFrameDetail)
#include "tst_framedetail.moc"
