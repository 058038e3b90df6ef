// SPDX-FileCopyrightText: 2026 The Vitrine authors
// SPDX-License-Identifier: Apache-2.0
#include "json/envelope.h"

#include <simdjson.h>

namespace Mcp {
using namespace Qt::StringLiterals;
namespace sj = simdjson;

namespace {

QByteArrayView trimmed(std::string_view token)
{
    return QByteArrayView(token.data(), qsizetype(token.size())).trimmed();
}

QByteArrayView unquoted(QByteArrayView token)
{
    return token.size() >= 2 && token.front() == '"' ? token.sliced(1, token.size() - 2)
                                                     : QByteArrayView();
}

struct Members
{
    QByteArrayView id, method, version;
    bool hasId = false, hasResult = false, hasError = false;
};

// The members of the outermost object. False: the text is not the object it seemed to be.
bool readMembers(sj::ondemand::object object, Members &out)
{
    for (auto entry : object) {
        sj::ondemand::field field;
        if (std::move(entry).get(field) != sj::SUCCESS)
            return false;
        const std::string_view key = field.escaped_key();
        sj::ondemand::value value = field.value();
        if (key == "result" || key == "error") {
            (key == "result" ? out.hasResult : out.hasError) = true;
        } else if (key == "id" || key == "method" || key == "jsonrpc") {
            sj::ondemand::json_type type;
            if (value.type().get(type) != sj::SUCCESS)
                return false;
            if (type == sj::ondemand::json_type::array || type == sj::ondemand::json_type::object) {
                out.hasId = out.hasId || key == "id";
                continue;
            }
            const QByteArrayView token = trimmed(value.raw_json_token());
            if (key == "id") {
                out.hasId = true;
                out.id = token;
            } else if (key == "method") {
                out.method = unquoted(token);
            } else {
                out.version = unquoted(token);
            }
        }
    }
    return true;
}

void classify(const Members &members, Envelope &out)
{
    using Kind = Envelope::Kind;
    using Problem = Envelope::Problem;
    out.id = members.id;
    out.method = members.method;
    out.problem = members.version == "2.0" ? Problem::None : Problem::NoVersion;
    if (!members.method.isEmpty()) {
        out.kind = members.hasId ? Kind::Request : Kind::Notification;
        if (members.hasId && (members.id.isEmpty() || members.id == "null"))
            out.problem = Problem::NullId;
    } else if (members.hasError) {
        out.kind = Kind::Error;
        if (members.hasResult)
            out.problem = Problem::ResultAndError;
    } else if (members.hasResult) {
        out.kind = Kind::Result;
    } else {
        out.kind = Kind::Invalid;
        out.problem = Problem::NotJsonRpc;
    }
}

} // namespace

qsizetype Envelope::padding()
{
    return sj::SIMDJSON_PADDING;
}

Envelope Envelope::scan(QByteArrayView bytes, qsizetype readable)
{
    Envelope out;
    if (bytes.trimmed().isEmpty())
        return out;

    thread_local sj::ondemand::parser parser;
    thread_local QByteArray copy;
    const char *data = bytes.data();
    if (readable < bytes.size() + padding()) {
        copy.resize(bytes.size() + padding());
        memcpy(copy.data(), bytes.data(), size_t(bytes.size()));
        memset(copy.data() + bytes.size(), ' ', size_t(padding()));
        data = copy.constData();
    }

    out.problem = Problem::NotJson;
    sj::ondemand::document document;
    const sj::padded_string_view view(data, size_t(bytes.size()), size_t(bytes.size() + padding()));
    if (parser.iterate(view).get(document) != sj::SUCCESS)
        return out;
    sj::ondemand::json_type type;
    if (document.type().get(type) != sj::SUCCESS)
        return out;
    if (type == sj::ondemand::json_type::array) {
        // Log lines often start with a bracket, so an array counts only if all of it is JSON.
        std::string_view raw;
        bool objects = false;
        for (auto item : document.get_array()) {
            sj::ondemand::object object;
            objects = item.get_object().get(object) == sj::SUCCESS &&
                      object.raw_json().get(raw) == sj::SUCCESS;
            if (!objects)
                return out;
        }
        if (!document.at_end())
            return out;
        out.kind = objects ? Kind::Batch : Kind::Invalid;
        out.problem = objects ? Problem::None : Problem::NotAnObject;
        return out;
    }
    if (type != sj::ondemand::json_type::object) {
        if (document.is_scalar() && Envelope::padding() > 0) {
            std::string_view token;
            // A lone word such as `Listening` is scalar-looking: only real JSON scalars count.
            const bool scalar = document.raw_json().get(token) == sj::SUCCESS && document.at_end();
            out.problem = scalar ? Problem::NotAnObject : Problem::NotJson;
        }
        return out;
    }
    sj::ondemand::object object;
    Members members;
    if (document.get_object().get(object) != sj::SUCCESS || !readMembers(object, members) ||
        !document.at_end())
        return out;
    classify(members, out);
    if (data == copy.constData() && !copy.isEmpty()) { // hand out views into the caller's bytes
        const auto rebase = [&](QByteArrayView view_) {
            return view_.isEmpty() ? view_ : bytes.sliced(view_.data() - data, view_.size());
        };
        out.id = rebase(out.id);
        out.method = rebase(out.method);
    }
    return out;
}

QString Envelope::describe(Problem problem)
{
    switch (problem) {
    case Problem::None:
        return {};
    case Problem::Empty:
        return u"empty line where a JSON-RPC message was expected"_s;
    case Problem::NotJson:
        return u"not JSON"_s;
    case Problem::NotAnObject:
        return u"JSON, but not an object"_s;
    case Problem::NotJsonRpc:
        return u"a JSON object with neither method nor result nor error"_s;
    case Problem::NullId:
        return u"a request whose id is null or not a string or number"_s;
    case Problem::ResultAndError:
        return u"both result and error in one response"_s;
    case Problem::NoVersion:
        return u"jsonrpc is missing or not \"2.0\""_s;
    }
    return {};
}

} // namespace Mcp
