// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "results/blobreader.h"
#include "results/filesaver.h"
#include "results/svgguard.h"
#include "support/warnings.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

using namespace Vitrine;
using namespace Qt::StringLiterals;

namespace {

QString picture(const char *format, int width = 3, int height = 2)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return QString::fromLatin1(bytes.toBase64());
}

QByteArray svg(const QByteArray &inside)
{
    return R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="4">)" +
           inside + "</svg>";
}

} // namespace

class TestBlobReader : public QObject
{
    Q_OBJECT
private slots:
    void init() { failOnOurWarnings(); }
    void decodesBase64();
    void toleratesLineBreaks();
    void saysThatItIsNoBase64();
    void readsPictures_data();
    void readsPictures();
    void notesAWrongType();
    void refusesWhatIsNoPicture();
    void refusesAHugePictureWithoutDecodingIt();
    void drawsAHarmlessSvg();
    void objectsToDangerousSvg_data();
    void objectsToDangerousSvg();
    void allowsCommonSvg_data();
    void allowsCommonSvg();
    void makesNamesSafe_data();
    void makesNamesSafe();
    void namesFilesAfterAddresses_data();
    void namesFilesAfterAddresses();
};

void TestBlobReader::decodesBase64()
{
    const Blob blob = BlobReader::read(u"AAEC/w=="_s, u"application/x"_s, false);
    QCOMPARE(blob.bytes, QByteArray("\x00\x01\x02\xff", 4));
    QCOMPARE(blob.problem, QString());
    QVERIFY(blob.image.isNull());
}

void TestBlobReader::toleratesLineBreaks()
{
    const Blob blob = BlobReader::read(u"AAEC\r\n/w==\n"_s, {}, false);
    QCOMPARE(blob.bytes, QByteArray("\x00\x01\x02\xff", 4));
    QCOMPARE(blob.problem, QString());
}

void TestBlobReader::saysThatItIsNoBase64()
{
    for (const QString &text : {u"AA*A"_s, u"AAAAA"_s, u"ä"_s}) {
        const Blob blob = BlobReader::read(text, {}, false);
        QVERIFY2(!blob.problem.isEmpty(), qPrintable(text));
    }
}

void TestBlobReader::readsPictures_data()
{
    QTest::addColumn<QString>("base64");
    QTest::addColumn<QString>("format");
    QTest::newRow("png") << picture("PNG") << u"png"_s;
    QTest::newRow("jpeg") << picture("JPEG") << u"jpeg"_s;
    QTest::newRow("gif") << u"R0lGODlhAwACAIAAAP8AAAAAACwAAAAAAwACAAACAoRdADs="_s << u"gif"_s;
}

void TestBlobReader::readsPictures()
{
    QFETCH(const QString, base64);
    QFETCH(const QString, format);
    const Blob blob = BlobReader::read(base64, "image/"_L1 + format, true);
    QCOMPARE(blob.imageFormat, format);
    QCOMPARE(blob.image.size(), QSize(3, 2));
    QCOMPARE(blob.imageSize, QSize(3, 2));
    QCOMPARE(blob.imageProblem, QString());
    QCOMPARE(blob.note, QString());
}

void TestBlobReader::notesAWrongType()
{
    const Blob blob = BlobReader::read(picture("PNG"), u"image/jpeg"_s, true);
    QVERIFY(!blob.image.isNull());
    QVERIFY(blob.note.contains(u"image/jpeg"_s));
    QVERIFY(blob.note.contains(u"png"_s));
    QCOMPARE(BlobReader::read(picture("JPEG"), u"image/jpg"_s, true).note, QString());
    QCOMPARE(BlobReader::read(picture("PNG"), {}, true).note, QString());
}

void TestBlobReader::refusesWhatIsNoPicture()
{
    for (const QByteArray &bytes :
         {""_ba, "plain text"_ba, "BM\x10\x00\x00\x00"_ba, "\x89PNG\r\n\x1a\nnothing"_ba}) {
        const Blob blob =
            BlobReader::read(QString::fromLatin1(bytes.toBase64()), u"image/png"_s, true);
        QVERIFY(blob.image.isNull());
        QVERIFY(!blob.imageProblem.isEmpty());
        QCOMPARE(blob.bytes, bytes);
    }
}

