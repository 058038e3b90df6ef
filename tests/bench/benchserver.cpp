// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
// A stdio MCP server without start-up cost and with no library, so that a measurement against it is
// one of the client. Knows initialize, server/discover, tools/list and tools/call of `echo`,
// `flood` {n, size} and `blob` {bytes}; reads members by searching for their names, which is enough
// for our own client.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include <unistd.h>

namespace {

std::string_view after(std::string_view text, std::string_view name)
{
    const auto at = text.find(name);
    return at == std::string_view::npos ? std::string_view() : text.substr(at + name.size());
}

std::string_view token(std::string_view line,
                       std::string_view name) // a number or a string with its quotes
{
    const std::string_view rest = after(line, name);
    if (rest.empty())
        return {};
    const auto end = rest.front() == '"' ? rest.find('"', 1) + 1 : rest.find_first_of(",}");
    return rest.substr(0, end);
}

long long number(std::string_view line, std::string_view name, long long fallback)
{
    const std::string text(token(line, name));
    return text.empty() ? fallback : std::strtoll(text.c_str(), nullptr, 10);
}

void writeAll(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (written <= 0)
            std::exit(0);
        bytes.remove_prefix(size_t(written));
    }
}

void answer(std::string_view id, std::string_view result)
{
    std::string out = R"({"jsonrpc":"2.0","id":)";
    out.append(id).append(R"(,"result":)").append(result).append("}\n");
    writeAll(out);
}

void flood(long long count, long long size)
{
    std::string line =
        R"({"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":")";
    const long long padding = size - (long long)(line.size()) - 4;
    line.append(size_t(padding > 0 ? padding : 0), 'x').append("\"}}\n");
    std::string block;
    const long long perBlock = (64 << 10) / (long long)(line.size()) + 1;
    for (long long i = 0; i < perBlock; ++i)
        block += line;
    for (; count >= perBlock; count -= perBlock)
        writeAll(block);
    for (; count > 0; --count)
        writeAll(line);
}

void callTool(std::string_view id, std::string_view line)
{
    if (line.find(R"("name":"flood")") != std::string_view::npos) {
        flood(number(line, R"("n":)", 1000), number(line, R"("size":)", 200));
        answer(id, R"({"resultType":"complete","content":[]})");
    } else if (line.find(R"("name":"blob")") != std::string_view::npos) {
        std::string result = R"({"resultType":"complete","content":[{"type":"text","text":")";
        result.append(size_t(number(line, R"("bytes":)", 1000)), 'x').append("\"}]}");
        answer(id, result);
    } else {
        answer(id, R"({"resultType":"complete","content":[{"type":"text","text":"hi"}]})");
    }
}

void handle(std::string_view line)
{
    const std::string_view id = token(line, R"("id":)");
    const std::string_view method = token(line, R"("method":)");
    if (id.empty())
        return;
    if (method == R"("initialize")") {
        answer(
            id,
            R"({"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"bench","version":"1"}})");
    } else if (method == R"("server/discover")") {
        answer(
            id,
            R"({"resultType":"complete","supportedVersions":["2026-07-28","2025-11-25"],"capabilities":{"tools":{}},"ttlMs":0,"cacheScope":"private"})");
    } else if (method == R"("tools/list")") {
        answer(
            id,
            R"({"resultType":"complete","ttlMs":0,"cacheScope":"private","tools":[{"name":"echo","inputSchema":{"type":"object"}},{"name":"flood","inputSchema":{"type":"object"}},{"name":"blob","inputSchema":{"type":"object"}}]})");
    } else if (method == R"("tools/call")") {
        callTool(id, line);
    } else {
        std::string out = R"({"jsonrpc":"2.0","id":)";
        out.append(id)
            .append(R"(,"error":{"code":-32601,"message":"method not found"}})")
            .append("\n");
        writeAll(out);
    }
}

} // namespace

int main()
{
    std::string buffer;
    char chunk[1 << 16];
    for (ssize_t size = 0; (size = ::read(STDIN_FILENO, chunk, sizeof chunk)) > 0;) {
        buffer.append(chunk, size_t(size));
        size_t from = 0;
        for (size_t end = 0; (end = buffer.find('\n', from)) != std::string::npos; from = end + 1)
            handle(std::string_view(buffer).substr(from, end - from));
        buffer.erase(0, from);
    }
    return 0;
}
