// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "frames/bytehints.h"

#include "frames/framewords.h"
#include "frames/wiretext.h"
#include "json/envelope.h"

#include <algorithm>

namespace Vitrine {
using namespace Qt::StringLiterals;
using Mcp::Envelope;
using Mcp::Frame;

namespace {

constexpr QByteArrayView kByteOrderMark = "\xEF\xBB\xBF";

// UTF-16 text in Latin letters has a zero in every other byte.
bool looksLikeUtf16(QByteArrayView bytes)
{
    const QByteArrayView start = bytes.first(std::min<qsizetype>(bytes.size(), 64));
    return start.size() >= 4 && std::ranges::count(start, '\0') * 5 >= start.size() * 2;
}

// A piece of pretty-printed JSON: starts or ends like an object, or is one of its members.
bool looksLikePieceOfJson(QByteArrayView bytes)
{
    const QByteArrayView text = bytes.trimmed();
    if (text.isEmpty())
        return false;
    const bool opens = text.startsWith('{'),
               closes = text.endsWith('}') || text == "}," || text == "],";
    const bool member = text.startsWith('"') && text.contains("\":");
    return (opens && !closes) || (closes && !opens) || text == "{" || text == "}" || text == "]" ||
           member;
}

} // namespace

QList<ByteHint> ByteHints::of(QByteArrayView all, const Frame &frame)
{
    const QByteArrayView bytes = all.first(std::min(all.size(), kLimit));
    QList<ByteHint> out;
    if (frame.has(Mcp::BytesLost))
        out.append({.text = tr("bytes lost"),
                    .explanation = tr("There was no room left to store these bytes.")});
    if (bytes.startsWith(kByteOrderMark))
        out.append(
            {u"BOM"_s,
             tr("A UTF-8 byte-order mark, which JSON texts must not begin with (RFC 8259, 8.1)."),
             0, 3});
    else if (frame.has(Mcp::HadByteOrderMark))
        out.append(
            {.text = u"BOM"_s,
             .explanation = tr("The line began with a UTF-8 byte-order mark; it was taken off.")});
    if (frame.has(Mcp::HadCarriageReturn))
        out.append({.text = u"CR LF"_s,
                    .explanation = tr("The line ended in CR LF; messages end in LF.")});
    if (const qsizetype at = bytes.indexOf("\x1b["); at >= 0)
        out.append({tr("ANSI colours"),
                    tr("Terminal control sequences: the program thinks it writes to a terminal."),
                    at, 2});
    if (const qsizetype at = bytes.indexOf('\0'); at >= 0) {
        out.append({looksLikeUtf16(bytes) ? u"UTF-16"_s : u"NUL"_s,
                    tr("Zero bytes. Messages are UTF-8; UTF-16 text looks like this."), at, 1});
    }
    // A character cut by the limit is not an error.
    if (const qsizetype at = firstInvalidUtf8(all.first(wholeCharacters(all, kLimit))); at >= 0)
        out.append({tr("invalid UTF-8"),
                    tr("From byte %1 on this is not UTF-8.").arg(FrameWords::number(quint64(at))),
                    at, 1});
    if (const qsizetype at = bytes.indexOf('\n'); at >= 0 && frame.lane != Mcp::Lane::Http) {
        out.append(
            {tr("embedded newline"),
             tr("A line break inside the message. Over stdio it would end the message here."), at,
             1});
    }
    if (frame.has(Mcp::CutAtEnd))
        out.append({tr("cut line"), tr("The stream ended before the line did."),
                    std::max<qsizetype>(0, bytes.size() - 1), 1});
    return out;
}

InvalidAdvice InvalidAdvice::of(QByteArrayView bytes, const Frame &frame)
{
    InvalidAdvice out;
    const QByteArrayView start = bytes.first(std::min<qsizetype>(bytes.size(), 64 * 1024));
    const Envelope::Problem problem = Envelope::scan(start).problem;
    const bool whole = start.size() == bytes.size();
    if (frame.lane == Mcp::Lane::ToServer) {
        out.cause = tr("Not a JSON-RPC message: %1.").arg(Envelope::describe(problem));
        out.explanation = tr("It was sent as it is, because you asked for it.");
        return out;
    }
    const QList<Cure> toStderr{
        {u"Python"_s, u"print(\"…\", file=sys.stderr)\nlogging.basicConfig(stream=sys.stderr)"_s},
        {u"Node"_s, u"console.error(\"…\")  // not console.log"_s},
        {u"Go"_s, u"log.SetOutput(os.Stderr)\nfmt.Fprintln(os.Stderr, \"…\")"_s},
        {u"C#"_s, u"logging.AddConsole(o =>\n  o.LogToStandardErrorThreshold = LogLevel.Trace)"_s}};
    if (problem == Envelope::Problem::Empty) {
        out.cause = tr("An empty line.");
        out.explanation = tr("Something prints a line break to stdout, where only messages may go. "
                             "The session goes on.");
        out.cures = toStderr;
    } else if (looksLikeUtf16(start)) {
        out.cause = tr("UTF-16 text where UTF-8 was expected.");
        out.explanation = tr("Messages are UTF-8. The output encoding of the program or of its "
                             "shell is set to UTF-16.");
        out.cures = {
            {u"Python"_s, u"sys.stdout.reconfigure(encoding=\"utf-8\")"_s},
            {u"PowerShell"_s, u"[Console]::OutputEncoding =\n  [Text.UTF8Encoding]::new($false)"_s},
            {u"C#"_s, u"Console.OutputEncoding = new UTF8Encoding(false);"_s}};
    } else if (start.trimmed()
                   .first(std::min<qsizetype>(15, start.trimmed().size()))
                   .compare("Content-Length:", Qt::CaseInsensitive) == 0) {
        out.cause = tr("A Content-Length header, as the Language Server Protocol has it.");
        out.explanation = tr("MCP over stdio has no headers: each message is one line of JSON, "
                             "ended by a line feed.");
        out.cures = {{u"Python"_s, u"print(json.dumps(message), flush=True)"_s},
                     {u"Node"_s, u"process.stdout.write(\n  JSON.stringify(message) + \"\\n\")"_s}};
    } else if (frame.has(Mcp::CutAtEnd)) {
        out.cause = tr("The line was cut: the stream ended in the middle of it.");
        out.explanation = tr("The server ended, or closed stdout, while it was writing. Its last "
                             "words are often on stderr.");
    } else if (problem == Envelope::Problem::NotAnObject) {
        out.cause = tr("JSON, but not an object.");
        out.explanation = tr("A message is an object with jsonrpc, and method, result or error. "
                             "This looks like a value that was printed.");
        out.cures = toStderr;
    } else if (problem == Envelope::Problem::NotJsonRpc) {
        out.cause = tr("A JSON object with neither method nor result nor error.");
        out.explanation = tr(
            "It may be a structured log line on stdout, or an answer whose result was left out.");
        out.cures = toStderr;
    } else if (whole && looksLikePieceOfJson(start)) {
        out.cause = tr("A piece of JSON: the message was written over several lines.");
        out.explanation = tr("Over stdio a line break ends the message, so each message has to be "
                             "written on one line.");
        out.cures = {{u"Python"_s, u"json.dumps(message)  # without indent="_s},
                     {u"Node"_s, u"JSON.stringify(message)  // no third argument"_s}};
    } else {
        out.cause = tr("Not JSON.");
        out.explanation = tr("Something prints to stdout, where only messages may go: a banner, a "
                             "log line, a debug print. "
                             "Other clients may stop here; this session goes on.");
        out.cures = toStderr;
    }
    return out;
}

} // namespace Vitrine