void TestBlobReader::refusesAHugePictureWithoutDecodingIt()
{
    // A PNG header that claims 30,000 × 30,000 pixels, with nothing behind it.
    QByteArray bytes = QByteArray::fromBase64(picture("PNG").toLatin1());
    bytes.replace(16, 8, QByteArray("\x00\x00\x75\x30\x00\x00\x75\x30", 8));
    // The checksum of the header has to fit, or the reader stops before the size.
    quint32 crc = 0xffffffffU;
    for (const char c : bytes.sliced(12, 17)) {
        crc ^= uchar(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = crc & 1 ? 0xedb88320U ^ (crc >> 1) : crc >> 1;
    }
    crc = ~crc;
    for (int i = 0; i < 4; ++i)
        bytes[29 + i] = char(crc >> (24 - 8 * i));
    const Blob blob = BlobReader::read(QString::fromLatin1(bytes.toBase64()), u"image/png"_s, true);
    QVERIFY(blob.image.isNull());
    QCOMPARE(blob.imageSize, QSize(30000, 30000));
    QVERIFY(blob.imageProblem.contains(u"30000"_s));
}

void TestBlobReader::drawsAHarmlessSvg()
{
    const QByteArray drawing = svg(R"(<rect width="8" height="4" fill="#f00"/>)");
    const Blob blob =
        BlobReader::read(QString::fromLatin1(drawing.toBase64()), u"image/svg+xml"_s, true);
    QCOMPARE(blob.imageFormat, u"svg"_s);
    QCOMPARE(blob.imageProblem, QString());
    QCOMPARE(blob.image.size(), QSize(8, 4));
    QCOMPARE(blob.image.pixelColor(4, 2), QColor(255, 0, 0));
}

void TestBlobReader::objectsToDangerousSvg_data()
{
    QTest::addColumn<QByteArray>("drawing");
    QTest::newRow("local file") << svg(R"(<image href="/etc/passwd" width="8" height="4"/>)");
    QTest::newRow("old spelling") << svg(R"(<image xlink:href="file:///dev/zero"/>)");
    QTest::newRow("network") << svg(R"(<image href="https://example.com/x.png"/>)");
    QTest::newRow("drawing in a drawing")
        << svg(R"(<image href="data:image/svg+xml;base64,AAAA"/>)");
    QTest::newRow("entities") << R"(<!DOCTYPE svg [<!ENTITY a "aaaa">]>)" + svg("&a;");
    QTest::newRow("pattern") << svg("<pattern/>");
    QTest::newRow("use of another file") << svg(R"(<use href="other.svg#a"/>)");
    QTest::newRow("chain") << svg(
        R"(<g id="a"><path/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>)");
    QTest::newRow("chain to what comes later")
        << svg(R"(<use href="#b"/><g id="b"><g><use href="#a"/></g></g><g id="a"/>)");
    QTest::newRow("of itself") << svg(R"(<g id="a"><use href="#a"/></g>)");
    QTest::newRow("not well-formed") << svg("<g>");
    QTest::newRow("no XML") << "<svg"_ba;
    QTest::newRow("compressed") << "\x1f\x8b\x08"_ba;
    QTest::newRow("deep") << svg(QByteArray("<g>").repeated(500) +
                                 QByteArray("</g>").repeated(500));
}

void TestBlobReader::objectsToDangerousSvg()
{
    QFETCH(const QByteArray, drawing);
    QVERIFY(!SvgGuard::objection(drawing).isEmpty());
}

void TestBlobReader::allowsCommonSvg_data()
{
    QTest::addColumn<QByteArray>("drawing");
    QTest::newRow("empty") << svg({});
    QTest::newRow("text and style") << svg("<style>rect{fill:red}</style><text>hi</text>");
    QTest::newRow("simple reuse") << svg(
        R"(<defs><path id="a"/></defs><use href="#a"/><use xlink:href="#a"/>)");
    QTest::newRow("gradient") << svg(R"(<linearGradient id="g"><stop/></linearGradient>)");
    QTest::newRow("link to a page") << svg(R"(<a href="https://example.com"><text>hi</text></a>)");
    QTest::newRow("embedded picture") << svg(R"(<image href="data:image/png;base64,AAAA"/>)");
}

void TestBlobReader::allowsCommonSvg()
{
    QFETCH(const QByteArray, drawing);
    QCOMPARE(SvgGuard::objection(drawing), QString());
}

void TestBlobReader::makesNamesSafe_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("safe");
    QTest::newRow("plain") << u"report.pdf"_s << u"report.pdf"_s;
    QTest::newRow("path") << u"../../etc/passwd"_s << u"_.._etc_passwd"_s;
    QTest::newRow("hidden") << u".bashrc"_s << u"bashrc"_s;
    QTest::newRow("control characters") << u"a\nb\u202ec"_s << u"a_b_c"_s;
    QTest::newRow("empty") << QString() << u"content"_s;
    QTest::newRow("dots") << u".."_s << u"content"_s;
}

void TestBlobReader::makesNamesSafe()
{
    QFETCH(const QString, name);
    QTEST(FileSaver::safeName(name), "safe");
}

void TestBlobReader::namesFilesAfterAddresses_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<QString>("mimeType");
    QTest::addColumn<QString>("name");
    QTest::newRow("with an ending") << u"file:///a/b.txt"_s << u"text/markdown"_s << u"b.txt"_s;
    QTest::newRow("without one") << u"demo://picture"_s << u"image/png"_s << u"picture.png"_s;
    QTest::newRow("query and fragment") << u"demo://a/b.json?x=/c#d"_s << QString() << u"b.json"_s;
    QTest::newRow("folder") << u"file:///a/b/"_s << u"text/plain"_s << u"b.txt"_s;
    QTest::newRow("unknown type") << u"demo://a"_s << u"x/y"_s << u"a.bin"_s;
    QTest::newRow("nothing") << QString() << u"image/png"_s << u"content.png"_s;
}

void TestBlobReader::namesFilesAfterAddresses()
{
    QFETCH(const QString, uri);
    QFETCH(const QString, mimeType);
    QTEST(FileSaver::nameFor(uri, mimeType), "name");
}

QTEST_MAIN(TestBlobReader)
#include "tst_blobreader.moc"
